import type { Language } from '@pravesh/messages'
import { placeIn } from '@pravesh/messages/catalogue'
import { type AnyPgColumn, eq, type SQL, sql } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { anyOf } from '../../platform/db/statements/any-of.ts'
import { instituteTables } from '../../platform/db/tables/tables-of.ts'
import { city, college, school, state } from '../../platform/db/tables.ts'
import { likePattern } from '../../platform/http/page.ts'

import type { InstituteKey } from './institute.ts'

/** An institute in rows of other records; `place` is its city and state. */
type InstituteSummary = { name: string; url: string; place: string; logo: string | null }
type SummaryMap = Map<string, InstituteSummary>

/** Names, slugs, places and logos of institutes. Those that were deleted are absent. */
export async function institutesOf(db: Db | Tx, keys: readonly InstituteKey[]): Promise<SummaryMap> {
  const found: SummaryMap = new Map()
  for (const type of ['school', 'college'] as const) {
    const ids = [...new Set(keys.filter((k) => k.instituteType === type).map((k) => k.instituteId))]
    if (ids.length === 0) continue
    const table = instituteTables[type]
    const rows = await db
      .select({ id: table.id, name: table.name, url: table.url, city: city.name, state: state.name, logo: table.logo })
      .from(table)
      .innerJoin(city, eq(city.id, table.city))
      .innerJoin(state, eq(state.id, table.state))
      .where(anyOf(table.id, ids))
    for (const { id, city: town, state: region, ...row } of rows)
      found.set(`${type} ${id}`, { ...row, place: town === region ? town : `${town}, ${region}` })
  }
  return found
}
const placeholder: InstituteSummary = { name: 'An institute that is no longer listed', url: '', place: '', logo: null }
export const summaryOf = (found: SummaryMap, k: InstituteKey) =>
  found.get(`${k.instituteType} ${k.instituteId}`) ?? placeholder
/** The same as rows of a family carry it, its place in their language. */
export function summaryFields(found: SummaryMap, k: InstituteKey, language: Language) {
  const { name, url, place, logo } = summaryOf(found, k)
  return { instituteName: name, instituteUrl: url, institutePlace: placeIn(place, language), instituteLogo: logo }
}

/** Rows about institutes whose name holds the search; undefined where nothing is searched for. */
export function instituteLike(
  columns: { instituteType: AnyPgColumn; instituteId: AnyPgColumn },
  search: string | undefined,
): SQL | undefined {
  if (!search) return undefined
  const like = likePattern(search)
  return sql`case ${columns.instituteType}
    when 'school' then exists (select 1 from ${school} where ${school.id} = ${columns.instituteId} and ${school.name} ilike ${like})
    else exists (select 1 from ${college} where ${college.id} = ${columns.instituteId} and ${college.name} ilike ${like}) end`
}
