import { type InstituteType, type PlainColumn, plainColumns } from '@pravesh/contract'
import { type FieldName, fieldNames, type Preset } from '../preset.ts'

const fieldOf = ({ name }: PlainColumn): FieldName | undefined => fieldNames.find((field) => field === name)
/** The columns of a plain list and their other headers, by field. */
function columnsOf(type: InstituteType): Pick<Preset, 'columns' | 'aliases'> {
  const columns: Preset['columns'] = {}
  const aliases: Preset['aliases'] = {}
  for (const column of plainColumns[type]) {
    const field = fieldOf(column)
    if (!field) throw new Error(`The importer has no field ${column.name}`)
    columns[field] = column.name
    aliases[field] = column.aliases
  }
  return { columns, aliases }
}
const key = { scheme: 'own', of: 'key', shape: /^\S.{0,79}$/, called: 'key' } as const
const source = { name: 'Imported list', asOf: '', tier: 'reported' } as const
/** How people write whom a school or college admits. */
const genders = {
  school: {
    'co-ed': 'co-ed',
    'co-educational': 'co-ed',
    both: 'co-ed',
    boys: 'boys',
    'boys only': 'boys',
    male: 'boys',
    girls: 'girls',
    'girls only': 'girls',
    female: 'girls',
  },
  college: {
    'co-ed': 'co-ed',
    'co-educational': 'co-ed',
    both: 'co-ed',
    women: 'women',
    'women only': 'women',
    girls: 'women',
    men: 'men',
    'men only': 'men',
    boys: 'men',
  },
} as const

/** Our own plain layout: a column is named as the field it fills, or by a usual header. Only name and state must be there. */
export const ownSchools: Preset = {
  name: 'schools',
  kind: 'school',
  title: 'Plain list of schools (columns named as our fields)',
  signature: ['name', 'state'],
  ...columnsOf('school'),
  key,
  source,
  weight: 0,
  values: { gender: genders.school },
  websites: 'any',
}
export const ownColleges: Preset = {
  name: 'colleges',
  kind: 'college',
  title: 'Plain list of colleges (columns named as our fields)',
  signature: ['name', 'state'],
  ...columnsOf('college'),
  key,
  source,
  weight: 0,
  values: { gender: genders.college },
  websites: 'any',
}
