import type { Hit, SearchKind } from '@pravesh/contract'
import type { Db } from '../../../platform/db/index.ts'
import { type CourseChoice, courseFees } from '../kinds/course-fee.ts'
import { collegeCards } from './college.ts'
import { examCards } from './exam.ts'
import { schoolCards } from './school.ts'

/**
 * Adds their cards to rows of the search page, in one statement for each kind. The result adds its card to any of the hits; one that was
 * withdrawn since it was found has none. Colleges of a listing of `courses` have the fee of these, and
 * those in the order of the list `ranking` their rank in it.
 */
export async function cardsOfHits(
  db: Db,
  hits: readonly Hit[],
  courses?: CourseChoice | undefined,
  ranking?: string | undefined,
): Promise<(hit: Hit) => Hit> {
  const idsOf = (kind: SearchKind) => [...new Set(hits.filter((hit) => hit.kind === kind).map(({ id }) => id))]
  const collegeIds = idsOf('college')
  const [schools, colleges, exams, fees] = await Promise.all([
    schoolCards(db, idsOf('school')),
    collegeCards(db, collegeIds, ranking),
    examCards(db, idsOf('exam')),
    courses && collegeIds.length > 0 ? courseFees(db, collegeIds, courses) : undefined,
  ])
  const cards = [
    ...schools.map((school) => [`school ${school.id}`, { school }] as const),
    ...colleges
      .map((college) => (fees ? { ...college, feeFrom: fees.get(college.id) ?? null } : college))
      .map((college) => [`college ${college.id}`, { college }] as const),
    ...exams.map((exam) => [`exam ${exam.id}`, { exam }] as const),
  ]
  const byHit = new Map<string, Pick<Hit, 'school' | 'college' | 'exam'>>(cards)
  return (hit) => ({ ...hit, ...byHit.get(`${hit.kind} ${hit.id}`) })
}
