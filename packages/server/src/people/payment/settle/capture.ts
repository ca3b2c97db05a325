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
 * Captures what the bank only set aside, lets the transition decide, and sends back at once what cannot be kept. What was
 * set aside for a fee that is paid, or an application that is closed, is not taken at all: the bank lets it go.
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
  // What fails here stays due, and the reconciler sends it.
  if (settled === 'returned' || settled === 'unknown') await sendRefunds(parts, seen.id).catch(() => 0)
  // Somebody sent it back by hand at the gateway. A fault leaves it to the next news.
  if (seen.status !== 'refunded') return settled
  const now = await checkRefund(parts, seen.id)
  return settled === 'paid' && now !== 'accepted' ? 'returned' : settled
}
/**
 * Whether money that is set aside is wanted. What is for no order of ours, or in another amount, is left alone: the bank lets
 * it go by itself.
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
