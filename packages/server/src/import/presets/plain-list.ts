import { plainNames } from '../plain-fields.ts'
import type { FieldName, Preset } from '../preset.ts'

const shared = [
  'key',
  'name',
  'state',
  'district',
  'city',
  'address',
  'pincode',
  'website',
  'established',
  'gender',
] as const
const school = ['board', 'schoolType', 'classes', ...plainNames.school] as const
const college = ['collegeType', 'university', ...plainNames.college] as const
const byName = (fields: readonly FieldName[]) => Object.fromEntries(fields.map((field) => [field, field]))
const key = { scheme: 'own', of: 'key', shape: /^\S.{0,79}$/, called: 'key' } as const
const source = { name: 'Imported list', asOf: '', tier: 'reported' } as const

/** Our own plain layout: a column is named as the field it fills. Only `name` and `state` must be there. */
export const ownSchools: Preset = {
  name: 'schools',
  kind: 'school',
  title: 'Plain list of schools (columns named as our fields)',
  signature: ['name', 'state'],
  columns: byName([...shared, ...school]),
  key,
  source,
  weight: 0,
  websites: 'any',
}
export const ownColleges: Preset = {
  name: 'colleges',
  kind: 'college',
  title: 'Plain list of colleges (columns named as our fields)',
  signature: ['name', 'state'],
  columns: byName([...shared, ...college]),
  key,
  source,
  weight: 0,
  websites: 'any',
}
