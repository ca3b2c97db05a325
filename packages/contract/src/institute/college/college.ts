import { z } from 'zod'
import { refineWith, scheduleErrors } from '../../endpoint/publishing.ts'
import { recordId } from '../../fields/field.ts'
import { collegeFields } from '../declared/college.ts'
import { bodyShape } from '../declared/shape.ts'
import { changeShape, instituteRowShape, instituteWriteShape, placeNames } from '../parts/parts.ts'

const shape = bodyShape(collegeFields)

/** A college as an administrator writes it, with the courses it offers. */
export const collegeBody = z.strictObject(shape).superRefine(refineWith(scheduleErrors))
export type CollegeBody = z.output<typeof collegeBody>
export type CollegeChange = { [K in keyof CollegeBody]?: CollegeBody[K] | undefined } & { version?: number | undefined }
/** The same as an administrator sends it. */
type VersionedCollegeChange = CollegeChange & { version: number }
/** A change of a college: the fields named change; `offers`, if named, replaces the list; `version` is the one that was read. */
export const collegeChange = z.strictObject(changeShape(shape)) as unknown as z.ZodType<
  VersionedCollegeChange,
  VersionedCollegeChange
>

/** A college as it is answered to an administrator. `eid` and `e_id` are its id. */
export const college = z
  .strictObject({
    id: recordId.describe('Id of this record: a whole number, unique among records of its kind'),
    eid: recordId.describe('Id of the college: the same number as `id`'),
    e_id: recordId.describe('Id of the college: the same number as `id` and `eid`'),
    ...shape,
    ...instituteWriteShape,
  })
  .meta({ id: 'College' })
export type College = z.output<typeof college>

/** A row of the administrator's list. */
export const collegeRow = z
  .strictObject({
    id: recordId.describe('Id of this record: a whole number, unique among records of its kind'),
    eid: recordId.describe('Id of the college: the same number as `id`'),
    e_id: recordId.describe('Id of the college: the same number as `id` and `eid`'),
    name: z.string().describe('Name of the college in English'),
    shortName: z.string().nullable().describe('The name as people shorten it'),
    url: z.string().describe('Slug of the college’s page; a former one leads to it still'),
    status: college.shape.status
      .unwrap()
      .describe(
        'draft: being written; review: to be read by another; scheduled: published by itself at `publishAt`; published: everybody sees it; archived: taken off. Only published is shown',
      ),
    ...placeNames,
    collegeType: recordId.nullable().describe('Id of the kind of college, from the catalogue of college types'),
    ...instituteRowShape,
  })
  .meta({ id: 'CollegeRow' })
export type CollegeRow = z.output<typeof collegeRow>

export const collegeExample = {
  name: 'Example College of Arts',
  url: 'example-college-of-arts-mumbai',
  state: 14,
  city: 1,
  status: 'draft',
  ownership: 'private',
  offers: [{ course: 1, feeByYear: [40000, 40000, 40000] }],
}
