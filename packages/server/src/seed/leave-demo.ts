import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Config } from '../config.ts'
import type { Db, Tx } from '../db/index.ts'
import {
  accountSuspension,
  adminAccount,
  buyerAccount,
  oneTimeCode,
  seedRun,
  session,
  studentAccount,
  temporaryPassword,
} from '../db/tables.ts'

const name = 'production'
const sownAt = (of: string) => sql`(select at from seed_run where name = ${of})`
const own = {
  // Sown with the demo's password between the catalogue and the other accounts; one of that name that was there before is the operator's.
  admin: and(
    eq(sql`lower(${adminAccount.username})`, 'admin'),
    sql`${adminAccount.createdAt} between ${sownAt('demo')} and ${sownAt('demo-accounts')}`,
  ),
  // Known by the moment of their seed, whatever strangers have made of names and addresses since.
  buyer: sql`${buyerAccount.createdAt} = ${sownAt('demo-accounts')}`,
  student: sql`${studentAccount.createdAt} = ${sownAt('demo-accounts')}`,
}

/** Suspends the demo's own accounts, or opens them again. */
async function suspendOwn(tx: Tx, suspended: boolean, reason: string): Promise<void> {
  for (const [realm, table] of [
    ['admin', adminAccount],
    ['buyer', buyerAccount],
    ['student', studentAccount],
  ] as const) {
    const others = and(own[realm], eq(table.suspended, !suspended))
    const changed = await tx.update(table).set({ suspended }).where(others).returning({ id: table.id })
    const decision = { realm, suspended, reason, by: 'Pravesh' }
    if (changed.length > 0)
      await tx.insert(accountSuspension).values(changed.map(({ id: account }) => ({ ...decision, account })))
  }
}

/**
 * Where a demo's database goes into production, what the demo opened ends: everybody knows its password, and a session lives for
 * thirty days. The demo's own accounts are closed: a stranger who knew their password may have changed it. Once, until it is a demo
 * again, which opens them; where there never was one nothing ends.
 */
export async function leaveDemo(db: Db, { mode }: Pick<Config, 'mode'>): Promise<void> {
  await db.transaction(async (tx) => {
    if (mode !== 'production') {
      const was = await tx.delete(seedRun).where(eq(seedRun.name, name)).returning()
      if (was.length > 0) await suspendOwn(tx, false, 'It is a demo again')
      return
    }
    const [first] = await tx.insert(seedRun).values({ name }).onConflictDoNothing().returning()
    const [demo] = await tx
      .select({ one: sql`1` })
      .from(seedRun)
      .where(inArray(seedRun.name, ['demo', 'demo-accounts']))
    if (!first || !demo) return
    await suspendOwn(tx, true, 'The demo has ended')
    for (const opened of [session, temporaryPassword, oneTimeCode]) await tx.delete(opened)
  })
}
