import { commonestCities } from '@pravesh/contract'
import { type SQL, sql } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { today } from '../../../platform/db/statements/today.ts'
import { city, state } from '../../../platform/db/tables.ts'
import { type FacetSpec, facetOf, type Listed } from '../kinds/kind.ts'
import { columnValuesOf, labelColumn, speakable } from '../kinds/values.ts'
import type { Choices } from '../query/choice.ts'
import type { FacetCounts } from '../query/listing-query.ts'

/** Rows that live counting reads: beyond, counts are those of the first so many. */
export const liveBound = 10_000
/** Values counted of one facet; those in force are always among them. Of cities all of a chosen state, and of the country the commonest. */
function maxValuesOf({ name }: FacetSpec, choices: Choices): number {
  if (name !== 'city') return 60
  return choices.has('state') ? 1_000 : commonestCities
}

/** Facets that are counted over the same rows: those of a tallied scope, or those that match. */
export type CountSet = {
  /** Name of the number of its rows, where it is counted. */
  total?: string
  facets: readonly FacetSpec[]
  scope: string | undefined
  where: SQL
  counts?: FacetCounts | undefined
}
/** A set with the name of its rows in the statement. */
type NamedSet = CountSet & { from: SQL }
/** One value of one facet with its number of rows; `url` and `label` are those of its look-up. */
export type Counted = { facet: string; value: string; n: number; url: string | null; label: string | null }

/** The scope of these filters, where it is tallied: each facet in force has one value, and they are tallied together. */
export function scopeOf(listed: Listed, choices: Choices, isPlain: boolean, except?: string): string | undefined {
  if (!listed.scopes || !isPlain) return undefined
  const inForce = [...choices].flatMap(([name, selectedValues]) => {
    const counted = name === except ? selectedValues.filter((c) => c.fixed) : selectedValues
    return counted.length > 0 ? [{ name, counted }] : []
  })
  const scope = listed.scopes.find(
    (names) => names.length === inForce.length && inForce.every(({ name }) => names.includes(name)),
  )
  if (!scope) return undefined
  const parts = scope.map((name) => {
    const facet = facetOf(listed, name)
    const columnValues = inForce
      .find((f) => f.name === name)
      ?.counted.flatMap((c) => (facet ? columnValuesOf(facet, c) : []))
    return columnValues?.length === 1 ? `${name}:${columnValues[0]}` : undefined
  })
  return parts.includes(undefined) ? undefined : parts.join(' ')
}

/** Values with their counts as `(value, n)`. */
function countsOf(listed: Listed, facet: FacetSpec, { scope, where, from }: NamedSet): SQL {
  if (scope !== undefined && !facet.ofToday)
    return sql`select value, sum(n)::int as n from listing_tally
      where kind = ${listed.kind} and scope = ${scope} and facet = ${facet.name} group by value having sum(n) > 0`
  if (scope !== undefined)
    return sql`select (${facet.counted}) as value, count(*)::int as n from ${listed.table}
      where ${where} and ${facet.ofToday} and (${facet.counted}) is not null group by 1`
  const column = sql.identifier(facet.name)
  return facet.list
    ? sql`select v::text as value, count(*)::int as n from ${from}, unnest(${column}) as v group by v`
    : sql`select ${column}::text as value, count(*)::int as n from ${from} where ${column} is not null group by ${column}`
}
/** The name of a city, with its state where another city has the same one. */
const cityLabel = sql`${city.name} || case when exists (select from ${city} other where other.name = ${city.name} and other.id <> ${city.id})
  then ', ' || (select ${state.name} from ${state} where ${state.id} = ${city.state}) else '' end`

/** The commonest values of a facet, those in force before all, with the names of their look-up. */
function part(listed: Listed, facet: FacetSpec, set: NamedSet, choices: Choices): SQL {
  const activeValues = (choices.get(facet.name) ?? []).flatMap((c) => columnValuesOf(facet, c).map(String))
  const first = activeValues.length > 0 ? sql`(c.value = any (${sql.param(activeValues)}::text[])) desc, ` : sql``
  const commonest = sql`(select c.value, c.n from (${countsOf(listed, facet, set)}) as c
    order by ${first}c.n desc, c.value limit ${maxValuesOf(facet, choices)}) as c`
  if (!facet.of)
    return sql`(select ${facet.name}::text as facet, c.value, c.n, null::text as url, ${facet.label?.(sql`c.value`) ?? sql`null::text`} as label from ${commonest})`
  return sql`(select ${facet.name}::text as facet, c.value, c.n, ${facet.of.url} as url, ${facet.of === city ? cityLabel : labelColumn(facet.of)} as label
    from ${commonest} join ${facet.of} on ${facet.of.id} = c.value::int and ${speakable(facet.of)})`
}
const totalOf = (listed: Listed, { scope, from, total }: NamedSet): SQL =>
  scope === undefined
    ? sql`(select ${total}::text as facet, '' as value, count(*)::int as n, null::text as url, null::text as label from ${from})`
    : sql`(select ${total}::text as facet, '' as value, coalesce(sum(n), 0)::int as n, null::text as url, null::text as label
        from listing_tally where kind = ${listed.kind} and scope = ${scope} and facet = 'total')`

/** The rows of a set that is not tallied, each read once for all its facets. */
function matchedRows(listed: Listed, { facets, scope, where, from }: NamedSet): SQL[] {
  if (scope !== undefined) return []
  const columns = facets.map((f) => sql`${f.counted ?? f.column} as ${sql.identifier(f.name)}`)
  const columnList = columns.length > 0 ? sql.join(columns, sql`, `) : sql`1`
  return [
    sql`${from} as materialized (select ${columnList} from ${listed.table} where ${where} limit ${liveBound + 1})`,
  ]
}

/** A facet as the ranges in force count it. */
function countedIn(facet: FacetSpec, counts: FacetCounts | undefined): FacetSpec {
  const facetCounts = counts?.get(facet.name)
  if (!facetCounts) return facet
  const { counted, list } = facetCounts
  return { ...facet, counted, ...(list && { list }) }
}

/** Counts of all sets in one statement. */
export function countSets(db: Db, listed: Listed, sets: readonly CountSet[], choices: Choices): Promise<Counted[]> {
  const parts: SQL[] = []
  const read: SQL[] = []
  for (const [i, counted] of sets.entries()) {
    const { facets, scope, counts, total } = counted
    const set: NamedSet = {
      ...counted,
      facets: scope === undefined ? facets.map((facet) => countedIn(facet, counts)) : facets,
      from: sql`${sql.identifier(`matched_${i}`)}`,
    }
    if (total !== undefined) parts.push(totalOf(listed, set))
    parts.push(...set.facets.map((facet) => part(listed, facet, set, choices)))
    read.push(...matchedRows(listed, set))
  }
  const rows = sql`${read.length > 0 ? sql`with ${sql.join(read, sql`, `)} ` : sql``}${sql.join(parts, sql` union all `)}`
  return db
    .select({
      facet: sql<string>`facet`,
      value: sql<string>`value`,
      n: sql<number>`n`,
      url: sql<string | null>`url`,
      label: sql<string | null>`label`,
    })
    .from(sql`(${rows}) as counted`)
    .execute({ today: today() })
}
