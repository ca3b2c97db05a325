import type { CutoffCategory, CutoffQuota, RejectReason } from '@pravesh/contract'
import { foldHeader } from '../preset.ts'
import { unguard } from '../rejects/formula.ts'
import { cleanText, foldName } from './fold.ts'

type Column = 'year' | 'round' | 'institute' | 'programme' | 'quota' | 'category' | 'seats' | 'opening' | 'closing'
/** Columns of a list of ranks, each with the headers it has in published lists. */
const headers: Readonly<Record<Column, readonly string[]>> = {
  year: ['year'],
  round: ['round'],
  institute: ['institute'],
  programme: ['programme', 'academicprogramname'],
  quota: ['quota'],
  category: ['seattype'],
  seats: ['gender'],
  opening: ['openingrank'],
  closing: ['closingrank'],
}
export type Columns = ReadonlyMap<Column, number>
/** Values of columns that a file lacks. */
export type GivenValues = { year?: string | undefined; round?: string | undefined }

/** Where each column of a header is; undefined where one is missing that has no given value. */
export function readColumns(header: readonly string[], givenValues: GivenValues): Columns | undefined {
  const folded = header.map(foldHeader)
  const columns = new Map<Column, number>()
  for (const name of Object.keys(headers) as Column[]) {
    const at = folded.findIndex((cell) => headers[name].includes(cell))
    if (at >= 0) columns.set(name, at)
    else if ((name !== 'year' && name !== 'round') || givenValues[name] === undefined) return undefined
  }
  return columns
}

const quotas: Readonly<Record<string, CutoffQuota>> = {
  ai: 'all-india',
  hs: 'home-state',
  os: 'other-state',
  jk: 'jammu-kashmir',
  go: 'goa',
  la: 'ladakh',
}
const categories: Readonly<Record<string, CutoffCategory>> = {
  open: 'general',
  ews: 'ews',
  'obc ncl': 'obc-ncl',
  sc: 'sc',
  st: 'st',
  'open pwd': 'general-pwd',
  'ews pwd': 'ews-pwd',
  'obc ncl pwd': 'obc-ncl-pwd',
  'sc pwd': 'sc-pwd',
  'st pwd': 'st-pwd',
}
const seatsByName: Readonly<Record<string, 'any' | 'women'>> = {
  'gender neutral': 'any',
  'female only including supernumerary': 'women',
  'female only': 'women',
}

/** `123`, `123P` (a preparatory rank), `123.0`. */
function readRank(cell: string): { rank: number; isPreparatory: boolean } | undefined {
  const [, digits, mark] = /^(\d{1,8})(?:\.0)?(P?)$/i.exec(cell) ?? []
  const rank = Number(digits)
  return digits === undefined || rank < 1 ? undefined : { rank, isPreparatory: mark !== '' }
}
function readNumber(cell: string, min: number, max: number): number | undefined {
  const number = /^\d{1,4}$/.test(cell) ? Number(cell) : Number.NaN
  return number >= min && number <= max ? number : undefined
}

/** Preparatory courses are for candidates of SC, ST and PwD whose places stay empty otherwise. */
const mayBePreparatory = (category: CutoffCategory): boolean => /^(?:sc|st)$|pwd$/.test(category)

export type RankRow = {
  institute: string
  programme: string
  year: number
  round: number
  quota: CutoffQuota
  category: CutoffCategory
  seats: 'any' | 'women'
  opening: number
  closing: number
  preparatory: boolean
}

/**
 * A row of a list of ranks, or why it cannot be read. Ranks of the list for the preparatory course have a P, or lost it: then the opening
 * rank is beyond the closing one.
 */
export function readRankRow(
  cells: readonly string[],
  columns: Columns,
  givenValues: GivenValues,
): RankRow | RejectReason {
  const cell = (name: Column) => {
    const at = columns.get(name)
    return cleanText(at === undefined ? '' : unguard(cells[at] ?? ''))
  }
  const unreadable = (field: Column, value: string): RejectReason => ({
    code: 'unreadable',
    values: { field, value: value.slice(0, 100) },
  })
  const [yearCell, roundCell] = [cell('year') || givenValues.year || '', cell('round') || givenValues.round || '']
  const year = readNumber(yearCell, 1990, 2100)
  if (year === undefined) return unreadable('year', yearCell)
  const round = readNumber(roundCell, 1, 20)
  if (round === undefined) return unreadable('round', roundCell)
  const [institute, programme] = [cell('institute'), cell('programme')]
  if (!institute) return { code: 'no-name', values: {} }
  if (!programme || programme.length > 300) return unreadable('programme', programme)
  const quota = quotas[foldName(cell('quota'))]
  if (!quota) return unreadable('quota', cell('quota'))
  const category = categories[foldName(cell('category'))]
  if (!category) return unreadable('category', cell('category'))
  const seats = seatsByName[foldName(cell('seats'))]
  if (!seats) return unreadable('seats', cell('seats'))
  const [opening, closing] = [readRank(cell('opening')), readRank(cell('closing'))]
  if (!opening) return unreadable('opening', cell('opening'))
  if (!closing) return unreadable('closing', cell('closing'))
  const isPreparatory = opening.isPreparatory || closing.isPreparatory
  const lostMark = opening.rank > closing.rank
  // Seats without reservation have no preparatory course: there it is a slip.
  if (lostMark && !isPreparatory && !mayBePreparatory(category)) return unreadable('closing', cell('closing'))
  return {
    ...{ institute, programme, year, round, quota, category, seats },
    ...{ opening: opening.rank, closing: closing.rank },
    preparatory: isPreparatory || lostMark,
  }
}
