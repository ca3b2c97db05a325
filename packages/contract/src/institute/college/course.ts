import { z } from 'zod'
import { flag, idNumber, partQuery } from '../../endpoint/query.ts'
import { operatorAccess } from '../../endpoint/roles.ts'
import type { Tag } from '../../endpoint/tag.ts'
import { recordId } from '../../fields/field.ts'
import { sourceSchema } from '../../fields/source.ts'
import { eidParams, orderNumber, partEndpoints, partTimes } from '../parts/part.ts'
import { cutoffTables } from './cutoff.ts'
import { collegeOffer } from './offer.ts'

const coursesOfCollegesTag: Tag = {
  name: 'Courses of colleges',
  audience: 'administrators',
  description: 'Courses that a college teaches, with fees and seats.',
}

/**
 * A college's offer of one course. `feeSource` is the source of its fees: fees are not written without one. Each table of cut-offs has its
 * own source.
 */
export const collegeCourseShape = {
  ...collegeOffer.shape,
  feeSource: sourceSchema
    .nullable()
    .default(null)
    .describe('Where the fees of this course come from; needed where fees are given'),
  cutoffs: cutoffTables.default([]).describe('Ranks that were admitted to the course, a table a year and exam'),
  order: orderNumber.optional(),
}
const collegeCourse = z
  .strictObject({
    id: recordId.describe('Id of this record: a whole number, unique among records of its kind'),
    ...collegeCourseShape,
    feeSource: sourceSchema
      .nullable()
      .default(null)
      .describe('Where the fees of this course come from; null where nobody is named'),
    order: z
      .int()
      .describe('Place in the order that people chose, counted from 1; a new record without one goes to the end'),
    courseName: z.string().describe('Name of the course'),
    levelName: z.string().nullable().describe('Name of the level, such as Undergraduate'),
    ...partTimes,
  })
  .meta({ id: 'CollegeCourse' })
export type CollegeCourse = z.output<typeof collegeCourse>

export const collegeCourseEndpoints = partEndpoints({
  id: 'admin.college-course',
  path: '/admin/college-course/:eid',
  realm: 'admin',
  access: operatorAccess.catalogue,
  tag: coursesOfCollegesTag,
  one: 'a course to a college',
  many: 'courses of a college',
  params: eidParams,
  where: {},
  query: partQuery(['id', 'order', 'course', 'createdAt', 'updatedAt'], {
    course: idNumber.optional().describe('Only this course, by its id'),
    level: idNumber.optional().describe('Only courses of this level, by its id'),
    active: flag.optional().describe('True: only what is shown to families; false: only what is hidden'),
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
