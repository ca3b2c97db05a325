import type { PaymentRow, PaymentTimelineEntry } from '@pravesh/contract'
import type { paymentEvent } from '../../../platform/db/tables.ts'
import type { RefundRecord } from '../refund/match.ts'

type PaymentEvent = typeof paymentEvent.$inferSelect
type Webhook = { at: string; name: string | null; gatewayPayment: string | null }

const blank = {
  source: null,
  reference: null,
  refund: null,
  amount: null,
  reason: null,
  note: null,
  actor: null,
  bankReference: null,
} as const

/** Details of a step of a refund: requester and reason at the request, the bank's number at the end. */
function refundPart(kind: PaymentTimelineEntry['kind'], row: RefundRecord | undefined) {
  if (!row) return {}
  const { id, amount, reason, note, requestedBy, bankReference, gatewayRefund } = row
  const summary = { refund: id, amount, reason }
  if (kind === 'refund_requested' || kind === 'refund_waiting') return { ...summary, note, actor: requestedBy }
  if (kind === 'refund_transferred') return { ...summary, bankReference }
  if (kind === 'refunded') return { ...summary, reference: gatewayRefund, bankReference }
  return kind === 'refund_sent' ? { ...summary, reference: gatewayRefund } : summary
}

function entriesOf(
  event: PaymentEvent,
  refunds: ReadonlyMap<number, RefundRecord>,
  payment: Pick<PaymentRow, 'receiptNumber' | 'orderId' | 'amount'>,
): PaymentTimelineEntry[] {
  const { at, kind, source, gatewayPayment } = event
  const entry = { ...blank, at, kind, source }
  if (kind === 'ordered') return [{ ...entry, reference: payment.orderId }]
  if (kind === 'captured')
    return [
      { ...entry, reference: gatewayPayment, amount: payment.amount },
      { ...blank, at, kind: 'receipt', reference: payment.receiptNumber },
    ]
  const row = event.refund === null ? undefined : refunds.get(event.refund)
  const note = kind === 'refund_declined' || kind === 'refund_account_asked' ? event.what : null
  return [{ ...entry, reference: gatewayPayment, actor: event.actor, note, ...refundPart(kind, row) }]
}

/** All that happened to a payment, the oldest first: its events, its webhooks and the steps of its refunds. */
export function paymentTimeline(
  payment: PaymentRow,
  events: readonly PaymentEvent[],
  refunds: readonly RefundRecord[],
  webhooks: readonly Webhook[],
): PaymentTimelineEntry[] {
  const refundById = new Map(refunds.map((row) => [row.id, row]))
  const received = webhooks.map(
    ({ at, name, gatewayPayment }): PaymentTimelineEntry => ({
      ...blank,
      ...{ at, kind: 'webhook', source: 'webhook', reference: name ?? gatewayPayment },
    }),
  )
  const entries = [
    { ...blank, at: payment.createdAt, kind: 'created' as const, amount: payment.amount },
    ...received,
    ...events.flatMap((event) => entriesOf(event, refundById, payment)),
  ]
  return entries.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
}
