import { z } from 'zod'
import { sourceSchema } from '../../fields/source.ts'

/** A class's fees for one session, in rupees; a missing part is not known, never free. */
export const classFee = z.strictObject({
  session: z.string(),
  class: z.int(),
  registration: z.int().nullable(),
  admission: z.int().nullable(),
  caution: z.int().nullable(),
  tuition: z.int().nullable(),
  tuitionPeriod: z.enum(['month', 'quarter', 'year']),
  annual: z.int().nullable(),
  development: z.int().nullable(),
  exam: z.int().nullable(),
  /** By distance, a year. Not part of the totals, like hostel and books: not everybody pays them. */
  transport: z.array(z.strictObject({ upToKm: z.number(), amount: z.int() })),
  hostel: z.int().nullable(),
  booksEstimate: z.int().nullable(),
  /** Further yearly fees for everybody. */
  other: z.array(z.strictObject({ name: z.string(), amount: z.int() })),
  siblingDiscount: z.string().nullable(),
  firstYear: z.int(),
  recurring: z.int(),
  source: sourceSchema,
})
export type ClassFee = z.output<typeof classFee>
