import { and, asc, eq, gt, isNull, lt, or, type SQL, sql } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { refund } from '../../../platform/db/tables.ts'
import { jobKind } from '../../../services/jobs/queue.ts'
import { type Handled, handle } from '../../../services/jobs/run.ts'
import { tryEach } from '../../../services/jobs/try-each.ts'
import type { Notify } from '../../../services/mail/notify.ts'
import type { Gateway } from '../gateway/gateway.ts'
import type { WebhookNotice } from '../gateway/webhook-event.ts'
import { type Returned, settleRefund } from './settle.ts'

const now = sql`now()`
type RefundParts = { db: Db; gateway: Gateway; notify: Notify }

/**
 * Sends the refunds that are due, oldest first; returns the number sent. A refund is leased for a minute, and waits longer after each
 * failure at the gateway; should two runs send it all the same, its key makes it one. `only` restricts this to one payment of the gateway.
 * A failed refund stays due, and its error is thrown after the others were attempted.
 */
export async function sendRefunds({ db, gateway, notify }: RefundParts, only?: string): Promise<number> {
  const { attempt, end } = tryEach()
  let sent = 0
  for (let next = await claimDueRefund(db, only); next; next = await claimDueRefund(db, only)) {
    const { id: refundId, gatewayPayment: id } = next
    const findDue = async () =>
      (
        await db
          .select()
          .from(refund)
          .where(and(eq(refund.id, refundId), eq(refund.status, 'due'), isNull(refund.heldAt)))
      )[0]
    await attempt(async () => {
      // It may have gone already, unheard of; and some of the money by hand, of which the gateway sends no more than was paid.
      const seen = await gateway.refundsOf(id)
      await settleRefund(db, notify, id, seen)
      const due = await findDue()
      if (due) {
        const { amount, reference: receipt, failedRefunds } = due
        // A refund that failed has used its key up; so has one of another amount.
        const key = [receipt, amount, ...(failedRefunds.length > 0 ? [failedRefunds.length] : [])].join('-')
        const requested = await gateway.refund({ id, amount, receipt }, key)
        await settleRefund(db, notify, id, [requested, ...seen.filter((item) => item.id !== requested.id)])
      }
      if (!(await findDue())) sent++
    })
  }
  end()
  return sent
}

async function claimDueRefund(db: Db, only: string | undefined) {
  const failures = sql`jsonb_array_length(${refund.failedRefunds})`
  return db.transaction(async (tx) => {
    const rest = sql`interval '1 minute' * case ${failures} when 0 then 1 else least(60 * ${failures}, 1440) end`
    const untried = or(isNull(refund.triedAt), lt(refund.triedAt, sql`now() - ${rest}`))
    const onlyPayment = only === undefined ? undefined : eq(refund.gatewayPayment, only)
    const [due] = await tx
      .select({ id: refund.id, gatewayPayment: refund.gatewayPayment })
      .from(refund)
      .where(and(sql`status = 'due'`, isNull(refund.heldAt), untried, onlyPayment))
      .orderBy(asc(refund.at))
      .limit(1)
      .for('update', { skipLocked: true })
    if (due) await tx.update(refund).set({ triedAt: now }).where(eq(refund.id, due.id))
    return due
  })
}

/**
 * Reads pending refunds from the gateway and settles them; returns the number of payments read. An error is thrown after the others were
 * attempted.
 */
export const checkRefunds = (parts: RefundParts, batch = 200): Promise<number> =>
  checkPaymentsWhere(parts, sql`status = 'sent'`, batch)

/** The same of refunds that went back in the last eight days, and of which the bank's number is not known yet. */
export const checkBankReferences = (parts: RefundParts, batch = 200): Promise<number> =>
  checkPaymentsWhere(
    parts,
    sql`status = 'refunded' and bank_reference is null and refunded_at > now() - interval '8 days'`,
    batch,
  )

async function checkPaymentsWhere(parts: RefundParts, where: SQL, batch: number): Promise<number> {
  const { attempt, end } = tryEach()
  let checkedCount = 0
  for (let last = ''; ; ) {
    const rows = await parts.db
      .selectDistinct({ id: refund.gatewayPayment })
      .from(refund)
      .where(and(where, gt(refund.gatewayPayment, last)))
      .orderBy(asc(refund.gatewayPayment))
      .limit(batch)
    for (const { id } of rows) await attempt(() => checkRefund(parts, id))
    checkedCount += rows.length
    if (rows.length < batch) break
    last = rows.at(-1)?.id ?? last
  }
  end()
  return checkedCount
}
/** Reads the refunds of one payment from the gateway and settles them. */
export const checkRefund = async (
  { db, gateway, notify }: RefundParts,
  id: string,
  event?: WebhookNotice,
): Promise<Returned> => settleRefund(db, notify, id, await gateway.refundsOf(id), event)

/** The job that sends the refunds of one payment of the gateway. */
export const sendRefund = jobKind<{ gatewayPayment: string }>('send-refund')
/** Sends the refunds that are due of one payment. Where no gateway is set, or it is down, the money stays due: the reconciler sends it. */
export const sendRefundHandler = (parts: Omit<RefundParts, 'gateway'> & { gateway: Gateway | undefined }): Handled =>
  handle(
    sendRefund,
    async ({ gatewayPayment }) => {
      const { gateway } = parts
      if (gateway) await sendRefunds({ ...parts, gateway }, gatewayPayment)
    },
    { urgent: true, maxJobs: 1 },
  )
