import type { FacetSpec, Listed } from '../kinds/kind.ts'
import { findValue } from '../kinds/values.ts'
import type { ValueMap } from '../query/choice.ts'
import type { Content } from './preamble.ts'
import { isAfter, splitSlug, standaloneFilters } from './slug.ts'

export type PresetFilter = { name: string; value: string }

export const writtenFilters = (content: Content | undefined): PresetFilter[] =>
  (content?.filters ?? []).flatMap(({ name, value }) =>
    typeof name === 'string' && typeof value === 'string' ? [{ name, value }] : [],
  )

/** No address that means something has more words. */
const longest = 16
/** Every run of words in a slug that may be a name: the lookups of `composed`. */
export function runsOf(listed: Listed, url: string): string[] {
  const runs = [url]
  const parts = splitSlug(listed, url)
  for (const terms of parts ? [parts.before, ...parts.after.values()] : []) {
    if (terms.length > longest) continue
    for (let from = 0; from < terms.length; from++)
      for (let to = from + 1; to <= terms.length; to++)
        runs.push(
          terms
            .slice(from, to)
            .join('-')
            .replace(/-medium$/, ''),
        )
  }
  return [...new Set(runs)]
}

const places = ['state', 'city', 'location']

function findFilter(
  listed: Listed,
  valueMap: ValueMap,
  word: string,
  allowed: (facet: FacetSpec) => boolean,
): PresetFilter | undefined {
  const stem = word.replace(/-medium$/, '')
  for (const facet of listed.facets) {
    if (facet.role === 'range' || !allowed(facet)) continue
    const value = findValue(valueMap, facet, facet.name === 'medium' ? stem : word)
    // A language alone is a medium only where the slug marks it so.
    if (value && (facet.name !== 'medium' || stem !== word)) return { name: facet.name, value: value.value }
  }
  return undefined
}
/**
 * Parses `private-engineering` as a sequence of names, the longest first. With several possible parses, positions without a continuation
 * are remembered: each position is tried once, for any number of paths to it.
 */
function adjectives(listed: Listed, valueMap: ValueMap, terms: readonly string[]): PresetFilter[] | undefined {
  if (terms.length > longest) return undefined
  const unreadable = new Set<number>()
  const readFrom = (from: number): PresetFilter[] | undefined => {
    if (from === terms.length) return []
    if (unreadable.has(from)) return undefined
    for (let to = terms.length; to > from; to--) {
      const filter = findFilter(listed, valueMap, terms.slice(from, to).join('-'), ({ name }) => !places.includes(name))
      const rest = filter && readFrom(to)
      if (rest) return [filter, ...rest]
    }
    unreadable.add(from)
    return undefined
  }
  return readFrom(0)
}

/** The fee of `under-200000`, in rupees a year. */
function feeUpTo(listed: Listed, terms: readonly string[]): PresetFilter | undefined {
  const [value = ''] = terms
  const hasFees = listed.facets.some(({ name }) => name === 'feeMax')
  return terms.length === 1 && hasFees && /^\d{3,9}$/.test(value) ? { name: 'feeMax', value } : undefined
}

/**
 * The meaning of a slug: `delhi`, `cbse-schools-in-pune`, `schools-with-nursery-in-delhi`, `private-mba-colleges`. Undefined without a
 * meaning.
 */
export function composed(listed: Listed, valueMap: ValueMap, url: string): PresetFilter[] | undefined {
  if (url === 'all') return []
  // A word of two filters is the one whose value alone is an address: `government-aided` is a type before it is an owner.
  const fullFilter =
    findFilter(listed, valueMap, url, ({ name }) => standaloneFilters.has(name)) ??
    findFilter(listed, valueMap, url, () => true)
  if (fullFilter) return [fullFilter]
  const parts = splitSlug(listed, url)
  if (!parts) return undefined
  const filters = adjectives(listed, valueMap, parts.before)
  for (const [marker, terms] of parts.after) {
    const filter =
      marker === 'under'
        ? feeUpTo(listed, terms)
        : findFilter(listed, valueMap, terms.join('-'), ({ name }) => isAfter(marker, name))
    if (!filters || !filter) return undefined
    filters.push(filter)
  }
  return filters
}
