import type { PaymentRow } from '@pravesh/contract'
import { formatDate, formatPaise } from '@pravesh/messages'
import { useLanguage, useText } from '../shell/i18n.ts'

type RefundProps = PaymentRow['refunds'][number] & {
  /** The paid amount, in paise: a smaller refund is labelled as partial. */
  paid: number
}

/** Money on its way back: how much, why, and where it is. `amount` in paise. */
export function Refund(refund: RefundProps) {
  const { amount, paid, reason, note, status, at: requestedAt, sentAt, failedAt, refundedAt, bankReference } = refund
  const text = useText<'payments'>()
  const language = useLanguage()
  const [isBack, isPart] = [status === 'refunded', amount < paid]
  const values = { amount: formatPaise(amount, language), total: formatPaise(paid, language) }
  const title = isPart
    ? text(isBack ? 'payments.partRefunded' : 'payments.partTitle', values)
    : text(isBack ? 'payments.refunded' : 'payments.refundTitle', values)
  const date = formatDate((isBack ? refundedAt : sentAt) ?? sentAt ?? requestedAt, language)
  return (
    <div className="refund">
      <p>
        <strong>{title}</strong>
      </p>
      <p className="small">{text(`payments.reason_${reason}`)}</p>
      {note && <p className="small">{note}</p>}
      <p className="small soft">{text(`payments.refund_${status}`, { date })}</p>
      {bankReference && <p className="small soft">{text('payments.bankReference', { number: bankReference })}</p>}
      {failedAt && !isBack && (
        <p className="small">{text('payments.refund_failed', { date: formatDate(failedAt, language) })}</p>
      )}
    </div>
  )
}
