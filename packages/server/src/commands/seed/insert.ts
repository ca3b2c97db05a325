import { type AnyPgColumn, asc, getTableColumns, type PgTable } from '../../platform/db/drizzle.ts'
import type { Tx } from '../../platform/db/index.ts'

type TableWithUrl = PgTable & { id: AnyPgColumn; url: AnyPgColumn }
/** Ids by url: how seed files refer to each other. */
export type Ids = ReadonlyMap<string, number>

/** Inserts rows in batches that stay under the database's bound on parameters. */
export async function insertAll<T extends PgTable>(tx: Tx, table: T, rows: T['$inferInsert'][]): Promise<void> {
  const size = Math.max(1, Math.floor(20_000 / Object.keys(getTableColumns(table)).length))
  // Drizzle cannot infer the rows of a table that is a type parameter; the signature has.
  for (let offset = 0; offset < rows.length; offset += size)
    await tx.insert(table).values(rows.slice(offset, offset + size) as never)
}
/** Inserts rows that have a url and answers their ids. */
export async function insertReturningIds<T extends TableWithUrl>(
  tx: Tx,
  table: T,
  rows: T['$inferInsert'][],
): Promise<Ids> {
  await insertAll(tx, table, rows)
  return idsOf(tx, table)
}
export async function idsOf(tx: Tx, table: TableWithUrl): Promise<Ids> {
  const rows = await tx
    .select({ id: table.id, url: table.url })
    .from(table as PgTable)
    .orderBy(asc(table.id))
  return new Map(rows.map((r) => [String(r.url), Number(r.id)]))
}
/** The id of a name in a seed file; an unknown name is a bug of the seed, and throws. */
export function idOf(ids: Ids, url: string): number {
  const id = ids.get(url)
  if (id === undefined) throw new Error(`The seed refers to "${url}", which it does not hold`)
  return id
}
