import { dayInIndia, formatDate } from '@pravesh/messages'
import { expiryOf } from '../../../lib/family/expiry.ts'
import { useLanguage, useText } from '../../shell/i18n.ts'

/** Validity of a document; an expired one, or one that expires within 30 days, is highlighted. */
export function Expiry({ day }: { day: string }) {
  const text = useText<'documents'>()
  const date = formatDate(day, useLanguage())
  const found = expiryOf(day, dayInIndia(new Date()))
  if (!found) return <span className="tag">{text('documents.goodUntil', { date })}</span>
  const { state, days } = found
  const soonText = days === 0 ? text('documents.expiresToday') : text('documents.expiresSoon', { days })
  return <span className="tag urgent">{state === 'expired' ? text('documents.expired', { date }) : soonText}</span>
}
