import { ApiError, adminPaymentEndpoints } from '@pravesh/contract'
import { eq } from '../db/drizzle.ts'
import { adminAccount } from '../db/tables.ts'
import { actorOf, type Bound, bind } from '../http/bind.ts'
import { notifyByMail } from '../mail/notify.ts'
import type { Services } from '../services.ts'
import { requestRefund } from './refund.ts'
import { getPaymentAsStaff, listPayments } from './staff.ts'

/** Payments for administrators. */
export function paymentStaffRoutes({ db, config }: Services): Bound[] {
  const notify = notifyByMail(config)
  return [
    bind(adminPaymentEndpoints.list, ({ query }) => listPayments(db, query)),
    bind(adminPaymentEndpoints.refund, async ({ body: { payment: id, reason } }, call) => {
      const { account } = actorOf(call)
      const [admin] = await db
        .select({ name: adminAccount.name })
        .from(adminAccount)
        .where(eq(adminAccount.id, account))
      // Families read this name: what an administrator signs in with is not said.
      const actor = admin?.name ? `${admin.name}, Pravesh` : 'Pravesh'
      await requestRefund(db, notify, id, { actor, note: reason, realm: 'admin', account })
      const data = await getPaymentAsStaff(db, id)
      if (!data) throw new ApiError('NOT_FOUND')
      return { data, message: 'Refund Added Successfully' }
    }),
  ]
}
