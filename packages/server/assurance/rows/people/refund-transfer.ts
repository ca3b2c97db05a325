import { studentEndpoints } from '@pravesh/contract'
import { openSession } from '../../../src/people/session/tokens.ts'
import { eq } from '../../../src/platform/db/drizzle.ts'
import { payment, refund, studentAccount } from '../../../src/platform/db/tables.ts'
import type { PersonName } from '../../scene/people.ts'
import type { Scene } from '../../scene/scene.ts'
import type { Row, Rows } from '../row.ts'
import { applied } from './admission-staff.ts'

type StateAt = (at: string, scene: Scene) => Partial<typeof refund.$inferInsert>
/** A refund in this state, of a payer with a saved account. */
async function insertRefund(scene: Scene, owner: PersonName, stateAt: StateAt): Promise<number> {
  const { db } = scene.database
  const { payment: id } = await applied(scene, owner)
  const [fee] = await db
    .select({ account: studentAccount.id, gatewayPayment: payment.gatewayPayment })
    .from(payment)
    .innerJoin(studentAccount, eq(studentAccount.id, payment.account))
    .where(eq(payment.id, id))
  if (!fee?.gatewayPayment) throw new Error('The fee was not paid')
  const token = await openSession(db, 'student', fee.account)
  await scene.call('POST', '/student/bank-detail', { token, body: studentEndpoints.addBank.example as object })
  const values = {
    gatewayPayment: fee.gatewayPayment,
    payment: id,
    amount: 10_000,
    reason: 'requested',
    ...stateAt(new Date().toISOString(), scene),
  } as const
  const [row] = await db.insert(refund).values(values).returning({ id: refund.id })
  return row?.id ?? 0
}
const ofRefund = (stateAt: StateAt): Row => ({
  as: 'admin',
  names: async (scene, owner) => ({ params: { id: await insertRefund(scene, owner, stateAt) } }),
})
const failed = ofRefund((failedAt) => ({ failedAt }))
const held = ofRefund((at) => ({ failedAt: at, heldAt: at }))
/** Account of the person who asked for what the caller allows. */
const asker = 77_777
const asked = ofRefund((failedAt) => ({ failedAt, accountAskedBy: asker, accountAskedAt: failedAt }))
const allowed = ofRefund((at, { people }) => ({ failedAt: at, accountAskedBy: people.admin.id, accountAllowedAt: at }))
const waiting = ofRefund(() => ({ status: 'waiting', requestedBy: 'Pravesh', note: 'Paid twice' }))

/** Administrators' calls on refunds that wait for a second person, or failed at the gateway. */
export const refundTransferRows: Rows = {
  'admin.refund.approve': { ...waiting, once: true },
  'admin.refund.decline': { ...waiting, once: true },
  'admin.refund.account.ask': { ...failed, once: true },
  'admin.refund.account.allow': { ...asked, body: () => ({ asker }), once: true },
  'admin.refund.account': { ...allowed, once: true },
  'admin.refund.transfer': { ...held, once: true },
  'admin.refund.resume': { ...held, once: true },
}
