import {
  findEntry,
  hasType,
  isCommonWord,
  isUnapplied,
  latinText,
  type QueryParts,
  typedText,
} from '../reading/query-parts.ts'
import { createNameKeys } from '../text/phonetic.ts'
import { classNouns } from '../words/numerals.ts'
import { type EntryType, isFaintPlace } from './entry.ts'
import { isByLocality } from './unknown-locality.ts'

/** Chains of schools: with a place that is no city, the text names one of them. */
export const schoolChains: ReadonlySet<string> = new Set([
  'kendriya-vidyalaya',
  'navodaya-vidyalaya',
  'sainik-school',
  'army-public-school',
])
/** Chains whose schools differ by numbers and places alone. */
const numberedChains: ReadonlySet<string> = new Set(['kendriya-vidyalaya', 'navodaya-vidyalaya', 'army-public-school'])

/** Types that no name contains. */
const listTypes: ReadonlySet<EntryType> = new Set([
  'sort',
  'amount',
  'near',
  'admissionsOpen',
  'board',
  'medium',
  'facility',
  'delivery',
  'exam',
  'accreditation',
  'number',
])
const listConnectors: ReadonlySet<string> = new Set(
  'in|ke liye|के लिए|liye|लिए|wale|wala|wali|वाले|वाला|वाली|me|mein|mai|में|मे|ke|ka|ki|के|का|की|near|around|ke paas|के पास|me se|through|via|accepting'.split(
    '|',
  ),
)
const listFiller = /^(?:list|show|find|which|need|want|chahiye|कौन|सूची|चाहिए)/

/** Types next to a name that are no part of it. */
const contextTypes: ReadonlySet<EntryType> = new Set(['section', 'fees', 'admission', 'filler', 'period', 'unfinished'])

/**
 * Whether the query requests several: a plural, a preposition, an order, a fee, a board, a class by its number. A name contains none of
 * them.
 */
function isListQuery(parts: QueryParts): boolean {
  if (parts.isPlural || parts.isNear) return true
  return parts.edges.some((edge) => {
    const { type } = edge.entry
    const text = typedText(parts, edge)
    if (type === 'connector') return listConnectors.has(text)
    if (type === 'filler') return listFiller.test(text)
    if (type === 'class')
      return /\d/.test(text) || (edge.length > 1 && classNouns.has(parts.tokens.input[edge.start] as string))
    return listTypes.has(type)
  })
}

/** The key of the text without section words and fillers, and without connectors at its ends. */
function coreKey(parts: QueryParts, nameKey: (name: string) => string): string {
  const nameEdges = parts.edges.filter(({ entry }) => !contextTypes.has(entry.type))
  while (nameEdges[0]?.entry.type === 'connector') nameEdges.shift()
  while (nameEdges.at(-1)?.entry.type === 'connector') nameEdges.pop()
  return nameKey(nameEdges.map((edge) => latinText(parts, edge)).join(' '))
}

/**
 * Whether a part distinguishes one institute from others: generic words alone ("pharmacy college") may be a registered name, but mean a
 * list.
 */
function isDistinctive(parts: QueryParts): boolean {
  if (parts.unknownTokens.length > 0 || parts.places.length > 0) return true
  return parts.edges.some(
    ({ entry: { type, value } }) =>
      type === 'name' ||
      type === 'brand' ||
      (type === 'type' && (value === 'international' || schoolChains.has(value))),
  )
}

function isWholeName(parts: QueryParts, isList: boolean): boolean {
  const { names } = parts.lexicon
  const nameKey = createNameKeys()
  const { input } = parts.tokens
  // A typed article indicates the name: "The Indian School".
  const hasArticle = input[0] === 'the' && input.length > 2
  if (!hasArticle && !isDistinctive(parts)) return false
  const isSingular = !parts.isPlural && !parts.isNear
  if (isSingular && input.length > 1 && names.hasKey(nameKey(input.join(' ')))) return true
  if (!isList && names.hasKey(coreKey(parts, nameKey))) return true
  if (!isSingular || input.length <= 2) return false
  return names.hasKey(nameKey(parts.edges.map((edge) => latinText(parts, edge)).join(' ')))
}

/** A chain at a faint place is one of its schools ("kv hebbal"); a faint place before the noun is a name, behind it a place. */
function isNamedByPlace(parts: QueryParts, hasChain: boolean): boolean {
  const { edges, places, meaningful } = parts
  const place = places[0]
  if (!place || !isFaintPlace(place)) return false
  if (hasChain) return true
  const noun = edges.findIndex(({ entry }) => entry.type === 'noun')
  const isBeforeNoun = edges.findIndex(({ entry }) => entry === place) < noun
  // "mayur vihar phase 1 school": the phase is of the place.
  const conditions = meaningful.filter(({ entry }) => entry.type !== 'sector')
  return isBeforeNoun && conditions.length > 2 && !hasType(parts, 'category') && !hasType(parts, 'course')
}

/** Whether the query names an institute rather than requesting several. */
export function isInstituteName(parts: QueryParts): boolean {
  const { edges, nouns, unknownTokens, tokens, isPlural } = parts
  const hasChain = edges.some(({ entry }) => entry.type === 'type' && schoolChains.has(entry.value))
  const isList = isListQuery(parts)
  if (isWholeName(parts, isList)) return true
  if (!isList && isNamedByPlace(parts, hasChain)) return true
  const hasNameWord = unknownTokens.some((word) => /^\D{3,}$/.test(word) && !isCommonWord(parts, word))
  if (!isList && (nouns.length > 0 || hasChain) && hasNameWord) return true
  if ((hasType(parts, 'name') && !isPlural) || hasType(parts, 'brand')) return true
  const isNumbered = unknownTokens.length > 0 || hasType(parts, 'number') || /\bno \d/.test(tokens.input.join(' '))
  return numberedChains.has(findEntry(parts, 'type')?.value ?? '') && !isPlural && isNumbered
}

/** Whether unexplained words outweigh the understood ones: `strength` counts slots, the place, and "near me". */
export function isMostlyUnknown(parts: QueryParts, strength: number): boolean {
  const { unknownTokens, isPlural, places } = parts
  if (isByLocality(parts)) return false
  const distinctive = unknownTokens.filter((word) => !isCommonWord(parts, word))
  if (distinctive.length > 0 && !isPlural) {
    if (strength < 2) return true
    if (strength === 2 && places.length > 0 && distinctive.length > 1) return true
  }
  return unknownTokens.length > 3 && strength < 3
}

/** The words of the name: without sections, fillers and connectors. */
export function nameText(parts: QueryParts): string {
  const nameParts = parts.edges
    .filter((edge) => !contextTypes.has(edge.entry.type) && edge.entry.type !== 'connector' && !isUnapplied(edge))
    .map((edge) => typedText(parts, edge))
  return nameParts.length > 0 ? nameParts.join(' ') : parts.tokens.input.join(' ')
}
