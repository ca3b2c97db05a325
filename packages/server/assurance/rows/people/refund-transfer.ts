import { studentEndpoints } from '@pravesh/contract'
import { openSession } from '../../../src/people/session/tokens.ts'
import { eq } from '../../../src/platform/db/drizzle.ts'
import { payment, refund, studentAccount } from '../../../src/platform/db/tables.ts'
import type { PersonName } from '../../scene/people.ts'
import type { Scene } from '../../scene/scene.ts'
import type { Row, Rows } from '../row.ts'
import { applied } from './admission-staff.ts'

/** A refund that failed at the gateway, of a payer with a saved account. */
async function failedRefund(scene: Scene, owner: PersonName, isHeld: boolean): Promise<number> {
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
  const failedAt = new Date().toISOString()
  const state = { failedAt, heldAt: isHeld ? failedAt : null }
  const values = {
    gatewayPayment: fee.gatewayPayment,
    payment: id,
    amount: 10_000,
    reason: 'requested',
    ...state,
  } as const
  const [row] = await db.insert(refund).values(values).returning({ id: refund.id })
  return row?.id ?? 0
}
const ofRefund = (isHeld: boolean): Row => ({
  as: 'admin',
  names: async (scene, owner) => ({ params: { id: await failedRefund(scene, owner, isHeld) } }),
})

/** Administrators' calls on refunds that failed at the gateway. */
export const refundTransferRows: Rows = {
  'admin.refund.account': ofRefund(false),
  'admin.refund.transfer': { ...ofRefund(true), once: true },
  'admin.refund.resume': { ...ofRefund(true), once: true },
}
