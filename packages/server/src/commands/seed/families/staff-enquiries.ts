import type { EnquiryKind } from '@pravesh/contract'
import { replyHoursOf } from '../../../people/enquiry/grievance/periods.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { enquiry, enquiryNote } from '../../../platform/db/tables.ts'

type StaffQuestion = {
  name: string
  hoursAgo: number
  kind: EnquiryKind
  message: string
  details?: Record<string, unknown>
  pageUrl?: string
  /** Null for a visitor with a mobile number alone. */
  email?: null
  language?: 'hi'
  remark?: string
  /** Days from today on which staff look at it again. */
  followUpInDays?: number
  isAssigned?: true
  /** Mailed to the person an hour after it came; it is settled with it. */
  reply?: string
}

const questions: readonly StaffQuestion[] = [
  {
    name: 'Nandini Pillai (demo)',
    hoursAgo: 3,
    kind: 'free-counselling',
    message: 'My son likes biology and drawing. What can he become?',
    details: { topic: 'After class 10', time: 'After 6 in the evening' },
  },
  {
    name: 'हरीश चंद्र (demo)',
    hoursAgo: 54,
    kind: 'free-counselling',
    message: 'बेटी बारहवीं के बाद क्या करे?',
    details: { topic: 'After class 12', time: 'Sunday' },
    email: null,
    language: 'hi',
  },
  {
    name: 'Deepa Kulkarni (demo)',
    hoursAgo: 30,
    kind: 'career',
    message: 'Does a commercial pilot need physics in class 12?',
    details: { career: 'commercial-pilot', currentClass: '11' },
    isAssigned: true,
    remark: 'Ask the flying school for its brochure.',
    followUpInDays: 0,
  },
  {
    name: 'Tenzin Dorje (demo)',
    hoursAgo: 12,
    kind: 'career-footer',
    message: 'Please write about mountain guides.',
    details: { currentClass: '9' },
  },
  {
    name: 'Ravi Teja (demo)',
    hoursAgo: 20,
    kind: 'exam',
    message: 'Can I take JEE Main a third time?',
    details: { exam: 'jee-main', attemptYear: 2027 },
  },
  {
    name: 'Office of Green Valley School (demo)',
    hoursAgo: 44,
    kind: 'partner-enquiry',
    message: 'We would like to take forms here.',
    details: { institute: 'Green Valley School', role: 'Head of admissions' },
    followUpInDays: 2,
    isAssigned: true,
  },
  {
    name: 'Joyita Sen (demo)',
    hoursAgo: 6,
    kind: 'footer-enquiry',
    message: 'Do you cover Sikkim?',
  },
  {
    name: 'A former pupil (demo)',
    hoursAgo: 16,
    kind: 'general',
    message: 'The telephone number of the school has changed.',
    pageUrl: '/school/modern-school-new-delhi',
  },
  {
    name: 'Leela Menon (demo)',
    hoursAgo: 3,
    kind: 'general',
    message: 'A mail says that my password was changed. I did not change it.',
    pageUrl: '/enquiry/general?topic=account',
  },
  {
    name: 'Joseph Mathew (demo)',
    hoursAgo: 5,
    kind: 'general',
    message: 'I asked a school last month. Please delete my number: I do not want to be called any more.',
    pageUrl: '/enquiry/general?topic=consent',
  },
  {
    name: 'Vikram Bedi (demo)',
    hoursAgo: 34,
    kind: 'grievance',
    message: 'A review names my daughter and her class.',
    details: { grievanceSubject: 'forbidden-content' },
    pageUrl: '/grievance',
  },
  {
    name: 'सुधा मिश्रा (demo)',
    hoursAgo: 20,
    kind: 'grievance',
    message: 'मेरी जानकारी किसे दी गई, यह बताइए।',
    details: { grievanceSubject: 'personal-data' },
    email: null,
    language: 'hi',
    pageUrl: '/hi/grievance',
  },
  {
    name: 'Grace Dkhar (demo)',
    hoursAgo: 120,
    kind: 'grievance',
    message: 'I paid twice for one application.',
    details: { grievanceSubject: 'consumer' },
    pageUrl: '/grievance',
    reply: 'The second payment went back to your card on the same day.',
  },
]

const abroad = [
  ['Amina Yusuf', 'Nigeria', 'B.Tech'],
  ['Bishal Thapa', 'Nepal', 'MBA'],
  ['Chamari Perera', 'Sri Lanka', 'MBBS'],
  ['Daniel Otieno', 'Kenya', 'B.Sc.'],
  ['Fatima Zahra', 'Bangladesh', 'MBBS'],
  ['Karma Wangmo', 'Bhutan', 'B.Tech'],
  ['Liya Tesfaye', 'Ethiopia', 'MBA'],
  ['Omar Haidari', 'Afghanistan', 'B.Tech'],
] as const
/** People abroad who want to study in India: the mails to many go to them. */
const fromAbroad: readonly StaffQuestion[] = abroad.map(([name, country, level], index) => ({
  name: `${name} (demo)`,
  hoursAgo: 10 + index * 30,
  kind: 'studyindia',
  message: 'Which colleges take students from my country, and by when must I apply?',
  details: { nationality: country, country, level, intake: 'July 2027' },
}))

const hour = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * hour).toISOString()
const dayIn = (days: number) => new Date(Date.now() + days * 24 * hour + 5.5 * hour).toISOString().slice(0, 10)

/** Visitors' enquiries to the demo's staff: one of each kind without an institute, some late, some in hand. */
export async function seedStaffEnquiries(tx: Tx, staff: number): Promise<void> {
  for (const [index, question] of [...questions, ...fromAbroad].entries()) {
    const {
      name,
      hoursAgo,
      kind,
      message,
      details = {},
      pageUrl,
      language = 'en',
      remark,
      isAssigned,
      reply,
    } = question
    const { followUpInDays } = question
    const number = String(index).padStart(3, '0')
    const [added] = await tx
      .insert(enquiry)
      .values({
        ...{ reference: `PR-DEMOP${number}`, kind, name, message, details, language, consentVersion: '2026-11' },
        ...{ assignee: isAssigned ? staff : null, pageUrl: pageUrl ?? null },
        status: (reply && 'closed') || (isAssigned ? 'assigned' : 'new'),
        replyWithinHours: replyHoursOf({ kind, details }),
        mobile: `+91900003${number}0`,
        email: question.email === null ? null : `person${number}@demo.pravesh.example`,
        followUpOn: followUpInDays === undefined ? null : dayIn(followUpInDays),
        ...{ createdAt: ago(hoursAgo), updatedAt: ago(hoursAgo) },
      })
      .returning({ id: enquiry.id })
    if (!added) throw new Error('An insert answered no row')
    const note = { enquiry: added.id, realm: 'admin' as const, account: staff, createdAt: ago(hoursAgo - 1) }
    if (reply) await tx.insert(enquiryNote).values({ ...note, kind: 'reply', body: reply })
    if (remark) await tx.insert(enquiryNote).values({ ...note, kind: 'remark', body: remark })
  }
}
