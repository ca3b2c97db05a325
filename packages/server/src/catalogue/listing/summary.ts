import type { ListingSort } from '@pravesh/contract'
import { or, sql } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'
import { countSets, liveBound, scopeOf } from './facets/count.ts'
import { counting } from './facets/facets.ts'
import { type CourseChoice, courseChoice } from './kinds/course-fee.ts'
import { facetOf, type Listed } from './kinds/kind.ts'
import { presetRanges } from './presets/preset-ranges.ts'
import type { SlugFilter } from './presets/slug.ts'
import type { Choices, SelectedValue, Value } from './query/choice.ts'
import { windowKeys } from './query/keys.ts'
import type { Condition } from './query/listing-query.ts'
import { searched } from './query/searched.ts'
import { listingWhere } from './query/where.ts'

/** A listing with resolved values: those of facets with their column values. */
type SummaryRequest = {
  filters: readonly (SlugFilter & { label: string; held?: Value['held'] })[]
  search?: string | undefined
  sort?: ListingSort | undefined
  /** Only rows of which it is not known whether they have a value of this list. */
  unknown?: { name: string; values: readonly string[] } | undefined
}
/** `rows` first rows; whether rows that no tally has are counted one by one. */
type SummaryOptions = { rows: number; countsLive: boolean }
/** `total` is null where it was not counted; `courses` are those whose fees count, where it is narrowed to some. */
export type ListingSummary = {
  ids: number[]
  total: number | null
  totalAtLeast: boolean
  courses?: CourseChoice | undefined
  /** The list of the national ranking that decides the order. */
  ranking?: string | undefined
}

function choicesOf(listed: Listed, filters: SummaryRequest['filters']): Choices {
  const choices = new Map<string, SelectedValue[]>()
  for (const { name, value, label, held: columnValue } of filters) {
    const facet = listed.facets.find((f) => f.name === name)
    if (!facet || facet.role === 'range' || columnValue === undefined) continue
    choices.set(name, [...(choices.get(name) ?? []), { value, label, held: columnValue, fixed: true }])
  }
  return choices
}

function unknownConditions(listed: Listed, { unknown }: SummaryRequest): Condition[] {
  if (!unknown) return []
  const { name, values } = unknown
  const isUnknown = facetOf(listed, name)?.isUnknown
  return [() => or(...values.map((value) => isUnknown?.(value))) ?? sql`false`]
}

/** The first rows of a listing and their number, without texts and facets: for links to it. */
export async function summarizeListing(
  db: Db,
  listed: Listed,
  request: SummaryRequest,
  { rows, countsLive }: SummaryOptions,
): Promise<ListingSummary> {
  const { filters, search, sort = 'relevance' } = request
  const choices = choicesOf(listed, filters)
  const ranges = await listed.ranges?.(db, { offset: rows, sort, ...presetRanges(listed, filters) }, choices)
  const others = [
    ...(ranges?.conditions ?? []),
    ...(await searched(db, listed, search)),
    ...unknownConditions(listed, request),
  ]
  const where = listingWhere(listed, choices, others)
  const scope = scopeOf(listed, choices, others.length === 0)
  const isCounted = scope !== undefined || countsLive
  const count = () => countSets(db, listed, [{ total: 'total', facets: [], scope, where }], choices)
  const [keys, counted] = await Promise.all([
    rows === 0 ? { ids: [] } : windowKeys(db, listed, where, { offset: rows, sort }, ranges),
    isCounted ? (scope === undefined ? counting(count) : count()) : [],
  ])
  const total = counted.find(({ facet }) => facet === 'total')?.n ?? 0
  const totalAtLeast = scope === undefined && total > liveBound
  return {
    ...{ ids: keys.ids, total: isCounted ? (totalAtLeast ? liveBound : total) : null, totalAtLeast },
    courses: courseChoice(choices),
    ranking: ranges?.ranking?.list,
  }
}
