import { z } from 'zod'
import { writeResponse } from '../../endpoint/envelope.ts'
import { searchText } from '../../endpoint/query.ts'
import { consentVersion } from '../../fields/consent.ts'
import type { openEnquiryKinds } from '../../fields/enquiry-kinds.ts'
import { dateText, recordId, slugText, typedText } from '../../fields/field.ts'
import { grievanceSubjects } from '../../fields/grievances.ts'
import { emailText, personalText, personName, typedLine } from '../../fields/text.ts'

export const enquiryStates = [
  ...(['new', 'assigned', 'contacted', 'replied', 'converted', 'closed', 'spam'] as const),
  'withdrawn',
] as const
/** Statuses in which the person waits for a reply. */
export const openEnquiryStates = ['new', 'assigned', 'contacted'] as const
/** Forms, receipts and mails promise an answer within these hours; a reply is late after them. */
export const replyWithinHours = 48

const optional = (max: number) => personalText(max).nullish()
/** A mobile number: E.164, or ten Indian digits, with spaces or hyphens as people type them. */
export const mobile = typedLine(24).regex(/^\+?[0-9][0-9 ()-]{6,22}$/, 'Enter a mobile number, for example 98765 43210')

export const enquirySharedShape = {
  name: personName(120, 'Enter your name').describe('Full name of who asks'),
  mobile: mobile.describe(
    'Mobile number: + and country code, or ten Indian digits; spaces and hyphens are taken. It is kept as E.164',
  ),
  email: emailText('Enter an email address, or leave it empty')
    .nullish()
    .describe('E-mail address of who asks; replies go to it'),
  city: optional(80).describe('City, as the person writes it'),
  state: optional(80).describe('State or union territory, as the person writes it'),
  message: optional(2_000).describe('What the person asks, plain text'),
  instituteType: z
    .enum(['school', 'college'])
    .nullish()
    .describe('Whether it is addressed to a school or a college; with `instituteId`, or neither'),
  instituteId: recordId
    .nullish()
    .describe('Id of the school or college that it is addressed to; without it the administrators read it'),
  pageUrl: z
    .string()
    .max(500)
    .regex(/^(https?:\/\/|\/(?!\/))/, 'An address')
    .nullish()
    .describe('Address of the page that it was sent from: a web address, or a path on this site'),
  consentVersion: consentVersion.describe(
    'Version of the consent text that the person agreed to: one that we published, such as 2026-11; an earlier one is taken for 30 days more',
  ),
  language: z
    .enum(['en', 'hi'])
    .default('en')
    .describe('Language that the person writes and is answered in: en English, hi Hindi'),
}
const classText = typedText(20)
const wished = {
  course: optional(160).describe('admission-college, free-counselling: course that is wished for, in words'),
  specialization: optional(160).describe(
    'admission-college, free-counselling: specialization that is wished for, in words',
  ),
  intake: optional(20).describe('admission-college, studyindia: when the person wants to begin, in words'),
}
const careerFields = {
  career: slugText.nullish().describe('career, career-footer: slug of the career'),
  currentClass: classText.nullish().describe('career, career-footer: class that the person is in, in words'),
}
/** Fields of each kind in addition to the shared ones. */
export const enquiryExtras = {
  general: {},
  'footer-enquiry': {},
  'admission-school': {
    childName: optional(120).describe('admission-school: full name of the child'),
    dateOfBirth: dateText.nullish().describe('admission-school: day on which the child was born'),
    class: classText.nullish().describe('admission-school: class that is sought, in words'),
    session: optional(9).describe('admission-school: school year, as 2027-28'),
  },
  'admission-college': {
    course: wished.course,
    specialization: wished.specialization,
    marks: z.number().min(0).max(100).nullish().describe('admission-college: marks so far in per cent, 0 to 100'),
    exam: optional(120).describe('admission-college: entrance exam taken, in words; exam: slug of the exam'),
    score: optional(40).describe('admission-college: score in that exam, as text'),
    intake: wished.intake,
  },
  career: careerFields,
  'career-footer': careerFields,
  exam: {
    exam: slugText.nullish().describe('admission-college: entrance exam taken, in words; exam: slug of the exam'),
    attemptYear: z.int().min(2020).max(2100).nullish().describe('exam: year in which the person sits the exam'),
  },
  'partner-enquiry': {
    institute: optional(250).describe('partner-enquiry: name of the institute'),
    role: optional(120).describe('partner-enquiry: what the person is at the institute, such as Principal'),
  },
  'free-counselling': {
    studyField: optional(120).describe('free-counselling: field of study that is wished for, such as Engineering'),
    course: wished.course,
    specialization: wished.specialization,
    topic: optional(200).describe('free-counselling: what to talk about, in words'),
    time: optional(60).describe('free-counselling: when it suits, in words'),
  },
  studyindia: {
    nationality: optional(80).describe('studyindia: nationality, in words'),
    country: optional(80).describe('studyindia: country of residence, in words'),
    level: optional(60).describe('studyindia: level that is sought, in words; the lists filter it as `std`'),
    intake: wished.intake,
  },
  grievance: {
    grievanceSubject: z
      .enum(grievanceSubjects, 'Choose what it is about')
      .describe('grievance: what it is about, which sets the periods of the law; required'),
  },
} as const satisfies Record<(typeof openEnquiryKinds)[number], Record<string, z.ZodType>>

// The first of one name wins: the exam of an admission enquiry is in words, that of an exam enquiry a slug. The kind's own schema narrows it.
const all = Object.values(enquiryExtras)
  .reverse()
  .reduce<Record<string, z.ZodType>>((a, b) => Object.assign(a, b), {})
/** Required of a grievance alone. */
const grievanceSubject = enquiryExtras.grievance.grievanceSubject.optional()
/** The body of any open enquiry: shared fields, and the extras of its kind; another kind's extras are rejected. */
export const enquiryBody = z.strictObject({
  ...enquirySharedShape,
  ...({ ...all, grievanceSubject } as Record<never, z.ZodType>),
})
export type EnquiryBody = z.input<z.ZodObject<typeof enquirySharedShape>> & { [extra: string]: unknown }
/** The schema of one kind. */
export const enquiryBodyOf = (kind: (typeof openEnquiryKinds)[number]) =>
  z.strictObject({ ...enquirySharedShape, ...(enquiryExtras[kind] as Record<never, z.ZodType>) })

export const enquiryExample = {
  name: 'Asha Rao',
  mobile: '98765 43210',
  message: 'Is there a bus from Aundh?',
  consentVersion: '2026-11',
  language: 'en',
}
/** A contact is found whole or not at all: answers to parts of one would spell it out. */
export const enquirySearch = searchText
  .optional()
  .describe(
    'Words of a name, a message or a reference, or a whole mobile or e-mail address, which counts as a read of all it finds',
  )
  .meta({ example: 'delhi' })

const timestamp = z.iso.datetime({ offset: true })
/** A later message of the person, with all its fields. Null in older messages without stored fields. */
export const laterMessage = z
  .strictObject({
    reference: z
      .string()
      .nullable()
      .describe(
        'Reference of that message, as PR- and eight letters and digits; null in older ones of which it was not kept',
      ),
    name: z
      .string()
      .nullable()
      .describe('Full name as given with that message; null in older ones of which it was not kept'),
    email: z.string().nullable().describe('E-mail address as given with that message; null where none was'),
    city: z.string().nullable().describe('City as given with that message; null where none was'),
    message: z.string().nullable().describe('What was written then, plain text; null where nothing was'),
    details: z
      .record(z.string(), z.unknown())
      .describe('What its kind asks beside the shared fields, as given with that message'),
    at: timestamp.describe('When it was written: ISO 8601, in UTC'),
  })
  .meta({ id: 'LaterMessage' })

/** The response, the same for a first message and a later one: a reference, the readers, and the promised reply time. */
export const enquiryReceipt = writeResponse(
  z.strictObject({
    reference: z
      .string()
      .describe('Reference to quote, as PR- and eight letters and digits; each message has one of its own'),
    readBy: z.string().describe('Who reads it, in words'),
    replyWithinHours: z.int().describe('Hours within which a reply is promised'),
  }),
)
export type EnquiryReceipt = z.output<typeof enquiryReceipt>
