import { dayInIndia, formatDate, formatDateTime } from '@pravesh/messages'
import { translations } from './translations.ts'

/** A short time for lists: the time if it was today in India, else the day. */
export function formatWhen(iso: string, now = new Date()): string {
  if (Number.isNaN(Date.parse(iso))) return ''
  const { language } = translations()
  const full = formatDateTime(iso, language)
  return dayInIndia(new Date(iso)) === dayInIndia(now) ? (full.split(', ')[1] ?? full) : formatDate(iso, language)
}
