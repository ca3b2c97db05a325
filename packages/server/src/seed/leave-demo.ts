import type { Config } from '../config/config.ts'
import { and, eq, inArray, sql } from '../db/drizzle.ts'
import type { Db, Tx } from '../db/index.ts'
import { OperatorError } from '../db/operator-error.ts'
import {
  accountSuspension,
  adminAccount,
  buyerAccount,
  emailCode,
  oneTimeCode,
  searchTerm,
  seedRun,
  session,
  studentAccount,
  temporaryPassword,
} from '../db/tables.ts'
import { demoHash } from '../search-terms/store.ts'

const name = 'production'
const seededAt = (run: string) => sql`(select at from seed_run where name = ${run})`
const demoAccountFilters = {
  // Sown with the demo's password between the catalogue and the other accounts; one of that name that was there before is the operator's.
  admin: and(
    eq(sql`lower(${adminAccount.username})`, 'admin'),
    sql`${adminAccount.createdAt} between ${seededAt('demo')} and ${seededAt('demo-accounts')}`,
  ),
  // Known by the moment of their seed, whatever strangers have made of names and addresses since.
  buyer: sql`${buyerAccount.createdAt} = ${seededAt('demo-accounts')}`,
  student: sql`${studentAccount.createdAt} = ${seededAt('demo-accounts')}`,
}

/** Suspends the demo's own accounts, for good. */
async function suspendOwn(tx: Tx): Promise<void> {
  for (const [realm, table] of [
    ['admin', adminAccount],
    ['buyer', buyerAccount],
    ['student', studentAccount],
  ] as const) {
    const open = and(demoAccountFilters[realm], eq(table.suspended, false))
    const closed = await tx.update(table).set({ suspended: true }).where(open).returning({ id: table.id })
    const decision = { realm, suspended: true, reason: 'The demo has ended', by: 'Pravesh' }
    if (closed.length > 0)
      await tx.insert(accountSuspension).values(closed.map(({ id: account }) => ({ ...decision, account })))
  }
}

/** True for a database that has been in production. */
export const hasBeenProduction = async (db: Db | Tx): Promise<boolean> =>
  (await db.$count(seedRun, eq(seedRun.name, name))) > 0

/**
 * Keeps a database that has been in production from becoming a demo, which would publish what it invents and open accounts whose
 * password everybody knows. There is no switch for it: a forgotten `NODE_ENV` must not cost a catalogue. Throws a `OperatorError`.
 */
export async function assertDemoAllowed(db: Db | Tx, { mode }: Pick<Config, 'mode'>): Promise<void> {
  if (mode === 'production') return
  if (await hasBeenProduction(db))
    throw new OperatorError(
      'This database has been in production: set NODE_ENV=production and what goes with it. ' +
        'A demo needs a database of its own: another DATA_DIR or DATABASE_URL.',
    )
}

/**
 * Where a demo's database goes into production, what the demo opened ends: everybody knows its password, and a session lives for
 * thirty days. The demo's own accounts are closed: a stranger who knew their password may have changed it. Once; where there never
 * was a demo nothing ends. The database is known as production's from then on.
 */
export async function leaveDemo(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    const [first] = await tx.insert(seedRun).values({ name }).onConflictDoNothing().returning()
    const [demo] = await tx
      .select({ one: sql`1` })
      .from(seedRun)
      .where(inArray(seedRun.name, ['demo', 'demo-accounts']))
    if (!first || !demo) return
    await suspendOwn(tx)
    // What nobody searched for would stand among what visitors search.
    await tx.delete(searchTerm).where(sql`starts_with(${searchTerm.hash}, ${demoHash})`)
    for (const opened of [session, temporaryPassword, oneTimeCode, emailCode]) await tx.delete(opened)
  })
}
