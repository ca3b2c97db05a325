import { allKinds, type Entry, type EntryType, kindMaskOf } from '../lexicon/entry.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Edge } from '../text/edge.ts'
import { numeralValues } from '../words/numerals.ts'

/** Rupees from which on a number without a unit is a fee. */
const leastFee = 5000
const institutes = kindMaskOf(['school', 'college'])

function findWord(lexicon: Lexicon, phrase: string, type: EntryType): Entry | undefined {
  return lexicon.phrases.get(phrase)?.find((entry) => entry.type === type)
}

/** An amount in figures and its words: of "1 lakh 20 thousand" both parts together. */
type Figure = { value: number; unit: Entry | undefined; length: number }

const isOne = (unit: Entry | undefined): boolean => unit === undefined || unit.value === '1'

/** A number with its unit, behind it or attached. */
function simpleFigure(lexicon: Lexicon, tokens: readonly string[], start: number): Figure | undefined {
  const token = tokens[start] ?? ''
  const match = /^(\d+(?:\.\d+)?)([a-z]+)?$/.exec(token)
  const figure = match ? Number(match[1]) : numeralValues.get(token)
  if (figure === undefined) return undefined
  const attached = match?.[2] ? findWord(lexicon, match[2], 'unit') : undefined
  const unit = attached ?? findWord(lexicon, tokens[start + 1] ?? '', 'unit')
  return { value: figure * (unit ? Number(unit.value) : 1), unit, length: unit && !attached ? 2 : 1 }
}

/** A number with its unit, and a smaller one behind it: in "1 lakh 2 lakh" the second is another number. */
export function figureAt(lexicon: Lexicon, tokens: readonly string[], start: number): Figure | undefined {
  const first = simpleFigure(lexicon, tokens, start)
  if (!first || isOne(first.unit)) return first
  const second = simpleFigure(lexicon, tokens, start + first.length)
  const isPart = second && !isOne(second.unit) && second.value < Number(first.unit?.value)
  return isPart ? { ...first, value: first.value + second.value, length: first.length + second.length } : first
}

/**
 * "2 lakh", "1 lakh 20 thousand", "50k", "5000 per month": an amount in rupees, those of a month as a year's. A whole number with no unit is a `number`: a fee only
 * where the query speaks of fees or of a period.
 */
export function moneyEdge(lexicon: Lexicon, tokens: readonly string[], start: number): Edge | undefined {
  const figure = figureAt(lexicon, tokens, start)
  if (!figure) return undefined
  const { unit } = figure
  let { value: rupees, length } = figure
  if (findWord(lexicon, tokens[start + length] ?? '', 'unit')?.value === '1') length++
  const first = tokens[start + length] ?? ''
  const long = findWord(lexicon, `${first} ${tokens[start + length + 1] ?? ''}`, 'period')
  const period = long ?? findWord(lexicon, first, 'period')
  if (period) {
    rupees *= Number(period.value)
    length += long ? 2 : 1
  }
  if ((unit && unit.value !== '1') || rupees >= leastFee)
    return { length, entry: { type: 'amount', value: String(rupees), kinds: institutes, cost: 0.1 }, surcharge: 0 }
  const token = tokens[start] as string
  if (!/^\d{1,4}(?:\.0+)?$/.test(token)) return undefined
  return {
    length: 1,
    entry: { type: 'number', value: String(Number(token)), kinds: allKinds, cost: 1.4 },
    surcharge: 0,
  }
}

const lakhBeginnings = new Set(['l', 'la', 'lak', 'laa', 'ला'])
const thousandBeginnings = new Set([
  'th',
  'tho',
  'thou',
  'thous',
  'thousa',
  'thousan',
  'ha',
  'haz',
  'haza',
  'hazaa',
  'हज',
  'हजा',
])

/** The unit that an unfinished word behind a number will be: without this, "under 2 la" would be completed to "ladies". */
export function completeUnit(tokens: readonly string[]): readonly string[] {
  const number = tokens.at(-2) ?? ''
  const unit = tokens.at(-1) ?? ''
  if (!/^\d+(?:\.\d+)?$/.test(number) && !numeralValues.has(number)) return tokens
  if (lakhBeginnings.has(unit)) return [...tokens.slice(0, -1), 'lakh']
  return thousandBeginnings.has(unit) ? [...tokens.slice(0, -1), 'hazar'] : tokens
}
