import type { InstituteType } from '@pravesh/contract'
import { sql } from '../../../../platform/db/drizzle.ts'
import type { Tx } from '../../../../platform/db/index.ts'
import type { Draft } from '../../row/draft.ts'
import { anyOf, rowsOf, tableOf } from '../tx.ts'

/** Where a register's number is also a column that an administrator may have filled by hand. */
const columnOf: Readonly<Record<string, string>> = {
  cbse: 'affiliation_no',
  cisce: 'affiliation_no',
  udise: 'udise_code',
  aishe: 'aishe_code',
  page: 'url',
}

/** Institutes known by the drafts' keys. `gone`: the key is remembered, but an administrator deleted the institute. */
export async function findByKey(tx: Tx, kind: InstituteType, drafts: readonly Draft[]) {
  const table = tableOf(kind)
  const found = new Map<string, number>()
  const missingKeys = new Set<string>()
  const schemes = [...new Set(drafts.map(({ key }) => key.scheme))]
  for (const scheme of schemes) {
    const values = drafts.filter(({ key }) => key.scheme === scheme).map(({ key }) => key.value)
    const keys = await rowsOf<{ value: string; institute: number; there: boolean }>(
      tx,
      sql`select k.value, k.institute, i.id is not null as there from institute_key k left join ${table} i on i.id = k.institute
          where k.kind = ${kind} and k.scheme = ${scheme} and k.value = ${anyOf(values)}`,
    )
    for (const { value, institute, there: isPresent } of keys) {
      if (isPresent) found.set(`${scheme} ${value}`, institute)
      else missingKeys.add(`${scheme} ${value}`)
    }
    const column = columnOf[scheme]
    const unknown = values.filter((value) => !found.has(`${scheme} ${value}`))
    if (!column || unknown.length === 0) continue
    const rows = await rowsOf<{ id: number; value: string }>(
      tx,
      sql`select min(id) as id, ${sql.raw(column)} as value from ${table} where ${sql.raw(column)} = ${anyOf(unknown)}
          group by ${sql.raw(column)} having count(*) = 1`,
    )
    for (const { id, value } of rows) found.set(`${scheme} ${value}`, id)
  }
  return { found, gone: missingKeys }
}
