import { allKinds } from '../lexicon/entry.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Edge } from '../text/edge.ts'
import {
  marksBehindNumber,
  measureBounds,
  measureLinks,
  measureWords,
  passedBehindMarks,
  rangeLinks,
} from '../words/everyday/negations.ts'
import { classNouns } from '../words/numerals.ts'
import { figureAt } from './money.ts'

const figure = /^\d+(?:\.\d+)?(?:st|nd|rd|th|k|l)?$/
const year = /^20[23]\d$/
/** Words between a fee and its number. */
const feeLinks: ReadonlySet<string> = new Set('of is up max maximum rs ki ka hai'.split(' '))
/** So many words may be between a number and its measure. */
const maxLinks = 3

const isUnit = (lexicon: Lexicon, word: string): boolean =>
  lexicon.phrases.get(word)?.some(({ type, value }) => type === 'unit' && value !== '1') ?? false
const isFeeWord = (lexicon: Lexicon, word: string): boolean =>
  lexicon.phrases.get(word)?.some(({ type }) => type === 'fees') ?? false

/** The words of a number at a position: `130000`, `1.3 lakh`, `1 lakh 20 thousand`; 0 where there is none. */
function singleLength(lexicon: Lexicon, tokens: readonly string[], start: number): number {
  if (!figure.test(tokens[start] ?? '')) return 0
  if (!isUnit(lexicon, tokens[start + 1] ?? '')) return 1
  return figureAt(lexicon, tokens, start)?.length ?? 2
}

/** Whether a number behind a fee is that fee: "fees under 50000". */
function isFeeBefore(lexicon: Lexicon, tokens: readonly string[], start: number): boolean {
  let index = start - 1
  while (measureBounds.has(tokens[index] ?? '') || feeLinks.has(tokens[index] ?? '')) index--
  return isFeeWord(lexicon, tokens[index] ?? '')
}

/** The words of a number or of a range: `10000 to 20000`, `10000 20000` as a dash leaves it. */
function figureLength(lexicon: Lexicon, tokens: readonly string[], start: number): number {
  const first = singleLength(lexicon, tokens, start)
  if (first === 0) return 0
  const link = rangeLinks.has(tokens[start + first] ?? '') ? 1 : 0
  const second = singleLength(lexicon, tokens, start + first + link)
  const isRange = second > 0 && !(link === 0 && year.test(tokens[start] ?? ''))
  return isRange ? first + link + second : first
}

const isMeasure = (word: string): boolean => measureWords.has(word) || marksBehindNumber.has(word)

/** The words "in 12th", "in class 10" behind marks. */
function passedLength(tokens: readonly string[], start: number): number {
  if (!/^(?:in|of|me|mein|में)$/.test(tokens[start] ?? '')) return 0
  const [first = '', second = ''] = [tokens[start + 1], tokens[start + 2]]
  if (classNouns.has(first)) return passedBehindMarks.has(second) ? 3 : 0
  if (!passedBehindMarks.has(first)) return 0
  return classNouns.has(second) ? 3 : 2
}

/** The words of a number in front of its measure, with the bounds before it: "under 20000 rank". */
function lengthBefore(lexicon: Lexicon, tokens: readonly string[], start: number): number {
  let length = 0
  while (length < maxLinks && measureBounds.has(tokens[start + length] ?? '')) length++
  const number = figureLength(lexicon, tokens, start + length)
  if (number === 0 || !isMeasure(tokens[start + length + number] ?? '')) return 0
  // In "jee main 2026 rank 15000" the year is no rank.
  const measure = start + length + number
  const end = measure + (isMeasure(tokens[measure + 1] ?? '') ? 2 : 1)
  const isOfNext = year.test(tokens[start + length] ?? '') || isFeeBefore(lexicon, tokens, start)
  // In "fees 50000 rank 5000" the first number is the fee.
  if (isOfNext && figureLength(lexicon, tokens, end) > 0) return 0
  return end - start + passedLength(tokens, end)
}

function lengthBehind(lexicon: Lexicon, tokens: readonly string[], start: number): number {
  // "by rank" is an order.
  if (!measureWords.has(tokens[start] ?? '') || tokens[start - 1] === 'by') return 0
  let length = 1
  while (length <= maxLinks && measureLinks.has(tokens[start + length] ?? '')) length++
  const number = figureLength(lexicon, tokens, start + length)
  // In "5000 rank 50000 fees" the second number is the fee.
  const before = tokens[start - 1] ?? ''
  const isFee =
    (figure.test(before) || isUnit(lexicon, before)) && isFeeWord(lexicon, tokens[start + length + number] ?? '')
  return number > 0 && !isFee ? length + number + passedLength(tokens, start + length + number) : 0
}

/**
 * A number next to a measure, with the words between: "20000 rank", "1.3 lakh rank", "450 marks", "rank under 5000", "75 percent in 12th". It is a
 * result in an exam, neither money nor a class.
 */
export function measureEdge(lexicon: Lexicon, tokens: readonly string[], start: number): Edge | undefined {
  const length = lengthBefore(lexicon, tokens, start) || lengthBehind(lexicon, tokens, start)
  if (length === 0) return undefined
  const value = tokens.slice(start, start + length).join(' ')
  return { length, entry: { type: 'measure', value, kinds: allKinds, cost: 0 }, surcharge: -0.4 }
}
