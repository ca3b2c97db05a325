import { hashPassword } from '../../people/session/passwords/password.ts'
import type { Config } from '../../platform/config/config.ts'
import { demoPassword } from '../../platform/config/secrets.ts'
import { eq, sql } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { adminAccount, seedRun } from '../../platform/db/tables.ts'
import { seedColleges } from './catalogue/colleges.ts'
import { seedCounsellings } from './catalogue/counsellings.ts'
import { seedGuidance } from './catalogue/guidance.ts'
import { seedOfficialRanks } from './catalogue/official-ranks.ts'
import { seedPictures } from './catalogue/pictures.ts'
import { seedReviewsOf } from './catalogue/reviews/reviews.ts'
import { seedSchools } from './catalogue/schools/schools.ts'
import { seedSearches } from './catalogue/searches.ts'
import { seedTexts } from './catalogue/texts.ts'
import { seedViews } from './catalogue/views.ts'
import { seedDemoAccounts, seedDemoStaff } from './demo-accounts.ts'
import { assertModeAllowed, markProduction } from './production.ts'
import { seedReference } from './reference.ts'

/** Seeds once: deleted records do not come back with the next start. True if it was seeded now. */
async function once(db: Db | Tx, name: string, seed: (tx: Tx) => Promise<void>): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [first] = await tx.insert(seedRun).values({ name }).onConflictDoNothing().returning()
    if (first) await seed(tx)
    return first !== undefined
  })
}
/** The look-ups that every installation needs. */
export const ensureReferenceData = (db: Db | Tx): Promise<boolean> => once(db, 'reference', seedReference)

/** The demo catalogue, with its look-ups. */
export async function ensureDemoData(db: Db): Promise<boolean> {
  await ensureReferenceData(db)
  return once(db, 'demo', async (tx) => {
    await seedGuidance(tx)
    await seedCounsellings(tx)
    await seedSchools(tx)
    await seedColleges(tx)
    await seedOfficialRanks(tx)
    await seedReviewsOf(tx, 'school')
    await seedReviewsOf(tx, 'college')
    await seedPictures(tx, 'school')
    await seedPictures(tx, 'college')
    await seedTexts(tx)
    await seedSearches(tx)
    await seedViews(tx, 'school')
    await seedViews(tx, 'college')
  })
}
/** The demo's people of finance and content, buyers, student and parent. Never in production: everybody knows their password. */
export async function ensureDemoAccounts(db: Db, { mode }: Pick<Config, 'mode'>): Promise<boolean> {
  if (mode === 'production') throw new Error('Demo accounts are for the demo alone')
  await once(db, 'demo-staff', seedDemoStaff)
  return once(db, 'demo-accounts', seedDemoAccounts)
}
/**
 * The first administrator, where no live one is: the demo's, or the one that the environment names. One of that name who is suspended is
 * opened again with the password that the environment gives.
 */
export async function ensureFirstAdmin(db: Db, config: Pick<Config, 'mode' | 'firstAdmin'>): Promise<boolean> {
  const first =
    config.firstAdmin ?? (config.mode === 'demo' ? { username: 'admin', password: demoPassword } : undefined)
  if (!first) return false
  const live = eq(adminAccount.suspended, false)
  const [liveAdmin] = await db.select({ one: sql`1` }).from(adminAccount).where(live).limit(1)
  if (liveAdmin) return false
  const passwordHash = await hashPassword(first.password)
  const byUsername = eq(sql`lower(${adminAccount.username})`, first.username.toLowerCase())
  const reopened = { passwordHash, suspended: false, role: 'owner' } as const
  const [opened] = await db.update(adminAccount).set(reopened).where(byUsername).returning({ id: adminAccount.id })
  if (!opened) {
    const owner = { username: first.username, passwordHash, role: 'owner' } as const
    await db.insert(adminAccount).values(owner).onConflictDoNothing()
  }
  return true
}
/**
 * Everything a start needs in the database: look-ups, an administrator, and in demo mode the demo catalogue and accounts. Throws an
 * `OperatorError` for a demo in a database that has been in production, and for production in that of a demo.
 */
export async function seedDatabase(db: Db, config: Pick<Config, 'mode' | 'firstAdmin'>): Promise<{ demo: boolean }> {
  await assertModeAllowed(db, config)
  if (config.mode === 'production') {
    await markProduction(db)
    await ensureReferenceData(db)
    await ensureFirstAdmin(db, config)
    return { demo: false }
  }
  const demo = await ensureDemoData(db)
  await ensureFirstAdmin(db, config)
  await ensureDemoAccounts(db, config)
  return { demo }
}
