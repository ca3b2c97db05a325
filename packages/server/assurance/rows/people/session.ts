import { currentConsent } from '@pravesh/messages'
import { and, eq } from '../../../src/platform/db/drizzle.ts'
import { accountTables } from '../../../src/platform/db/tables/tables-of.ts'
import { authenticatorApp, buyerAccount, passkey } from '../../../src/platform/db/tables.ts'
import type { PersonName } from '../../scene/people.ts'
import type { Scene } from '../../scene/scene.ts'
import type { Row, Rows } from '../row.ts'
import { signedIn } from './family.ts'

const anyone = { as: 'nobody' } as const satisfies Row
const mobileOf = (n: number) => `93${String(n).padStart(8, '0')}`

/** The code that was sent last, from the outbox. */
async function codeFor(scene: Scene, mobile: string) {
  const { body } = await scene.call<{ otpId: string }>('POST', '/open/otp', { body: { mobile } })
  const sent = (await scene.outbox()).find(({ to }) => to.endsWith(mobile))
  const otp = /\b\d{6}\b/.exec(sent?.text ?? '')?.[0]
  if (!otp) throw new Error('No code was sent')
  return { otp, otpId: body.otpId, mobile }
}
/** An account of a person under 18 that waits, and what the message to the guardian says. */
async function guardianAsked(scene: Scene) {
  const [mobile, own] = [mobileOf(scene.next()), mobileOf(scene.next())]
  const person = { name: 'Ira Das', email: `ira${own}@example.in`, mobile: own, password: 'a long enough one' }
  const guardian = { name: 'Bina Das', mobile }
  const body = {
    ...person,
    date_of_birth: `${new Date().getFullYear() - 12}-04-30`,
    guardian,
    consentVersion: '2026-11',
  }
  await scene.call('POST', '/open/student-signup', { body })
  const message = (await scene.outbox()).find(({ to }) => to.endsWith(mobile))?.text ?? ''
  return { mobile, id: /[?]id=([\w-]+)/.exec(message)?.[1] ?? '', otp: /\b\d{6}\b/.exec(message)?.[0] ?? '' }
}
/** The code of the last message to a mobile, from the outbox. */
async function lastCode(scene: Scene, mobile: string): Promise<string> {
  const message = (await scene.outbox()).find(({ to }) => to.endsWith(mobile))?.text ?? ''
  return /\b\d{6}\b/.exec(message)?.[0] ?? ''
}
/** An enquiry of a visitor, and the code that this call sends to its mobile. */
async function enquiryCode(scene: Scene, path: string, kind = 'general', extra: object = {}) {
  const mobile = mobileOf(scene.next())
  const body = { name: 'Asha Rao', mobile, message: 'Is there a bus?', consentVersion: '2026-11', ...extra }
  const response = await scene.call<{ data: { reference: string } }>('POST', `/open/enquiry/${kind}`, { body })
  const { reference } = response.body.data
  const sent = await scene.call<{ otpId: string }>('POST', path, { body: { reference } })
  const message = (await scene.outbox()).find(({ to }) => to.endsWith(mobile))
  return { reference, otpId: sent.body.otpId, otp: /\b\d{6}\b/.exec(message?.text ?? '')?.[0] ?? '' }
}
/** The demo's password again, and no second factor. */
export const passwordBack =
  (person: PersonName) =>
  async ({ database: { db }, people }: Scene) => {
    const { realm, id } = people[person]
    const table = accountTables[realm]
    const untouched = eq(buyerAccount.id, people.school.id)
    const [demo] = await db.select({ hash: buyerAccount.passwordHash }).from(buyerAccount).where(untouched)
    await db
      .update(table)
      .set({ passwordHash: demo?.hash ?? '' })
      .where(eq(table.id, id))
    for (const factor of [authenticatorApp, passkey])
      await db.delete(factor).where(and(eq(factor.realm, realm), eq(factor.account, id)))
  }
/** The call changes the password: it is set back, so that the example is right again. */
const changes = (person: PersonName): Row => ({ as: person, ends: true, before: passwordBack(person) })

/** Signing in, up and out. */
export const sessionRows: Rows = {
  'open.admin-login': { ...anyone, before: passwordBack('admin') },
  'open.buyer-login': { ...anyone, before: passwordBack('school') },
  'open.student-login': { ...anyone, before: passwordBack('student') },
  'open.otp.verify': {
    ...anyone,
    names: async (scene) => ({ body: await codeFor(scene, mobileOf(scene.next())) }),
    isComplete: true,
    once: true,
    errorStatus: 422,
  },
  'open.enquiry-withdrawal': {
    ...anyone,
    names: async (scene) => ({ body: await enquiryCode(scene, '/open/enquiry-withdrawal-code') }),
    isComplete: true,
    once: true,
    errorStatus: 422,
  },
  'open.grievance-status': {
    ...anyone,
    names: async (scene) => ({
      body: await enquiryCode(scene, '/open/grievance-status-code', 'grievance', { grievanceSubject: 'content' }),
    }),
    isComplete: true,
    once: true,
    errorStatus: 422,
  },
  'open.guardian': {
    ...anyone,
    names: async (scene) => ({ params: { id: (await guardianAsked(scene)).id } }),
  },
  'open.guardian.code': {
    ...anyone,
    names: async (scene) => {
      const { id } = await guardianAsked(scene)
      await scene.clearAttempts()
      return { body: { id } }
    },
    once: true,
  },
  'open.guardian.agree': {
    ...anyone,
    names: async (scene) => {
      const { id, otp } = await guardianAsked(scene)
      return { body: { id }, extraFields: { otp } }
    },
    once: true,
  },
  'open.guardian.withdraw': {
    ...anyone,
    names: async (scene) => {
      const { id, otp, mobile } = await guardianAsked(scene)
      const birthYear = new Date().getFullYear() - 40
      const { version: consentVersion } = currentConsent('guardian')
      const agreed = { id, otp, name: 'Bina Das', relation: 'mother', birthYear, consentVersion }
      await scene.call('POST', '/open/guardian', { body: agreed })
      await scene.clearAttempts()
      await scene.call('POST', '/open/guardian-code', { body: { id } })
      return { body: { id }, extraFields: { otp: await lastCode(scene, mobile) } }
    },
    once: true,
  },
  'open.student-signup': anyone,
  'open.school-signup': anyone,
  'admin.logout': { as: 'admin', ends: true },
  'buyer.logout': { as: 'school', ends: true },
  'student.logout': { as: 'student', ends: true },
  'admin.sessions.end': { as: 'admin', names: async (scene) => ({ body: { id: await signedIn(scene, 'admin') } }) },
  'buyer.sessions.end': {
    as: 'school',
    names: async (scene, owner) => ({ body: { id: await signedIn(scene, owner) } }),
  },
  'admin.password': changes('admin'),
  'buyer.password': changes('otherSchool'),
  'student.password': changes('otherStudent'),
}
