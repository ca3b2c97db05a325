import { eq, lt, sql } from '../db/drizzle.ts'
import { type Db, statement, type Tx } from '../db/index.ts'
import { throttle } from '../db/tables.ts'
import type { Limits } from './limits.ts'

const until = sql`now() + make_interval(secs => ${sql.placeholder('seconds')})`
const isExpired = sql`${throttle.resetsAt} < now()`
/** Counts one attempt under a key, whose window lasts so many seconds from its first attempt. */
const countAttempt = statement('count_attempt', (db) =>
  db
    .insert(throttle)
    .values({ key: sql.placeholder('key'), count: 1, resetsAt: until })
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
    }),
)

/** Limits that every process on this database shares, and that outlive a restart. */
export const databaseLimits = (db: Db | Tx): Limits => ({
  async count(key, seconds) {
    const [row] = await countAttempt(db, { key, seconds })
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
