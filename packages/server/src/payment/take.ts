import { eq } from 'drizzle-orm'
import type { Db } from '../db/index.ts'
import { payment } from '../db/tables.ts'
import type { Gateway, GatewayPayment } from './gateway/gateway.ts'
import type { OrderParts } from './order.ts'
import { sendRefunds } from './refund.ts'
import { type Settled, type Source, settle } from './settle.ts'

/** Captures what the bank only set aside, lets the transition decide, and sends back at once what cannot be kept. */
export async function take(
  { db, gateway, tell }: OrderParts,
  fetched: GatewayPayment,
  source: Source,
  event?: string,
): Promise<Settled> {
  const seen = fetched.status === 'authorized' ? await captured(db, gateway, fetched) : fetched
  const settled = await settle(db, tell, seen, source, event)
  // What fails here stays due, and the reconciler sends it.
  if (settled === 'returned' || settled === 'unknown') await sendRefunds(db, gateway, seen.id).catch(() => 0)
  return settled
}
/** What was set aside for no order of ours, or in another amount, is left alone: the bank lets it go by itself. */
async function captured(db: Db, gateway: Gateway, fetched: GatewayPayment): Promise<GatewayPayment> {
  const [ours] = await db
    .select({ amount: payment.amount, currency: payment.currency })
    .from(payment)
    .where(eq(payment.gatewayOrder, fetched.orderId ?? ''))
  const right = ours?.amount === fetched.amount && ours.currency === fetched.currency
  return right ? gateway.capture(fetched) : fetched
}
