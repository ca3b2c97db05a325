import { z } from 'zod'
import { flag, idNumber } from '../../endpoint/query.ts'
import { enquiryKinds } from '../../fields/enquiry-kinds.ts'
import { dateText, recordId } from '../../fields/field.ts'
import { enquirySearch, enquiryStates } from './enquiry.ts'
import { grievanceTimes } from './grievance-times.ts'
import { enquiryHead } from './row.ts'

const timestamp = z.iso.datetime({ offset: true })

/** Orders of a list of enquiries for administrators. */
export const inboxSorts = ['id', 'createdAt', 'status', 'name', 'replyBy'] as const

/** Filters of every list of enquiries for administrators. `unread` is by the caller, `unassigned` by any. */
export const inboxFilters = {
  search: enquirySearch,
  status: z.enum(enquiryStates).optional().describe('Only those in this state'),
  assignee: idNumber.optional().describe('Administrator who has it in hand; null where nobody has'),
  unassigned: flag
    .optional()
    .describe('true: only those that no administrator has in hand; false: only those that one has'),
  unread: flag
    .optional()
    .describe('true: only those that you have not opened since the person wrote last; false: only those that you have'),
  overdue: flag.optional().describe('true: only those whose promised hours are over; false: only the others'),
  followUp: flag
    .optional()
    .describe('true: only those whose follow-up day is today or earlier; false: only the others'),
  answered: flag
    .optional()
    .describe(
      'false: only those that wait for an answer; true: only those that had a reply, or a call in which the person was spoken to',
    ),
  deleted: flag.optional().describe('true: only those that were deleted in the last minutes and can be restored'),
  instituteType: z.enum(['school', 'college']).optional().describe('Only those of schools, or of colleges'),
  instituteId: idNumber
    .optional()
    .describe(
      'Only those of the school or college with this id; give `instituteType` too, for one of each may have it',
    ),
  date1: dateText.optional().describe('First day on which they were raised, in India').meta({ example: '2026-11-01' }),
  date2: dateText
    .optional()
    .describe('Last day on which they were raised, in India, that day included')
    .meta({ example: '2026-11-30' }),
}

/** Subject of an enquiry. */
export const enquirySubject = z
  .strictObject({
    type: z.enum(['school', 'college', 'career', 'exam']).describe('What it is: school, college, career or exam'),
    id: recordId.describe('Id of that school, college, career or exam'),
    name: z.string().describe('Name of that school, college, career or exam'),
  })
  .meta({ id: 'EnquirySubject' })
export type EnquirySubject = z.output<typeof enquirySubject>

/** An administrator whose task an enquiry is. */
const assigneeShape = z
  .strictObject({
    id: recordId.describe('Id of the administrator’s account'),
    name: z.string().describe('Name of that administrator, or the name they sign in with'),
  })
  .meta({ id: 'EnquiryAssignee' })

/** An enquiry in a list for administrators: its contact is masked, in texts too. A page of them is no read of a contact. */
export const adminEnquiryRow = z
  .strictObject({
    ...enquiryHead,
    maskedMobile: z.string().describe('Mobile number of who asks but for its last three digits, as +91 •••• ••210'),
    /** Masked, as a…@example.in; null where none was left, and a reply cannot be sent. */
    maskedEmail: z
      .string()
      .nullable()
      .describe(
        'E-mail address of who asks but for its first letter and host, as a…@example.in; null where none was left',
      ),
    city: z.string().nullable().describe('City, as the person writes it; null where it was left out'),
    message: z
      .string()
      .nullable()
      .describe(
        'First line of what the person asks, at most 200 characters, with numbers and e-mail addresses masked; null where nothing was written',
      ),
    details: z
      .record(z.string(), z.unknown())
      .describe(
        'What its kind asks beside the shared fields, by the name of the field, with numbers and e-mail addresses masked',
      ),
    language: z.enum(['en', 'hi']).describe('Language that the person writes and is answered in: en English, hi Hindi'),
    about: enquirySubject
      .nullable()
      .describe('School, college, exam or career that it is about; null where it names none'),
    assignee: assigneeShape.nullable().describe('Administrator who has it in hand; null where nobody has'),
    grievance: grievanceTimes
      .nullable()
      .describe('Its subject and the periods of the law, where it is a grievance; null of any other'),
    replyBy: timestamp.nullable().describe('Last day to answer an offer, in India; null where nothing is offered'),
    overdue: z.boolean().describe('Whether the promised hours are over'),
    unread: z.boolean().describe('Whether you have not opened it since the person wrote last'),
    followUpOn: z
      .string()
      .nullable()
      .describe('Day on which an administrator looks at it again, ISO 8601; null where none is set'),
    deletedAt: timestamp.nullable().describe('When it was deleted: ISO 8601, in UTC; null where it was not'),
    createdAt: timestamp.describe('When it was made: ISO 8601, in UTC'),
    updatedAt: timestamp.describe('When it was last changed: ISO 8601, in UTC'),
  })
  .meta({ id: 'AdminEnquiryRow' })
export type AdminEnquiryRow = z.output<typeof adminEnquiryRow>

/** Each count ends here: more are at least as many. */
export const enquiryCountBound = 1_000
/** How many enquiries of a kind wait, each up to the bound. */
export const enquiryCounts = z
  .strictObject({
    kind: z
      .enum(enquiryKinds)
      .describe(
        'What it is about. general; footer-enquiry: from the foot of a page; admission-school, admission-college; career, career-footer; exam; partner-enquiry: an institute asks to take part; free-counselling; studyindia: from abroad; grievance: to the grievance officer; student: by a signed-in family',
      ),
    open: z.int().describe('How many are new, assigned or contacted; at most 1000'),
    overdue: z.int().describe('How many of them are late: the promised hours are over; at most 1000'),
    unassigned: z.int().describe('How many of the open ones counted no administrator has in hand'),
    unread: z.int().describe('How many of the open ones counted you have not opened since the person wrote last'),
  })
  .meta({ id: 'EnquiryCounts' })
export type EnquiryCounts = z.output<typeof enquiryCounts>
