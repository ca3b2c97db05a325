import { allKinds, type Entry, type EntryType, kindMaskOf } from '../lexicon/entry.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { moneyEdge } from '../reading/money.ts'
import { classNouns, numeralValues, ordinalNumerals, romanNumerals, sectorNouns } from '../words/numerals.ts'
import type { Edge } from './edge.ts'

const school = kindMaskOf(['school'])
const college = kindMaskOf(['college'])
const schoolOrCollege = school | college

function numberEdge(length: number, type: EntryType, value: string, kinds: number, cost: number): Edge {
  return { length, entry: { type, value, kinds, cost }, surcharge: 0 }
}

type Grade = { value: number; isOrdinal: boolean }

/** A number of at most two digits: `9`, `9th`, `9वीं`. */
function parseGrade(token: string): Grade | undefined {
  const match = /^(\d{1,2})(st|nd|rd|th|वीं|वी|ve|vi|va)?$/.exec(token)
  return match ? { value: Number(match[1]), isOrdinal: match[2] !== undefined } : undefined
}

function classEdge(length: number, value: number | undefined, cost: number): Edge[] {
  return value !== undefined && value >= 1 && value <= 12
    ? [numberEdge(length, 'class', String(value), school, cost)]
    : []
}

/** "class 6", "class vi", "vi class", "class nursery", "6th class", "6th", "छठी". */
function classEdges(lexicon: Lexicon, tokens: readonly string[], start: number): Edge[] {
  const token = tokens[start] as string
  const next = tokens[start + 1] ?? ''
  const grade = parseGrade(token)
  const value = grade?.value ?? numeralValues.get(token)
  const edges: Edge[] = []
  if (classNouns.has(token)) {
    const number = parseGrade(next)?.value ?? numeralValues.get(next) ?? romanNumerals.get(next)
    const classPhrase = lexicon.phrases.get(next)?.find(({ type }) => type === 'class')
    if (number !== undefined) edges.push(...classEdge(2, number, 0.05))
    else if (classPhrase) edges.push(numberEdge(2, 'class', classPhrase.value, school, 0.05))
    else edges.push(numberEdge(1, 'filler', token, school, 0.5))
  }
  if (classNouns.has(next)) edges.push(...classEdge(2, value ?? romanNumerals.get(token), 0.05))
  if (grade?.isOrdinal || ordinalNumerals.has(token)) edges.push(...classEdge(1, value, 0.3))
  if (next !== '' && classNouns.has(tokens[start - 1] ?? '')) edges.push(...classEdge(1, romanNumerals.get(token), 0.3))
  return edges
}

/** "2026", "2026-27": a session or the year of an exam, without a meaning here. */
function yearEdge(token: string, next: string): Edge[] {
  if (!/^20[23]\d$/.test(token)) return []
  const year = Number(token)
  const hasEnd = Number(next) === (year % 100) + 1 || Number(next) === year + 1
  return [numberEdge(hasEnd ? 2 : 1, 'filler', token, allKinds, 0.1)]
}

/** "a++", "naac a": a grade of NAAC. */
function accreditationEdge(token: string, next: string): Edge[] {
  if (token === 'naac' && /^[abc]\+{0,2}$/.test(next))
    return [numberEdge(2, 'accreditation', next.toUpperCase(), college, 0.1)]
  return /^[ab]\+{1,2}$/.test(token) ? [numberEdge(1, 'accreditation', token.toUpperCase(), college, 0.1)] : []
}

/** Possible meanings of a number at a position: a class, a PIN, a year, a fee, a NAAC grade, a rank, a part of a town. */
export function numberEdges(lexicon: Lexicon, tokens: readonly string[], start: number): Edge[] {
  const token = tokens[start] as string
  const next = tokens[start + 1] ?? ''
  const edges = classEdges(lexicon, tokens, start)
  if (sectorNouns.has(token) && /^\d+[a-z]?$/.test(next))
    edges.push(numberEdge(2, 'sector', `${token} ${next}`, allKinds, 0.2))
  const pincode = lexicon.pincodes.get(token)
  if (pincode) {
    const entry: Entry = { type: 'place', value: token, kinds: allKinds, cost: 0.1, place: pincode }
    edges.push({ length: 1, entry, surcharge: 0 })
  }
  edges.push(...yearEdge(token, next), ...accreditationEdge(token, next))
  if (!parseGrade(token)?.isOrdinal) {
    const money = moneyEdge(lexicon, tokens, start)
    if (money) edges.push(money)
  }
  if ((token === 'top' || token === 'nirf') && /^\d+$/.test(next))
    edges.push(numberEdge(2, 'sort', 'rank', schoolOrCollege, 0.1))
  return edges
}
