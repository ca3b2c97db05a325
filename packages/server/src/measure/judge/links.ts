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
    ...data.map((hit) => hitPath(hit) + (hit.hasSection ? fragment : '')),
  ])
  const visibleRows = rows.slice(0, maxSuggestions - Math.min(others.length, 1))
  return unique([...visibleRows, ...others]).slice(0, maxSuggestions)
}

/** Paths that the search page links to, in its order (`site/src/pages/search.astro`): an empty listing is a heading without a link. */
export function pagePaths({ data, readings, section }: SearchResponse): string[] {
  const fragment = section === null ? '' : `#${section}`
  const first = readings
    .filter(({ isFirst }) => isFirst)
    .flatMap(({ total, path, alternatives, unknown, data: rows }) => [
      ...(total === 0 ? [] : [path]),
      ...[...(unknown ? [unknown] : []), ...(total === 0 ? alternatives : [])].map((listing) => listing.path),
      ...rows.map(hitPath),
    ])
  const others = readings.filter(({ isFirst }) => !isFirst).map(({ path }) => path)
  return unique([...first, ...data.map((hit) => hitPath(hit) + (hit.hasSection ? fragment : '')), ...others])
}

/** A path with its parameters in alphabetical order. */
function normalizePath(path: string): string {
  const [page = '', query] = path.split('?')
  const parameters = new URLSearchParams(query)
  parameters.sort()
  return parameters.size === 0 ? page : `${page}?${parameters}`
}

/**
 * Whether a link leads to an expected page. Where no part of the page is expected, any will do; where one is, the page without a part does
 * too, since a link names no part that has no content.
 */
export function matchesPath(link: string, expected: string): boolean {
  const [page = '', part] = link.split('#')
  const [expectedPage = '', expectedPart] = expected.split('#')
  if (expectedPart !== undefined && part !== undefined && part !== expectedPart) return false
  return normalizePath(page) === normalizePath(expectedPage)
}
