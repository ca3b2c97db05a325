import { pathIn } from '../../lib/language.ts'
import { useLanguage, useText } from '../shell/spoken.ts'
import type { Standing } from './standing.ts'

/** The institute takes no fee today. */
export function NotTaken({ name, admitting }: Extract<Standing, { is: 'not-taken' }>) {
  const text = useText<'pay' | 'choices'>()
  const why = text(`choices.admitting_${admitting}`)
  return (
    <div className="empty">
      <h2>{text('pay.notTakenTitle', { name })}</h2>
      <p>{text('pay.notTaken', { why })}</p>
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
