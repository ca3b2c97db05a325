import { ApiError, type PaymentRow } from '@pravesh/contract'
import { and, eq } from '../db/drizzle.ts'
import { payment } from '../db/tables.ts'
import { countTry } from '../limits/throttle.ts'
import { captureAndSettle } from './capture.ts'
import { paymentRows } from './list.ts'
import type { OrderParts } from './order.ts'

/**
 * Asks the gateway about one's own order, and settles what it says: for who comes back to a payment whose end neither the browser nor the
 * gateway could tell, and would otherwise wait for the reconciler. What is paid, or was never placed, is answered as it is. NOT_FOUND for
 * another's; TOO_MANY after 120 of an account in an hour.
 */
export async function checkPayment(parts: OrderParts, account: number, id: number): Promise<PaymentRow> {
  const { db, gateway } = parts
  const ownPayment = and(eq(payment.id, id), eq(payment.account, account))
  const read = async () => {
    const [row] = await paymentRows(db, ownPayment)
    if (!row) throw new ApiError('NOT_FOUND')
    return row
  }
  const row = await read()
  const placed = await db.$count(payment, and(ownPayment, eq(payment.gateway, gateway.name)))
  if (row.orderId === null || row.status === 'paid' || placed === 0) return row
  await countTry(db, [['payment checks', account], 120, 60])
  for (const seen of await gateway.paymentsOf(row.orderId)) await captureAndSettle(parts, seen, 'reconciler')
  return read()
}
