import {
  ApiError,
  type OwnerReply,
  type PublishedReview,
  type ReviewDecision,
  type StaffReview,
  type StaffReviewDetails,
} from '@pravesh/contract'
import type { Institute } from '../../catalogue/institute/institute.ts'
import { invalidatePages } from '../../catalogue/institute/parts/engine.ts'
import { instituteLike, institutesOf, summaryOf } from '../../catalogue/institute/summaries.ts'
import { and, eq, ilike, isNotNull, isNull, or, type SQL, sql } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { anyOf } from '../../platform/db/statements/any-of.ts'
import { nextUpdatedAt } from '../../platform/db/tables/updated-at.ts'
import { review, studentAccount } from '../../platform/db/tables.ts'
import {
  idFilter,
  idsOfPage,
  likePattern,
  limitOffset,
  newestFirst,
  newestOrder,
  type PageQuery,
  renderOrder,
  totalsOf,
} from '../../platform/http/page.ts'
import { ofFamily } from '../account/family-search.ts'
import { raiseNotice } from '../notice/raise.ts'
import { reviewDetails, verificationOf } from './details.ts'
import { addReviewEvent, lastDecision } from './events.ts'
import { followRating, publishedColumns, publishedOf } from './rating.ts'

type Page = PageQuery<'id' | 'createdAt' | 'updatedAt' | 'overall' | 'waitingSince'>
export type ReviewQuery = Page & {
  waiting?: boolean | undefined
  status?: StaffReview['status'] | undefined
  instituteType?: Institute['type'] | undefined
  instituteId?: number | undefined
}
/** The totals of a list, counted without the names that its rows are given. */
const totalsWhere = (db: Db, where: SQL | undefined) =>
  totalsOf(db, db.select({ one: sql`1` }).from(review).where(where))

async function loadStaffRows(db: Db | Tx, where: SQL, order: SQL[] = []) {
  const rows = await db
    .select({ row: review, author: studentAccount.name })
    .from(review)
    .innerJoin(studentAccount, eq(studentAccount.id, review.account))
    .where(where)
    .orderBy(...order)
  const names = await institutesOf(
    db,
    rows.map((r) => r.row),
  )
  return rows.map(({ row: { account: _, ...row }, author }) => ({
    ...(row as Omit<StaffReview, 'instituteName' | 'author'>),
    instituteName: summaryOf(names, row).name,
    author,
  }))
}
/** A page of the reviews of all institutes, newest first by default. Search matches the text, the institute's name and the author. */
export async function listStaffReviews(db: Db, q: ReviewQuery) {
  const like = q.search ? likePattern(q.search) : undefined
  const where = and(
    idFilter(q, review.id),
    q.waiting === undefined ? undefined : q.waiting ? isNotNull(review.waitingSince) : isNull(review.waitingSince),
    q.status ? eq(review.status, q.status) : undefined,
    q.instituteType ? eq(review.instituteType, q.instituteType) : undefined,
    q.instituteId === undefined ? undefined : eq(review.instituteId, q.instituteId),
    q.search && like
      ? or(
          ilike(review.pros, like),
          ilike(review.cons, like),
          instituteLike(review, q.search),
          ofFamily(review.account, q.search),
        )
      : undefined,
  )
  const order = newestOrder(q, review)
  const { ids, totals, ...page } = await idsOfPage(db, q, {
    order,
    where,
    from: (keys) => db.select(keys).from(review),
  })
  return { data: await loadStaffRows(db, anyOf(review.id, ids), renderOrder(order)), ...totals, ...page }
}

const changedMeanwhile = 'This review changed since you read it. Read it again'

/** CONFLICT where a review, or the reply to it, differs from the version that was read. */
function assertUnchanged(current: { updatedAt: string }, read: string): void {
  if (Date.parse(read) !== Date.parse(current.updatedAt)) throw new ApiError('CONFLICT', { message: changedMeanwhile })
}

type Decision = { reason?: string | null | undefined } & Omit<ReviewDecision, 'reason'>

/** CONFLICT with the record, and with the administrator of a concurrent decision. */
async function assertDecidable(tx: Tx, current: typeof review.$inferSelect, read: string): Promise<void> {
  if (current.status === 'withdrawn') throw new ApiError('CONFLICT', { message: 'Its author withdrew this review' })
  if (Date.parse(read) === Date.parse(current.updatedAt)) return
  const changedBy = (await lastDecision(tx, current.id))?.staff ?? undefined
  const message = changedBy ? `${changedBy} decided on this review meanwhile` : changedMeanwhile
  throw new ApiError('CONFLICT', { message, record: await reviewDetails(tx, current.id), changedBy })
}

/**
 * Publishes or rejects, and records who did. NOT_FOUND where there is none; CONFLICT for one that its author withdrew, and with the record
 * where it was changed, reported or decided on since it was read.
 */
export async function decideReview(db: Db, staff: string, decision: Decision): Promise<StaffReviewDetails> {
  const { id, status, reason = null, updatedAt } = decision
  return db.transaction(async (tx) => {
    const [current] = await tx.select().from(review).where(eq(review.id, id)).for('update')
    if (!current) throw new ApiError('NOT_FOUND')
    await assertDecidable(tx, current, updatedAt)
    const verification = current.verification === 'document' ? 'document' : await verificationOf(tx, current)
    await tx
      .update(review)
      .set({ status, reason, verification, waitingSince: null, updatedAt: nextUpdatedAt(review.updatedAt) })
      .where(eq(review.id, id))
    await addReviewEvent(tx, { review: id, kind: status, staff, reason })
    // The page also counts rejected reviews.
    const institute = { type: current.instituteType, id: current.instituteId }
    if (status === 'published' && current.status !== 'published')
      await raiseNotice(tx, institute, { kind: 'review', subject: id })
    if (status === 'published' || current.status === 'published') await followRating(tx, institute)
    else await invalidatePages(tx, institute)
    return reviewDetails(tx, id)
  })
}

type OwnReviewQuery = PageQuery<'id' | 'createdAt' | 'overall'> & { replied?: boolean | undefined }
/** A page of the published reviews of one institute, with or without a reply. */
export async function listOwnReviews(db: Db, institute: Institute, q: OwnReviewQuery) {
  const like = q.search ? likePattern(q.search) : undefined
  const where = and(
    publishedOf(institute),
    idFilter(q, review.id),
    like ? or(ilike(review.pros, like), ilike(review.cons, like)) : undefined,
    q.replied === undefined ? undefined : q.replied ? isNotNull(review.ownerReply) : isNull(review.ownerReply),
  )
  const { limit, offset } = limitOffset(q)
  const data = (await db
    .select(publishedColumns)
    .from(review)
    .where(where)
    .orderBy(...newestFirst(q, review))
    .limit(limit)
    .offset(offset)) as PublishedReview[]
  return { data, ...(await totalsWhere(db, where)), page: q.page, limit }
}
/**
 * The institute's answer to a published review, on its page; null takes it back. NOT_FOUND for every other review; CONFLICT
 * where its author changed it, or a colleague replied, since it was read.
 */
export async function replyToReview(db: Db, institute: Institute, id: number, { reply, updatedAt }: OwnerReply) {
  return db.transaction(async (tx) => {
    const condition = and(publishedOf(institute), eq(review.id, id))
    const [current] = await tx.select({ updatedAt: review.updatedAt }).from(review).where(condition).for('update')
    if (!current) throw new ApiError('NOT_FOUND')
    assertUnchanged(current, updatedAt)
    const [after] = await tx
      .update(review)
      .set({ ownerReply: reply, updatedAt: nextUpdatedAt(review.updatedAt) })
      .where(condition)
      .returning(publishedColumns)
    if (!after) throw new Error('A locked review was not there')
    await invalidatePages(tx, institute)
    return after as PublishedReview
  })
}
