import type { Facet } from '@pravesh/contract'
import { filterLabel, type Language } from '@pravesh/messages'

/** The label of a filter; its name in the address without a message. */
export const facetLabel = (name: string, language: Language): string => filterLabel(name, language) ?? name

/** Number of open facets before "More filters", and of values before "more". */
export const visibleFacetCount = 7
const visibleValueCount = 6
/**
 * Further values are reached by choosing a state or a field first, or by searching; with the first six there is space for all 36 states
 * and territories.
 */
const valuesMost = (name: string): number => (name === 'state' ? 30 : 20)
/** With more hidden values than these, a search field is above them. */
export const findableCount = 12

/** Whether a filter is a bound, of which one value is in force at a time: its values are radio buttons. */
export const isBound = (name: string): boolean => ['feeMax', 'nirfMax', 'ratingMin'].includes(name)

/** Useful facets, in the order of common use: those with a choice, and flags, without those fixed by the address. */
export function orderFacets(facets: readonly Facet[], order: readonly string[], fixed: ReadonlySet<string>): Facet[] {
  const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  return facets
    .filter(
      ({ name, options }) =>
        !fixed.has(name) && (options.length > 1 || options.some(({ active, value }) => active || value === 'true')),
    )
    .toSorted((option, other) => rank(option.name) - rank(other.name))
}

/** Values in two parts: the chosen before the commonest, then the rest, of cities all and by name. */
export function splitOptions(facet: Facet, language: Language): { first: Facet['options']; rest: Facet['options'] } {
  const { name } = facet
  // A person who comes back to a group sees what is ticked in it. Bounds have one value, in their own order.
  const options = isBound(name)
    ? facet.options
    : facet.options.toSorted((one, other) => Number(other.active) - Number(one.active))
  // One or two hidden values would cost a press for nothing.
  if (options.length <= visibleValueCount + 2) return { first: options, rest: [] }
  const first = options.filter(({ active }, index) => active || index < visibleValueCount)
  const rest = options.filter((option) => !first.includes(option))
  if (name !== 'city') return { first, rest: rest.slice(0, valuesMost(name)) }
  const { compare } = new Intl.Collator(language)
  return { first, rest: rest.toSorted((a, b) => compare(a.label, b.label)) }
}
