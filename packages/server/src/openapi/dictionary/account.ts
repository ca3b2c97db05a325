import type { Descriptions } from './shared.ts'

/** Accounts as the desk sees them. */
export const account: Descriptions = {
  'admin.accounts.list/?realm':
    'Whose accounts. student: students and parents; buyer: institutes; admin: administrators',
  'admin.accounts.list/?suspended': 'Only suspended accounts, or only those that are open',
  'admin.accounts.update/realm':
    'Which kind of account. student: students and parents; buyer: institutes; admin: administrators',
  'admin.accounts.update/suspended': 'true suspends it, and ends its sessions; false opens it again',
  'admin.accounts.update/reason': 'Why, for other administrators; the person is not shown it',
  'Overview/queues': 'What waits for staff, by queue',
  'Overview/queues.queue':
    'enquiries: open ones; applications: submitted, and not opened by the institute; reviews: not decided; proposals: of institutes, not decided; partners: applications to become a partner that are neither approved nor rejected',
  'Overview/queues.waiting': 'How many wait, counted up to 1,000',
  'Overview/queues.waitingAtLeast': 'True where there are more than were counted',
  'Overview/queues.overdue':
    'How many of those counted are late: the promised hours are over, or nobody opened the application for 7 days; null where nothing is promised',
  'Overview/queues.oldestAt': 'Since when the oldest of those counted waits: ISO 8601, in UTC; null where none does',
  'Overview/failures': 'What failed and waits for a person',
  'Overview/failures.kind':
    'jobs: given up; refunds: the gateway refused; bounces: addresses that refused mail in the last 30 days',
  'Overview/failures.total': 'How many there are, counted up to 1,000',
  'Overview/failures.totalAtLeast': 'True where there are more than were counted',
  'Overview/days': 'What came in on each of the last 30 days of India, today the last',
  'Overview/days.day': 'The day, ISO 8601',
  'Overview/days.enquiries': 'Enquiries raised that day, without deleted ones',
  'Overview/days.applications': 'Applications submitted that day',
  'Overview/days.payments': 'Payments that arrived that day',
  'Overview/days.paid': 'Money that arrived that day, in paise',
  'Overview/days.refunded': 'Money that went back that day, in paise',
  'Overview/publication': 'Of each kind, how many records stand in each state of publication',
  'Overview/publication.kind': 'What is counted',
  'Overview/publication.counts': 'States that any record stands in',
  'Overview/publication.counts.status': 'State of publication',
  'Overview/publication.counts.total': 'Records in that state, counted up to 1,000',
  'Overview/publication.counts.totalAtLeast': 'True where there are more than were counted',
  'Account/realm': 'Which kind of account. student: students and parents; buyer: institutes; admin: administrators',
  'Account/name': 'Name of the person, or the administrator’s user name',
  'Account/suspended': 'True while it is suspended: nobody can sign in to it',
  'Account/decision.reason': 'Why the administrator decided so',
  'Account/decision.by': 'User name of the administrator who decided',
  'Account/decision.at': 'When it was decided: ISO 8601, in UTC',
  'Account/contact': 'E-mail address or mobile, masked: enough to know it again',
  'Account/side': 'What it applies to or manages: schools or colleges; null for an administrator',
  'Account/decision': 'The latest decision to suspend it or open it again; null where there was none',
}
