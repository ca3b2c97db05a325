import type {
  ApplicationForm,
  Child,
  CommonForm,
  DocumentRow,
  FeesType,
  InstituteType,
  Profile,
  Review,
} from '@pravesh/contract'

type Of<T> = NonNullable<T>
type Each<T> = Of<T> extends readonly (infer E)[] ? E : never

/*
 * What forms offer, in their order. The contract's own lists stand beside its schemas, which do not travel to a browser; a test holds
 * these against them.
 */
export const relations = [
  'mother',
  'father',
  'guardian',
  'grandparent',
  'sibling',
  'other',
] as const satisfies Child['relation'][]
export const childGenders = ['girl', 'boy', 'other'] as const satisfies Of<Child['gender']>[]
export const genders = ['female', 'male', 'other'] as const satisfies Of<Profile['gender']>[]
export const categories = ['general', 'ews', 'obc', 'sc', 'st', 'other'] as const satisfies Of<Child['category']>[]
export const quotas = ['ews', 'dg', 'cwsn'] as const satisfies Each<CommonForm['quotas']>[]
export const levels = ['class10', 'class12', 'diploma', 'degree', 'masters'] as const satisfies Each<
  ApplicationForm['academics']
>['level'][]
export const collegeSlots = [
  ...(['photo', 'signature', 'class10', 'class12', 'degree', 'score-card', 'category', 'income', 'domicile'] as const),
  ...(['transfer', 'migration', 'gap', 'id-proof'] as const),
] satisfies DocumentRow['type'][]
export const documentTypes = [
  ...collegeSlots,
  ...(['birth-certificate', 'address-proof', 'report-card', 'immunisation', 'disability', 'other'] as const),
] satisfies DocumentRow['type'][]
export const roles = ['student', 'alumnus', 'parent', 'teacher'] as const satisfies Review['role'][]
export const aspects = ['teaching', 'faculty', 'facilities', 'safety', 'placements', 'value', 'hostel'] as const
export const fees = ['registration', 'application', 'counselling'] as const satisfies FeesType[]
export const instituteKinds = ['school', 'college'] as const satisfies InstituteType[]
/** Nursery −2, LKG −1, UKG 0, then 1 to 12. */
export const classes = Array.from({ length: 15 }, (_, at) => at - 2)

/** School years that may be applied for on an ISO day, the coming one first: `2027-28`. It begins in April. */
export function sessionsOn(day: string): string[] {
  const begun = Number(day.slice(0, 4)) - (day.slice(5) < '04-01' ? 1 : 0)
  return [begun + 1, begun, begun + 2].map((year) => `${year}-${String((year + 1) % 100).padStart(2, '0')}`)
}
