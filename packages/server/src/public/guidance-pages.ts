import {
  ApiError,
  type ArticlePage,
  type CareerPage,
  type CoursePage,
  catalogue,
  type ExamPage,
  shownRecord,
} from '@pravesh/contract'
import { and, arrayContains, arrayOverlaps, desc, eq, ne } from 'drizzle-orm'
import { renderMarkdown } from '../content/markdown.ts'
import type { Db } from '../db/index.ts'
import { article, career, careerCategory, college, course, exam, specialization } from '../db/tables.ts'
import { collegeCards } from '../listing/cards/college.ts'
import { courseCards } from '../listing/cards/course.ts'
import { examCards } from '../listing/cards/exam.ts'
import { articleCards, careerCards } from '../listing/cards/reading.ts'
import { seoOf } from './page-parts.ts'

function found<T>(row: T | undefined): T {
  if (row === undefined) throw new ApiError('NOT_FOUND')
  return row
}
const ids = (rows: { id: number }[]) => rows.map((r) => r.id)

/** The page of one published exam: NOT_FOUND where there is none. */
export async function examPage(db: Db, url: string): Promise<ExamPage> {
  const [held] = await db
    .select()
    .from(exam)
    .where(and(eq(exam.url, url), eq(exam.status, 'published')))
  const row = shownRecord(catalogue.examList, found(held))
  const [card] = await examCards(db, [row.id])
  const accepting = await db
    .select({ id: college.id })
    .from(college)
    .where(and(arrayContains(college.exams, [row.id]), eq(college.status, 'published')))
    .orderBy(desc(college.popularity), desc(college.id))
    .limit(12)
  const rows = <T>(value: unknown) => value as T
  return {
    ...found(card),
    frequency: row.frequency,
    languages: row.languages,
    about: row.about,
    eligibility: row.eligibility,
    pattern: row.pattern,
    syllabus: row.syllabus,
    stages: rows<ExamPage['stages']>(row.stages),
    dates: rows<ExamPage['dates']>(row.dates),
    fees: rows<ExamPage['fees']>(row.fees),
    cutoffs: rows<ExamPage['cutoffs']>(row.cutoffs),
    officialUrl: row.officialUrl,
    source: row.source,
    courses: await courseCards(db, row.courses),
    colleges: await collegeCards(db, ids(accepting)),
    seo: seoOf(row),
    updatedAt: row.updatedAt,
  }
}

/** The page of one published career, with the exams that lead to its courses. */
export async function careerPage(db: Db, url: string): Promise<CareerPage> {
  const [held] = await db
    .select({ row: career, categoryDescription: careerCategory.categoryDescription })
    .from(career)
    .innerJoin(careerCategory, eq(careerCategory.id, career.category))
    .where(and(eq(career.url, url), eq(career.status, 'published')))
  const { row: kept, categoryDescription } = found(held)
  const row = shownRecord(catalogue.career, kept)
  const [card] = await careerCards(db, [row.id])
  const exams =
    row.courses.length === 0
      ? []
      : await db
          .select({ id: exam.id })
          .from(exam)
          .where(and(arrayOverlaps(exam.courses, row.courses), eq(exam.status, 'published')))
          .limit(8)
  const related =
    row.related.length > 0
      ? row.related
      : ids(
          await db
            .select({ id: career.id })
            .from(career)
            .where(and(eq(career.category, row.category), eq(career.status, 'published'), ne(career.id, row.id)))
            .limit(4),
        )
  const known = row.salaryEntry !== null || row.salaryMid !== null || row.salarySenior !== null
  return {
    ...found(card),
    categoryDescription,
    duties: row.duties,
    skills: row.skills,
    paths: row.paths as CareerPage['paths'],
    salary:
      known && row.salarySource
        ? { entry: row.salaryEntry, mid: row.salaryMid, senior: row.salarySenior, source: row.salarySource }
        : null,
    outlook: row.outlook,
    source: row.source,
    courses: await courseCards(db, row.courses),
    exams: await examCards(db, ids(exams)),
    related: await careerCards(db, related),
    seo: seoOf(row),
    updatedAt: row.updatedAt,
  }
}

/** Articles of the same category, newest first, filled up with the newest of all. */
export async function relatedArticles(db: Db, to: { id: number; category: number } | undefined, limit: number) {
  const order = [desc(article.publishedAt), desc(article.id)]
  const live = eq(article.status, 'published')
  const others = to ? and(live, ne(article.id, to.id)) : live
  const alike = to
    ? await db
        .select({ id: article.id })
        .from(article)
        .where(and(others, eq(article.category, to.category)))
        .orderBy(...order)
        .limit(limit)
    : []
  const newest =
    alike.length < limit
      ? await db
          .select({ id: article.id })
          .from(article)
          .where(others)
          .orderBy(...order)
          .limit(limit)
      : []
  return articleCards(db, [...new Set([...ids(alike), ...ids(newest)])].slice(0, limit))
}

/** The page of one published article, its Markdown rendered and sanitised. */
export async function articlePage(db: Db, url: string): Promise<ArticlePage> {
  const [held] = await db
    .select()
    .from(article)
    .where(and(eq(article.url, url), eq(article.status, 'published')))
  const row = found(held)
  const [card] = await articleCards(db, [row.id])
  return {
    ...found(card),
    ...renderMarkdown(row.body),
    reviewer: row.reviewer,
    tags: row.tags,
    language: row.language === 'hi' ? 'hi' : 'en',
    related: await relatedArticles(db, row, 4),
    seo: seoOf(row),
    updatedAt: row.updatedAt,
  }
}

/** The page of one course: who teaches it, which exams lead to it, where it leads. */
export async function coursePage(db: Db, url: string): Promise<CoursePage> {
  const [held] = await db.select().from(course).where(eq(course.url, url))
  const row = found(held)
  const [card] = await courseCards(db, [row.id])
  const teaching = await db
    .select({ id: college.id })
    .from(college)
    .where(and(arrayContains(college.courses, [row.id]), eq(college.status, 'published')))
    .orderBy(desc(college.popularity), desc(college.id))
    .limit(12)
  const exams = await db
    .select({ id: exam.id })
    .from(exam)
    .where(and(arrayContains(exam.courses, [row.id]), eq(exam.status, 'published')))
    .limit(12)
  const careers = await db
    .select({ id: career.id })
    .from(career)
    .where(and(arrayContains(career.courses, [row.id]), eq(career.status, 'published')))
    .limit(12)
  const specializations = await db
    .select({ name: specialization.name })
    .from(specialization)
    .where(eq(specialization.course, row.id))
    .orderBy(specialization.name)
  return {
    ...found(card),
    about: row.about,
    specializations: specializations.map((s) => s.name),
    colleges: await collegeCards(db, ids(teaching)),
    exams: await examCards(db, ids(exams)),
    careers: await careerCards(db, ids(careers)),
  }
}
