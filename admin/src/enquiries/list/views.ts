import type { LabelKey } from '@pravesh/console-kit'
import type { EnquiryCounts } from '@pravesh/contract'
import { inboxTexts } from '@pravesh/messages/screens/people/enquiries'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import type { SortPayload } from 'react-admin'

const soonest: SortPayload = { field: 'replyBy', order: 'ASC' }
const newest: SortPayload = { field: 'createdAt', order: 'DESC' }

/** A tab of the inbox: its filter, its order, and the count next to its name. */
export type InboxView = {
  name: string
  title: LabelKey
  filter: Readonly<Record<string, unknown>>
  sort: SortPayload
  count?: keyof Omit<EnquiryCounts, 'kind'>
}

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

/** Filters that the tabs set; all others stay when another tab is chosen. */
const viewFilters: readonly string[] = [
  'answered',
  'overdue',
  'unassigned',
  'assignee',
  'followUp',
  'unread',
  'status',
  'deleted',
]
const ofViews = (values: Readonly<Record<string, unknown>>) =>
  Object.entries(values).filter(([name, value]) => viewFilters.includes(name) && value !== undefined)

/** The tab that the filters of a list stand for: undefined where a person narrowed it otherwise. */
export function viewIn(
  views: readonly InboxView[],
  filterValues: Readonly<Record<string, unknown>>,
): InboxView | undefined {
  const set = ofViews(filterValues)
  return views.find(
    ({ filter }) =>
      Object.keys(filter).length === set.length && set.every(([name, value]) => String(filter[name]) === String(value)),
  )
}
/** The filters of a list without those of a tab. */
export const withoutView = (filterValues: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(filterValues).filter(([name]) => !viewFilters.includes(name)))
