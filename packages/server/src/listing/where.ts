import { and, arrayOverlaps, ilike, inArray, or, type SQL, sql } from 'drizzle-orm'
import { containing } from '../http/page.ts'
import { type FacetSpec, facetOf, type Listed } from './kind.ts'
import type { Choices, Chosen } from './resolve.ts'

function matches(facet: FacetSpec, chosen: readonly Chosen[]): SQL | undefined {
  if (facet.matches) return or(...chosen.map((c) => facet.matches?.(c.value)))
  const held = chosen.map((c) => c.held)
  // Every facility asked for must be there; of other lists one is enough.
  if (facet.name === 'facility') return and(...held.map((id) => arrayOverlaps(facet.column, [id])))
  return facet.list ? arrayOverlaps(facet.column, held) : inArray(facet.column, held)
}
/** The condition of a listing: published, every facet in force but `except`, the ranges, the words searched. */
export function listingWhere(
  listed: Listed,
  choices: Choices,
  ranges: readonly (SQL | undefined)[],
  search: string | undefined,
  except?: string,
): SQL | undefined {
  const facets = [...choices].flatMap(([name, chosen]) => {
    const facet = facetOf(listed, name)
    if (!facet) return []
    const counted = name === except ? chosen.filter((c) => c.fixed) : chosen
    return counted.length > 0 ? [matches(facet, counted)] : []
  })
  const words = search ? or(...listed.searched.map((column) => ilike(column, containing(search)))) : undefined
  return and(listed.published, ...facets, ...ranges, words)
}
export const atLeast = (column: SQL, value: number | undefined): SQL | undefined =>
  value === undefined ? undefined : sql`${column} >= ${value}`
export const atMost = (column: SQL, value: number | undefined): SQL | undefined =>
  value === undefined ? undefined : sql`${column} <= ${value}`
