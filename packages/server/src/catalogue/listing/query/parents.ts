import type { Db } from '../../../platform/db/index.ts'
import { facetOf, type Listed } from '../kinds/kind.ts'
import type { Choices, SelectedValue, Value } from './choice.ts'

/** A facet in force, the values of another that hold its values, and the choices with these in its place. */
export type ParentChoice = { facet: string; name: string; values: readonly Value[]; choices: Choices }

/** The listing with a chosen specialization given up for its course; undefined where none is in force that the catalogue has. */
export async function parentChoice(db: Db, listed: Listed, choices: Choices): Promise<ParentChoice | undefined> {
  for (const [facet, selectedValues] of choices) {
    const parents = facetOf(listed, facet)?.parents
    const found = await parents?.(
      db,
      selectedValues.map(({ value }) => value),
    )
    if (!found || found.values.length === 0) continue
    const { name, values } = found
    const others = [...choices].filter(([other]) => other !== facet && other !== name)
    const parentValues = values.map((value) => ({ ...value, fixed: true }))
    return {
      facet,
      name,
      values,
      choices: new Map<string, readonly SelectedValue[]>([...others, [name, parentValues]]),
    }
  }
  return undefined
}
