import { z } from 'zod'
import { dateText, mediaLink, recordId, typedText } from '../field.ts'
import { sourceSchema } from '../source.ts'
import { collegeAdmission } from './admission.ts'
import { changeShape, instituteAnswered, instituteShape, instituteTimes, placeNames, words } from './parts.ts'

export const ownerships = [
  'central-government',
  'state-government',
  'government-aided',
  'private',
  'public-private-partnership',
] as const
export const collegeGenders = ['co-ed', 'women', 'men'] as const
export const naacGrades = ['A++', 'A+', 'A', 'B++', 'B+', 'B', 'C'] as const

/** A rank of the National Institutional Ranking Framework. */
export const nirfRank = z.strictObject({
  year: z.int().min(2016).max(2100),
  category: typedText(60),
  rank: z.int().min(1).max(1_000),
})
export const naac = z.strictObject({ grade: z.enum(naacGrades), validTo: dateText.nullable().default(null) })

/** What a college offers of one course. Fees are rupees, one figure a year of study. */
export const collegeOffer = z.strictObject({
  course: recordId,
  specializations: z.array(recordId).max(60).default([]),
  level: recordId.nullable().default(null),
  delivery: recordId.nullable().default(null),
  durationMonths: z.int().min(1).max(120).nullable().default(null),
  intake: z.int().min(0).max(100_000).nullable().default(null),
  feeByYear: z.array(z.int().min(0).max(100_000_000)).max(10).default([]),
  /** Where the fees come from; without it no page shows them. Left out, fees that stay as they were keep theirs. */
  feeSource: sourceSchema.nullable().default(null),
  eligibility: words(2_000),
  exams: z.array(recordId).max(30).default([]),
  active: z.boolean().default(true),
})
export type CollegeOffer = z.output<typeof collegeOffer>

const shape = {
  ...instituteShape,
  shortName: words(80),
  aisheCode: z
    .string()
    .regex(/^[CSU]-\d{1,6}$/, 'As C-12345')
    .nullable()
    .default(null),
  collegeType: recordId.nullable().default(null),
  categories: z.array(recordId).max(30).default([]),
  university: words(250),
  ownership: z.enum(ownerships).nullable().default(null),
  approvals: z.array(typedText(120)).max(20).default([]),
  naac: naac.nullable().default(null),
  nirf: z.array(nirfRank).max(60).default([]),
  gender: z.enum(collegeGenders).nullable().default(null),
  facilities: z.array(recordId).max(80).default([]),
  brochure: mediaLink.nullable().default(null),
  admission: collegeAdmission.nullable().default(null),
  offers: z.array(collegeOffer).max(200).default([]),
}

/** A college as an administrator writes it, with the courses it offers. */
export const collegeBody = z.strictObject(shape)
export type CollegeBody = z.output<typeof collegeBody>
export type CollegeChange = { [K in keyof CollegeBody]?: CollegeBody[K] | undefined } & { version?: number | undefined }
/** A change of a college: the fields named change; `offers`, if named, replaces the list. */
export const collegeChange = z.strictObject(changeShape(shape)) as unknown as z.ZodType<CollegeChange, CollegeChange>

/** A college as it is answered to an administrator. `eid` and `e_id` are its id. */
export const college = z
  .strictObject({ id: recordId, eid: recordId, e_id: recordId, ...shape, ...instituteAnswered })
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
    isPartner: z.boolean(),
    updatedAt: instituteTimes.updatedAt,
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
