import type { Source } from '@pravesh/contract'
import type { Institute } from '../../catalogue/institute/institute.ts'
import { invalidatePages } from '../../catalogue/institute/parts/engine.ts'
import { and, eq, sql } from '../../platform/db/drizzle.ts'
import type { Tx } from '../../platform/db/index.ts'
import { today } from '../../platform/db/statements/today.ts'
import { instituteTables } from '../../platform/db/tables/tables-of.ts'
import { review, seedRun, studentAccount } from '../../platform/db/tables.ts'

/** Name of the source of each rating. */
export const reviewRatingSource = 'Reviews published on Pravesh'
/** The demo's own accounts have the creation time of their seed. */
const demoSeededAt = sql`(select ${seedRun.at} from ${seedRun} where ${seedRun.name} in ('demo', 'demo-accounts'))`
const tableOf = ({ type }: Institute) => instituteTables[type]

export const publishedOf = ({ type, id }: Institute) =>
  and(eq(review.instituteType, type), eq(review.instituteId, id), eq(review.status, 'published'))

/**
 * Updates an institute's rating to its published reviews, and invalidates its pages. One real review outranks the demo's invented figures;
 * without one, a rating from reviews is removed. With a review by a demo account it is a demo figure. The institute is locked, so that
 * concurrent decisions both count.
 */
export async function followRating(tx: Tx, institute: Institute): Promise<void> {
  const table = tableOf(institute)
  const byId = eq(table.id, institute.id)
  const [current] = await tx.select({ source: table.ratingSource }).from(table).where(byId).for('no key update')
  if (!current) return
  const [now] = await tx
    .select({
      count: sql<number>`count(*)::int`,
      mean: sql<number | null>`avg(${review.overall})::float8`,
      isDemo: sql<boolean | null>`bool_or(${studentAccount.createdAt} in ${demoSeededAt})`,
    })
    .from(review)
    .innerJoin(studentAccount, eq(studentAccount.id, review.account))
    .where(publishedOf(institute))
  const source: Source = { name: reviewRatingSource, asOf: today(), tier: now?.isDemo ? 'demo' : 'derived' }
  if (now && now.mean !== null)
    await tx.update(table).set({ rating: now.mean, ratingCount: now.count, ratingSource: source }).where(byId)
  else if (current.source?.name === reviewRatingSource)
    await tx.update(table).set({ rating: null, ratingCount: 0, ratingSource: null }).where(byId)
  await invalidatePages(tx, institute)
}

const { id, role, fromYear, toYear, overall, aspects, pros, cons, verification, ownerReply, createdAt, updatedAt } =
  review
/** Public columns of a review: its author's account is not among them. */
export const publishedColumns = {
  ...{ id, role, fromYear, toYear, overall, aspects, pros, cons, verification, ownerReply, createdAt, updatedAt },
}
