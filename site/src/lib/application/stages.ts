import type { ApplicationState } from '@pravesh/contract'

/** Whose turn it is: the groups of a family's open applications. */
export const stageGroups = ['yourTurn', 'toFinish', 'withInstitute', 'decided'] as const
export type StageGroup = (typeof stageGroups)[number]

const groupOf: Readonly<Record<ApplicationState, StageGroup>> = {
  draft: 'toFinish',
  payment_pending: 'toFinish',
  submitted: 'withInstitute',
  under_review: 'withInstitute',
  documents_requested: 'yourTurn',
  test: 'yourTurn',
  interaction: 'yourTurn',
  shortlisted: 'withInstitute',
  waitlisted: 'withInstitute',
  offered: 'yourTurn',
  accepted: 'decided',
  declined: 'decided',
  expired: 'decided',
  enrolled: 'decided',
  rejected: 'decided',
  withdrawn: 'decided',
}

/** Whose turn it is: an incomplete submission is the family's until it is read. */
const groupFor = ({ status, missing }: ApplicationProgress): StageGroup =>
  status === 'submitted' && missing.length > 0 ? 'toFinish' : groupOf[status]

type ApplicationProgress = { status: ApplicationState; missing: readonly string[] }
/** Applications by whose turn it is, in a family's order of interest. */
export function byStage<A extends ApplicationProgress>(applications: readonly A[]): [StageGroup, A[]][] {
  return stageGroups.map((group) => [group, applications.filter((application) => groupFor(application) === group)])
}

/** The usual stages of an application, in their order. */
export const applicationSteps = ['form', 'sent', 'read', 'called', 'decided'] as const
const stepOf: Readonly<Record<ApplicationState, number>> = {
  draft: 1,
  payment_pending: 1,
  submitted: 2,
  under_review: 3,
  documents_requested: 3,
  test: 4,
  interaction: 4,
  shortlisted: 4,
  waitlisted: 4,
  offered: 5,
  accepted: 5,
  declined: 5,
  expired: 5,
  enrolled: 5,
  rejected: 5,
  withdrawn: 5,
}
/** The stage of `applicationSteps` where an application stands, counted from 1. */
export const stepsDone = (status: ApplicationState): number => stepOf[status]

/** Days from today to the last day, as they count in India: 0 on the day itself, negative when it has passed. */
export function daysLeft(lastDay: string, today: string): number {
  return Math.round((Date.parse(lastDay.slice(0, 10)) - Date.parse(today)) / 86_400_000)
}

/** Whether the family's changes still reach the institute: until it starts reading. */
export const isCorrectable = (status: ApplicationState): boolean =>
  ['draft', 'payment_pending', 'submitted', 'documents_requested'].includes(status)
/** Whether an application has ended: another may be begun to the same institute. */
export const isClosed = (status: ApplicationState): boolean =>
  ['declined', 'expired', 'enrolled', 'rejected', 'withdrawn'].includes(status)
