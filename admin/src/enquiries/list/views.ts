import type { LabelKey } from '@pravesh/console-kit'
import type { EnquiryCounts } from '@pravesh/contract'
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
  { name: 'toAnswer', title: { declared: 'To answer' }, filter: { answered: false }, sort: soonest, count: 'open' },
  {
    name: 'overdue',
    title: { declared: 'Overdue' },
    filter: { overdue: true, answered: false },
    sort: soonest,
    count: 'overdue',
  },
  {
    name: 'unassigned',
    title: { declared: 'Not assigned' },
    filter: { unassigned: true },
    sort: newest,
    count: 'unassigned',
  },
  ...(account === undefined
    ? []
    : [{ name: 'mine', title: { declared: 'Assigned to me' }, filter: { assignee: account }, sort: soonest }]),
  { name: 'followUp', title: { declared: 'Follow up today' }, filter: { followUp: true }, sort: newest },
  { name: 'unread', title: { declared: 'Unread' }, filter: { unread: true }, sort: newest, count: 'unread' },
  { name: 'all', title: { declared: 'All' }, filter: {}, sort: newest },
  { name: 'spam', title: { declared: 'Spam' }, filter: { status: 'spam' }, sort: newest },
  { name: 'deleted', title: { declared: 'Deleted' }, filter: { deleted: true }, sort: newest },
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
