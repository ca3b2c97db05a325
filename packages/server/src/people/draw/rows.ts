import { type DrawSummary, drawnApplicationStates, type drawStates } from '@pravesh/contract'
import { and, eq, inArray, type SQL } from '../../platform/db/drizzle.ts'
import type { Tx } from '../../platform/db/index.ts'
import { application, type draw } from '../../platform/db/tables.ts'
import { publishInvalidation } from '../../platform/invalidation/publish.ts'

/** A draw as stored. */
export type Draw = typeof draw.$inferSelect

/** The tag of cached pages and responses that show draws. */
export const drawsTag = 'draws'
/** Announces that a draw changed: its own page, and the list on the page of its institute. */
export const publishDraw = (tx: Tx, { id, instituteType, instituteId }: Draw): Promise<void> =>
  publishInvalidation(tx, [drawsTag, `draw:${id}`, `${instituteType}:${instituteId}`])

/** How far a draw is. */
export function stateOf({ cancelledAt, drawnAt, closedAt }: Draw): (typeof drawStates)[number] {
  if (cancelledAt !== null) return 'cancelled'
  if (drawnAt !== null) return 'drawn'
  return closedAt === null ? 'announced' : 'closed'
}
/** What lists say of a draw. */
export const summaryOfDraw = (row: Draw): DrawSummary => {
  const { id, name, closesAt, drawsAt } = row
  return { id, name, state: stateOf(row), closesAt, drawsAt }
}

type Scope = Pick<Draw, 'instituteType' | 'instituteId' | 'class' | 'course' | 'session' | 'quota'>
/** Applications that take part in a draw whose list is not closed. */
export const taking = (scope: Scope): SQL | undefined =>
  and(
    eq(application.instituteType, scope.instituteType),
    eq(application.instituteId, scope.instituteId),
    inArray(application.status, [...drawnApplicationStates]),
    scope.class === null ? undefined : eq(application.class, scope.class),
    scope.course === null ? undefined : eq(application.course, scope.course),
    scope.session === null ? undefined : eq(application.session, scope.session),
    scope.quota === null ? undefined : eq(application.quota, scope.quota),
  )
