import { isDeepStrictEqual } from 'node:util'
import { sql } from '../../../platform/db/drizzle.ts'
import type { CopyBack, Tx } from '../../../platform/db/index.ts'
import { damaged } from '../archive/bytes.ts'
import type { Part, Sequences } from '../archive/parts.ts'
import { type Table, tablesOf } from '../snapshot/contents.ts'
import { filledByMigrations } from './empty.ts'

/** Recounts every table; throws where a count differs from the archive. */
async function checkCounts(tx: Tx, tables: readonly Table[], loaded: ReadonlyMap<string, number>): Promise<void> {
  for (const { name } of tables) {
    const { rows } = await tx.execute<{ n: number }>(sql`select count(*)::float8 as n from ${sql.identifier(name)}`)
    if (rows[0]?.n !== loaded.get(name)) throw damaged(`the table ${name} has another number of rows in it`)
  }
}

async function setSequences(tx: Tx, sequences: Sequences): Promise<void> {
  for (const { name, last } of sequences)
    await tx.execute(sql`select setval(format('public.%I', ${name}::text)::regclass, ${last}::bigint)`)
}

/** Loads the database part of an archive, part by part, into the tables of its version. */
export async function createLoader(tx: Tx, copyBack: CopyBack) {
  const tables = await tablesOf(tx)
  const loaded = new Map<string, number>()
  let currentTable: Table | undefined

  async function begin(name: string, columns: readonly string[]) {
    currentTable = tables.find((table) => table.name === name && isDeepStrictEqual(table.columns, columns))
    if (!currentTable || loaded.has(name)) throw damaged(`the table ${name} is not one of its version, or there twice`)
    loaded.set(name, 0)
    // The archive has these rows as they were.
    if (filledByMigrations.includes(name)) await tx.execute(sql`delete from ${sql.identifier(name)}`)
  }
  return {
    async load(part: Part): Promise<void> {
      if (part.part === 'table') await begin(part.name, part.columns)
      if (part.part === 'rows' && currentTable) {
        await copyBack(currentTable.name, currentTable.columns, part.text)
        loaded.set(currentTable.name, (loaded.get(currentTable.name) ?? 0) + part.rows)
      }
      if (part.part === 'sequences') await setSequences(tx, part.sequences)
    },
    check: () => checkCounts(tx, tables, loaded),
    /** The table that came last. */
    at: () => currentTable?.name,
  }
}
