import { ApiError, adminPaymentEndpoints, reconciliationEndpoints } from '@pravesh/contract'
import { actorOf, type Bound, bind, bindStream, type RouteServices } from '../../../platform/http/bind.ts'
import { notifyByMail } from '../../../services/mail/notify.ts'
import { recordPersonSearch } from '../../account/person-search.ts'
import { recordCall } from '../../security-log/record.ts'
import { reconcileDays } from '../reconciliation/reconciliation.ts'
import { requestRefund } from '../refund/request.ts'
import { checkPaymentAsStaff } from '../settle/check.ts'
import { getPaymentDetails } from './details.ts'
import { exportPayments } from './export.ts'
import { staffName } from './name.ts'
import { listPayments } from './staff.ts'

/** Payments for administrators: the list, one with its timeline, asking the gateway, refunds, and our records against the gateway's. */
export function routes({ db, config, payments: { gateway } }: RouteServices): Bound[] {
  const notify = notifyByMail(config)
  return [
    bind(adminPaymentEndpoints.list, async ({ query }, call) => {
      await recordPersonSearch(db, config, call, 'payments', query.search)
      return listPayments(db, query)
    }),
    bindStream(adminPaymentEndpoints.export, async ({ query }, call) => {
      await recordCall(db, config, call, 'list-exported', { list: 'payments' })
      await recordPersonSearch(db, config, call, 'payments', query.search)
      return exportPayments(db, query)
    }),
    bind(adminPaymentEndpoints.get, async ({ params }, call) => ({
      data: await getPaymentDetails(db, params.id, actorOf(call).account),
    })),
    bind(adminPaymentEndpoints.check, async ({ params }, call) => {
      if (!gateway) throw new ApiError('PAYMENTS_OFF')
      const data = await checkPaymentAsStaff({ db, gateway, notify }, actorOf(call).account, params.id)
      return { data, message: 'Payment Checked' }
    }),
    bind(reconciliationEndpoints.get, async ({ query }, call) => ({
      data: await reconcileDays({ db, gateway }, actorOf(call).account, query),
    })),
    bind(adminPaymentEndpoints.refund, async ({ body: { reason, ...request } }, call) => {
      const { account } = actorOf(call)
      const actor = await staffName(db, account)
      const waits = await requestRefund(db, notify, request, {
        ...{ actor, note: reason, realm: 'admin', account, approvalAbove: config.refundApprovalAbove },
        record: (tx) => recordCall(tx, config, call, 'refund-asked', { payment: request.payment }),
      })
      const message = waits ? 'Refund Waits For A Second Person' : 'Refund Added Successfully'
      return { data: await getPaymentDetails(db, request.payment, account), message }
    }),
  ]
}
