import { type Language, locales } from './language.ts'

const zone = 'Asia/Kolkata'

// The Indian English locale writes "Sept"; the product writes three letters for every month.
const monthLocale: Record<Language, string> = { en: 'en-US', hi: locales.hi }

function parts(at: Date, language: Language, options: Intl.DateTimeFormatOptions): Record<string, string> {
  const format = new Intl.DateTimeFormat(monthLocale[language], { timeZone: zone, ...options })
  return Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
}

/** A day without a time means that day in India, wherever it is read. */
function instant(iso: string): Date {
  return new Date(/^\d{4}-\d{2}-\d{2}$/.test(iso) ? `${iso}T00:00:00+05:30` : iso)
}

/** 20 Nov 2026. Takes what ISO 8601 allows to leave out: 2026 stays 2026, 2026-11 becomes Nov 2026. */
export function formatDate(iso: string, language: Language = 'en'): string {
  if (/^\d{4}$/.test(iso)) return iso
  if (/^\d{4}-\d{2}$/.test(iso)) {
    const { month, year } = parts(instant(`${iso}-01`), language, { month: 'short', year: 'numeric' })
    return `${month} ${year}`
  }
  const { day, month, year } = parts(instant(iso), language, { day: 'numeric', month: 'short', year: 'numeric' })
  return `${day} ${month} ${year}`
}

/** 20 Nov 2026, 4:05 pm, India's time. */
export function formatDateTime(iso: string, language: Language = 'en'): string {
  const { hour, minute, dayPeriod } = parts(instant(iso), 'en', { hour: 'numeric', minute: '2-digit', hour12: true })
  return `${formatDate(iso, language)}, ${hour}:${minute} ${dayPeriod?.toLowerCase()}`
}

/** The name of a month, 1 to 12. */
export function monthName(month: number, language: Language = 'en', width: 'long' | 'short' = 'long'): string {
  const at = new Date(Date.UTC(2026, month - 1, 15))
  return parts(at, language, { month: width }).month ?? ''
}

/** The calendar day in India at an instant, as ISO: 2026-11-20. */
export function dayInIndia(at: Date): string {
  const { year, month, day } = parts(at, 'en', { year: 'numeric', month: '2-digit', day: '2-digit' })
  return `${year}-${month}-${day}`
}

/** Whole days from one ISO day to another; negative when it has passed. */
export function daysBetween(from: string, to: string): number {
  return Math.round((instant(to.slice(0, 10)).getTime() - instant(from.slice(0, 10)).getTime()) / 86_400_000)
}
