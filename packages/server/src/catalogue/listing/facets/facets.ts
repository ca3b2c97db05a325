import type { Facet } from '@pravesh/contract'
import { filterValueLabel } from '@pravesh/messages'
import { type SQL, sql } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { callerNetworks } from '../../../platform/limits/caller.ts'
import { createFairSemaphore } from '../../../platform/limits/fair-semaphore.ts'
import type { FacetSpec, Listed } from '../kinds/kind.ts'
import { ownWord, sentence } from '../kinds/values.ts'
import type { Choices } from '../query/choice.ts'
import type { FacetCounts } from '../query/listing-query.ts'
import { type Counted, type CountSet, countSets, liveBound, scopeOf } from './count.ts'

type Narrowed = {
  choices: Choices
  /** True where nothing but facets narrows: then the tallies know the counts. */
  isTallied: boolean
  where: (except?: string) => SQL
  /** Rows that match but for a facet of which nothing is published about them. */
  whereUnknown: (facet: FacetSpec) => SQL | undefined
  /** Active ranges, by the name of their facet: the upper bound of a fee. */
  ranges: ReadonlyMap<string, string>
  counts?: FacetCounts | undefined
}

/** Facets whose own filter was chosen by the reader are counted without it, so that their other values stay in reach. */
function setsOf(
  listed: Listed,
  { choices, isTallied: isPlain, where, whereUnknown, ranges, counts }: Narrowed,
): CountSet[] {
  const facets = listed.facets.filter((f) => f.role !== 'slug' && (!f.countedWith || choices.has(f.countedWith)))
  // Bands add up their counts: within a bound in force the wider ones would count too few.
  const isApart = (f: FacetSpec) =>
    counts?.get(f.name)?.isSeparate ||
    (!f.matchesAll && !!choices.get(f.name)?.some((c) => !c.fixed)) ||
    (f.read !== undefined && ranges.has(f.name))
  const base = {
    total: 'total',
    facets: facets.filter((f) => !isApart(f)),
    scope: scopeOf(listed, choices, isPlain),
    where: where(),
    counts,
  }
  const separateSets = facets.filter(isApart).map((facet) => ({
    facets: [facet],
    scope: scopeOf(listed, choices, isPlain, facet.name),
    where: where(facet.name),
    counts,
  }))
  if (base.scope !== undefined) return [base, ...separateSets]
  // Also of facets that are not counted here: a specialization without a course chosen beside it.
  const unknownSets = listed.facets.flatMap((facet): CountSet[] =>
    facet.isUnknown &&
    (choices.has(facet.name) || ranges.has(facet.name) || (facet.name === 'feeMax' && ranges.has('feeMin')))
      ? [
          {
            total: `unknown ${facet.name}`,
            facets: [],
            scope: undefined,
            where: whereUnknown(facet) ?? sql`false`,
          },
        ]
      : [],
  )
  return [base, ...separateSets, ...unknownSets]
}

/** Counts by value, with those of the values that match several; a row has one of these at most. */
function withColumnValues(
  { columnValues = {} }: FacetSpec,
  counts: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const sums = Object.entries(columnValues).map(
    ([value, matched]) =>
      [value, matched.reduce((sum, columnValue) => sum + (counts.get(columnValue) ?? 0), 0)] as const,
  )
  return new Map([...counts, ...sums])
}

type Option = Facet['options'][number]
function optionsOf(
  facet: FacetSpec,
  counted: readonly Counted[],
  { choices, ranges }: Narrowed,
  total: number,
): Option[] {
  const selectedValues = choices.get(facet.name) ?? []
  const raw = new Map(counted.map((c) => [c.value, c.n]))
  const counts = withColumnValues(facet, facet.read ? facet.read(raw) : raw)
  const lookUpRows = new Map(counted.map((c) => [c.value, { value: c.url ?? c.value, label: c.label }]))
  const options: Option[] = [...counts].flatMap(([value, count]) => {
    const { value: url, label } = lookUpRows.get(value) ?? { value, label: null }
    const active =
      selectedValues.some((c) => c.value.toLowerCase() === url.toLowerCase()) || ranges.get(facet.name) === url
    const optionLabel = label ?? ownWord(facet.words, url) ?? (facet.words ? sentence(url) : url)
    return count > 0 || active ? [{ value: url, label: optionLabel, count, active }] : []
  })
  const missing = selectedValues.filter((c) => !options.some((o) => o.value === c.value))
  options.push(...missing.map(({ value, label }) => ({ value, label, count: 0, active: true })))
  const bound = ranges.get(facet.name)
  // Every row is within a bound in force, also within one that is none of the usual.
  if (bound !== undefined && !options.some(({ active }) => active))
    options.push({
      value: bound,
      label: filterValueLabel(facet.name, bound, 'en') ?? bound,
      count: total,
      active: true,
    })
  if (!facet.ordered) return options.toSorted((a, b) => b.count - a.count || a.label.localeCompare(b.label))
  const order = Object.keys(facet.words ?? {})
  // Keys that look like numbers come first in an object; those of classes are numbers and names.
  const rank = (value: string) => (/^[\d.]+$/.test(value) ? Number(value) : order.indexOf(value) - order.length)
  return options.toSorted((a, b) => rank(a.value) - rank(b.value))
}

/**
 * Counting rows one by one takes a connection for up to a second with 1.5 million schools: many concurrent requests leave most connections
 * to sign-ins, payments and tallied pages. A waiting count holds no connection, and the counts of one network queue behind each other.
 */
const inTurn = createFairSemaphore(
  { atOnce: 4, inLine: 40, atOnceEach: 2, inLineEach: 15, patienceMs: 10_000 },
  'facets',
)
/** Counts rows one by one, in turn. `Busy` where too many count already, for this caller or in all. */
export const counting = <T>(count: () => Promise<T>): Promise<T> => inTurn(callerNetworks(), count)

/**
 * The facets of a listing with their counts, and the number of its rows: `hasMore` marks a lower bound. `unknown`: rows that may match a
 * facet in force, of which nothing is published about them; `listed` where they are among the rows. `Busy` where too many counts are
 * running.
 */
export async function facetsOf(
  db: Db,
  listed: Listed,
  narrowed: Narrowed,
): Promise<{
  facets: Facet[]
  total: number
  hasMore: boolean
  unknown: { name: string; count: number; atLeast?: true; listed: boolean }[]
}> {
  const sets = setsOf(listed, narrowed)
  const count = () => countSets(db, listed, sets, narrowed.choices)
  const counted = await (sets.every(({ scope }) => scope !== undefined) ? count() : counting(count))
  const total = counted.find((c) => c.facet === 'total')?.n ?? 0
  const facets = listed.facets.flatMap((facet): Facet[] => {
    if (!sets.some((set) => set.facets.includes(facet))) return []
    const options = optionsOf(
      facet,
      counted.filter((c) => c.facet === facet.name),
      narrowed,
      total,
    )
    const fixed = new Set(narrowed.choices.get(facet.name)?.flatMap((c) => (c.fixed ? [c.value] : [])))
    // One value that every row has is no useful filter; nor is one that the slug fixes.
    const useful = options.some((o) => (o.active ? !fixed.has(o.value) : o.count < total) || options.length > 1)
    return useful ? [{ name: facet.name, options }] : []
  })
  const hasMore = sets[0]?.scope === undefined && total > liveBound
  const unknown = listed.facets.flatMap(({ name, listsUnknown = false }) => {
    const count = counted.find(({ facet }) => facet === `unknown ${name}`)?.n ?? 0
    const bounded = count > liveBound ? { count: liveBound, atLeast: true as const } : { count }
    return count > 0 ? [{ name, ...bounded, listed: listsUnknown }] : []
  })
  return { facets, total: hasMore ? liveBound : total, hasMore: hasMore, unknown }
}
