import { ApiError, isClosed, isCorrectable, type ShortlistRow, type shortlistCourseChange } from '@pravesh/contract'
import type { Language } from '@pravesh/messages'
import type { z } from 'zod'
import { sameChild } from '../../../people/admission/find.ts'
import { type CourseIds, checkCourse, courseIdsOf } from '../../../people/admission/form/course.ts'
import { type Shortlisted, withApplications } from '../../../people/admission/shortlist.ts'
import { renewOne } from '../../../people/admission/transition/resubmit.ts'
import { assertNoOpenApplication, lockAccount } from '../../../people/admission/transition/transition.ts'
import { and, eq, inArray } from '../../../platform/db/drizzle.ts'
import { type Db, sqlState, type Tx } from '../../../platform/db/index.ts'
import { nextUpdatedAt } from '../../../platform/db/tables/updated-at.ts'
import { application, cartItem, shortlist } from '../../../platform/db/tables.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { applicationOf, resolveShortlisted } from './find.ts'

/** The application of a row gets the course. CONFLICT where it was sent for one already, or its institute has begun to read. */
async function setApplicationCourse(tx: Tx, actor: Actor, row: Shortlisted, courseIds: CourseIds): Promise<void> {
  const current = await applicationOf(tx, row, true)
  if (!current || isClosed(current.status)) return
  if (current.course === courseIds.course && current.specialization === courseIds.specialization) return
  if (current.submittedAt !== null && (current.course !== null || !isCorrectable(current.status))) throw sentError()
  const set = { ...courseIds, updatedAt: nextUpdatedAt(application.updatedAt) }
  const [changed] = await assertNoOpenApplication(() =>
    tx.update(application).set(set).where(eq(application.id, current.id)).returning(),
  )
  if (changed) await renewOne(tx, changed, actor.name, ['course'], current)
}
const sentError = () =>
  new ApiError('CONFLICT', {
    message: 'It was sent as it is. For another course, put the college on the shortlist again with that course',
  })

/** Fees of the row in the cart get the course; where one for it is there already, the other goes. */
async function setCartCourse(tx: Tx, row: Shortlisted, courseIds: CourseIds): Promise<void> {
  const { account, instituteType, instituteId } = cartItem
  const ofCollege = and(
    eq(account, row.account),
    eq(instituteType, row.instituteType),
    eq(instituteId, row.instituteId),
  )
  const lines = (await tx.select().from(cartItem).where(ofCollege)).filter((line) => sameChild(line.child, row.child))
  const stale = lines.filter((line) => line.course === row.course || line.course === courseIds.course)
  for (const feesType of new Set(stale.map((line) => line.feesType))) {
    const [firstLine, ...rest] = stale
      .filter((line) => line.feesType === feesType)
      .toSorted((a, b) => Number(b.course === courseIds.course) - Number(a.course === courseIds.course))
    if (rest.length > 0)
      await tx.delete(cartItem).where(
        inArray(
          cartItem.id,
          rest.map(({ id }) => id),
        ),
      )
    if (firstLine) await tx.update(cartItem).set(courseIds).where(eq(cartItem.id, firstLine.id))
  }
}

/**
 * Chooses the course of a college on the shortlist; its unsent application and its fee in the cart follow. INVALID where the college does
 * not teach it, CONFLICT where the application was sent for another one, ALREADY_SHORTLISTED where the list has the course already.
 */
export async function chooseCourse(
  db: Db,
  actor: Actor,
  { id, ...change }: z.output<typeof shortlistCourseChange>,
  language: Language,
): Promise<ShortlistRow> {
  const { account } = actor
  try {
    return await db.transaction(async (tx) => {
      await lockAccount(tx, account)
      const row = await resolveShortlisted(tx, account, { id })
      await checkCourse(tx, row, change)
      const courseIds = courseIdsOf(change)
      await setApplicationCourse(tx, actor, row, courseIds)
      await setCartCourse(tx, row, courseIds)
      const rows = await tx.update(shortlist).set(courseIds).where(eq(shortlist.id, row.id)).returning()
      const [changed] = await withApplications(tx, account, rows, language)
      if (!changed) throw new Error('A locked row of the shortlist was not there')
      return changed
    })
  } catch (error) {
    if (sqlState(error) === '23505') throw new ApiError('ALREADY_SHORTLISTED')
    throw error
  }
}
