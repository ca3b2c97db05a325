import { pluralOf } from '@pravesh/contract'
import { listingAdjectives } from '@pravesh/messages'
import type { Listed } from '../kinds/kind.ts'

export type SlugFilter = { name: string; value: string }

/** Places, the narrowest first, where a slug has space for one. */
const places = ['location', 'city', 'state']
/** Markers after the noun of a slug, in this order, with the filters of each part. */
const markers = ['with', 'accepting', 'in', 'under'] as const
type Marker = (typeof markers)[number]
const filtersAfter: Readonly<Record<Marker, readonly string[]>> = {
  with: ['classLevel', 'facility'],
  accepting: ['exam'],
  in: places,
  under: ['feeMax'],
}
export const isAfter = (marker: Marker, filter: string): boolean => filtersAfter[marker].includes(filter)
const isMarker = (word: string): word is Marker => markers.some((marker) => marker === word)

/** A slug taken apart: words before its noun, and words after each marker behind it. */
type SlugParts = { before: readonly string[]; after: ReadonlyMap<Marker, readonly string[]> }

/** Takes `cbse-schools-with-nursery-in-pune-under-100000` apart at its noun; undefined where a slug has none or does not go on as slugs do. */
export function splitSlug({ kind }: Pick<Listed, 'kind'>, slug: string): SlugParts | undefined {
  const terms = slug.split('-')
  const noun = terms.lastIndexOf(pluralOf[kind])
  if (noun < 0) return undefined
  const after = new Map<Marker, string[]>()
  let current: string[] | undefined
  let reached = -1
  for (const word of terms.slice(noun + 1)) {
    if (isMarker(word) && markers.indexOf(word) > reached && current?.length !== 0) {
      reached = markers.indexOf(word)
      current = []
      after.set(word, current)
    } else if (current) current.push(word)
    else return undefined
  }
  return current?.length === 0 ? undefined : { before: terms.slice(0, noun), after }
}

/** Filters whose value alone is a slug: `delhi`, `cbse`, `engineering`. */
export const standaloneFilters: ReadonlySet<string> = new Set([
  ...places,
  'board',
  'type',
  'category',
  'course',
  'specialization',
  'exam',
])
/** Words before a noun that a person still reads as one name. */
const maxAdjectives = 3
const maxTails = 2

/** How the value of a filter is written behind its marker; undefined where it could not be read back. */
function tailText({ name, value }: SlugFilter): string | undefined {
  if (name === 'classLevel' && /^\d+$/.test(value)) return `class-${value}`
  if (name === 'feeMax') return /^\d{3,9}$/.test(value) ? value : undefined
  return value.split('-').some(isMarker) ? undefined : value
}

/**
 * The canonical slug of a listing of schools or colleges, and the filters that do not fit into it: they become parameters. Order, noun and
 * markers are the same as in headings.
 */
export function slugOf(
  kind: 'school' | 'college',
  filters: readonly SlugFilter[],
): { slug: string; rest: SlugFilter[] } {
  const isSingle = ({ name }: SlugFilter) => filters.filter((filter) => filter.name === name).length === 1
  const [only] = filters
  if (!only) return { slug: 'all', rest: [] }
  if (filters.length === 1 && standaloneFilters.has(only.name)) return { slug: only.value, rest: [] }
  const used = new Set<SlugFilter>()
  const use = (filter: SlugFilter, text: string) => {
    used.add(filter)
    return [text]
  }
  const before = listingAdjectives.flatMap((name) => {
    const filter = filters.find((f) => f.name === name && isSingle(f))
    if (!filter || used.size === maxAdjectives) return []
    return use(filter, name === 'medium' ? `${filter.value}-medium` : filter.value)
  })
  let remainingTails = maxTails
  const after = markers.flatMap((marker) => {
    const filter = filtersAfter[marker]
      .map((name) => filters.find((f) => f.name === name && isSingle(f)))
      .find((found) => found !== undefined)
    const text = filter && tailText(filter)
    if (!filter || text === undefined || (marker !== 'in' && remainingTails === 0)) return []
    if (marker !== 'in') remainingTails--
    return use(filter, `${marker}-${text}`)
  })
  const rest = filters.filter((filter) => !used.has(filter))
  return used.size === 0 ? { slug: 'all', rest } : { slug: [...before, pluralOf[kind], ...after].join('-'), rest }
}
