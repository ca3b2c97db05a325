import type { Entry, EntryType } from '../lexicon/entry.ts'
import type { PathEdge } from '../text/edge.ts'
import { measureWords, negatedVerbs } from '../words/everyday/negations.ts'

/** Types that carry no condition: a negation looks beyond them. */
const passed: ReadonlySet<EntryType> = new Set(['connector', 'filler', 'period', 'unfinished', 'bound'])
/** Types that are never what a negation means. */
const never: ReadonlySet<EntryType> = new Set(['noun', 'near', 'sort', 'negation'])

const numberTypes: ReadonlySet<EntryType> = new Set(['number', 'amount', 'class', 'sort', 'measure'])
/** "no" before a number, or with nothing behind it, is the number of a name. */
const isNumber = (next: PathEdge | undefined): boolean => next === undefined || numberTypes.has(next.entry.type)

const isExamNoun = ({ entry }: PathEdge): boolean => entry.type === 'noun' && entry.value === 'exam'
const isVerb = ({ entry }: PathEdge): boolean => entry.type === 'unknown' && negatedVerbs.has(entry.value)
const isUnknown = (edge: PathEdge | undefined): boolean => edge?.entry.type === 'unknown'

/** "cbse school nahi chahiye": what is negated is before the noun. */
const isConditionBefore = (edge: PathEdge | undefined): boolean =>
  edge !== undefined && !passed.has(edge.entry.type) && !never.has(edge.entry.type) && edge.entry.type !== 'place'

/** The position of the next condition in a direction; undefined where there is none. */
function findTarget(edges: readonly PathEdge[], from: number, step: 1 | -1): number | undefined {
  // A noun or a verb that was passed is itself what is negated, where no exam or board follows: "without entrance exam in pune".
  let last: number | undefined
  for (let index = from + step; index >= 0 && index < edges.length; index += step) {
    const edge = edges[index] as PathEdge
    const { type } = edge.entry
    if (passed.has(type)) continue
    if (step === 1 && (isExamNoun(edge) || isVerb(edge))) last ??= index
    else if (step === -1 && type === 'noun' && isConditionBefore(edges[index - 1])) return index - 1
    else if (never.has(type)) return last
    else return last !== undefined && (type === 'place' || type === 'class') ? last : index
  }
  return last
}

/** A noun that ends the query is what is negated: "neet without coaching". */
const nounBehind = (edges: readonly PathEdge[], index: number): number | undefined =>
  index + 2 === edges.length && edges[index + 1]?.entry.type === 'noun' ? index + 1 : undefined

/** The last position of what is negated: conditions of one type behind "and" or "or", the rest of an unknown phrase, the noun of an exam. */
function endOfTarget(edges: readonly PathEdge[], target: number): number {
  const [next, behind] = [edges[target + 1], edges[target + 2]]
  const { type } = (edges[target] as PathEdge).entry
  if (type === 'unknown') return isUnknown(next) ? endOfTarget(edges, target + 1) : target
  const isJoined = next?.entry.type === 'connector' && behind?.entry.type === type && type !== 'place'
  if (isJoined) return endOfTarget(edges, target + 2)
  const isOfExam = type === 'exam' && next && (isExamNoun(next) || measureWords.has(next.entry.value))
  return isOfExam ? target + 1 : target
}

/** The first and last edge of what one negation takes off, itself among them; undefined where it has no condition. */
function rangeOf(edges: readonly PathEdge[], index: number): [number, number] | undefined {
  const { value } = (edges[index] as PathEdge).entry
  if (value === 'no' && isNumber(edges[index + 1])) return undefined
  const isLast = !edges.slice(index + 1).some((edge) => !passed.has(edge.entry.type))
  const isBackward = value === 'after' || (value === 'either' && isLast)
  const target = findTarget(edges, index, isBackward ? -1 : 1) ?? nounBehind(edges, index)
  if (target === undefined) return undefined
  // A word that is still typed behind "in pune not" is no place's negation.
  if (value === 'either' && isLast && edges[target]?.entry.type === 'place') return undefined
  return target < index ? [target, index] : [index, endOfTarget(edges, target)]
}

/**
 * Takes conditions off that a query negates: "without NEET", "non cbse", "neet ke bina". Listings cannot exclude, so that no such condition is
 * applied: its words become one edge. A negation that has no condition is a word like any other.
 */
export function applyNegations(edges: readonly PathEdge[]): PathEdge[] {
  const found: PathEdge[] = []
  for (let index = 0; index < edges.length; index++) {
    const edge = edges[index] as PathEdge
    const isNegation = edge.entry.type === 'negation'
    const range = isNegation ? rangeOf(edges, index) : undefined
    if (!range) {
      found.push(isNegation ? { ...edge, entry: { ...edge.entry, type: 'unknown' } } : edge)
      continue
    }
    const [first, last] = range
    while ((found.at(-1)?.start ?? -1) >= (edges[first] as PathEdge).start) found.pop()
    const start = Math.min((edges[first] as PathEdge).start, edge.start)
    const end = edges[last] as PathEdge
    const entry: Entry = { ...edge.entry, type: 'negated' }
    found.push({ start, length: end.start + end.length - start, surcharge: 0, entry })
    index = last
  }
  return found
}
