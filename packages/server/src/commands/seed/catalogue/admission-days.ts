import type { AdmissionDays } from '@pravesh/contract'
import { today } from '../../../platform/db/statements/today.ts'
import { dayAfter, schoolYearOf, sessionFrom } from '../days.ts'

/** When an institute of the demo takes forms: `closing` within a few days, `later` in some weeks. */
export const admissionWindows = ['all-year', 'closing', 'open', 'later', 'closed'] as const
export type AdmissionWindow = (typeof admissionWindows)[number]

/** First and last day, counted from the day of the seed, so that every demo has admissions to come, open and over. */
const daysOf = {
  closing: { first: -25, last: 2 },
  open: { first: -28, last: 1 },
  later: { first: 37, last: 73 },
  closed: { first: -89, last: -29 },
} as const

/** The days of an admission; its last day is `extra` days later. */
export function admissionDays(window: AdmissionWindow, extra = 0): AdmissionDays {
  if (window === 'all-year') return { allYear: true, opensOn: null, closesOn: null }
  const { first, last } = daysOf[window]
  return { allYear: false, opensOn: dayAfter(today(), first), closesOn: dayAfter(today(), last + extra) }
}

/** The year in which those who apply now join: that of the next April. */
export const joiningYear = (): number => schoolYearOf(today()) + 1
/** The session that those who apply now join. */
export const joiningSession = (): string => sessionFrom(joiningYear())
