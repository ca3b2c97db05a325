import { ApiError } from '@pravesh/contract'
import { eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/index.ts'
import { throttle } from '../db/tables.ts'

/** Counts a try under `key`; over `most` in `minutes` it is refused with the seconds to wait. Kept in the database. */
export async function countTry(db: Db, key: string, most: number, minutes: number): Promise<void> {
  const until = sql`now() + make_interval(secs => ${minutes * 60})`
  const over = sql`${throttle.resetsAt} < now()`
  const [row] = await db
    .insert(throttle)
    .values({ key: key.slice(0, 200), count: 1, resetsAt: until as never })
    .onConflictDoUpdate({
      target: throttle.key,
      set: {
        count: sql`case when ${over} then 1 else ${throttle.count} + 1 end`,
        resetsAt: sql`case when ${over} then ${until} else ${throttle.resetsAt} end`,
      },
    })
    .returning({
      count: throttle.count,
      wait: sql<number>`ceil(extract(epoch from ${throttle.resetsAt} - now()))::int`,
    })
  if (row && row.count > most) throw new ApiError('TOO_MANY', { retryAfter: Math.max(1, row.wait) })
}
/** Forgets the tries under a key: after a success. */
export async function forgetTries(db: Db, key: string): Promise<void> {
  await db.delete(throttle).where(eq(throttle.key, key.slice(0, 200)))
}
export async function sweepTries(db: Db): Promise<void> {
  await db.delete(throttle).where(lt(throttle.resetsAt, sql`now()`))
}
