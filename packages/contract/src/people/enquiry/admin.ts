import { z } from 'zod'
import type { EnquiryKind } from '../../fields/enquiry-kinds.ts'
import { dateText, dateTimeText, personalText, recordId, typedText } from '../../fields/field.ts'
import { enquiryNote, enquiryReply, settableStates } from '../buyer/enquiry.ts'
import { enquiryExtras, enquirySharedShape, laterMessage } from './enquiry.ts'
import { grievanceTimes } from './grievance-times.ts'
import { enquirySubject } from './inbox.ts'
import { enquiryRow } from './row.ts'
import { contactReading, enquiryTask, telephoneCall, timelineEntry } from './timeline.ts'

const timestamp = z.iso.datetime({ offset: true })
/** An enquiry for administrators: messages, remarks, replies, and assignee. */
export const adminEnquiry = z
  .strictObject({
    ...enquiryRow.shape,
    state: z
      .string()
      .nullable()
      .describe('State or union territory, as the person writes it; null where it was left out'),
    instituteType: z
      .enum(['school', 'college'])
      .nullable()
      .describe('Whether it is addressed to a school or a college; null where it is to the administrators'),
    instituteId: recordId
      .nullable()
      .describe('Id of the school or college that it is addressed to; null where it is to the administrators'),
    instituteName: z
      .string()
      .nullable()
      .describe('Name of the school or college that it is addressed to; null where it names none'),
    assignee: recordId
      .nullable()
      .describe('Id of the administrator’s account that has it in hand; null where nobody has'),
    assigneeName: z
      .string()
      .nullable()
      .describe('Name of that administrator, or the name they sign in with; null where nobody has it in hand'),
    pageUrl: z
      .string()
      .nullable()
      .describe('Address of the page that it was sent from: a web address, or a path on this site'),
    origin: z
      .string()
      .nullable()
      .describe('Origin of the page, as the header `X-Page-Origin` said; null where it said none'),
    consentVersion: z
      .string()
      .describe(
        'Version of the consent text that the person agreed to: one that we published, such as 2026-11; by-phone where it was read to them',
      ),
    language: z.enum(['en', 'hi']).describe('Language that the person writes and is answered in: en English, hi Hindi'),
    more: z
      .array(laterMessage)
      .describe(
        'What the person wrote later, the oldest first: the same sender, mobile, e-mail address, kind and institute within 24 hours',
      ),
    remarks: z.array(enquiryNote).describe('Internal notes; the person never reads them'),
    replies: z.array(enquiryReply).describe('What was sent to the person, the oldest first'),
    grievance: grievanceTimes
      .nullable()
      .describe('Its subject and the periods of the law, where it is a grievance; null of any other'),
    /** A reply was promised by then; null where nothing waits for one. */
    replyBy: timestamp
      .nullable()
      .describe(
        'When the promised hours are over, 48 or those of a grievance’s law: ISO 8601, in UTC; null once it was answered or closed',
      ),
    overdue: z.boolean().describe('Whether the promised hours are over'),
    instituteAnsweredAt: timestamp
      .nullable()
      .describe('When the institute answered last: ISO 8601, in UTC; null where it has not'),
    /** The follow-up day. */
    followUpOn: z
      .string()
      .nullable()
      .describe('Day on which an administrator looks at it again, ISO 8601; null where none is set'),
    deletedAt: timestamp.nullable().describe('When it was deleted: ISO 8601, in UTC; null where it was not'),
    about: enquirySubject
      .nullable()
      .describe('School, college, exam or career that it is about; null where it names none'),
    task: enquiryTask
      .nullable()
      .describe('Task that it brings, with the institute on whose record it is decided; null where it is a question'),
    timeline: z
      .array(timelineEntry)
      .describe('All that happened, the oldest first: messages, remarks, replies, calls and changes'),
    reads: z.array(contactReading).describe('Who read the contact, the latest 50 reads first'),
    readsTotal: z.int().describe('How often the contact was read in all'),
    updatedAt: timestamp.describe('When it was last changed: ISO 8601, in UTC'),
  })
  .meta({ id: 'AdminEnquiry' })
export type AdminEnquiry = z.output<typeof adminEnquiry>

const { consentVersion, language, ...callerShape } = enquirySharedShape
/** An enquiry recorded by staff for a caller. The consent text was read to them. */
export const callerEnquiry = z.strictObject({
  ...callerShape,
  language: language.describe('Language that the person writes and is answered in: en English, hi Hindi'),
  consentVersion: consentVersion
    .default('by-phone')
    .describe(
      'Version of the consent text that the person agreed to: one that we published, such as 2026-11; by-phone where it was read to them',
    ),
})

const movable = {
  status: z
    .enum(settableStates)
    .optional()
    .describe('State to move it to; `new` and `replied` follow from what happens and cannot be set'),
  assignee: recordId
    .nullish()
    .describe('Id of the administrator’s account to give it to, null to put it back; a new enquiry becomes assigned'),
}
/** Of the enquiry as it was read: one that changed since stays as it is. */
const version = {
  updatedAt: dateTimeText.describe(
    '`updatedAt` as you read it: refused with CONFLICT and the enquiry where somebody has written it since; nothing is sent then',
  ),
}
const changeable = (kind: EnquiryKind) => ({
  ...version,
  name: callerShape.name.optional().describe('Full name of who asks'),
  mobile: callerShape.mobile
    .optional()
    .describe(
      'Mobile number: + and country code, or ten Indian digits; spaces and hyphens are taken. It is kept as E.164',
    ),
  email: callerShape.email.describe('E-mail address of who asks, where replies go; null where none was left'),
  city: callerShape.city.describe('City, as the person writes it'),
  state: callerShape.state.describe('State or union territory, as the person writes it; null where it was left out'),
  message: callerShape.message.describe('What the person asks, plain text; null where nothing was written'),
  ...movable,
  ...(kind === 'student' ? {} : (enquiryExtras[kind] as Record<never, z.ZodType>)),
})
/** The fields to change of an enquiry of one kind. */
export const enquiryChange = (kind: EnquiryKind) => z.strictObject(changeable(kind))
export const enquiryChangeById = z.strictObject({
  id: recordId.describe('Id of the record that is meant'),
  ...changeable('student'),
})
export type EnquiryChange = z.output<ReturnType<typeof enquiryChange>>

const oneLine = (max: number) => typedText(max).refine((text) => !/\p{Cc}|[\u2028\u2029]/u.test(text), 'One line only')
const filled = (max: number) => personalText(max).pipe(z.string().min(1, 'Required'))
/** The text to a person: free text, or a template with its variables. `{{name}}` and `{{reference}}` are filled in. */
export const emailShape = {
  subject: oneLine(200)
    .pipe(z.string().min(1, 'Required'))
    .optional()
    .describe(
      'Subject of the mail, one line; `{{name}}` and `{{reference}}` are filled in for each person. Without it, the template’s',
    ),
  text: filled(8_000)
    .optional()
    .describe(
      'Text of the mail, plain; `{{name}}` and `{{reference}}` are filled in for each person. Either this or `template`',
    ),
  template: recordId
    .optional()
    .describe('Id of a template for mail, from the catalogue of templates, in place of a typed text'),
  variables: z
    .record(z.string().regex(/^\w{1,40}$/), personalText(1_000))
    .optional()
    .describe('Values for what stands in double braces, by name; `name` and `reference` are known without'),
}
type EmailContent = { text?: string | undefined; template?: number | undefined }
export const hasOneContent = (b: EmailContent) => (b.text === undefined) !== (b.template === undefined)
export const needsContent = { path: ['text'], message: 'Either a text or a template' }
/** A mail to the person of one enquiry as it was read. */
export const enquiryEmail = z.strictObject({ ...emailShape, ...version }).refine(hasOneContent, needsContent)
export type EnquiryEmail = Omit<z.output<typeof enquiryEmail>, keyof typeof version>

/** A remark stays inside; a reply (typed, or a template's) goes to the person by mail; a call is logged. */
export const enquiryRemark = z
  .strictObject({
    remark: filled(4_000).optional().describe('Internal note, plain text; the person never reads it'),
    reply: filled(8_000).optional().describe('Reply, plain text; it goes to the person’s e-mail address'),
    subject: emailShape.subject.describe('Subject of the mail with the reply, one line; without it, the template’s'),
    template: emailShape.template.describe(
      'Id of a template for mail, from the catalogue of templates, in place of a typed text',
    ),
    variables: emailShape.variables.describe(
      'Values for what stands in double braces, by name; `name` and `reference` are known without',
    ),
    call: telephoneCall.optional().describe('Telephone call that was made to the person'),
    /** The follow-up day; null removes it. */
    followUpOn: dateText
      .nullish()
      .describe('Day on which an administrator looks at it again, ISO 8601; null takes it off'),
    unread: z
      .literal(false)
      .optional()
      .describe('false: as if you had opened it, which any change does too. By itself it is no change of the enquiry'),
    withoutContact: z
      .literal(true)
      .optional()
      .describe('Answers the contact masked, so that no read of it is written down: for changes of many at once'),
    ...movable,
    ...version,
  })
  .refine(
    (b) =>
      [b.remark, b.reply, b.template, b.call, b.followUpOn, b.status, b.assignee, b.unread].some(
        (v) => v !== undefined,
      ),
    { path: ['remark'], message: 'A remark, a reply, a call, a follow-up day, a status or an assignee' },
  )
  .refine((b) => b.reply === undefined || b.template === undefined, {
    path: ['reply'],
    message: 'Either a reply or a template',
  })
export type EnquiryRemark = z.output<typeof enquiryRemark>

export const studyIndiaFilter = {
  date1: dateText.optional().describe('First day on which they were raised, in India').meta({ example: '2026-11-01' }),
  date2: dateText
    .optional()
    .describe('Last day on which they were raised, in India, that day included')
    .meta({ example: '2026-11-30' }),
  std: filled(60)
    .optional()
    .describe('Level that is sought, as the person wrote it; capitals do not matter')
    .meta({ example: '10' }),
}
