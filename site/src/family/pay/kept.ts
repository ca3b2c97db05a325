import { payment } from 'virtual:endpoints'
import { ApiError } from '@pravesh/contract/errors'
import { api } from '../../api/client.ts'
import { isSigned, type Signed } from '../../lib/checkout.ts'
import { user } from '../../stores/session.ts'
import { type Asked, isAbout } from './asked.ts'

/** What the checkout said of a payment, until the server has it. */
export type Kept = Asked & { who: string; amount: number; signed: Signed }
/** What became of telling the server: `waiting` for the bank, `undelivered` yet, or settled: paid, sent back, refused. */
export type Outcome = 'paid' | 'waiting' | 'undelivered' | 'returned' | 'refused'

const prefix = 'pay:'
const keyOf = ({ signed }: Kept) => `${prefix}${signed.razorpay_order_id}`
/** Of this page, where storage is full or refused. */
const here = new Map<string, string>()

/** Keeps the checkout's word before it is sent, so that neither a closed tab nor a lost network loses it. */
export function keep(kept: Kept): void {
  here.set(keyOf(kept), JSON.stringify(kept))
  try {
    localStorage.setItem(keyOf(kept), JSON.stringify(kept))
  } catch {
    // The page itself remembers it, and the gateway tells the server too.
  }
}
function drop(kept: Kept): void {
  here.delete(keyOf(kept))
  localStorage.removeItem(keyOf(kept))
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'who' in value &&
  value.who === user.get()?.username &&
  'signed' in value &&
  isSigned(value.signed)

function read(text: string): Kept | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isKept(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** What this person's checkouts said that the server has not taken yet; of one fee alone, where one is named. */
export function keptNow(asked?: Asked): Kept[] {
  const stored = Object.entries({ ...localStorage }).filter(([key]) => key.startsWith(prefix))
  const all = [...new Map([...here, ...stored]).values()].flatMap((text) => read(text) ?? [])
  return asked ? all.filter((one) => isAbout(asked, one) && one.feesType === asked.feesType) : all
}

/** Refusals that say nothing of the payment: it is asked again. */
export const later: readonly string[] = [
  'UNAVAILABLE',
  'TOO_MANY',
  'PAYMENTS_OFF',
  'UNAUTHENTICATED',
  'PASSWORD_CHANGE_REQUIRED',
]

async function deliver(kept: Kept): Promise<Outcome> {
  const { signed, instituteType, instituteId, feesType, amount } = kept
  const body = { ...signed, instituteType, instituteId, feesType, amount, orderId: signed.razorpay_order_id }
  try {
    await api().call(payment.success, { body })
  } catch (error) {
    // Nobody has answered, or not yet: it is sent again.
    if (!(error instanceof ApiError) || later.includes(error.code)) return 'undelivered'
    if (error.code === 'PAYMENT_PENDING') return 'waiting'
    drop(kept)
    return error.code === 'PAYMENT_RETURNED' ? 'returned' : 'refused'
  }
  drop(kept)
  return 'paid'
}

/** Tells the server what checkouts said that it does not know yet; may be done again and again. Answers what became of each. */
export const deliverKept = (): Promise<{ kept: Kept; outcome: Outcome }[]> =>
  Promise.all(keptNow().map(async (kept) => ({ kept, outcome: await deliver(kept) })))
