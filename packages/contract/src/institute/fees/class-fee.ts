import { z } from 'zod'
import { sourceSchema } from '../../fields/source.ts'

/** A class's fees for one session, in rupees; a missing part is not known, never free. */
export const classFee = z.strictObject({
  session: z.string().describe('School year, as 2027-28: it begins in 2027'),
  class: z.int().describe('Class: nursery −2, LKG −1, UKG 0, then 1 to 12'),
  registration: z.int().nullable().describe('Registration fee in whole rupees, once'),
  admission: z.int().nullable().describe('Admission fee in whole rupees, once'),
  caution: z.int().nullable().describe('Caution money in whole rupees, once; it is given back when the child leaves'),
  tuition: z.int().nullable().describe('Tuition fee in whole rupees, for each period in `tuitionPeriod`'),
  tuitionPeriod: z
    .enum(['month', 'quarter', 'year'])
    .describe('What the tuition fee is paid for: a month, a quarter or a year'),
  annual: z.int().nullable().describe('Annual charges in whole rupees'),
  development: z.int().nullable().describe('Development fee in whole rupees a year'),
  exam: z.int().nullable().describe('Exam fee in whole rupees a year'),
  transport: z
    .array(
      z.strictObject({
        upToKm: z.number().describe('Up to this distance from the school, in kilometres'),
        amount: z.int().describe('Bus fee in whole rupees a year'),
      }),
    )
    .describe('Bus fees by distance; not part of the totals, for not everybody pays them'),
  hostel: z.int().nullable().describe('Hostel fee in whole rupees a year; not part of the totals'),
  booksEstimate: z
    .int()
    .nullable()
    .describe('What books cost in a year, estimated, in whole rupees; not part of the totals'),
  /** Further yearly fees for everybody. */
  other: z
    .array(
      z.strictObject({
        name: z.string().describe('What the fee is for'),
        amount: z.int().describe('Whole rupees a year'),
      }),
    )
    .describe('What everybody pays every year beside the named parts'),
  siblingDiscount: z.string().nullable().describe('What a brother or sister at the school takes off, in words'),
  firstYear: z
    .int()
    .describe('First year in all, in whole rupees: `recurring` with registration, admission and caution'),
  recurring: z
    .int()
    .describe('Each year in all, in whole rupees: tuition of twelve months, annual, development, exam and other fees'),
  source: sourceSchema.describe('Where the fees come from'),
})
export type ClassFee = z.output<typeof classFee>
