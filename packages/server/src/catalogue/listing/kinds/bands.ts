import { type AnyPgColumn, type SQL, sql } from '../../../platform/db/drizzle.ts'
import type { FacetSpec } from './kind.ts'
import { valueLabels } from './value-labels.ts'

/** The bounds that fees are counted by. */
const schoolFees = [25_000, 50_000, 100_000, 200_000, 500_000]
const collegeFees = [50_000, 100_000, 200_000, 500_000, 1_000_000]
const bandOf = (figure: SQL | AnyPgColumn, bounds: readonly number[]): SQL => {
  const list = sql.raw(`'{${bounds.join(',')}}'::int[]`)
  return sql`(${list})[width_bucket(${figure} - 1, ${list}) + 1]`
}
/** The band of a school's fee. */
export const schoolFeeBand = (fee: SQL): SQL => bandOf(fee, schoolFees)
/** The facet of school fees. */
export const schoolFeeBands = (column: AnyPgColumn): FacetSpec => bands('feeMax', column, schoolFees)
/** The band of a college's fee. */
export const collegeFeeBand = (fee: SQL): SQL => bandOf(fee, collegeFees)
/** The facet of college fees. */
export const collegeFeeBands = (column: AnyPgColumn): FacetSpec => bands('feeMax', column, collegeFees)

/** A facet of upper bounds: each counts all figures up to it. The tallies have the same bounds. */
export function bands(name: 'feeMax' | 'nirfMax', column: AnyPgColumn, bounds: readonly number[]): FacetSpec {
  return {
    name,
    column,
    words: valueLabels(name, bounds.map(String)),
    ordered: true,
    role: 'range',
    counted: bandOf(column, bounds),
    ...(name === 'feeMax' && { isUnknown: () => sql`${column} is null` }),
    read(counts) {
      let sum = 0
      return new Map(
        bounds.map((bound) => {
          sum += counts.get(String(bound)) ?? 0
          return [String(bound), sum]
        }),
      )
    },
  }
}

const ratings = ['3', '3.5', '4', '4.5']
/** A facet of lower bounds: each counts all averages from it on. */
export const leastRatings = (column: AnyPgColumn): FacetSpec => ({
  name: 'ratingMin',
  column,
  words: valueLabels('ratingMin', ratings),
  ordered: true,
  role: 'range',
  counted: sql`floor(${column} * 2) / 2`,
  read: (counts) =>
    new Map(
      ratings.map((least) => [
        least,
        [...counts].reduce((sum, [value, count]) => (Number(value) >= Number(least) ? sum + count : sum), 0),
      ]),
    ),
})
