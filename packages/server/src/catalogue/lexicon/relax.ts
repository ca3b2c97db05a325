import type { ListingRequest, QueryCondition } from './filters.ts'
import type { QueryLexicon } from './live-lexicon.ts'

/** Conditions that a family gives up first. Others follow in the order of the query; a place is widened: a state to all of India. */
const order = ['feeMax', 'feeMin', 'admissionsOpen', 'facility', 'residential', 'medium', 'classLevel']
const places = ['location', 'city', 'state']
/** Listings that are counted at most, one after the other. */
const maxCandidates = 6

const rank = ({ name }: QueryCondition): number => (order.includes(name) ? order.indexOf(name) : order.length)

/** The place around a place: the city of a part of it, the state of a city; none around a state. */
function widerPlace(
  { places: placeIndex }: QueryLexicon,
  { name, filters }: QueryCondition,
): QueryCondition | undefined {
  const place = placeIndex.entries.find(({ level, slug }) => level === name && slug === filters[0]?.value)
  const level = name === 'location' ? 'city' : 'state'
  const slug = place?.[level]
  const wider = placeIndex.entries.find((entry) => entry.level === level && entry.slug === slug)
  const placeId = placeIndex.ids.get(`${level} ${slug}`)
  if (!wider || placeId === undefined) return undefined
  return {
    name: level,
    label: wider.name,
    text: wider.name,
    filters: [{ name: level, value: wider.slug, label: wider.name, held: placeId }],
  }
}

/** Requests with one condition less each, then of a wider place: alternatives to an empty listing. */
export function relaxedRequests(lexicon: QueryLexicon, request: ListingRequest): ListingRequest[] {
  const { conditions } = request
  const place = conditions.find(({ name }) => places.includes(name))
  const optional = conditions.filter((condition) => condition !== place).toSorted((a, b) => rank(a) - rank(b))
  const shortenedRequests = optional.map((left) => ({ ...request, conditions: conditions.filter((c) => c !== left) }))
  const around = place && widerPlace(lexicon, place)
  const others = conditions.filter((condition) => condition !== place)
  const widened = place ? [{ ...request, conditions: around ? [...others, around] : others }] : []
  return [...shortenedRequests.slice(0, 2), ...widened, ...shortenedRequests.slice(2)].slice(0, maxCandidates)
}
