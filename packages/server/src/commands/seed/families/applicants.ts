import type { ApplicationState, InstituteType } from '@pravesh/contract'
import { openSession, revokeSessions } from '../../../people/session/tokens.ts'
import { eq } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { application, collegeOffer, studentAccount } from '../../../platform/db/tables.ts'
import { joiningSession, joiningYear } from '../catalogue/admission-days.ts'
import { type ApiCall, applyTo, type Cast, dayAfter, payFor } from './calls.ts'
import { recordDemoConsent } from './consent.ts'

type Applicant = {
  name: string
  /** The final state of the application. */
  state: ApplicationState
  /** Transitions by its institute. */
  moves: (today: string) => object[]
  /** The family's reply. */
  reply?: 'accept' | 'decline' | 'withdraw'
}
const offer = (today: string) => ({ status: 'offered', replyBy: dayAfter(today, 12), note: 'A seat from April' })

/** One applicant for each state in an institute's list, in addition to those of the demo's own family. */
const applicants: readonly Applicant[] = [
  { name: 'Aarav', state: 'submitted', moves: () => [] },
  {
    name: 'Diya',
    state: 'under_review',
    moves: () => [{ status: 'under_review', note: 'We are reading it this week' }],
  },
  {
    name: 'Ishaan',
    state: 'documents_requested',
    moves: () => [{ status: 'documents_requested', documentTypes: ['transfer'], note: 'The transfer certificate' }],
  },
  { name: 'Myra', state: 'test', moves: (today) => [{ status: 'test', on: dayAfter(today, 5) }] },
  {
    name: 'Reyansh',
    state: 'interaction',
    moves: (today) => [{ status: 'interaction', on: dayAfter(today, 6) }],
  },
  { name: 'Saanvi', state: 'shortlisted', moves: () => [{ status: 'shortlisted' }] },
  { name: 'Advait', state: 'waitlisted', moves: () => [{ status: 'waitlisted', waitlistNumber: 3 }] },
  { name: 'Tara', state: 'accepted', moves: (today) => [offer(today)], reply: 'accept' },
  { name: 'Kiaan', state: 'declined', moves: (today) => [offer(today)], reply: 'decline' },
  { name: 'Navya', state: 'expired', moves: (today) => [offer(today)] },
  { name: 'Vivaan', state: 'enrolled', moves: (today) => [offer(today)], reply: 'accept' },
  {
    name: 'Pihu',
    state: 'rejected',
    moves: () => [{ status: 'rejected', note: 'All seats of this class are taken' }],
  },
  { name: 'Arnav', state: 'withdrawn', moves: () => [], reply: 'withdraw' },
]

type SeedContext = Pick<Cast, 'office' | 'staff' | 'bank' | 'today'> & {
  db: Db
  createFamily: (token: string) => ApiCall
}

type Form = { type: InstituteType; sid: number; name: string; today: string }

/** Fills the form of an applicant and returns the reference of the application: a school requires a child, a college its applicant. */
async function fillForm(db: Db, family: ApiCall, { type, sid, name, today }: Form) {
  const year = Number(today.slice(0, 4))
  const mobile = '90000 00007'
  if (type === 'college') {
    const offers = db.select({ course: collegeOffer.course }).from(collegeOffer)
    const [offer] = await offers.where(eq(collegeOffer.college, sid)).orderBy(collegeOffer.id).limit(1)
    await family('PUT', '/student/application-form', {
      personal: {
        name,
        dateOfBirth: `${year - 19}-07-14`,
        gender: 'female',
        nationality: 'Indian',
        category: 'general',
      },
      guardians: [{ relation: 'mother', name: `Mother of ${name}`, mobile, occupation: 'Teacher' }],
      choices: [{ eid: sid, priority: 1, ...(offer && { course: offer.course }) }],
      academics: [{ level: 'class12', board: 'CBSE', school: 'Demo School', year, marks: 430, max: 500 }],
    })
    return { form: { session: null } }
  }
  const session = joiningSession()
  const child = await family('POST', '/student/manage-child', {
    ...{ name, dateOfBirth: `${joiningYear() - 7}-08-09`, relation: 'mother', gender: 'girl', nationality: 'Indian' },
    ...{ classSought: 1, session },
  })
  await family('PUT', `/student/child-common-form/${child.data.id}`, {
    parents: [{ relation: 'mother', name: `Mother of ${name}`, mobile, occupation: 'Doctor' }],
    address: { line: '8 Garden Road', city: 'New Delhi', state: 'Delhi', pincode: '110022' },
  })
  return { child: child.data.id, form: { class: 1, session } }
}

async function seedApplicant(
  { db, createFamily: callAs, ...cast }: SeedContext,
  type: InstituteType,
  sid: number,
  applicant: Applicant,
) {
  const { name, state, moves, reply } = applicant
  const accountType = type === 'school' ? 'school' : 'college'
  const [account] = await db
    .insert(studentAccount)
    .values({
      ...{
        track: accountType,
        name: type === 'school' ? `Family of ${name} (demo)` : `${name} (demo)`,
        emailVerified: true,
        mobileVerified: true,
      },
      email: `${name.toLowerCase()}.${type}@demo.pravesh.example`,
      mobile: `+9190000${type === 'school' ? '3' : '4'}0${String(applicants.indexOf(applicant)).padStart(3, '0')}`,
    })
    .returning()
  if (!account) throw new Error('An insert answered no row')
  await db.transaction((tx) => recordDemoConsent(tx, account))
  const family = callAs(await openSession(db, 'student', account.id))
  const { form, ...applicantFields } = await fillForm(db, family, {
    type,
    sid,
    name: `${name} (demo)`,
    today: cast.today,
  })
  const target = { instituteType: type, instituteId: sid, ...applicantFields }
  const id = await applyTo({ ...cast, family }, target, form)
  await payFor({ ...cast, family }, target)
  const move = async (change: object) => {
    // Not read by a call: each would take as long as the move itself, and a demo is waited for.
    const [current] = await db
      .select({ updatedAt: application.updatedAt })
      .from(application)
      .where(eq(application.id, id))
    await cast.office('PUT', `/buyer/application/${sid}/${id}`, { updatedAt: current?.updatedAt, ...change })
  }
  for (const change of moves(cast.today)) await move(change)
  if (reply) {
    const { data } = await family('GET', '/student/shortlist')
    await family('PUT', `/student/shortlist-form/${data[0]?.id}`, { move: reply })
  }
  if (state === 'enrolled') await move({ status: 'enrolled' })
  // Its last day is over: the job that ends offers finds it.
  if (state === 'expired')
    await db
      .update(application)
      .set({ replyBy: dayAfter(cast.today, -1) })
      .where(eq(application.id, id))
  await db.transaction((tx) => revokeSessions(tx, 'student', account.id))
}

/** Applications in every state to one institute of the demo, each of a family of its own without a sign-in. */
export async function seedApplicants(context: SeedContext, type: InstituteType, sid: number): Promise<void> {
  for (const applicant of applicants) await seedApplicant(context, type, sid, applicant)
}
