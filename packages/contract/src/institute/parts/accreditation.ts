import { z } from 'zod'
import { dateText, typedText } from '../../fields/field.ts'

export const naacGrades = ['A++', 'A+', 'A', 'B++', 'B+', 'B', 'C'] as const
export const naac = z.strictObject({ grade: z.enum(naacGrades), validTo: dateText.nullable().default(null) })

/** A rank of the National Institutional Ranking Framework. */
const nirfRank = z.strictObject({
  year: z.int().min(2016).max(2100),
  category: typedText(60),
  rank: z.int().min(1).max(1_000),
})
export const nirfRanks = z.array(nirfRank).max(60)
