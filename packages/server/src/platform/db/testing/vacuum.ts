import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '../database.ts'
import { sql } from '../drizzle.ts'

/** Tries, 20 ms apart. */
const tries = 500

/**
 * Vacuums and analyses a table until each of its pages is visible to all, without which a plan may avoid an index-only scan. One vacuum does
 * not suffice while any snapshot is older than the last change: a backend that is being connected holds one, whatever its database will be.
 *
 * @throws Error after about ten seconds
 */
export async function vacuumFully(db: Db, table: string): Promise<void> {
  for (let left = tries; left > 0; left--) {
    await db.execute(sql`vacuum (analyze) ${sql.identifier(table)}`)
    const { rows } = await db.execute<{ full: boolean }>(
      sql`select relallvisible >= relpages as full from pg_class where oid = ${table}::regclass`,
    )
    if (rows[0]?.full) return
    await pause(20)
  }
  throw new Error(`Not all pages of ${table} became visible`)
}
