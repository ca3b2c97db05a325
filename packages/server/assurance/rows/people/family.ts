import { documentExample, type InstituteType, studentEndpoints } from '@pravesh/contract'
import { and, desc, eq } from 'drizzle-orm'
import { openSession } from '../../../src/people/session/tokens.ts'
import {
  bankDetail,
  childGuardian,
  child as childRecord,
  session,
  studentAccount,
} from '../../../src/platform/db/tables.ts'
import { markOf, type PersonName } from '../../scene/people.ts'
import type { Scene } from '../../scene/scene.ts'
import type { CallTarget, Row, Rows } from '../row.ts'
import { sendApplication } from './admission-staff.ts'

type Place = 'params' | 'body'
export type Maker = (scene: Scene, owner: PersonName) => Promise<number>
const post =
  (path: string, body: (scene: Scene, mark: string) => object): Maker =>
  async (scene, owner) =>
    (await scene.make(owner, 'POST', path, body(scene, markOf(owner)))).id

export const child = post('/student/manage-child', (_, mark) => ({
  name: mark,
  dateOfBirth: '2021-06-14',
  relation: 'mother',
}))
export const document = post('/student/documents', (_, title) => ({ ...documentExample, title }))
const school = (scene: Scene) => ({ instituteType: 'school', instituteId: scene.nextInstitute('school') })
export const shortlisted = post('/student/shortlist', school)
export const cart = post('/student/my-cart', (scene) => ({ ...school(scene), feesType: 'application' }))
export const review = post('/student/review', (scene, cons) => ({
  ...school(scene),
  role: 'parent',
  overall: 4,
  pros: 'Kind teachers.',
  cons,
}))
/** An enquiry of this person. */
const ownEnquiry: Maker = async (scene, owner) => {
  const body = { message: `Is there a hostel ${scene.next()}?`, consentVersion: '2026-11' }
  await scene.make(owner, 'POST', '/student/enquiry', body)
  const [newest] = await scene.make<{ id: number }[]>(owner, 'GET', '/student/enquiry')
  return newest?.id ?? 0
}
/** Another sign-in of this person. */
export const signedIn: Maker = async ({ database: { db }, people }, owner) => {
  const { realm, id } = people[owner]
  await openSession(db, realm, id)
  const [newest] = await db
    .select({ id: session.id })
    .from(session)
    .where(and(eq(session.realm, realm), eq(session.account, id)))
    .orderBy(desc(session.id))
    .limit(1)
  return newest?.id ?? 0
}
/** An application that a school may read. */
export const sentApplication: Maker = async (scene, owner) =>
  (await sendApplication(scene, scene.people[owner].token, scene.nextInstitute('school'))).id
/** A request of erasure that is not done; a child's, so that each is another. */
export const requestedErasure: Maker = async (scene, owner) => {
  const body = { subject: 'child', of: await child(scene, owner), current_password: 'pravesh-demo' }
  return (await scene.make(owner, 'POST', '/student/erasures', body)).id
}
/** An invitation to see a child of this person. */
export const invitation: Maker = async (scene, owner) => {
  await scene.clearAttempts()
  const mobile = `+9197${String(scene.next()).padStart(8, '0')}`
  return (await scene.make(owner, 'POST', '/student/child-guardians', { child: await child(scene, owner), mobile })).id
}
/** Somebody outside of the scene: nothing of another person of the scene is in a response. */
async function outsider({ database: { db } }: Scene) {
  const [added] = await db.insert(studentAccount).values({ track: 'school', name: 'Outsider' }).returning()
  if (!added) throw new Error('No account was added')
  return { id: added.id, token: await openSession(db, 'student', added.id) }
}
/** An invitation of this person that somebody has accepted. */
const acceptedInvitation: Maker = async (scene, owner) => {
  const id = await invitation(scene, owner)
  const set = { account: (await outsider(scene)).id, acceptedAt: new Date().toISOString() }
  await scene.database.db.update(childGuardian).set(set).where(eq(childGuardian.id, id))
  return id
}
/** A child of somebody, whose second guardian this person is. */
async function shareChild(scene: Scene, owner: PersonName) {
  const { db } = scene.database
  const giver = await outsider(scene)
  const values = { account: giver.id, name: 'Ira', dateOfBirth: '2021-06-14', relation: 'mother' }
  const [kid] = await db.insert(childRecord).values(values).returning()
  const now = new Date().toISOString()
  const accepted = { account: scene.people[owner].id, acceptedAt: now, confirmedAt: now }
  const invited = { child: kid?.id ?? 0, mobile: `+9197${String(scene.next()).padStart(8, '0')}` }
  const [shared] = await db
    .insert(childGuardian)
    .values({ ...invited, ...accepted })
    .returning()
  return { id: shared?.id ?? 0, child: invited.child, token: giver.token }
}
export const sharedInvitation: Maker = async (scene, owner) => (await shareChild(scene, owner)).id
/** A document of a child that this person sees as its second guardian. */
async function sharedDocument(scene: Scene, owner: PersonName): Promise<CallTarget> {
  const { id, child, token } = await shareChild(scene, owner)
  const body = { ...documentExample, child }
  const added = await scene.call<{ data: { id: number } }>('POST', '/student/documents', { token, body })
  return { params: { id, documentId: added.body.data.id } }
}
/** A slot holds one document: a new one takes the place of the last. */
export const slot: Maker = async (scene, owner) =>
  (await scene.make(owner, 'PUT', '/student/college-doc', { slot: 'photo', document: await document(scene, owner) })).id

const on = (make: Maker, place: Place, person: PersonName = 'parent', key = 'id'): Row => ({
  as: person,
  names: async (scene, owner) => ({ [place]: { [key]: await make(scene, owner) } }),
})
const self = (person: PersonName): Row => ({ as: person })
const ofInstitute = (kind: InstituteType): Row => ({
  as: kind === 'school' ? 'parent' : 'student',
  names: async (scene) => ({ body: { instituteId: scene.nextInstitute(kind) } }),
  common: true,
  errorStatus: 422,
})
/** A college on the shortlist, with a course that it teaches. */
async function shortlistedCollege(scene: Scene, owner: PersonName): Promise<CallTarget> {
  for (;;) {
    const instituteId = scene.nextInstitute('college')
    const options = await scene.make<{ id: number }[]>(owner, 'GET', `/student/college-courses/${instituteId}`)
    const { id } = await scene.make(owner, 'POST', '/student/shortlist', { instituteType: 'college', instituteId })
    if (options[0]) return { body: { id }, extraFields: { course: options[0].id } }
  }
}
/** One account has one bank detail. */
const withoutBank = ({ database: { db }, people }: Scene, owner: PersonName = 'student') =>
  db.delete(bankDetail).where(eq(bankDetail.account, people[owner].id))
const withBank = async (scene: Scene, owner: PersonName) => {
  const { db } = scene.database
  const byAccount = eq(bankDetail.account, scene.people[owner].id)
  // An existing one stays: a test may be looking for it.
  if ((await db.$count(bankDetail, byAccount)) === 0)
    await scene.make(owner, 'POST', '/student/bank-detail', studentEndpoints.addBank.example)
  return {}
}

const mailCode: Row = { as: 'student', before: (scene) => scene.clearAttempts() }
/** The code that was mailed last to this person, from the outbox. */
async function mailedCode(scene: Scene, owner: PersonName) {
  const { token, mark } = scene.people[owner]
  await scene.call('POST', '/student/email-code', { token })
  const sent = (await scene.outbox()).find(({ text }) => text.includes(mark) && /^\d{6}$/m.test(text))
  const otp = /^\d{6}$/m.exec(sent?.text ?? '')?.[0]
  if (!otp) throw new Error('No code was mailed')
  return { extraFields: { otp } }
}

/** Families: students of the college track and parents of the school track. */
export const familyRows: Rows = {
  'student.school-dashboard': self('parent'),
  'student.consents.add': self('parent'),
  'student.notices.change': self('student'),
  'student.profile.change': self('student'),
  'student.nominee.remove': self('student'),
  'student.sessions.end': on(signedIn, 'body', 'student'),
  'student.erasures.add': self('student'),
  'student.erasures.remove': on(requestedErasure, 'body'),
  'student.email-code': mailCode,
  'student.email-code.verify': { ...mailCode, names: mailedCode, once: true },
  'student.application-form.change': self('student'),
  'student.enquiry': self('parent'),
  'student.enquiry.withdraw': on(ownEnquiry, 'body'),
  'student.enquiry.raise': { ...self('parent'), body: (scene) => ({ message: `Is there a bus ${scene.next()}?` }) },
  'student.partner-schools': self('parent'),
  'student.manage-child': self('parent'),
  'student.manage-child.add': self('parent'),
  'student.manage-child.change': on(child, 'body'),
  'student.manage-child.remove': on(child, 'body'),
  'student.child-common-form': on(child, 'params'),
  'student.child-common-form.change': on(child, 'params'),
  'student.child-guardians': self('parent'),
  'student.child-guardians.add': {
    ...on(child, 'body', 'parent', 'child'),
    errorStatus: 422,
    body: (scene) => ({ mobile: `+9196${String(scene.next()).padStart(8, '0')}` }),
  },
  'student.child-guardians.confirm': on(acceptedInvitation, 'body'),
  'student.child-guardians.remove': on(invitation, 'body'),
  'student.shared-children': self('parent'),
  'student.shared-children.accept': on(sharedInvitation, 'body'),
  'student.shared-children.remove': on(sharedInvitation, 'body'),
  'student.shared-children.document': { as: 'parent', names: sharedDocument },
  'student.access': self('parent'),
  'student.access.end': on(sentApplication, 'params'),
  'student.application-packet': on(sentApplication, 'params'),
  'student.draws': on(sentApplication, 'params'),
  'student.shortlist': self('parent'),
  'student.shortlist.add': ofInstitute('school'),
  'student.shortlist.change': { as: 'student', names: shortlistedCollege },
  'student.college-courses': {
    as: 'student',
    names: async (scene) => ({ params: { id: scene.nextInstitute('college') } }),
    common: true,
    errorStatus: 200,
  },
  'student.shortlist.remove': on(shortlisted, 'body'),
  'student.shortlist-form': on(shortlisted, 'params'),
  'student.shortlist-form.change': on(shortlisted, 'params'),
  'student.documents': self('parent'),
  'student.documents.add': self('parent'),
  'student.documents.file': on(document, 'params'),
  'student.documents.change': on(document, 'body'),
  'student.documents.remove': on(document, 'params'),
  'student.college-doc.fill': on(document, 'body', 'student', 'document'),
  'student.college-doc.empty': on(slot, 'body', 'student'),
  'student.bank-detail.add': { ...self('student'), before: withoutBank },
  'student.bank-detail.change': { ...self('student'), names: withBank },
  'student.review': self('parent'),
  'student.review.add': ofInstitute('college'),
  'student.review.change': on(review, 'body'),
  'student.review.remove': on(review, 'body'),
  'student.my-cart': self('parent'),
  'student.my-cart.add': ofInstitute('school'),
  'student.my-cart.remove': on(cart, 'body'),
}
