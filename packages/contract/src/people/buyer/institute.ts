import { z } from 'zod'
import { dataOf } from '../../endpoint/envelope.ts'
import { instituteRoles } from '../../endpoint/roles.ts'
import { recordId } from '../../fields/field.ts'
import { college } from '../../institute/college/college.ts'
import { collegeIdentity, collegeTextNames, schoolIdentity, schoolTextNames } from '../../institute/identity.ts'
import { partialShape } from '../../institute/parts/part.ts'
import { ownProposal } from '../../institute/proposal.ts'
import { areClassesInOrder, classOrderError, school } from '../../institute/school.ts'
import { instituteTypes } from '../../institute/type.ts'

/** An institute in the buyer's own list. `sid` is its id, for either kind. */
export const buyerInstitute = z
  .strictObject({
    id: recordId.describe('Id of this record: a whole number, unique among records of its kind'),
    sid: recordId.describe('Id of the school or college: the same number as `id`'),
    type: z.enum(instituteTypes).describe('Whether it is a school or a college'),
    name: z.string().describe('Name of the school or college in English'),
    url: z.string().describe('Slug of the institute’s page'),
    status: school.shape.status
      .unwrap()
      .describe(
        'draft: being written; review: to be read by another; scheduled: published by itself at `publishAt`; published: everybody sees it; archived: taken off. Only published is shown',
      ),
    cityName: z.string().describe('Name of the city'),
    stateName: z.string().describe('Name of the state or union territory'),
    logo: z.string().nullable().describe('Address of the logo: a web address, or a path on this site'),
    isPartner: z.boolean().describe('True where the institute takes part here as a partner'),
    role: z.enum(instituteRoles).describe('Role of the account at this institute'),
    updatedAt: z.iso.datetime({ offset: true }).describe('When it was last changed: ISO 8601, in UTC'),
  })
  .meta({ id: 'BuyerInstitute' })
export type BuyerInstitute = z.output<typeof buyerInstitute>

const picked = <S extends z.ZodRawShape, N extends keyof S>(shape: S, names: readonly N[]): Pick<S, N> =>
  Object.fromEntries(names.map((name) => [name, shape[name]])) as Pick<S, N>

/** Of the institute as it was read: an update of one that changed since is a CONFLICT. */
const version = {
  version: z
    .int()
    .describe('The version that you read: the write is refused with CONFLICT where somebody has written since'),
}
const schoolNames = [...schoolTextNames, ...Object.values(schoolIdentity).flat()]
const collegeNames = [...collegeTextNames, ...Object.values(collegeIdentity).flat()]
const schoolFields = partialShape(picked(school.shape, schoolNames))
const collegeFields = partialShape(picked(college.shape, collegeNames))
/** A school's own complete record: it validates the form; `ownSchoolChange` validates a change. */
export const ownSchoolBody = z
  .strictObject(picked(school.shape, schoolNames))
  .refine(areClassesInOrder, classOrderError)
/** The same of a college. */
export const ownCollegeBody = z.strictObject(picked(college.shape, collegeNames))
/**
 * Fields that a school, or a college, may write: its own ones, and identifying ones, which are proposed. All others are excluded:
 * publication, partner status, registration numbers, figures from other sources, and the source of a value, which the server sets to the
 * institute.
 */
export const ownSchoolChange = z.strictObject({ ...schoolFields, ...version })
export const ownCollegeChange = z.strictObject({ ...collegeFields, ...version })

/** Either: the fields of both kinds; those of the other kind are rejected once the buyer's kind is known. */
export const ownInstituteChange = z.strictObject({
  ...schoolFields,
  ...collegeFields,
  name: collegeFields.name?.describe('Name of the school or college in English'),
  gender: z
    .union([schoolFields.gender, collegeFields.gender] as [z.ZodType, z.ZodType])
    .describe('Whom it admits: co-ed, boys or girls for a school; co-ed, women or men for a college'),
  // A college's first: it fills in nothing that a college does not have.
  admission: z
    .union([collegeFields.admission, schoolFields.admission] as [z.ZodType, z.ZodType])
    .describe('What it says of its admissions for one session; null where it says nothing'),
  ...version,
})
/** Proposals of this institute that staff have not decided on: its page still has the old values. */
const waiting = {
  waiting: z
    .array(ownProposal)
    .describe('What it proposed and the desk has not decided on: the page still says what it said'),
}
const ownSchool = z.strictObject({ ...school.shape, ...waiting }).meta({ id: 'OwnSchool' })
const ownCollege = z.strictObject({ ...college.shape, ...waiting }).meta({ id: 'OwnCollege' })
export type OwnSchool = z.output<typeof ownSchool>
export type OwnCollege = z.output<typeof ownCollege>
export const ownInstitute = z.union([ownSchool, ownCollege])
/** The response to a change: the current record, and the fields of this change that wait for staff. */
export const ownInstituteChanged = z.strictObject({
  data: dataOf(ownInstitute),
  message: z.string().describe('What happened, in a sentence to show to the person'),
  proposed: z.array(z.string()).describe('The fields of this change that wait for the desk; the others stand at once'),
})
