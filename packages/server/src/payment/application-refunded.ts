import { applicationTransitions } from '@pravesh/contract'
import { lockApplication, type MovedBy, transitionApplication } from '../admission/transition.ts'
import { eq } from '../db/drizzle.ts'
import type { Tx } from '../db/index.ts'
import { payment } from '../db/tables.ts'
import type { Notify } from '../mail/notify.ts'

/**
 * Without the fee that submitted it an application does not stand: it is withdrawn, by staff. One that came to its end in
 * another way stays where it ended. The caller holds its lock.
 */
export async function withdrawRefunded(tx: Tx, tell: Notify, id: number, by: Omit<MovedBy, 'by'>): Promise<void> {
  const [of] = await tx.select({ application: payment.application }).from(payment).where(eq(payment.id, id))
  if (!of) throw new Error('A payment without an application')
  const held = await lockApplication(tx, of.application)
  if (held.payment === id && applicationTransitions[held.status].withdrawn?.includes('admin'))
    await transitionApplication(tx, tell, held, 'withdrawn', { by: 'admin', ...by })
}
