import { isDeepStrictEqual } from 'node:util'
import { ApiError, type Review, type ReviewVersion, type reviewBody, type reviewChange } from '@pravesh/contract'
import type { z } from 'zod'
import { publishedInstitute } from '../../catalogue/institute/found.ts'
import { invalidatePages } from '../../catalogue/institute/parts/engine.ts'
import { instituteLike, institutesOf, summaryOf } from '../../catalogue/institute/summaries.ts'
import { and, eq, ne, sql } from '../../platform/db/drizzle.ts'
import { type Db, sqlState, type Tx } from '../../platform/db/index.ts'
import { nextUpdatedAt } from '../../platform/db/tables/updated-at.ts'
import { review } from '../../platform/db/tables.ts'
import { allOwn, type OwnQuery, ownOrder, ownPage, ownRowsWhere } from '../../platform/http/own-page.ts'
import { limitOffset } from '../../platform/http/page.ts'
import { verificationOf } from './details.ts'
import { addReviewEvent } from './events.ts'
import { followRating } from './rating.ts'

type ReviewRecord = typeof review.$inferSelect
const now = sql`now()`

async function toReviews(db: Db | Tx, rows: ReviewRecord[]): Promise<Review[]> {
  const names = await institutesOf(db, rows)
  return rows.map(({ account: _, waitingSince: __, ...row }) => ({
    ...(row as Omit<Review, 'instituteName'>),
    instituteName: summaryOf(names, row).name,
  }))
}
const toReview = async (tx: Tx, [row]: ReviewRecord[]): Promise<Review> => {
  const [result] = row ? await toReviews(tx, [row]) : []
  if (!result) throw new ApiError('NOT_FOUND')
  return result
}
const inOrder = ({ fromYear, toYear }: { fromYear?: number | null; toYear?: number | null }) => {
  if (fromYear && toYear && fromYear > toYear)
    throw new ApiError('INVALID', { errors: [{ field: 'toYear', message: 'Not before the first year' }] })
}

export async function listReviews(db: Db, account: number, q: OwnQuery) {
  const where = ownRowsWhere(review, account, q, instituteLike(review, q.search))
  const { limit, offset } = limitOffset(q)
  const rows = await db.select().from(review).where(where).orderBy(ownOrder(review, q)).limit(limit).offset(offset)
  return ownPage(db, review, where, q, await toReviews(db, rows))
}
/** Stores a review, one for each institute. It waits for staff; the known facts about the author are recorded with it. */
export async function addReview(db: Db, account: number, body: z.output<typeof reviewBody>): Promise<Review> {
  inOrder(body)
  try {
    return await db.transaction(async (tx) => {
      await publishedInstitute(tx, body)
      const verification = await verificationOf(tx, { account, ...body })
      const aspects = body.aspects as Record<string, number>
      const rows = await tx
        .insert(review)
        .values({ ...body, aspects, account, verification, waitingSince: now })
        .returning()
      await invalidatePages(tx, { type: body.instituteType, id: body.instituteId })
      return toReview(tx, rows)
    })
  } catch (error) {
    if (sqlState(error) !== '23505') throw error
    throw new ApiError('DUPLICATE', { message: 'You reviewed this institute already. Change that review instead' })
  }
}
/** Removes these reviews from their ratings; pages recount the others. */
async function removeFromPages(tx: Tx, before: ReviewRecord[]): Promise<void> {
  for (const { instituteType: type, instituteId: id, status } of before.toSorted(
    (a, b) => a.instituteId - b.instituteId,
  ))
    await (status === 'published' ? followRating : invalidatePages)(tx, { type, id })
}
/** Whether the text or the stars changed: the institute's reply refers to the old ones. */
const hasContentChanged = (before: ReviewRecord, { pros, cons, overall, aspects }: Partial<ReviewRecord>) =>
  Object.entries({ pros, cons, overall, aspects }).some(
    ([name, value]) => value !== undefined && !isDeepStrictEqual(value, before[name as keyof ReviewRecord]),
  )
const versionOf = ({ role, fromYear, toYear, overall, aspects, pros, cons, status }: ReviewRecord) =>
  ({ role, fromYear, toYear, overall, aspects, pros, cons, status }) as ReviewVersion
/**
 * Changes the caller's own review, which then waits for staff again. A reply to the old text or stars is removed; the institute may reply
 * again. NOT_FOUND for another account's, and for a withdrawn one.
 */
export async function changeReview(
  db: Db,
  account: number,
  { id, ...change }: z.output<typeof reviewChange>,
): Promise<Review> {
  return db.transaction(async (tx) => {
    const mine = and(eq(review.id, id), eq(review.account, account), ne(review.status, 'withdrawn'))
    const [before] = await tx.select().from(review).where(mine).for('update')
    if (!before) throw new ApiError('NOT_FOUND')
    inOrder({ ...before, ...change })
    const aspects = (change.aspects ?? before.aspects) as Record<string, number>
    const ownerReply = hasContentChanged(before, { ...change, aspects }) ? null : before.ownerReply
    const waitingSince = sql`coalesce(${review.waitingSince}, now())`
    const updatedAt = nextUpdatedAt(review.updatedAt)
    const set = { ...change, aspects, ownerReply, status: 'pending' as const, reason: null, waitingSince, updatedAt }
    await addReviewEvent(tx, { review: id, kind: 'changed', before: versionOf(before) })
    const after = await tx.update(review).set(set).where(mine).returning()
    await removeFromPages(tx, [before])
    return toReview(tx, after)
  })
}
/** Withdraws reviews: they are no longer visible, and their author may write another one. */
export async function withdrawReviews(db: Db, account: number, ids: number[]): Promise<number[]> {
  return db.transaction(async (tx) => {
    const where = await allOwn(tx, review, account, ids)
    const before = await tx.select().from(review).where(where).orderBy(review.id).for('update')
    await tx
      .update(review)
      .set({ status: 'withdrawn', waitingSince: null, updatedAt: nextUpdatedAt(review.updatedAt) })
      .where(where)
    await removeFromPages(tx, before)
    return ids
  })
}
/** Deletes all reviews of an account, with their events, and removes them from the pages. */
export async function eraseReviews(tx: Tx, account: number): Promise<void> {
  const erased = await tx.delete(review).where(eq(review.account, account)).returning()
  await removeFromPages(tx, erased)
}
