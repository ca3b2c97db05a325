import { asc, eq, inArray, type SQL, sql } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { college, course, specialization } from '../../../platform/db/tables.ts'
import type { Value } from '../query/choice.ts'
import { labelColumn } from './values.ts'

/** True of a college that teaches the course of a specialization, and of which no specialization of that course is known. */
export function isBranchUnknown(branch: string): SQL {
  const courses = sql`(select ${specialization.course} from ${specialization} where ${specialization.url} = ${branch})`
  const siblings = sql`(select sibling.id from ${specialization} as sibling where sibling.course in ${courses})`
  return sql`(${college.courses} && array${courses} and not ${college.specializations} && array${siblings})`
}

/** The courses of specializations, as values of their facet. */
export async function coursesOf(
  db: Db,
  branches: readonly string[],
): Promise<{ name: string; values: readonly Value[] }> {
  const values = await db
    .selectDistinct({ value: sql<string>`${course.url}`, label: sql<string>`${labelColumn(course)}`, held: course.id })
    .from(course)
    .innerJoin(specialization, eq(specialization.course, course.id))
    .where(inArray(specialization.url, [...branches]))
    .orderBy(asc(course.id))
  return { name: 'course', values }
}
