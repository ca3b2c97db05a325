import { ApiError, type OpenedAccount } from '@pravesh/contract'
import type { Config } from '../../../platform/config/config.ts'
import { and, eq, sql } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { bankDetail, payment, paymentEvent, refund } from '../../../platform/db/tables.ts'
import { unseal } from '../../../platform/keys/seal.ts'
import { countTry } from '../../../platform/limits/throttle.ts'
import type { OrderParts } from '../order.ts'
import { assertAllowed, noAccountRequest } from './account-request.ts'
import { bankPurpose } from './bank.ts'
import { changeRefund, conflict, type FailedStep, findRefund, type TransferActor, withFailedRefund } from './failed.ts'
import { notifyRefunded } from './mail.ts'
import { checkRefund } from './refund.ts'
import { close } from './settle.ts'

const now = sql`now()`

/**
 * Unseals the account that the payer saved, and locks the refund: its state is read from the gateway once more, and it is no longer sent
 * there. NOT_FOUND where there is no such refund, or no account; CONFLICT where no second person allowed this one to within 30 minutes (it
 * opens once), or it did not fail, was completed, or is being sent; TOO_MANY after 60 in an hour.
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
    await assertAllowed(step, actor)
    const event = { kind: 'refund_held', description: 'account for refunds opened for a bank transfer' } as const
    await changeRefund(step, { ...noAccountRequest, heldAt: row.heldAt ?? now }, event, actor)
    const { account, holder, number, ifsc, type, upi } = saved.bank
    return { holder, number: unseal(encryptionKeys, bankPurpose(account), number), ifsc, type, upi }
  })
}

/**
 * The person who saw the account number and sends the money does not say that it went: another one confirms it, by the bank's statement.
 */
async function assertNotOpener({ tx, row }: FailedStep, { account }: TransferActor): Promise<void> {
  const opened = and(
    eq(paymentEvent.refund, row.id),
    eq(paymentEvent.kind, 'refund_held'),
    eq(paymentEvent.actorAccount, account),
  )
  if ((await tx.$count(paymentEvent, opened)) > 0)
    throw conflict('Another person has to record the transfer: you opened the account')
}

/** Records that a locked refund was paid by bank transfer, and mails the payer; returns the payment's id. CONFLICT for who opened the account. */
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
    await assertNotOpener(step, actor)
    await changeRefund(
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
    await changeRefund(step, { ...noAccountRequest, heldAt: null }, event, actor)
    return step.paymentId
  })
}
