import { ApiError, type PaymentRow, type StaffPaymentDetails } from '@pravesh/contract'
import { and, eq } from '../../../platform/db/drizzle.ts'
import { payment, receivedMoney } from '../../../platform/db/tables.ts'
import { countTry } from '../../../platform/limits/throttle.ts'
import { paymentRows } from '../list.ts'
import type { OrderParts } from '../order.ts'
import { checkRefund } from '../refund/refund.ts'
import { getPaymentDetails } from '../staff/details.ts'
import { captureAndSettle } from './capture.ts'

/**
 * Reads the caller's own order from the gateway and settles it: for returning to a payment whose end was reported neither by the browser
 * nor by the gateway, and would otherwise wait for the reconciler. A paid or unplaced order is returned unchanged. NOT_FOUND for another
 * account's; TOO_MANY after 120 of an account in an hour.
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

/**
 * The same for an administrator, of any payment and of its refunds: at most the payments that the gateway has for one order. NOT_FOUND;
 * TOO_MANY after 240 of an account in an hour.
 */
export async function checkPaymentAsStaff(
  parts: OrderParts,
  account: number,
  id: number,
): Promise<StaffPaymentDetails> {
  const { db, gateway } = parts
  const before = await getPaymentDetails(db, id, account)
  const placed = await db.$count(payment, and(eq(payment.id, id), eq(payment.gateway, gateway.name)))
  if (before.orderId === null || placed === 0) return before
  await countTry(db, [['staff payment checks', account], 240, 60])
  for (const seen of await gateway.paymentsOf(before.orderId)) await captureAndSettle(parts, seen, 'reconciler')
  const moneys = await db
    .select({ id: receivedMoney.gatewayPayment })
    .from(receivedMoney)
    .where(eq(receivedMoney.payment, id))
  for (const money of moneys) await checkRefund(parts, money.id)
  return getPaymentDetails(db, id, account)
}
