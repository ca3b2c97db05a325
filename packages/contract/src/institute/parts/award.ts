import { z } from 'zod'
import { idNumber, partQuery } from '../../endpoint/query.ts'
import { mediaLink, recordId, typedText } from '../../fields/field.ts'
import { instituteKindQuery, orderNumber, partEndpoints, partTimes } from './part.ts'
import { optionalText } from './parts.ts'

export const awardLevels = ['institute', 'district', 'state', 'national', 'international'] as const

export const awardShape = {
  title: typedText(200).pipe(z.string().min(2, 'Required')),
  body: optionalText(4_000),
  year: z.int().min(1850).max(2100).nullable().default(null),
  level: z.enum(awardLevels).nullable().default(null),
  image: mediaLink.nullable().default(null),
  /** The course it was given for: colleges only. */
  course_id: recordId.nullable().default(null),
  order: orderNumber.optional(),
}
const award = z.strictObject({ id: recordId, ...awardShape, order: orderNumber, ...partTimes }).meta({ id: 'Award' })
export type Award = z.output<typeof award>

const awardExample = { title: 'Best green campus of the district', year: 2025, level: 'district' }
const filters = { course_id: idNumber.optional() }
const sorts = ['id', 'order', 'title', 'year', 'createdAt', 'updatedAt'] as const
const common = {
  tag: 'Awards',
  one: 'an award',
  many: 'awards',
  shape: awardShape,
  record: award,
  example: awardExample,
}

/** Administrators' calls on the awards of a school or college; the writes answer 201, as specified. */
export const awardEndpoints = partEndpoints({
  ...common,
  id: 'admin.awards',
  path: '/admin/awards/:id',
  realm: 'admin',
  params: z.strictObject({ id: idNumber }),
  where: instituteKindQuery,
  query: partQuery(sorts, { ...instituteKindQuery, ...filters }),
  status: 201,
})
/** An institute's own calls on its awards. */
export const buyerAwardEndpoints = partEndpoints({
  ...common,
  id: 'buyer.awards',
  path: '/buyer/awards/:sid',
  realm: 'buyer',
  params: z.strictObject({ sid: idNumber }),
  where: {},
  query: partQuery(sorts, filters),
})
