import { z } from 'zod'
import { contactReaders } from '../../fields/enquiry-kinds.ts'
import { recordId, typedText } from '../../fields/field.ts'

const timestamp = z.iso.datetime({ offset: true })

/** Outcomes of a telephone call: `spoke` counts as the promised reply. */
export const callOutcomes = ['spoke', 'no-answer', 'wrong-number'] as const
/** A telephone call to the person: `spoke` is an answer, and stops the promise. */
export const telephoneCall = z.strictObject({
  outcome: z.enum(callOutcomes),
  body: typedText(4_000).pipe(z.string().min(1, 'Required')).optional(),
})

/** Entries of the change log of enquiries. */
export const enquiryChangeActions = [
  ...(['status', 'assignee', 'edited', 'follow-up', 'created'] as const),
  ...(['deleted', 'restored', 'removed', 'exported'] as const),
] as const
/** Changes in an enquiry's own history: the others end it, or concern many. */
export const historyActions = [
  ...(['status', 'assignee', 'edited', 'follow-up', 'created'] as const),
  ...(['deleted', 'restored'] as const),
] as const

/** An entry of an enquiry's history: a message of the person, a note of staff, or a change. */
export const timelineEntry = z
  .strictObject({
    type: z.enum(['message', 'remark', 'reply', 'call', ...historyActions]),
    at: timestamp,
    /** Name of the author; null for the person, or an unknown one. */
    by: z.string().nullable(),
    body: z.string().nullable(),
    /** Of a call. */
    outcome: z.enum(callOutcomes).nullable(),
    /** Of a change: the value before and after; for `edited`, `to` has the names of the fields. */
    from: z.string().nullable(),
    to: z.string().nullable(),
  })
  .meta({ id: 'TimelineEntry' })
export type TimelineEntry = z.output<typeof timelineEntry>

/** A read of an enquiry's contact, with its reader and time. */
export const contactReading = z
  .strictObject({ by: z.string(), role: z.enum(contactReaders), at: timestamp })
  .meta({ id: 'ContactReading' })
export type ContactReading = z.output<typeof contactReading>

/** A task on the record of an institute that came as an enquiry. */
const instituteTask = z
  .strictObject({
    type: z.enum(['correction', 'claim']),
    instituteType: z.enum(['school', 'college']),
    instituteId: recordId,
    name: z.string(),
  })
  .meta({ id: 'InstituteTask' })
/** A report of an unexpected account change, or the withdrawal of a consent. */
const accountTask = z.strictObject({ type: z.enum(['account', 'consent']) }).meta({ id: 'AccountTask' })
/** A task that came as an enquiry, with the record on which it is decided. */
export const enquiryTask = z.discriminatedUnion('type', [instituteTask, accountTask]).meta({ id: 'EnquiryTask' })
export type EnquiryTask = z.output<typeof enquiryTask>

/** An entry of the change log of enquiries. It outlives its enquiry, and holds no contact. */
export const enquiryLogEntry = z
  .strictObject({
    id: recordId,
    action: z.enum(enquiryChangeActions),
    /** Null for an export, which is of many. */
    enquiry: recordId.nullable(),
    reference: z.string().nullable(),
    realm: z.enum(['admin', 'buyer']).nullable(),
    /** Name of the author; null for a job. */
    by: z.string().nullable(),
    details: z.record(z.string(), z.unknown()),
    createdAt: timestamp,
  })
  .meta({ id: 'EnquiryLogEntry' })
export type EnquiryLogEntry = z.output<typeof enquiryLogEntry>
