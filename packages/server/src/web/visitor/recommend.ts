import { ApiError } from '@pravesh/contract'
import { admitsToday } from '../../catalogue/institute/facts/admission-days.ts'
import { collegeCards } from '../../catalogue/listing/cards/college.ts'
import { schoolCards } from '../../catalogue/listing/cards/school.ts'
import { and, arrayContains, asc, desc, eq, isNotNull } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'
import { category, college, school, schoolType } from '../../platform/db/tables.ts'

const ids = (rows: { id: number }[]) => rows.map((r) => r.id)
const live = eq(college.status, 'published')

/** Colleges by national rank; the reason names the criterion. Positions are not for sale. */
export async function rankedColleges(db: Db, limit: number) {
  const rows = await db
    .select({ id: college.id })
    .from(college)
    .where(and(live, isNotNull(college.nirfBest)))
    .orderBy(asc(college.nirfBest), desc(college.popularity), asc(college.id))
    .limit(limit)
  return { data: await collegeCards(db, ids(rows)), reason: 'By their place in the national ranking (NIRF)' }
}
/** Well-known colleges that teach a category; NOT_FOUND for a category that does not exist. */
export async function collegesIn(db: Db, url: string, limit: number) {
  const [matchedCategory] = await db.select().from(category).where(eq(category.url, url))
  if (!matchedCategory) throw new ApiError('NOT_FOUND')
  const rows = await db
    .select({ id: college.id })
    .from(college)
    .where(and(live, arrayContains(college.categories, [matchedCategory.id])))
    .orderBy(desc(college.popularity), desc(college.id))
    .limit(limit)
  return {
    data: await collegeCards(db, ids(rows)),
    reason: `Teach ${matchedCategory.name.toLowerCase()}, by rank and completeness of their page`,
  }
}
/** Schools whose admissions are open today, of a type if one is named. */
export async function admittingSchools(db: Db, type: string | undefined, limit: number) {
  const [matchedType] = type === undefined ? [] : await db.select().from(schoolType).where(eq(schoolType.url, type))
  if (type !== undefined && !matchedType) throw new ApiError('NOT_FOUND')
  const rows = await db
    .select({ id: school.id })
    .from(school)
    .where(
      and(
        eq(school.status, 'published'),
        admitsToday(school),
        matchedType ? eq(school.schoolType, matchedType.id) : undefined,
      ),
    )
    .orderBy(desc(school.popularity), desc(school.id))
    .limit(limit)
  return { data: await schoolCards(db, ids(rows)), reason: 'Admissions are open now' }
}
