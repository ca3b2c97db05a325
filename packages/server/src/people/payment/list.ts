import type { PaymentEventKind, PaymentRow } from '@pravesh/contract'
import type { Language } from '@pravesh/messages'
import { institutesOf, summaryFields } from '../../catalogue/institute/summaries.ts'
import { asc, desc, eq, type SQL } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'
import { anyOf } from '../../platform/db/statements/any-of.ts'
import { application, child, payment, paymentEvent, refund } from '../../platform/db/tables.ts'
import { courseSummaries } from '../admission/form/course.ts'

/** A refund as its family reads it; none of one that gave way to another, or that no second person approved. */
function publicRefund(row: typeof refund.$inferSelect): PaymentRow['refunds'] {
  const { id, gatewayPayment: paymentId, amount, reason, note, status, at: requestedAt } = row
  const { sentAt, failedAt, refundedAt, bankReference } = row
  if (status === 'cancelled' || status === 'waiting' || status === 'declined') return []
  return [{ id, paymentId, amount, reason, note, status, at: requestedAt, sentAt, failedAt, refundedAt, bankReference }]
}
/** Steps that are staff's own: until a refund is approved, its family reads nothing of it. */
const internalKinds: readonly PaymentEventKind[] = [
  'refund_waiting',
  'refund_declined',
  'refund_account_asked',
  'refund_account_allowed',
]
/** Payments with their history, newest first by default. */
export async function paymentRows(
  db: Db,
  where: SQL | undefined,
  { limit, offset, order }: { limit: number; offset: number; order?: SQL } = { limit: 1, offset: 0 },
  language: Language = 'en',
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
  const refunds = await db.select().from(refund).where(anyOf(refund.payment, ids)).orderBy(asc(refund.id))
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
    ...summaryFields(names, a, language),
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
      .filter((e) => e.payment === p.id && !internalKinds.includes(e.kind))
      .map(({ at: time, what: description }) => ({ at: time, what: description })),
    refunds: refunds.flatMap((row) => (row.payment === p.id ? publicRefund(row) : [])),
  }))
}
