import { type QueryParts, typedText } from '../reading/query-parts.ts'
import type { PathEdge } from '../text/edge.ts'

const nearWords = ['near', 'around', 'close to', 'next to']
const nearPostpositions = ['ke paas', 'के पास']
/** Words in front of a place, and behind one. */
const prepositions: ReadonlySet<string> = new Set([...nearWords, 'in', 'at'])
const postpositions: ReadonlySet<string> = new Set([...nearPostpositions, 'me', 'mein', 'में', 'मे'])
const nearConnectors: ReadonlySet<string> = new Set([...nearWords, ...nearPostpositions])
const ofConnectors: ReadonlySet<string> = new Set(['ke', 'ki', 'के', 'की'])

const isUnknown = (edge: PathEdge | undefined): boolean => edge?.entry.type === 'unknown'
const isAround = ({ entry }: PathEdge): boolean => entry.type === 'near' && entry.value === 'there'

/** Whether the query requests several, by a locality: "koramangala ke paas school", and with a known place "mumbai andheri ke school". */
export function isByLocality(parts: QueryParts): boolean {
  const { edges, nouns, places } = parts
  if (nouns.length === 0) return false
  return edges.some((edge, index) => {
    if (isAround(edge)) return true
    if (edge.entry.type !== 'connector') return false
    const text = typedText(parts, edge)
    const isBeforeNoun = isUnknown(edges[index - 1]) && edges[index + 1]?.entry.type === 'noun'
    return nearConnectors.has(text) || (ofConnectors.has(text) && places.length > 0 && isBeforeNoun)
  })
}

/** Whether unknown words are where a place is named: "schools near rohini", "rohini ke paas", "dwarka sector 12". */
export function hasUnknownLocality(parts: QueryParts): boolean {
  const { edges, unknownTokens } = parts
  if (unknownTokens.length === 0) return false
  return edges.some((edge, index) => {
    const [before, next] = [edges[index - 1], edges[index + 1]]
    if (edge.entry.type === 'sector') return isUnknown(before) || isUnknown(next)
    if (isAround(edge)) return isUnknown(before) || isUnknown(next)
    if (edge.entry.type !== 'connector') return false
    const text = typedText(parts, edge)
    return (prepositions.has(text) && isUnknown(next)) || (postpositions.has(text) && isUnknown(before))
  })
}

/** Whether an unknown locality is all of the query: "near rohini", "dwarka sector 12". */
export const isUnknownLocality = (parts: QueryParts): boolean =>
  hasUnknownLocality(parts) && parts.meaningful.every((edge) => edge.entry.type === 'sector' || isAround(edge))
