import { z } from 'zod'
import { recordId } from '../../fields/field.ts'
import { sourceSchema } from '../../fields/source.ts'
import { optionalText } from '../parts/parts.ts'

/** A college's offer of one course. Fees are rupees, one figure for each year of study. */
export const collegeOffer = z.strictObject({
  course: recordId,
  specializations: z.array(recordId).max(60).default([]),
  level: recordId.nullable().default(null),
  delivery: recordId.nullable().default(null),
  durationMonths: z.int().min(1).max(120).nullable().default(null),
  intake: z.int().min(0).max(100_000).nullable().default(null),
  feeByYear: z.array(z.int().min(0).max(100_000_000)).max(10).default([]),
  /** The source of the fees; without it they are not published. If it is left out, unchanged fees retain theirs. */
  feeSource: sourceSchema.nullable().default(null),
  eligibility: optionalText(2_000),
  exams: z.array(recordId).max(30).default([]),
  active: z.boolean().default(true),
})
export type CollegeOffer = z.output<typeof collegeOffer>
export const collegeOffers = z.array(collegeOffer).max(200)
