import { and, eq, gt, isNull, ne, sql } from '../../../platform/db/drizzle.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { adminAccount, refund } from '../../../platform/db/tables.ts'
import { enqueue } from '../../../services/jobs/queue.ts'
import type { MovedBy } from '../../admission/transition/transition.ts'
import { withdrawRefunded } from './application-refunded.ts'
import type { RefundRecord } from './match.ts'
import { sendRefund } from './refund.ts'
import { close, type Step } from './settle.ts'

/**
 * True where this refund, with those of the last 24 hours that nobody else approved, is more than the person may refund alone. Refunds of
 * one person wait for each other here: two at once are added up.
 */
export async function isAboveAllowance(
  tx: Tx,
  { account, approvalAbove }: { account?: number; approvalAbove: number },
  amount: number,
): Promise<boolean> {
  if (account === undefined) return amount > approvalAbove
  await tx.select({ id: adminAccount.id }).from(adminAccount).where(eq(adminAccount.id, account)).for('no key update')
  const alone = and(
    eq(refund.requestedAccount, account),
    isNull(refund.decidedAccount),
    ne(refund.status, 'waiting'),
    gt(refund.at, sql`now() - interval '24 hours'`),
  )
  const [refunded] = await tx
    .select({ sum: sql<number>`coalesce(sum(${refund.amount}), 0)::int` })
    .from(refund)
    .where(alone)
  return (refunded?.sum ?? 0) + amount > approvalAbove
}

/**
 * Closes the money of a refund that became due, withdraws the application where it is to be, and has a job send it. The caller holds the
 * locks of the application and the money.
 */
export async function beginRefund(
  { tx, notify, money }: Step,
  { payment, withdraw, reference, gatewayPayment }: RefundRecord,
  mover: Omit<MovedBy, 'by'>,
): Promise<void> {
  await close({ tx, notify, money }, false)
  if (withdraw && payment !== null) await withdrawRefunded(tx, notify, payment, mover)
  await enqueue(tx, sendRefund, { gatewayPayment }, { key: `send-refund:${reference}` })
}
