import type { ReviewEvent } from '@pravesh/contract'
import { and, desc, eq, sql } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { reviewEvent } from '../../platform/db/tables.ts'

type NewEvent = Omit<typeof reviewEvent.$inferInsert, 'id' | 'at'>

/** As many versions of a review are saved; older ones go. */
const maxVersions = 5
const maxEvents = 50

/** Records an event of a review, in the transaction that caused it. */
export async function addReviewEvent(tx: Tx, event: NewEvent): Promise<void> {
  await tx.insert(reviewEvent).values(event)
  if (event.kind !== 'changed') return
  const changes = and(eq(reviewEvent.review, event.review), eq(reviewEvent.kind, 'changed'))
  const oldest = tx
    .select({ id: reviewEvent.id })
    .from(reviewEvent)
    .where(changes)
    .orderBy(desc(reviewEvent.id))
    .limit(1)
    .offset(maxVersions)
  await tx.delete(reviewEvent).where(and(changes, sql`${reviewEvent.id} <= (${oldest})`))
}

/** The latest events of a review, newest first. */
export async function reviewEventsOf(db: Db | Tx, review: number): Promise<ReviewEvent[]> {
  const rows = await db
    .select()
    .from(reviewEvent)
    .where(eq(reviewEvent.review, review))
    .orderBy(desc(reviewEvent.id))
    .limit(maxEvents)
  return rows.map(({ review: _, ...event }) => event)
}

/** The last decision on a review with its administrator; undefined without one. */
export async function lastDecision(db: Db | Tx, review: number): Promise<{ staff: string | null } | undefined> {
  const [row] = await db
    .select({ kind: reviewEvent.kind, staff: reviewEvent.staff })
    .from(reviewEvent)
    .where(eq(reviewEvent.review, review))
    .orderBy(desc(reviewEvent.id))
    .limit(1)
  return row && (row.kind === 'published' || row.kind === 'rejected') ? row : undefined
}

/** How many readers have reported a review since the last decision on it. */
export function openReportCount(tx: Tx, review: number): Promise<number> {
  const decided = sql`(select coalesce(max(d.id), 0) from ${reviewEvent} d where d.review = ${review} and d.kind in ('published', 'rejected'))`
  return tx.$count(
    reviewEvent,
    and(eq(reviewEvent.review, review), eq(reviewEvent.kind, 'reported'), sql`${reviewEvent.id} > ${decided}`),
  )
}
