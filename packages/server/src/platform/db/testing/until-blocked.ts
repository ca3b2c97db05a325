import { sql } from '../drizzle.ts'
import type { Database, Tx } from '../index.ts'

/**
 * Inside a transaction that holds a lock: waits until these calls wait for it, or for one another, according to the database. Throws where
 * one of them ended instead.
 */
export async function untilBlocked(tx: Tx, calls: readonly Promise<unknown>[]): Promise<void> {
  let ended = false
  const end = () => {
    ended = true
  }
  for (const call of calls) call.then(end, end)
  for (let waiting = 0; waiting < calls.length; ) {
    if (ended) throw new Error('It ended, and did not wait')
    await tx.execute(sql`select pg_stat_clear_snapshot()`)
    const { rows } = await tx.execute<{ n: number }>(sql`
      select count(distinct l.pid)::int as n from pg_locks l join pg_stat_activity a using (pid)
      where not l.granted and a.datname = current_database()`)
    waiting = rows[0]?.n ?? 0
  }
}

/** What `begin` starts while a transaction holds what `lock` took: it waits until the transaction is over. */
export async function startDuring<T>(
  database: Database,
  lock: (tx: Tx) => Promise<unknown>,
  begin: () => Promise<T>,
  meanwhile?: (tx: Tx) => Promise<unknown>,
): Promise<T> {
  const started = await database.db.transaction(async (tx) => {
    await lock(tx)
    const call = begin()
    await untilBlocked(tx, [call])
    await meanwhile?.(tx)
    return { call }
  })
  return started.call
}
