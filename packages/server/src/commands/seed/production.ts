import type { Config } from '../../platform/config/config.ts'
import { eq, inArray } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { OperatorError } from '../../platform/db/operator-error.ts'
import { seedRun } from '../../platform/db/tables.ts'

const name = 'production'

/** True for a database that has been in production. */
export const hasBeenProduction = async (db: Db | Tx): Promise<boolean> =>
  (await db.$count(seedRun, eq(seedRun.name, name))) > 0

/** True for a database in which a demo was seeded. */
const hasBeenDemo = async (db: Db | Tx): Promise<boolean> =>
  (await db.$count(seedRun, inArray(seedRun.name, ['demo', 'demo-accounts']))) > 0

/**
 * Prevents a database that has been in production from becoming a demo, which would publish invented data and open accounts with a public
 * password. There is no switch for it: a forgotten `NODE_ENV` must not cost a catalogue. Throws an `OperatorError`.
 */
export async function assertDemoAllowed(db: Db | Tx, { mode }: Pick<Config, 'mode'>): Promise<void> {
  if (mode === 'demo' && (await hasBeenProduction(db)))
    throw new OperatorError(
      'This database has been in production: set NODE_ENV=production and what goes with it. ' +
        'A demo needs a database of its own: another DATA_DIR or DATABASE_URL.',
    )
}

/**
 * Separates the databases of demos and of production, in both directions. The passwords of a demo are public: their users may have changed
 * any page, opened a login for any institute or added a system that receives enquiries, so production takes no demo data over. Throws an
 * `OperatorError`.
 */
export async function assertModeAllowed(db: Db | Tx, config: Pick<Config, 'mode'>): Promise<void> {
  await assertDemoAllowed(db, config)
  if (config.mode === 'production' && !(await hasBeenProduction(db)) && (await hasBeenDemo(db)))
    throw new OperatorError(
      'This database is that of a demo, whose passwords everybody knows: anything in it may have been changed by strangers. ' +
        'Production needs a database of its own: another DATA_DIR or DATABASE_URL. ' +
        'Import registers there again; a list of institutes exported in the console of the demo can be imported too.',
    )
}

/** Marks the database as one of production, for good. Call `assertModeAllowed` first. */
export async function markProduction(db: Db): Promise<void> {
  await db.insert(seedRun).values({ name }).onConflictDoNothing()
}
