import { type WorkTask, workTasks } from '@pravesh/contract'
import { workTexts } from '@pravesh/messages/screens/institute/work'

/** Kinds of work on the start page, the most urgent first: open enquiries are counted in the menu alone. */
export const homeTasks: readonly WorkTask[] = workTasks.filter((task) => task !== 'open')

/** What each kind of work is called, and all of it. */
export const taskTexts = {
  title: workTexts.title,
  overdue: workTexts.overdue,
  'due-soon': workTexts.dueSoon,
  lapsing: workTexts.lapsing,
  'to-decide': workTexts.toDecide,
  today: workTexts.today,
  open: workTexts.open,
} as const

/** The id of the heading of a kind of work. */
export const taskAnchor = (task: WorkTask): string => `work-${task}`
