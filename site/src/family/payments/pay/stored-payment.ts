import { payment } from 'virtual:endpoints'
import { ApiError } from '@pravesh/contract/errors'
import { api } from '../../../api/client.ts'
import { accountKey } from '../../../lib/family/account-key.ts'
import { isSigned, type Signed } from '../../../lib/family/checkout.ts'
import { user } from '../../../stores/session.ts'
import { isAbout, type PaymentQuery } from './payment-query.ts'

/** The checkout's result of a payment, until it is delivered to the server. */
export type StoredPayment = PaymentQuery & { /** Of `accountKey`. */ who: string; amount: number; signed: Signed }
/** Result of the delivery to the server: `waiting` for the bank, `undelivered` yet, or settled: paid, returned, rejected. */
export type Outcome = 'paid' | 'waiting' | 'undelivered' | 'returned' | 'refused'

const prefix = 'pay:'
const keyOf = ({ signed }: StoredPayment) => `${prefix}${signed.razorpay_order_id}`
/** For this page, where storage is full or denied. */
const paymentsInMemory = new Map<string, string>()

/** Stores the checkout's result before it is sent, so that neither a closed tab nor a lost network loses it. */
export function storePayment(payment: StoredPayment): void {
  paymentsInMemory.set(keyOf(payment), JSON.stringify(payment))
  try {
    localStorage.setItem(keyOf(payment), JSON.stringify(payment))
  } catch {
    // The page itself remembers it, and the gateway notifies the server too.
  }
}
function drop(payment: StoredPayment): void {
  paymentsInMemory.delete(keyOf(payment))
  localStorage.removeItem(keyOf(payment))
}

function ownKey(): string | undefined {
  const account = user.get()
  return account ? accountKey(account) : undefined
}
const isStoredPayment = (value: unknown): value is StoredPayment =>
  typeof value === 'object' &&
  value !== null &&
  'who' in value &&
  value.who === ownKey() &&
  'signed' in value &&
  isSigned(value.signed)

function read(text: string): StoredPayment | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isStoredPayment(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Undelivered checkout results of this person; of one fee alone, if one is given. */
export function storedPayments(query?: PaymentQuery): StoredPayment[] {
  const stored = Object.entries({ ...localStorage }).filter(([key]) => key.startsWith(prefix))
  const all = [...new Map([...paymentsInMemory, ...stored]).values()].flatMap((text) => read(text) ?? [])
  return query ? all.filter((payment) => isAbout(query, payment) && payment.feesType === query.feesType) : all
}

/** Errors without information on the payment: the delivery is repeated. */
export const retriedCodes: readonly string[] = [
  'UNAVAILABLE',
  'TOO_MANY',
  'PAYMENTS_OFF',
  'UNAUTHENTICATED',
  'PASSWORD_CHANGE_REQUIRED',
]

async function deliver(storedPayment: StoredPayment): Promise<Outcome> {
  const { signed, instituteType, instituteId, feesType, amount } = storedPayment
  const body = { ...signed, instituteType, instituteId, feesType, amount, orderId: signed.razorpay_order_id }
  try {
    await api().call(payment.success, { body })
  } catch (error) {
    // No response, or a temporary error: it is sent again.
    if (!(error instanceof ApiError) || retriedCodes.includes(error.code)) return 'undelivered'
    if (error.code === 'PAYMENT_PENDING') return 'waiting'
    drop(storedPayment)
    return error.code === 'PAYMENT_RETURNED' ? 'returned' : 'refused'
  }
  drop(storedPayment)
  return 'paid'
}

/** Delivers pending checkout results to the server; may be repeated. Returns the result of each. */
export const deliverStoredPayments = (): Promise<{ payment: StoredPayment; outcome: Outcome }[]> =>
  Promise.all(storedPayments().map(async (payment) => ({ payment: payment, outcome: await deliver(payment) })))
