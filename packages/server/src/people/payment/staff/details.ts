import { ApiError, accountOpenMinutes, applicationTransitions, type StaffPaymentDetails } from '@pravesh/contract'
import { asc, eq } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import {
  application,
  bankDetail,
  payment,
  paymentEvent,
  receivedMoney,
  refund,
  webhookEvent,
} from '../../../platform/db/tables.ts'
import type { RefundRecord } from '../refund/match.ts'
import { sumOf } from '../refund/settle.ts'
import { withUsernames } from './name.ts'
import { getPaymentAsStaff } from './staff.ts'
import { paymentTimeline } from './timeline.ts'

/** Where the payer would have the money of a refund that cannot go back the way it came, masked. */
async function loadRefundAccount(db: Db, account: number): Promise<StaffPaymentDetails['refundAccount']> {
  const { holder, lastFour, ifsc } = bankDetail
  const [saved] = await db.select({ holder, lastFour, ifsc }).from(bankDetail).where(eq(bankDetail.account, account))
  return saved ?? null
}

/** Refunds with their requesters as administrators see them. */
async function withRequesters(db: Db, refunds: readonly RefundRecord[]): Promise<RefundRecord[]> {
  const requesters = refunds.map((row) => ({ row, actor: row.requestedBy, actorAccount: row.requestedAccount }))
  return (await withUsernames(db, requesters)).map(({ row, actor }) => ({ ...row, requestedBy: actor }))
}

/** Refunds that wait for a second person. */
const waitingRefundsOf = (refunds: readonly RefundRecord[], viewer: number): StaffPaymentDetails['waitingRefunds'] =>
  refunds
    .filter(({ status }) => status === 'waiting')
    .map(({ id, amount, note, withdraw, requestedBy, requestedAccount, at }) => ({
      ...{ id, amount, withdraw, reason: note ?? '', askedBy: requestedBy ?? '', askedAt: at },
      isOwn: requestedAccount === viewer,
    }))

type PaymentEvent = typeof paymentEvent.$inferSelect
const isAllowedNow = ({ accountAllowedAt }: RefundRecord) =>
  accountAllowedAt !== null && Date.parse(accountAllowedAt) > Date.now() - accountOpenMinutes * 60_000

/** A refund that failed at the gateway: who wants to open the account for it, and whether the viewer did open it. */
function failedRefundOf(
  row: RefundRecord,
  events: readonly PaymentEvent[],
  viewer: number,
): StaffPaymentDetails['failedRefunds'][number] {
  const { id, amount, heldAt, accountAskedBy: asker } = row
  const own = events.filter((event) => event.refund === id)
  const asked = own.findLast(({ kind }) => kind === 'refund_account_asked')
  return {
    ...{ id, amount, isHeld: heldAt !== null },
    isOpenedBySelf: own.some(({ kind, actorAccount }) => kind === 'refund_held' && actorAccount === viewer),
    accountRequest:
      asker === null || !asked
        ? null
        : {
            ...{ asker, askedBy: asked.actor ?? '', reason: asked.what, askedAt: asked.at },
            ...{ isAllowed: isAllowedNow(row), isOwn: asker === viewer },
          },
  }
}

/** A payment for administrators: payer, application, refundable amount and history. NOT_FOUND where there is none. `viewer`: the caller's account. */
export async function getPaymentDetails(db: Db, id: number, viewer: number): Promise<StaffPaymentDetails> {
  const summary = await getPaymentAsStaff(db, id)
  const [paidFor] = await db
    .select({ status: application.status, payment: application.payment })
    .from(payment)
    .innerJoin(application, eq(application.id, payment.application))
    .where(eq(payment.id, id))
  if (!summary || !paidFor) throw new ApiError('NOT_FOUND')
  const events = await db.select().from(paymentEvent).where(eq(paymentEvent.payment, id)).orderBy(asc(paymentEvent.id))
  const refunds = await db.select().from(refund).where(eq(refund.payment, id)).orderBy(asc(refund.id))
  const webhooks = await db
    .select({ at: webhookEvent.at, name: webhookEvent.name, gatewayPayment: webhookEvent.gatewayPayment })
    .from(webhookEvent)
    .innerJoin(receivedMoney, eq(receivedMoney.gatewayPayment, webhookEvent.gatewayPayment))
    .where(eq(receivedMoney.payment, id))
  // A double payment, or one with another amount, is refunded as a whole automatically: no refund of it can be requested.
  const ofFee = refunds.filter((row) => row.gatewayPayment === summary.paymentId)
  const paid = summary.paidAt === null ? 0 : summary.amount
  const [refunded, pending] = [sumOf(ofFee, 'refunded'), sumOf(ofFee, 'due', 'sent')]
  const namedEvents = await withUsernames(db, events)
  const named = await withRequesters(db, refunds)
  const failed = refunds.filter(({ status, failedAt }) => status === 'due' && failedAt !== null)
  return {
    ...summary,
    applicationStatus: paidFor.status,
    withdrawable:
      paidFor.payment === id && (applicationTransitions[paidFor.status].withdrawn?.includes('admin') ?? false),
    sums: { paid, refunded, pending, left: Math.max(0, paid - refunded - pending - sumOf(ofFee, 'waiting')) },
    waitingRefunds: waitingRefundsOf(named, viewer),
    failedRefunds: failed.map((row) => failedRefundOf(row, namedEvents, viewer)),
    refundAccount: failed.length > 0 ? await loadRefundAccount(db, summary.payer.account) : null,
    timeline: paymentTimeline(summary, namedEvents, named, webhooks),
  }
}
