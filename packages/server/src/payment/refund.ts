import { ApiError } from '@pravesh/contract'
import { lockApplication, type MovedBy } from '../admission/transition.ts'
import { and, asc, eq, gt, isNull, lt, or, sql } from '../db/drizzle.ts'
import type { Db } from '../db/index.ts'
import { payment, paymentEvent, receivedMoney } from '../db/tables.ts'
import { enqueue, jobKind } from '../jobs/queue.ts'
import { type Handled, handle } from '../jobs/run.ts'
import { tryEach } from '../jobs/try-each.ts'
import type { Notify } from '../mail/notify.ts'
import { withdrawRefunded } from './application-refunded.ts'
import type { Gateway } from './gateway/gateway.ts'
import { amountOf, type Returned, settleRefund } from './refund-settle.ts'

const now = sql`now()`
type RefundParts = { db: Db; gateway: Gateway; notify: Notify }

/**
 * Sends back what is due, oldest first; answers how many went. A piece is taken by one for a minute, and rests longer each
 * time that the gateway failed at it; should two ask the
 * gateway all the same, the key makes it one refund. `only` names one payment of the gateway. What fails stays due and is
 * thrown once the others were tried.
 */
export async function sendRefunds({ db, gateway, notify }: RefundParts, only?: string): Promise<number> {
  const { attempt, end } = tryEach()
  let sent = 0
  for (let due = await claimDueRefund(db, only); due; due = await claimDueRefund(db, only)) {
    const { gatewayPayment: id, amount, failures } = due
    await attempt(async () => {
      // Some of it may have gone back by hand at the gateway, which sends no more than was paid.
      const seen = await gateway.refundsOf(id)
      const rest = amount - amountOf(seen, 'pending', 'processed')
      // A refund that failed has used its key up; so has one of another amount.
      const key = ['refund', id, ...(failures > 0 ? [failures] : []), ...(rest < amount ? [`of-${rest}`] : [])].join(
        '-',
      )
      const requestedRefunds = rest > 0 ? [await gateway.refund({ id, amount: rest }, key)] : []
      const others = seen.filter((refund) => refund.id !== requestedRefunds[0]?.id)
      const now = await settleRefund(db, notify, id, [...requestedRefunds, ...others])
      if (now !== 'refund_due') sent++
    })
  }
  end()
  return sent
}

async function claimDueRefund(db: Db, only: string | undefined) {
  const failures = receivedMoney.refundFailures
  return db.transaction(async (tx) => {
    const rest = sql`interval '1 minute' * case ${failures} when 0 then 1 else least(60 * ${failures}, 1440) end`
    const untried = or(isNull(receivedMoney.triedAt), lt(receivedMoney.triedAt, sql`now() - ${rest}`))
    const onlyPayment = only === undefined ? undefined : eq(receivedMoney.gatewayPayment, only)
    const [due] = await tx
      .select({ gatewayPayment: receivedMoney.gatewayPayment, amount: receivedMoney.amount, failures })
      .from(receivedMoney)
      .where(and(eq(receivedMoney.outcome, 'refund_due'), untried, onlyPayment))
      .orderBy(asc(receivedMoney.at))
      .limit(1)
      .for('update', { skipLocked: true })
    if (due)
      await tx.update(receivedMoney).set({ triedAt: now }).where(eq(receivedMoney.gatewayPayment, due.gatewayPayment))
    return due
  })
}

/**
 * Asks the gateway about refunds that are on their way, and settles what became of them; answers how many it asked about.
 * What fails is thrown once the others were tried.
 */
export async function checkRefunds(parts: RefundParts, batch = 200): Promise<number> {
  const { attempt, end } = tryEach()
  let checkedCount = 0
  for (let last = ''; ; ) {
    const rows = await parts.db
      .select({ id: receivedMoney.gatewayPayment })
      .from(receivedMoney)
      .where(and(eq(receivedMoney.outcome, 'refund_sent'), gt(receivedMoney.gatewayPayment, last)))
      .orderBy(asc(receivedMoney.gatewayPayment))
      .limit(batch)
    for (const { id } of rows) await attempt(() => checkRefund(parts, id))
    checkedCount += rows.length
    if (rows.length < batch) break
    last = rows.at(-1)?.id ?? last
  }
  end()
  return checkedCount
}
/** Asks the gateway about the refunds of one payment, and settles what it says. */
export const checkRefund = async (
  { db, gateway, notify }: RefundParts,
  id: string,
  event?: string,
): Promise<Returned> => settleRefund(db, notify, id, await gateway.refundsOf(id), event)

const sendRefund = jobKind<{ gatewayPayment: string }>('send-refund')
/** Sends one refund that was asked for. Where no gateway is set, or it is down, the money stays due: the reconciler sends it. */
export const sendRefundHandler = (parts: Omit<RefundParts, 'gateway'> & { gateway: Gateway | undefined }): Handled =>
  handle(
    sendRefund,
    async ({ gatewayPayment }) => {
      const { gateway } = parts
      if (gateway) await sendRefunds({ ...parts, gateway }, gatewayPayment)
    },
    { urgent: true, maxJobs: 1 },
  )

/**
 * Takes a paid fee back at somebody's request: the money becomes due and the application that it submitted is withdrawn,
 * together; a job then sends it. An application that came to its end in another way stays where it ended. CONFLICT where
 * the payment is not paid.
 */
export async function requestRefund(
  db: Db,
  notify: Notify,
  id: number,
  mover: Omit<MovedBy, 'by'> & { note: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [refundedPayment] = await tx
      .select({ application: payment.application })
      .from(payment)
      .where(eq(payment.id, id))
    if (!refundedPayment) throw new ApiError('NOT_FOUND')
    await lockApplication(tx, refundedPayment.application)
    const [fee] = await tx.select().from(payment).where(eq(payment.id, id))
    if (fee?.status !== 'paid' || fee.gatewayPayment === null)
      throw new ApiError('CONFLICT', { message: 'Only a paid fee can be refunded' })
    await tx.update(payment).set({ status: 'refund_pending', updatedAt: now }).where(eq(payment.id, id))
    await tx
      .update(receivedMoney)
      .set({ outcome: 'refund_due', reason: 'requested', refundAskedAt: now })
      .where(eq(receivedMoney.gatewayPayment, fee.gatewayPayment))
    await tx
      .insert(paymentEvent)
      .values({ payment: id, source: 'staff', what: `refund asked for by ${mover.actor}: ${mover.note}` })
    await withdrawRefunded(tx, notify, id, mover)
    const { gatewayPayment } = fee
    await enqueue(tx, sendRefund, { gatewayPayment }, { key: `send-refund:${gatewayPayment}` })
  })
}
