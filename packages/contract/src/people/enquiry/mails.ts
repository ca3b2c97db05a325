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
  .strictObject({
    subject: emailShape.subject.describe(
      'Subject in Hindi, one line; `{{name}}` and `{{reference}}` are filled in for each person. Without it, the template’s',
    ),
    text: emailShape.text.describe(
      'Text in Hindi, plain; `{{name}}` and `{{reference}}` are filled in for each person. Either this or `hi.template`',
    ),
    template: emailShape.template.describe('Id of a template for mail in Hindi'),
  })
  .refine(hasOneContent, needsContent)
const content = {
  ...emailShape,
  hi: hindiContent
    .optional()
    .describe('The same mail in Hindi, for people who wrote in Hindi; without it they get the other'),
}
const recipients = {
  ids: z
    .array(recordId)
    .min(1)
    .max(10_000)
    .optional()
    .describe('Ids of the Study India enquiries to write to. Either this or `filter`'),
  filter: z
    .strictObject(studyIndiaFilter)
    .superRefine(daysInOrder)
    .optional()
    .describe('Writes to all Study India enquiries that match, 50000 at most; an empty one means all'),
}
type Recipients = { ids?: unknown; filter?: unknown }
const hasOneSelection = (b: Recipients) => (b.ids === undefined) !== (b.filter === undefined)
const needsSelection = { path: ['ids'], message: 'Either ids or a filter' }

/** A mail to many. `ids` or a filter select the recipients; a `key` makes repeated requests one mail. */
export const bulkEmail = z
  .strictObject({
    ...content,
    ...recipients,
    perMinute: z
      .int()
      .min(1)
      .max(600)
      .optional()
      .describe('How many are posted a minute, at most; 60 where nothing is said'),
    key: z
      .string()
      .regex(/^[\w.-]{8,64}$/)
      .optional()
      .describe('A name of your own for this sending: a second request with the same one sends nothing again'),
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
  .strictObject({
    ...content,
    language: z
      .enum(mailLanguages)
      .default('en')
      .describe('Which language the test is in, and the name of its sample person'),
    to: emailText()
      .optional()
      .describe(
        'Where the test goes: your own address, or one of the domain of our sender or site. Without it, the address that you sign in with',
      ),
  })
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
  .strictObject({
    reason: z
      .enum(leftOutReasons)
      .describe(
        'spam: marked so; no-address: has no e-mail address; same-address: a newer enquiry of that address gets it; absent: no study-india enquiry has this id; unsubscribed: the person stopped these mails; bounced: the address refuses mail; cancelled: the mail was, before their turn',
      ),
    count: z.int().describe('How many they are'),
    ids: z.array(recordId).describe('Ids of their enquiries, the first hundred'),
  })
  .meta({ id: 'LeftOut' })
export const massMailStates = ['sending', 'paused', 'done', 'cancelled'] as const
export const massMail = z
  .strictObject({
    id: recordId.describe('Id of the mail to many'),
    state: z
      .enum(massMailStates)
      .describe('sending: under way; paused: held; done: handed on for everybody; cancelled: ended before that'),
    subject: z.string().describe('Subject of the mail'),
    perMinute: z.int().describe('How many are posted a minute, at most'),
    expectedEndAt: timestamp
      .nullable()
      .describe('When the last is posted at this pace: ISO 8601, in UTC; null while nothing is being sent'),
    total: z.int().describe('How many people it goes to: each address once'),
    posted: z.int().describe('How many of them it was handed to the post for so far'),
    /** Of those posted: on their way, and given up. */
    waiting: z.int().describe('Of those, how many are not out yet'),
    failed: z.int().describe('Of those, how many were given up'),
    unknown: z
      .int()
      .describe('Of those, how many were cut off on their way and may have arrived: only a person sends them again'),
    /** Posted ones whose address rejected the mail. */
    bounced: z.int().describe('Of those, for how many the address refused the mail'),
    /** Exclusions with reasons; the first hundred of each are listed by the ids of their enquiries. */
    leftOut: z.array(skippedRecipients).describe('Who does not get it, by reason'),
    createdAt: timestamp.describe('When it was made: ISO 8601, in UTC'),
  })
  .meta({ id: 'MassMail' })
export type MassMail = z.output<typeof massMail>

/** A preview of a mail to many: number of recipients, exclusions, and its text. */
export const massMailPreview = z
  .strictObject({
    total: z.int().describe('How many people would get it: each address once'),
    recent: z.int().describe('How many of them were sent a mail to many within the last 24 hours'),
    leftOut: z.array(skippedRecipients).describe('Who does not get it, by reason'),
    samples: z
      .array(
        z
          .strictObject({
            enquiry: recordId.describe('Id of the enquiry of that person'),
            maskedEmail: z.string().describe('E-mail address but for its first letter and host, as a…@example.in'),
            language: z.enum(mailLanguages).describe('Language that the person wrote in: en English, hi Hindi'),
            subject: z.string().describe('Subject as the person would read it'),
            text: z.string().describe('Text as the person would read it; the link that stops these mails is left out'),
          })
          .meta({ id: 'MailSample' }),
      )
      .max(3)
      .describe('How it reads for up to three people, of each language one where there is one'),
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
    id: recordId.describe('Id of the person within mails to many'),
    enquiry: recordId.describe('Id of the enquiry of that person'),
    name: z.string().describe('Full name of the person'),
    maskedEmail: z
      .string()
      .nullable()
      .describe('E-mail address but for its first letter and host, as a…@example.in; null where there is none'),
    language: z.enum(mailLanguages).describe('Language that the person wrote in: en English, hi Hindi'),
    state: z
      .enum(mailPersonStates)
      .describe(
        'waiting: not out yet; posted: handed to the mail server; failed: given up; unknown: cut off on its way; bounced: the address refuses mail; unsubscribed: the person stopped these mails; cancelled: the mail was',
      ),
    postedAt: timestamp.nullable().describe('When it was handed to the post: ISO 8601, in UTC; null before'),
  })
  .meta({ id: 'MailPerson' })
export type MailPerson = z.output<typeof mailPerson>

/**
 * The purpose of an unsubscribe: `study-india`; `institute-notices` are news to people of an institute, `family-notices` those to families; `all` is every mail to many and
 * every notice, for an address that rejects mail.
 */
export const mailPurposes = ['study-india', 'institute-notices', 'family-notices', 'all'] as const
export const suppressionReasons = ['unsubscribed', 'complaint', 'bounce'] as const
/** An address that mails to many no longer go to. */
export const suppression = z
  .strictObject({
    id: recordId.describe('Id of the suppression'),
    maskedEmail: z.string().describe('E-mail address but for its first letter and host, as a…@example.in'),
    purpose: z
      .enum(mailPurposes)
      .describe(
        'Which mails are stopped. study-india: mails about studying in India; institute-notices: news to people of an institute; family-notices: news to families; all: every mail to many and every notice',
      ),
    reason: z
      .enum(suppressionReasons)
      .describe(
        'unsubscribed: the person stopped them by a link; complaint: the person reported one as spam; bounce: the address refuses mail',
      ),
    detail: z
      .string()
      .nullable()
      .describe('What the mail server or provider said, without addresses; null where a person decided'),
    createdAt: timestamp.describe('Since when: ISO 8601, in UTC'),
  })
  .meta({ id: 'Suppression' })
export type Suppression = z.output<typeof suppression>
