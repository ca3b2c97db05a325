import { z } from 'zod'
import { dateText, dateTimeText, recordId } from '../../fields/field.ts'
import { instituteTypes } from '../../institute/type.ts'
import { personalText, responseShape } from '../student/self-endpoint.ts'
import { accessEnders } from './access.ts'
import { applicationMove } from './application.ts'
import { applicationFormShape } from './application-form.ts'
import { childShape, commonFormShape } from './child.ts'
import { courseChoice, courseSummaryShape } from './course.ts'
import { documentRow, documentTypes } from './document.ts'
import { question } from './question.ts'
import { applicationStates } from './states.ts'

/** Staff see applications from their submission on. */
export const staffStates = z.enum(applicationStates).exclude(['draft', 'payment_pending'])
/** Where an institute moves applications. */
export const instituteStates = [
  'under_review',
  'documents_requested',
  'test',
  'interaction',
  'shortlisted',
  'waitlisted',
  'offered',
  'enrolled',
  'rejected',
] as const

/** An application in a staff list. It contains no contact. */
export const staffApplicationRow = z
  .strictObject({
    id: recordId,
    instituteType: z.enum(instituteTypes),
    instituteId: recordId,
    instituteName: z.string(),
    /** The child; without one, the applicant. */
    applicant: z.string(),
    class: z.int().nullable(),
    session: z.string().nullable(),
    quota: z.string().nullable(),
    /** The course applied for at a college. */
    ...courseSummaryShape,
    /** Ids of the courses that were chosen at a college, the first choice first: none once it is withdrawn. */
    courses: z.array(recordId),
    status: staffStates,
    waitlistNumber: z.int().nullable(),
    replyBy: dateText.nullable(),
    /** How many documents are shared now: none once it is withdrawn. */
    documentCount: z.int(),
    submittedAt: dateTimeText,
    updatedAt: dateTimeText,
  })
  .meta({ id: 'DeskApplication' })
export type StaffApplicationRow = z.output<typeof staffApplicationRow>

const { photo: _photo, classSought: _class, session: _session, ...child } = childShape
const { documents: _documents, ...common } = commonFormShape
/** The child of an application, as it was sent. */
const sentChild = z.strictObject(responseShape(child))
/** The child's common form as submitted. Income is left out; documents are a separate field. */
const sentCommon = z.strictObject(responseShape(common))
/** The form of the college track as it was sent: of the choices and extra answers, those for this college alone. */
/** The form for colleges as one of them reads it: its own choices alone, the first wanted first, and not their place among the others. */
const sentForm = z.strictObject({
  ...responseShape(applicationFormShape),
  choices: z.array(z.strictObject({ eid: recordId, ...courseChoice })).nullable(),
})
/** A form at the time of submission: later changes by the family do not affect it. */
const sentApplication = z.strictObject({
  /** Whom it is for, by the name of that day. */
  applicant: z.string().optional(),
  child: sentChild.nullable(),
  common: sentCommon.nullable(),
  form: sentForm.nullable(),
  /** The institute's own questions at that time. */
  questions: z.array(question),
})
export type SentApplication = z.output<typeof sentApplication>

const { id, type, title, mime, size, issued, expires, createdAt } = documentRow.shape
const sharedDocument = z
  .strictObject({ id, type, title, mime, size, issued, expires, createdAt })
  .meta({ id: 'SharedDocument' })
export type SharedDocument = z.output<typeof sharedDocument>

/** One complete application. After its access has ended an institute retains the row and the timeline; the family's data is null. */
export const staffApplication = z
  .strictObject({
    ...staffApplicationRow.shape,
    nextStep: z.string(),
    /** When the institute's access ended, and who ended it. */
    accessEndedAt: dateTimeText.nullable(),
    accessEndedBy: z.enum(accessEnders).nullable(),
    /** Counts how often the form was sent: 1 at submission, one more with each correction. */
    formVersion: z.int(),
    /** Whether contact, address and guardians are given to the institute. */
    shared: z.boolean(),
    /** Where it may be moved from here. */
    moves: z.array(z.enum(instituteStates)),
    family: z
      .strictObject({ name: z.string(), email: z.string().nullable(), mobile: z.string().nullable() })
      .nullable(),
    child: sentChild.nullable(),
    common: sentCommon.nullable(),
    form: sentForm.nullable(),
    /** The institute's own questions, answered or not. */
    answers: z.array(z.strictObject({ ...question.shape, value: z.union([z.string(), z.number()]).nullable() })),
    documents: z.array(sharedDocument),
    receiptNumber: z.string().nullable(),
    timeline: z.array(applicationMove),
  })
  .meta({ id: 'DeskApplicationWhole' })
export type StaffApplication = z.output<typeof staffApplication>

const has = (value: unknown) => value !== undefined
/** A staff transition of an application. */
export const staffMove = z
  .strictObject({
    status: z.enum(instituteStates),
    /** For the family: the reason of a rejection, when and where, which documents. */
    note: personalText(1_000).pipe(z.string().min(1, 'Required')).optional(),
    /** The day of the test or the interaction. */
    on: dateText.optional(),
    /** The requested documents. */
    documentTypes: z.array(z.enum(documentTypes)).min(1).max(documentTypes.length).optional(),
    /** The last day to answer an offer, after today in India. */
    replyBy: dateText.optional(),
    waitlistNumber: z.int().min(1).max(100_000).optional(),
    /** The version that was read: after a concurrent change, the transition is rejected. */
    updatedAt: dateTimeText,
  })
  .superRefine(({ status, note, on, documentTypes: requestedTypes, replyBy, waitlistNumber }, ctx) => {
    const addIssue = (path: string, message: string) => ctx.addIssue({ code: 'custom', path: [path], message })
    if (has(replyBy) !== (status === 'offered'))
      addIssue('replyBy', has(replyBy) ? 'Only an offer has a last day to reply' : 'An offer needs a last day to reply')
    if (has(waitlistNumber) !== (status === 'waitlisted'))
      addIssue('waitlistNumber', has(waitlistNumber) ? 'Only a waiting list has places' : 'Say which place on the list')
    if (status === 'rejected' && !has(note)) addIssue('note', 'Say why')
    const called = status === 'test' || status === 'interaction'
    if (called && !has(note) && !has(on)) addIssue('on', 'Say on which day, or in the note when and where')
    if (!called && has(on)) addIssue('on', 'Only a test or an interaction has a day')
    const isDocumentRequest = status === 'documents_requested'
    if (isDocumentRequest && !has(note) && !has(requestedTypes))
      addIssue('documentTypes', 'Say which documents, here or in the note')
    if (!isDocumentRequest && has(requestedTypes)) addIssue('documentTypes', 'Only where documents are asked for')
  })
export type StaffMove = z.output<typeof staffMove>
