import { type AnyPgColumn, and, or, type SQL, sql } from '../../../platform/db/drizzle.ts'
import { type FacetSpec, facetOf, type Listed } from '../kinds/kind.ts'
import { columnValuesOf } from '../kinds/values.ts'
import type { Choices, SelectedValue } from './choice.ts'
import type { Condition } from './listing-query.ts'

function matching(facet: FacetSpec, selectedValues: readonly SelectedValue[]): SQL | undefined {
  const { column, list, matchesAll, matches } = facet
  if (matches) return or(...selectedValues.map((c) => matches(c.value)))
  const columnValues = [...new Set(selectedValues.flatMap((c) => columnValuesOf(facet, c)))]
  const [only] = columnValues
  if (matchesAll) return sql`${column} @> ${sql.param(columnValues)}`
  if (list) return sql`${column} && ${sql.param(columnValues)}`
  // An index gives its order for one value, not for a list of one.
  if (columnValues.length === 1) return sql`${column} = ${only}`
  return sql`${column} = any(${sql.param(columnValues)})`
}
/** The slug's and the address's filters must both match; the latter is left out for the facet `except`. */
function facetConditions(listed: Listed, choices: Choices, except?: string): (SQL | undefined)[] {
  return [...choices].flatMap(([name, selectedValues]) => {
    const facet = facetOf(listed, name)
    if (!facet) return []
    const fixed = selectedValues.filter((c) => c.fixed)
    const readerValues = name === except ? [] : selectedValues.filter((c) => !c.fixed)
    return [fixed, readerValues].flatMap((values) => (values.length > 0 ? [matching(facet, values)] : []))
  })
}
/** Everything that a listing shows: published, within its facets, ranges and search. */
export function listingWhere(listed: Listed, choices: Choices, others: readonly Condition[], except?: string): SQL {
  const conditions = [
    listed.published,
    ...facetConditions(listed, choices, except),
    ...others.map((condition) => condition(except)),
  ]
  return and(...conditions) ?? sql`true`
}

/** Rows whose figure is within a bound, if one was requested. The facet of the bound is counted without it. */
export const bounded = (column: AnyPgColumn | SQL, name: string, value: number | undefined): Condition[] =>
  value === undefined
    ? []
    : [
        (except) =>
          except === name || (except === unknownFee && name.startsWith('fee'))
            ? sql`true`
            : sql`${column} ${sql.raw(name.endsWith('Max') ? '<=' : '>=')} ${value}`,
      ]
/** In place of a facet: the listing without the bounds of the fee, of which those with an unknown fee are counted. */
export const unknownFee = 'unknown fee'
