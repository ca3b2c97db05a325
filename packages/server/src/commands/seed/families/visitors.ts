import type { EnquiryKind, InstituteType } from '@pravesh/contract'
import type { Tx } from '../../../platform/db/index.ts'
import { enquiry, enquiryMessage, enquiryNote } from '../../../platform/db/tables.ts'

type Status = (typeof enquiry.$inferInsert)['status']
type Visitor = {
  name: string
  /** Hours before the seed at which it was sent; a reply is late after 48. */
  hoursAgo: number
  kind: EnquiryKind
  message: string | null
  status?: Status
  email?: null
  details?: Record<string, unknown>
  followUp?: string
  reply?: string
  /** Hours after it was sent; 1 by default. */
  repliedAfter?: number
  remark?: string
}

const sharedVisitors = (noun: string): Visitor[] => [
  { name: 'Meera Nair (demo)', hoursAgo: 2, kind: 'general', message: `Can we visit the ${noun} on a Saturday?` },
  {
    name: 'Arjun Rao (demo)',
    hoursAgo: 27,
    kind: 'general',
    message: `Is there a bus from the railway station to the ${noun}?`,
    followUp: 'We live near platform 1, if that helps.',
    remark: 'Ask the driver of route 4.',
    status: 'contacted',
  },
  {
    name: 'Farah Khan (demo)',
    hoursAgo: 70,
    kind: 'general',
    message: 'Is the fee to be paid at once, or in parts?',
  },
  { name: 'Joseph Mathew (demo)', hoursAgo: 98, kind: 'general', message: null, email: null },
  {
    name: 'Sunita Devi (demo)',
    hoursAgo: 190,
    kind: 'general',
    message: 'Do you have a library that is open in the evening?',
    reply: 'Yes, until seven on working days.',
    status: 'replied',
  },
  {
    name: 'Offers (demo)',
    hoursAgo: 260,
    kind: 'general',
    message: 'We sell cheap advertising.',
    status: 'spam',
  },
]
/** Settled weeks ago: with them the public page says how the institute answers. */
const earlierVisitors = (noun: string): Visitor[] =>
  (
    [
      ['Prakash Menon (demo)', 640, 3, `Does the ${noun} have a ramp for a wheelchair?`, 'Yes, at the side gate.'],
      [
        'Shabnam Ali (demo)',
        820,
        9,
        'Which papers does a transfer need?',
        'The transfer certificate and the last marks.',
      ],
      ['Vikram Singh (demo)', 1_060, 6, 'Are the labs open on Saturdays?', 'Yes, until one in the afternoon.'],
      [
        'Teresa D’Souza (demo)',
        1_390,
        21,
        'Is there a doctor on the campus?',
        'A nurse all day; a doctor on Tuesdays.',
      ],
      ['Gopal Krishnan (demo)', 1_800, 66, 'Can the fee be paid by UPI?', 'Yes, and by card or at the office.'],
      ['Nusrat Jahan (demo)', 2_300, 4, 'Is lunch served?', 'Yes, for those who ask for it.'],
    ] as const
  ).map(([name, hoursAgo, repliedAfter, message, reply]) => ({
    ...{ name, hoursAgo, repliedAfter, message, reply, kind: 'general', status: 'replied' },
  }))
const admissions: Readonly<Record<InstituteType, readonly Visitor[]>> = {
  school: [
    {
      name: 'Kavita Joshi (demo)',
      hoursAgo: 5,
      kind: 'admission-school',
      message: 'When do forms for class 1 come out?',
      details: { childName: 'Vihaan', class: '1' },
    },
    {
      name: 'Imran Sheikh (demo)',
      hoursAgo: 60,
      kind: 'admission-school',
      message: 'Is there a seat in class 6? We move to the city in April.',
      details: { childName: 'Zoya', class: '6' },
    },
    {
      name: 'Lakshmi Iyer (demo)',
      hoursAgo: 400,
      kind: 'admission-school',
      message: 'Thank you for the tour.',
      status: 'converted',
      reply: 'You are welcome. We look forward to the form.',
    },
  ],
  college: [
    {
      name: 'Rohit Sharma (demo)',
      hoursAgo: 8,
      kind: 'admission-college',
      message: 'What rank was the last to get a seat in computer science?',
      details: { course: 'B.Tech', specialization: 'Computer science', exam: 'JEE Main', marks: 91 },
    },
    {
      name: 'Ananya Das (demo)',
      hoursAgo: 75,
      kind: 'admission-college',
      message: 'Does the hostel take first-year students?',
      details: { course: 'B.Sc.' },
    },
  ],
}
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

/** Visitors' enquiries to an institute of the demo, of several ages: some wait, some are late, some are answered. */
export async function seedVisitors(
  tx: Tx,
  { type, institute, buyer }: { type: InstituteType; institute: number; buyer: number },
): Promise<void> {
  for (const [index, visitor] of [...sharedVisitors(type), ...admissions[type], ...earlierVisitors(type)].entries()) {
    const {
      name,
      hoursAgo,
      kind,
      message,
      status = 'new',
      details = {},
      followUp: laterMessage,
      reply,
      repliedAfter = 1,
      remark,
    } = visitor
    const [first = ''] = name.toLowerCase().split(' ')
    const number = String(index).padStart(3, '0')
    const [added] = await tx
      .insert(enquiry)
      .values({
        ...{ reference: `PR-DEMO${type === 'school' ? 'S' : 'C'}${number}`, kind, status, name, message, details },
        ...{ mobile: `+9190000${type === 'school' ? '1' : '2'}0${number}`, consentVersion: '2026-11' },
        email: visitor.email === null ? null : `${first}@demo.pravesh.example`,
        ...{ instituteType: type, instituteId: institute, createdAt: ago(hoursAgo), updatedAt: ago(hoursAgo) },
      })
      .returning({ id: enquiry.id })
    if (!added) throw new Error('An insert answered no row')
    const base = { enquiry: added.id, createdAt: ago(hoursAgo - 1) }
    if (laterMessage) await tx.insert(enquiryMessage).values({ ...base, name, message: laterMessage })
    const note = { ...base, realm: 'buyer' as const, account: buyer }
    if (reply)
      await tx
        .insert(enquiryNote)
        .values({ ...note, kind: 'reply', body: reply, createdAt: ago(hoursAgo - repliedAfter) })
    if (remark) await tx.insert(enquiryNote).values({ ...note, kind: 'remark', body: remark })
  }
}
