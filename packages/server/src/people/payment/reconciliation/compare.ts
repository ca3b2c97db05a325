import type { ReconciliationEntry, ReconciliationResult } from '@pravesh/contract'
import { dayInIndia } from '@pravesh/messages'
import type { GatewayPayment, GatewayRefund } from '../gateway/gateway.ts'
import { isOurs } from '../refund/match.ts'
import type { GatewayRecords } from './gateway-records.ts'
import type { OwnMoney, OwnRecords, OwnRefund } from './own-records.ts'

/** One payment or refund with the result of its comparison. */
export type Comparison = Omit<ReconciliationEntry, 'result'> & { result: ReconciliationResult }

const dayOfSeconds = (seconds: number): string => dayInIndia(new Date(seconds * 1_000))
const dayOfText = (at: string | null): string => dayInIndia(new Date(at ?? 0))

/** In which states the gateway may have a payment whose money we have in one. A refund may take the bank some days. */
const paymentStates: Readonly<Record<OwnMoney['outcome'], readonly GatewayPayment['status'][]>> = {
  accepted: ['captured'],
  refund_due: ['captured'],
  refund_sent: ['captured', 'refunded'],
  refunded: ['refunded'],
}
const refundStates: Readonly<Record<OwnRefund['status'], GatewayRefund['status'] | undefined>> = {
  due: undefined,
  sent: 'pending',
  refunded: 'processed',
  cancelled: undefined,
}

function comparePayment(
  money: OwnMoney | undefined,
  seen: GatewayPayment | undefined,
  transferred: ReadonlySet<string>,
): Comparison[] {
  const recorded = money && { amount: money.amount, status: money.outcome }
  const gateway = seen && { amount: seen.amount, status: seen.status }
  const entry = {
    kind: 'payment' as const,
    day: seen ? dayOfSeconds(seen.createdAt) : dayOfText(money?.at ?? null),
    gatewayPayment: seen?.id ?? money?.gatewayPayment ?? '',
    gatewayRefund: null,
    payment: money?.payment ?? null,
    recorded: recorded ?? null,
    gateway: gateway ?? null,
  }
  if (!seen) return [{ ...entry, result: 'missing_at_gateway' }]
  // A try that failed, or that the bank only set money aside for, brought none.
  if (!money)
    return seen.status === 'captured' || seen.status === 'refunded' ? [{ ...entry, result: 'missing_in_records' }] : []
  const isSame =
    seen.amount === money.amount &&
    seen.currency === money.currency &&
    (paymentStates[money.outcome].includes(seen.status) || (transferred.has(seen.id) && seen.status === 'captured'))
  return [{ ...entry, result: isSame ? 'matched' : 'mismatched' }]
}

function compareRefund(row: OwnRefund | undefined, seen: GatewayRefund | undefined): Comparison[] {
  const recorded = row && { amount: row.amount, status: row.status }
  const gateway = seen && { amount: seen.amount, status: seen.status }
  const entry = {
    kind: 'refund' as const,
    day: seen ? dayOfSeconds(seen.createdAt) : dayOfText(row?.sentAt ?? row?.refundedAt ?? null),
    gatewayPayment: seen?.paymentId ?? row?.gatewayPayment ?? '',
    gatewayRefund: seen?.id ?? row?.gatewayRefund ?? null,
    payment: row?.payment ?? null,
    recorded: recorded ?? null,
    gateway: gateway ?? null,
  }
  if (!seen) return [{ ...entry, result: 'missing_at_gateway' }]
  // A try that failed moved no money.
  if (seen.status === 'failed' && (!row || row.failedRefunds.includes(seen.id))) return []
  if (!row) return [{ ...entry, result: 'missing_in_records' }]
  const isSame = seen.amount === row.amount && seen.status === refundStates[row.status]
  return [{ ...entry, result: isSame ? 'matched' : 'mismatched' }]
}

/** Which of our refunds each of the gateway is. */
function refundPairs({ refunds: rows }: OwnRecords, seen: readonly GatewayRefund[]) {
  const ofPayment = Map.groupBy(rows, ({ gatewayPayment }) => gatewayPayment)
  return seen.map((item) => ({ seen: item, row: ofPayment.get(item.paymentId)?.find((row) => isOurs(row, item)) }))
}

/** Our records that are missing at the gateway. */
export function unmatched(ownRecords: OwnRecords, records: GatewayRecords): OwnRecords {
  const seen = new Set(records.payments.map(({ id }) => id))
  const pairs = refundPairs(ownRecords, records.refunds)
  const live = new Set(pairs.flatMap(({ row, seen: { status } }) => (row && status !== 'failed' ? [row.id] : [])))
  return {
    ...ownRecords,
    moneys: ownRecords.moneys.filter(({ gatewayPayment }) => !seen.has(gatewayPayment)),
    refunds: ownRecords.refunds.filter(
      ({ id, status, transferredAt }) =>
        (status === 'sent' || status === 'refunded') && transferredAt === null && !live.has(id),
    ),
  }
}

/** Compares our records with the gateway's, each once: the gateway's first, then ours that it lacks. */
export function compare(ownRecords: OwnRecords, records: GatewayRecords, missing: OwnRecords): Comparison[] {
  const moneyById = new Map(ownRecords.moneys.map((money) => [money.gatewayPayment, money]))
  return [
    ...records.payments.flatMap((seen) => comparePayment(moneyById.get(seen.id), seen, ownRecords.transferred)),
    ...missing.moneys.flatMap((money) => comparePayment(money, undefined, ownRecords.transferred)),
    ...refundPairs(ownRecords, records.refunds).flatMap(({ row, seen }) => compareRefund(row, seen)),
    ...missing.refunds.flatMap((row) => compareRefund(row, undefined)),
  ]
}
