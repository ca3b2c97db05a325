import { z } from 'zod'
import { daysInOrder } from '../../fields/day-range.ts'
import { recordId } from '../../fields/field.ts'
import { emailText } from '../../fields/text.ts'
import { emailShape, hasOneContent, needsContent, studyIndiaFilter } from './admin.ts'

const timestamp = z.iso.datetime({ offset: true })

/** Mails a minute where a sending names no number of its own. */
export const defaultPerMinute = 60
/** A mail to many reaches at most so many enquiries. */
export const maxMailEnquiries = 50_000
/** Languages that people are written to in. */
const mailLanguages = ['en', 'hi'] as const

/** The same mail in Hindi, for people who wrote in Hindi; the variables are shared. */
const hindiContent = z
  .strictObject({ subject: emailShape.subject, text: emailShape.text, template: emailShape.template })
  .refine(hasOneContent, needsContent)
const content = { ...emailShape, hi: hindiContent.optional() }
const recipients = {
  ids: z.array(recordId).min(1).max(10_000).optional(),
  filter: z.strictObject(studyIndiaFilter).superRefine(daysInOrder).optional(),
}
type Recipients = { ids?: unknown; filter?: unknown }
const hasOneSelection = (b: Recipients) => (b.ids === undefined) !== (b.filter === undefined)
const needsSelection = { path: ['ids'], message: 'Either ids or a filter' }

/** A mail to many. `ids` or a filter select the recipients; a `key` makes repeated requests one mail. */
export const bulkEmail = z
  .strictObject({
    ...content,
    ...recipients,
    perMinute: z.int().min(1).max(600).optional(),
    key: z
      .string()
      .regex(/^[\w.-]{8,64}$/)
      .optional(),
  })
  .refine(hasOneContent, needsContent)
  .refine(hasOneSelection, needsSelection)
export type BulkEmail = z.output<typeof bulkEmail>

/** A mail to many as it would be sent: nothing is written and nothing sent. */
export const bulkEmailPreview = z
  .strictObject({ ...content, ...recipients })
  .refine(hasOneContent, needsContent)
  .refine(hasOneSelection, needsSelection)
export type BulkEmailPreview = z.output<typeof bulkEmailPreview>

/** A mail to many, sent to an administrator alone to look at. */
export const testEmail = z
  .strictObject({ ...content, language: z.enum(mailLanguages).default('en'), to: emailText().optional() })
  .refine(hasOneContent, needsContent)
export type TestEmail = z.output<typeof testEmail>

/**
 * Spam; without an address; with the address of a newer enquiry that gets it; no study-india enquiry at all; the person unsubscribed; the
 * address rejected mail; the mail was cancelled before they got it.
 */
export const leftOutReasons = [
  'spam',
  'no-address',
  'same-address',
  'absent',
  'unsubscribed',
  'bounced',
  'cancelled',
] as const
const skippedRecipients = z
  .strictObject({ reason: z.enum(leftOutReasons), count: z.int(), ids: z.array(recordId) })
  .meta({ id: 'LeftOut' })
export const massMailStates = ['sending', 'paused', 'done', 'cancelled'] as const
export const massMail = z
  .strictObject({
    id: recordId,
    state: z.enum(massMailStates),
    subject: z.string(),
    /** Mails posted a minute, at most. */
    perMinute: z.int(),
    /** When the last of them is posted at that pace; null while it is not sending. */
    expectedEndAt: timestamp.nullable(),
    /** People it goes to: each address once. */
    total: z.int(),
    /** Handed to the post so far. */
    posted: z.int(),
    /** Of those posted: on their way, and given up. */
    waiting: z.int(),
    failed: z.int(),
    /** Cut off while they were handed over: they may have arrived. Only a person sends them again, by their jobs. */
    unknown: z.int(),
    /** Posted ones whose address rejected the mail. */
    bounced: z.int(),
    /** Exclusions with reasons; the first hundred of each are listed by the ids of their enquiries. */
    leftOut: z.array(skippedRecipients),
    createdAt: timestamp,
  })
  .meta({ id: 'MassMail' })
export type MassMail = z.output<typeof massMail>

/** A preview of a mail to many: number of recipients, exclusions, and its text. */
export const massMailPreview = z
  .strictObject({
    total: z.int(),
    /** How many of them were sent a mail to many within the last 24 hours. */
    recent: z.int(),
    leftOut: z.array(skippedRecipients),
    samples: z
      .array(
        z
          .strictObject({
            enquiry: recordId,
            maskedEmail: z.string(),
            language: z.enum(mailLanguages),
            subject: z.string(),
            text: z.string(),
          })
          .meta({ id: 'MailSample' }),
      )
      .max(3),
  })
  .meta({ id: 'MassMailPreview' })
export type MassMailPreview = z.output<typeof massMailPreview>

export const mailPersonStates = [
  'waiting',
  'posted',
  'failed',
  'unknown',
  'bounced',
  'unsubscribed',
  'cancelled',
] as const
/** One person of a mail to many. */
export const mailPerson = z
  .strictObject({
    id: recordId,
    enquiry: recordId,
    name: z.string(),
    maskedEmail: z.string().nullable(),
    language: z.enum(mailLanguages),
    state: z.enum(mailPersonStates),
    postedAt: timestamp.nullable(),
  })
  .meta({ id: 'MailPerson' })
export type MailPerson = z.output<typeof mailPerson>

/** The purpose of an unsubscribe: `study-india`; `all` is every mail to many, for an address that rejects mail. */
export const mailPurposes = ['study-india', 'all'] as const
export const suppressionReasons = ['unsubscribed', 'complaint', 'bounce'] as const
/** An address that mails to many no longer go to. */
export const suppression = z
  .strictObject({
    id: recordId,
    maskedEmail: z.string(),
    purpose: z.enum(mailPurposes),
    reason: z.enum(suppressionReasons),
    /** The mail server's response, without addresses; null for a person's own decision. */
    detail: z.string().nullable(),
    createdAt: timestamp,
  })
  .meta({ id: 'Suppression' })
export type Suppression = z.output<typeof suppression>
