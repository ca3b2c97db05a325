import { ApiError } from '@pravesh/contract'
import { type AnyPgColumn, getTableConfig, getTableName, is, PgTable, sql } from '../../platform/db/drizzle.ts'
import { sqlState, type Tx } from '../../platform/db/index.ts'
import { anyOf } from '../../platform/db/statements/any-of.ts'
import type { StoredRow } from '../../platform/db/tables.ts'
import * as tables from '../../platform/db/tables.ts'

const allTables = Object.values(tables).flatMap((table): PgTable[] => (is(table, PgTable) ? [table] : []))

/** A table of rows that the database deletes with a record, and the column that names the record. */
type PartTable = { table: PgTable; column: AnyPgColumn }

/** The tables whose rows the database deletes with a row of `owner`. */
export const partTablesOf = (owner: PgTable): readonly PartTable[] =>
  allTables.flatMap((table) =>
    getTableConfig(table).foreignKeys.flatMap((key) => {
      const { columns, foreignTable } = key.reference()
      const [column] = columns
      return foreignTable === owner && key.onDelete === 'cascade' && column ? [{ table, column }] : []
    }),
  )

/** Records of a table with the rows that the database deletes with them, by id. */
export async function storedRows(
  tx: Tx,
  owner: PgTable & { id: AnyPgColumn },
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly StoredRow[]>> {
  const stored = new Map<number, StoredRow[]>()
  for (const { table, column } of [{ table: owner, column: owner.id }, ...partTablesOf(owner)]) {
    const { rows } = await tx.execute<{ record: number; row: Record<string, unknown> }>(
      sql`select ${column} as record, to_jsonb(${table}) as row from ${table} where ${anyOf(column, ids)}`,
    )
    for (const { record, row } of rows)
      stored.set(record, [...(stored.get(record) ?? []), { table: getTableName(table), row }])
  }
  return stored
}

/** Names of the columns that a table has now: a stored row may be older than one of them. */
async function columnNames(tx: Tx, table: string): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`)
  return rows.map(({ name }) => name)
}

const problems: Readonly<Record<string, string>> = {
  '23505': 'Its address or another value of its own is in use by now',
  '23503': 'Something that it names was deleted meanwhile',
  '23502': 'It lacks a value that is required by now',
}

async function insertRow(tx: Tx, { table: name, row }: StoredRow): Promise<void> {
  const table = allTables.find((candidate) => getTableName(candidate) === name)
  if (!table) throw new ApiError('CONFLICT', { message: 'It lacks a value that is required by now' })
  const columns = sql.join(
    (await columnNames(tx, name)).flatMap((column) => (column in row ? [sql.identifier(column)] : [])),
    sql`, `,
  )
  await tx.execute(sql`insert into ${table} (${columns})
    select ${columns} from jsonb_populate_record(null::${table}, ${JSON.stringify(row)}::jsonb)`)
}

/** Inserts stored rows again, with their ids. CONFLICT where one does not fit any more. */
export async function insertStored(tx: Tx, rows: readonly StoredRow[]): Promise<void> {
  try {
    for (const row of rows) await insertRow(tx, row)
  } catch (error) {
    const message = problems[sqlState(error) ?? '']
    throw message ? new ApiError('CONFLICT', { message }) : error
  }
}

/** Inserts rows of people, such as of a family's list, again. One whose person or child was erased meanwhile stays away. */
export async function insertOfPeople(tx: Tx, rows: readonly StoredRow[]): Promise<void> {
  for (const row of rows)
    try {
      await tx.transaction((inner) => insertRow(inner, row))
    } catch (error) {
      if (sqlState(error) !== '23503') throw error
    }
}
