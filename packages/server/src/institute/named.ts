import { anyOf } from '../db/any-of.ts'
import { type AnyPgColumn, type SQL, sql } from '../db/drizzle.ts'
import type { Db, Tx } from '../db/index.ts'
import { college, school } from '../db/tables.ts'
import { instituteTables } from '../db/tables-of.ts'
import { likePattern } from '../http/page.ts'

import type { InstituteKey } from './institute.ts'

type Named = Map<string, { name: string; url: string }>

/** Names and slugs of institutes. Those that were deleted are absent. */
export async function institutesOf(db: Db | Tx, keys: readonly InstituteKey[]): Promise<Named> {
  const found: Named = new Map()
  for (const type of ['school', 'college'] as const) {
    const ids = [...new Set(keys.filter((k) => k.instituteType === type).map((k) => k.instituteId))]
    if (ids.length === 0) continue
    const table = instituteTables[type]
    const rows = await db
      .select({ id: table.id, name: table.name, url: table.url })
      .from(table)
      .where(anyOf(table.id, ids))
    for (const { id, ...row } of rows) found.set(`${type} ${id}`, row)
  }
  return found
}
const gone = { name: 'An institute that is no longer listed', url: '' }
export const namedIn = (found: Named, k: InstituteKey) => found.get(`${k.instituteType} ${k.instituteId}`) ?? gone

/** Rows about institutes whose name holds the search; undefined where nothing is searched for. */
export function instituteLike(
  of: { instituteType: AnyPgColumn; instituteId: AnyPgColumn },
  search: string | undefined,
): SQL | undefined {
  if (!search) return undefined
  const like = likePattern(search)
  return sql`case ${of.instituteType}
    when 'school' then exists (select 1 from ${school} where ${school.id} = ${of.instituteId} and ${school.name} ilike ${like})
    else exists (select 1 from ${college} where ${college.id} = ${of.instituteId} and ${college.name} ilike ${like}) end`
}
