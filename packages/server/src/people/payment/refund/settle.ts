import type { PaymentEventKind, SecurityEvent } from '@pravesh/contract'
import { and, asc, eq, type PgUpdateSetSource, sql } from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { payment, paymentEvent, receivedMoney, refund } from '../../../platform/db/tables.ts'
import type { Notify } from '../../../services/mail/notify.ts'
import { lockApplication } from '../../admission/transition/transition.ts'
import { recordOfGateway } from '../../security-log/record.ts'
import type { GatewayRefund } from '../gateway/gateway.ts'
import { recordWebhook, type WebhookNotice } from '../gateway/webhook-event.ts'
import { withdrawRefunded } from './application-refunded.ts'
import { notifyRefunded } from './mail.ts'
import { matchRefunds, type RefundRecord } from './match.ts'

type Money = typeof receivedMoney.$inferSelect
type RefundChange = PgUpdateSetSource<typeof refund>
export type Step = { tx: Tx; notify: Notify; money: Money }
const now = sql`now()`

/** The sum of refunds in these states, in paise. */
export const sumOf = (rows: readonly RefundRecord[], ...states: RefundRecord['status'][]): number =>
  rows.reduce((sum, row) => (states.includes(row.status) ? sum + row.amount : sum), 0)

/** State of money that is refunded; `accepted` money is ours, in whole or in part. */
export type Returned = Money['outcome'] | 'unknown'

/**
 * The only transition of a refund, for every source of the news: our own request, a webhook or the reconciler. Locks in the order of
 * payments: application, then money. `seen` contains every refund of that payment at the gateway. An `event` of a webhook that was
 * processed before changes nothing.
 */
export function settleRefund(
  db: Db,
  notify: Notify,
  gatewayPayment: string,
  seen: readonly GatewayRefund[],
  event?: WebhookNotice,
): Promise<Returned> {
  return db.transaction(async (tx) => {
    if (event !== undefined && !(await recordWebhook(tx, event, gatewayPayment))) return 'unknown'
    const money = await lockMoney(tx, gatewayPayment)
    if (!money) return 'unknown'
    const step = { tx, notify, money }
    const rows = await refundsOf(tx, gatewayPayment)
    const { matched, byHand } = matchRefunds(rows, seen)
    for (const row of rows) await update(step, row, matched.get(row.id) ?? [])
    if (money.outcome !== 'refunded') for (const item of byHand) await recordByHand(step, item)
    return close(step, byHand.length > 0)
  })
}

/** Refunds of one payment of the gateway, the oldest first. */
export const refundsOf = (db: Db | Tx, gatewayPayment: string): Promise<RefundRecord[]> =>
  db.select().from(refund).where(eq(refund.gatewayPayment, gatewayPayment)).orderBy(asc(refund.id))

/** Locks the money of a payment at the gateway, after the application that it pays for. */
export async function lockMoney(tx: Tx, gatewayPayment: string): Promise<Money | undefined> {
  const condition = eq(receivedMoney.gatewayPayment, gatewayPayment)
  const [linkedPayment] = await tx
    .select({ application: payment.application })
    .from(receivedMoney)
    .innerJoin(payment, eq(payment.id, receivedMoney.payment))
    .where(condition)
  if (linkedPayment) await lockApplication(tx, linkedPayment.application)
  const [money] = await tx.select().from(receivedMoney).where(condition).for('update')
  return money
}

/** Steps of a refund at the gateway that stand in the security log too. */
const loggedKinds: Partial<Record<PaymentEventKind, SecurityEvent['kind']>> = {
  refunded: 'refund-done',
  refund_failed: 'refund-failed',
}
async function change(
  { tx, money }: Step,
  { id }: Pick<RefundRecord, 'id'>,
  set: RefundChange,
  kind: PaymentEventKind,
  description: string,
): Promise<void> {
  await tx.update(refund).set(set).where(eq(refund.id, id))
  const { payment: paymentId, gatewayPayment } = money
  const event = loggedKinds[kind]
  if (event) await recordOfGateway(tx, event, { refund: id, ...(paymentId !== null && { payment: paymentId }) })
  if (paymentId !== null)
    await tx
      .insert(paymentEvent)
      .values({ payment: paymentId, source: 'refund', kind, what: description, gatewayPayment, refund: id })
}

/** Updates one refund to its state at the gateway. A completed refund never changes; a failed attempt becomes due again, once. */
async function update(step: Step, row: RefundRecord, seen: readonly GatewayRefund[]): Promise<void> {
  const processed = seen.find(({ status }) => status === 'processed')
  // News of a try that is known to have failed comes late.
  const pending = seen.find(({ id, status }) => status === 'pending' && !row.failedRefunds.includes(id))
  const failed = seen.filter(({ id, status }) => status === 'failed' && !row.failedRefunds.includes(id))
  const live = processed ?? pending
  const sent = live && { gatewayRefund: live.id, amount: live.amount, sentAt: row.sentAt ?? now }
  if (row.status === 'refunded') {
    const bankReference = processed?.bankReference ?? null
    if (bankReference !== null && bankReference !== row.bankReference)
      await step.tx.update(refund).set({ bankReference }).where(eq(refund.id, row.id))
  } else if (processed) {
    const set: RefundChange = { ...sent, status: 'refunded', refundedAt: now, bankReference: processed.bankReference }
    await change(step, row, set, 'refunded', `refunded: ${row.reason}`)
    await notifyRefunded(step.tx, step.notify, { ...row, amount: processed.amount })
  } else if (pending) {
    if (row.status !== 'sent' || row.gatewayRefund === null)
      await change(step, row, { ...sent, status: 'sent' }, 'refund_sent', `refund on its way: ${pending.id}`)
  } else if (failed[0] && row.status !== 'cancelled') {
    const failedRefunds = [...row.failedRefunds, ...failed.map(({ id }) => id)]
    const set: RefundChange = {
      status: 'due',
      gatewayRefund: failed[0].id,
      failedRefunds,
      failedAt: now,
      sentAt: null,
      triedAt: now,
    }
    const description = `refund failed at the gateway, it is due again: ${failed[0].id}`
    await change(step, row, set, 'refund_failed', description)
  }
}

/** Records a refund that was made by hand at the gateway: unsent refunds of ours are reduced, so that no more is sent than was paid. */
async function recordByHand(step: Step, seen: GatewayRefund): Promise<void> {
  const { tx, money } = step
  const { gatewayPayment, payment: paymentId } = money
  const reason = money.reason ?? 'requested'
  const [row] = await tx
    .insert(refund)
    .values({ gatewayPayment, payment: paymentId, amount: seen.amount, reason, gatewayRefund: seen.id })
    .returning()
  if (!row) throw new Error('An insert answered no row')
  const rows = await refundsOf(tx, gatewayPayment)
  let excess = sumOf(rows, 'due', 'sent', 'refunded') - money.amount
  const isWaiting = ({ id, status, gatewayRefund }: RefundRecord) =>
    id !== row.id && (status === 'due' || (status === 'sent' && gatewayRefund === null))
  for (const other of rows.toReversed().filter(isWaiting)) {
    if (excess <= 0) break
    const rest = other.amount - excess
    excess -= other.amount
    if (rest > 0) await tx.update(refund).set({ amount: rest }).where(eq(refund.id, other.id))
    else await change(step, other, { status: 'cancelled' }, 'refund_cancelled', 'went back by hand at the gateway')
  }
  await update(step, row, [seen])
}

/**
 * Updates the money, and the payment that it paid, to the state of its refunds. Accepted money with a partial refund still pays for its
 * purpose; where the last part was sent by hand at the gateway, the application is withdrawn.
 */
export async function close({ tx, notify, money }: Step, byHand: boolean): Promise<Returned> {
  const rows = await refundsOf(tx, money.gatewayPayment)
  const { amount, payment: paymentId } = money
  const isAll = sumOf(rows, 'due', 'sent', 'refunded') >= amount
  if (!isAll && money.outcome === 'accepted') return money.outcome
  const isSent = isAll && sumOf(rows, 'due') === 0
  const outcome = sumOf(rows, 'refunded') >= amount ? 'refunded' : isSent ? 'refund_sent' : 'refund_due'
  if (outcome === money.outcome) return outcome
  const reason = money.reason ?? 'requested'
  await tx.update(receivedMoney).set({ outcome, reason }).where(eq(receivedMoney.gatewayPayment, money.gatewayPayment))
  if (paymentId === null) return outcome
  if (money.outcome === 'accepted') {
    const set = { status: 'refund_pending' as const, updatedAt: now }
    await tx.update(payment).set(set).where(eq(payment.id, paymentId))
    const note = 'The fee was refunded at the payment gateway'
    if (byHand) await withdrawRefunded(tx, notify, paymentId, { actor: 'Pravesh', note })
  }
  if (outcome === 'refunded')
    await tx
      .update(payment)
      .set({ status: 'refunded', updatedAt: now })
      .where(and(eq(payment.id, paymentId), eq(payment.status, 'refund_pending')))
  return outcome
}
