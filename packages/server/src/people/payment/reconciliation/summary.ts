import type { Reconciliation, ReconciliationEntry } from '@pravesh/contract'
import type { Comparison } from './compare.ts'

type Totals = Reconciliation['total']
type Tallies = Totals['payments']

const noTally = () => ({ count: 0, recorded: 0, gateway: 0 })
const noTallies = (): Tallies => ({
  matched: noTally(),
  missing_at_gateway: noTally(),
  missing_in_records: noTally(),
  mismatched: noTally(),
})
const noTotals = (): Totals => ({ payments: noTallies(), refunds: noTallies() })

function add(totals: Totals, { kind, result, recorded, gateway }: Comparison): void {
  const tally = totals[kind === 'payment' ? 'payments' : 'refunds'][result]
  tally.count++
  tally.recorded += recorded?.amount ?? 0
  tally.gateway += gateway?.amount ?? 0
}

/** Counts and sums for each of these days and in total, and at most `limit` differences, the newest day first. */
export function summarise(days: readonly string[], compared: readonly Comparison[], limit: number): Reconciliation {
  const total = noTotals()
  const byDay = new Map(days.map((day) => [day, noTotals()]))
  for (const comparison of compared) {
    add(total, comparison)
    const ofDay = byDay.get(comparison.day)
    if (ofDay) add(ofDay, comparison)
  }
  const differences = compared
    .flatMap(({ result, ...rest }): ReconciliationEntry[] => (result === 'matched' ? [] : [{ ...rest, result }]))
    .toSorted((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : a.gatewayPayment < b.gatewayPayment ? -1 : 1))
  return {
    days: [...byDay].map(([day, totals]) => ({ day, ...totals })),
    total,
    entries: differences.slice(0, limit),
    hasMoreEntries: differences.length > limit,
  }
}
