import { z } from 'zod'
import { dateText, dateTimeText, recordId } from '../../fields/field.ts'
import { instituteTypes } from '../../institute/type.ts'
import { personalText, responseShape } from '../student/self-endpoint.ts'
import { accessEnders } from './access.ts'
import { applicationMove } from './application.ts'
import { applicationFormShape } from './application-form.ts'
import { applicationNote } from './application-note.ts'
import { appointment, appointmentShape } from './appointment.ts'
import { childShape, commonFormShape } from './child.ts'
import { courseSummaryShape, formCourse } from './course.ts'
import { documentRow, documentTypes } from './document.ts'
import { applicationDraw } from './draw.ts'
import { question } from './question.ts'
import { applicationStates, rejectionReasons } from './states.ts'

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
    id: recordId.describe('Id of the application'),
    instituteType: z.enum(instituteTypes).describe('Whether it is a school or a college'),
    instituteId: recordId.describe('Id of the school or college; `instituteType` says which of the two'),
    instituteName: z.string().describe('Name of the school or college'),
    /** The child; without one, the applicant. */
    applicant: z.string().describe('Name of the child; where there is none, of whoever applies'),
    class: z
      .int()
      .nullable()
      .describe(
        'Class that is applied for: nursery −2, LKG −1, UKG 0, then 1 to 12; null until it is chosen, and for colleges',
      ),
    session: z.string().nullable().describe('School year that is applied for, as 2027-28; null until it is chosen'),
    quota: z
      .string()
      .nullable()
      .describe('Quota that is applied under, in words, such as general; null until it is chosen'),
    /** The course applied for at a college. */
    ...courseSummaryShape,
    courses: z
      .array(recordId)
      .describe(
        'Ids of the courses that were chosen at a college, from the catalogue of courses, the first choice first; none once access has ended',
      ),
    status: staffStates.describe(
      'Where it stands. submitted: paid and sent; under_review: being read; documents_requested: papers are missing; test, interaction: the applicant is called; shortlisted: waits for the offers; waitlisted: on the waiting list; offered: a seat waits for the answer; accepted, declined: the family’s answer; expired: no answer in time; enrolled: admitted; rejected: refused; withdrawn: taken back',
    ),
    waitlistNumber: z
      .int()
      .nullable()
      .describe('Place on the waiting list, counted from 1; null unless it is waitlisted'),
    replyBy: dateText.nullable().describe('Last day to answer an offer, in India; null where nothing is offered'),
    draws: z
      .array(applicationDraw)
      .describe('Draws of lots whose list it is on, the latest first, without cancelled ones'),
    appointment: appointment
      .nullable()
      .describe(
        'Its test or interaction while it is in one of these states; null where no day was said, and in others',
      ),
    documentCount: z
      .int()
      .describe('How many documents are shared with it now: 0 once access has ended, also by a withdrawal or a refund'),
    moves: z
      .array(z.enum(instituteStates))
      .describe('States that the institute may move it to from here; none once its access has ended'),
    submittedAt: dateTimeText.describe('When it was submitted: ISO 8601, in UTC'),
    statusSince: dateTimeText.describe(
      'Since when it is in its state: ISO 8601, in UTC. A correction by the family, a new last day or a new place does not change it',
    ),
    updatedAt: dateTimeText.describe('When it was last changed: ISO 8601, in UTC'),
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
  choices: z
    .array(z.strictObject({ eid: recordId.describe('Id of the college'), ...formCourse }))
    .nullable()
    .describe('What was chosen at this college'),
  exams: applicationFormShape.exams.unwrap().describe('Entrance exams taken'),
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
  .strictObject({
    id: id.describe('Id of the document'),
    type: type.describe(
      'What the document is, such as class12 for the marks of class 12; `gap` explains a year without study',
    ),
    title: title.describe('Name of the document, for people'),
    mime: mime.describe('Media type, found in the bytes'),
    size: size.describe('Size in bytes of the file as it is kept: a picture is drawn anew, a PDF stays as it was sent'),
    issued: issued.describe('Day on which it was issued'),
    expires: expires.describe('Last day on which it is valid'),
    createdAt: createdAt.describe('When it was made: ISO 8601, in UTC'),
  })
  .meta({ id: 'SharedDocument' })
export type SharedDocument = z.output<typeof sharedDocument>

/** One complete application. After its access has ended an institute retains the row and the timeline; the family's data is null. */
export const staffApplication = z
  .strictObject({
    ...staffApplicationRow.shape,
    nextStep: z
      .string()
      .describe(
        'What the family does next, in words, for the family itself in the language of Accept-Language; once it is sent, which parts of the form are still missing',
      ),
    accessEndedAt: dateTimeText
      .nullable()
      .describe('When the access of the institute ended: ISO 8601, in UTC; null while it may read the application'),
    accessEndedBy: z
      .enum(accessEnders)
      .nullable()
      .describe(
        'Who ended access. family: the family; admin: staff, when the fee was returned; clock: 90 days after it was closed; null while the institute may read it',
      ),
    formVersion: z
      .int()
      .describe('How often the form was sent: 1 at submission, one more with each correction by the family'),
    shared: z
      .boolean()
      .describe(
        'False: the student has not declared that contact, address and guardians are shared, and the college is not given them; always true for schools',
      ),
    family: z
      .strictObject({
        name: z.string().describe('Name of the account that applied'),
        email: z
          .string()
          .nullable()
          .describe(
            'E-mail address of the account; null where it has none, and for a college that it is not shared with',
          ),
        mobile: z
          .string()
          .nullable()
          .describe(
            'Mobile in E.164, as +919876543210; null where the account has none, and for a college that it is not shared with',
          ),
      })
      .nullable()
      .describe('How to reach whoever applied; null for the institute once its access has ended'),
    child: sentChild
      .nullable()
      .describe('The child, as it was sent; null where none is named, and for the institute once its access has ended'),
    common: sentCommon
      .nullable()
      .describe(
        'The child’s common form as it was sent, without income; null where no child is named, and for the institute once its access has ended',
      ),
    form: sentForm
      .nullable()
      .describe(
        'The form for colleges as it was sent, with what is for this college alone; null for schools, and for the institute once its access has ended',
      ),
    answers: z
      .array(
        z.strictObject({
          ...question.shape,
          id: recordId.describe('Id of the question'),
          choices: z.array(z.string()).describe('What could be chosen, in this order; empty unless the kind is choice'),
          value: z
            .union([z.string(), z.number()])
            .nullable()
            .describe(
              'The answer: text, a number, a date as 2026-11-21, or one of the choices; null where there is none',
            ),
        }),
      )
      .describe('The institute’s own questions at the time of sending, answered or not'),
    documents: z.array(sharedDocument).describe('Documents that were shared with this application'),
    receiptNumber: z
      .string()
      .nullable()
      .describe(
        'Number of the receipt, as PR/26-27/000001: 26-27 is the financial year, April to March; null until it is paid',
      ),
    timeline: z.array(applicationMove).describe('Every move, the oldest first'),
    notes: z
      .array(applicationNote)
      .describe(
        'What the institute wrote beside its moves, the oldest first: remarks for its own people, which administrators are not given, and messages to the family; the latest hundred',
      ),
  })
  .meta({ id: 'DeskApplicationWhole' })
export type StaffApplication = z.output<typeof staffApplication>

const has = (value: unknown) => value !== undefined
/** A staff transition of an application. */
export const staffMove = z
  .strictObject({
    status: z.enum(instituteStates).describe('State to move it to: one of `moves` of the application'),
    note: personalText(1_000)
      .pipe(z.string().min(1, 'Required'))
      .optional()
      .describe(
        'For the family, plain text: which documents, when and where; a rejection must say why, here or by `reasons`, also one that takes back an offer',
      ),
    reasons: z
      .array(z.enum(rejectionReasons))
      .min(1)
      .max(rejectionReasons.length)
      .optional()
      .describe(
        'Why the applicant is not selected: with `rejected`, and only then; the family reads them in its language. `other` needs a note',
      ),
    ...appointmentShape,
    documentTypes: z
      .array(z.enum(documentTypes))
      .min(1)
      .max(documentTypes.length)
      .optional()
      .describe(
        'Kinds of documents that are asked for: with documents_requested, and only then; a note may say it instead',
      ),
    replyBy: dateText
      .optional()
      .describe(
        'Last day to answer the offer, after today in India: with `offered`, and only then; on an offer that was made, its new last day',
      ),
    waitlistNumber: z
      .int()
      .min(1)
      .max(100_000)
      .optional()
      .describe('Place on the waiting list, counted from 1: with `waitlisted`, and only then'),
    /** The version that was read: after a concurrent change, the transition is rejected. */
    updatedAt: dateTimeText.describe(
      '`updatedAt` as you read it: the move is refused with CONFLICT where the application has changed since',
    ),
  })
  .superRefine(
    (
      { status, note, reasons, on, time, place, bring, documentTypes: requestedTypes, replyBy, waitlistNumber },
      ctx,
    ) => {
      const addIssue = (path: string, message: string) => ctx.addIssue({ code: 'custom', path: [path], message })
      if (has(replyBy) !== (status === 'offered'))
        addIssue(
          'replyBy',
          has(replyBy) ? 'Only an offer has a last day to reply' : 'An offer needs a last day to reply',
        )
      if (has(waitlistNumber) !== (status === 'waitlisted'))
        addIssue(
          'waitlistNumber',
          has(waitlistNumber) ? 'Only a waiting list has places' : 'Say which place on the list',
        )
      const isExplained = has(note) || (reasons !== undefined && !reasons.includes('other'))
      if (status === 'rejected' && !isExplained) addIssue('note', reasons ? 'Say why, in your own words' : 'Say why')
      if (status !== 'rejected' && has(reasons)) addIssue('reasons', 'Only a rejection has reasons')
      const called = status === 'test' || status === 'interaction'
      if (called && !has(note) && !has(on)) addIssue('on', 'Say on which day, or in the note when and where')
      if (!called && has(on)) addIssue('on', 'Only a test or an interaction has a day')
      for (const [path, value] of Object.entries({ time, place, bring }))
        if (has(value) && !has(on)) addIssue(path, 'Say on which day')
      const isDocumentRequest = status === 'documents_requested'
      if (isDocumentRequest && !has(note) && !has(requestedTypes))
        addIssue('documentTypes', 'Say which documents, here or in the note')
      if (!isDocumentRequest && has(requestedTypes)) addIssue('documentTypes', 'Only where documents are asked for')
    },
  )
export type StaffMove = z.output<typeof staffMove>
