import { sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import * as t from '../db/tables.ts'
import type { FacetSpec, Listed, LookUp } from './kind.ts'

const s = t.school
const c = t.college
const as = (table: unknown) => table as LookUp
const genders = { 'co-ed': 'Boys and girls', girls: 'Girls', boys: 'Boys' }
const classes = { nursery: 'Nursery', '1': 'Class 1', '6': 'Class 6', '9': 'Class 9', '11': 'Class 11' }
/** Nursery is −2, LKG −1, UKG 0. */
export const classNumber = (value: string): number =>
  ({ nursery: -2, lkg: -1, ukg: 0 })[value.toLowerCase()] ?? Number(value)
const ownerships = {
  'central-government': 'Central government',
  'state-government': 'State government',
  'government-aided': 'Government aided',
  private: 'Private',
  'public-private-partnership': 'Public-private partnership',
}
const grades = { 'A++': 'A++', 'A+': 'A+', A: 'A', 'B++': 'B++', 'B+': 'B+', B: 'B', C: 'C' }

/** The classes of the facet that a school teaches, from its first and last as `1:12`; live counts name one class. */
function taught(span: string): string[] {
  const [from, to] = span.split(':').map(Number)
  if (from === undefined || to === undefined) return [span]
  return Object.keys(classes).filter((c) => from <= classNumber(c) && classNumber(c) <= to)
}

export const schools: Listed = {
  kind: 'school',
  table: s,
  published: sql`${s.status} = 'published'`,
  facets: [
    { name: 'state', column: s.state, of: as(t.state) },
    { name: 'city', column: s.city, of: as(t.city) },
    { name: 'board', column: s.boards, list: true, of: as(t.board) },
    { name: 'type', column: s.schoolType, of: as(t.schoolType) },
    { name: 'gender', column: s.gender, words: genders },
    {
      name: 'classLevel',
      column: s.classTo,
      words: classes,
      ordered: true,
      keptAs: taught,
      matches: (v) => sql`(coalesce(${s.classFrom}, 1) <= ${classNumber(v)} and ${s.classTo} >= ${classNumber(v)})`,
      spread: sql`(select w from (values ('nursery', -2), ('1', 1), ('6', 6), ('9', 9), ('11', 11)) v(w, n)
        where coalesce(${s.classFrom}, 1) <= n and ${s.classTo} >= n)`,
    },
    { name: 'medium', column: s.mediums, list: true, of: as(t.medium) },
    { name: 'facility', column: s.facilities, list: true, of: as(t.schoolFacility) },
    { name: 'location', column: s.location, of: as(t.location) },
  ],
  sorts: {
    relevance: { by: s.popularity, desc: true },
    rating: { by: s.rating, desc: true },
    feeAsc: { by: s.feeMin, desc: false },
    feeDesc: { by: s.feeMax, desc: true },
    name: { by: s.name, desc: false },
    newest: { by: s.createdAt, desc: true },
  },
  searched: [s.name],
  scopes: ['state', 'city', 'board', 'type', 'gender'],
  paired: 'board',
}

export const colleges: Listed = {
  kind: 'college',
  table: c,
  published: sql`${c.status} = 'published'`,
  facets: [
    { name: 'state', column: c.state, of: as(t.state) },
    { name: 'city', column: c.city, of: as(t.city) },
    { name: 'category', column: c.categories, list: true, of: as(t.category) },
    { name: 'course', column: c.courses, list: true, of: as(t.course) },
    { name: 'type', column: c.collegeType, of: as(t.collegeType) },
    { name: 'ownership', column: c.ownership, words: ownerships },
    { name: 'level', column: c.levels, list: true, of: as(t.courseLevel) },
    { name: 'exam', column: c.exams, list: true, of: as(t.exam) },
    { name: 'delivery', column: c.deliveries, list: true, of: as(t.courseDelivery) },
    { name: 'specialization', column: c.specializations, list: true, of: as(t.specialization) },
    { name: 'naac', column: c.naacGrade, words: grades },
  ],
  sorts: {
    relevance: { by: c.popularity, desc: true },
    rating: { by: c.rating, desc: true },
    feeAsc: { by: c.feeMin, desc: false },
    feeDesc: { by: c.feeMax, desc: true },
    name: { by: c.name, desc: false },
    newest: { by: c.createdAt, desc: true },
    rank: { by: c.nirfBest, desc: false },
  },
  searched: [c.name, c.shortName],
  scopes: ['state', 'city', 'category', 'type', 'ownership'],
  paired: 'category',
}

/** Free words as a filter: an address has them as a slug. */
function worded(name: string, column: AnyPgColumn): FacetSpec {
  const slug = sql`trim(both '-' from regexp_replace(lower(${column}), '[^a-z0-9]+', '-', 'g'))`
  return {
    name,
    column,
    words: {},
    matches: (v) => sql`${slug} = ${v}`,
    spread: sql`(select ${slug} where ${column} is not null)`,
  }
}
export const exams: Listed = {
  kind: 'exam',
  table: t.exam,
  published: sql`${t.exam.status} = 'published'`,
  facets: [
    { name: 'level', column: t.exam.examLevel, of: as(t.examLevel) },
    worded('stream', t.exam.stream),
    worded('mode', t.exam.mode),
  ],
  sorts: {
    relevance: { by: t.exam.name, desc: false },
    name: { by: t.exam.name, desc: false },
    newest: { by: t.exam.createdAt, desc: true },
  },
  searched: [t.exam.name, t.exam.fullName],
}
export const careers: Listed = {
  kind: 'career',
  table: t.career,
  published: sql`${t.career.status} = 'published'`,
  facets: [{ name: 'category', column: t.career.category, of: as(t.careerCategory) }],
  sorts: {
    relevance: { by: t.career.title, desc: false },
    name: { by: t.career.title, desc: false },
    newest: { by: t.career.createdAt, desc: true },
  },
  searched: [t.career.title, t.career.summary],
}
export const articles: Listed = {
  kind: 'article',
  table: t.article,
  published: sql`${t.article.status} = 'published'`,
  facets: [{ name: 'category', column: t.article.category, of: as(t.articleCategory) }],
  sorts: {
    relevance: { by: t.article.publishedAt, desc: true },
    name: { by: t.article.title, desc: false },
    newest: { by: t.article.publishedAt, desc: true },
  },
  searched: [t.article.title, t.article.excerpt],
}
export const courses: Listed = {
  kind: 'course',
  table: t.course,
  published: undefined,
  facets: [
    { name: 'category', column: t.course.category, of: as(t.category) },
    { name: 'level', column: t.course.level, of: as(t.courseLevel) },
  ],
  sorts: {
    relevance: { by: t.course.name, desc: false },
    name: { by: t.course.name, desc: false },
    newest: { by: t.course.createdAt, desc: true },
  },
  searched: [t.course.name, t.course.shortName],
}
