import { z } from 'zod'
import { recordId } from '../../fields/field.ts'
import { sourceSchema } from '../../fields/source.ts'

/** Categories of candidates that colleges publish ranks for: PwD alone, or PwD within another. */
export const cutoffCategories = [
  ...(['general', 'ews', 'obc-ncl', 'sc', 'st', 'pwd'] as const),
  ...(['general-pwd', 'ews-pwd', 'obc-ncl-pwd', 'sc-pwd', 'st-pwd'] as const),
] as const
export type CutoffCategory = (typeof cutoffCategories)[number]
/** Which seats the ranks are of. */
export const cutoffQuotas = [
  ...(['all-india', 'home-state', 'other-state', 'institute', 'management', 'nri', 'other'] as const),
  ...(['jammu-kashmir', 'goa', 'ladakh'] as const),
] as const
export type CutoffQuota = (typeof cutoffQuotas)[number]

/** The first and the last rank that were admitted in a round. */
export const cutoffRank = z.strictObject({
  round: z.int().min(1).max(20).describe('Round of admission, from 1'),
  category: z
    .enum(cutoffCategories)
    .describe('Category of candidate: general, EWS, OBC-NCL, SC, ST or PwD, or PwD within one of these'),
  quota: z.enum(cutoffQuotas).describe('Seats that the ranks are of, such as all-india or home-state'),
  opening: z
    .int()
    .min(1)
    .max(10_000_000)
    .nullable()
    .default(null)
    .describe('First rank that was admitted; null where it is not published'),
  closing: z.int().min(1).max(10_000_000).describe('Last rank that was admitted'),
})
type CutoffRank = z.output<typeof cutoffRank>

const rankKey = ({ round, category, quota }: CutoffRank) => `${round} ${category} ${quota}`

const cutoffRanks = z
  .array(cutoffRank)
  .min(1)
  .max(120)
  .superRefine((ranks, ctx) => {
    const keys = ranks.map(rankKey)
    for (const [index, { opening, closing }] of ranks.entries()) {
      if (opening !== null && closing < opening)
        ctx.addIssue({ code: 'custom', path: [index, 'closing'], message: 'Below the opening rank' })
      if (keys.indexOf(keys[index] ?? '') < index)
        ctx.addIssue({
          code: 'custom',
          path: [index, 'category'],
          message: 'The table has this round, category and quota already',
        })
    }
  })

/** The ranks of a year as they were published: of one exam, or of the college's own list of merit. */
const cutoffTable = z.strictObject({
  year: z.int().min(1990).max(2100).describe('Year of the admission'),
  exam: recordId
    .nullable()
    .default(null)
    .describe('Id of the exam, one of those of the course; null where the college admitted by no exam'),
  ranks: cutoffRanks.describe('First and last ranks by round, category and quota'),
  source: sourceSchema.describe('Where these ranks were published'),
})
export type CutoffTable = z.output<typeof cutoffTable>

/** The cut-offs of a course of a college, a table a year and exam. */
export const cutoffTables = z
  .array(cutoffTable)
  .max(20)
  .superRefine((tables, ctx) => {
    const keys = tables.map(({ year, exam }) => `${year} ${exam}`)
    for (const [index, key] of keys.entries())
      if (keys.indexOf(key) < index)
        ctx.addIssue({
          code: 'custom',
          path: [index, 'year'],
          message: 'There is a table of this year and exam already',
        })
  })
