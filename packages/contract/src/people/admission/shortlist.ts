import { z } from 'zod'
import { contactReaders } from '../../fields/enquiry-kinds.ts'
import { dateTimeText, recordId } from '../../fields/field.ts'
import { admitting, classNumber } from '../../institute/admission.ts'
import { currentSession } from '../../institute/fees/grade-fee.ts'
import { instituteSummaryShape, instituteTypes } from '../../institute/type.ts'
import { orderAmount, orderCurrency, paymentRow, paymentStates } from '../payment/payment.ts'
import { formFilled, ifUnchanged, personalText, responseShape } from '../student/self-endpoint.ts'
import { applicationMove, applicationRow } from './application.ts'
import { commonFormShape } from './child.ts'
import { courseChoice, courseSummaryShape } from './course.ts'
import { documentRow } from './document.ts'
import { question, questionAnswers } from './question.ts'

/** Without a type: a school for a parent, a college for a student. */
export const shortlistBody = z.strictObject({
  instituteType: z.enum(instituteTypes).optional(),
  instituteId: recordId,
  child: recordId.nullish(),
  ...courseChoice,
})
const listed = {
  id: recordId,
  instituteType: z.enum(instituteTypes),
  instituteId: recordId,
  ...instituteSummaryShape,
  child: recordId.nullable(),
  childName: z.string().nullable(),
  ...courseSummaryShape,
  admitting,
}
export const shortlistRow = z
  .strictObject({ ...listed, application: applicationRow.nullable(), createdAt: dateTimeText })
  .meta({ id: 'Shortlisted' })
export type ShortlistRow = z.output<typeof shortlistRow>

/** The meaning of the number in the path: a row of the shortlist, or with `institute` the institute on it. */
export const shortlistedBy = z.strictObject({ by: z.literal('institute').optional() })

/** A family's own transitions of an application; paying is not among them. */
const familyMoves = ['withdraw', 'accept', 'decline', 'documents-added'] as const

export const shortlistFormChange = z.strictObject({
  child: recordId.nullish(),
  class: classNumber.nullish(),
  session: currentSession.nullish(),
  quota: personalText(60).nullish(),
  /** To the institute's own questions, by their ids; all of them at once. */
  answers: questionAnswers.optional(),
  /** Documents of the vault to share with this institute. */
  documents: z.array(recordId).max(40).optional(),
  move: z.enum(familyMoves).optional(),
  note: personalText(500).optional(),
  ...ifUnchanged,
})
export const shortlistForm = z
  .strictObject({
    ...listed,
    class: classNumber.nullable(),
    session: z.string().nullable(),
    quota: z.string().nullable(),
    /** The child's common form, which this institute reads with the answers below. */
    common: z.strictObject(responseShape(commonFormShape)).nullable(),
    /** This institute's own questions. */
    questions: z.array(question),
    answers: questionAnswers,
    /** Documents that the school requests. */
    documentsAsked: z.array(z.string()),
    documents: z.array(documentRow),
    fee: z.strictObject({
      amount: z.literal(orderAmount),
      currency: z.literal(orderCurrency),
      paid: z.boolean(),
      status: z.enum(['unpaid', ...paymentStates]),
      receiptNumber: z.string().nullable(),
    }),
    /** The latest order, which may be another than the one that paid the fee. */
    payment: paymentRow.nullable(),
    completeness: formFilled,
    application: applicationRow.nullable(),
    timeline: z.array(applicationMove),
    /** Readers of the family's contact and form: the first read of each account per day; the latest hundred, newest first. */
    reads: z.array(z.strictObject({ by: z.string(), side: z.enum(contactReaders), at: dateTimeText })),
    /** Of the application; null until there is one. */
    updatedAt: dateTimeText.nullable(),
  })
  .meta({ id: 'ShortlistForm' })
export type ShortlistForm = z.output<typeof shortlistForm>
export const shortlistFormExample = { class: 1, session: '2027-28', quota: 'general' }
