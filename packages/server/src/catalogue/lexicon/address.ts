import { type ListingSort, listingPath, listingSorts, listPath, pagePath } from '@pravesh/contract'
import type { QueryReading } from '@pravesh/query-parser'
import { slugOf } from '../listing/presets/slug.ts'
import { filtersOf, type ListingRequest } from './filters.ts'
import { listedKinds } from './vocabulary.ts'

type RequestedFilters = Pick<ListingRequest, 'kind' | 'conditions' | 'search' | 'sort'>

/** An order that a listing of the kind has: schools have no rank, and are ordered by their reviews. */
export function sortOf({ kind, sort }: RequestedFilters): ListingSort | undefined {
  const requestedSort = sort === 'rank' && kind === 'school' ? 'rating' : sort
  const matchingSort = listingSorts.find((name) => name === requestedSort)
  return matchingSort !== undefined && matchingSort !== 'relevance' && matchingSort in listedKinds[kind].sorts
    ? matchingSort
    : undefined
}

/** The slug of a listing and its parameters. `slug` is undefined for kinds whose listings have none. */
export function listingParts(request: RequestedFilters): { slug: string | undefined; parameters: URLSearchParams } {
  const { kind, search } = request
  const filters = filtersOf(request)
  const { slug, rest } =
    kind === 'school' || kind === 'college' ? slugOf(kind, filters) : { slug: undefined, rest: filters }
  const parameters = new URLSearchParams()
  for (const { name, value } of rest) parameters.append(name, value)
  if (search !== undefined) parameters.set('search', search)
  const sort = sortOf(request)
  if (sort !== undefined) parameters.set('sort', sort)
  return { slug, parameters }
}

const withParameters = (path: string, parameters: URLSearchParams): string =>
  parameters.size === 0 ? path : `${path}?${parameters}`

/** The site's page of a listing, in English. */
export function listingAddress(request: RequestedFilters): string {
  const { slug, parameters } = listingParts(request)
  const path =
    slug !== undefined && (request.kind === 'school' || request.kind === 'college')
      ? listingPath(request.kind, slug)
      : listPath(request.kind)
  return withParameters(path, parameters)
}

/** The page of institutes near a visitor, with filters: the location is added in the browser. */
export function nearAddress(request: RequestedFilters): string {
  const parameters = new URLSearchParams()
  for (const { name, value } of filtersOf(request)) parameters.append(name, value)
  return withParameters('/near-me', parameters)
}

/** The page of an exam, career, course or article that a reading refers to, at the requested section. */
export function recordAddress({ intent, target, section }: QueryReading): string | undefined {
  if (target === undefined) return undefined
  if (intent !== 'exam' && intent !== 'career' && intent !== 'course' && intent !== 'article') return undefined
  return `${pagePath(intent, target)}${section === undefined ? '' : `#${section}`}`
}
