import type { Figure, SchoolCard } from '@pravesh/contract'
import type { Db } from '../../platform/db/index.ts'
import { collegeCards } from './cards/college.ts'
import { courseCards } from './cards/course.ts'
import { examCards } from './cards/exam.ts'
import { articleCards, careerCards } from './cards/reading.ts'
import { schoolCards } from './cards/school.ts'
import { classChoice, classFees } from './kinds/class-fee.ts'
import { seatsLeft } from './kinds/class-seats.ts'
import { colleges } from './kinds/college-kind.ts'
import { courseChoice, courseFees } from './kinds/course-fee.ts'
import { articles, careers, courses, exams } from './kinds/guidance-kinds.ts'
import { schools } from './kinds/school-kind.ts'
import { listing } from './listing.ts'
import type { ListingQuery } from './query/listing-query.ts'

/** Cards with the fee of what is chosen; one whose fee for it is not known has none. */
const withFees = <C extends { id: number; feeFrom: Figure | null }>(
  cards: readonly C[],
  fees: ReadonlyMap<number, Figure> | undefined,
): C[] => cards.map((card) => (fees ? { ...card, feeFrom: fees.get(card.id) ?? null } : card))

/** A card with the free seats of the chosen class, while the school takes forms. */
const withSeats = (card: SchoolCard, seats: number | undefined): SchoolCard =>
  seats !== undefined && card.sources.admission ? { ...card, seatsLeft: seats } : card

/**
 * A listing page of schools; with chosen classes, cards show the fees of these. NOT_FOUND for a slug that means nothing; INVALID for a sort
 * it does not have.
 */
export async function listSchools(db: Db, url: string, query: ListingQuery, draft = 0) {
  const { ids, distances, choices, page } = await listing(db, schools, url, query, draft)
  const classes = classChoice(choices)
  const [only, ...others] = classes ?? []
  const [cards, fees, seats] = await Promise.all([
    schoolCards(db, ids, distances),
    classes && classFees(db, ids, classes),
    only === undefined || others.length > 0 ? undefined : seatsLeft(db, ids, only),
  ])
  return { ...page, data: withFees(cards, fees).map((card) => withSeats(card, seats?.get(card.id))) }
}
/** A listing page of colleges; with chosen courses, cards show the fees of these. */
export async function listColleges(db: Db, url: string, query: ListingQuery, draft = 0) {
  const { ids, choices, ranking, page } = await listing(db, colleges, url, query, draft)
  const choice = courseChoice(choices)
  const [cards, fees] = await Promise.all([collegeCards(db, ids, ranking), choice && courseFees(db, ids, choice)])
  return { ...page, data: withFees(cards, fees) }
}
/** A listing page of exams. */
export async function listExams(db: Db, url: string, query: ListingQuery) {
  const { ids, page } = await listing(db, exams, url, query)
  return { ...page, data: await examCards(db, ids) }
}
/** A listing page of careers. */
export async function listCareers(db: Db, url: string, query: ListingQuery) {
  const { ids, page } = await listing(db, careers, url, query)
  return { ...page, data: await careerCards(db, ids) }
}
/** A listing page of articles. */
export async function listArticles(db: Db, url: string, query: ListingQuery) {
  const { ids, page } = await listing(db, articles, url, query)
  return { ...page, data: await articleCards(db, ids) }
}
/** A listing page of courses. */
export async function listCourses(db: Db, url: string, query: ListingQuery) {
  const { ids, page } = await listing(db, courses, url, query)
  return { ...page, data: await courseCards(db, ids) }
}
