import type { PathEdge } from '../text/edge.ts'
import { findEntry, hasType, type QueryParts } from './query-parts.ts'

/** A bound of the yearly fee, with its words. */
type FeeBound = { name: 'feeMin' | 'feeMax'; rupees: number; edge: PathEdge }

const monthsOfYear = 12
/** From this on, a number that is no amount is a fee: rupees a month, or a year. */
const leastMonthlyFee = 200
const leastYearlyFee = 1000

/** A single amount is the maximum fee, unless the query contains "above"; two are a range. */
export function findFees(parts: QueryParts): FeeBound[] {
  const period = findEntry(parts, 'period')
  const periodsPerYear = period ? Number(period.value) : 1
  const minFee = periodsPerYear === monthsOfYear ? leastMonthlyFee : leastYearlyFee
  const isAboutFees = period !== undefined || hasType(parts, 'fees')
  const amounts = parts.edges
    .filter(({ entry }) => entry.type === 'amount')
    .map((edge) => ({ rupees: Number(edge.entry.value), edge }))
  const figures = parts.edges
    .filter(({ entry }) => isAboutFees && entry.type === 'number' && Number(entry.value) >= minFee)
    .map((edge) => ({ rupees: Number(edge.entry.value) * periodsPerYear, edge }))
  const [first, second, third] = [...amounts, ...figures]
  if (!first) return []
  if (second && !third) {
    const [lower, upper] = first.rupees <= second.rupees ? [first, second] : [second, first]
    return [
      { name: 'feeMin', ...lower },
      { name: 'feeMax', ...upper },
    ]
  }
  const bounds = parts.edges.filter(({ entry }) => entry.type === 'bound').map(({ entry }) => entry.value)
  return [{ name: bounds[0] === 'min' && !bounds.includes('max') ? 'feeMin' : 'feeMax', ...first }]
}
