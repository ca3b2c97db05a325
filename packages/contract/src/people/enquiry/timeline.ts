import { z } from 'zod'
import { contactReaders } from '../../fields/enquiry-kinds.ts'
import { recordId, typedText } from '../../fields/field.ts'

const timestamp = z.iso.datetime({ offset: true })

/** What came of a telephone call: `spoke` counts as the answer that was promised. */
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
/** Changes that stand in an enquiry's own history: the others end it, or are of many. */
export const historyActions = [
  ...(['status', 'assignee', 'edited', 'follow-up', 'created'] as const),
  ...(['deleted', 'restored'] as const),
] as const

/** An entry of an enquiry's history: a message of the person, a note of staff, or a change. */
export const timelineEntry = z
  .strictObject({
    type: z.enum(['message', 'remark', 'reply', 'call', ...historyActions]),
    at: timestamp,
    /** Name of who wrote it; null where it is the person, or nobody known. */
    by: z.string().nullable(),
    body: z.string().nullable(),
    /** Of a call. */
    outcome: z.enum(callOutcomes).nullable(),
    /** Of a change: the value before and after; of `edited` the names of the fields stand in `to`. */
    from: z.string().nullable(),
    to: z.string().nullable(),
  })
  .meta({ id: 'TimelineEntry' })
export type TimelineEntry = z.output<typeof timelineEntry>

/** Who read the contact of an enquiry, and when. */
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
/** Somebody says that a change of their account was not theirs, or withdraws a consent. */
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
    /** Name of who did it; null where a job did. */
    by: z.string().nullable(),
    details: z.record(z.string(), z.unknown()),
    createdAt: timestamp,
  })
  .meta({ id: 'EnquiryLogEntry' })
export type EnquiryLogEntry = z.output<typeof enquiryLogEntry>
