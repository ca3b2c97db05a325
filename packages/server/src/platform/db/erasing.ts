import type { Tx } from './database.ts'
import { sql } from './drizzle.ts'

/**
 * Lets the rest of a transaction delete and change rows of append-only records, which triggers otherwise refuse: for erasures, for the
 * deletion of what is due, and for the demo's history.
 */
export async function allowErasing(tx: Tx): Promise<void> {
  await tx.execute(sql`select set_config('pravesh.erasing', 'on', true)`)
}
