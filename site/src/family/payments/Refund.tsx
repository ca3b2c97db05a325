import type { PaymentRow } from '@pravesh/contract'
import { formatDate, formatPaise } from '@pravesh/messages'
import { useLanguage, useText } from '../shell/i18n.ts'

/** Money on its way back: how much, why, and where it is. `amount` in paise. */
export function Refund({ amount, reason, status, sentAt, failedAt }: PaymentRow['refunds'][number]) {
  const text = useText<'payments'>()
  const language = useLanguage()
  const sum = formatPaise(amount, language)
  return (
    <div className="refund">
      <p>
        <strong>{text(status === 'refunded' ? 'payments.refunded' : 'payments.refundTitle', { amount: sum })}</strong>
      </p>
      <p className="small">{text(`payments.reason_${reason}`)}</p>
      <p className="small soft">
        {status === 'sent'
          ? text('payments.refund_sent', { date: formatDate(sentAt ?? '', language) })
          : text(`payments.refund_${status}`)}
      </p>
      {failedAt && status !== 'refunded' && (
        <p className="small">{text('payments.refund_failed', { date: formatDate(failedAt, language) })}</p>
      )}
    </div>
  )
}
