import { type Language, locales } from '../translate/language.ts'

const units: Record<Language, { lakh: string; crore: string; km: string; metre: string }> = {
  en: { lakh: 'lakh', crore: 'crore', km: 'km', metre: 'm' },
  hi: { lakh: 'लाख', crore: 'करोड़', km: 'किमी', metre: 'मी' },
}

// Creating a format costs a hundred times its use. Intl accepts 0 to 100 decimals, so there are never many.
const formats: Record<Language, Map<number, Intl.NumberFormat>> = { en: new Map(), hi: new Map() }

function formatOf(language: Language, decimals: number): Intl.NumberFormat {
  const cachedFormat = formats[language].get(decimals)
  if (cachedFormat) return cachedFormat
  const newFormat = new Intl.NumberFormat(locales[language], { maximumFractionDigits: decimals })
  formats[language].set(decimals, newFormat)
  return newFormat
}

const LAKH = 100_000
const CRORE = 10_000_000

/** Digits grouped as India groups them: 1,20,000. At most `decimals` after the point, none by default. */
export function formatNumber(value: number, language: Language = 'en', decimals = 0): string {
  // Most numbers on a page are small and whole: there is nothing to group.
  if (value > 0 && value < 1000 && Number.isInteger(value)) return String(value)
  return formatOf(language, decimals).format(value)
}

/** A count where counting may have stopped early: 1,000+ where `atLeast` is set. */
export function formatCount(value: number, language: Language = 'en', atLeast = false): string {
  return `${formatNumber(value, language)}${atLeast ? '+' : ''}`
}

/** Whole rupees: ₹1,20,000. */
export function formatRupees(rupees: number, language: Language = 'en'): string {
  return `${rupees < 0 ? '−' : ''}₹${formatNumber(Math.abs(rupees), language)}`
}

/** Rupees of an amount in paise, exactly: ₹331, ₹100.50. */
export function formatPaise(paise: number, language: Language = 'en'): string {
  if (paise % 100 === 0) return formatRupees(paise / 100, language)
  const [rupees = 0, rest = 0] = [Math.trunc(Math.abs(paise) / 100), Math.abs(paise) % 100]
  return `${paise < 0 ? '−' : ''}₹${formatNumber(rupees, language)}.${String(rest).padStart(2, '0')}`
}

/** A large number as spoken: 95,000, 1.5 lakh, 2.25 crore. */
export function formatShort(value: number, language: Language = 'en'): string {
  const size = Math.abs(value)
  if (size < LAKH) return formatNumber(value, language)
  // 99,99,950 and more would round to "100 lakh".
  const inLakh = Math.round(size / (LAKH / 100)) / 100
  return inLakh < 100
    ? `${formatNumber(value / LAKH, language, 2)} ${units[language].lakh}`
    : `${formatNumber(value / CRORE, language, 2)} ${units[language].crore}`
}

/** Rupees as spoken: ₹95,000, ₹1.5 lakh. */
export function formatRupeesShort(rupees: number, language: Language = 'en'): string {
  return `${rupees < 0 ? '−' : ''}₹${formatShort(Math.abs(rupees), language)}`
}

/** Kilometres: 850 m, 3.4 km, 12 km. */
export function formatDistance(km: number, language: Language = 'en'): string {
  const { km: kilometre, metre } = units[language]
  if (km < 1) return `${formatNumber(Math.round(km * 100) * 10, language)} ${metre}`
  return `${formatNumber(km, language, km < 10 ? 1 : 0)} ${kilometre}`
}

/** A number of days in words: 1 day, 3 days. */
export const formatDays = (days: number, language: Language = 'en'): string =>
  `${formatNumber(days, language)} ${language === 'hi' ? 'दिन' : days === 1 ? 'day' : 'days'}`

const sizes: Record<Language, readonly string[]> = {
  en: ['bytes', 'kB', 'MB', 'GB'],
  hi: ['बाइट', 'केबी', 'एमबी', 'जीबी'],
}
/** The size of a file, in powers of ten as disks are sold: 840 bytes, 1.2 MB. */
export function formatSize(bytes: number, language: Language = 'en'): string {
  const power = Math.min(sizes[language].length - 1, Math.max(0, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)))
  const value = bytes / 1000 ** power
  return `${formatNumber(value, language, value < 10 ? 1 : 0)} ${sizes[language][power]}`
}
