import type { InstituteWork, WorkTask } from '@pravesh/contract'
import { client, useRead } from '../api.ts'

const minute = 60_000
const urgentTasks: readonly WorkTask[] = ['overdue', 'due-soon', 'lapsing']

/** Waiting work of all institutes of the person, the most urgent first; read again each minute while the page is visible. */
export const useWork = () =>
  useRead('institutes', 'work', undefined, { enabled: client.session() !== undefined, refetchInterval: minute })

/** How many of some items of work there are. */
export const countWork = (items: readonly InstituteWork[]): number => items.reduce((sum, { count }) => sum + count, 0)

/** How much work is late or nearly so, at all institutes. */
export function useUrgentCount(): number {
  const { data } = useWork()
  return countWork(data?.data.filter(({ task }) => urgentTasks.includes(task)) ?? [])
}
