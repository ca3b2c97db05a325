import type { CollegeCard, SchoolCard } from '@pravesh/contract'
import { formatDistance, formatNumber, type Language, t } from '@pravesh/messages'
import { className } from '../institute/labels.ts'
import { rankingName } from '../page/catalogue-names.ts'

type Card = SchoolCard | CollegeCard

/** More of them would be a list of facts again, of which none stands out. */
const most = 3
/** Among fewer known values, being the least or the best says little. */
const comparable = 4

/** The row whose value is the highest of at least four known ones; null where two share it. */
function bestOf<C extends Card>(cards: readonly C[], measure: (card: C) => number | null | undefined): C | null {
  const known = cards.flatMap((card) => {
    const value = measure(card)
    return value === null || value === undefined ? [] : [{ card, value }]
  })
  if (known.length < comparable) return null
  const [first, second] = known.toSorted((one, other) => other.value - one.value)
  return first && second && first.value > second.value ? first.card : null
}

const isSchool = (card: Card): card is SchoolCard => 'classTo' in card
const collegeOf = (card: Card): CollegeCard | null => (isSchool(card) ? null : card)
/** A college has none of these facts. */
const noSchool = { gender: null, seatsLeft: undefined, hostel: undefined }
const negative = (value: number | null | undefined) => (value === null || value === undefined ? null : -value)

/**
 * What to choose an institute for, by its id: facts that hold for few of the rows of its page, three at most, the most telling first. How
 * far it is comes first, then what it is the first in, then its rank and whom alone it admits. `chosenClass` is the name of the class that
 * the reader chose.
 */
export function reasonsOf(
  cards: readonly Card[],
  language: Language,
  chosenClass?: string,
): ReadonlyMap<number, readonly string[]> {
  const text = t(language)
  const count = { count: formatNumber(cards.length, language) }
  const cheapest = bestOf(cards, ({ feeFrom }) => negative(feeFrom?.value))
  const bestRated = bestOf(cards, ({ rating }) => rating?.value)
  const oldest = bestOf(cards, (card) => negative(collegeOf(card)?.established))
  const broadest = bestOf(cards, (card) => collegeOf(card)?.courseCount)
  const genders = (gender: SchoolCard['gender']) => cards.filter((card) => isSchool(card) && card.gender === gender)
  /** One of few among the rows that admits only them. */
  const isRare = (gender: SchoolCard['gender']) => genders(gender).length * 2 < cards.length

  /** A line of its own on many cards would say little and push others out of sight. */
  const isHostelRare = cards.filter((card) => isSchool(card) && card.hostel).length * 4 < cards.length

  const reasonsFor = (card: Card): string[] => {
    const { distanceKm } = card
    const nirf = collegeOf(card)?.nirf
    const { gender, seatsLeft: seats, hostel } = isSchool(card) ? card : noSchool
    const first = isSchool(card) && card.classFrom !== null ? className(card.classFrom, language) : null
    return [
      distanceKm !== null && text('listing.reasonDistance', { distance: formatDistance(distanceKm, language) }),
      card === cheapest && text('listing.reasonLowestFee', count),
      nirf &&
        text('listing.reasonNirf', {
          rank: String(nirf.rank),
          category: rankingName(nirf.category, language),
          year: String(nirf.year),
        }),
      card === bestRated && text('listing.reasonBestRated', count),
      card === oldest && text('listing.reasonOldest', count),
      card === broadest && text('listing.reasonMostCourses', count),
      first !== null && first === chosenClass && text('listing.reasonBegins', { what: first }),
      seats !== undefined &&
        seats > 0 &&
        chosenClass !== undefined &&
        text('listing.reasonSeats', { count: formatNumber(seats, language), n: seats, what: chosenClass }),
      hostel && isHostelRare && text('listing.reasonHostel'),
      gender === 'girls' && isRare(gender) && text('listing.reasonGirls'),
      gender === 'boys' && isRare(gender) && text('listing.reasonBoys'),
    ]
      .filter((reason) => typeof reason === 'string')
      .slice(0, most)
  }
  return new Map(cards.map((card) => [card.id, reasonsFor(card)]))
}
