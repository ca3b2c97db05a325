import { ApiError } from '@pravesh/contract'
import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { lockApplication, moveApplication } from '../admission/move.ts'
import type { Tell } from '../admission/tell.ts'
import type { Db } from '../db/index.ts'
import { payment, paymentEvent, receivedMoney } from '../db/tables.ts'
import type { Gateway } from './gateway/gateway.ts'

const now = sql`now()` as never

/**
 * Sends back what is due, oldest first; answers how many went. A piece is taken by one for a minute; should two ask the
 * gateway all the same, the key makes it one refund. `only` names one payment of the gateway.
 */
export async function sendRefunds(db: Db, gateway: Gateway, only?: string): Promise<number> {
  let sent = 0
  for (let due = await takeDue(db, only); due; due = await takeDue(db, only)) {
    const { gatewayPayment: id, amount } = due
    const refund = await gateway.refund({ id, amount }, `refund-${id}`)
    await noteRefunded(db, id, refund)
    sent++
  }
  return sent
}

async function takeDue(db: Db, only: string | undefined) {
  return db.transaction(async (tx) => {
    const untried = or(isNull(receivedMoney.triedAt), lt(receivedMoney.triedAt, sql`now() - interval '1 minute'`))
    const named = only === undefined ? undefined : eq(receivedMoney.gatewayPayment, only)
    const [due] = await tx
      .select({ gatewayPayment: receivedMoney.gatewayPayment, amount: receivedMoney.amount })
      .from(receivedMoney)
      .where(and(eq(receivedMoney.outcome, 'refund_due'), untried, named))
      .orderBy(asc(receivedMoney.at))
      .limit(1)
      .for('update', { skipLocked: true })
    if (due)
      await tx.update(receivedMoney).set({ triedAt: now }).where(eq(receivedMoney.gatewayPayment, due.gatewayPayment))
    return due
  })
}

async function noteRefunded(db: Db, id: string, refund: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [done] = await tx
      .update(receivedMoney)
      .set({ outcome: 'refunded', refund })
      .where(and(eq(receivedMoney.gatewayPayment, id), eq(receivedMoney.outcome, 'refund_due')))
      .returning()
    if (!done || done.payment === null) return
    await tx
      .update(payment)
      .set({ status: 'refunded', updatedAt: now })
      .where(and(eq(payment.id, done.payment), eq(payment.status, 'refund_pending')))
    await tx
      .insert(paymentEvent)
      .values({ payment: done.payment, source: 'refund', what: `refunded: ${done.reason}`, gatewayPayment: id })
  })
}

/**
 * Takes a paid fee back at somebody's request: the money becomes due and the application that it submitted is withdrawn,
 * together. `sendRefunds` then sends it. CONFLICT where the payment is not paid.
 */
export async function requestRefund(
  db: Db,
  tell: Tell,
  id: number,
  by: { actor: string; note: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [known] = await tx.select({ application: payment.application }).from(payment).where(eq(payment.id, id))
    if (!known) throw new ApiError('NOT_FOUND')
    const application = await lockApplication(tx, known.application)
    const [held] = await tx.select().from(payment).where(eq(payment.id, id)).for('update')
    if (held?.status !== 'paid' || held.gatewayPayment === null)
      throw new ApiError('CONFLICT', { message: 'Only a paid fee can be refunded' })
    await tx.update(payment).set({ status: 'refund_pending', updatedAt: now }).where(eq(payment.id, id))
    await tx
      .update(receivedMoney)
      .set({ outcome: 'refund_due', reason: 'requested' })
      .where(eq(receivedMoney.gatewayPayment, held.gatewayPayment))
    await tx.insert(paymentEvent).values({ payment: id, source: 'staff', what: `refund asked for by ${by.actor}` })
    // Without the fee that submitted it, an application does not stand.
    if (application.payment === id && application.status !== 'withdrawn')
      await moveApplication(tx, tell, application, 'withdrawn', { by: 'family', ...by })
  })
}
