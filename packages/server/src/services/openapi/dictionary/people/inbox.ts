import { enquiryCountBound } from '@pravesh/contract'
import type { Descriptions } from '../shared.ts'

const outcome =
  'spoke: the person was spoken to, which counts as an answer; no-answer: nobody took the call; wrong-number: it is another’s'

/** Calls that answer an enquiry: of administrators and of institutes. */
const replyEndpoints = 'admin.enquiry.remark,buyer.general-enquiry.answer,buyer.admission-enquiry.answer'

/** The administrators' inbox: filters, masked rows, history, counts and deletion. */
export const inbox: Descriptions = {
  '?unassigned': 'true: only those that no administrator has in hand; false: only those that one has',
  '?unread': 'true: only those that you have not opened since the person wrote last; false: only those that you have',
  '?overdue': 'true: only those whose promised hours are over; false: only the others',
  '?followUp': 'true: only those whose follow-up day is today or earlier; false: only the others',
  '?answered':
    'false: only those that wait for an answer; true: only those that had a reply, or a call in which the person was spoken to',
  '?deleted': 'true: only those that were deleted in the last minutes and can be restored',
  'AdminEnquiryRow/maskedMobile': 'Mobile number of who asks but for its last three digits, as +91 •••• ••210',
  'AdminEnquiryRow/maskedEmail':
    'E-mail address of who asks but for its first letter and host, as a…@example.in; null where none was left',
  'AdminEnquiryRow/message':
    'First line of what the person asks, at most 200 characters, with numbers and e-mail addresses masked; null where nothing was written',
  'AdminEnquiryRow/details':
    'What its kind asks beside the shared fields, by the name of the field, with numbers and e-mail addresses masked',
  'AdminEnquiryRow/assignee': 'Administrator who has it in hand; null where nobody has',
  'EnquiryAssignee/id': 'Id of the administrator’s account',
  'EnquiryAssignee/name': 'Name of that administrator, or the name they sign in with',
  'AdminEnquiry,AdminEnquiryRow/about': 'School, college, exam or career that it is about; null where it names none',
  'EnquirySubject/type': 'What it is: school, college, career or exam',
  'EnquirySubject/id': 'Id of that school, college, career or exam',
  'EnquirySubject/name': 'Name of that school, college, career or exam',
  'AdminEnquiry,AdminEnquiryRow/overdue': 'Whether the promised hours are over',
  'AdminEnquiryRow/unread': 'Whether you have not opened it since the person wrote last',
  'AdminEnquiry,AdminEnquiryRow/followUpOn':
    'Day on which an administrator looks at it again, ISO 8601; null where none is set',
  'AdminEnquiry,AdminEnquiryRow/deletedAt': 'When it was deleted: ISO 8601, in UTC; null where it was not',
  instituteAnsweredAt: 'When the institute answered last: ISO 8601, in UTC; null where it has not',
  'AdminEnquiry/task':
    'Task that it brings, with the institute on whose record it is decided; null where it is a question',
  'InstituteTask/type': 'correction: of an institute’s page; claim: a partner enquiry from an institute’s page',
  'AccountTask/type': 'account: a change of an account that its holder did not make',
  'InstituteTask/instituteType': 'Whether that institute is a school or a college',
  'InstituteTask/instituteId': 'Id of that school or college',
  'InstituteTask/name': 'Name of that school or college',
  'AdminEnquiry/timeline': 'All that happened, the oldest first: messages, remarks, replies, calls and changes',
  'TimelineEntry/type':
    'message: the person wrote; remark: an internal note; reply: sent to the person; call: by telephone; status, assignee, follow-up: changed; edited: fields were corrected; created: written down for a caller; deleted, restored',
  'TimelineEntry/at': 'When it happened: ISO 8601, in UTC',
  'TimelineEntry/by': 'Name of who did it; null where it is the person who asks, or nobody known',
  'TimelineEntry/body': 'What was written, plain text; null where nothing was',
  'TimelineEntry/outcome': `Outcome of a call. ${outcome}; null of anything else`,
  'TimelineEntry/from': 'Status, name of the assignee, or follow-up day, before the change; null where there was none',
  'TimelineEntry/to':
    'Status, name of the assignee, or follow-up day, after the change; names of the fields that were corrected; null where there is none',
  'AdminEnquiry/reads': 'Who read the contact, the latest 50 reads first',
  'ContactReading/by': 'Name of who read it: of an administrator, of an institute’s login, or of a college’s system',
  'ContactReading/role':
    'admin: an administrator; buyer: the institute’s staff; third-party: a system of the college that it was sent to',
  'ContactReading/at': 'When it was read: ISO 8601, in UTC',
  'EnquiryCounts/open': `How many are new, assigned or contacted; at most ${enquiryCountBound}`,
  'EnquiryCounts/overdue': `How many of them are late: the promised hours are over; at most ${enquiryCountBound}`,
  'EnquiryCounts/unassigned': 'How many of the open ones counted no administrator has in hand',
  'EnquiryCounts/unread': 'How many of the open ones counted you have not opened since the person wrote last',
  [`${replyEndpoints}/call`]: 'Telephone call that was made to the person',
  [`${replyEndpoints}/call.outcome`]: `Outcome of the call. ${outcome}`,
  [`${replyEndpoints}/call.body`]: 'What was said, plain text; internal',
  'BuyerEnquiry/calls': 'Telephone calls that were made to the person, by the institute',
  'BuyerEnquiry/calls.outcome': `Outcome of the call. ${outcome}`,
  'BuyerEnquiry/calls.body': 'What was said, plain text; empty where nothing was noted',
  'BuyerEnquiry/calls.by': 'Name of who called',
  'BuyerEnquiry/calls.at': 'When it was logged: ISO 8601, in UTC',
  'admin.enquiry.remark/>followUpOn': 'Day on which an administrator looks at it again, ISO 8601; null takes it off',
  'admin.enquiry.restore/ids': 'Ids of the deleted enquiries',
  'admin.enquiry.export/?contacts': 'true: contacts are whole, and each row is a read of one; false: they are masked',
  'admin.enquiry.changes/?enquiry': 'Only entries of this enquiry, by its id',
  'admin.enquiry.changes/?action': 'Only entries of this action',
  'EnquiryLogEntry/id': 'Id of the entry',
  'EnquiryLogEntry/action':
    'status, assignee, follow-up: changed; edited: fields were corrected; created: written down for a caller; deleted: can be restored; restored; removed: gone for good; exported: as a file',
  'EnquiryLogEntry/enquiry': 'Id of the enquiry; null for an export, which is of many',
  'EnquiryLogEntry/reference': 'Reference of the enquiry; null for an export',
  'EnquiryLogEntry/realm': 'admin: an administrator did it; buyer: an institute’s login; null where a job did',
  'EnquiryLogEntry/by': 'Name of who did it; null where a job did',
  'EnquiryLogEntry/details':
    'Of a status, an assignee or a follow-up day: `from` and `to`; of a correction: `fields`, by their names; of an export: `filter`, `contacts`, `rows`, and whether it `finished`',
  'EnquiryLogEntry/createdAt': 'When it was done: ISO 8601, in UTC',
}
