import { type AnyPgColumn, and, or, type SQL, sql } from '../db/drizzle.ts'
import type { Shape } from '../db/index.ts'
import type { Condition } from './asked.ts'
import type { Choices, Chosen } from './choice.ts'
import { type FacetSpec, facetOf, type Listed } from './kind.ts'
import { heldValues } from './values.ts'

function matching(facet: FacetSpec, chosen: readonly Chosen[], shape: Shape): SQL | undefined {
  const { name, column, list, every, matches } = facet
  if (matches) return or(...chosen.map((c) => matches(c.value, (value) => shape.place(name, value))))
  const held = [...new Set(chosen.flatMap((c) => heldValues(facet, c)))]
  const [only] = held
  if (every) return sql`${column} @> ${shape.place(`${name} all`, held)}`
  if (list) return sql`${column} && ${shape.place(`${name} some`, held)}`
  // An index gives its order for one value, not for a list of one.
  if (held.length === 1) return sql`${column} = ${shape.place(name, only)}`
  return sql`${column} = any(${shape.place(`${name} any`, held)})`
}
/** What the slug fixes and what the address asks must both hold; the latter is left out for the facet `except`. */
function facetConditions(listed: Listed, choices: Choices, shape: Shape, except?: string): (SQL | undefined)[] {
  return [...choices].flatMap(([name, chosen]) => {
    const facet = facetOf(listed, name)
    if (!facet) return []
    const fixed = chosen.filter((c) => c.fixed)
    const own = name === except ? [] : chosen.filter((c) => !c.fixed)
    return [fixed, own].flatMap((values) => (values.length > 0 ? [matching(facet, values, shape)] : []))
  })
}
/** Everything that a listing shows: published, within its facets, ranges and search. */
export function listingWhere(
  listed: Listed,
  choices: Choices,
  others: readonly Condition[],
  shape: Shape,
  except?: string,
): SQL {
  shape.mark('where')
  const conditions = [
    listed.published,
    ...facetConditions(listed, choices, shape, except),
    ...others.map((condition) => condition(shape, except)),
  ]
  return and(...conditions) ?? sql`true`
}

/** Rows whose figure lies within a bound, where one was asked for. */
export const bounded = (column: AnyPgColumn, name: string, value: number | undefined): Condition[] =>
  value === undefined
    ? []
    : [(shape) => sql`${column} ${sql.raw(name.endsWith('Max') ? '<=' : '>=')} ${shape.place(name, value)}`]

/** A condition that holds values of its own. */
export const onlyHere =
  (condition: SQL): Condition =>
  (shape) => {
    shape.single()
    return condition
  }
