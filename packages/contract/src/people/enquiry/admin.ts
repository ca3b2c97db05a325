import { z } from 'zod'
import type { EnquiryKind } from '../../fields/enquiry-kinds.ts'
import { dateText, dateTimeText, recordId, typedText } from '../../fields/field.ts'
import { enquiryNote, settableStates } from '../buyer/enquiry.ts'
import { enquiryExtras, enquirySharedShape, laterMessage } from './enquiry.ts'
import { enquirySubject } from './inbox.ts'
import { enquiryRow } from './row.ts'
import { contactReading, enquiryTask, telephoneCall, timelineEntry } from './timeline.ts'

const timestamp = z.iso.datetime({ offset: true })
/** An enquiry for administrators: messages, remarks, replies, and assignee. */
export const adminEnquiry = z
  .strictObject({
    ...enquiryRow.shape,
    state: z.string().nullable(),
    instituteType: z.enum(['school', 'college']).nullable(),
    instituteId: recordId.nullable(),
    instituteName: z.string().nullable(),
    /** An administrator's account. */
    assignee: recordId.nullable(),
    assigneeName: z.string().nullable(),
    pageUrl: z.string().nullable(),
    origin: z.string().nullable(),
    consentVersion: z.string(),
    language: z.enum(['en', 'hi']),
    more: z.array(laterMessage),
    remarks: z.array(enquiryNote),
    replies: z.array(enquiryNote),
    /** A reply was promised by then; null where nothing waits for one. */
    replyBy: timestamp.nullable(),
    overdue: z.boolean(),
    /** When the institute answered last; null where it has not. */
    instituteAnsweredAt: timestamp.nullable(),
    /** The follow-up day. */
    followUpOn: z.string().nullable(),
    /** When it was deleted; null where it was not. */
    deletedAt: timestamp.nullable(),
    about: enquirySubject.nullable(),
    task: enquiryTask.nullable(),
    /** All that happened, the oldest first. */
    timeline: z.array(timelineEntry),
    /** Readers of the contact, the latest 50 first. */
    reads: z.array(contactReading),
    readsTotal: z.int(),
    updatedAt: timestamp,
  })
  .meta({ id: 'AdminEnquiry' })
export type AdminEnquiry = z.output<typeof adminEnquiry>

const { consentVersion, language, ...callerShape } = enquirySharedShape
/** An enquiry recorded by staff for a caller. The consent text was read to them. */
export const callerEnquiry = z.strictObject({
  ...callerShape,
  language,
  consentVersion: consentVersion.default('by-phone'),
})

const movable = {
  status: z.enum(settableStates).optional(),
  /** An administrator's account; null puts it back. An enquiry that is new becomes assigned. */
  assignee: recordId.nullish(),
}
/** Of the enquiry as it was read: one that changed since stays as it is. */
const version = { updatedAt: dateTimeText }
const changeable = (kind: EnquiryKind) => ({
  ...version,
  name: callerShape.name.optional(),
  mobile: callerShape.mobile.optional(),
  email: callerShape.email,
  city: callerShape.city,
  state: callerShape.state,
  message: callerShape.message,
  ...movable,
  ...(kind === 'student' ? {} : (enquiryExtras[kind] as Record<never, z.ZodType>)),
})
/** The fields to change of an enquiry of one kind. */
export const enquiryChange = (kind: EnquiryKind) => z.strictObject(changeable(kind))
export const enquiryChangeById = z.strictObject({ id: recordId, ...changeable('student') })
export type EnquiryChange = z.output<ReturnType<typeof enquiryChange>>

const oneLine = (max: number) => typedText(max).refine((text) => !/\p{Cc}|[\u2028\u2029]/u.test(text), 'One line only')
const filled = (max: number) => typedText(max).pipe(z.string().min(1, 'Required'))
/** The text to a person: free text, or a template with its variables. `{{name}}` and `{{reference}}` are filled in. */
export const emailShape = {
  subject: oneLine(200).pipe(z.string().min(1, 'Required')).optional(),
  text: filled(8_000).optional(),
  template: recordId.optional(),
  variables: z.record(z.string().regex(/^\w{1,40}$/), typedText(1_000)).optional(),
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
    remark: filled(4_000).optional(),
    reply: filled(8_000).optional(),
    subject: emailShape.subject,
    template: emailShape.template,
    variables: emailShape.variables,
    call: telephoneCall.optional(),
    /** The follow-up day; null removes it. */
    followUpOn: dateText.nullish(),
    ...movable,
    ...version,
  })
  .refine(
    (b) => [b.remark, b.reply, b.template, b.call, b.followUpOn, b.status, b.assignee].some((v) => v !== undefined),
    { path: ['remark'], message: 'A remark, a reply, a call, a follow-up day, a status or an assignee' },
  )
  .refine((b) => b.reply === undefined || b.template === undefined, {
    path: ['reply'],
    message: 'Either a reply or a template',
  })
export type EnquiryRemark = z.output<typeof enquiryRemark>

export const studyIndiaFilter = {
  date1: dateText.optional(),
  date2: dateText.optional(),
  std: filled(60).optional(),
}
