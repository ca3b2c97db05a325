import type { Entry, EntryType } from '../lexicon/entry.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { PathEdge } from '../text/edge.ts'
import { isDevanagari } from '../text/normalize.ts'
import { createNameKeys } from '../text/phonetic.ts'
import type { QueryTokens } from '../text/tokens.ts'
import type { PageSection, QueryPlace } from '../types.ts'
import { applyDistantMeasures } from './distant-measures.ts'
import type { LatticePath } from './lattice.ts'
import { applyNegations } from './negations.ts'

/** Narrowest first: "andheri mumbai" is a query for Andheri. */
const levels: readonly QueryPlace['level'][] = ['pincode', 'location', 'city', 'state']
const withoutMeaning: ReadonlySet<EntryType> = new Set([
  'connector',
  'filler',
  'unknown',
  'period',
  'unfinished',
  'measure',
  'negated',
])

/** The cheapest path through a query, grouped for further steps. */
export type QueryParts = {
  lexicon: Lexicon
  tokens: QueryTokens
  path: LatticePath
  edges: readonly PathEdge[]
  /** Edges with a meaning: no connectors, fillers and unknown words. */
  meaningful: readonly PathEdge[]
  nouns: readonly string[]
  /** Narrowest first. */
  places: readonly Entry[]
  unknownTokens: readonly string[]
  section?: PageSection
  /** The query has a noun in the plural. */
  isPlural: boolean
  isNear: boolean
}

/** The edges with negations applied, unless the whole text is a registered name: "Non Formal School". */
function conditionsOf({ names }: Lexicon, { input }: QueryTokens, { edges }: LatticePath): readonly PathEdge[] {
  if (!edges.some(({ entry }) => entry.type === 'negation')) return edges
  if (!names.hasKey(createNameKeys()(input.join(' ')))) return applyNegations(edges)
  return edges.map((edge) =>
    edge.entry.type === 'negation' ? { ...edge, entry: { ...edge.entry, type: 'unknown' } } : edge,
  )
}

const isEdge = (edge: PathEdge | undefined, type: EntryType): boolean => edge?.entry.type === type

/** Whether the visitor's surroundings are meant: "aas paas" is those of a place that is named, or of an unknown one next to it. */
function isAroundVisitor(edges: readonly PathEdge[]): boolean {
  const conditions = edges.filter((edge) => !isEdge(edge, 'connector'))
  return conditions.some(({ entry }, index) => {
    if (entry.type !== 'near') return false
    const neighbours = [conditions[index - 1], conditions[index + 1]]
    return (
      entry.value === 'me' ||
      !(edges.some((edge) => isEdge(edge, 'place')) || neighbours.some((edge) => isEdge(edge, 'unknown')))
    )
  })
}

export function createQueryParts(lexicon: Lexicon, tokens: QueryTokens, path: LatticePath): QueryParts {
  const edges = applyDistantMeasures(lexicon, tokens, conditionsOf(lexicon, tokens, path))
  const valuesOf = (type: EntryType) => edges.filter(({ entry }) => entry.type === type).map(({ entry }) => entry.value)
  const places = edges.filter(({ entry }) => entry.type === 'place').map(({ entry }) => entry)
  const levelOf = ({ place }: Entry) => (place ? levels.indexOf(place.level) : levels.length)
  const section = valuesOf('section')[0] ?? valuesOf('fees')[0] ?? valuesOf('admission')[0]
  return {
    lexicon,
    tokens,
    path,
    edges,
    meaningful: edges.filter(({ entry }) => !withoutMeaning.has(entry.type)),
    nouns: valuesOf('noun'),
    places: places.sort((a, b) => levelOf(a) - levelOf(b)),
    unknownTokens: valuesOf('unknown'),
    section: section as PageSection | undefined,
    isPlural: edges.some(({ entry }) => entry.plural),
    isNear: isAroundVisitor(edges),
  }
}

export const findEntry = ({ edges }: QueryParts, type: EntryType): Entry | undefined =>
  edges.find(({ entry }) => entry.type === type)?.entry

export const hasType = (parts: QueryParts, type: EntryType): boolean => findEntry(parts, type) !== undefined

/** The words of the query that an edge spans, as typed. */
export const typedText = ({ tokens }: QueryParts, { start, length }: PathEdge): string =>
  tokens.input.slice(start, start + length).join(' ')

/** Types whose words a reading understands and does not apply. */
const unappliedTypes: ReadonlySet<EntryType> = new Set(['negated', 'measure'])
export const isUnapplied = ({ entry }: PathEdge): boolean => unappliedTypes.has(entry.type)

/** The words of an edge in Latin letters, with slips corrected, as in a name. */
export function latinText(parts: QueryParts, edge: PathEdge): string {
  const input = typedText(parts, edge)
  const spelling = edge.spelling ?? input
  if (!isDevanagari(spelling)) return spelling
  if (edge.entry.place) return edge.entry.place.name
  return parts.tokens.romanized.slice(edge.start, edge.start + edge.length).join(' ')
}

/** Whether a word means something else than a place. */
export const isCommonWord = ({ lexicon }: QueryParts, word: string): boolean =>
  lexicon.phrases.get(word)?.some(({ type }) => type !== 'place') ?? false
