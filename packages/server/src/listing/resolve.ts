import { inArray, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../db/index.ts'
import type { FacetSpec, Listed, LookUp } from './kind.ts'

/** A value in force: as the address has it, as people read it, and as the column holds it. */
export type Chosen = { value: string; label: string; held: number | string; fixed: boolean }
export type Choices = ReadonlyMap<string, readonly Chosen[]>

/** What a look-up's row is called: the short name where there is one. */
export const labelColumn = (of: LookUp): AnyPgColumn => {
  const column = of.shortName ?? of.name ?? of.title
  if (!column) throw new Error('A look-up has no name')
  return column
}
export const sentence = (value: string): string => value.charAt(0).toUpperCase() + value.slice(1).replaceAll('-', ' ')

async function chosen(db: Db, facet: FacetSpec, values: readonly string[], fixed: boolean): Promise<Chosen[]> {
  if (!facet.of)
    return values.map((value) => ({ value, label: facet.words?.[value] ?? sentence(value), held: value, fixed }))
  const rows = await db
    .select({
      id: sql<number>`${facet.of.id}`,
      url: sql<string>`${facet.of.url}`,
      label: sql<string>`${labelColumn(facet.of)}`,
    })
    .from(facet.of)
    .where(inArray(facet.of.url, [...values]))
  return values.map((value) => {
    const row = rows.find((r) => r.url === value)
    // A value that is not in the catalogue matches nothing: the page says so and offers to take it off.
    return { value, label: row?.label ?? sentence(value), held: row?.id ?? -1, fixed }
  })
}

/** Reads the facet filters of a query and of the slug's preset into what the columns hold. */
export async function chooseFilters(
  db: Db,
  listed: Listed,
  asked: Readonly<Record<string, unknown>>,
  preset: readonly { name: string; value: string }[],
): Promise<Choices> {
  const choices = new Map<string, Chosen[]>()
  for (const facet of listed.facets) {
    const fixed = preset.filter((p) => p.name === facet.name).map((p) => p.value)
    const own = Array.isArray(asked[facet.name])
      ? (asked[facet.name] as string[]).filter((v) => !fixed.includes(v))
      : []
    const values = [...(await chosen(db, facet, fixed, true)), ...(await chosen(db, facet, own, false))]
    if (values.length > 0) choices.set(facet.name, values)
  }
  return choices
}
