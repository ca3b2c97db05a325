import { approvalEndpoints, type SecurityEvent } from '@pravesh/contract'
import type { Tx } from '../../../platform/db/index.ts'
import { actorOf, type Bound, bind, type Call, type RouteServices } from '../../../platform/http/bind.ts'
import { notifyByMail } from '../../../services/mail/notify.ts'
import { recordCall } from '../../security-log/record.ts'
import { getPaymentDetails } from '../staff/details.ts'
import { staffName } from '../staff/name.ts'
import { approveRefund, declineRefund } from './approve.ts'

/** Refunds that wait for a second person. */
export function routes({ db, config }: RouteServices): Bound[] {
  const notify = notifyByMail(config)
  const deciderOf = async (call: Call, kind: SecurityEvent['kind'], refund: number) => {
    const { account } = actorOf(call)
    const actor = await staffName(db, account)
    return {
      account,
      actor,
      record: (tx: Tx, payment: number) => recordCall(tx, config, call, kind, { payment, refund }),
    }
  }
  return [
    bind(approvalEndpoints.approve, async ({ params: { id } }, call) => {
      const decider = await deciderOf(call, 'refund-approved', id)
      const payment = await approveRefund(db, notify, id, decider)
      return { data: await getPaymentDetails(db, payment, decider.account), message: 'Refund Approved' }
    }),
    bind(approvalEndpoints.decline, async ({ params: { id }, body: { reason } }, call) => {
      const decider = await deciderOf(call, 'refund-refused', id)
      const payment = await declineRefund(db, notify, id, { ...decider, reason })
      return { data: await getPaymentDetails(db, payment, decider.account), message: 'Refund Refused' }
    }),
  ]
}
