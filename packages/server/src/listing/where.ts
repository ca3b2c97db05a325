import { and, arrayContains, arrayOverlaps, inArray, or, type SQL, sql } from 'drizzle-orm'
import { type FacetSpec, facetOf, type Listed } from './kind.ts'
import type { Choices, Chosen } from './values.ts'

function matching(facet: FacetSpec, chosen: readonly Chosen[]): SQL | undefined {
  if (facet.matches) return or(...chosen.map((c) => facet.matches?.(c.value)))
  const held = chosen.map((c) => c.held)
  if (facet.every) return arrayContains(facet.column, held)
  return facet.list ? arrayOverlaps(facet.column, held) : inArray(facet.column, held)
}
/** What the slug fixes and what the address asks must both hold; the latter is left out for the facet `except`. */
export function facetConditions(listed: Listed, choices: Choices, except?: string): (SQL | undefined)[] {
  return [...choices].flatMap(([name, chosen]) => {
    const facet = facetOf(listed, name)
    if (!facet) return []
    const fixed = chosen.filter((c) => c.fixed)
    const own = name === except ? [] : chosen.filter((c) => !c.fixed)
    return [fixed, own].flatMap((values) => (values.length > 0 ? [matching(facet, values)] : []))
  })
}
/** Everything that a listing shows: published, within its facets, ranges and search. */
export const listingWhere = (
  listed: Listed,
  choices: Choices,
  others: readonly (SQL | undefined)[],
  except?: string,
): SQL => and(listed.published, ...facetConditions(listed, choices, except), ...others) ?? sql`true`

export const atLeast = (column: SQL, value: number | undefined): SQL | undefined =>
  value === undefined ? undefined : sql`${column} >= ${value}`
export const atMost = (column: SQL, value: number | undefined): SQL | undefined =>
  value === undefined ? undefined : sql`${column} <= ${value}`
