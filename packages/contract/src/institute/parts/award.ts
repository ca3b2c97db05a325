import { z } from 'zod'
import { idNumber, partQuery } from '../../endpoint/query.ts'
import { instituteAccess, operatorAccess } from '../../endpoint/roles.ts'
import type { Tag } from '../../endpoint/tag.ts'
import { mediaLink, recordId, typedText } from '../../fields/field.ts'
import { instituteKindQuery, orderNumber, partEndpoints, partTimes } from './part.ts'
import { optionalText } from './parts.ts'

const awardsTag: Tag = {
  name: 'Awards',
  audience: 'institutes',
  description: 'Awards of a school or college.',
}

export const awardLevels = ['institute', 'district', 'state', 'national', 'international'] as const

export const awardShape = {
  title: typedText(200).pipe(z.string().min(2, 'Required')).describe('Name of the award'),
  body: optionalText(4_000).describe('What it was given for, plain text'),
  year: z.int().min(1850).max(2100).nullable().default(null).describe('Year in which it was given'),
  level: z
    .enum(awardLevels)
    .nullable()
    .default(null)
    .describe('How far it reaches: within the institute, its district, its state, the nation, or several nations'),
  image: mediaLink
    .nullable()
    .default(null)
    .describe('Address of a picture of it: a web address, or a path on this site'),
  course_id: recordId
    .nullable()
    .default(null)
    .describe('Id of the course that it was given for, from the catalogue of courses; colleges only'),
  order: orderNumber.optional(),
}
const award = z
  .strictObject({
    id: recordId.describe('Id of this record: a whole number, unique among records of its kind'),
    ...awardShape,
    order: orderNumber,
    ...partTimes,
  })
  .meta({ id: 'Award' })
export type Award = z.output<typeof award>

const awardExample = { title: 'Best green campus of the district', year: 2025, level: 'district' }
const filters = { course_id: idNumber.optional().describe('Only awards given for this course, by its id') }
const sorts = ['id', 'order', 'title', 'year', 'createdAt', 'updatedAt'] as const
const common = {
  tag: awardsTag,
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
  access: operatorAccess.catalogue,
  params: z.strictObject({ id: idNumber.describe('Id of the school or college; `type` says which of the two') }),
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
  access: instituteAccess.page,
  params: z.strictObject({
    sid: idNumber.describe('Id of the institute: a school’s, or a college’s where the account manages colleges'),
  }),
  where: {},
  query: partQuery(sorts, filters),
})
