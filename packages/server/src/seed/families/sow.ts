import type { FastifyInstance } from 'fastify'
import { expireOffers } from '../../admission/expire.ts'
import type { Config } from '../../config/config.ts'
import { and, asc, eq } from '../../db/drizzle.ts'
import type { Db } from '../../db/index.ts'
import { adminAccount, buyerAccount, buyerInstitute, seedRun, studentAccount } from '../../db/tables.ts'
import { today } from '../../db/today.ts'
import { notifyByMail } from '../../mail/notify.ts'
import { sandboxKeys } from '../../payment/open.ts'
import { createSandbox } from '../../payment/sandbox/sandbox.ts'
import { openSession, revokeSessions } from '../../session/tokens.ts'
import { openAllYear } from '../managed.ts'
import { sowApplicants } from './applicants.ts'
import { asking, type Cast } from './calls.ts'
import { sowParent } from './parent.ts'
import { sowStudent } from './student.ts'
import { sowVisitors } from './visitors.ts'

type Parts = {
  app: Pick<FastifyInstance, 'inject'>
  db: Db
  config: Pick<Config, 'mode' | 'razorpay' | 'sessionSecrets' | 'encryptionKeys' | 'origin'>
}
const tracks = { college: 'student', school: 'parent' } as const

/**
 * What the demo's student and parent have done so far, once, by the calls that they would make themselves: so that all that holds for
 * families holds for them. Only where the bank is our own: nobody's money is asked for. True if it was sown now.
 */
export async function sowFamilies({ app, db, config }: Parts): Promise<boolean> {
  if (config.mode !== 'demo' || config.razorpay) return false
  const [first] = await db.insert(seedRun).values({ name: 'demo-families' }).onConflictDoNothing().returning()
  if (!first) return false
  const bank = createSandbox({ db, ...sandboxKeys(config), webhookMs: null })
  const [boss] = await db.select().from(adminAccount).where(eq(adminAccount.suspended, false)).limit(1)
  if (!boss) return false
  for (const track of ['college', 'school'] as const) {
    const office = await one(db, track)
    if (!office) continue
    const people = [
      ['student', office.family],
      ['buyer', office.buyer],
      ['admin', boss.id],
    ] as const
    const [family, buyer, desk] = await Promise.all(people.map(([realm, id]) => openSession(db, realm, id)))
    const ask = (token = '') => asking(app, token)
    const cast: Cast = { family: ask(family), office: ask(buyer), desk: ask(desk), bank, today: today() }
    await (track === 'college' ? sowStudent : sowParent)(cast, office.institutes)
    const [institute = 0] = office.institutes
    await sowApplicants({ ...cast, db, asking: ask }, track, institute)
    await expireOffers(db, notifyByMail(config))
    await sowVisitors(db, { type: track, institute, buyer: office.buyer })
    for (const [realm, id] of people) await db.transaction((tx) => revokeSessions(tx, realm, id))
  }
  return true
}

/** The demo's family of a track, the office it applies to, and the institutes of that office that take forms all year. */
async function one(db: Db, track: keyof typeof tracks) {
  const named = eq(studentAccount.email, `${tracks[track]}@demo.pravesh.example`)
  const [family] = await db.select({ id: studentAccount.id }).from(studentAccount).where(named)
  const its = and(eq(buyerAccount.instituteType, track), eq(buyerAccount.email, `${track}@demo.pravesh.example`))
  const [buyer] = await db.select({ id: buyerAccount.id }).from(buyerAccount).where(its)
  if (!family || !buyer) return undefined
  const rows = await db
    .select({ id: buyerInstitute.institute })
    .from(buyerInstitute)
    .where(eq(buyerInstitute.buyer, buyer.id))
    .orderBy(asc(buyerInstitute.institute))
    .limit(openAllYear)
  if (rows.length < openAllYear) return undefined
  return { family: family.id, buyer: buyer.id, institutes: rows.map(({ id }) => id) }
}
