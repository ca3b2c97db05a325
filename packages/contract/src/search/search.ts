import { z } from 'zod'
import { recordId } from '../field.ts'
import { searchText, wholeNumber } from '../query.ts'

export const searchKinds = ['school', 'college', 'exam', 'course'] as const
export type SearchKind = (typeof searchKinds)[number]

/** A row of the typeahead or the search page. `place` is the second line: a place, or what the thing is. */
export const hit = z
  .strictObject({ kind: z.enum(searchKinds), id: recordId, name: z.string(), url: z.string(), place: z.string() })
  .meta({ id: 'Hit' })
export type Hit = z.output<typeof hit>

export const findQuery = z.strictObject({
  search: searchText.describe('What was typed so far, in Latin letters or Devanagari'),
  limit: wholeNumber(1, 10).default(10).describe('Rows at most'),
})
export const findAnswer = z.strictObject({ data: z.array(hit) })

/** The search page: one ranked list over everything, or over one kind. */
export const searchQuery = z.strictObject({
  q: searchText.describe('What to look for'),
  kind: z.enum(searchKinds).optional().describe('One kind alone'),
  offset: wholeNumber(1, 200).default(20).describe('How many rows the page shows so far'),
})
export const searchAnswer = z.strictObject({
  data: z.array(hit),
  total: z.int(),
  totalAtLeast: z.boolean().optional(),
  /** What was looked for when the words as typed are not in the catalogue. */
  corrected: z.string().nullable(),
  counts: z.array(z.strictObject({ kind: z.enum(searchKinds), count: z.int() })),
  more: z.int().nullable(),
})
export type SearchAnswer = z.output<typeof searchAnswer>
