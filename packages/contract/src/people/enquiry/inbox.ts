import { z } from 'zod'
import { flag, idNumber } from '../../endpoint/query.ts'
import { enquiryKinds } from '../../fields/enquiry-kinds.ts'
import { dateText, recordId } from '../../fields/field.ts'
import { enquirySearch, enquiryStates } from './enquiry.ts'
import { enquiryHead } from './row.ts'

const timestamp = z.iso.datetime({ offset: true })

/** Orders of a list of enquiries for administrators. */
export const inboxSorts = ['id', 'createdAt', 'status', 'name', 'replyBy'] as const

/** Filters of every list of enquiries for administrators. `unread` is by the caller, `unassigned` by any. */
export const inboxFilters = {
  search: enquirySearch,
  status: z.enum(enquiryStates).optional(),
  assignee: idNumber.optional(),
  unassigned: flag.optional(),
  unread: flag.optional(),
  overdue: flag.optional(),
  followUp: flag.optional(),
  answered: flag.optional(),
  deleted: flag.optional(),
  instituteType: z.enum(['school', 'college']).optional(),
  instituteId: idNumber.optional(),
  date1: dateText.optional(),
  date2: dateText.optional(),
}

/** Subject of an enquiry. */
export const enquirySubject = z
  .strictObject({ type: z.enum(['school', 'college', 'career', 'exam']), id: recordId, name: z.string() })
  .meta({ id: 'EnquirySubject' })
export type EnquirySubject = z.output<typeof enquirySubject>

/** An administrator whose task an enquiry is. */
const assigneeShape = z.strictObject({ id: recordId, name: z.string() }).meta({ id: 'EnquiryAssignee' })

/** An enquiry in a list for administrators: its contact is masked, in texts too. A page of them is no read of a contact. */
export const adminEnquiryRow = z
  .strictObject({
    ...enquiryHead,
    /** Masked, as +91 •••• ••210. */
    maskedMobile: z.string(),
    /** Masked, as a…@example.in; null where none was left, and a reply cannot be sent. */
    maskedEmail: z.string().nullable(),
    city: z.string().nullable(),
    /** Its first line, at most 200 characters. */
    message: z.string().nullable(),
    details: z.record(z.string(), z.unknown()),
    language: z.enum(['en', 'hi']),
    about: enquirySubject.nullable(),
    assignee: assigneeShape.nullable(),
    replyBy: timestamp.nullable(),
    overdue: z.boolean(),
    unread: z.boolean(),
    followUpOn: z.string().nullable(),
    deletedAt: timestamp.nullable(),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: 'AdminEnquiryRow' })
export type AdminEnquiryRow = z.output<typeof adminEnquiryRow>

/** Each count ends here: more are at least as many. */
export const enquiryCountBound = 1_000
/** How many enquiries of a kind wait, each up to the bound. */
export const enquiryCounts = z
  .strictObject({
    kind: z.enum(enquiryKinds),
    open: z.int(),
    overdue: z.int(),
    unassigned: z.int(),
    unread: z.int(),
  })
  .meta({ id: 'EnquiryCounts' })
export type EnquiryCounts = z.output<typeof enquiryCounts>
