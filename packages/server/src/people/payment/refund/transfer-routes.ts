import { ApiError, type SecurityEvent, transferEndpoints } from '@pravesh/contract'
import type { Tx } from '../../../platform/db/index.ts'
import { actorOf, type Bound, bind, type Call, type RouteServices } from '../../../platform/http/bind.ts'
import { notifyByMail } from '../../../services/mail/notify.ts'
import { recordCall } from '../../security-log/record.ts'
import { getPaymentDetails } from '../staff/details.ts'
import { staffName } from '../staff/name.ts'
import { allowAccount, askForAccount } from './account-request.ts'
import { openRefundAccount, recordTransfer, resumeRefund } from './transfer.ts'

/** Refunds that failed at the gateway, and are paid by bank transfer. */
export function routes({ db, config, payments: { gateway } }: RouteServices): Bound[] {
  const notify = notifyByMail(config)
  const actorOfCall = async (call: Call, kind?: SecurityEvent['kind'], refund?: number) => {
    const { account } = actorOf(call)
    const actor = await staffName(db, account)
    if (!kind || !refund) return { account, actor }
    return {
      account,
      actor,
      record: (tx: Tx, payment: number) => recordCall(tx, config, call, kind, { payment, refund }),
    }
  }
  const detailsOf = async (payment: Promise<number>, { account }: { account: number }) =>
    getPaymentDetails(db, await payment, account)
  return [
    bind(transferEndpoints.ask, async ({ params: { id }, body: { reason } }, call) => {
      const actor = await actorOfCall(call, 'refund-account-asked', id)
      return { data: await detailsOf(askForAccount(db, id, reason, actor), actor), message: 'A Second Person Is Asked' }
    }),
    bind(transferEndpoints.allow, async ({ params: { id }, body: { asker } }, call) => {
      const actor = await actorOfCall(call, 'refund-account-allowed', id)
      return { data: await detailsOf(allowAccount(db, id, asker, actor), actor), message: 'Opening Allowed' }
    }),
    bind(transferEndpoints.open, async ({ params }, call) => {
      if (!gateway) throw new ApiError('PAYMENTS_OFF')
      const actor = await actorOfCall(call, 'refund-account-opened', params.id)
      const data = await openRefundAccount({ db, gateway, notify }, config, params.id, actor)
      return { data, message: 'Account Opened' }
    }),
    bind(transferEndpoints.record, async ({ params, body }, call) => {
      const actor = await actorOfCall(call, 'refund-transferred', params.id)
      const data = await detailsOf(recordTransfer({ db, notify }, params.id, body.bankReference, actor), actor)
      return { data, message: 'Transfer Recorded' }
    }),
    bind(transferEndpoints.resume, async ({ params }, call) => {
      const actor = await actorOfCall(call)
      return { data: await detailsOf(resumeRefund(db, params.id, actor), actor), message: 'Refund Resumed' }
    }),
  ]
}
