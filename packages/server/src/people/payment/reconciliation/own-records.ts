import { and, eq, isNull, or, type SQL, sql } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { anyOf } from '../../../platform/db/statements/any-of.ts'
import { payment, receivedMoney, refund } from '../../../platform/db/tables.ts'
import type { Gateway, GatewayPayment, TimeRange } from '../gateway/gateway.ts'
import { type GatewayRecords, tooManyError } from './gateway-records.ts'

export type OwnMoney = typeof receivedMoney.$inferSelect
type StoredRefund = typeof refund.$inferSelect
/** A refund that is for the gateway: none that a second person has not approved. */
export type OwnRefund = StoredRefund & { status: Exclude<StoredRefund['status'], 'waiting' | 'declined'> }
/** `transferred`: money of which something was refunded by bank transfer, so that the gateway still has it as captured. */
export type OwnRecords = { moneys: OwnMoney[]; refunds: OwnRefund[]; transferred: ReadonlySet<string> }

const maxRecords = 20_000
const timeFilter = (time: SQL | typeof receivedMoney.at, { from, to }: TimeRange): SQL =>
  sql`${time} >= to_timestamp(${from}::bigint) and ${time} < to_timestamp(${to + 1}::bigint)`
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

const isApproved = (row: StoredRefund): row is OwnRefund => row.status !== 'waiting' && row.status !== 'declined'

function complete<T>(rows: T[]): T[] {
  if (rows.length >= maxRecords) throw tooManyError()
  return rows
}

/** Our records of this period, and of all records of the gateway in it. Payments of another gateway are left out. */
export async function readOwnRecords(
  db: Db,
  gateway: Gateway['name'],
  between: TimeRange,
  records: GatewayRecords,
): Promise<OwnRecords> {
  const ofGateway = or(isNull(payment.gateway), eq(payment.gateway, gateway))
  const moneysWhere = async (where: SQL) => {
    const joined = db.select({ money: receivedMoney }).from(receivedMoney)
    const rows = await joined
      .leftJoin(payment, eq(payment.id, receivedMoney.payment))
      .where(and(ofGateway, where))
      .limit(maxRecords)
    return complete(rows).map(({ money }) => money)
  }
  const refundsWhere = async (where: SQL) => {
    const joined = db.select({ refund }).from(refund)
    const rows = await joined
      .leftJoin(payment, eq(payment.id, refund.payment))
      .where(and(ofGateway, where))
      .limit(maxRecords)
    return complete(rows)
      .map((row) => row.refund)
      .filter(isApproved)
  }
  const sentAt = sql`coalesce(sent_at, refunded_at)`
  const isSettled = sql`${refund.status} in ('sent', 'refunded')`
  const refundedPayments = [...new Set(records.refunds.map(({ paymentId }) => paymentId))]
  const [byId, byTime] = [
    await moneysWhere(anyOf(receivedMoney.gatewayPayment, idsOf(records.payments))),
    await moneysWhere(timeFilter(receivedMoney.at, between)),
  ]
  const [ofPayments, inTime] = [
    await refundsWhere(anyOf(refund.gatewayPayment, refundedPayments)),
    await refundsWhere(sql`${isSettled} and ${timeFilter(sentAt, between)} and ${refund.transferredAt} is null`),
  ]
  const moneys = [...new Map([...byId, ...byTime].map((row) => [row.gatewayPayment, row])).values()]
  const ids = moneys.map(({ gatewayPayment }) => gatewayPayment)
  const transfers = await refundsWhere(
    sql`${anyOf(refund.gatewayPayment, ids)} and ${refund.transferredAt} is not null`,
  )
  return {
    moneys,
    transferred: new Set(transfers.map(({ gatewayPayment }) => gatewayPayment)),
    refunds: [...new Map([...ofPayments, ...inTime].map((row) => [row.id, row])).values()],
  }
}

/** The payments of ours that these of the gateway belong to, by the gateway's id. */
export async function ownersOf(
  db: Db,
  payments: readonly Pick<GatewayPayment, 'id' | 'orderId'>[],
): Promise<Map<string, number>> {
  const recorded = await db
    .select({ id: receivedMoney.gatewayPayment, payment: receivedMoney.payment })
    .from(receivedMoney)
    .where(anyOf(receivedMoney.gatewayPayment, idsOf(payments)))
  const orders = payments.flatMap(({ orderId }) => orderId ?? [])
  const rows = await db
    .select({ order: payment.gatewayOrder, id: payment.id })
    .from(payment)
    .where(anyOf(payment.gatewayOrder, orders))
  const paymentByOrder = new Map(rows.map(({ order, id }) => [order, id]))
  const owners = new Map(recorded.flatMap(({ id, payment: owner }) => (owner === null ? [] : [[id, owner] as const])))
  for (const { id, orderId } of payments) {
    const owner = paymentByOrder.get(orderId)
    if (owner !== undefined) owners.set(id, owner)
  }
  return owners
}
