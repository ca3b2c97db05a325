import { type Hit, pagePath, type SearchResponse, type SuggestResponse } from '@pravesh/contract'

/** Rows under the site's search field (`site/src/islands/search/use-suggestions.ts`). */
export const maxSuggestions = 8

const hitPath = ({ kind, url }: Hit): string => pagePath(kind, url)
const unique = (paths: readonly string[]): string[] => [...new Set(paths)]

/** Paths of the suggestions in the order that the site shows them (`site/src/islands/search/suggestions.ts`). */
export function suggestionPaths({ data, readings, section }: SuggestResponse): string[] {
  const fragment = section === null ? '' : `#${section}`
  const first = readings.filter(({ isFirst }) => isFirst)
  const others = readings.filter(({ isFirst }) => !isFirst).map(({ path }) => path)
  const rows = unique([
    ...first.flatMap((reading) => [reading.path, ...reading.data.map(hitPath)]),
    ...data.map((hit) => hitPath(hit) + fragment),
  ])
  const visibleRows = rows.slice(0, maxSuggestions - Math.min(others.length, 1))
  return unique([...visibleRows, ...others]).slice(0, maxSuggestions)
}

/** Paths that the search page links to, in its order (`site/src/pages/search.astro`): an empty listing is a heading without a link. */
export function pagePaths({ data, readings, section }: SearchResponse): string[] {
  const fragment = section === null ? '' : `#${section}`
  const first = readings
    .filter(({ isFirst }) => isFirst)
    .flatMap((reading) =>
      reading.total === 0 ? reading.alternatives.map(({ path }) => path) : [reading.path, ...reading.data.map(hitPath)],
    )
  const others = readings.filter(({ isFirst }) => !isFirst).map(({ path }) => path)
  return unique([...first, ...data.map((hit) => hitPath(hit) + fragment), ...others])
}

/** A path with its parameters in alphabetical order. */
function normalizePath(path: string): string {
  const [address = '', fragment] = path.split('#')
  const [page = '', query] = address.split('?')
  const parameters = new URLSearchParams(query)
  parameters.sort()
  return `${page}${parameters.size === 0 ? '' : `?${parameters}`}${fragment === undefined ? '' : `#${fragment}`}`
}

/** Whether a link leads to an expected page. Where no part of the page is expected, any will do. */
export function matchesPath(link: string, expected: string): boolean {
  const part = expected.includes('#') ? link : (link.split('#')[0] ?? link)
  return normalizePath(part) === normalizePath(expected)
}
