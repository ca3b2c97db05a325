import { z } from 'zod'
import { oneOf } from '../../endpoint/envelope.ts'
import { fileResponse } from '../../endpoint/file-response.ts'
import { flag, idNumber } from '../../endpoint/query.ts'
import type { Tag } from '../../endpoint/tag.ts'
import { enquiryKinds } from '../../fields/enquiry-kinds.ts'
import { enquirySearch, enquiryStates } from '../enquiry/enquiry.ts'
import { enquiryRow } from '../enquiry/row.ts'

export const enquiriesOfAnInstituteTag: Tag = {
  name: 'Enquiries of an institute',
  audience: 'institutes',
  description: 'Enquiries addressed to an institute, and its replies.',
}

/** Filters of the list of an institute's enquiries, and of its export. */
export const instituteEnquiryFilters = {
  search: enquirySearch,
  status: z.enum(enquiryStates).optional().describe('Only those in this state'),
  kind: z.enum(enquiryKinds).optional().describe('Only those of this kind'),
  replyDue: z
    .enum(['open', 'soon', 'overdue'])
    .optional()
    .describe(
      'open: only those that wait for a reply; soon: only those whose promised hours are over within 12 hours; overdue: only those whose promised hours are over',
    ),
  assignee: idNumber.optional().describe('Only those that the person with this account has in hand'),
  unassigned: flag.optional().describe('true: only those that nobody has in hand; false: only those that somebody has'),
  unread: flag
    .optional()
    .describe('true: only those that you have not opened since the person wrote last; false: only those that you have'),
  followUp: flag
    .optional()
    .describe('true: only those whose follow-up day is today or earlier; false: only the others'),
  received: z.enum(['today']).optional().describe('today: only those that came today, a day in India, without spam'),
} as const

/** Of an export: the filters of the list, and whether contacts are whole. */
export const exportQuery = {
  method: 'GET',
  recentSignIn: true,
  query: z.strictObject({
    ...instituteEnquiryFilters,
    contacts: flag
      .default(false)
      .describe('true: contacts are whole, and each row is a read of one; false: they are masked'),
  }),
  answer: fileResponse,
  file: ['text/csv'],
} as const

const { id, reference, kind, status, createdAt } = enquiryRow.shape
const otherEnquiry = z
  .strictObject({
    id: id.describe('Id of the enquiry'),
    reference: reference.describe('Reference to quote, as PR- and eight letters and digits'),
    kind: kind.describe('What it is about'),
    status: status.describe('Its state'),
    createdAt: createdAt.describe('When it was made: ISO 8601, in UTC'),
  })
  .meta({ id: 'OtherEnquiry' })
export type OtherEnquiry = z.output<typeof otherEnquiry>
/** Other enquiries of the person who asks, without a contact. */
export const otherEnquiries = { method: 'GET', answer: oneOf(z.array(otherEnquiry)) } as const
