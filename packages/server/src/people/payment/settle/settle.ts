import { isClosed, type PaymentEventKind, type RefundReason } from '@pravesh/contract'
import { dayInIndia, formatDate, formatRupees } from '@pravesh/messages'
import { institutesOf, summaryOf } from '../../../catalogue/institute/summaries.ts'
import { and, eq, ne, sql } from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { payment, paymentEvent, receivedMoney, refund } from '../../../platform/db/tables.ts'
import type { Notify } from '../../../services/mail/notify.ts'
import type { Application } from '../../admission/application.ts'
import { formToSend } from '../../admission/sent.ts'
import {
  applicationPath,
  lockApplication,
  nextStepText,
  transitionApplication,
} from '../../admission/transition/transition.ts'
import { leaveCart } from '../cart.ts'
import type { GatewayPayment } from '../gateway/gateway.ts'
import { recordWebhook, type WebhookNotice } from '../gateway/webhook-event.ts'
import { nextReceipt } from '../receipt/number.ts'

export type Source = 'callback' | 'webhook' | 'reconciler'
/** `paid`: accepted for its order. `returned`: it goes back, or went. `unknown`: money for no order of ours; it goes back. */
export type Settled = 'paid' | 'returned' | 'unknown' | 'pending' | 'failed'

type Payment = typeof payment.$inferSelect
type Order = { payment: Payment; application: Application }
const now = sql`now()`

/**
 * The only transition of a payment, for every source of the news: callback, webhook or reconciler, in any order, concurrently and
 * repeated. The application is locked first, and with it its orders; `seen` is the payment at the gateway. Either the order is paid, its
 * receipt numbered and its application submitted, or none of it happens. An `event` of a webhook that was processed before changes
 * nothing.
 */
export function settle(
  db: Db,
  notify: Notify,
  seen: GatewayPayment,
  source: Source,
  event?: WebhookNotice,
): Promise<Settled> {
  return db.transaction(async (tx) => {
    if (event !== undefined && !(await recordWebhook(tx, event, seen.id))) return 'pending'
    const order = await lockOrder(tx, seen.orderId)
    const [recordedMoney] = await tx
      .select()
      .from(receivedMoney)
      .where(eq(receivedMoney.gatewayPayment, seen.id))
      .for('update')
    if (recordedMoney) return recordedMoney.outcome === 'accepted' ? 'paid' : 'returned'
    if (seen.status === 'created' || seen.status === 'authorized') return tried(tx, order, seen, source, 'attempted')
    if (seen.status === 'failed') return tried(tx, order, seen, source, 'failed')
    const reason = await whyBack(tx, order, seen)
    if (reason) return sendBack(tx, order, seen, source, reason)
    if (!order) throw new Error('Money without an order was about to be kept')
    return accept(tx, notify, order, seen, source)
  })
}

/** The order under its application's lock: every change of an order needs that lock. */
async function lockOrder(tx: Tx, gatewayOrder: string | null): Promise<Order | undefined> {
  if (gatewayOrder === null) return undefined
  const byOrder = eq(payment.gatewayOrder, gatewayOrder)
  const [linkedPayment] = await tx.select({ application: payment.application }).from(payment).where(byOrder)
  if (!linkedPayment) return undefined
  const application = await lockApplication(tx, linkedPayment.application)
  const [row] = await tx.select().from(payment).where(byOrder)
  return row && { application, payment: row }
}
type EventText = { kind: PaymentEventKind; what: string; refund?: number | undefined }
const write = (tx: Tx, { payment: { id } }: Order, seen: GatewayPayment, source: Source, event: EventText) =>
  tx.insert(paymentEvent).values({ payment: id, source, gatewayPayment: seen.id, ...event })

/** A try that brought no money yet. It never unmakes a paid order, and the same order may be tried again. */
async function tried(
  tx: Tx,
  order: Order | undefined,
  seen: GatewayPayment,
  source: Source,
  to: 'attempted' | 'failed',
) {
  const settled = to === 'failed' ? ('failed' as const) : ('pending' as const)
  const before = order?.payment.status
  if (!order || before === to || !(before === 'created' || before === 'attempted' || before === 'failed'))
    return settled
  if (before === 'failed' && to === 'attempted') return settled
  await tx.update(payment).set({ status: to, updatedAt: now }).where(eq(payment.id, order.payment.id))
  await write(tx, order, seen, source, { kind: to, what: to })
  return settled
}

/** The reason why this money must be refunded; undefined where it pays its order. */
async function whyBack(tx: Tx, order: Order | undefined, seen: GatewayPayment): Promise<RefundReason | undefined> {
  if (!order) return 'unmatched'
  const { payment: orderedPayment, application } = order
  if (seen.amount !== orderedPayment.amount || seen.currency !== orderedPayment.currency) return 'amount'
  if (orderedPayment.paidAt !== null || (await paidAlready(tx, orderedPayment))) return 'duplicate'
  if (isClosed(application.status)) return 'late'
  // It was sent back at the gateway before we took it.
  return seen.status === 'refunded' ? 'requested' : undefined
}
async function paidAlready(tx: Tx, { id, application, feesType }: Payment): Promise<boolean> {
  const sameFee = and(eq(payment.application, application), eq(payment.feesType, feesType), ne(payment.id, id))
  const [other] = await tx
    .select({ id: payment.id })
    .from(payment)
    .where(and(sameFee, eq(payment.status, 'paid')))
  return other !== undefined
}

async function sendBack(tx: Tx, order: Order | undefined, seen: GatewayPayment, source: Source, reason: RefundReason) {
  const { id: gatewayPayment, amount, currency } = seen
  // The refunds show whether the money was returned already.
  const sent = seen.status === 'refunded'
  const payer = order?.payment.id ?? null
  const recorded = await tx
    .insert(receivedMoney)
    .values({ gatewayPayment, payment: payer, amount, currency, outcome: sent ? 'refund_sent' : 'refund_due', reason })
    .onConflictDoNothing()
    .returning()
  // Another one recorded money that is for no order, and its refund, meanwhile.
  if (recorded.length === 0) return order ? ('returned' as const) : ('unknown' as const)
  const status = sent ? ({ status: 'sent', sentAt: now } as const) : {}
  const [due] = await tx
    .insert(refund)
    .values({ gatewayPayment, payment: payer, amount, reason, ...status })
    .returning({ id: refund.id })
  if (!order) return 'unknown' as const
  if (order.payment.paidAt === null)
    await tx.update(payment).set({ status: 'refund_pending', updatedAt: now }).where(eq(payment.id, order.payment.id))
  await write(tx, order, seen, source, { kind: 'returning', what: `goes back: ${reason}`, refund: due?.id })
  return 'returned' as const
}

const noNotice: Notify = async () => undefined

async function accept(tx: Tx, notify: Notify, order: Order, seen: GatewayPayment, source: Source) {
  const { id } = order.payment
  const { id: gatewayPayment, amount, currency } = seen
  const receiptNumber = await nextReceipt(tx)
  await tx
    .update(payment)
    .set({ status: 'paid', gatewayPayment, receiptNumber, paidAt: now, updatedAt: now })
    .where(eq(payment.id, id))
  await tx.insert(receivedMoney).values({ gatewayPayment, payment: id, amount, currency, outcome: 'accepted' })
  await write(tx, order, seen, source, { kind: 'captured', what: `paid: receipt ${receiptNumber}` })
  const { account, instituteType, instituteId } = order.application
  const { feesType } = order.payment
  await leaveCart(tx, { account, instituteType, instituteId, feesType }, order.application)
  const { name: institute } = summaryOf(await institutesOf(tx, [order.application]), order.application)
  // The receipt names the next step, so that one event sends one mail. A second fee, such as for counselling, finds the application
  // submitted already.
  const mover = { by: 'payment', actor: 'Payment' } as const
  const applied =
    order.application.submittedAt === null
      ? await transitionApplication(tx, noNotice, order.application, 'submitted', mover, {
          ...{ submittedAt: now, payment: id },
          ...(await formToSend(tx, order.application)),
        })
      : order.application
  await notify(tx, {
    account,
    key: `payment:${id}:received`,
    path: applicationPath(applied.id),
    render: ({ language, ...family }) => {
      const date = formatDate(dayInIndia(new Date()), language)
      const figures = { amount: formatRupees(amount / 100, language), receipt: receiptNumber, date }
      const next = nextStepText(applied, language)
      return { event: 'payment.received', values: { ...family, institute, ...figures, next } }
    },
  })
  return 'paid' as const
}
