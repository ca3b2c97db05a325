import { eq, lt, sql } from '../db/drizzle.ts'
import type { Db, Tx } from '../db/index.ts'
import { throttle } from '../db/tables.ts'
import type { Limits } from './limits.ts'

/** Limits that every process on this database shares, and that outlive a restart. */
export const databaseLimits = (db: Db | Tx): Limits => ({
  async count(key, seconds) {
    const until = sql`now() + make_interval(secs => ${seconds})`
    const isExpired = sql`${throttle.resetsAt} < now()`
    const [row] = await db
      .insert(throttle)
      .values({ key, count: 1, resetsAt: until })
      .onConflictDoUpdate({
        target: throttle.key,
        set: {
          count: sql`case when ${isExpired} then 1 else ${throttle.count} + 1 end`,
          resetsAt: sql`case when ${isExpired} then ${until} else ${throttle.resetsAt} end`,
        },
      })
      .returning({
        count: throttle.count,
        wait: sql<number>`ceil(extract(epoch from ${throttle.resetsAt} - now()))::int`,
      })
    if (!row) throw new Error('A counted try answered no row')
    return { count: row.count, wait: Math.max(1, row.wait) }
  },
  async takeBack(key) {
    await db
      .update(throttle)
      .set({ count: sql`greatest(${throttle.count} - 1, 0)` })
      .where(eq(throttle.key, key))
  },
})

/** Removes windows that have ended. */
export async function deleteExpiredAttempts(db: Db): Promise<void> {
  await db.delete(throttle).where(lt(throttle.resetsAt, sql`now()`))
}
