import type { Hit, SearchKind } from '@pravesh/contract'
import type { Db } from '../../../platform/db/index.ts'
import { collegeCards } from './college.ts'
import { examCards } from './exam.ts'
import { schoolCards } from './school.ts'

/**
 * Adds their cards to rows of the search page, in one statement for each kind. The result adds its card to any of the hits; one that was
 * withdrawn since it was found has none.
 */
export async function cardsOfHits(db: Db, hits: readonly Hit[]): Promise<(hit: Hit) => Hit> {
  const idsOf = (kind: SearchKind) => [...new Set(hits.filter((hit) => hit.kind === kind).map(({ id }) => id))]
  const [schools, colleges, exams] = await Promise.all([
    schoolCards(db, idsOf('school')),
    collegeCards(db, idsOf('college')),
    examCards(db, idsOf('exam')),
  ])
  const cards = [
    ...schools.map((school) => [`school ${school.id}`, { school }] as const),
    ...colleges.map((college) => [`college ${college.id}`, { college }] as const),
    ...exams.map((exam) => [`exam ${exam.id}`, { exam }] as const),
  ]
  const byHit = new Map<string, Pick<Hit, 'school' | 'college' | 'exam'>>(cards)
  return (hit) => ({ ...hit, ...byHit.get(`${hit.kind} ${hit.id}`) })
}
