import type { InstituteType } from '@pravesh/contract'
import { type SQL, sql } from '../../../platform/db/drizzle.ts'
import type { Tx } from '../../../platform/db/index.ts'

/** Rows of a raw query, typed by the caller. */
export async function rowsOf<Row extends Record<string, unknown>>(tx: Tx, query: SQL): Promise<Row[]> {
  const { rows } = await tx.execute<Row>(query)
  return rows
}

/** One parameter holding any number of rows: `from ${records(rows, 'id int, name text')} as r`. */
export const records = (rows: readonly unknown[], columns: string): SQL =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(${sql.raw(columns)})`

/**
 * A list of texts or numbers as one parameter: `where x = ${anyOf(keys)}`. As an array, not as a table to join with: then
 * the index is used even while the database still thinks the table small.
 */
export const anyOf = (values: readonly (string | number)[], type: 'text' | 'int' = 'text'): SQL =>
  sql`any(array(select value::${sql.raw(type)} from jsonb_array_elements_text(${JSON.stringify(values)}::jsonb)))`

export const tableOf = (kind: InstituteType): SQL => (kind === 'school' ? sql`school` : sql`college`)
