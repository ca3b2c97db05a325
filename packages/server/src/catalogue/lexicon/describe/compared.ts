import type { Hit, QueryReading, SearchResponse, SuggestResponse } from '@pravesh/contract'

/** Readings that an answer has at most. */
export const maxReadings = 4
/** Institutes that are shown of each listing of several: the first of the next one is in view. */
export const rowsOfEach = 1

const window = 20
const furthest = 200

/** The first of each list, then the second of each. */
function interleave<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat()
}

const uniqueBy = <T>(items: readonly T[], keyOf: (item: T) => string): T[] =>
  [...new Map(items.toReversed().map((item) => [keyOf(item), item])).values()].toReversed()

const mergeHits = (lists: readonly (readonly Hit[])[]): Hit[] =>
  uniqueBy(interleave(lists), ({ kind, url }) => `${kind} ${url}`)

const mergeReadings = (
  articles: readonly QueryReading[],
  lists: readonly (readonly QueryReading[])[],
): QueryReading[] => uniqueBy([...articles, ...interleave(lists)], ({ path }) => path).slice(0, maxReadings)

/** One answer of those for each of several things, in turn: an article about them first. */
export function mergeSuggestions(
  articles: readonly QueryReading[],
  answers: readonly SuggestResponse[],
  limit: number,
): SuggestResponse {
  return {
    data: mergeHits(answers.map(({ data }) => data)).slice(0, limit),
    readings: mergeReadings(
      articles,
      answers.map(({ readings }) => readings),
    ),
    section: answers.find(({ section }) => section !== null)?.section ?? null,
  }
}

/** The same of the search page, with `offset` rows at most. */
export function mergeSearches(
  articles: readonly QueryReading[],
  answers: readonly SearchResponse[],
  texts: readonly string[],
  offset: number,
): SearchResponse {
  const { data, ...merged } = mergeSuggestions(articles, answers, Number.POSITIVE_INFINITY)
  const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)
  const kinds = [...new Set(answers.flatMap(({ counts }) => counts.map(({ kind }) => kind)))]
  const counts = kinds.map((kind) => ({
    kind,
    count: sumOf(
      answers.flatMap((answer) => answer.counts.filter((own) => own.kind === kind).map(({ count }) => count)),
    ),
  }))
  const hasMore = data.length > offset || answers.some(({ more }) => more !== null)
  return {
    ...merged,
    data: data.slice(0, offset),
    total: sumOf(answers.map(({ total }) => total)),
    ...(answers.some(({ totalAtLeast }) => totalAtLeast) ? { totalAtLeast: true } : {}),
    corrected: answers.some(({ corrected }) => corrected !== null)
      ? answers.map(({ corrected }, index) => corrected ?? texts[index]).join(' or ')
      : null,
    counts,
    more: hasMore && offset < furthest ? Math.min(offset + window, furthest) : null,
  }
}
