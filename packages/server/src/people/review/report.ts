import { ApiError, type ReviewReport } from '@pravesh/contract'
import { and, eq, sql } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'
import { nextUpdatedAt } from '../../platform/db/tables/updated-at.ts'
import { review } from '../../platform/db/tables.ts'
import type { Networks } from '../../platform/limits/network.ts'
import { capsFrom, countTry, isWithin } from '../../platform/limits/throttle.ts'
import { addReviewEvent, openReportCount } from './events.ts'

/** Enough for staff to read it again; further reports of the same review change nothing. */
const maxOpenReports = 20

/**
 * A reader reports a published review: it waits for staff again and stays published until they decide. NOT_FOUND for one that is not
 * published. Bound by caller: ten an hour; a second report of the same review within a day is not saved again.
 */
export async function reportReview(db: Db, from: Networks, id: number, report: ReviewReport): Promise<void> {
  await countTry(db, ...capsFrom(from, ['review-report', 'from'], 10, 60))
  const published = and(eq(review.id, id), eq(review.status, 'published'))
  const [visibleReview] = await db.select({ id: review.id }).from(review).where(published)
  if (!visibleReview) throw new ApiError('NOT_FOUND')
  const [narrowest] = capsFrom(from, ['review-report', id], 1, 24 * 60)
  if (narrowest && !(await isWithin(db, narrowest))) return
  await db.transaction(async (tx) => {
    const [current] = await tx.select({ id: review.id }).from(review).where(published).for('update')
    if (!current) throw new ApiError('NOT_FOUND')
    if ((await openReportCount(tx, id)) >= maxOpenReports) return
    const { reason: reportReason, message } = report
    await addReviewEvent(tx, { review: id, kind: 'reported', reportReason, reason: message || null })
    await tx
      .update(review)
      .set({
        waitingSince: sql`coalesce(${review.waitingSince}, now())`,
        // A decision made without this report is based on an outdated version.
        updatedAt: nextUpdatedAt(review.updatedAt),
      })
      .where(published)
  })
}
