import { type AnyPgColumn, sql } from '../../../platform/db/drizzle.ts'
import * as t from '../../../platform/db/tables.ts'
import type { FacetSpec, Listed } from './kind.ts'

/** Free words as a filter: an address has them as a slug. */
function worded(name: string, column: AnyPgColumn): FacetSpec {
  const slug = sql`trim(both '-' from regexp_replace(lower(${column}), '[^a-z0-9]+', '-', 'g'))`
  return {
    name,
    column,
    words: {},
    matches: (v) => sql`${slug} = ${v}`,
    counted: slug,
    label: (value) => sql`(select min(${column}) from ${column.table} where ${slug} = ${value})`,
  }
}
export const exams: Listed = {
  kind: 'exam',
  table: t.exam,
  published: sql`${t.exam.status} = 'published'`,
  facets: [
    { name: 'level', column: t.exam.examLevel, of: t.examLevel },
    worded('stream', t.exam.stream),
    worded('mode', t.exam.mode),
  ],
  sorts: {
    relevance: { by: t.exam.name, desc: false },
    name: { by: t.exam.name, desc: false },
    newest: { by: t.exam.createdAt, desc: true },
  },
  searched: [],
}
export const careers: Listed = {
  kind: 'career',
  table: t.career,
  published: sql`${t.career.status} = 'published'`,
  facets: [{ name: 'category', column: t.career.category, of: t.careerCategory }],
  sorts: {
    relevance: { by: t.career.title, desc: false },
    name: { by: t.career.title, desc: false },
    newest: { by: t.career.createdAt, desc: true },
  },
  searched: [t.career.title, t.career.titleLocal, t.career.summary, t.career.summaryLocal],
}
export const articles: Listed = {
  kind: 'article',
  table: t.article,
  published: sql`${t.article.status} = 'published'`,
  facets: [{ name: 'category', column: t.article.category, of: t.articleCategory }],
  sorts: {
    relevance: { by: t.article.publishedAt, desc: true },
    name: { by: t.article.title, desc: false },
    newest: { by: t.article.publishedAt, desc: true },
  },
  searched: [t.article.title, t.article.titleLocal, t.article.excerpt, t.article.excerptLocal],
}
export const courses: Listed = {
  kind: 'course',
  table: t.course,
  published: undefined,
  facets: [
    { name: 'category', column: t.course.category, of: t.category },
    { name: 'level', column: t.course.level, of: t.courseLevel },
  ],
  sorts: {
    relevance: { by: t.course.name, desc: false },
    name: { by: t.course.name, desc: false },
    newest: { by: t.course.createdAt, desc: true },
  },
  searched: [],
}
