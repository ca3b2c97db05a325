import { joiningSession, joiningYear } from '../catalogue/admission-days.ts'
import { applyTo, type Cast, dayAfter, decide, payFor } from './calls.ts'
import { uploadDocuments } from './documents.ts'
import { seedReviews } from './reviews.ts'
import { publish, raiseQuestion } from './student.ts'

const common = {
  parents: [
    { relation: 'mother', name: 'Demo parent', mobile: '90000 00002', occupation: 'Architect' },
    { relation: 'father', name: 'Demo father', mobile: '90000 00004', occupation: 'Shopkeeper' },
  ],
  address: { line: '4 Hill View', city: 'New Delhi', state: 'Delhi', pincode: '110022' },
  emergency: { name: 'Demo aunt', mobile: '90000 00005', relation: 'Aunt' },
}
const rest = {
  previousSchool: { name: 'Demo play school' },
  medical: { bloodGroup: 'B+', allergies: 'Peanuts', conditions: 'None' },
  transport: { needed: true, from: 'Sector 4' },
  declaration: { truthful: true, by: 'Demo parent' },
}

/** The parent of the demo: two children, schools at every stage, an offer to answer, a question, a review and its reply. */
export async function seedParent(cast: Cast, schools: readonly number[]): Promise<void> {
  const { family, office, today } = cast
  const [offered = 0, met = 0, draft = 0, sent = 0, waiting = 0, next = 0] = schools
  const [year, session] = [joiningYear(), joiningSession()]
  await family('PUT', '/student/profile', { city: 'New Delhi', state: 'Delhi', pincode: '110022', gender: 'female' })
  const child = async (name: string, born: string, gender: string, desiredClass: number) =>
    (
      await family('POST', '/student/manage-child', {
        ...{
          name,
          dateOfBirth: born,
          relation: 'mother',
          gender,
          nationality: 'Indian',
          classSought: desiredClass,
          session,
        },
      })
    ).data.id
  // Of an age for the class that they apply to, on any date of the demo. All schools of the demo's office have these classes.
  const classes = { ira: 1, kabir: 6 }
  const ira = await child('Ira (demo)', `${year - 7}-06-14`, 'girl', classes.ira)
  const kabir = await child('Kabir (demo)', `${year - 11}-02-03`, 'boy', classes.kabir)
  const [born] = await uploadDocuments(family, [
    { type: 'birth-certificate', title: 'Birth certificate of Ira', child: ira },
    { type: 'address-proof', title: 'Electricity bill', issued: dayAfter(today, -60) },
    { type: 'report-card', title: 'Report card of class 5', child: kabir },
  ])
  await family('PUT', `/student/child-common-form/${ira}`, { ...common, ...rest, documents: [born] })
  await family('PUT', `/student/child-common-form/${kabir}`, common)
  const fill = (childId: number, instituteId: number) =>
    applyTo(
      cast,
      { instituteType: 'school', instituteId, child: childId },
      {
        class: childId === ira ? classes.ira : classes.kabir,
        session,
        ...(childId === ira ? { documents: [born] } : {}),
      },
    )
  const apply = async (childId: number, instituteId: number) => {
    const id = await fill(childId, instituteId)
    await payFor(cast, { instituteType: 'school', instituteId, child: childId })
    return id
  }
  const read = { status: 'under_review', note: 'We are reading it this week' }
  await decide(cast, offered, await apply(ira, offered), read, {
    ...{ status: 'offered', replyBy: dayAfter(today, 6), note: 'A seat in the morning section' },
  })
  await decide(cast, met, await apply(ira, met), read, {
    ...{ status: 'interaction', on: dayAfter(today, 8), note: 'Room 4, at 10 in the morning. Please bring Ira along.' },
  })
  await fill(ira, draft)
  await apply(kabir, sent)
  await decide(cast, waiting, await apply(kabir, waiting), read, { status: 'waitlisted', waitlistNumber: 5 })
  await family('POST', '/student/shortlist', { instituteId: next, child: kabir })
  await family('POST', '/student/my-cart', { instituteId: next, child: kabir, feesType: 'application' })
  await raiseQuestion(cast, 'school', offered)
  const review = await family('POST', '/student/review', {
    ...{ instituteType: 'school', instituteId: met, role: 'parent', overall: 4, aspects: { teaching: 4, safety: 5 } },
    ...{ pros: 'Small sections, and somebody answers the phone.', cons: 'The second bus is late on most days.' },
  })
  await publish(cast)
  const { data } = await office('GET', `/buyer/reviews/${met}`)
  const published = data.find(({ id }) => id === review.data.id)
  await office('PUT', `/buyer/review/${met}/${review.data.id}`, {
    ...{ reply: 'Thank you. A second bus starts after the holidays.', updatedAt: published?.updatedAt },
  })
  await seedReviews(cast, 'school', [draft, sent, waiting])
}
