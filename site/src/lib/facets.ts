import type { Facet } from '@pravesh/contract'
import { type Language, type MessageKey, t } from '@pravesh/messages'

/** Every filter that a listing can show, by its name in the address. */
const labels = {
  state: 'listing.state',
  city: 'listing.city',
  location: 'listing.location',
  board: 'listing.board',
  type: 'listing.type',
  gender: 'listing.gender',
  classLevel: 'listing.classLevel',
  medium: 'listing.medium',
  facility: 'listing.facility',
  admissionsOpen: 'listing.admissionsOpen',
  category: 'listing.category',
  course: 'listing.course',
  specialization: 'listing.specialization',
  level: 'listing.level',
  delivery: 'listing.delivery',
  ownership: 'listing.ownership',
  exam: 'listing.exam',
  naac: 'listing.naac',
  stream: 'listing.stream',
  mode: 'listing.mode',
  feeMin: 'listing.feeMin',
  feeMax: 'listing.feeMax',
  nirfMax: 'listing.nirfMax',
  ratingMin: 'listing.ratingMin',
  near: 'listing.near',
  radiusKm: 'listing.radiusKm',
} as const satisfies Record<string, MessageKey>

export function facetLabel(name: string, language: Language): string {
  return name in labels ? t(language)(labels[name as keyof typeof labels]) : name
}

/** How many facets stand open before "More filters", and how many values before "more". */
export const facetsShown = 6
export const valuesShown = 6
/** Values beyond this are found by choosing a state first, or by searching. */
const valuesMost = 40

/** Facets worth showing, in the order people narrow by: those that leave a choice, and not what the address has settled. */
export function orderFacets(facets: readonly Facet[], order: readonly string[], fixed: ReadonlySet<string>): Facet[] {
  const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  return facets
    .filter(({ name, options }) => !fixed.has(name) && (options.length > 1 || options.some(({ active }) => active)))
    .toSorted((one, other) => rank(one.name) - rank(other.name))
}

/** Values in two parts: the chosen and the first few, then the rest. */
export function splitOptions(options: Facet['options']): { first: Facet['options']; rest: Facet['options'] } {
  // One or two hidden values would cost a press for nothing.
  if (options.length <= valuesShown + 2) return { first: options, rest: [] }
  const first = options.filter(({ active }, index) => active || index < valuesShown)
  return { first, rest: options.filter((option) => !first.includes(option)).slice(0, valuesMost) }
}
