import { z } from 'zod'
import { recordId } from '../field.ts'
import { admission, classNumber } from './admission.ts'
import { changeShape, instituteAnswered, instituteShape, instituteTimes, placeNames, words } from './parts.ts'

export const schoolGenders = ['co-ed', 'boys', 'girls'] as const
export const residentialTypes = ['day', 'day-boarding', 'residential', 'day-residential'] as const
export const managements = [
  'central-government',
  'state-government',
  'local-body',
  'government-aided',
  'private',
  'trust',
] as const

const shape = {
  ...instituteShape,
  udiseCode: z
    .string()
    .regex(/^\d{11}$/, 'Eleven digits')
    .nullable()
    .default(null),
  affiliationNo: words(30),
  schoolType: recordId.nullable().default(null),
  boards: z.array(recordId).max(6).default([]),
  management: z.enum(managements).nullable().default(null),
  gender: z.enum(schoolGenders).nullable().default(null),
  residential: z.enum(residentialTypes).nullable().default(null),
  classFrom: classNumber.nullable().default(null),
  classTo: classNumber.nullable().default(null),
  mediums: z.array(recordId).max(12).default([]),
  students: z.int().min(0).max(100_000).nullable().default(null),
  teachers: z.int().min(0).max(10_000).nullable().default(null),
  facilities: z.array(recordId).max(80).default([]),
  transport: words(1_000),
  hostel: words(1_000),
  timings: words(300),
  admission: admission.nullable().default(null),
}

/** A school as an administrator writes it. */
export const schoolBody = z
  .strictObject(shape)
  .refine((s) => s.classFrom === null || s.classTo === null || s.classFrom <= s.classTo, {
    path: ['classTo'],
    message: 'Not before the first class',
  })
/** A change of a school: the fields named change, the rest stays. `version` refuses to overwrite another's change. */
export const schoolChange = z.strictObject(changeShape(shape)) as unknown as z.ZodType<SchoolChange, SchoolChange>

export type SchoolBody = z.output<typeof schoolBody>
export type SchoolChange = { [K in keyof SchoolBody]?: SchoolBody[K] | undefined } & { version?: number | undefined }

/** A school as it is answered to an administrator. `sid` is its id. */
export const school = z
  .strictObject({ id: recordId, sid: recordId, ...shape, ...instituteAnswered })
  .meta({ id: 'School' })
export type School = z.output<typeof school>

/** A row of the administrator's list. */
export const schoolRow = z
  .strictObject({
    id: recordId,
    sid: recordId,
    name: z.string(),
    url: z.string(),
    status: school.shape.status.unwrap(),
    ...placeNames,
    boards: z.array(recordId),
    affiliationNo: z.string().nullable(),
    isPartner: z.boolean(),
    updatedAt: instituteTimes.updatedAt,
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
