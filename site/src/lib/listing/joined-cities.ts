import type { Facet } from '@pravesh/contract'

/** Cities that people treat as one, each by its slug, with the slug of both: a search in Delhi includes New Delhi. */
const joined: Readonly<Record<string, string>> = { 'new-delhi': 'delhi' }
/** The slug that stands for all cities of one name: `delhi` for `new-delhi`. */
export const leadingCity = (city: string): string => (Object.hasOwn(joined, city) && joined[city]) || city

type Filtered = { facets: Facet[]; filters: { name: string; value: string; label: string; fixed: boolean }[] }

/** An address whose cities are named by the slug that stands for all of one name. */
export function withLeadingCities(parameters: URLSearchParams): URLSearchParams {
  const cities = parameters.getAll('city').flatMap((values) => values.split(','))
  if (!cities.some((city) => Object.hasOwn(joined, city))) return parameters
  const result = new URLSearchParams(parameters)
  result.delete('city')
  for (const city of new Set(cities.map(leadingCity))) result.append('city', city)
  return result
}

/** The listing's parameters: every city that a chosen one represents. */
export function withJoinedCities(parameters: URLSearchParams): URLSearchParams {
  const cities = parameters.getAll('city').flatMap((values) => values.split(','))
  const result = new URLSearchParams(parameters)
  for (const [city, lead] of Object.entries(joined))
    if (cities.includes(lead) && !cities.includes(city)) result.append('city', city)
  return result
}

function joinOptions(options: Facet['options']): Facet['options'] {
  const byCity = new Map<string, Facet['options'][number]>()
  for (const option of options) {
    const value = leadingCity(option.value)
    const lead = options.find((other) => other.value === value)
    // If a page has only the part, the part has its own name.
    if (!lead) byCity.set(option.value, option)
    else if (option !== lead) continue
    else {
      const parts = options.filter((other) => leadingCity(other.value) === value)
      const count = parts.reduce((sum, part) => sum + part.count, 0)
      byCity.set(value, { ...lead, count, active: parts.some(({ active }) => active) })
    }
  }
  return [...byCity.values()].toSorted((first, other) => other.count - first.count)
}

/** A listing whose filter has one value for cities of one name, and one chosen filter. */
export const joinCities = <L extends Filtered>(listing: L): L => ({
  ...listing,
  facets: listing.facets.map((facet) =>
    facet.name === 'city' ? { ...facet, options: joinOptions(facet.options) } : facet,
  ),
  filters: listing.filters.filter(
    ({ name, value, fixed }) =>
      name !== 'city' ||
      fixed ||
      !Object.hasOwn(joined, value) ||
      !listing.filters.some((other) => other.name === 'city' && other.value === leadingCity(value)),
  ),
})
