import { z } from 'zod'
/** Type of an institute: a school or a college. Ids of one type never mean the other. */
export const instituteTypes = ['school', 'college'] as const
export type InstituteType = (typeof instituteTypes)[number]

/** An institute in a family's rows. `institutePlace` is its city and state, in the language of the caller. */
export const instituteSummaryShape = {
  instituteName: z.string().describe('Name of the school or college'),
  instituteUrl: z.string().describe('Slug of the school’s or college’s page'),
  institutePlace: z.string().describe('City and state of the school or college, in the language of `Accept-Language`'),
  instituteLogo: z
    .string()
    .nullable()
    .describe('Address of its logo: a web address, or a path on this site; null where it has none'),
}
