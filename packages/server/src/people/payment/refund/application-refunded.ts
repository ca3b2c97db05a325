import { applicationTransitions } from '@pravesh/contract'
import { eq } from '../../../platform/db/drizzle.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { payment } from '../../../platform/db/tables.ts'
import type { Notify } from '../../../services/mail/notify.ts'
import { lockApplication, type MovedBy, transitionApplication } from '../../admission/transition/transition.ts'

/**
 * Withdraws an application, as staff, whose submitting fee was refunded. An application that ended in another way retains its state. The
 * caller holds its lock.
 */
export async function withdrawRefunded(tx: Tx, notify: Notify, id: number, mover: Omit<MovedBy, 'by'>): Promise<void> {
  const [refundedPayment] = await tx
    .select({ application: payment.application })
    .from(payment)
    .where(eq(payment.id, id))
  if (!refundedPayment) throw new Error('A payment without an application')
  const current = await lockApplication(tx, refundedPayment.application)
  if (current.payment === id && applicationTransitions[current.status].withdrawn?.includes('admin'))
    await transitionApplication(tx, notify, current, 'withdrawn', { by: 'admin', ...mover })
}
