import type { CourseCard } from '@pravesh/contract'
import { eq, sql } from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { statement } from '../../../platform/db/statements/statement.ts'
import { category, college, course, courseLevel } from '../../../platform/db/tables.ts'
import { inOrder } from '../../../platform/http/page.ts'
import { inIds } from './institute.ts'

const rowsOf = statement('course_cards', (db) =>
  db
    .select({
      id: course.id,
      name: course.name,
      nameLocal: course.nameLocal,
      shortName: course.shortName,
      url: course.url,
      category: { name: category.name, url: category.url },
      level: { name: courseLevel.name, url: courseLevel.url },
      durationMonths: course.durationMonths,
      /** How many published colleges offer it. */
      collegeCount: sql<number>`(select count(*)::int from ${college} c where c.status = 'published' and c.courses @> array[${course.id}])`,
    })
    .from(course)
    .innerJoin(category, eq(category.id, course.category))
    .innerJoin(courseLevel, eq(courseLevel.id, course.level))
    .where(inIds(course.id)),
)

/** Cards of courses in the order of the ids. */
export async function courseCards(db: Db | Tx, ids: readonly number[]): Promise<CourseCard[]> {
  if (ids.length === 0) return []
  return inOrder(ids, await rowsOf(db, { ids: [...ids] }))
}
