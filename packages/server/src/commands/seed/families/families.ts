import type { FastifyInstance } from 'fastify'
import { expireOffers } from '../../../people/admission/transition/expire.ts'
import { sandboxKeys } from '../../../people/payment/open.ts'
import { createSandbox } from '../../../people/payment/sandbox/sandbox.ts'
import { openSession, revokeSessions } from '../../../people/session/tokens.ts'
import type { Config } from '../../../platform/config/config.ts'
import { and, eq } from '../../../platform/db/drizzle.ts'
import type { Database, Db } from '../../../platform/db/index.ts'
import { today } from '../../../platform/db/statements/today.ts'
import { adminAccount, buyerAccount, instituteNotice, seedRun, studentAccount } from '../../../platform/db/tables.ts'
import { notifyByMail } from '../../../services/mail/notify.ts'
import { managedIds, openAllYear } from '../catalogue/managed.ts'
import { demoIds } from '../catalogue/merge-institutes.ts'
import { editorName } from '../demo-accounts.ts'
import { seedApplicants } from './applicants.ts'
import { begin } from './begin.ts'
import { type ApiCall, type Cast, createApiCall } from './calls.ts'
import { seedDeskContent } from './desk/content.ts'
import { seedMails } from './desk/mails.ts'
import { seedProposal } from './desk/proposals.ts'
import { seedThirdParty } from './desk/third-party.ts'
import { seedDraws } from './draws.ts'
import { seedParent } from './parent.ts'
import { seedPartners } from './partners.ts'
import { spreadDays } from './spread-days.ts'
import { seedStaffEnquiries } from './staff-enquiries.ts'
import { seedStudent } from './student.ts'
import { seedUnreached } from './unreached.ts'
import { seedVisitors } from './visitors.ts'
import { seedWebhook } from './webhooks.ts'

type SeedParts = {
  app: Pick<FastifyInstance, 'inject'>
  database: Pick<Database, 'db' | 'exclusively'>
  config: Pick<Config, 'mode' | 'razorpay' | 'sessionSecrets' | 'encryptionKeys' | 'origin' | 'sms'>
}
/** The name of this seed among the seed runs once it is complete. */
export const familiesSeeded = 'demo-families'
const familyRoles = { college: 'student', school: 'parent' } as const

/**
 * The history of the demo's student and parent, seeded once, through the API's own calls, so that all rules for families apply. Only where
 * the bank is our own sandbox: no real money is involved. An interrupted one starts again, and of two processes that start at once the
 * second finds it done. True if it was seeded now.
 */
export async function seedFamilies(parts: SeedParts): Promise<boolean> {
  if (parts.config.mode !== 'demo' || parts.config.razorpay) return false
  return parts.database.exclusively(() => seedUnlessDone(parts))
}

async function seedUnlessDone({ app, database: { db }, config }: SeedParts): Promise<boolean> {
  if ((await db.$count(seedRun, eq(seedRun.name, familiesSeeded))) > 0) return false
  await begin(db)
  const bank = createSandbox({ db, ...sandboxKeys(config), webhookMs: null })
  const [boss] = await db.select().from(adminAccount).where(eq(adminAccount.suspended, false)).limit(1)
  if (!boss) return false
  const visited: Parameters<typeof seedVisitors>[1][] = []
  for (const accountType of ['college', 'school'] as const) {
    const office = await findDemoAccounts(db, accountType)
    if (!office) continue
    const people = [
      ['student', office.family],
      ['buyer', office.buyer],
      ['admin', boss.id],
    ] as const
    const [family, buyer, staff] = await Promise.all(people.map(([realm, id]) => openSession(db, realm, id)))
    const callAs = (token = '') => createApiCall(app, token)
    const cast: Cast = { family: callAs(family), office: callAs(buyer), staff: callAs(staff), bank, today: today() }
    await (accountType === 'college' ? seedStudent : seedParent)(cast, office.institutes)
    const [institute = 0] = office.institutes
    await seedProposal(cast, accountType, office.institutes.at(-1) ?? 0)
    await seedApplicants({ ...cast, db, createFamily: callAs }, accountType, institute)
    await expireOffers(db, notifyByMail(config))
    visited.push({ type: accountType, institute, buyer: office.buyer })
    for (const [realm, id] of people) await db.transaction((tx) => revokeSessions(tx, realm, id))
  }
  await seedDesk(db, boss.id, (token) => createApiCall(app, token))
  // Timestamps are moved back together with the completion: until then all rows of this seed are younger than its start.
  await db.transaction(async (tx) => {
    for (const institute of visited) await seedVisitors(tx, institute)
    await spreadDays(tx)
    for (const institute of visited) await seedWebhook(tx, config, institute)
    await seedStaffEnquiries(tx, boss.id)
    await seedUnreached(tx)
    await seedMails(tx, config, boss.id)
    // What was seeded is no news: the first question of the demo is told at once.
    await tx.delete(instituteNotice)
    await seedDraws(tx, config)
    await seedPartners(tx, boss.name ?? boss.username)
    await tx.insert(seedRun).values({ name: familiesSeeded })
  })
  return true
}

/** What the desk itself has done: articles by the editor, and the system of the last college of the demo by the administrator. */
async function seedDesk(db: Db, boss: number, callAs: (token: string) => ApiCall): Promise<void> {
  const [editor] = await db.select().from(adminAccount).where(eq(adminAccount.username, editorName))
  if (editor) {
    await seedDeskContent(callAs(await openSession(db, 'admin', editor.id)))
    await db.transaction((tx) => revokeSessions(tx, 'admin', editor.id))
  }
  const college = [...(await demoIds(db, 'college')).values()].at(-1)
  if (college !== undefined) await seedThirdParty(callAs(await openSession(db, 'admin', boss)), college)
  await db.transaction((tx) => revokeSessions(tx, 'admin', boss))
}
/** The demo's family of a track, the office it applies to, and the institutes of that office that take forms all year. */
async function findDemoAccounts(db: Db, accountType: keyof typeof familyRoles) {
  const familyFilter = eq(studentAccount.email, `${familyRoles[accountType]}@demo.pravesh.example`)
  const [family] = await db.select({ id: studentAccount.id }).from(studentAccount).where(familyFilter)
  const buyerFilter = and(
    eq(buyerAccount.instituteType, accountType),
    eq(buyerAccount.email, `${accountType}@demo.pravesh.example`),
  )
  const [buyer] = await db.select({ id: buyerAccount.id }).from(buyerAccount).where(buyerFilter)
  if (!family || !buyer) return undefined
  const institutes = (await managedIds(db, accountType)).slice(0, openAllYear)
  if (institutes.length < openAllYear) return undefined
  return { family: family.id, buyer: buyer.id, institutes }
}
