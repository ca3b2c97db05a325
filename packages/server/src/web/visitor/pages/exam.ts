import { ApiError, catalogue, type ExamPage, publicRecord } from '@pravesh/contract'
import { foundAt } from '../../../catalogue/addresses/found-at.ts'
import { courseCards } from '../../../catalogue/listing/cards/course.ts'
import { examCards } from '../../../catalogue/listing/cards/exam.ts'
import { publishedOrDraft } from '../../../catalogue/listing/query/published.ts'
import { and, arrayContains, eq, sql } from '../../../platform/db/drizzle.ts'
import { type Db, statement } from '../../../platform/db/index.ts'
import { college, exam } from '../../../platform/db/tables.ts'
import { seoOf } from './page-parts.ts'
import { topInstitutes } from './top-institutes.ts'

const pageOf = statement('exam_page', (db) =>
  db
    .select()
    .from(exam)
    .where(and(eq(exam.url, sql.placeholder('url')), publishedOrDraft(exam))),
)

/** Fields of the page of a published exam, in addition to its card, from its own row. */
export function examFacts(row: typeof exam.$inferSelect) {
  const rows = <T>(value: unknown) => value as T
  return {
    frequency: row.frequency,
    languages: row.languages,
    about: row.about,
    aboutLocal: row.aboutLocal,
    eligibility: row.eligibility,
    eligibilityLocal: row.eligibilityLocal,
    pattern: row.pattern,
    patternLocal: row.patternLocal,
    syllabus: row.syllabus,
    syllabusLocal: row.syllabusLocal,
    stages: rows<ExamPage['stages']>(row.stages),
    dates: rows<ExamPage['dates']>(row.dates),
    fees: rows<ExamPage['fees']>(row.fees),
    cutoffs: rows<ExamPage['cutoffs']>(row.cutoffs),
    officialUrl: row.officialUrl,
    source: row.source,
    updatedAt: row.updatedAt,
  }
}

/** The page of one published exam, or of the draft with this id: NOT_FOUND where there is none. */
export async function examPage(db: Db, url: string, draft = 0): Promise<ExamPage> {
  const found = await foundAt(db, 'exam', url, async (pageUrl) => (await pageOf(db, { url: pageUrl, draft }))[0])
  const row = publicRecord(catalogue.examList, found)
  const [card] = await examCards(db, [row.id], draft)
  if (!card) throw new ApiError('NOT_FOUND')
  return {
    ...card,
    ...examFacts(row),
    courses: await courseCards(db, row.courses),
    colleges: await topInstitutes(db, arrayContains(college.exams, [row.id])),
    seo: seoOf(row),
  }
}
