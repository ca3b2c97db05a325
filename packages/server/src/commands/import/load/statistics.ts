import type { InstituteType } from '@pravesh/contract'
import { sql } from '../../../platform/db/drizzle.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { tableOf } from './tx.ts'

/**
 * Updates the planner's statistics of the tables' sizes. An embedded database never does so by itself, and a server too late for an
 * import: until then every look-up by key reads the whole table.
 */
export async function refreshKeyStatistics(tx: Tx): Promise<void> {
  await tx.execute(sql`analyze institute_key, import_row, search_doc, search_word, search_slip, listing_tally`)
}

/** The same for all that an import has written: listings need it as well. */
export async function refreshStatistics(tx: Tx, kind: InstituteType): Promise<void> {
  await tx.execute(sql`analyze ${tableOf(kind)}, institute_key, import_row, import_mark, city`)
}

/**
 * Restricts the transaction's look-ups to ordered indexes. The search index's trigrams support “equals” as well, at a hundred times the
 * cost, and on PostgreSQL the planner chooses it while a word table grows.
 */
export async function useOrderedIndexes(tx: Tx): Promise<void> {
  await tx.execute(sql`set local enable_bitmapscan = off`)
}

/** Batches after which that is worth while: the tables have grown fourfold since the last time. */
export const isDue = (batch: number): boolean => batch > 0 && Number.isInteger(Math.log2(batch) / 2)
