import { z } from 'zod'
import { flag, idNumber, partQuery } from '../../endpoint/query.ts'
import { recordId } from '../../fields/field.ts'
import { sourceSchema } from '../../fields/source.ts'
import { eidParams, orderNumber, partEndpoints, partTimes } from '../parts/part.ts'
import { cutoffTables } from './cutoff.ts'
import { collegeOffer } from './offer.ts'

/**
 * A college's offer of one course. `feeSource` is the source of its fees: fees are not written without one. Each table of cut-offs has its
 * own source.
 */
export const collegeCourseShape = {
  ...collegeOffer.shape,
  feeSource: sourceSchema.nullable().default(null),
  cutoffs: cutoffTables.default([]),
  order: orderNumber.optional(),
}
const collegeCourse = z
  .strictObject({
    id: recordId,
    ...collegeCourseShape,
    order: z.int(),
    courseName: z.string(),
    levelName: z.string().nullable(),
    ...partTimes,
  })
  .meta({ id: 'CollegeCourse' })
export type CollegeCourse = z.output<typeof collegeCourse>

export const collegeCourseEndpoints = partEndpoints({
  id: 'admin.college-course',
  path: '/admin/college-course/:eid',
  realm: 'admin',
  tag: 'Courses of colleges',
  one: 'a course to a college',
  many: 'courses of a college',
  params: eidParams,
  where: {},
  query: partQuery(['id', 'order', 'course', 'createdAt', 'updatedAt'], {
    course: idNumber.optional(),
    level: idNumber.optional(),
    active: flag.optional(),
  }),
  shape: collegeCourseShape,
  errors: ['DUPLICATE'],
  record: collegeCourse,
  example: {
    course: 1,
    durationMonths: 36,
    intake: 60,
    feeByYear: [40_000, 40_000, 42_000],
    feeSource: { name: 'Prospectus of the college', asOf: '2026-11', tier: 'institute' },
  },
})
