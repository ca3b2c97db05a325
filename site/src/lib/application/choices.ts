import type { ApplicationForm, Child, CommonForm, DocumentRow, Profile, Review } from '@pravesh/contract'

type Present<T> = NonNullable<T>
type ItemOf<T> = Present<T> extends readonly (infer E)[] ? E : never

/*
 * Choices of forms, in their order. The contract's own lists are next to its schemas, which are not sent to a browser; a test compares
 * them.
 */
export const relations = [
  'mother',
  'father',
  'guardian',
  'grandparent',
  'sibling',
  'other',
] as const satisfies Child['relation'][]
export const childGenders = ['girl', 'boy', 'other'] as const satisfies Present<Child['gender']>[]
export const genders = ['female', 'male', 'other'] as const satisfies Present<Profile['gender']>[]
export const categories = ['general', 'ews', 'obc', 'sc', 'st', 'other'] as const satisfies Present<Child['category']>[]
export const quotas = ['ews', 'dg', 'cwsn'] as const satisfies ItemOf<CommonForm['quotas']>[]
export const levels = ['class10', 'class12', 'diploma', 'degree', 'masters'] as const satisfies ItemOf<
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
/** Nursery −2, LKG −1, UKG 0, then 1 to 12. */
export const classes = Array.from({ length: 15 }, (_, index) => index - 2)

/** School years that may be applied for on an ISO day, the coming one first: `2027-28`. It begins in April. */
export function sessionsOn(day: string): string[] {
  const startYear = Number(day.slice(0, 4)) - (day.slice(5) < '04-01' ? 1 : 0)
  return [startYear + 1, startYear, startYear + 2].map((year) => `${year}-${String((year + 1) % 100).padStart(2, '0')}`)
}
