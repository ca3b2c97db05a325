import { createHash } from 'node:crypto'
import { ApiError, gatewayId } from '@pravesh/contract'
import { z } from 'zod'
import { eq } from '../../../platform/db/drizzle.ts'
import { webhookEvent } from '../../../platform/db/tables.ts'
import type { Call } from '../../../platform/http/bind.ts'
import type { OrderParts } from '../order.ts'
import { checkRefund } from '../refund/refund.ts'
import { captureAndSettle } from '../settle/capture.ts'

const eventShape = z.object({
  event: z.string().max(100),
  payload: z
    .object({
      payment: z.object({ entity: z.object({ id: gatewayId }) }).optional(),
      refund: z.object({ entity: z.object({ payment_id: gatewayId }) }).optional(),
    })
    .optional(),
})
function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}

/**
 * Processes a webhook of the gateway. Only the payment's id is taken from it: the rest is read from the gateway. The event is recorded in
 * the transaction that acts on it, so that after an error on our side the gateway sends it again.
 */
export async function takeWebhook(parts: OrderParts, raw: NonNullable<Call['raw']>): Promise<string> {
  const { db, gateway } = parts
  if (!gateway.signedWebhook(raw.body, raw.header('x-razorpay-signature') ?? ''))
    throw new ApiError('INVALID_SIGNATURE')
  const event = eventShape.safeParse(jsonOf(raw.body))
  if (!event.success) throw new ApiError('MALFORMED')
  const eventId = raw.header('x-razorpay-event-id')
  const id = eventId && /^[\w-]{6,100}$/.test(eventId) ? eventId : createHash('sha256').update(raw.body).digest('hex')
  const [storedEvent] = await db.select().from(webhookEvent).where(eq(webhookEvent.id, id))
  if (storedEvent) return 'Already taken'
  const notice = { id, name: event.data.event }
  const { payment, refund } = event.data.payload ?? {}
  const paymentId = payment?.entity.id ?? refund?.entity.payment_id
  const seen = paymentId === undefined ? undefined : await gateway.payment(paymentId)
  if (seen && event.data.event.startsWith('refund.')) {
    // Money that we never heard of is taken first, so that its refund finds it.
    await captureAndSettle(parts, seen, 'webhook')
    await checkRefund(parts, seen.id, notice)
  } else if (seen) await captureAndSettle(parts, seen, 'webhook', notice)
  else await db.insert(webhookEvent).values(notice).onConflictDoNothing()
  return 'Taken'
}
