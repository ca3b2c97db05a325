import { plainLine } from '@pravesh/contract/plain-text'
import { monthName } from '@pravesh/messages'

/** A typed date, in three fields. */
export type WrittenDate = { day: string; month: string; year: string }
export type DatePart = keyof WrittenDate
/** Its value: an ISO day, or the first invalid part with its error. */
export type ReadDate = { iso: string } | { part: DatePart; reason: 'needed' | 'notReal' | 'toCome' }

const earliest = 1900
const numbers = Array.from({ length: 12 }, (_, index) => index + 1)

/** People write several months of Hindi in two ways, and many leave out the dot beneath a letter. */
const spelled = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replaceAll('\u093c', '')
    .replaceAll('म्ब', 'ंब')
    .replaceAll('क्त', 'क्ट')
    .replace(/[.॰]$/, '')

/** A month by its number, or by as much of its English or Hindi name as no other month has. */
function monthIn(text: string): number | undefined {
  const number = parseWhole(text, 2)
  if (number !== undefined) return number
  const spelledMonth = spelled(text)
  if (spelledMonth.length < 2) return undefined
  const matchingMonths = numbers.filter((month) =>
    [monthName(month, 'en'), monthName(month, 'hi')].some((name) => spelled(name).startsWith(spelledMonth)),
  )
  return matchingMonths.length === 1 ? matchingMonths[0] : undefined
}
function parseWhole(text: string, maxDigits: number): number | undefined {
  const latinDigits = plainLine(text.trim())
  return /^\d+$/.test(latinDigits) && latinDigits.length <= maxDigits ? Number(latinDigits) : undefined
}
const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** Reads a day that has been, none after `today` (ISO): digits of both scripts, months also by name. */
export function readDate(input: WrittenDate, today: string): ReadDate {
  const missing = (['day', 'month', 'year'] as const).find((part) => input[part].trim() === '')
  if (missing) return { part: missing, reason: 'needed' }
  const [day, month, year] = [parseWhole(input.day, 2), monthIn(input.month), parseWhole(input.year, 4)]
  const notReal = (part: DatePart): ReadDate => ({ part: part, reason: 'notReal' })
  if (day === undefined || day < 1 || day > 31) return notReal('day')
  if (month === undefined || month < 1 || month > 12) return notReal('month')
  if (year === undefined || year < earliest) return notReal('year')
  if (day > daysIn(year, month)) return notReal('day')
  const iso = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-')
  return iso > today ? { part: 'year', reason: 'toCome' } : { iso }
}

/** An invalid typed day, for a draft: `writtenDate` restores it into its fields. `''` without input. */
export function partialDate({ day, month, year }: WrittenDate): string {
  const parts = [year, month, day].map((part) => part.trim().replaceAll('-', ' '))
  return parts.every((part) => part === '') ? '' : parts.join('-')
}

/** An ISO day in three fields; empty ones for none. */
export function writtenDate(iso: string | null | undefined): WrittenDate {
  const [year = '', month = '', day = ''] = (iso ?? '').split('-')
  return { day: day.replace(/^0/, ''), month: month.replace(/^0/, ''), year }
}

/** Whether a text is an ISO day, and no part of one. */
export function isDay(text: string): boolean {
  const found = readDate(writtenDate(text), '9999-12-31')
  return 'iso' in found && found.iso === text
}

/** Full years on a day, both ISO, as the server counts them: a person born on 29 February is a year older on 1 March. */
export function ageOn(dateOfBirth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4))
  return day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years
}
