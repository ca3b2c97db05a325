import { z } from 'zod'
import { dateTimeText, recordId } from '../field.ts'
import { sessionText } from '../institute/grade-fee.ts'
import { classNumber } from '../institute/school.ts'
import { orderAmount, orderCurrency, paymentRow } from '../payment/payment.ts'
import { answered, formFilled, personalText } from '../student/own.ts'
import { applicationMove, applicationRow, instituteKinds } from './application.ts'
import { commonFormShape } from './child.ts'
import { documentRow } from './document.ts'

/** Without a type: a school for a parent, a college for a student. */
export const shortlistBody = z.strictObject({
  instituteType: z.enum(instituteKinds).optional(),
  instituteId: recordId,
  child: recordId.nullish(),
})
const listed = {
  id: recordId,
  instituteType: z.enum(instituteKinds),
  instituteId: recordId,
  instituteName: z.string(),
  instituteUrl: z.string(),
  child: recordId.nullable(),
  childName: z.string().nullable(),
}
export const shortlistRow = z
  .strictObject({ ...listed, application: applicationRow.nullable(), createdAt: dateTimeText })
  .meta({ id: 'Shortlisted' })
export type ShortlistRow = z.output<typeof shortlistRow>

/** What a family itself may do to an application; paying is not among them. */
export const familyMoves = ['withdraw', 'accept', 'decline', 'documents-added'] as const
const answers = z.record(z.string().min(1).max(120), personalText(2_000))

export const shortlistFormChange = z.strictObject({
  child: recordId.nullish(),
  class: classNumber.nullish(),
  session: sessionText.nullish(),
  quota: personalText(60).nullish(),
  answers: answers.optional(),
  /** Documents of the vault to share with this institute. */
  documents: z.array(recordId).max(40).optional(),
  move: z.enum(familyMoves).optional(),
  note: personalText(500).optional(),
})
export const shortlistForm = z
  .strictObject({
    ...listed,
    class: classNumber.nullable(),
    session: z.string().nullable(),
    quota: z.string().nullable(),
    /** The child's common form, which this institute reads with the answers below. */
    common: z.strictObject(answered(commonFormShape)).nullable(),
    answers,
    /** Documents that the school says it wants. */
    documentsAsked: z.array(z.string()),
    documents: z.array(documentRow),
    fee: z.strictObject({ amount: z.literal(orderAmount), currency: z.literal(orderCurrency), paid: z.boolean() }),
    payment: paymentRow.nullable(),
    completeness: formFilled,
    application: applicationRow.nullable(),
    timeline: z.array(applicationMove),
  })
  .meta({ id: 'ShortlistForm' })
export type ShortlistForm = z.output<typeof shortlistForm>
export const shortlistFormExample = { class: 1, session: '2027-28', answers: { 'Why this school?': 'It is near.' } }
