import { formatRupees } from '@pravesh/messages'
import { lockApplication } from '../admission/transition.ts'
import { and, eq, sql } from '../db/drizzle.ts'
import type { Db, Tx } from '../db/index.ts'
import { application, payment, paymentEvent, receivedMoney, webhookEvent } from '../db/tables.ts'
import { institutesOf, summaryOf } from '../institute/summaries.ts'
import type { Notify } from '../mail/notify.ts'
import { withdrawRefunded } from './application-refunded.ts'
import type { GatewayRefund } from './gateway/gateway.ts'

type Money = typeof receivedMoney.$inferSelect
const now = sql`now()`
const byMoney = ({ gatewayPayment }: Money) => eq(receivedMoney.gatewayPayment, gatewayPayment)

/** The sum of refunds in these states, in paise. */
export const amountOf = (seen: readonly GatewayRefund[], ...states: GatewayRefund['status'][]): number =>
  seen.reduce((all, refund) => (states.includes(refund.status) ? all + refund.amount : all), 0)

/** How money stands that goes back; `accepted` money does not. */
export type Returned = Money['outcome'] | 'unknown'

/**
 * The one transition of money that goes back, whoever brings the news: our own request, a webhook or the reconciler. It
 * locks as paying does: application, money. `seen` is every refund of that payment that the gateway was found to
 * have. An `event` of a webhook that was taken before changes nothing.
 */
export function settleRefund(
  db: Db,
  notify: Notify,
  gatewayPayment: string,
  seen: readonly GatewayRefund[],
  event?: string,
): Promise<Returned> {
  return db.transaction(async (tx) => {
    if (event !== undefined) {
      const [first] = await tx.insert(webhookEvent).values({ id: event }).onConflictDoNothing().returning()
      if (!first) return 'unknown'
    }
    const money = await lockMoney(tx, gatewayPayment)
    if (!money) return 'unknown'
    if (money.outcome === 'refunded') return money.outcome
    const back = amountOf(seen, 'processed')
    if (back >= money.amount) return returned(tx, notify, money, seen)
    if (back > money.returnedAmount) await returnedInPart(tx, notify, money, back)
    if (amountOf(seen, 'processed', 'pending') >= money.amount) return underway(tx, notify, money, seen)
    const failed = seen.filter((refund) => refund.status === 'failed').map((refund) => refund.id)
    if (money.outcome === 'accepted' || failed.length <= money.refundFailures) return money.outcome
    return markDueAgain(tx, money, failed)
  })
}

async function lockMoney(tx: Tx, gatewayPayment: string): Promise<Money | undefined> {
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
const write = async (tx: Tx, { payment: paymentId, gatewayPayment }: Money, description: string) => {
  if (paymentId !== null)
    await tx.insert(paymentEvent).values({ payment: paymentId, source: 'refund', what: description, gatewayPayment })
}
/**
 * A part of it went back, made by hand at the gateway. Accepted money still pays for what it paid for: what the family owes is
 * settled between it and the desk.
 */
async function returnedInPart(tx: Tx, notify: Notify, money: Money, back: number): Promise<void> {
  const when = money.outcome === 'accepted' ? { refundAskedAt: now, refundSentAt: now } : {}
  await tx
    .update(receivedMoney)
    .set({ returnedAmount: back, ...when })
    .where(byMoney(money))
  const part = back - money.returnedAmount
  await write(tx, money, `refunded in part at the gateway: ${part / 100} of ${money.amount / 100} rupees`)
  if (money.payment !== null) await notifyReturned(tx, notify, { ...money, amount: part }, money.payment, `:${back}`)
}
/** Accepted money that goes back was sent back by hand at the gateway: what it paid for is no longer paid. */
async function reopened(tx: Tx, notify: Notify, money: Money): Promise<Money['reason']> {
  if (money.outcome !== 'accepted') return money.reason
  await write(tx, money, 'refunded by hand at the gateway')
  if (money.payment !== null) {
    const set = { status: 'refund_pending' as const, updatedAt: now }
    await tx.update(payment).set(set).where(eq(payment.id, money.payment))
    const note = 'The fee was refunded at the payment gateway'
    await withdrawRefunded(tx, notify, money.payment, { actor: 'Pravesh', note })
  }
  return 'requested'
}

async function underway(tx: Tx, notify: Notify, money: Money, seen: readonly GatewayRefund[]): Promise<Returned> {
  if (money.outcome === 'refund_sent') return money.outcome
  const reason = await reopened(tx, notify, money)
  const refund = seen.find((item) => item.status !== 'failed')?.id ?? money.refund
  const requestedAt = money.refundAskedAt ?? now
  await tx
    .update(receivedMoney)
    .set({ outcome: 'refund_sent', reason, refund, refundAskedAt: requestedAt, refundSentAt: now })
    .where(byMoney(money))
  await write(tx, money, `refund on its way: ${refund}`)
  return 'refund_sent'
}

/** `failed`: every refund that failed so far, the newest first, as the gateway lists them. */
async function markDueAgain(tx: Tx, money: Money, failed: readonly string[]): Promise<Returned> {
  const [refund = money.refund] = failed
  const refundFailures = failed.length
  await tx
    .update(receivedMoney)
    .set({ outcome: 'refund_due', refund, refundFailures, refundFailedAt: now, refundSentAt: null, triedAt: now })
    .where(byMoney(money))
  await write(tx, money, `refund failed at the gateway, it is due again: ${refund}`)
  return 'refund_due'
}

async function returned(tx: Tx, notify: Notify, money: Money, seen: readonly GatewayRefund[]): Promise<Returned> {
  const reason = await reopened(tx, notify, money)
  const refund = seen.find((item) => item.status === 'processed')?.id ?? money.refund
  const [requestedAt, refundSentAt] = [money.refundAskedAt ?? now, money.refundSentAt ?? now]
  await tx
    .update(receivedMoney)
    .set({
      outcome: 'refunded',
      reason,
      refund,
      refundAskedAt: requestedAt,
      refundSentAt,
      returnedAmount: money.amount,
    })
    .where(byMoney(money))
  if (money.payment === null) return 'refunded'
  await tx
    .update(payment)
    .set({ status: 'refunded', updatedAt: now })
    .where(and(eq(payment.id, money.payment), eq(payment.status, 'refund_pending')))
  await write(tx, money, `refunded: ${reason}`)
  // Of what went back before they were told.
  await notifyReturned(tx, notify, { ...money, amount: money.amount - money.returnedAmount }, money.payment)
  return 'refunded'
}

async function notifyReturned(
  tx: Tx,
  notify: Notify,
  { gatewayPayment, amount: paise }: Money,
  paymentId: number,
  part = '',
): Promise<void> {
  const { account, instituteType, instituteId } = application
  const [recipient] = await tx
    .select({ account, instituteType, instituteId })
    .from(payment)
    .innerJoin(application, eq(application.id, payment.application))
    .where(eq(payment.id, paymentId))
  if (!recipient) throw new Error('A payment without an application')
  const { name: institute } = summaryOf(await institutesOf(tx, [recipient]), recipient)
  await notify(tx, {
    account: recipient.account,
    key: `refund:${gatewayPayment}${part}`,
    render: ({ language, ...family }) => {
      const amount = formatRupees(paise / 100, language)
      return { event: 'payment.refunded', values: { ...family, institute, amount } }
    },
  })
}
