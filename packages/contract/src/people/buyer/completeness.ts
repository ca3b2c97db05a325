import { z } from 'zod'
import type { InstituteType } from '../../institute/type.ts'

/** What the page of each kind of institute says where it is complete, the most useful to families first: fields, and parts with screens of their own. */
export const completenessSteps = {
  school: [
    ...(['fees', 'admission', 'phones', 'about', 'address', 'cover', 'facilities', 'faqs', 'email'] as const),
    ...(['website', 'timings', 'transport', 'logo', 'awards'] as const),
  ],
  college: [
    ...(['offers', 'fees', 'admission', 'placements', 'phones', 'about', 'address', 'cover', 'facilities'] as const),
    ...(['faqs', 'email', 'website', 'media', 'brochure', 'awards'] as const),
  ],
} as const satisfies Record<InstituteType, readonly string[]>
export type CompletenessStep<Type extends InstituteType = InstituteType> = (typeof completenessSteps)[Type][number]

const step = z.enum([...new Set(Object.values(completenessSteps).flat())])
/** Completeness of an institute's page for families, and the next step. */
export const completeness = z.strictObject({
  percent: z.int().describe('Per cent, 0 to 100: each part counts by how much it matters to families'),
  missing: z
    .array(step)
    .describe(
      'Names of what is missing, the most useful first: a field, or fees, faqs, awards, media, offers, placements',
    ),
  next: step.nullable().describe('The first of what is missing; null where nothing is'),
})
