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
  .strictObject({ id: recordId, eid: recordId, e_id: recordId, ...shape, ...instituteWriteShape })
  .meta({ id: 'College' })
export type College = z.output<typeof college>

/** A row of the administrator's list. */
export const collegeRow = z
  .strictObject({
    id: recordId,
    eid: recordId,
    e_id: recordId,
    name: z.string(),
    shortName: z.string().nullable(),
    url: z.string(),
    status: college.shape.status.unwrap(),
    ...placeNames,
    collegeType: recordId.nullable(),
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
