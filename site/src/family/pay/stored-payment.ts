import { payment } from 'virtual:endpoints'
import { ApiError } from '@pravesh/contract/errors'
import { api } from '../../api/client.ts'
import { accountKey } from '../../lib/family/account-key.ts'
import { isSigned, type Signed } from '../../lib/family/checkout.ts'
import { user } from '../../stores/session.ts'
import { isAbout, type PaymentQuery } from './payment-query.ts'

/** What the checkout said of a payment, until the server has it. */
export type StoredPayment = PaymentQuery & { /** Of `accountKey`. */ who: string; amount: number; signed: Signed }
/** What became of telling the server: `waiting` for the bank, `undelivered` yet, or settled: paid, sent back, refused. */
export type Outcome = 'paid' | 'waiting' | 'undelivered' | 'returned' | 'refused'

const prefix = 'pay:'
const keyOf = ({ signed }: StoredPayment) => `${prefix}${signed.razorpay_order_id}`
/** Of this page, where storage is full or refused. */
const paymentsInMemory = new Map<string, string>()

/** Keeps the checkout's word before it is sent, so that neither a closed tab nor a lost network loses it. */
export function storePayment(payment: StoredPayment): void {
  paymentsInMemory.set(keyOf(payment), JSON.stringify(payment))
  try {
    localStorage.setItem(keyOf(payment), JSON.stringify(payment))
  } catch {
    // The page itself remembers it, and the gateway tells the server too.
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

/** What this person's checkouts said that the server has not taken yet; of one fee alone, where one is named. */
export function storedPayments(query?: PaymentQuery): StoredPayment[] {
  const stored = Object.entries({ ...localStorage }).filter(([key]) => key.startsWith(prefix))
  const all = [...new Map([...paymentsInMemory, ...stored]).values()].flatMap((text) => read(text) ?? [])
  return query ? all.filter((payment) => isAbout(query, payment) && payment.feesType === query.feesType) : all
}

/** Refusals that say nothing of the payment: it is asked again. */
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
    // Nobody has answered, or not yet: it is sent again.
    if (!(error instanceof ApiError) || retriedCodes.includes(error.code)) return 'undelivered'
    if (error.code === 'PAYMENT_PENDING') return 'waiting'
    drop(storedPayment)
    return error.code === 'PAYMENT_RETURNED' ? 'returned' : 'refused'
  }
  drop(storedPayment)
  return 'paid'
}

/** Tells the server what checkouts said that it does not know yet; may be done again and again. Answers what became of each. */
export const deliverStoredPayments = (): Promise<{ payment: StoredPayment; outcome: Outcome }[]> =>
  Promise.all(storedPayments().map(async (payment) => ({ payment: payment, outcome: await deliver(payment) })))
