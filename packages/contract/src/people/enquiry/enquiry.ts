import { z } from 'zod'
import { searchText } from '../../endpoint/query.ts'
import { consentVersion } from '../../fields/consent.ts'
import type { openEnquiryKinds } from '../../fields/enquiry-kinds.ts'
import { dateText, recordId, slugText, typedText } from '../../fields/field.ts'
import { emailText, personalText, personName, typedLine } from '../../fields/text.ts'

export const enquiryStates = ['new', 'assigned', 'contacted', 'replied', 'converted', 'closed', 'spam'] as const
/** Statuses in which the person waits for a reply. */
export const openEnquiryStates = ['new', 'assigned', 'contacted'] as const
/** Forms, receipts and mails promise an answer within these hours; a reply is late after them. */
export const replyWithinHours = 48

const optional = (max: number) => personalText(max).nullish()
/** A mobile number: E.164, or ten Indian digits, with spaces or hyphens as people type them. */
export const mobile = typedLine(24).regex(/^\+?[0-9][0-9 ()-]{6,22}$/, 'Enter a mobile number, for example 98765 43210')

export const enquirySharedShape = {
  name: personName(120, 'Enter your name'),
  mobile,
  email: emailText('Enter an email address, or leave it empty').nullish(),
  city: optional(80),
  state: optional(80),
  message: optional(2_000),
  instituteType: z.enum(['school', 'college']).nullish(),
  instituteId: recordId.nullish(),
  pageUrl: z
    .string()
    .max(500)
    .regex(/^(https?:\/\/|\/(?!\/))/, 'An address')
    .nullish(),
  consentVersion,
  language: z.enum(['en', 'hi']).default('en'),
}
const classText = typedText(20)
/** Fields of each kind in addition to the shared ones. */
export const enquiryExtras = {
  general: {},
  'footer-enquiry': {},
  'admission-school': {
    childName: optional(120),
    dateOfBirth: dateText.nullish(),
    class: classText.nullish(),
    session: optional(9),
  },
  'admission-college': {
    course: optional(160),
    specialization: optional(160),
    marks: z.number().min(0).max(100).nullish(),
    exam: optional(120),
    score: optional(40),
    intake: optional(20),
  },
  career: { career: slugText.nullish(), currentClass: classText.nullish() },
  'career-footer': { career: slugText.nullish(), currentClass: classText.nullish() },
  exam: { exam: slugText.nullish(), attemptYear: z.int().min(2020).max(2100).nullish() },
  'partner-enquiry': { institute: optional(250), role: optional(120) },
  'free-counselling': {
    studyField: optional(120),
    course: optional(160),
    specialization: optional(160),
    topic: optional(200),
    time: optional(60),
  },
  studyindia: { nationality: optional(80), country: optional(80), level: optional(60), intake: optional(20) },
} as const satisfies Record<(typeof openEnquiryKinds)[number], Record<string, z.ZodType>>

// The first of one name wins: the exam of an admission enquiry is in words, that of an exam enquiry a slug. The kind's own schema narrows it.
const all = Object.values(enquiryExtras)
  .reverse()
  .reduce<Record<string, z.ZodType>>((a, b) => Object.assign(a, b), {})
/** The body of any open enquiry: shared fields, and the extras of its kind; another kind's extras are rejected. */
export const enquiryBody = z.strictObject({ ...enquirySharedShape, ...(all as Record<never, z.ZodType>) })
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

const timestamp = z.iso.datetime({ offset: true })
/** A later message of the person, with all its fields. Null in older messages without stored fields. */
export const laterMessage = z
  .strictObject({
    reference: z.string().nullable(),
    name: z.string().nullable(),
    email: z.string().nullable(),
    city: z.string().nullable(),
    message: z.string().nullable(),
    details: z.record(z.string(), z.unknown()),
    at: timestamp,
  })
  .meta({ id: 'LaterMessage' })

/** The response, the same for a first message and a later one: a reference, the readers, and the promised reply time. */
export const enquiryReceipt = z.strictObject({
  data: z.strictObject({ reference: z.string(), readBy: z.string(), replyWithinHours: z.int() }),
  message: z.string(),
})
export type EnquiryReceipt = z.output<typeof enquiryReceipt>
