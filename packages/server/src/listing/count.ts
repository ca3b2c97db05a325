import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/index.ts'
import { countBound } from '../http/page.ts'
import type { FacetSpec, Listed } from './kind.ts'
import type { Choices } from './resolve.ts'
import { listingTally } from './tables.ts'

/** Rows that live counting looks at: beyond, counts are those of the first so many. */
const liveBound = 20_000
export type Counts = ReadonlyMap<string, ReadonlyMap<string, number>>

/**
 * The scope whose counts are kept, or undefined: all, one value of a scoped facet, or a state with one value of the
 * facet it is paired with. Anything narrower is few enough to count.
 */
export function scopeOf(listed: Listed, choices: Choices, plain: boolean, except?: string): string | undefined {
  if (!listed.scopes || !plain) return undefined
  const held: { name: string; scope: string }[] = []
  for (const [name, chosen] of choices) {
    const counted = name === except ? chosen.filter((c) => c.fixed) : chosen
    const [only] = counted
    if (!only) continue
    if (counted.length > 1 || !listed.scopes.includes(name)) return undefined
    held.push({ name, scope: `${name}:${only.held}` })
  }
  if (held.length < 2) return held[0]?.scope ?? ''
  const state = held.find((h) => h.name === 'state')
  const pair = held.find((h) => h.name === listed.paired)
  return held.length === 2 && state && pair ? `${state.scope} ${pair.scope}` : undefined
}

/** Kept counts of a scope, by facet and value; the number of all rows is under `total`. */
export async function keptCounts(db: Db, listed: Listed, scope: string): Promise<Counts> {
  const rows = await db
    .select({ facet: listingTally.facet, value: listingTally.value, n: sql<number>`sum(${listingTally.n})::int` })
    .from(listingTally)
    .where(sql`${listingTally.kind} = ${listed.kind} and ${listingTally.scope} = ${scope}`)
    .groupBy(listingTally.facet, listingTally.value)
  return grouped(rows)
}
/** Counts of these facets among the rows that match now, in one statement. */
export async function liveCounts(
  db: Db,
  listed: Listed,
  facets: readonly FacetSpec[],
  where: SQL | undefined,
): Promise<Counts> {
  if (facets.length === 0) return new Map()
  const columns = facets.map((f) => sql`${f.spread ? sql`array${f.spread}` : f.column} as ${sql.identifier(f.name)}`)
  const parts = facets.map((f) => {
    const at = sql.identifier(f.name)
    const spread = f.list || f.spread
    return spread
      ? sql`select ${f.name}::text as facet, v::text as value, count(*)::int as n from matched, unnest(${at}) v group by v`
      : sql`select ${f.name}::text as facet, ${at}::text as value, count(*)::int as n from matched where ${at} is not null group by ${at}`
  })
  const { rows } = await db.execute<{ facet: string; value: string; n: number }>(sql`
    with matched as materialized (select ${sql.join(columns, sql`, `)} from ${listed.table} where ${where ?? sql`true`} limit ${liveBound})
    ${sql.join(parts, sql` union all `)}`)
  return grouped(rows)
}
function grouped(rows: readonly { facet: string; value: string; n: number }[]): Counts {
  const counts = new Map<string, Map<string, number>>()
  for (const { facet, value, n } of rows) {
    if (n <= 0) continue
    const of = counts.get(facet) ?? new Map<string, number>()
    counts.set(facet, of.set(value, n))
  }
  return counts
}
/** How many match, counted up to the bound. */
export async function boundedCount(db: Db, listed: Listed, where: SQL | undefined): Promise<number> {
  const bounded = db
    .select({ one: sql`1` })
    .from(listed.table)
    .where(where)
    .limit(countBound + 1)
    .as('bounded')
  const [row] = await db.select({ n: sql<number>`count(*)::int` }).from(bounded)
  return row?.n ?? 0
}
