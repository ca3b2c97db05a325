import type { Hit, NameSearchResponse, SearchKind } from '@pravesh/contract'
import { countBound } from '../../platform/http/page.ts'
import { type IsKnown, lookUp } from './look-up.ts'
import type { NameSource } from './name-source.ts'

export { LiveNames } from './memory/live-names.ts'
export type { NameSource } from './name-source.ts'
export { indexPending, rebuildSearch, settle } from './settle.ts'
export { sqlNames } from './sql/source.ts'

const window = 20
const furthest = 200

type TypeaheadQuery = { kind?: SearchKind | undefined; search: string; limit: number; isKnown?: IsKnown }

/** The typeahead: at most `limit` hits for the text typed so far, of one kind or of all. */
export async function find(names: NameSource, query: TypeaheadQuery): Promise<Hit[]> {
  return (await findNames(names, query)).hits
}

/** The same, and whether the hits contain all of the words as typed: `isExact`. */
export async function findNames(
  names: NameSource,
  { kind, search, limit, isKnown }: TypeaheadQuery,
): Promise<{ hits: Hit[]; isExact: boolean }> {
  const {
    hits,
    corrected,
    isPartial = false,
  } = await lookUp(names, {
    ...{ text: search, kind, typing: true, limit },
    ...(isKnown ? { isKnown } : {}),
  })
  return { hits, isExact: !corrected && !isPartial }
}

/** Result of a name search; `isPartial` where no hit contains all of the words, as typed or corrected. */
type NameSearch = NameSearchResponse & { isPartial: boolean }

/** The search page by names: the first `offset` hits, their number by kind, and the corrected text. */
export async function search(
  names: NameSource,
  q: { q: string; kind?: SearchKind | undefined; offset: number },
): Promise<NameSearchResponse> {
  const { isPartial, ...result } = await searchNames(names, q)
  return result
}

/** The same, and whether the hits contain all of the words. */
export async function searchNames(
  names: NameSource,
  q: { q: string; kind?: SearchKind | undefined; offset: number; isKnown?: IsKnown },
): Promise<NameSearch> {
  const {
    hits,
    query,
    text,
    corrected,
    isPartial = false,
  } = await lookUp(names, {
    ...{ text: q.q, kind: q.kind, typing: false, limit: q.offset },
    ...(q.isKnown ? { isKnown: q.isKnown } : {}),
  })
  const counted = query === undefined || hits.length === 0 ? [] : await names.countByKind(query, countBound)
  const counts = counted.filter(({ count }) => count > 0)
  const requestedCounts = counts.filter(({ kind }) => q.kind === undefined || kind === q.kind)
  const atLeast = requestedCounts.some(({ count }) => count > countBound)
  const total = Math.max(
    hits.length,
    requestedCounts.reduce((sum, { count }) => sum + Math.min(count, countBound), 0),
  )
  return {
    isPartial,
    data: hits,
    total,
    ...(atLeast ? { totalAtLeast: true } : {}),
    corrected: corrected ? text : null,
    counts: counts.map(({ kind, count }) => ({ kind, count: Math.min(count, countBound) })),
    more:
      hits.length >= q.offset && total > q.offset && q.offset < furthest ? Math.min(q.offset + window, furthest) : null,
  }
}
