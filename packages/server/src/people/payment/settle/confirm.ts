import { ApiError, type FieldError, type PaymentRow, type successBody } from '@pravesh/contract'
import type { z } from 'zod'
import { and, eq } from '../../../platform/db/drizzle.ts'
import { application, payment } from '../../../platform/db/tables.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { countTry } from '../../../platform/limits/throttle.ts'
import { paymentRows } from '../list.ts'
import type { OrderParts } from '../order.ts'
import { captureAndSettle } from './capture.ts'

const createRejection = (...errors: FieldError[]) => new ApiError('PAYMENT_FAILED', { errors })
const toFieldError = (field: string, message = 'Not what was ordered') => ({ field, message })

/**
 * Handles the checkout's success message: the signature is verified, then the gateway. A payment that is already recorded as paid is read
 * from the database alone. TOO_MANY after 60 calls to the gateway for an account in an hour.
 */
export async function confirmPayment(
  parts: OrderParts,
  actor: Actor,
  body: z.output<typeof successBody>,
): Promise<PaymentRow> {
  const { db, gateway } = parts
  const [order] = await db
    .select({
      id: payment.id,
      amount: payment.amount,
      feesType: payment.feesType,
      status: payment.status,
      gatewayPayment: payment.gatewayPayment,
      instituteType: application.instituteType,
      instituteId: application.instituteId,
    })
    .from(payment)
    .innerJoin(application, eq(application.id, payment.application))
    .where(and(eq(payment.gatewayOrder, body.orderId), eq(payment.account, actor.account)))
  if (!order) throw new ApiError('NOT_FOUND')
  const { orderId, razorpay_payment_id: paid } = body
  const differing = (['feesType', 'instituteType', 'instituteId', 'amount'] as const).filter(
    (f) => body[f] !== order[f],
  )
  if (body.razorpay_order_id !== orderId) throw createRejection(toFieldError('razorpay_order_id'))
  if (differing.length > 0) throw createRejection(...differing.map((field) => toFieldError(field)))
  if (!gateway.signed(orderId, paid, body.razorpay_signature))
    throw createRejection(toFieldError('razorpay_signature', 'Not signed by the gateway'))
  const read = async () => {
    const [row] = await paymentRows(db, eq(payment.id, order.id))
    if (!row) throw new Error('A paid order was not there')
    return row
  }
  if (order.status === 'paid' && order.gatewayPayment === paid) return read()
  await countTry(db, [['payment confirmations', actor.account], 60, 60])
  const seen = await gateway.payment(paid)
  if (seen?.orderId !== orderId) throw createRejection(toFieldError('razorpay_payment_id'))
  const settled = await captureAndSettle(parts, seen, 'callback')
  if (settled === 'pending') throw new ApiError('PAYMENT_PENDING', { retryAfter: 60 })
  if (settled === 'returned') throw new ApiError('PAYMENT_RETURNED')
  if (settled !== 'paid') throw createRejection()
  return read()
}
