import { z } from 'zod'
import { contactReaders } from '../../fields/enquiry-kinds.ts'
import { personalText, recordId } from '../../fields/field.ts'

const timestamp = z.iso.datetime({ offset: true })

/** Outcomes of a telephone call: `spoke` counts as the promised reply. */
export const callOutcomes = ['spoke', 'no-answer', 'wrong-number'] as const
/** A telephone call to the person: `spoke` is an answer, and stops the promise. */
export const telephoneCall = z.strictObject({
  outcome: z
    .enum(callOutcomes)
    .describe(
      'Outcome of the call. spoke: the person was spoken to, which counts as an answer; no-answer: nobody took the call; wrong-number: it is another’s',
    ),
  body: personalText(4_000)
    .pipe(z.string().min(1, 'Required'))
    .optional()
    .describe('What was said, plain text; internal'),
})

/** Entries of the change log of enquiries. */
export const enquiryChangeActions = [
  ...(['status', 'assignee', 'edited', 'follow-up', 'created'] as const),
  ...(['deleted', 'restored', 'removed', 'exported', 'withdrawn'] as const),
] as const
/** Changes in an enquiry's own history: the others end it, or concern many. */
export const historyActions = [
  ...(['status', 'assignee', 'edited', 'follow-up', 'created'] as const),
  ...(['deleted', 'restored'] as const),
] as const

/** An entry of an enquiry's history: a message of the person, a note of staff, or a change. */
export const timelineEntry = z
  .strictObject({
    type: z
      .enum(['message', 'remark', 'reply', 'call', ...historyActions])
      .describe(
        'message: the person wrote; remark: an internal note; reply: sent to the person; call: by telephone; status, assignee, follow-up: changed; edited: fields were corrected; created: written down for a caller; deleted, restored',
      ),
    at: timestamp.describe('When it happened: ISO 8601, in UTC'),
    by: z.string().nullable().describe('Name of who did it; null where it is the person who asks, or nobody known'),
    body: z.string().nullable().describe('What was written, plain text; null where nothing was'),
    outcome: z
      .enum(callOutcomes)
      .nullable()
      .describe(
        'Outcome of a call. spoke: the person was spoken to, which counts as an answer; no-answer: nobody took the call; wrong-number: it is another’s; null of anything else',
      ),
    /** Of a change: the value before and after; for `edited`, `to` has the names of the fields. */
    from: z
      .string()
      .nullable()
      .describe('Status, name of the assignee, or follow-up day, before the change; null where there was none'),
    to: z
      .string()
      .nullable()
      .describe(
        'Status, name of the assignee, or follow-up day, after the change; names of the fields that were corrected; null where there is none',
      ),
  })
  .meta({ id: 'TimelineEntry' })
export type TimelineEntry = z.output<typeof timelineEntry>

/** A read of an enquiry's contact, with its reader and time. */
export const contactReading = z
  .strictObject({
    by: z
      .string()
      .describe('Name of who read it: of an administrator, of an institute’s login, or of a college’s system'),
    role: z
      .enum(contactReaders)
      .describe(
        'admin: an administrator; buyer: the institute’s staff; third-party: a system of the college that it was sent to',
      ),
    at: timestamp.describe('When it was read: ISO 8601, in UTC'),
  })
  .meta({ id: 'ContactReading' })
export type ContactReading = z.output<typeof contactReading>

/** A task on the record of an institute that came as an enquiry. */
const instituteTask = z
  .strictObject({
    type: z
      .enum(['correction', 'claim'])
      .describe('correction: of an institute’s page; claim: a partner enquiry from an institute’s page'),
    instituteType: z.enum(['school', 'college']).describe('Whether that institute is a school or a college'),
    instituteId: recordId.describe('Id of that school or college'),
    name: z.string().describe('Name of that school or college'),
  })
  .meta({ id: 'InstituteTask' })
/** A report of an unexpected account change, or the withdrawal of a consent. */
const accountTask = z
  .strictObject({
    type: z.enum(['account', 'consent']).describe('account: a change of an account that its holder did not make'),
  })
  .meta({ id: 'AccountTask' })
/** A task that came as an enquiry, with the record on which it is decided. */
export const enquiryTask = z.discriminatedUnion('type', [instituteTask, accountTask]).meta({ id: 'EnquiryTask' })
export type EnquiryTask = z.output<typeof enquiryTask>

/** An entry of the change log of enquiries. It outlives its enquiry, and holds no contact. */
export const enquiryLogEntry = z
  .strictObject({
    id: recordId.describe('Id of the entry'),
    action: z
      .enum(enquiryChangeActions)
      .describe(
        'status, assignee, follow-up: changed; edited: fields were corrected; created: written down for a caller; deleted: can be restored; restored; removed: gone for good; exported: as a file',
      ),
    enquiry: recordId.nullable().describe('Id of the enquiry; null for an export, which is of many'),
    reference: z.string().nullable().describe('Reference of the enquiry; null for an export'),
    realm: z
      .enum(['admin', 'buyer'])
      .nullable()
      .describe('admin: an administrator did it; buyer: an institute’s login; null where a job did'),
    by: z.string().nullable().describe('Name of who did it; null where a job did'),
    details: z
      .record(z.string(), z.unknown())
      .describe(
        'Of a status, an assignee or a follow-up day: `from` and `to`; of a correction: `fields`, by their names; of an export: `filter`, `contacts`, `rows`, and whether it `finished`',
      ),
    createdAt: timestamp.describe('When it was done: ISO 8601, in UTC'),
  })
  .meta({ id: 'EnquiryLogEntry' })
export type EnquiryLogEntry = z.output<typeof enquiryLogEntry>
