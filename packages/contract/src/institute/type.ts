import { z } from 'zod'
/** Type of an institute: a school or a college. Ids of one type never mean the other. */
export const instituteTypes = ['school', 'college'] as const
export type InstituteType = (typeof instituteTypes)[number]

/** An institute in a family's rows. `institutePlace` is its city and state, in the language of the caller. */
export const instituteSummaryShape = {
  instituteName: z.string(),
  instituteUrl: z.string(),
  institutePlace: z.string(),
  instituteLogo: z.string().nullable(),
}
