import { pathIn } from '../../../lib/page/language.ts'
import { useLanguage, useText } from '../../shell/i18n.ts'
import type { PaymentStatus } from './payment-status.ts'

/** The institute takes no fee today. */
export function NotAdmitting({ name, admitting }: Extract<PaymentStatus, { status: 'not-taken' }>) {
  const text = useText<'pay' | 'choices'>()
  const reason = text(`choices.admitting_${admitting}`)
  return (
    <div className="empty">
      <h2>{text('pay.notTakenTitle', { name })}</h2>
      <p>{text('pay.notTaken', { why: reason })}</p>
      <ToCart />
    </div>
  )
}

/** The address names no fee that this account has anything to do with. */
export function Unknown() {
  const text = useText<'pay'>()
  return (
    <div className="empty">
      <h2>{text('pay.unknownTitle')}</h2>
      <p>{text('pay.unknown')}</p>
      <ToCart />
    </div>
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
