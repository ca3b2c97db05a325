import type { Known } from './choice.ts'
import type { FacetSpec, Listed } from './kind.ts'
import type { Content } from './preamble.ts'
import { isAfter, splitSlug } from './slug.ts'
import { valueSaid } from './values.ts'

export type PresetFilter = { name: string; value: string }

export const writtenFilters = (content: Content | undefined): PresetFilter[] =>
  (content?.filters ?? []).flatMap(({ name, value }) =>
    typeof name === 'string' && typeof value === 'string' ? [{ name, value }] : [],
  )

/** No address that means something has more words. */
const longest = 16
/** Every run of words in a slug that may name something: what `composed` will want to know. */
export function runsOf(listed: Listed, url: string): string[] {
  const runs = [url]
  const parts = splitSlug(listed, url)
  for (const words of parts ? [parts.before, ...parts.after.values()] : []) {
    if (words.length > longest) continue
    for (let from = 0; from < words.length; from++)
      for (let to = from + 1; to <= words.length; to++)
        runs.push(
          words
            .slice(from, to)
            .join('-')
            .replace(/-medium$/, ''),
        )
  }
  return [...new Set(runs)]
}

const places = ['state', 'city', 'location']

function named(
  listed: Listed,
  known: Known,
  word: string,
  allowed: (facet: FacetSpec) => boolean,
): PresetFilter | undefined {
  const plain = word.replace(/-medium$/, '')
  for (const facet of listed.facets) {
    if (facet.role === 'range' || !allowed(facet)) continue
    const value = valueSaid(known, facet, facet.name === 'medium' ? plain : word)
    // A language alone is a medium only where the slug says so.
    if (value && (facet.name !== 'medium' || plain !== word)) return { name: facet.name, value: value.value }
  }
  return undefined
}
/**
 * Reads `private-engineering` as a row of names, the longest first. Where words may be read in several ways, from which word on
 * nothing can be read is kept: each place is tried once, however many ways lead to it.
 */
function adjectives(listed: Listed, known: Known, words: readonly string[]): PresetFilter[] | undefined {
  if (words.length > longest) return undefined
  const unreadable = new Set<number>()
  const readFrom = (from: number): PresetFilter[] | undefined => {
    if (from === words.length) return []
    if (unreadable.has(from)) return undefined
    for (let to = words.length; to > from; to--) {
      const filter = named(listed, known, words.slice(from, to).join('-'), ({ name }) => !places.includes(name))
      const rest = filter && readFrom(to)
      if (rest) return [filter, ...rest]
    }
    unreadable.add(from)
    return undefined
  }
  return readFrom(0)
}

/** The fee of `under-200000`, in rupees a year. */
function feeUpTo(listed: Listed, words: readonly string[]): PresetFilter | undefined {
  const [value = ''] = words
  const hasFees = listed.facets.some(({ name }) => name === 'feeMax')
  return words.length === 1 && hasFees && /^\d{3,9}$/.test(value) ? { name: 'feeMax', value } : undefined
}

/** What a slug says: `delhi`, `cbse-schools-in-pune`, `schools-with-nursery-in-delhi`, `private-mba-colleges`. Undefined where it says nothing. */
export function composed(listed: Listed, known: Known, url: string): PresetFilter[] | undefined {
  if (url === 'all') return []
  const whole = named(listed, known, url, () => true)
  if (whole) return [whole]
  const parts = splitSlug(listed, url)
  if (!parts) return undefined
  const filters = adjectives(listed, known, parts.before)
  for (const [marker, words] of parts.after) {
    const filter =
      marker === 'under'
        ? feeUpTo(listed, words)
        : named(listed, known, words.join('-'), ({ name }) => isAfter(marker, name))
    if (!filters || !filter) return undefined
    filters.push(filter)
  }
  return filters
}
