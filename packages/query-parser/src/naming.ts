import { type EntryType, isFaintPlace } from './entry.ts'
import { nameKey } from './phonetic.ts'
import { findEntry, hasType, isCommonWord, latinText, type QueryParts, typedText } from './query-parts.ts'
import { classNouns } from './words/numerals.ts'

/** Chains of schools: with a place that is no city, the text names one of them. */
export const schoolChains: ReadonlySet<string> = new Set([
  'kendriya-vidyalaya',
  'navodaya-vidyalaya',
  'sainik-school',
  'army-public-school',
])
/** Those whose schools are told apart by numbers and places alone. */
const numberedChains: ReadonlySet<string> = new Set(['kendriya-vidyalaya', 'navodaya-vidyalaya', 'army-public-school'])

/** What no name has. */
const askingTypes: ReadonlySet<EntryType> = new Set([
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
const askingConnectors: ReadonlySet<string> = new Set(
  'in|ke liye|के लिए|liye|लिए|wale|wala|wali|वाले|वाला|वाली|me|mein|mai|में|मे|ke|ka|ki|के|का|की|near|around|ke paas|के पास|me se|through|via|accepting'.split(
    '|',
  ),
)
const askingFiller = /^(?:list|show|find|which|need|want|chahiye|कौन|सूची|चाहिए)/

/** Types that stand beside a name and are no part of it. */
const besideName: ReadonlySet<EntryType> = new Set(['section', 'fees', 'admission', 'filler', 'period', 'unfinished'])

/** Whether the query asks for several: a plural, a preposition, an order, a fee, a board, a class by its number. A name has none of them. */
export function asksForList(parts: QueryParts): boolean {
  if (parts.isPlural || parts.isNear) return true
  return parts.edges.some((edge) => {
    const { type } = edge.entry
    const text = typedText(parts, edge)
    if (type === 'connector') return askingConnectors.has(text)
    if (type === 'filler') return askingFiller.test(text)
    if (type === 'class')
      return /\d/.test(text) || (edge.length > 1 && classNouns.has(parts.tokens.typed[edge.start] as string))
    return askingTypes.has(type)
  })
}

/** The key of the text without section words and fillers, and without connectors at its ends. */
function coreKey(parts: QueryParts): string {
  const kept = parts.edges.filter(({ entry }) => !besideName.has(entry.type))
  while (kept[0]?.entry.type === 'connector') kept.shift()
  while (kept.at(-1)?.entry.type === 'connector') kept.pop()
  return nameKey(kept.map((edge) => latinText(parts, edge)).join(' '))
}

/** Whether something tells one institute from others: generic words alone ("pharmacy college") may be a registered name, but ask for a list. */
function isDistinctive(parts: QueryParts): boolean {
  if (parts.unknownWords.length > 0 || parts.places.length > 0) return true
  return parts.edges.some(
    ({ entry: { type, value } }) =>
      type === 'name' ||
      type === 'brand' ||
      (type === 'type' && (value === 'international' || schoolChains.has(value))),
  )
}

function isWholeName(parts: QueryParts, asks: boolean): boolean {
  const { names } = parts.lexicon
  const { typed } = parts.tokens
  // Whoever types the article means the name: "The Indian School".
  const hasArticle = typed[0] === 'the' && typed.length > 2
  if (!hasArticle && !isDistinctive(parts)) return false
  const isSingular = !parts.isPlural && !parts.isNear
  if (isSingular && typed.length > 1 && names.hasKey(nameKey(typed.join(' ')))) return true
  if (!asks && names.hasKey(coreKey(parts))) return true
  if (!isSingular || typed.length <= 2) return false
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
  return isBeforeNoun && meaningful.length > 2 && !hasType(parts, 'category') && !hasType(parts, 'course')
}

/** Whether the query names an institute rather than asks for several. */
export function isInstituteName(parts: QueryParts): boolean {
  const { edges, nouns, unknownWords, tokens, isPlural } = parts
  const hasChain = edges.some(({ entry }) => entry.type === 'type' && schoolChains.has(entry.value))
  const asks = asksForList(parts)
  if (isWholeName(parts, asks)) return true
  if (!asks && isNamedByPlace(parts, hasChain)) return true
  const hasNameWord = unknownWords.some((word) => /^\D{3,}$/.test(word) && !isCommonWord(parts, word))
  if (!asks && (nouns.length > 0 || hasChain) && hasNameWord) return true
  if ((hasType(parts, 'name') && !isPlural) || hasType(parts, 'brand')) return true
  const isNumbered = unknownWords.length > 0 || hasType(parts, 'number') || /\bno \d/.test(tokens.typed.join(' '))
  return numberedChains.has(findEntry(parts, 'type')?.value ?? '') && !isPlural && isNumbered
}

/** Whether words that nothing explains outweigh what was understood: `strength` counts slots, the place, and "near me". */
export function isMostlyUnknown(parts: QueryParts, strength: number): boolean {
  const { unknownWords, isPlural, places } = parts
  const distinctive = unknownWords.filter((word) => !isCommonWord(parts, word))
  if (distinctive.length > 0 && !isPlural) {
    if (strength < 2) return true
    if (strength === 2 && places.length > 0 && distinctive.length > 1) return true
  }
  return unknownWords.length > 3 && strength < 3
}

/** The words of the name: without sections, fillers and connectors. */
export function nameText(parts: QueryParts): string {
  const words = parts.edges
    .filter(({ entry: { type } }) => !besideName.has(type) && type !== 'connector')
    .map((edge) => typedText(parts, edge))
  return words.length > 0 ? words.join(' ') : parts.tokens.typed.join(' ')
}
