import { z } from 'zod'
import { dateText, typedText } from '../../fields/field.ts'

export const naacGrades = ['A++', 'A+', 'A', 'B++', 'B+', 'B', 'C'] as const
export const naac = z.strictObject({
  grade: z.enum(naacGrades).describe('NAAC grade, A++ the best to C'),
  validTo: dateText.nullable().default(null).describe('Last day on which the grade stands; null where it is not known'),
})

/** A rank of the National Institutional Ranking Framework. */
const nirfRank = z.strictObject({
  year: z.int().min(2016).max(2100).describe('Year of the ranking'),
  category: typedText(60).describe(
    'List of the ranking that the rank stands in: Overall, Engineering, Management and so on',
  ),
  rank: z.int().min(1).max(1_000).describe('Rank: 1 is the best'),
})
export const nirfRanks = z.array(nirfRank).max(60)
