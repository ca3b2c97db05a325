import { daysBetween } from '@pravesh/messages'

/** Days before its last day on which a document counts as expiring. */
const soonDays = 30

/** State of a document valid through its day `expires`; undefined without such a day, or with a far one. */
export function expiryOf(
  expires: string | null,
  today: string,
): { state: 'expired' | 'soon'; days: number } | undefined {
  if (expires === null) return undefined
  const days = daysBetween(today, expires)
  if (days < 0) return { state: 'expired', days }
  return days <= soonDays ? { state: 'soon', days } : undefined
}

/** The size of a file as a person reads it: kB of 1000 bytes, from a million on MB. */
export const sizeOf = (bytes: number): { amount: number; unit: 'kB' | 'MB' } =>
  bytes < 1_000_000
    ? { amount: Math.max(1, Math.round(bytes / 1_000)), unit: 'kB' }
    : { amount: Math.round(bytes / 100_000) / 10, unit: 'MB' }
