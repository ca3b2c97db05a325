import { ApiError, type CareerPage, catalogue, publicRecord } from '@pravesh/contract'
import { foundAt } from '../../../catalogue/addresses/found-at.ts'
import { courseCards } from '../../../catalogue/listing/cards/course.ts'
import { examCards } from '../../../catalogue/listing/cards/exam.ts'
import { careerCards } from '../../../catalogue/listing/cards/reading.ts'
import { published, publishedOrDraft } from '../../../catalogue/listing/query/published.ts'
import { and, eq, getTableColumns, ne, sql } from '../../../platform/db/drizzle.ts'
import { aliasTable, type Db, jsonRows, statement } from '../../../platform/db/index.ts'
import { career, careerCategory, exam } from '../../../platform/db/tables.ts'
import { seoOf } from './page-parts.ts'

const mostExams = 8
const mostRelated = 4
const other = aliasTable(career, 'other')

/** A career with the exams that lead to its courses, and others of its category. */
const pageOf = statement('career_page', (db) =>
  db
    .select({
      row: getTableColumns(career),
      categoryDescription: careerCategory.categoryDescription,
      categoryDescriptionLocal: careerCategory.categoryDescriptionLocal,
      exams: jsonRows(
        db
          .select({ row: sql<number>`to_json(${exam.id})`.as('row') })
          .from(exam)
          .where(and(sql`${exam.courses} && ${career.courses}`, published(exam)))
          .limit(mostExams),
      ),
      alike: jsonRows(
        db
          .select({ row: sql<number>`to_json(${other.id})`.as('row') })
          .from(other)
          .where(and(eq(other.category, career.category), published(other), ne(other.id, career.id)))
          .limit(mostRelated),
      ),
    })
    .from(career)
    .innerJoin(careerCategory, eq(careerCategory.id, career.category))
    .where(and(eq(career.url, sql.placeholder('url')), publishedOrDraft(career))),
)

/** Fields of the page of a published career, in addition to its card, from its own row. */
export function careerFacts(row: typeof career.$inferSelect) {
  const hasSalary = row.salaryEntry !== null || row.salaryMid !== null || row.salarySenior !== null
  return {
    duties: row.duties,
    dutiesLocal: row.dutiesLocal,
    skills: row.skills,
    skillsLocal: row.skillsLocal,
    paths: row.paths as CareerPage['paths'],
    salary:
      hasSalary && row.salarySource
        ? { entry: row.salaryEntry, mid: row.salaryMid, senior: row.salarySenior, source: row.salarySource }
        : null,
    outlook: row.outlook,
    outlookLocal: row.outlookLocal,
    source: row.source,
    updatedAt: row.updatedAt,
  }
}

/** The page of one published career, or of the draft with this id: NOT_FOUND where there is none. */
export async function careerPage(db: Db, url: string, draft = 0): Promise<CareerPage> {
  const found = await foundAt(db, 'career', url, async (pageUrl) => (await pageOf(db, { url: pageUrl, draft }))[0])
  const row = publicRecord(catalogue.career, found.row)
  const [card] = await careerCards(db, [row.id], draft)
  if (!card) throw new ApiError('NOT_FOUND')
  return {
    ...card,
    categoryDescription: found.categoryDescription,
    categoryDescriptionLocal: found.categoryDescriptionLocal,
    ...careerFacts(row),
    courses: await courseCards(db, row.courses),
    exams: await examCards(db, found.exams),
    related: await careerCards(db, row.related.length > 0 ? row.related : found.alike),
    seo: seoOf(row),
  }
}
