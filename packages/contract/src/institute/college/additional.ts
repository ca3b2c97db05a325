import { z } from 'zod'
import { partQuery } from '../../endpoint/query.ts'
import { recordId, typedText } from '../../fields/field.ts'
import { eidParams, orderNumber, partEndpoints, partTimes } from '../parts/part.ts'

export const sectionKinds = ['admission', 'scholarship', 'hostel', 'ranking', 'documents', 'news'] as const

/** A section of a college's page. `body` is Markdown. */
export const sectionShape = {
  section: z.enum(sectionKinds),
  title: typedText(160).pipe(z.string().min(1, 'Required')),
  body: typedText(20_000).pipe(z.string().min(1, 'Required')),
  order: orderNumber.optional(),
}
const collegeSection = z
  .strictObject({ id: recordId, ...sectionShape, order: orderNumber, ...partTimes })
  .meta({ id: 'CollegeSection' })
export type CollegeSection = z.output<typeof collegeSection>

export const collegeAdditionalEndpoints = partEndpoints({
  id: 'admin.college-additional',
  path: '/admin/college-additional/:eid',
  realm: 'admin',
  tag: 'Sections',
  one: 'a section',
  many: 'sections',
  params: eidParams,
  where: {},
  query: partQuery(['id', 'order', 'section', 'title', 'createdAt', 'updatedAt'], {
    section: z.enum(sectionKinds).optional(),
  }),
  shape: sectionShape,
  record: collegeSection,
  example: {
    section: 'scholarship',
    title: 'Merit scholarship',
    body: 'Half the fee for the first ten of each course.',
  },
})
