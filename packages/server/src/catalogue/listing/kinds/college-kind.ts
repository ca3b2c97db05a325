import { collegeFields } from '@pravesh/contract'
import { sql } from '../../../platform/db/drizzle.ts'
import { placedToday } from '../../../platform/db/statements/today.ts'
import * as t from '../../../platform/db/tables.ts'
import { appliedToHere, isManagedId } from '../../institute/facts/admitting.ts'
import { declaredFacets, inOrder } from '../facets/declared-facets.ts'
import { collegeRanges } from '../query/ranges.ts'
import { bands, collegeFeeBands } from './bands.ts'
import { coursesOf, isBranchUnknown } from './branch.ts'
import type { Listed } from './kind.ts'
import { valueLabels } from './value-labels.ts'

const c = t.college
const grades = ['A++', 'A+', 'A', 'B++', 'B+', 'B', 'C']
/** A word of a slug means the first of these that has it. Filters that are not named here come last. */
const order = [
  ...['state', 'city', 'type', 'course', 'category', 'level', 'specialization', 'delivery', 'ownership', 'gender'],
  ...['exam', 'naac', 'nirfMax', 'feeMax', 'facility'],
]

export const colleges: Listed = {
  kind: 'college',
  table: c,
  published: sql`${c.status} = 'published'`,
  facets: inOrder(order, [
    ...declaredFacets(collegeFields, c),
    {
      name: 'course',
      column: c.courses,
      list: true,
      of: t.course,
      aliases: { 'b-tech': 'btech', 'm-tech': 'mtech', nursing: 'bsc-nursing' },
    },
    { name: 'level', column: c.levels, list: true, of: t.courseLevel },
    {
      name: 'specialization',
      column: c.specializations,
      list: true,
      of: t.specialization,
      countedWith: 'course',
      wide: true,
      isUnknown: isBranchUnknown,
      parents: coursesOf,
    },
    { name: 'delivery', column: c.deliveries, list: true, of: t.courseDelivery },
    { name: 'exam', column: c.exams, list: true, of: t.exam },
    {
      name: 'naac',
      column: c.naacGrade,
      words: valueLabels('naac', grades),
      ordered: true,
    },
    bands('nirfMax', c.nirfBest, [10, 25, 50, 100, 200]),
    collegeFeeBands(c.feeMin),
    {
      name: 'applyHere',
      column: c.id,
      words: valueLabels('applyHere', ['true']),
      counted: sql`case when ${appliedToHere('college', placedToday)} then 'true' end`,
      role: 'range',
      ofToday: isManagedId(c.id, 'college'),
    },
  ]),
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
