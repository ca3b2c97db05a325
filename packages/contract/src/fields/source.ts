import { z } from 'zod'
import { storable, typedText } from './text.ts'

/**
 * Reliability of a figure. `unchecked` values are common knowledge that was compared with no live source; `demo` values are invented for
 * the demonstration and every page marks them.
 */
export const tiers = ['official', 'institute', 'reported', 'derived', 'unchecked', 'demo'] as const
export type Tier = (typeof tiers)[number]

/** Where a figure comes from and as of when. `asOf` is a year, a month or a day (ISO 8601, reduced precision allowed). */
export const sourceSchema = z.strictObject({
  name: typedText(200)
    .pipe(z.string().min(1))
    .describe('Who says so, as people read it: a register, a ranking, the institute itself'),
  url: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .refine(storable)
    .nullish()
    .describe('Where it can be looked up, a web address; null or absent where there is none'),
  asOf: z
    .string()
    .regex(/^\d{4}(-\d{2}(-\d{2})?)?$/, 'A year, a month or a day')
    .describe('The year, month or day that it held on (ISO 8601): 2026, 2026-04 or 2026-04-01'),
  tier: z
    .enum(tiers)
    .describe(
      'How far it can be trusted. official: a register or authority; institute: the institute says so; reported: somebody else does; derived: worked out from other values; unchecked: general knowledge, compared with no live source; demo: made up for the demonstration',
    ),
})
export type Source = z.infer<typeof sourceSchema>

/** Sources by the name of the field they stand for; `record` stands for all fields without one of their own. */
export const sourcesSchema = z.record(z.string().regex(/^[a-zA-Z]{1,40}$/), sourceSchema)
export type Sources = z.infer<typeof sourcesSchema>
/** The source of a field: its own, or that of the whole record. Null without one. */
export const sourceOf = (sources: Sources, field: string): Source | null => sources[field] ?? sources.record ?? null

/** A published number, with its source. */
export const figureSchema = z.strictObject({
  value: z.number().describe('Whole rupees a year'),
  source: sourceSchema.describe('Where the fee comes from'),
})
export type Figure = z.infer<typeof figureSchema>
