import { z } from 'zod'
import { refineWith, scheduleErrors } from '../endpoint/publishing.ts'
import { recordId } from '../fields/field.ts'
import { schoolFields } from './declared/school.ts'
import { bodyShape } from './declared/shape.ts'
import { changeShape, instituteRowShape, instituteWriteShape, placeNames } from './parts/parts.ts'

const shape = bodyShape(schoolFields)

type Classes = { classFrom?: number | null | undefined; classTo?: number | null | undefined }
/** True where the last class is not before the first. */
export const areClassesInOrder = ({ classFrom, classTo }: Classes): boolean =>
  typeof classFrom !== 'number' || typeof classTo !== 'number' || classFrom <= classTo
export const classOrderError = { path: ['classTo'], message: 'Not before the first class' }

/** A school as an administrator writes it. */
export const schoolBody = z
  .strictObject(shape)
  .refine(areClassesInOrder, classOrderError)
  .superRefine(refineWith(scheduleErrors))
/** A change of a school: the fields named change, the rest stays. `version` is the one that was read. */
export const schoolChange = z.strictObject(changeShape(shape)) as unknown as z.ZodType<
  VersionedSchoolChange,
  VersionedSchoolChange
>

export type SchoolBody = z.output<typeof schoolBody>
export type SchoolChange = { [K in keyof SchoolBody]?: SchoolBody[K] | undefined } & { version?: number | undefined }
/** The same as an administrator sends it. */
type VersionedSchoolChange = SchoolChange & { version: number }

/** A school as it is answered to an administrator. `sid` is its id. */
export const school = z
  .strictObject({
    id: recordId.describe('Id of this record: a whole number, unique among records of its kind'),
    sid: recordId.describe('Id of the school: the same number as `id`'),
    ...shape,
    ...instituteWriteShape,
  })
  .meta({ id: 'School' })
export type School = z.output<typeof school>

/** A row of the administrator's list. */
export const schoolRow = z
  .strictObject({
    id: recordId.describe('Id of this record: a whole number, unique among records of its kind'),
    sid: recordId.describe('Id of the school: the same number as `id`'),
    name: z.string().describe('Name of the school in English'),
    url: z.string().describe('Slug of the school’s page; a former one leads to it still'),
    status: school.shape.status
      .unwrap()
      .describe(
        'draft: being written; review: to be read by another; scheduled: published by itself at `publishAt`; published: everybody sees it; archived: taken off. Only published is shown',
      ),
    ...placeNames,
    boards: z.array(recordId).describe('Ids of the boards whose syllabus is taught, from the catalogue of boards'),
    schoolType: recordId.nullable().describe('Id of the kind of school, from the catalogue of school types'),
    affiliationNo: z.string().nullable().describe('Number under which the board has affiliated the school, as text'),
    ...instituteRowShape,
  })
  .meta({ id: 'SchoolRow' })
export type SchoolRow = z.output<typeof schoolRow>

export const schoolExample = {
  name: 'Example Vidyalaya',
  url: 'example-vidyalaya-mumbai',
  state: 14,
  city: 1,
  status: 'draft',
  gender: 'co-ed',
  classFrom: 1,
  classTo: 12,
}
