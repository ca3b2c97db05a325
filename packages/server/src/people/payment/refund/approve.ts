import { ApiError } from '@pravesh/contract'
import { eq } from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { paymentEvent, refund } from '../../../platform/db/tables.ts'
import type { Notify } from '../../../services/mail/notify.ts'
import { beginRefund } from './begin.ts'
import { conflict, findRefund } from './failed.ts'
import { lockMoney, refundsOf, type Step, sumOf } from './settle.ts'

/** The second person. `record`: writes the decision down in the security log, in its transaction. */
type Decider = { actor: string; account: number; record: (tx: Tx, payment: number) => Promise<void> }
type WaitingRefund = Awaited<ReturnType<typeof findRefund>>

/** Decides on a waiting refund under the lock of its money: of two decisions at once the second is CONFLICT. Returns the payment's id. */
async function decide(
  db: Db,
  notify: Notify,
  id: number,
  { account, record }: Decider,
  work: (step: Step, row: WaitingRefund) => Promise<void>,
): Promise<number> {
  const { gatewayPayment } = await findRefund(db, id)
  return db.transaction(async (tx) => {
    const money = await lockMoney(tx, gatewayPayment)
    const row = await findRefund(tx, id)
    if (!money) throw new ApiError('NOT_FOUND')
    if (row.status !== 'waiting') throw conflict('This refund does not wait for a decision any more')
    if (row.requestedAccount === account) throw conflict('Another person has to decide on a refund that you asked for')
    await record(tx, row.payment)
    await work({ tx, notify, money }, row)
    return row.payment
  })
}

/** Approves a refund that another person asked for, so that it is sent; returns the payment's id. CONFLICT where less is left by now. */
export const approveRefund = (db: Db, notify: Notify, id: number, decider: Decider): Promise<number> =>
  decide(db, notify, id, decider, async (step, row) => {
    const { tx, money } = step
    const { actor, account } = decider
    const left = money.amount - sumOf(await refundsOf(tx, row.gatewayPayment), 'due', 'sent', 'refunded')
    if (row.amount > left) throw conflict('Less is left of this payment by now: refuse this refund and ask for another')
    await tx.update(refund).set({ status: 'due', decidedAccount: account }).where(eq(refund.id, id))
    const what = `refund asked for by ${row.requestedBy}: ${row.note}`
    const { payment } = row
    await tx
      .insert(paymentEvent)
      .values({ payment, source: 'staff', kind: 'refund_approved', what, refund: id, actor, actorAccount: account })
    const mover = { actor, account, realm: 'admin' as const, ...(row.note !== null && { note: row.note }) }
    await beginRefund(step, row, mover)
  })

/** Refuses a refund that another person asked for; returns the payment's id. */
export const declineRefund = (
  db: Db,
  notify: Notify,
  id: number,
  { reason, ...decider }: Decider & { reason: string },
): Promise<number> =>
  decide(db, notify, id, decider, async ({ tx }, { payment }) => {
    const { actor, account } = decider
    await tx.update(refund).set({ status: 'declined', decidedAccount: account }).where(eq(refund.id, id))
    await tx.insert(paymentEvent).values({
      ...{ payment, source: 'staff', kind: 'refund_declined', what: reason, refund: id },
      ...{ actor, actorAccount: account },
    })
  })
