import { allKinds } from '../lexicon/entry.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Edge } from '../text/edge.ts'
import { marksBehindNumber, measureLinks, measureWords } from '../words/everyday/negations.ts'

const figure = /^\d+(?:\.\d+)?(?:st|nd|rd|th|k|l)?$/
/** So many words may be between a number and its measure. */
const maxLinks = 3

const isUnit = (lexicon: Lexicon, word: string): boolean =>
  lexicon.phrases.get(word)?.some(({ type, value }) => type === 'unit' && value !== '1') ?? false

/** The words of a number at a position: `130000`, `1.3 lakh`; 0 where there is none. */
function figureLength(lexicon: Lexicon, tokens: readonly string[], start: number): number {
  if (!figure.test(tokens[start] ?? '')) return 0
  return isUnit(lexicon, tokens[start + 1] ?? '') ? 2 : 1
}

/**
 * A number next to a measure, with the words between: "20000 rank", "1.3 lakh rank", "450 marks", "rank under 5000", "95 percentile". It is a result
 * in an exam, neither money nor a class.
 */
export function measureEdge(lexicon: Lexicon, tokens: readonly string[], start: number): Edge | undefined {
  const before = figureLength(lexicon, tokens, start)
  const length = before > 0 ? lengthBefore(tokens, start, before) : lengthBehind(lexicon, tokens, start)
  if (length === 0) return undefined
  const value = tokens.slice(start, start + length).join(' ')
  return { length, entry: { type: 'measure', value, kinds: allKinds, cost: 0 }, surcharge: -0.4 }
}

const isMeasure = (word: string): boolean => measureWords.has(word) || marksBehindNumber.has(word)
const lengthBefore = (tokens: readonly string[], start: number, length: number): number =>
  isMeasure(tokens[start + length] ?? '') ? length + 1 : 0

function lengthBehind(lexicon: Lexicon, tokens: readonly string[], start: number): number {
  if (!measureWords.has(tokens[start] ?? '')) return 0
  let length = 1
  while (length <= maxLinks && measureLinks.has(tokens[start + length] ?? '')) length++
  const number = figureLength(lexicon, tokens, start + length)
  return number > 0 ? length + number : 0
}
