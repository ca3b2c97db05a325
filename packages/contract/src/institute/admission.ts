import { z } from 'zod'
import { dateText, typedText } from '../fields/field.ts'
import { optionalText } from './parts/parts.ts'

/** Classes as numbers: nursery −2, LKG −1, UKG 0, then 1 to 12. */
export const classNumber = z.int().min(-2).max(12)

const shared = {
  session: z
    .string()
    .regex(/^\d{4}-\d{2}$/, 'As 2027-28')
    .describe('Year of school or study that one joins in: 2027-28, which begins in 2027'),
  opensOn: dateText.nullable().default(null).describe('First day on which forms are taken, in India'),
  closesOn: dateText.nullable().default(null).describe('Last day on which forms are taken, in India'),
  allYear: z
    .boolean()
    .default(false)
    .describe('True where forms are taken on every day of the year: there are no first and last day then'),
  formFee: z
    .int()
    .min(0)
    .max(100_000_000)
    .nullable()
    .default(null)
    .describe('Price of the institute’s own admission form, in whole rupees'),
  process: optionalText(4_000).describe('How it is chosen who is admitted, plain text'),
  refundPolicy: typedText(4_000)
    .nullish()
    .describe('What the institute itself says that it gives back of fees to those who leave, plain text'),
  refundPolicyLocal: typedText(4_000)
    .nullish()
    .describe('Text of `refundPolicy` in Hindi; null where nobody has written it'),
}
const documents = z.array(typedText(120)).max(40).default([])
/** A school's admissions of one session. */
export const admission = z.strictObject({
  ...shared,
  ageRules: z
    .array(
      z.strictObject({
        class: classNumber.describe('Class that the rule is for: nursery −2, LKG −1, UKG 0, then 1 to 12'),
        minYears: z.number().min(0).max(25).describe('Least age in years on that day; 3.5 is three years and a half'),
        on: dateText.describe('Day on which the age is counted'),
      }),
    )
    .max(20)
    .default([])
    .describe('Least age by class'),
  documents: documents.describe('Papers that the institute asks for, in words'),
  pointsTable: z
    .array(
      z.strictObject({
        criterion: typedText(160).describe('What the points are given for, such as a sibling in the school'),
        points: z.int().min(0).max(100).describe('How many points it brings'),
        overKm: z
          .number()
          .min(0)
          .max(200)
          .nullish()
          .describe('Of points for distance: from more than so many kilometres from the school; null from its gate'),
        upToKm: z
          .number()
          .min(0)
          .max(200)
          .nullish()
          .describe('Of points for distance: up to so many kilometres from the school; null without a limit'),
      }),
    )
    .max(30)
    .default([])
    .describe('Points by which children are ranked, where the school ranks them so'),
  seats: z
    .array(
      z.strictObject({
        class: classNumber.describe('Class of these seats: nursery −2, LKG −1, UKG 0, then 1 to 12'),
        quota: typedText(60).describe('Who the seats are kept for, in words: general, EWS'),
        total: z.int().min(0).max(10_000).describe('All seats of this class and quota'),
        vacant: z
          .int()
          .min(0)
          .max(10_000)
          .nullable()
          .default(null)
          .describe('Seats still free; null where it is not known'),
      }),
    )
    .max(60)
    .default([])
    .describe('Seats by class and quota'),
})
export type Admission = z.infer<typeof admission>
/** A college's admissions of one session. `counselling`: the central counselling that alone gives its seats, such as JoSAA. */
export const collegeAdmission = z.strictObject({
  ...shared,
  documents: documents.describe('Papers that the institute asks for, in words'),
  counselling: typedText(120)
    .nullish()
    .describe('Central counselling that alone gives the seats, such as JoSAA; null where the college admits by itself'),
})
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
