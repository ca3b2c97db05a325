import { ApiError, type Reconciliation, reconciliationEntries } from '@pravesh/contract'
import { dayInIndia } from '@pravesh/messages'
import type { Db } from '../../../platform/db/index.ts'
import { countTry } from '../../../platform/limits/throttle.ts'
import type { Gateway, TimeRange } from '../gateway/gateway.ts'
import { isOurs } from '../refund/match.ts'
import { type Comparison, compare, unmatched } from './compare.ts'
import { type GatewayRecords, limitTime, lookUpEach, readGatewayRecords, type TimeLimit } from './gateway-records.ts'
import { type OwnRecords, ownersOf, readOwnRecords } from './own-records.ts'
import { summarise } from './summary.ts'

type Days = { date1: string; date2: string }
type ReconciliationParts = { db: Db; gateway: Gateway | undefined }

const daySeconds = 24 * 60 * 60
const startOfDay = (day: string) => Date.parse(`${day}T00:00:00+05:30`) / 1_000
/** From the first second of the first day in India to the last of the last. */
const rangeOf = ({ date1, date2 }: Days): TimeRange => ({
  from: startOfDay(date1),
  to: startOfDay(date2) + daySeconds - 1,
})
function daysOf({ from, to }: TimeRange): string[] {
  const days = []
  for (let start = from; start <= to; start += daySeconds) days.push(dayInIndia(new Date(start * 1_000)))
  return days
}

/**
 * Looks up each record of ours that no page of the gateway contained: one that started on another day is compared on that day, one that
 * arrived in the meantime is added to `records`, and the rest is missing at the gateway.
 */
async function findMissing(
  gateway: Gateway,
  ownRecords: OwnRecords,
  records: GatewayRecords,
  { from, to }: TimeRange,
  checkTime: TimeLimit,
): Promise<OwnRecords> {
  const isInRange = ({ createdAt }: { createdAt: number }) => createdAt >= from && createdAt <= to
  const { moneys, refunds } = unmatched(ownRecords, records)
  const ids = moneys.map(({ gatewayPayment }) => gatewayPayment)
  const payments = (await lookUpEach(ids, (id) => gateway.payment(id), checkTime)).flatMap((found) => found ?? [])
  const seenPayments = new Set(payments.map(({ id }) => id))
  records.payments.push(...payments.filter(isInRange))

  const refunded = [...new Set(refunds.map(({ gatewayPayment }) => gatewayPayment))]
  const seen = (await lookUpEach(refunded, (id) => gateway.refundsOf(id), checkTime)).flat()
  const listed = new Set(records.refunds.map(({ id }) => id))
  records.refunds.push(...seen.filter((item) => isInRange(item) && !listed.has(item.id)))
  return {
    ...ownRecords,
    moneys: moneys.filter(({ gatewayPayment }) => !seenPayments.has(gatewayPayment)),
    refunds: refunds.filter((row) => !seen.some((item) => item.status !== 'failed' && isOurs(row, item))),
  }
}

/** Adds our payment also where only the gateway has the money: its order, or the refunded payment, identifies it. */
async function withOwners(db: Db, compared: Comparison[], { payments }: GatewayRecords): Promise<Comparison[]> {
  const orders = new Map(payments.map(({ id, orderId }) => [id, orderId]))
  const ids = compared.flatMap(({ payment, gatewayPayment: id }) =>
    payment === null ? [{ id, orderId: orders.get(id) ?? null }] : [],
  )
  if (ids.length === 0) return compared
  const owners = await ownersOf(db, ids)
  return compared.map((entry) => ({ ...entry, payment: entry.payment ?? owners.get(entry.gatewayPayment) ?? null }))
}

/**
 * Compares our payments and refunds of some days in India with the gateway's, which is queried each time. A payment belongs to the day on
 * which the gateway started it, no matter when it was reported. PAYMENTS_OFF without a gateway; UNAVAILABLE where it does not reply within
 * `milliseconds`; INVALID at `date2` where there is too much to compare; TOO_MANY after 60 of an account in an hour.
 */
export async function reconcileDays(
  { db, gateway }: ReconciliationParts,
  account: number,
  days: Days,
  milliseconds = 20_000,
): Promise<Reconciliation> {
  if (!gateway) throw new ApiError('PAYMENTS_OFF')
  await countTry(db, [['reconciliations', account], 60, 60])
  const [between, checkTime] = [rangeOf(days), limitTime(milliseconds)]
  const records = await readGatewayRecords(gateway, between, checkTime)
  const ownRecords = await readOwnRecords(db, gateway.name, between, records)
  const missing = await findMissing(gateway, ownRecords, records, between, checkTime)
  const compared = await withOwners(db, compare(ownRecords, records, missing), records)
  return summarise(daysOf(between), compared, reconciliationEntries)
}
