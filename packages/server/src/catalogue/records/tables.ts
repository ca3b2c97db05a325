import type { Entity } from '@pravesh/contract'
import { getTableColumns, getTableName, is, PgTable } from '../../platform/db/drizzle.ts'
import * as tables from '../../platform/db/tables.ts'
import type { Columns } from './where.ts'

const byName: ReadonlyMap<string, PgTable> = new Map<string, PgTable>(
  Object.values(tables).flatMap((t): [string, PgTable][] => (is(t, PgTable) ? [[getTableName(t), t]] : [])),
)

/** The table of an entity's records. */
export function tableOfEntity(entity: Entity): PgTable {
  const table = byName.get(entity.table)
  if (!table) throw new Error(`db/tables.ts has no table "${entity.table}"`)
  return table
}
export const columnsOf = (entity: Entity): Columns => getTableColumns(tableOfEntity(entity)) as Columns
