import { z } from 'zod'
import { dateText, typedText } from '../fields/field.ts'
import { optionalText } from './parts/parts.ts'

/** Classes as numbers: nursery −2, LKG −1, UKG 0, then 1 to 12. */
export const classNumber = z.int().min(-2).max(12)

const shared = {
  session: z.string().regex(/^\d{4}-\d{2}$/, 'As 2027-28'),
  opensOn: dateText.nullable().default(null),
  closesOn: dateText.nullable().default(null),
  /** Forms are taken on every day of the year; there are no first and last day then. */
  allYear: z.boolean().default(false),
  formFee: z.int().min(0).max(100_000_000).nullable().default(null),
  process: optionalText(4_000),
}
const documents = z.array(typedText(120)).max(40).default([])
/** A school's admissions of one session. */
export const admission = z.strictObject({
  ...shared,
  ageRules: z
    .array(z.strictObject({ class: classNumber, minYears: z.number().min(0).max(25), on: dateText }))
    .max(20)
    .default([]),
  documents,
  pointsTable: z
    .array(z.strictObject({ criterion: typedText(160), points: z.int().min(0).max(100) }))
    .max(30)
    .default([]),
  seats: z
    .array(
      z.strictObject({
        class: classNumber,
        quota: typedText(60),
        total: z.int().min(0).max(10_000),
        vacant: z.int().min(0).max(10_000).nullable().default(null),
      }),
    )
    .max(60)
    .default([]),
})
export type Admission = z.infer<typeof admission>
/** A college's admissions of one session. `counselling`: the central counselling that alone gives its seats, such as JoSAA. */
export const collegeAdmission = z.strictObject({ ...shared, documents, counselling: typedText(120).nullish() })
export type CollegeAdmission = z.infer<typeof collegeAdmission>

/**
 * Whether a paid application is accepted here today. `open`: it is. `opens-later` and `closed`: by the institute's days, in India.
 * `dates-unknown`: it has given none. `counselling`: a central counselling gives its seats. `not-here`: no one manages it here.
 */
export const admitting = z.enum(['open', 'opens-later', 'closed', 'dates-unknown', 'counselling', 'not-here'])
export type Admitting = z.infer<typeof admitting>
/** Whether a published institute has an active login here: `not-here` means none. */
export const isManaged = (admittingNow: Admitting): boolean => admittingNow !== 'not-here'

/** The days that an institute gave for its admissions, ISO 8601, as they count in India. */
export type AdmissionDays = Pick<Admission, 'opensOn' | 'closesOn' | 'allYear'>
/** State of admissions: `open` until a known last day; `unsaid` without a date. */
type AdmissionState = 'all-year' | 'open' | 'opens-later' | 'closed' | 'last-day-unknown' | 'unsaid'

/**
 * State of admissions on an ISO day: the rule. The server's statements apply the same to rows (`admitsToday`), and a test compares them.
 */
export function admissionStateOn({ opensOn, closesOn, allYear }: AdmissionDays, day: string): AdmissionState {
  if (allYear) return 'all-year'
  if (closesOn && closesOn < day) return 'closed'
  if (opensOn && opensOn > day) return 'opens-later'
  if (closesOn) return 'open'
  return opensOn ? 'last-day-unknown' : 'unsaid'
}
/** True on a day on which forms are taken. */
export const admitsOn = (days: AdmissionDays, day: string): boolean =>
  ['all-year', 'open'].includes(admissionStateOn(days, day))
