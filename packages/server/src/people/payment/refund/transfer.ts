import { ApiError, type OpenedAccount, type PaymentEventKind } from '@pravesh/contract'
import type { Config } from '../../../platform/config/config.ts'
import { eq, type PgUpdateSetSource, sql } from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { bankDetail, payment, paymentEvent, refund } from '../../../platform/db/tables.ts'
import { unseal } from '../../../platform/keys/seal.ts'
import { countTry } from '../../../platform/limits/throttle.ts'
import type { OrderParts } from '../order.ts'
import { bankPurpose } from './bank.ts'
import { notifyRefunded } from './mail.ts'
import type { RefundRecord } from './match.ts'
import { checkRefund } from './refund.ts'
import { close, lockMoney } from './settle.ts'

/** The administrator: families read the name. */
/** `record`: writes the deed down in the security log, in its transaction. */
type TransferActor = { actor: string; account: number; record?: (tx: Tx) => Promise<void> }
type Money = NonNullable<Awaited<ReturnType<typeof lockMoney>>>
type Step = { tx: Tx; row: RefundRecord; money: Money; paymentId: number }
const now = sql`now()`

const conflict = (message: string) => new ApiError('CONFLICT', { message })

async function findRefund(db: Db | Tx, id: number): Promise<RefundRecord & { payment: number }> {
  const [row] = await db.select().from(refund).where(eq(refund.id, id))
  if (!row || row.payment === null) throw new ApiError('NOT_FOUND')
  return { ...row, payment: row.payment }
}
/** Does `work` with a refund under the lock of its money. CONFLICT unless it failed at the gateway and waits. */
async function withFailedRefund<T>(db: Db, id: number, work: (step: Step) => Promise<T>): Promise<T> {
  const { gatewayPayment } = await findRefund(db, id)
  return db.transaction(async (tx) => {
    const money = await lockMoney(tx, gatewayPayment)
    const row = await findRefund(tx, id)
    if (!money) throw new ApiError('NOT_FOUND')
    if (row.status !== 'due' || row.failedAt === null) throw conflict('This refund does not wait after a failure')
    return work({ tx, row, money, paymentId: row.payment })
  })
}
async function change(
  { tx, row, paymentId }: Step,
  set: PgUpdateSetSource<typeof refund>,
  { kind, description }: { kind: PaymentEventKind; description: string },
  { actor, account, record }: TransferActor,
): Promise<void> {
  await record?.(tx)
  await tx.update(refund).set(set).where(eq(refund.id, row.id))
  const { id, gatewayPayment } = row
  await tx.insert(paymentEvent).values({
    payment: paymentId,
    source: 'staff',
    kind,
    what: description,
    gatewayPayment,
    refund: id,
    actor,
    actorAccount: account,
  })
}

/**
 * Unseals the account that the payer saved, and locks the refund: its state is read from the gateway once more, and it is no longer sent
 * there. NOT_FOUND where there is no such refund, or no account; CONFLICT where it did not fail, was completed, or is being sent; TOO_MANY
 * after 60 in an hour.
 */
export async function openRefundAccount(
  parts: OrderParts,
  { encryptionKeys }: Pick<Config, 'encryptionKeys'>,
  id: number,
  actor: TransferActor,
): Promise<OpenedAccount> {
  const { db } = parts
  await countTry(db, [['refund accounts', actor.account], 60, 60])
  const { gatewayPayment } = await findRefund(db, id)
  // A try whose answer was lost may have gone.
  await checkRefund(parts, gatewayPayment)
  return withFailedRefund(db, id, async (step) => {
    const { tx, row, paymentId } = step
    // Taken after it failed: it is on the line to the gateway.
    const isBeingSent = sql<boolean>`${refund.heldAt} is null and ${refund.triedAt} > ${refund.failedAt}
      and ${refund.triedAt} > now() - interval '2 minutes'`
    const [state] = await tx.select({ isBeingSent }).from(refund).where(eq(refund.id, row.id))
    if (state?.isBeingSent) throw conflict('The gateway is being tried at this moment. Please try again in two minutes')
    const [saved] = await tx
      .select({ bank: bankDetail })
      .from(payment)
      .innerJoin(bankDetail, eq(bankDetail.account, payment.account))
      .where(eq(payment.id, paymentId))
    if (!saved) throw new ApiError('NOT_FOUND', { message: 'The payer has saved no account for refunds' })
    const event = { kind: 'refund_held', description: 'account for refunds opened for a bank transfer' } as const
    await change(step, { heldAt: row.heldAt ?? now }, event, actor)
    const { account, holder, number, ifsc, type, upi } = saved.bank
    return { holder, number: unseal(encryptionKeys, bankPurpose(account), number), ifsc, type, upi }
  })
}

/** Records that a locked refund was paid by bank transfer, and mails the payer; returns the payment's id. */
export async function recordTransfer(
  { db, notify }: Omit<OrderParts, 'gateway'>,
  id: number,
  bankReference: string,
  actor: TransferActor,
): Promise<number> {
  return withFailedRefund(db, id, async (step) => {
    const { tx, row, money, paymentId } = step
    if (row.heldAt === null) throw conflict('Open the account first: until then the gateway may send this refund')
    const set = { status: 'refunded', refundedAt: now, transferredAt: now, bankReference } as const
    await change(
      step,
      set,
      { kind: 'refund_transferred', description: `refunded by bank transfer: ${bankReference}` },
      actor,
    )
    await notifyRefunded(tx, notify, row)
    await close({ tx, notify, money }, false)
    return paymentId
  })
}

/** Lets the gateway send a locked refund again; returns the payment's id. */
export async function resumeRefund(db: Db, id: number, actor: TransferActor): Promise<number> {
  return withFailedRefund(db, id, async (step) => {
    if (step.row.heldAt === null) throw conflict('This refund is not held')
    const event = { kind: 'refund_resumed', description: 'refund goes through the gateway again' } as const
    await change(step, { heldAt: null }, event, actor)
    return step.paymentId
  })
}
