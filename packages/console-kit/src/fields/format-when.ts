import { dayInIndia, formatDate, formatDateTime } from '@pravesh/messages'

/** A moment as a list has room for it: the time if it was today in India, else the day. */
export function formatWhen(iso: string, now = new Date()): string {
  if (Number.isNaN(Date.parse(iso))) return ''
  const full = formatDateTime(iso)
  return dayInIndia(new Date(iso)) === dayInIndia(now) ? (full.split(', ')[1] ?? full) : formatDate(iso)
}
