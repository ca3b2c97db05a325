import { z } from 'zod'
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
    id: recordId,
    sid: recordId,
    type: z.enum(instituteTypes),
    name: z.string(),
    url: z.string(),
    status: school.shape.status.unwrap(),
    cityName: z.string(),
    stateName: z.string(),
    logo: z.string().nullable(),
    isPartner: z.boolean(),
    updatedAt: z.iso.datetime({ offset: true }),
  })
  .meta({ id: 'BuyerInstitute' })
export type BuyerInstitute = z.output<typeof buyerInstitute>

const picked = <S extends z.ZodRawShape, N extends keyof S>(shape: S, names: readonly N[]): Pick<S, N> =>
  Object.fromEntries(names.map((name) => [name, shape[name]])) as Pick<S, N>

/** Of the institute as it was read: an update of one that changed since is a CONFLICT. */
const version = { version: z.int() }
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
  gender: z.union([schoolFields.gender, collegeFields.gender] as [z.ZodType, z.ZodType]),
  // A college's first: it fills in nothing that a college does not have.
  admission: z.union([collegeFields.admission, schoolFields.admission] as [z.ZodType, z.ZodType]),
  ...version,
})
/** Proposals of this institute that staff have not decided on: its page still has the old values. */
const waiting = { waiting: z.array(ownProposal) }
const ownSchool = z.strictObject({ ...school.shape, ...waiting }).meta({ id: 'OwnSchool' })
const ownCollege = z.strictObject({ ...college.shape, ...waiting }).meta({ id: 'OwnCollege' })
export type OwnSchool = z.output<typeof ownSchool>
export type OwnCollege = z.output<typeof ownCollege>
export const ownInstitute = z.union([ownSchool, ownCollege])
/** The response to a change: the current record, and the fields of this change that wait for staff. */
export const ownInstituteChanged = z.strictObject({
  data: ownInstitute,
  message: z.string(),
  proposed: z.array(z.string()),
})
