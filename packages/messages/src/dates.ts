import { type Language, locales } from './language.ts'

const zone = 'Asia/Kolkata'
const offset = (5 * 60 + 30) * 60_000

// The Indian English locale writes "Sept"; the product writes three letters for every month.
const monthLocale: Record<Language, string> = { en: 'en-US', hi: locales.hi }

const styles = {
  day: { day: 'numeric', month: 'short', year: 'numeric' },
  month: { month: 'short', year: 'numeric' },
  time: { hour: 'numeric', minute: '2-digit', hour12: true },
  long: { month: 'long' },
  short: { month: 'short' },
} satisfies Record<string, Intl.DateTimeFormatOptions>
type Style = keyof typeof styles

// Making a format costs a hundred times what using it does: each is made once, when it is first needed.
const formats: Record<Language, Partial<Record<Style, Intl.DateTimeFormat>>> = { en: {}, hi: {} }

function parts(at: Date, language: Language, style: Style): Record<string, string> {
  formats[language][style] ??= new Intl.DateTimeFormat(monthLocale[language], { timeZone: zone, ...styles[style] })
  const found: Record<string, string> = {}
  for (const { type, value } of formats[language][style].formatToParts(at)) found[type] = value
  return found
}

/** A day without a time means that day in India, wherever it is read. */
function instant(iso: string): Date {
  return new Date(/^\d{4}-\d{2}-\d{2}$/.test(iso) ? `${iso}T00:00:00+05:30` : iso)
}

/** 20 Nov 2026. Takes what ISO 8601 allows to leave out: 2026 stays 2026, 2026-11 becomes Nov 2026. */
export function formatDate(iso: string, language: Language = 'en'): string {
  if (/^\d{4}$/.test(iso)) return iso
  if (/^\d{4}-\d{2}$/.test(iso)) {
    const { month, year } = parts(instant(`${iso}-01`), language, 'month')
    return `${month} ${year}`
  }
  const { day, month, year } = parts(instant(iso), language, 'day')
  return `${day} ${month} ${year}`
}

/** 20 Nov 2026, 4:05 pm, India's time. */
export function formatDateTime(iso: string, language: Language = 'en'): string {
  const { hour, minute, dayPeriod } = parts(instant(iso), 'en', 'time')
  return `${formatDate(iso, language)}, ${hour}:${minute} ${dayPeriod?.toLowerCase()}`
}

/** The name of a month, 1 to 12. */
export function monthName(month: number, language: Language = 'en', width: 'long' | 'short' = 'long'): string {
  const at = new Date(Date.UTC(2026, month - 1, 15))
  return parts(at, language, width).month ?? ''
}

/**
 * The calendar day in India at an instant, as ISO: 2026-11-20. India has had one offset, UTC+05:30, since 15 October 1945, when
 * the war's daylight saving ended (IANA time zone database, zone Asia/Kolkata); before that the day may differ.
 */
export function dayInIndia(at: Date): string {
  return new Date(at.getTime() + offset).toISOString().slice(0, 10)
}

/** Whole days from one ISO day to another; negative when it has passed. */
export function daysBetween(from: string, to: string): number {
  return Math.round((instant(to.slice(0, 10)).getTime() - instant(from.slice(0, 10)).getTime()) / 86_400_000)
}
