import type { CollegeCard, Place, SchoolCard, Sources } from '@pravesh/contract'
import { formatDistance, formatNumber, formatRupees, type Language, t } from '@pravesh/messages'
import { catalogueName } from '@pravesh/messages/catalogue'

/** What two schools or two colleges are compared by. */
export type ComparedInstitute = Pick<SchoolCard, 'feeFrom' | 'rating'> & {
  place: Place
  sources: Sources
  boards?: SchoolCard['boards']
  nirf?: CollegeCard['nirf']
}

const earthRadiusKm = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Kilometres as the crow flies; null where either place is known by its city alone. */
function distanceBetween(first: ComparedInstitute, other: ComparedInstitute): number | null {
  const [from, to] = [first, other].map(({ place: { lat, lng }, sources }) =>
    lat === null || lng === null || sources.lat?.tier === 'derived' ? null : { lat: radians(lat), lng: radians(lng) },
  )
  if (!from || !to) return null
  const haversine =
    Math.sin((to.lat - from.lat) / 2) ** 2 +
    Math.cos(from.lat) * Math.cos(to.lat) * Math.sin((to.lng - from.lng) / 2) ** 2
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(haversine))
}

function feeDifference(one: ComparedInstitute, base: ComparedInstitute, language: Language): string | null {
  const text = t(language)
  if (!one.feeFrom) return null
  if (!base.feeFrom) return text('institute.feeYearly', { amount: formatRupees(one.feeFrom.value, language) })
  const more = one.feeFrom.value - base.feeFrom.value
  if (more === 0) return text('institute.feeSame')
  const amount = formatRupees(Math.abs(more), language)
  return text(more > 0 ? 'institute.feeMore' : 'institute.feeLess', { amount })
}

function ratingDifference(one: ComparedInstitute, base: ComparedInstitute, language: Language): string | null {
  if (!one.rating || !base.rating) return null
  const more = Math.round((one.rating.value - base.rating.value) * 10) / 10
  if (more === 0) return null
  const stars = formatNumber(Math.abs(more), language, 1)
  return t(language)(more > 0 ? 'institute.ratedHigher' : 'institute.ratedLower', { stars })
}

/** Where `one` differs from `base`, in a family's order of questions: fee, distance or city, board, rating, rank. */
export function differences(one: ComparedInstitute, base: ComparedInstitute, language: Language): string[] {
  const text = t(language)
  const km = distanceBetween(base, one)
  const boards = (of: ComparedInstitute) => (of.boards ?? []).map(({ shortName }) => catalogueName(shortName, language))
  const otherBoards = boards(one).filter((board) => !boards(base).includes(board))
  return [
    feeDifference(one, base, language),
    km === null
      ? catalogueName(one.place.city.name, language)
      : text('institute.distanceAway', { distance: formatDistance(km, language) }),
    otherBoards.join(', '),
    ratingDifference(one, base, language),
    one.nirf && text('institute.nirfRank', { rank: one.nirf.rank, year: String(one.nirf.year) }),
  ].flatMap((difference) => difference || [])
}
