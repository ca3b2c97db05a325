import { ApiError, type DeskReview, type PublishedReview, type ReviewDecision } from '@pravesh/contract'
import { and, asc, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm'
import { instituteLike, institutesOf, namedIn } from '../admission/institute.ts'
import type { Db, Tx } from '../db/index.ts'
import { review, studentAccount } from '../db/tables.ts'
import { containing, countBound, totals } from '../http/page.ts'
import { type Institute, tellPages } from '../institute/parts/engine.ts'
import { followRating, publishedColumns, publishedOf } from './rating.ts'

type Page = {
  page: number
  limit: number
  search?: string | undefined
  sort?: 'id' | 'createdAt' | 'updatedAt' | 'overall' | undefined
  order: 'asc' | 'desc'
  ids?: number[] | undefined
  id?: number | undefined
}
export type ReviewQuery = Page & {
  status?: DeskReview['status'] | undefined
  instituteType?: Institute['type'] | undefined
  instituteId?: number | undefined
}
const limitOf = (q: Page) => (q.ids ? Math.max(q.limit, q.ids.length) : q.limit)
const orderOf = (q: Page): SQL[] => {
  const by = q.sort && q.order === 'asc' ? asc : desc
  return [by(review[q.sort ?? 'id']), by(review.id)]
}
const named = (q: Page) =>
  and(q.ids ? inArray(review.id, q.ids) : undefined, q.id === undefined ? undefined : eq(review.id, q.id))
async function counted(db: Db, where: SQL | undefined): Promise<number> {
  const one = sql`1`
  const bounded = db
    .select({ one })
    .from(review)
    .where(where)
    .limit(countBound + 1)
    .as('bounded')
  const [row] = await db.select({ n: sql<number>`count(*)::int` }).from(bounded)
  return row?.n ?? 0
}

async function deskRows(db: Db | Tx, where: SQL | undefined, order: SQL[], limit: number, offset: number) {
  const rows = await db
    .select({ row: review, author: studentAccount.name })
    .from(review)
    .innerJoin(studentAccount, eq(studentAccount.id, review.account))
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  const names = await institutesOf(
    db,
    rows.map((r) => r.row),
  )
  return rows.map(({ row: { account: _, ...row }, author }) => ({
    ...(row as Omit<DeskReview, 'instituteName' | 'author'>),
    instituteName: namedIn(names, row).name,
    author,
  }))
}
/** A page of the reviews of all institutes, newest first unless told. Search looks into the words and the institute's name. */
export async function listReviewsForDesk(db: Db, q: ReviewQuery) {
  const like = q.search ? containing(q.search) : undefined
  const where = and(
    named(q),
    q.status ? eq(review.status, q.status) : undefined,
    q.instituteType ? eq(review.instituteType, q.instituteType) : undefined,
    q.instituteId === undefined ? undefined : eq(review.instituteId, q.instituteId),
    like ? or(ilike(review.pros, like), ilike(review.cons, like), instituteLike(review, q.search)) : undefined,
  )
  const limit = limitOf(q)
  const data = await deskRows(db, where, orderOf(q), limit, (q.page - 1) * limit)
  return { data, ...totals(await counted(db, where)), page: q.page, limit }
}

/** Publishes or rejects. NOT_FOUND where there is none; CONFLICT for one that its author withdrew, or changed since. */
export async function decideReview(
  db: Db,
  { id, status, reason = null, updatedAt }: { reason?: string | null | undefined } & Omit<ReviewDecision, 'reason'>,
): Promise<DeskReview> {
  return db.transaction(async (tx) => {
    const [held] = await tx.select().from(review).where(eq(review.id, id)).for('update')
    if (!held) throw new ApiError('NOT_FOUND')
    if (held.status === 'withdrawn') throw new ApiError('CONFLICT', { message: 'Its author withdrew this review' })
    if (updatedAt !== undefined && Date.parse(updatedAt) !== Date.parse(held.updatedAt))
      throw new ApiError('CONFLICT', { message: 'Its author changed this review since you read it. Read it again' })
    await tx.update(review).set({ status, reason }).where(eq(review.id, id))
    if (status === 'published' || held.status === 'published')
      await followRating(tx, { type: held.instituteType, id: held.instituteId })
    const [after] = await deskRows(tx, eq(review.id, id), [], 1, 0)
    if (!after) throw new Error('A locked review was not there')
    return after
  })
}

/** A page of the published reviews of one institute. */
export async function listOwnReviews(db: Db, institute: Institute, q: Page) {
  const like = q.search ? containing(q.search) : undefined
  const where = and(
    publishedOf(institute),
    named(q),
    like ? or(ilike(review.pros, like), ilike(review.cons, like)) : undefined,
  )
  const limit = limitOf(q)
  const data = (await db
    .select(publishedColumns)
    .from(review)
    .where(where)
    .orderBy(...orderOf(q))
    .limit(limit)
    .offset((q.page - 1) * limit)) as PublishedReview[]
  return { data, ...totals(await counted(db, where)), page: q.page, limit }
}
/** The institute's answer to a published review, on its page; null takes it back. NOT_FOUND for every other review. */
export async function replyToReview(db: Db, institute: Institute, id: number, reply: string | null) {
  return db.transaction(async (tx) => {
    const [after] = await tx
      .update(review)
      .set({ ownerReply: reply })
      .where(and(publishedOf(institute), eq(review.id, id)))
      .returning(publishedColumns)
    if (!after) throw new ApiError('NOT_FOUND')
    await tellPages(tx, institute)
    return after as PublishedReview
  })
}
