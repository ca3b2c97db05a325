import { createHash } from 'node:crypto'
import { ApiError, type refundBody } from '@pravesh/contract'
import { formatPaise } from '@pravesh/messages'
import type { z } from 'zod'
import { eq } from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { payment, paymentEvent, refund } from '../../../platform/db/tables.ts'
import type { Notify } from '../../../services/mail/notify.ts'
import { lockApplication, type MovedBy } from '../../admission/transition/transition.ts'
import { beginRefund, isAboveAllowance } from './begin.ts'
import { lockMoney, refundsOf, sumOf } from './settle.ts'

type RefundRequest = Omit<z.output<typeof refundBody>, 'reason'>
/**
 * `record`: writes the request down in the security log, in its transaction. `approvalAbove`: what the person may refund alone within 24
 * hours, in paise.
 */
type RefundActor = Omit<MovedBy, 'by'> & { note: string; approvalAbove: number; record?: (tx: Tx) => Promise<void> }

/**
 * Refunds a paid fee, by `amount` or all of the rest: the refund becomes due, and with `withdraw` the submitted application is withdrawn
 * in the same transaction; a job then sends it. Beyond what the person may refund
 * alone it waits for a second one instead: returns true. An application that ended in another way retains its state. A repeated `key` is
 * the same refund. CONFLICT where the payment is not paid, nothing of it remains, or the key belongs to another refund; INVALID at
 * `amount` where less remains.
 */
export async function requestRefund(
  db: Db,
  notify: Notify,
  request: RefundRequest,
  mover: RefundActor,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [refundedPayment] = await tx
      .select({ application: payment.application })
      .from(payment)
      .where(eq(payment.id, request.payment))
    if (!refundedPayment) throw new ApiError('NOT_FOUND')
    await lockApplication(tx, refundedPayment.application)
    const requestDigest = digestOf(request, mover.note)
    const repeated = await findRepeated(tx, request.key, requestDigest)
    if (repeated) return repeated.status === 'waiting'
    const [fee] = await tx.select().from(payment).where(eq(payment.id, request.payment))
    if (!fee || fee.paidAt === null || fee.gatewayPayment === null)
      throw new ApiError('CONFLICT', { message: 'Only a paid fee can be refunded' })
    const money = await lockMoney(tx, fee.gatewayPayment)
    if (!money) throw new Error('A paid fee without money')
    const left = money.amount - sumOf(await refundsOf(tx, fee.gatewayPayment), 'waiting', 'due', 'sent', 'refunded')
    const amount = amountWithin(left, request.amount)
    const withdraw = request.withdraw ?? amount === left
    const { gatewayPayment } = money
    const waits = await isAboveAllowance(tx, mover, amount)
    const [requested] = await tx
      .insert(refund)
      .values({
        ...{ gatewayPayment, payment: fee.id, amount, reason: 'requested', note: mover.note, withdraw },
        status: waits ? 'waiting' : 'due',
        ...{ key: request.key ?? null, requestDigest },
        ...{ requestedBy: mover.actor, requestedAccount: mover.account ?? null },
      })
      .onConflictDoNothing({ target: refund.key })
      .returning()
    if (!requested) throw keyConflict()
    const description = `refund asked for by ${mover.actor}: ${mover.note}`
    const kind = waits ? 'refund_waiting' : 'refund_requested'
    await tx
      .insert(paymentEvent)
      .values({ payment: fee.id, source: 'staff', kind, what: description, refund: requested.id })
    await mover.record?.(tx)
    if (!waits) await beginRefund({ tx, notify, money }, requested, mover)
    return waits
  })
}

/** Amount to refund out of the rest, in paise. */
function amountWithin(left: number, amount: number | undefined): number {
  if (amount === undefined && left > 0) return left
  if (amount === undefined)
    throw new ApiError('CONFLICT', { message: 'All of it is refunded already, or on its way back' })
  if (amount <= left) return amount
  const message = left > 0 ? `Only ${formatPaise(left, 'en')} is left to refund` : 'Nothing is left to refund'
  throw new ApiError('INVALID', { errors: [{ field: 'amount', message }] })
}

const digestOf = (request: RefundRequest, note: string): string =>
  createHash('sha256')
    .update(JSON.stringify([request.payment, request.amount ?? null, request.withdraw ?? null, note]))
    .digest('hex')

const keyConflict = () => new ApiError('CONFLICT', { message: 'This key was used for another refund' })

/** The refund that was requested under this key before, where it is the very same one. CONFLICT where it is another. */
async function findRepeated(tx: Tx, key: string | undefined, requestDigest: string) {
  if (key === undefined) return undefined
  const { requestDigest: digest, status } = refund
  const [previous] = await tx.select({ digest, status }).from(refund).where(eq(refund.key, key))
  if (previous && previous.digest !== requestDigest) throw keyConflict()
  return previous
}
