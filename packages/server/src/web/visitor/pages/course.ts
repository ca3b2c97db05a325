import { ApiError, type CoursePage } from '@pravesh/contract'
import { foundAt } from '../../../catalogue/addresses/found-at.ts'
import { courseCards } from '../../../catalogue/listing/cards/course.ts'
import { examCards } from '../../../catalogue/listing/cards/exam.ts'
import { careerCards } from '../../../catalogue/listing/cards/reading.ts'
import { published } from '../../../catalogue/listing/query/published.ts'
import { and, arrayContains, asc, eq, sql } from '../../../platform/db/drizzle.ts'
import { type Db, jsonRows, type Reading, statement } from '../../../platform/db/index.ts'
import { career, college, course, exam, specialization } from '../../../platform/db/tables.ts'
import { topInstitutes } from './top-institutes.ts'

/** As many of a kind as a page shows. */
const maxRows = 12

/** Published exams or careers whose courses hold the one of the query. */
const leading = (db: Reading, table: typeof exam | typeof career) =>
  jsonRows(
    db
      .select({ row: sql<number>`to_json(${table.id})`.as('row') })
      .from(table)
      .where(and(sql`${table.courses} @> array[${course.id}]`, published(table)))
      .limit(maxRows),
  )

/** A course with which exams lead to it and where it leads. */
const pageOf = statement('course_page', (db) =>
  db
    .select({
      id: course.id,
      about: course.about,
      aboutLocal: course.aboutLocal,
      exams: leading(db, exam),
      careers: leading(db, career),
      specializations: jsonRows(
        db
          .select({ row: sql<string>`to_json(${specialization.name})`.as('row') })
          .from(specialization)
          .where(eq(specialization.course, course.id))
          .orderBy(asc(specialization.name)),
      ),
    })
    .from(course)
    .where(eq(course.url, sql.placeholder('url'))),
)

/** The page of one course: NOT_FOUND where there is none. */
export async function coursePage(db: Db, url: string): Promise<CoursePage> {
  const found = await foundAt(db, 'course', url, async (pageUrl) => (await pageOf(db, { url: pageUrl }))[0])
  const [card] = await courseCards(db, [found.id])
  if (!card) throw new ApiError('NOT_FOUND')
  return {
    ...card,
    about: found.about,
    aboutLocal: found.aboutLocal,
    specializations: found.specializations,
    colleges: await topInstitutes(db, arrayContains(college.courses, [found.id])),
    exams: await examCards(db, found.exams),
    careers: await careerCards(db, found.careers),
  }
}
