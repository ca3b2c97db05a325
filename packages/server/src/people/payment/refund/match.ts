import type { refund } from '../../../platform/db/tables.ts'
import type { GatewayRefund } from '../gateway/gateway.ts'

export type RefundRecord = typeof refund.$inferSelect

/** Our refunds with the gateway's state of each, the newest first; and those that were made by hand at the gateway. */
type RefundMatches = { matched: Map<number, GatewayRefund[]>; byHand: GatewayRefund[] }

const isLive = ({ status }: GatewayRefund) => status !== 'failed'

/** True where a refund of the gateway is this one of ours, or a try of it: by its id, or our name of it. */
export const isOurs = (row: RefundRecord, seen: GatewayRefund): boolean =>
  row.gatewayRefund === seen.id || row.failedRefunds.includes(seen.id) || row.reference === seen.receipt

/**
 * Assigns each refund of the gateway to one of ours: by its id or our reference. One without either, in the exact amount of an unsent
 * refund of ours, settles that one; the rest was made by hand.
 */
export function matchRefunds(rows: readonly RefundRecord[], seen: readonly GatewayRefund[]): RefundMatches {
  const matched = new Map(rows.map((row) => [row.id, seen.filter((item) => isOurs(row, item))]))
  const isUnsent = (row: RefundRecord) =>
    (row.status === 'due' || row.status === 'sent') && !matched.get(row.id)?.some(isLive)
  const matchedRefunds = new Set([...matched.values()].flat())
  const others = seen.filter((item) => isLive(item) && !matchedRefunds.has(item))
  // Recorded from an older book, in which several by hand were one sum.
  const sums = new Map(
    rows.flatMap((row) => (row.status === 'refunded' && row.gatewayRefund === null ? [[row.id, row.amount]] : [])),
  )
  const byHand = others.filter((item) => {
    const row = rows.find((candidate) => isUnsent(candidate) && candidate.amount === item.amount)
    if (row) {
      matched.set(row.id, [item, ...(matched.get(row.id) ?? [])])
      return false
    }
    const [sum] = [...sums].filter(([, rest]) => rest >= item.amount)
    if (sum) sums.set(sum[0], sum[1] - item.amount)
    return sum === undefined
  })
  return { matched, byHand }
}
