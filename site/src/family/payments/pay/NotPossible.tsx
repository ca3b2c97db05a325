import { pathIn } from '../../../lib/page/language.ts'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { useLanguage, useText } from '../../shell/i18n.ts'
import type { PaymentStatus } from './payment-status.ts'

/** The institute takes no fee today. */
export function NotAdmitting({ name, admitting }: Extract<PaymentStatus, { status: 'not-taken' }>) {
  const text = useText<'pay' | 'choices'>()
  const reason = text(`choices.admitting_${admitting}`)
  return (
    <EmptyState
      picture="purse"
      title={text('pay.notTakenTitle', { name })}
      lead={text('pay.notTaken', { why: reason })}
    >
      <ToCart />
    </EmptyState>
  )
}

/** The address names no fee that this account has anything to do with. */
export function Unknown() {
  const text = useText<'pay'>()
  return (
    <EmptyState picture="purse" title={text('pay.unknownTitle')} lead={text('pay.unknown')}>
      <ToCart />
    </EmptyState>
  )
}

function ToCart() {
  const text = useText<'pay'>()
  return (
    <a className="button main" href={pathIn(useLanguage(), '/student/cart')}>
      {text('pay.toCart')}
    </a>
  )
}
