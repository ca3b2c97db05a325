import type { Entry, EntryType } from '../lexicon/entry.ts'
import type { PathEdge } from '../text/edge.ts'

/** Types that carry no condition: a negation looks beyond them. */
const passed: ReadonlySet<EntryType> = new Set(['connector', 'filler', 'period', 'unfinished'])
/** Types that are never what a negation means. */
const never: ReadonlySet<EntryType> = new Set(['noun', 'near', 'sort', 'negation'])

const negate = (edge: PathEdge): PathEdge => {
  const entry: Entry = { type: 'negated', value: edge.entry.value, kinds: edge.entry.kinds, cost: edge.entry.cost }
  return { start: edge.start, length: edge.length, surcharge: edge.surcharge, entry }
}

/** The position of the next condition in a direction; undefined where there is none. */
function findTarget(edges: readonly PathEdge[], from: number, step: 1 | -1): number | undefined {
  for (let index = from + step; index >= 0 && index < edges.length; index += step) {
    const { type, value } = (edges[index] as PathEdge).entry
    // "without entrance exam cat"
    if (type === 'noun' && value === 'exam') continue
    if (never.has(type)) return undefined
    if (!passed.has(type)) return index
  }
  return undefined
}

const numberTypes: ReadonlySet<EntryType> = new Set(['number', 'amount', 'class', 'sort', 'measure'])
/** "no" before a number, or with nothing behind it, is the number of a name. */
const isNumber = (next: PathEdge | undefined): boolean => next === undefined || numberTypes.has(next.entry.type)

/** A noun that ends the query is what is negated: "neet without coaching". */
const nounBehind = (edges: readonly PathEdge[], index: number): number | undefined =>
  index + 2 === edges.length && edges[index + 1]?.entry.type === 'noun' ? index + 1 : undefined

/** The conditions of the same type that follow one behind "and" or "or". */
function joinedTargets(edges: readonly PathEdge[], target: number): number[] {
  const [link, next] = [edges[target + 1], edges[target + 2]]
  const isSame = link?.entry.type === 'connector' && next?.entry.type === edges[target]?.entry.type
  return isSame && next?.entry.type !== 'place' ? [target + 2, ...joinedTargets(edges, target + 2)] : []
}

/**
 * Takes conditions off that a query negates: "without NEET", "non cbse", "neet ke bina". Listings cannot exclude, so that no such condition is
 * applied, and its words stay in the rest of the reading. A negation that has no condition stays a word.
 */
export function applyNegations(edges: readonly PathEdge[]): PathEdge[] {
  const negated = new Set<number>()
  for (const [index, { entry }] of edges.entries()) {
    if (entry.type !== 'negation') continue
    if (entry.value === 'no' && isNumber(edges[index + 1])) continue
    const isAfter = entry.value === 'after'
    const isLast = !edges.slice(index + 1).some((edge) => !passed.has(edge.entry.type))
    const target = findTarget(edges, index, isAfter || isLast ? -1 : 1) ?? nounBehind(edges, index)
    negated.add(index)
    if (target === undefined) continue
    negated.add(target)
    for (const joined of isAfter ? [] : joinedTargets(edges, target)) negated.add(joined)
  }
  const asWord = (edge: PathEdge): PathEdge =>
    edge.entry.type === 'negation' ? { ...edge, entry: { ...edge.entry, type: 'unknown' } } : edge
  return edges.map((edge, index) => (negated.has(index) ? negate(edge) : asWord(edge)))
}
