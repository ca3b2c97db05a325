import { z } from 'zod'
import { contactReaders } from '../../fields/enquiry-kinds.ts'
import { dateTimeText, recordId } from '../../fields/field.ts'
import { admitting, classNumber } from '../../institute/admission.ts'
import { currentSession } from '../../institute/fees/grade-fee.ts'
import { instituteSummaryShape, instituteTypes } from '../../institute/type.ts'
import { orderAmount, orderCurrency, paymentRow, paymentStates } from '../payment/payment.ts'
import { formFilled, ifUnchanged, personalText, responseShape } from '../student/self-endpoint.ts'
import { applicationMove, applicationRow } from './application.ts'
import { applicationMessage } from './application-note.ts'
import { commonFormShape } from './child.ts'
import { courseChoice, courseSummaryShape } from './course.ts'
import { documentRow } from './document.ts'
import { question, questionAnswers } from './question.ts'

/** Without a type: a school for a parent, a college for a student. */
export const shortlistBody = z.strictObject({
  instituteType: z
    .enum(instituteTypes)
    .optional()
    .describe('Whether it is a school or a college; without it a school for a parent, a college for a student'),
  instituteId: recordId.describe('Id of the school or college; `instituteType` says which of the two'),
  child: recordId.nullish().describe('Id of the child that it is for; null where none is chosen'),
  ...courseChoice,
})
const listed = {
  id: recordId.describe('Id of the row on the shortlist'),
  instituteType: z.enum(instituteTypes).describe('Whether it is a school or a college'),
  instituteId: recordId.describe('Id of the school or college; `instituteType` says which of the two'),
  ...instituteSummaryShape,
  child: recordId.nullable().describe('Id of the child that it is for; null where none is chosen'),
  childName: z.string().nullable().describe('Name of the child; null where it is for no child'),
  ...courseSummaryShape,
  admitting: admitting.describe(
    'Whether an application with its fee is taken here today. open: it is; opens-later, closed: by the institute’s days, in India; dates-unknown: it has not said until when; counselling: a central counselling alone gives its seats; not-here: no live login manages it',
  ),
}
export const shortlistRow = z
  .strictObject({
    ...listed,
    application: applicationRow
      .nullable()
      .describe('The newest application to this institute; null where there is none'),
    createdAt: dateTimeText.describe('When it was made: ISO 8601, in UTC'),
  })
  .meta({ id: 'Shortlisted' })
export type ShortlistRow = z.output<typeof shortlistRow>

/** The meaning of the number in the path: a row of the shortlist, or with `institute` the institute on it. */
export const shortlistedBy = z.strictObject({
  by: z
    .literal('institute')
    .optional()
    .describe(
      'Says that the number is the institute’s: a school’s for a parent, a college’s for a student. CONFLICT where it is listed for several children',
    ),
})

/** A family's own transitions of an application; paying is not among them. */
const familyMoves = ['withdraw', 'accept', 'decline', 'documents-added'] as const

export const shortlistFormChange = z.strictObject({
  child: recordId.nullish().describe('Id of the child that it is for; null where none is chosen'),
  class: classNumber
    .nullish()
    .describe(
      'Class that is applied for: nursery −2, LKG −1, UKG 0, then 1 to 12; null until it is chosen, and for colleges',
    ),
  session: currentSession.nullish().describe('School year that is applied for, as 2027-28; null until it is chosen'),
  quota: personalText(60)
    .nullish()
    .describe('Quota that is applied under, in words, such as general; null until it is chosen'),
  answers: questionAnswers
    .optional()
    .describe(
      'Answers to the institute’s own questions by the question’s id, all of them at once: text, a number, a date as 2026-11-21, or one of the choices',
    ),
  documents: z
    .array(recordId)
    .max(40)
    .optional()
    .describe(
      'Ids of the family’s documents to share with this institute; once submitted, more can be added and none taken away',
    ),
  move: z
    .enum(familyMoves)
    .optional()
    .describe(
      'What the family does with it: withdraw, accept or decline the offer, or say that the documents asked for are added',
    ),
  note: personalText(500).optional().describe('What the family says with the move, plain text'),
  ...ifUnchanged,
})
export const shortlistForm = z
  .strictObject({
    ...listed,
    class: classNumber
      .nullable()
      .describe(
        'Class that is applied for: nursery −2, LKG −1, UKG 0, then 1 to 12; null until it is chosen, and for colleges',
      ),
    session: z.string().nullable().describe('School year that is applied for, as 2027-28; null until it is chosen'),
    quota: z
      .string()
      .nullable()
      .describe('Quota that is applied under, in words, such as general; null until it is chosen'),
    common: z
      .strictObject({
        ...responseShape(commonFormShape),
        documents: commonFormShape.documents
          .unwrap()
          .describe(
            'Ids of the family’s documents that go with every application of this child; null in a form that was sent',
          ),
      })
      .nullable()
      .describe('The child’s common form, which the institute reads too; null where no child is chosen'),
    questions: z.array(question).describe('The institute’s own questions, in its order'),
    answers: questionAnswers.describe(
      'Answers to the institute’s own questions by the question’s id: text, a number, a date as 2026-11-21, or one of the choices',
    ),
    /** Documents that the school requests. */
    documentsAsked: z.array(z.string()).describe('Papers that the institute asks for, in words'),
    documents: z.array(documentRow).describe('Documents of the family that are shared with this institute'),
    fee: z
      .strictObject({
        amount: z.literal(orderAmount).describe('In paise: 33100 is ₹331'),
        currency: z.literal(orderCurrency).describe('Currency of the amount, ISO 4217: INR'),
        paid: z.boolean().describe('True while the fee that submitted the application is paid; a refund ends that'),
        status: z
          .enum(['unpaid', ...paymentStates])
          .describe(
            'State of the payment that submitted the application, as of payments: paid, refund_pending or refunded; unpaid before that',
          ),
        receiptNumber: z.string().nullable().describe('Number of the receipt for the fee; null until it is paid'),
      })
      .describe('What submitting it costs'),
    payment: paymentRow
      .nullable()
      .describe(
        'The latest order for this application, which may be another than the one that paid the fee; null where there is none',
      ),
    completeness: formFilled.describe('How much of what is needed is filled in'),
    application: applicationRow
      .nullable()
      .describe('The newest application to this institute; null where there is none'),
    timeline: z.array(applicationMove).describe('Every move, the oldest first'),
    cannotBeTold: z
      .boolean()
      .describe(
        'True while nobody at the institute can be told by mail of the application that was sent: Pravesh staff see that. False before it is sent, and once it is closed',
      ),
    messages: z
      .array(applicationMessage)
      .describe('What the institute wrote to the family without a move, the oldest first'),
    reads: z
      .array(
        z.strictObject({
          by: z
            .string()
            .describe(
              'Who it was: Pravesh, or the name of the institute, with the person’s name in brackets where the login has one',
            ),
          side: z
            .enum(contactReaders)
            .describe(
              'How: admin, an administrator here; buyer, the institute’s staff; third-party, the college’s own system',
            ),
          packet: z.boolean().describe('True for a download of the signed packet: each has a line of its own'),
          at: dateTimeText.describe('When it was first read on that day, or downloaded: ISO 8601, in UTC'),
        }),
      )
      .describe(
        'Who read the family’s contact and form: one line for each person who did and each day in India; newest first, at most 100',
      ),
    openedAt: dateTimeText
      .nullable()
      .describe('When a person of the institute first opened it: ISO 8601, in UTC; null until then'),
    /** Of the application; null until there is one. */
    updatedAt: dateTimeText.nullable().describe('When it was last changed: ISO 8601, in UTC'),
  })
  .meta({ id: 'ShortlistForm' })
export type ShortlistForm = z.output<typeof shortlistForm>
export const shortlistFormExample = { class: 1, session: '2027-28', quota: 'general' }
