import { type Language, locales } from '../translate/language.ts'

const zone = 'Asia/Kolkata'
const offset = (5 * 60 + 30) * 60_000

// The Indian English locale writes "Sept"; the product writes three letters for every month.
const monthLocale: Record<Language, string> = { en: 'en-US', hi: locales.hi }

type Width = 'long' | 'short'

// Creating a format costs a hundred times its use, and taking a date apart twenty times the lookup of a month's name.
let clock: Intl.DateTimeFormat | undefined
const monthNames: Record<Language, Partial<Record<Width, readonly string[]>>> = { en: {}, hi: {} }

function namesOf(language: Language, width: Width): readonly string[] {
  const format = new Intl.DateTimeFormat(monthLocale[language], { timeZone: zone, month: width })
  return Array.from({ length: 12 }, (_, month) => format.format(new Date(Date.UTC(2026, month, 15))))
}

/** A day without a time means that day in India, wherever it is read. */
function instant(iso: string): Date {
  return new Date(/^\d{4}-\d{2}-\d{2}$/.test(iso) ? `${iso}T00:00:00+05:30` : iso)
}

/** 20 Nov 2026. Accepts the shorter forms of ISO 8601: 2026 stays 2026, 2026-11 becomes Nov 2026. */
export function formatDate(iso: string, language: Language = 'en'): string {
  if (/^\d{4}$/.test(iso)) return iso
  const noDay = /^\d{4}-\d{2}$/.test(iso)
  const [year, month, day] = dayInIndia(instant(noDay ? `${iso}-01` : iso)).split('-')
  const monthText = `${monthName(Number(month), language, 'short')} ${year}`
  return noDay ? monthText : `${Number(day)} ${monthText}`
}

/** 20 Nov 2026, 4:05 pm, India's time. */
export function formatDateTime(iso: string, language: Language = 'en'): string {
  clock ??= new Intl.DateTimeFormat(monthLocale.en, {
    timeZone: zone,
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  })
  const parts = Object.fromEntries(clock.formatToParts(instant(iso)).map(({ type, value }) => [type, value]))
  return `${formatDate(iso, language)}, ${parts.hour}:${parts.minute} ${parts.dayPeriod?.toLowerCase()}`
}

/** The day of an appointment in India, with its time where there is one (`09:30`). */
export const formatAppointment = (on: string, time: string | null, language: Language = 'en'): string =>
  time === null ? formatDate(on, language) : formatDateTime(`${on}T${time}:00+05:30`, language)

/** The name of a month, 1 to 12. */
export function monthName(month: number, language: Language = 'en', width: Width = 'long'): string {
  monthNames[language][width] ??= namesOf(language, width)
  return monthNames[language][width][month - 1] ?? ''
}

/**
 * The calendar day in India at an instant, as ISO: 2026-11-20. India has had one offset, UTC+05:30, since 15 October 1945, when
 * the war's daylight saving ended (IANA time zone database, zone Asia/Kolkata); before that the day may differ.
 */
export function dayInIndia(date: Date): string {
  return new Date(date.getTime() + offset).toISOString().slice(0, 10)
}

/** Whole days from one ISO day to another; negative when it has passed. */
export function daysBetween(from: string, to: string): number {
  return Math.round((instant(to.slice(0, 10)).getTime() - instant(from.slice(0, 10)).getTime()) / 86_400_000)
}
