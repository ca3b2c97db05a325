import { ApiError, type PaymentEventKind } from '@pravesh/contract'
import { eq, type PgUpdateSetSource } from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { paymentEvent, refund } from '../../../platform/db/tables.ts'
import type { RefundRecord } from './match.ts'
import { lockMoney } from './settle.ts'

/** The administrator: families read the name. `record`: writes the deed down in the security log, in its transaction. */
export type TransferActor = { actor: string; account: number; record?: (tx: Tx, payment: number) => Promise<void> }
type Money = NonNullable<Awaited<ReturnType<typeof lockMoney>>>
export type FailedStep = { tx: Tx; row: RefundRecord; money: Money; paymentId: number }
/** A CONFLICT with this sentence. */
export const conflict = (message: string) => new ApiError('CONFLICT', { message })

/** A refund of a payment of ours; NOT_FOUND where there is none. */
export async function findRefund(db: Db | Tx, id: number): Promise<RefundRecord & { payment: number }> {
  const [row] = await db.select().from(refund).where(eq(refund.id, id))
  if (!row || row.payment === null) throw new ApiError('NOT_FOUND')
  return { ...row, payment: row.payment }
}
/** Does `work` with a refund under the lock of its money. CONFLICT unless it failed at the gateway and waits. */
export async function withFailedRefund<T>(db: Db, id: number, work: (step: FailedStep) => Promise<T>): Promise<T> {
  const { gatewayPayment } = await findRefund(db, id)
  return db.transaction(async (tx) => {
    const money = await lockMoney(tx, gatewayPayment)
    const row = await findRefund(tx, id)
    if (!money) throw new ApiError('NOT_FOUND')
    if (row.status !== 'due' || row.failedAt === null) throw conflict('This refund does not wait after a failure')
    return work({ tx, row, money, paymentId: row.payment })
  })
}
/** Changes a refund, and writes the step down: in the payment's timeline, and in the security log. */
export async function changeRefund(
  { tx, row, paymentId }: FailedStep,
  set: PgUpdateSetSource<typeof refund>,
  { kind, description }: { kind: PaymentEventKind; description: string },
  { actor, account, record }: TransferActor,
): Promise<void> {
  await record?.(tx, paymentId)
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
