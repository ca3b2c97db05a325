import { applyTo, type Cast, type CourseChoice, dayAfter, decide, firstCourse, payFor } from './calls.ts'
import { uploadDocuments } from './documents.ts'
import { seedReviews } from './reviews.ts'

const form = {
  personal: {
    name: 'Demo student',
    dateOfBirth: '2006-07-14',
    gender: 'female',
    nationality: 'Indian',
    category: 'general',
  },
  contact: {
    ...{ email: 'student@demo.pravesh.example', mobile: '90000 00001', line: '12 Lake Road' },
    ...{ city: 'Pune', state: 'Maharashtra', pincode: '411004' },
  },
  guardians: [{ relation: 'mother', name: 'Demo mother', mobile: '90000 00003', occupation: 'Nurse' }],
  academics: [
    { level: 'class10', board: 'CBSE', school: 'Demo School', year: 2022, marks: 441, max: 500 },
    { level: 'class12', board: 'CBSE', school: 'Demo School', year: 2024, marks: 452, max: 500 },
  ],
  exams: [{ exam: 'CUET', score: '702', rank: 18_400 }],
}

/** The student of the demo: applications at every stage, an offer to answer, a question and its reply, reviews. */
export async function seedStudent(cast: Cast, colleges: readonly number[]): Promise<void> {
  const { family, staff, today } = cast
  const [offered = 0, questioned = 0, waiting = 0, sent = 0, refunded = 0, next = 0] = colleges
  await family('PUT', '/student/profile', { city: 'Pune', state: 'Maharashtra', gender: 'female' })
  const [photo, marks10, marks12] = await uploadDocuments(family, [
    { type: 'photo', title: 'Photo' },
    { type: 'class10', title: 'Marks of class 10', issued: '2022-07-22' },
    { type: 'class12', title: 'Marks of class 12', issued: '2024-05-13' },
    { type: 'domicile', title: 'Domicile certificate', issued: '2023-12-01', expires: dayAfter(today, 20) },
  ])
  await family('PUT', '/student/college-doc', { slot: 'photo', document: photo })
  await family('PUT', '/student/college-doc', { slot: 'class12', document: marks12 })
  const courses = new Map<number, CourseChoice>()
  for (const college of colleges) courses.set(college, await firstCourse(cast, college))
  const choices = colleges.slice(0, 4).map((eid, index) => ({ eid, ...courses.get(eid), priority: index + 1 }))
  await family('PUT', '/student/application-form', { ...form, choices })
  const apply = async (instituteId: number) => {
    const target = { instituteType: 'college', instituteId, ...courses.get(instituteId) } as const
    const id = await applyTo(cast, target, { session: null, documents: [marks10, marks12] })
    await payFor(cast, target)
    return id
  }
  const read = { status: 'under_review', note: 'We are reading it this week' }
  await decide(cast, offered, await apply(offered), read, {
    ...{ status: 'offered', replyBy: dayAfter(today, 9), note: 'A seat in the course of your first choice' },
  })
  await decide(cast, questioned, await apply(questioned), {
    ...{ status: 'documents_requested', documentTypes: ['transfer'], note: 'We need your transfer certificate' },
  })
  await decide(cast, waiting, await apply(waiting), read, { status: 'waitlisted', waitlistNumber: 14 })
  await apply(sent)
  await apply(refunded)
  const payments = await family('GET', '/student/institute-payment')
  const paid = payments.data.find((payment) => payment.instituteId === refunded)
  await staff('POST', '/admin/refund', { payment: paid?.id, reason: 'Paid for the wrong college' })
  await family('POST', '/student/shortlist', { instituteId: next, ...courses.get(next) })
  await family('POST', '/student/my-cart', { instituteId: next, ...courses.get(next), feesType: 'application' })
  await raiseQuestion(cast, 'college', offered)
  const review = { role: 'student', overall: 4, aspects: { teaching: 5, hostel: 3 }, fromYear: 2024 }
  await family('POST', '/student/review', {
    ...{ ...review, instituteType: 'college', instituteId: sent },
    ...{ pros: 'Teachers have time for questions, and the library is open till ten.', cons: 'The hostel is far.' },
  })
  await publish(cast)
  await family('POST', '/student/review', {
    ...{ ...review, overall: 3, instituteType: 'college', instituteId: waiting },
    ...{ pros: 'Good laboratories.', cons: 'Little help with internships.' },
  })
  await seedReviews(cast, 'college', [offered, questioned, next])
  await family('POST', '/student/bank-detail', { holder: 'Demo student', number: '300123456789', ifsc: 'SBIN0000300' })
}

/** A question to an institute, and its reply. */
export async function raiseQuestion(
  { family, office }: Cast,
  instituteType: 'school' | 'college',
  instituteId: number,
): Promise<void> {
  await family('POST', '/student/enquiry', {
    ...{ instituteType, instituteId, consentVersion: '2026-11' },
    message: instituteType === 'school' ? 'Is there a school bus from Aundh?' : 'When does the hostel open in July?',
  })
  const { data } = await office('GET', `/buyer/general-enquiry/${instituteId}`)
  await office('PUT', `/buyer/general-enquiry/${instituteId}`, {
    ...{ id: data[0]?.id, updatedAt: data[0]?.updatedAt },
    ...{ reply: 'Thank you for asking. Yes: we will send you the details with the dates this week.' },
  })
}

/** Staff publish the latest review. */
export async function publish({ staff }: Cast): Promise<void> {
  const { data } = await staff('GET', '/admin/reviews?status=pending')
  const [latest] = data
  await staff('PUT', '/admin/reviews', { id: latest?.id, status: 'published', updatedAt: latest?.updatedAt })
}
