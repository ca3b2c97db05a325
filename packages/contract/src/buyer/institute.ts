import { z } from 'zod'
import { recordId } from '../field.ts'
import { college } from '../institute/college.ts'
import { instituteKinds, partialShape } from '../institute/part.ts'
import { school } from '../institute/school.ts'

/** An institute in the buyer's own list. `sid` is its id, whatever its kind. */
export const buyerInstitute = z
  .strictObject({
    id: recordId,
    sid: recordId,
    type: z.enum(instituteKinds),
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

/**
 * What an institute may not say of itself: where and whether its page stands, that it is a partner, the numbers by which
 * registers know it, what others found out about it, and where a value comes from: that is the institute, said by the server.
 */
const barred = [
  'id',
  'sid',
  'eid',
  'e_id',
  'url',
  'status',
  'publishAt',
  'noindex',
  'isPartner',
  'claimed',
  'sources',
  'unsourced',
  'version',
  'createdAt',
  'updatedAt',
  'udiseCode',
  'affiliationNo',
  'aisheCode',
  'naac',
  'nirf',
] as const
function open<S extends z.ZodRawShape>(shape: S): Omit<S, (typeof barred)[number]> {
  const names: readonly string[] = barred
  return Object.fromEntries(Object.entries(shape).filter(([name]) => !names.includes(name))) as Omit<
    S,
    (typeof barred)[number]
  >
}
const version = { version: z.int().optional() }
const schoolFields = partialShape(open(school.shape))
const collegeFields = partialShape(open(college.shape))
/** What a school, or a college, may change of itself. */
export const ownSchoolChange = z.strictObject({ ...schoolFields, ...version })
export const ownCollegeChange = z.strictObject({ ...collegeFields, ...version })

/** Either: the fields of both kinds; those of the other kind are refused once the buyer's kind is known. */
export const ownInstituteChange = z.strictObject({
  ...schoolFields,
  ...collegeFields,
  gender: z.union([schoolFields.gender, collegeFields.gender] as [z.ZodType, z.ZodType]),
  ...version,
})
export const ownInstitute = z.union([school, college])
