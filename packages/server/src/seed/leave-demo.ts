import { eq, inArray, sql } from 'drizzle-orm'
import type { Config } from '../config.ts'
import type { Db } from '../db/index.ts'
import { oneTimeCode, seedRun, session, temporaryPassword } from '../db/tables.ts'

const name = 'production'

/**
 * Where a demo's database goes into production, what the demo opened ends: everybody knows its password, and a session lives for
 * thirty days. Once, until it was a demo again; where there never was one nothing ends.
 */
export async function leaveDemo(db: Db, { mode }: Pick<Config, 'mode'>): Promise<void> {
  await db.transaction(async (tx) => {
    if (mode !== 'production') {
      await tx.delete(seedRun).where(eq(seedRun.name, name))
      return
    }
    const [first] = await tx.insert(seedRun).values({ name }).onConflictDoNothing().returning()
    const [demo] = await tx
      .select({ one: sql`1` })
      .from(seedRun)
      .where(inArray(seedRun.name, ['demo', 'demo-accounts']))
    if (!first || !demo) return
    for (const opened of [session, temporaryPassword, oneTimeCode]) await tx.delete(opened)
  })
}
