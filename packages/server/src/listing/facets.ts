import type { Facet } from '@pravesh/contract'
import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/index.ts'
import { type Counts, keptCounts, liveCounts, scopeOf } from './count.ts'
import type { FacetSpec, Listed } from './kind.ts'
import { type Choices, labelColumn, sentence } from './resolve.ts'

/** Values shown of one facet. */
const most = 40

/** Where facet counts come from: each facet is counted without its own filter, so that its other values stay in reach. */
export async function facetsOf(
  db: Db,
  listed: Listed,
  choices: Choices,
  plain: boolean,
  whereWithout: (facet?: string) => SQL | undefined,
): Promise<{ facets: Facet[]; total: number | undefined }> {
  const scope = scopeOf(listed, choices, plain)
  const all =
    scope === undefined
      ? await liveCounts(db, listed, free(listed, choices), whereWithout())
      : await keptCounts(db, listed, scope)
  const facets: Facet[] = []
  for (const facet of listed.facets) {
    const chosen = choices.get(facet.name) ?? []
    const loose = chosen.some((c) => !c.fixed)
    const counts = loose ? await countsWithout(db, listed, choices, plain, facet, whereWithout) : all
    const options = await optionsOf(db, facet, spreadCounts(facet, counts.get(facet.name)), chosen)
    // A facet whose every row has the same value narrows nothing.
    if (options.length > 1 || options.some((o) => o.active && !chosen.find((c) => c.value === o.value)?.fixed))
      facets.push({ name: facet.name, options })
  }
  return { facets, total: scope === undefined ? undefined : (all.get('total')?.get('') ?? 0) }
}
/** Counts kept under several values at once, such as the classes from 1 to 12, told apart. */
function spreadCounts(facet: FacetSpec, counts: ReadonlyMap<string, number> = new Map()): ReadonlyMap<string, number> {
  if (!facet.keptAs) return counts
  const spread = new Map<string, number>()
  for (const [value, n] of counts)
    for (const option of facet.keptAs(value)) spread.set(option, (spread.get(option) ?? 0) + n)
  return spread
}
const free = (listed: Listed, choices: Choices) =>
  listed.facets.filter((f) => !choices.get(f.name)?.some((c) => !c.fixed))

async function countsWithout(
  db: Db,
  listed: Listed,
  choices: Choices,
  plain: boolean,
  facet: FacetSpec,
  where: (facet?: string) => SQL | undefined,
): Promise<Counts> {
  const scope = scopeOf(listed, choices, plain, facet.name)
  return scope === undefined ? liveCounts(db, listed, [facet], where(facet.name)) : keptCounts(db, listed, scope)
}
async function optionsOf(
  db: Db,
  facet: FacetSpec,
  counts: ReadonlyMap<string, number>,
  chosen: readonly { value: string; label: string; held: number | string }[],
): Promise<Facet['options']> {
  const top = [...counts].toSorted(([a, m], [b, n]) => n - m || a.localeCompare(b)).slice(0, most)
  const held = chosen.map((c) => String(c.held))
  const wanted = [...new Set([...top.map(([value]) => value), ...held.filter((h) => h !== '-1')])]
  const named = facet.of
    ? await namesOf(db, facet, wanted)
    : new Map(wanted.map((v) => [v, { url: v, label: facet.words?.[v] ?? sentence(v) }]))
  const options = wanted.flatMap((value) => {
    const name = named.get(value)
    return name
      ? [{ value: name.url, label: name.label, count: counts.get(value) ?? 0, active: held.includes(value) }]
      : []
  })
  const order = Object.keys(facet.words ?? {})
  return facet.ordered ? options.toSorted((a, b) => order.indexOf(a.value) - order.indexOf(b.value)) : options
}
async function namesOf(db: Db, { of }: FacetSpec, values: readonly string[]) {
  const ids = values.map(Number).filter(Number.isInteger)
  if (!of || ids.length === 0) return new Map<string, { url: string; label: string }>()
  const rows = await db
    .select({ id: sql<number>`${of.id}`, url: sql<string>`${of.url}`, label: sql<string>`${labelColumn(of)}` })
    .from(of)
    .where(inArray(of.id, ids))
  return new Map(rows.map((r) => [String(r.id), { url: r.url, label: r.label }]))
}
