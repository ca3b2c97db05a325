import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/index.ts'
import type { InstituteKind } from '../draft.ts'
import { tableOf } from './tx.ts'

/**
 * Tells the planner how large the tables have become. An embedded database never does so by itself, and a server comes to
 * it too late for an import: until then every look-up by key reads the whole table.
 */
export async function refreshKeyStatistics(tx: Tx): Promise<void> {
  await tx.execute(sql`analyze institute_key, import_row`)
}

/** The same for all that an import has written: listings need it as well. */
export async function refreshStatistics(tx: Tx, kind: InstituteKind): Promise<void> {
  await tx.execute(sql`analyze ${tableOf(kind)}, institute_key, import_row, import_mark, city`)
}

/** Batches after which that is worth while: the tables have grown fourfold since the last time. */
export const isDue = (batch: number): boolean => batch > 0 && Number.isInteger(Math.log2(batch) / 2)
