import { sql } from 'drizzle-orm'
import * as t from '../db/tables.ts'
import { bands } from './bands.ts'
import type { Listed } from './kind.ts'
import { collegeRanges } from './ranges.ts'

const c = t.college
const ownerships = {
  'central-government': 'Central government',
  'state-government': 'State government',
  'government-aided': 'Government aided',
  private: 'Private',
  deemed: 'Deemed',
  'public-private-partnership': 'Public-private partnership',
}
const grades = ['A++', 'A+', 'A', 'B++', 'B+', 'B', 'C']
/** What people say for a field of study. */
const fields = {
  medical: 'medicine-and-health',
  arts: 'arts-and-humanities',
  agriculture: 'agriculture-and-veterinary',
  'hotel-management': 'hospitality',
  'computer-science': 'computer-applications',
  journalism: 'media',
}

export const colleges: Listed = {
  kind: 'college',
  table: c,
  published: sql`${c.status} = 'published'`,
  facets: [
    { name: 'state', column: c.state, of: t.state },
    { name: 'city', column: c.city, of: t.city },
    {
      name: 'type',
      column: c.collegeType,
      of: t.collegeType,
      spoken: { autonomous: 'autonomous-college', affiliated: 'affiliated-college' },
    },
    {
      name: 'course',
      column: c.courses,
      list: true,
      of: t.course,
      spoken: { 'b-tech': 'btech', 'm-tech': 'mtech', nursing: 'bsc-nursing' },
    },
    { name: 'category', column: c.categories, list: true, of: t.category, spoken: fields },
    { name: 'level', column: c.levels, list: true, of: t.courseLevel },
    { name: 'specialization', column: c.specializations, list: true, of: t.specialization, beside: 'course' },
    { name: 'delivery', column: c.deliveries, list: true, of: t.courseDelivery },
    { name: 'ownership', column: c.ownership, words: ownerships },
    { name: 'exam', column: c.exams, list: true, of: t.exam },
    {
      name: 'naac',
      column: c.naacGrade,
      words: Object.fromEntries(grades.map((g) => [g, `NAAC ${g}`])),
      ordered: true,
    },
    bands('nirfMax', c.nirfBest, [10, 25, 50, 100, 200]),
    bands('feeMax', c.feeMin, [50_000, 100_000, 200_000, 500_000, 1_000_000]),
  ],
  sorts: {
    relevance: { by: c.popularity, desc: true },
    rating: { by: c.rating, desc: true },
    feeAsc: { by: c.feeMin, desc: false },
    feeDesc: { by: c.feeMin, desc: true },
    name: { by: c.name, desc: false },
    newest: { by: c.createdAt, desc: true },
    rank: { by: c.nirfBest, desc: false },
  },
  searched: [],
  scopes: [[], ['state'], ['city'], ['type'], ['ownership'], ['category'], ['state', 'category']],
  ranges: collegeRanges,
}
