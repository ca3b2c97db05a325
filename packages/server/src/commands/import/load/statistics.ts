import type { InstituteType } from '@pravesh/contract'
import { sql } from '../../../platform/db/drizzle.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { anyOf, rowsOf, tableOf } from './tx.ts'

/** Tables that every batch is looked up in. */
const lookedUp = ['institute_key', 'import_row']

/**
 * Updates the planner's statistics of those tables that have grown fourfold since the last time. A server does so by itself,
 * but too late for an import: until then every look-up by key reads the whole table.
 */
export async function refreshKeyStatistics(tx: Tx): Promise<void> {
  const grown = await rowsOf<{ name: string }>(
    tx,
    sql`select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relname = ${anyOf(lookedUp)}
          and pg_relation_size(oid) > 4 * current_setting('block_size')::int * greatest(relpages, 1)`,
  )
  if (grown.length > 0) await tx.execute(sql`analyze ${sql.raw(grown.map(({ name }) => name).join(', '))}`)
}

/** The same for what an import has written: listings need it as well. The institutes' own table only where no settling follows, which does so too. */
export async function refreshStatistics(tx: Tx, kind: InstituteType, settles: boolean): Promise<void> {
  await tx.execute(sql`analyze institute_key, import_row, import_mark, city`)
  if (!settles) await tx.execute(sql`analyze ${tableOf(kind)}`)
}

/**
 * Leaves documents and counts of what the transaction adds to `indexPending`, which writes them in larger portions at half the cost.
 *
 * Also restricts the transaction's look-ups to ordered indexes. The search index's trigrams support “equals” as well, at a hundred times the
 * cost, and on PostgreSQL the planner chooses it while a word table grows.
 */
export async function prepareBatch(tx: Tx): Promise<void> {
  await tx.execute(sql`select set_config('pravesh.bulk', 'on', true), set_config('enable_bitmapscan', 'off', true)`)
}
