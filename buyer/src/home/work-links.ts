import type { InstituteWork, WorkTask } from '@pravesh/contract'

type ListQuery = { filter: Readonly<Record<string, string | boolean>>; sort: string; order: 'ASC' | 'DESC' }
const lists: Readonly<Record<WorkTask, ListQuery>> = {
  overdue: { filter: { replyDue: 'overdue' }, sort: 'replyBy', order: 'ASC' },
  'due-soon': { filter: { replyDue: 'soon' }, sort: 'replyBy', order: 'ASC' },
  lapsing: { filter: { group: 'offered', lapsing: true }, sort: 'submittedAt', order: 'ASC' },
  'to-decide': { filter: { group: 'to-decide' }, sort: 'submittedAt', order: 'ASC' },
  today: { filter: { received: 'today' }, sort: 'createdAt', order: 'DESC' },
  open: { filter: { replyDue: 'open' }, sort: 'replyBy', order: 'ASC' },
}

/** Address of the list with exactly these items of work, in react-admin's format. */
export function workLink({ sid, task, list }: Pick<InstituteWork, 'sid' | 'task' | 'list'>): string {
  const { filter, ...order } = lists[task]
  const query = new URLSearchParams({ displayedFilters: '{}', filter: JSON.stringify(filter), ...order })
  return `/institutes/${sid}/${list}?${query}`
}
