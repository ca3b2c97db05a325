import type { EnquiryCounts } from '@pravesh/contract'
import { type EnquiryView, newest, soonest } from '@pravesh/institute-screens/enquiry/views'
import { inboxTexts } from '@pravesh/messages/screens/people/enquiries'
import { sharedTexts } from '@pravesh/messages/screens/shared'

/** A tab of the inbox, with the count of each kind. */
export type InboxView = EnquiryView<keyof Omit<EnquiryCounts, 'kind'>>

/** Tabs of the inbox for the administrator with this account. */
export const viewsOf = (account: number | undefined): readonly InboxView[] => [
  { name: 'toAnswer', title: inboxTexts.toAnswer, filter: { answered: false }, sort: soonest, count: 'open' },
  {
    name: 'overdue',
    title: inboxTexts.overdue,
    filter: { overdue: true, answered: false },
    sort: soonest,
    count: 'overdue',
  },
  {
    name: 'unassigned',
    title: inboxTexts.notAssigned,
    filter: { unassigned: true },
    sort: newest,
    count: 'unassigned',
  },
  ...(account === undefined
    ? []
    : [{ name: 'mine', title: inboxTexts.assignedToMe, filter: { assignee: account }, sort: soonest }]),
  { name: 'followUp', title: inboxTexts.followUpToday, filter: { followUp: true }, sort: newest },
  { name: 'unread', title: inboxTexts.unread, filter: { unread: true }, sort: newest, count: 'unread' },
  { name: 'all', title: sharedTexts.all, filter: {}, sort: newest },
  { name: 'spam', title: inboxTexts.spam, filter: { status: 'spam' }, sort: newest },
  { name: 'deleted', title: sharedTexts.deleted, filter: { deleted: true }, sort: newest },
]
