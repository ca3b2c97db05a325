import { type AnyPgColumn, sql } from '../db/drizzle.ts'
import type { FacetSpec } from './kind.ts'
import { ownWords } from './own-words.ts'

/** A facet of upper bounds: each counts all figures up to it. The bounds are those that the tallies are kept by. */
export function bands(name: 'feeMax' | 'nirfMax', column: AnyPgColumn, bounds: readonly number[]): FacetSpec {
  const list = sql.raw(`'{${bounds.join(',')}}'::int[]`)
  return {
    name,
    column,
    words: ownWords(name, bounds.map(String)),
    ordered: true,
    role: 'range',
    counted: sql`(${list})[width_bucket(${column} - 1, ${list}) + 1]`,
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
