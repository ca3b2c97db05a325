import { z } from 'zod'
import { dateText, dateTimeText, recordId } from '../../fields/field.ts'
import { instituteTypes } from '../../institute/type.ts'
import { courseSummaryShape } from './course.ts'
import { documentTypes } from './document.ts'
import { applicationStates, movers } from './states.ts'

/** One transition of an application: actor, time, note, and next step. The first has no `from`. */
export const applicationMove = z
  .strictObject({
    id: recordId,
    from: z.enum(applicationStates).nullable(),
    to: z.enum(applicationStates),
    by: z.enum(movers),
    actor: z.string(),
    note: z.string().nullable(),
    /** The day of the test or the interaction that this move set. */
    on: dateText.nullable(),
    /** Documents requested with this transition. */
    documentTypes: z.array(z.enum(documentTypes)),
    /** The family's corrections after the submission: fields and sections by name. */
    corrected: z.array(z.string()),
    nextStep: z.string(),
    /** The place on the waiting list that this move gave. */
    waitlistNumber: z.int().nullable(),
    /** The last day to answer the offer that this move made. */
    replyBy: dateText.nullable(),
    at: dateTimeText,
  })
  .meta({ id: 'ApplicationMove' })
export type ApplicationMove = z.output<typeof applicationMove>

/** An application as its family sees it in a list. */
export const applicationRow = z
  .strictObject({
    id: recordId,
    instituteType: z.enum(instituteTypes),
    instituteId: recordId,
    instituteName: z.string(),
    instituteUrl: z.string(),
    child: recordId.nullable(),
    childName: z.string().nullable(),
    ...courseSummaryShape,
    session: z.string().nullable(),
    status: z.enum(applicationStates),
    nextStep: z.string(),
    /** Empty parts of the submission, by name, while the family can still fill them in. */
    missing: z.array(z.string()),
    /** Place on the waiting list, while it is waitlisted. */
    waitlistNumber: z.int().nullable(),
    /** Last day to answer an offer. */
    replyBy: dateText.nullable(),
    submittedAt: dateTimeText.nullable(),
    /** The last day on which its institute may read it, once it is closed; null after access has ended. */
    readableUntil: dateText.nullable(),
    updatedAt: dateTimeText,
  })
  .meta({ id: 'Application' })
export type ApplicationRow = z.output<typeof applicationRow>
