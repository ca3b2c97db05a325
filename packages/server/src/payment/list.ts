import type { PaymentRow } from '@pravesh/contract'
import { courseSummaries } from '../admission/course.ts'
import { anyOf } from '../db/any-of.ts'
import { asc, desc, eq, type SQL } from '../db/drizzle.ts'
import type { Db } from '../db/index.ts'
import { application, child, payment, paymentEvent, receivedMoney } from '../db/tables.ts'
import { institutesOf, summaryFields } from '../institute/summaries.ts'

function refundIn(money: typeof receivedMoney.$inferSelect): PaymentRow['refunds'] {
  const { gatewayPayment: paymentId, returnedAmount, outcome } = money
  const { refundAskedAt: requestedAt, refundSentAt: sentAt, refundFailedAt: failedAt } = money
  const times = { at: requestedAt ?? money.at, sentAt, failedAt }
  // A part of what was accepted went back, by hand at the gateway.
  if (outcome === 'accepted')
    return returnedAmount > 0
      ? [{ paymentId, amount: returnedAmount, reason: 'requested', status: 'refunded', ...times }]
      : []
  if (money.reason === null) throw new Error('Money goes back without a reason')
  const status = ({ refund_due: 'due', refund_sent: 'sent', refunded: 'refunded' } as const)[outcome]
  return [{ paymentId, amount: money.amount, reason: money.reason, status, ...times }]
}
/** Payments with what happened to them, newest first unless told. */
export async function paymentRows(
  db: Db,
  where: SQL | undefined,
  { limit, offset, order }: { limit: number; offset: number; order?: SQL } = { limit: 1, offset: 0 },
): Promise<PaymentRow[]> {
  const rows = await db
    .select({ payment, application, childName: child.name })
    .from(payment)
    .innerJoin(application, eq(application.id, payment.application))
    .leftJoin(child, eq(child.id, application.child))
    .where(where)
    .orderBy(order ?? desc(payment.id))
    .limit(limit)
    .offset(offset)
  const ids = rows.map((r) => r.payment.id)
  if (ids.length === 0) return []
  const ofPayments = anyOf(paymentEvent.payment, ids)
  const events = await db.select().from(paymentEvent).where(ofPayments).orderBy(asc(paymentEvent.id))
  const moneys = await db.select().from(receivedMoney).where(anyOf(receivedMoney.payment, ids))
  const keys = rows.map((r) => r.application)
  const names = await institutesOf(db, keys)
  const courseOf = await courseSummaries(db, keys)
  return rows.map(({ payment: p, application: a, childName }) => ({
    id: p.id,
    orderId: p.gatewayOrder,
    paymentId: p.gatewayPayment,
    feesType: p.feesType,
    instituteType: a.instituteType,
    instituteId: a.instituteId,
    ...summaryFields(names, a),
    application: a.id,
    child: a.child,
    childName,
    ...courseOf(a),
    amount: p.amount,
    currency: p.currency,
    status: p.status,
    receiptNumber: p.receiptNumber,
    paidAt: p.paidAt,
    createdAt: p.createdAt,
    events: events
      .filter((e) => e.payment === p.id)
      .map(({ at: time, what: description }) => ({ at: time, what: description })),
    refunds: moneys.flatMap((money) => (money.payment === p.id ? refundIn(money) : [])),
  }))
}
