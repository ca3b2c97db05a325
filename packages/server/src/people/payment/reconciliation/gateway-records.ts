import { ApiError } from '@pravesh/contract'
import {
  type Gateway,
  type GatewayPayment,
  type GatewayRefund,
  paymentsAPage,
  type TimeRange,
} from '../gateway/gateway.ts'

/** So many calls at once, so many pages of one kind, and so many single payments that no page had. */
const [together, maxPages, maxLookups] = [4, 100, 200]

export type GatewayRecords = { payments: GatewayPayment[]; refunds: GatewayRefund[] }
/** Throws UNAVAILABLE once the gateway took longer than it may. */
export type TimeLimit = () => void

/** A limit that counts from now. */
export function limitTime(milliseconds: number): TimeLimit {
  const end = Date.now() + milliseconds
  return () => {
    if (Date.now() < end) return
    const message = 'The payment gateway took too long. Please try again, or choose fewer days'
    throw new ApiError('UNAVAILABLE', { message, retryAfter: 30 })
  }
}
/** More than can be compared at once. */
export const tooManyError = () =>
  new ApiError('INVALID', {
    errors: [{ field: 'date2', message: 'Too many payments to compare at once: choose fewer days' }],
  })

/** All pages of a list; a record that moved to the next page while reading is in the result once. */
async function readPages<T extends { id: string }>(
  page: (number: number) => Promise<T[]>,
  checkTime: TimeLimit,
): Promise<T[]> {
  const records = new Map<string, T>()
  for (let first = 0; first < maxPages; first += together) {
    checkTime()
    const pages = await Promise.all(Array.from({ length: together }, (_, index) => page(first + index)))
    for (const record of pages.flat()) records.set(record.id, record)
    if (pages.some(({ length }) => length < paymentsAPage)) return [...records.values()]
  }
  throw tooManyError()
}

/** All payments and refunds that the gateway has of these seconds. UNAVAILABLE; INVALID at `date2` where they are too many. */
export async function readGatewayRecords(
  gateway: Gateway,
  between: TimeRange,
  checkTime: TimeLimit,
): Promise<GatewayRecords> {
  const [payments, refunds] = await Promise.all([
    readPages((page) => gateway.paymentsStarted(between, page), checkTime),
    readPages((page) => gateway.refundsCreated(between, page), checkTime),
  ])
  return { payments, refunds }
}

/** Looks up each of these records, a few at a time. INVALID at `date2` where they are too many. */
export async function lookUpEach<T>(
  ids: readonly string[],
  lookUp: (id: string) => Promise<T>,
  checkTime: TimeLimit,
): Promise<T[]> {
  if (ids.length > maxLookups) throw tooManyError()
  const found: T[] = []
  for (let first = 0; first < ids.length; first += together) {
    checkTime()
    found.push(...(await Promise.all(ids.slice(first, first + together).map(lookUp))))
  }
  return found
}
