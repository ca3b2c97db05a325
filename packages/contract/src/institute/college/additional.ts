import { z } from 'zod'
import { partQuery } from '../../endpoint/query.ts'
import { instituteAccess, operatorAccess } from '../../endpoint/roles.ts'
import type { Tag } from '../../endpoint/tag.ts'
import { recordId, typedText } from '../../fields/field.ts'
import { eidParams, orderNumber, ownCollegeParams, partEndpoints, partTimes } from '../parts/part.ts'

const sectionsTag: Tag = {
  name: 'Sections',
  audience: 'institutes',
  description: 'Further sections of a college’s page.',
}

export const sectionKinds = ['admission', 'scholarship', 'hostel', 'ranking', 'documents', 'news'] as const

/** A section of a college's page. `body` is Markdown. */
export const sectionShape = {
  section: z
    .enum(sectionKinds)
    .describe('What the section is about: admission, scholarship, hostel, ranking, documents or news'),
  title: typedText(160).pipe(z.string().min(1, 'Required')).describe('Heading of the section'),
  body: typedText(20_000).pipe(z.string().min(1, 'Required')).describe('Text of the section, in Markdown'),
  order: orderNumber.optional(),
}
const collegeSection = z
  .strictObject({
    id: recordId.describe('Id of this record: a whole number, unique among records of its kind'),
    ...sectionShape,
    order: orderNumber,
    ...partTimes,
  })
  .meta({ id: 'CollegeSection' })
export type CollegeSection = z.output<typeof collegeSection>

const common = {
  tag: sectionsTag,
  one: 'a section',
  many: 'sections',
  where: {},
  query: partQuery(['id', 'order', 'section', 'title', 'createdAt', 'updatedAt'], {
    section: z.enum(sectionKinds).optional().describe('Only sections about this'),
  }),
  shape: sectionShape,
  record: collegeSection,
  example: {
    section: 'scholarship',
    title: 'Merit scholarship',
    body: 'Half the fee for the first ten of each course.',
  },
}
/** Administrators' calls on the further sections of a college's page. */
export const collegeAdditionalEndpoints = partEndpoints({
  ...common,
  id: 'admin.college-additional',
  path: '/admin/college-additional/:eid',
  realm: 'admin',
  access: operatorAccess.catalogue,
  params: eidParams,
})
/** A college's own calls on these sections. */
export const buyerSectionEndpoints = partEndpoints({
  ...common,
  id: 'buyer.college-additional',
  path: '/buyer/college-additional/:sid',
  realm: 'buyer',
  access: instituteAccess.page,
  params: ownCollegeParams,
})
