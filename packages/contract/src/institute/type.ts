import { z } from 'zod'
/** What an institute is: a school or a college. Ids of one type never mean the other. */
export const instituteTypes = ['school', 'college'] as const
export type InstituteType = (typeof instituteTypes)[number]

/** What a family's row about an institute shows of it. `institutePlace` is its city and state. */
export const instituteSummaryShape = {
  instituteName: z.string(),
  instituteUrl: z.string(),
  institutePlace: z.string(),
  instituteLogo: z.string().nullable(),
}
