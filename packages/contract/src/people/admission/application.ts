import { z } from 'zod'
import { dateText, dateTimeText, recordId } from '../../fields/field.ts'
import { classNumber } from '../../institute/admission.ts'
import { instituteTypes } from '../../institute/type.ts'
import { courseSummaryShape } from './course.ts'
import { documentTypes } from './document.ts'
import { applicationStates, movers, rejectionReasons } from './states.ts'

/** One transition of an application: actor, time, note, and next step. The first has no `from`. */
export const applicationMove = z
  .strictObject({
    id: recordId.describe('Id of the move'),
    from: z.enum(applicationStates).nullable().describe('State before; null where it began'),
    to: z.enum(applicationStates).describe('State after'),
    by: z
      .enum(movers)
      .describe(
        'Who moved it: the family, the institute (or an administrator for it), a payment that arrived, the clock, or (admin) Pravesh, when it refunded the fee',
      ),
    actor: z.string().describe('Name of who moved it, as families read it'),
    note: z.string().nullable().describe('What was said with the move, plain text; null where nothing was'),
    on: dateText
      .nullable()
      .describe('Day of the test or the interaction that this move set, in India; null for other moves'),
    time: z
      .string()
      .nullable()
      .describe('Time of that day, as 09:30, in India; null where none was said, and for other moves'),
    place: z
      .string()
      .nullable()
      .describe('Where the test or the interaction is: an address, or a link; null where none was said'),
    bring: z.string().nullable().describe('What the applicant brings, plain text; null where nothing was said'),
    /** Documents requested with this transition. */
    documentTypes: z
      .array(z.enum(documentTypes))
      .describe('Kinds of documents that this move asked for; empty for other moves'),
    reasons: z
      .array(z.enum(rejectionReasons))
      .describe('Why the applicant was not selected, with a rejection; empty for other moves'),
    corrected: z
      .array(z.string())
      .describe(
        'What the family wrote anew after it was sent: fields and sections by their names; empty for other moves',
      ),
    nextStep: z
      .string()
      .describe(
        'What the family does next, in words, for the family itself in the language of Accept-Language; once it is sent, which parts of the form are still missing',
      ),
    waitlistNumber: z
      .int()
      .nullable()
      .describe('Place on the waiting list that this move gave, counted from 1; null for other moves'),
    replyBy: dateText
      .nullable()
      .describe('Last day to answer the offer that this move made, in India; null for other moves'),
    at: dateTimeText.describe('When it was moved: ISO 8601, in UTC'),
  })
  .meta({ id: 'ApplicationMove' })
export type ApplicationMove = z.output<typeof applicationMove>

/** An application as its family sees it in a list. */
export const applicationRow = z
  .strictObject({
    id: recordId.describe('Id of the application'),
    instituteType: z.enum(instituteTypes).describe('Whether it is a school or a college'),
    instituteId: recordId.describe('Id of the school or college; `instituteType` says which of the two'),
    instituteName: z.string().describe('Name of the school or college'),
    instituteUrl: z.string().describe('Slug of the school’s or college’s page'),
    child: recordId.nullable().describe('Id of the child that it is for; null where none is named'),
    childName: z.string().nullable().describe('Name of the child; null where it is for no child'),
    ...courseSummaryShape,
    class: classNumber
      .nullable()
      .describe(
        'Class that is applied for: nursery −2, LKG −1, UKG 0, then 1 to 12; null until it is chosen, and for colleges',
      ),
    session: z.string().nullable().describe('School year that is applied for, as 2027-28; null until it is chosen'),
    status: z
      .enum(applicationStates)
      .describe(
        'Where it stands. draft: begun; payment_pending: the fee is due; submitted: paid and sent; under_review: being read; documents_requested: papers are missing; test, interaction: the applicant is called; shortlisted: waits for the offers; waitlisted: on the waiting list; offered: a seat waits for the answer; accepted, declined: the family’s answer; expired: no answer in time; enrolled: admitted; rejected: refused; withdrawn: taken back',
      ),
    nextStep: z
      .string()
      .describe(
        'What the family does next, in words, for the family itself in the language of Accept-Language; once it is sent, which parts of the form are still missing',
      ),
    missing: z
      .array(z.string())
      .describe(
        'Parts of what was sent that are empty, by their names, while the family can still fill them; `answers.7` is the answer to question 7',
      ),
    waitlistNumber: z
      .int()
      .nullable()
      .describe('Place on the waiting list, counted from 1; null unless it is waitlisted'),
    replyBy: dateText.nullable().describe('Last day to answer an offer, in India; null where nothing is offered'),
    submittedAt: dateTimeText
      .nullable()
      .describe('When it was paid and so submitted: ISO 8601, in UTC; null before that'),
    readableUntil: dateText
      .nullable()
      .describe(
        'Last day, in India, on which its institute may read it; null while it is open, and after access has ended',
      ),
    updatedAt: dateTimeText.describe('When it was last changed: ISO 8601, in UTC'),
  })
  .meta({ id: 'Application' })
export type ApplicationRow = z.output<typeof applicationRow>
