import { ApiError, type ChangeOf, type ThirdPartyCourse, type thirdPartyCourseShape } from '@pravesh/contract'
import { and, asc, desc, eq, ilike, or } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'
import { nextUpdatedAt } from '../../platform/db/tables/updated-at.ts'
import { thirdPartyCourse } from '../../platform/db/tables.ts'
import { idFilter, likePattern, limitOffset, type PageQuery } from '../../platform/http/page.ts'
import { assertUnchanged } from '../../platform/http/request/if-unchanged.ts'
import { checkCollege } from './services.ts'

type Change = ChangeOf<typeof thirdPartyCourseShape>
type Body = { e_id: number; course: string } & Change
type ThirdPartyCoursesQuery = PageQuery<'id' | 'course' | 'campus' | 'date'> & {
  eid?: number | undefined
  active?: boolean | undefined
}

/** A page of courses as a college's own system names them. */
export async function listCourses(db: Db, q: ThirdPartyCoursesQuery) {
  const t = thirdPartyCourse
  const like = q.search ? likePattern(q.search) : undefined
  const where = and(
    idFilter(q, t.id),
    q.eid === undefined ? undefined : eq(t.e_id, q.eid),
    q.active === undefined ? undefined : eq(t.active, q.active),
    like ? or(ilike(t.course, like), ilike(t.specialization, like), ilike(t.campus, like)) : undefined,
  )
  const direction = q.order === 'desc' ? desc : asc
  const { limit, offset } = limitOffset(q)
  const data: ThirdPartyCourse[] = await db
    .select()
    .from(t)
    .where(where)
    .orderBy(direction(t[q.sort ?? 'id']), direction(t.id))
    .limit(limit)
    .offset(offset)
  return { data, total: await db.$count(t, where), page: q.page, limit }
}
export async function createCourse(db: Db, body: Body): Promise<ThirdPartyCourse> {
  await checkCollege(db, 'e_id', body.e_id)
  const [row] = await db.insert(thirdPartyCourse).values(body).returning()
  if (!row) throw new Error('An insert answered no row')
  return row
}
/** Changes the fields named of a course. CONFLICT with the course where it was changed since `updatedAt`. */
export function updateCourse(
  db: Db,
  { id, updatedAt, ...change }: Change & { id: number; updatedAt: string },
): Promise<ThirdPartyCourse> {
  return db.transaction(async (tx) => {
    await checkCollege(tx, 'e_id', change.e_id)
    const byId = eq(thirdPartyCourse.id, id)
    const [before] = await tx.select().from(thirdPartyCourse).where(byId).for('update')
    if (!before) throw new ApiError('NOT_FOUND')
    await assertUnchanged(updatedAt, before.updatedAt, async () => before)
    const values = { ...change, updatedAt: nextUpdatedAt(thirdPartyCourse.updatedAt) }
    const [row] = await tx.update(thirdPartyCourse).set(values).where(byId).returning()
    if (!row) throw new Error('A locked record was not there')
    return row
  })
}
