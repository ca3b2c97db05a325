import { isClosed } from '@pravesh/contract'
import { and, eq } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { application, payment } from '../../../platform/db/tables.ts'
import type { GatewayPayment } from '../gateway/gateway.ts'
import type { WebhookNotice } from '../gateway/webhook-event.ts'
import type { OrderParts } from '../order.ts'
import { checkRefund, sendRefunds } from '../refund/refund.ts'
import { type Settled, type Source, settle } from './settle.ts'

/**
 * Captures money that the bank only set aside, runs the transition, and refunds at once money without a purpose. Money for a fee that is
 * already paid, or for a closed application, is not captured: the bank releases it.
 */
export async function captureAndSettle(
  parts: OrderParts,
  fetched: GatewayPayment,
  source: Source,
  event?: WebhookNotice,
): Promise<Settled> {
  const { db, gateway, notify } = parts
  const aside = fetched.status === 'authorized' ? await loadAuthorizationStatus(db, fetched) : 'kept'
  const seen = aside === 'wanted' ? await gateway.capture(fetched) : fetched
  const settled = await settle(db, notify, seen, source, event)
  if (aside === 'late' && settled === 'pending') return 'returned'
  // A refund that fails here stays due, and the reconciler sends it.
  if (settled === 'returned' || settled === 'unknown') await sendRefunds(parts, seen.id).catch(() => 0)
  // The payment was refunded by hand at the gateway. After an error the next notification repeats this.
  if (seen.status !== 'refunded') return settled
  const now = await checkRefund(parts, seen.id)
  return settled === 'paid' && now !== 'accepted' ? 'returned' : settled
}
/**
 * Whether authorized money is to be captured. Money without an order of ours, or with another amount, is left alone: the bank releases it
 * by itself.
 */
async function loadAuthorizationStatus(
  db: Db,
  { id, orderId, amount, currency }: GatewayPayment,
): Promise<'wanted' | 'late' | 'other'> {
  const [ownOrder] = await db
    .select({ payment, state: application.status })
    .from(payment)
    .innerJoin(application, eq(application.id, payment.application))
    .where(eq(payment.gatewayOrder, orderId ?? ''))
  if (ownOrder?.payment.amount !== amount || ownOrder.payment.currency !== currency) return 'other'
  const { application: applicationId, feesType, gatewayPayment } = ownOrder.payment
  const sameFee = and(
    eq(payment.application, applicationId),
    eq(payment.feesType, feesType),
    eq(payment.status, 'paid'),
  )
  const paid = gatewayPayment !== id && (await db.$count(payment, sameFee)) > 0
  return paid || isClosed(ownOrder.state) ? 'late' : 'wanted'
}
