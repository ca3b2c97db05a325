// Placeholder until the real listings land; not committed.
import { desc, eq } from 'drizzle-orm'
import type { Db } from '../db/index.ts'
import { article, career, college, course, exam, school } from '../db/tables.ts'
import { collegeCards, courseCards, examCards, schoolCards } from './cards.ts'
import { articleCards, careerCards } from './reading-cards.ts'
type Q = { offset: number }
const page = <T>(url: string, data: T[], offset: number, total: number) => ({
  url, h1: 'Listing', title: 'Listing', description: 'Listing', intro: null, body: null, accordions: [], faqs: [], noindex: false, data, total,
  facets: [], filters: [], sort: 'relevance' as const, offset, more: total > offset ? offset + 20 : null, cursor: null,
})
const ids = (r: { id: number }[]) => r.map((x) => x.id)
export const listSchools = async (db: Db, url: string, q: Q) => page(url, await schoolCards(db, ids(await db.select({ id: school.id }).from(school).orderBy(desc(school.popularity)).limit(q.offset))), q.offset, await db.$count(school))
export const listColleges = async (db: Db, url: string, q: Q) => page(url, await collegeCards(db, ids(await db.select({ id: college.id }).from(college).orderBy(desc(college.popularity)).limit(q.offset))), q.offset, await db.$count(college))
export const listExams = async (db: Db, url: string, q: Q) => page(url, await examCards(db, ids(await db.select({ id: exam.id }).from(exam).where(eq(exam.status, 'published')).limit(q.offset))), q.offset, await db.$count(exam))
export const listCareers = async (db: Db, url: string, q: Q) => page(url, await careerCards(db, ids(await db.select({ id: career.id }).from(career).limit(q.offset))), q.offset, await db.$count(career))
export const listArticles = async (db: Db, url: string, q: Q) => page(url, await articleCards(db, ids(await db.select({ id: article.id }).from(article).limit(q.offset))), q.offset, await db.$count(article))
export const listCourses = async (db: Db, url: string, q: Q) => page(url, await courseCards(db, ids(await db.select({ id: course.id }).from(course).limit(q.offset))), q.offset, await db.$count(course))
