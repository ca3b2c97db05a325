import { z } from 'zod'
import { recordId } from '../../fields/field.ts'
import { sourceSchema } from '../../fields/source.ts'
import { optionalText } from '../parts/parts.ts'

/** A college's offer of one course. Fees are rupees, one figure for each year of study. */
export const collegeOffer = z.strictObject({
  course: recordId.describe('Id of the course, from the catalogue of courses'),
  specializations: z
    .array(recordId)
    .max(60)
    .default([])
    .describe('Ids of the specializations offered, from the catalogue of specializations'),
  level: recordId
    .nullable()
    .default(null)
    .describe('Id of the level, from the catalogue of course levels; null where none is named here'),
  delivery: recordId
    .nullable()
    .default(null)
    .describe('Id of the way of teaching, from the catalogue of course deliveries'),
  durationMonths: z
    .int()
    .min(1)
    .max(120)
    .nullable()
    .default(null)
    .describe('Usual length in months: 36 is three years'),
  intake: z.int().min(0).max(100_000).nullable().default(null).describe('Seats in a year'),
  feeByYear: z
    .array(z.int().min(0).max(100_000_000))
    .max(10)
    .default([])
    .describe('Fee of each year of study in order, in whole rupees: the first figure is the first year’s'),
  /** The source of the fees; without it they are not published. If it is left out, unchanged fees retain theirs. */
  feeSource: sourceSchema
    .nullable()
    .default(null)
    .describe(
      'Where the fees come from; null where nobody is named: no page shows them then. Written as null, fees that stay as they were keep theirs',
    ),
  eligibility: optionalText(2_000).describe('Who may apply, plain text'),
  exams: z
    .array(recordId)
    .max(30)
    .default([])
    .describe('Ids of the entrance exams that count, from the catalogue of exams'),
  active: z.boolean().default(true).describe('False: the course is not taken in for now, and families do not see it'),
})
export type CollegeOffer = z.output<typeof collegeOffer>
export const collegeOffers = z.array(collegeOffer).max(200)
