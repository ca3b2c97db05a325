import { ApiError, type InstituteType, type ShortlistRow, type shortlistBody } from '@pravesh/contract'
import type { Language } from '@pravesh/messages'
import type { z } from 'zod'
import { publishedInstitute } from '../../catalogue/institute/found.ts'
import { instituteLike, institutesOf, summaryFields } from '../../catalogue/institute/summaries.ts'
import { and, eq, inArray, isNotNull, isNull, notInArray, or } from '../../platform/db/drizzle.ts'
import { type Db, sqlState, type Tx } from '../../platform/db/index.ts'
import { application, child, shortlist, studentAccount } from '../../platform/db/tables.ts'
import { allOwn, type OwnQuery, ownOrder, ownPage, ownRowsWhere } from '../../platform/http/own-page.ts'
import { limitOffset } from '../../platform/http/page.ts'
import { standingsOf } from './admitting.ts'
import { applicationRows } from './application-rows.ts'
import { checkOwnChild, sameChild } from './find.ts'
import { type CourseIds, checkCourse, courseIdsOf, courseSummaries, impliedCourse, sameCourse } from './form/course.ts'
import { lockAccount } from './transition/transition.ts'

export type Shortlisted = typeof shortlist.$inferSelect
type Institute = { account: number; instituteType: InstituteType; instituteId: number }
type Placed = Institute & CourseIds & { child: number | null }

/** Adds the rows' institutes, children and applications; the newest application to each counts. */
export async function withApplications(
  db: Db | Tx,
  account: number,
  rows: Shortlisted[],
  language: Language = 'en',
): Promise<ShortlistRow[]> {
  if (rows.length === 0) return []
  const names = await institutesOf(db, rows)
  const admissionOf = await standingsOf(db, rows)
  const ids = rows.map((r) => r.instituteId)
  const applied = await applicationRows(
    db,
    and(eq(application.account, account), inArray(application.instituteId, ids)),
    language,
  )
  const children = await db.select({ id: child.id, name: child.name }).from(child).where(eq(child.account, account))
  const courseOf = await courseSummaries(db, rows)
  return rows.map((row) => {
    const { id, instituteType, instituteId, child: childId, createdAt } = row
    const childName = children.find((c) => c.id === childId)?.name ?? null
    const institute = applied.filter((a) => a.instituteType === instituteType && a.instituteId === instituteId)
    // One for this very course before one that names none.
    const to = [
      ...institute.filter((a) => row.course === null || a.course === row.course),
      ...institute.filter((a) => row.course !== null && a.course === null),
    ]
    const ownApplication =
      to.find((a) => childId === null || a.child === childId) ?? to.find((a) => sameChild(a.child, childId))
    return {
      id,
      instituteType,
      instituteId,
      ...summaryFields(names, { instituteType, instituteId }, language),
      child: childId,
      childName,
      ...courseOf(row),
      admitting: admissionOf({ instituteType, instituteId }).admitting,
      application: ownApplication ?? null,
      createdAt,
    }
  })
}
export async function listShortlist(db: Db, account: number, q: OwnQuery, language: Language) {
  const where = ownRowsWhere(shortlist, account, q, instituteLike(shortlist, q.search))
  const { limit, offset } = limitOffset(q)
  const rows = await db
    .select()
    .from(shortlist)
    .where(where)
    .orderBy(ownOrder(shortlist, q))
    .limit(limit)
    .offset(offset)
  return ownPage(db, shortlist, where, q, await withApplications(db, account, rows, language))
}
/** The kind of institute that is meant where a call names none: that of the view in which the account began. */
export async function instituteTypeOf(db: Db | Tx, account: number): Promise<InstituteType> {
  const [row] = await db
    .select({ track: studentAccount.track })
    .from(studentAccount)
    .where(eq(studentAccount.id, account))
  if (!row) throw new ApiError('UNAUTHENTICATED')
  return row.track
}
const rowsTo = (tx: Tx, { account, instituteType, instituteId }: Institute) =>
  tx
    .select()
    .from(shortlist)
    .where(
      and(
        eq(shortlist.account, account),
        eq(shortlist.instituteType, instituteType),
        eq(shortlist.instituteId, instituteId),
      ),
    )
    .orderBy(shortlist.id)

/** Puts an institute on the shortlist if it is not there. A row that names no child, or no course, is given this one. */
export async function ensureShortlisted(tx: Tx, placed: Placed): Promise<void> {
  const { child: childId, course, specialization } = placed
  const rows = await rowsTo(tx, placed)
  const isListed = (row: Shortlisted) =>
    (childId === null || row.child === childId) && (course === null || row.course === course)
  if (rows.some(isListed)) return
  const loose = rows.find((row) => sameChild(row.child, childId) && sameCourse(row.course, course))
  if (!loose) {
    await tx.insert(shortlist).values(placed).onConflictDoNothing()
    return
  }
  const courseIds = loose.course === null ? { course, specialization } : {}
  await tx
    .update(shortlist)
    .set({ child: childId ?? loose.child, ...courseIds })
    .where(eq(shortlist.id, loose.id))
}

/** Puts an institute on the shortlist. ALREADY_SHORTLISTED where it is there, for this child and course. */
export async function addToShortlist(
  db: Db,
  account: number,
  body: z.output<typeof shortlistBody>,
  language: Language,
): Promise<ShortlistRow> {
  try {
    return await db.transaction(async (tx) => {
      await lockAccount(tx, account)
      const instituteType = body.instituteType ?? (await instituteTypeOf(tx, account))
      const { instituteId, child: childId = null } = body
      await publishedInstitute(tx, { instituteType, instituteId })
      await checkOwnChild(tx, account, childId)
      await checkCourse(tx, { instituteType, instituteId }, body)
      const existingRows = await rowsTo(tx, { account, instituteType, instituteId })
      const courseIds = courseIdsOf(body)
      const sameRows = existingRows.filter(
        (row) => sameChild(row.child, childId) && sameCourse(row.course, courseIds.course),
      )
      const isNamed = (row: Shortlisted) =>
        (childId === null || row.child === childId) && (courseIds.course === null || row.course === courseIds.course)
      if (sameRows.some(isNamed)) throw new ApiError('ALREADY_SHORTLISTED')
      const [loose] = sameRows
      const implied =
        courseIds.course === null ? await impliedCourse(tx, account, { instituteType, instituteId }) : courseIds
      const values = { account, instituteType, instituteId, child: childId, ...implied }
      // A row that names no child, or no course, is given this one.
      const named = { child: childId ?? loose?.child, ...(courseIds.course === null ? {} : courseIds) }
      const rows = loose
        ? await tx.update(shortlist).set(named).where(eq(shortlist.id, loose.id)).returning()
        : await tx.insert(shortlist).values(values).returning()
      const [row] = await withApplications(tx, account, rows, language)
      if (!row) throw new Error('An insert answered no row')
      return row
    })
  } catch (error) {
    if (sqlState(error) === '23505') throw new ApiError('ALREADY_SHORTLISTED')
    throw error
  }
}
/** Takes rows off the shortlist, all or none. IN_USE while an application to one of them is under way, or has led to an admission. */
export async function removeFromShortlist(db: Db, account: number, ids: number[]): Promise<number[]> {
  return db.transaction(async (tx) => {
    const where = await allOwn(tx, shortlist, account, ids)
    const under = and(
      eq(application.account, account),
      isNotNull(application.submittedAt),
      notInArray(application.status, ['declined', 'expired', 'rejected', 'withdrawn']),
      eq(application.instituteType, shortlist.instituteType),
      eq(application.instituteId, shortlist.instituteId),
      or(isNull(shortlist.course), isNull(application.course), eq(application.course, shortlist.course)),
    )
    const busy = await tx
      .select({ status: application.status })
      .from(shortlist)
      .innerJoin(application, under)
      .where(where)
    if (busy.some(({ status }) => status === 'enrolled'))
      throw new ApiError('IN_USE', { message: 'The admission there is complete: it stays on the list' })
    if (busy.length > 0)
      throw new ApiError('IN_USE', {
        message: 'An application to it is under way. Withdraw it first, then remove it here',
      })
    await tx.delete(shortlist).where(where)
    return ids
  })
}
