import { schoolFields } from '@pravesh/contract'
import { sql } from '../../../platform/db/drizzle.ts'
import { placedToday } from '../../../platform/db/statements/today.ts'
import * as t from '../../../platform/db/tables.ts'
import { admitsToday } from '../../institute/facts/admission-days.ts'
import { appliedToHere, isManagedId } from '../../institute/facts/admitting.ts'
import { declaredFacets, inOrder } from '../facets/declared-facets.ts'
import { schoolRanges } from '../query/ranges.ts'
import { leastRatings, schoolFeeBands } from './bands.ts'
import { classNumber } from './class-fee.ts'
import type { Listed } from './kind.ts'
import { valueLabels } from './value-labels.ts'

const s = t.school
const preschoolClasses = ['nursery', 'lkg', 'ukg']
const classes = valueLabels('classLevel', [...preschoolClasses, ...Array.from({ length: 12 }, (_, i) => String(i + 1))])
/** As slugs write a class: `class-5`. */
const classSlugs = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`class-${i + 1}`, String(i + 1)]))

/** How many schools teach each class, from how many teach from one class to another. */
function byClass(spans: ReadonlyMap<string, number>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of Object.keys(classes)) {
    const classIndex = classNumber(word)
    for (const [span, n] of spans) {
      const [from = 0, to = 0] = span.split(':').map(Number)
      if (from <= classIndex && classIndex <= to) counts.set(word, (counts.get(word) ?? 0) + n)
    }
  }
  return counts
}

/** A word of a slug means the first of these that has it. Filters that are not named here come last. */
const order = [
  'state',
  'city',
  'location',
  'board',
  'ownership',
  'type',
  'gender',
  'residential',
  'classLevel',
  'medium',
  'feeMax',
  'facility',
]

export const schools: Listed = {
  kind: 'school',
  table: s,
  published: sql`${s.status} = 'published'`,
  facets: inOrder(order, [
    ...declaredFacets(schoolFields, s),
    {
      name: 'ownership',
      column: s.ownership,
      words: valueLabels('ownership', ['government', 'government-aided', 'private']),
      aliases: { govt: 'government', aided: 'government-aided' },
    },
    {
      name: 'classLevel',
      column: s.classTo,
      words: classes,
      aliases: classSlugs,
      ordered: true,
      matches: (v) => sql`${classNumber(v)} between coalesce(${s.classFrom}, -2) and ${s.classTo}`,
      counted: sql`coalesce(${s.classFrom}, -2) || ':' || ${s.classTo}`,
      read: byClass,
      // A school whose first class is not published stays in the list, which says how many they are.
      isUnknown: (v) => sql`(${s.classFrom} is null and ${s.classTo} >= ${classNumber(v)})`,
      listsUnknown: true,
    },
    schoolFeeBands(s.feeMin),
    leastRatings(s.rating),
    {
      name: 'admissionsOpen',
      column: s.admissionClosesOn,
      words: valueLabels('admissionsOpen', ['true']),
      counted: sql`case when ${admitsToday(s, placedToday)} then 'true' end`,
      role: 'range',
      ofToday: sql`(${s.admissionAllYear} or ${s.admissionClosesOn} is not null)`,
    },
    {
      name: 'applyHere',
      column: s.id,
      words: valueLabels('applyHere', ['true']),
      counted: sql`case when ${appliedToHere('school', placedToday)} then 'true' end`,
      role: 'range',
      ofToday: isManagedId(s.id, 'school'),
    },
  ]),
  sorts: {
    relevance: { by: s.popularity, desc: true },
    rating: { by: s.rating, desc: true },
    feeAsc: { by: s.feeMin, desc: false },
    feeDesc: { by: s.feeMin, desc: true },
    name: { by: s.name, desc: false },
    newest: { by: s.createdAt, desc: true },
  },
  searched: [],
  scopes: [[], ['state'], ['city'], ['board'], ['type'], ['ownership'], ['gender'], ['state', 'board']],
  ranged: [s.rating, s.admissionOpensOn, s.admissionClosesOn],
  ranges: schoolRanges,
}
