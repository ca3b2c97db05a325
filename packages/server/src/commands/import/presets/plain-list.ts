import { type InstituteType, type PlainColumn, plainColumns } from '@pravesh/contract'
import { type Cells, type FieldName, fieldNames, foldHeader, type Preset } from '../preset.ts'

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
const placedBy = ['state', 'district', 'address', 'pincode', 'udiseCode'] as const
const source = { name: 'Imported list', asOf: '', tier: 'reported' } as const
/** How people write whom a school or college admits. */
const genders = {
  school: {
    'co-ed': 'co-ed',
    'co-educational': 'co-ed',
    both: 'co-ed',
    mixed: 'co-ed',
    'co-education': 'co-ed',
    'boys and girls': 'co-ed',
    'सह शिक्षा': 'co-ed',
    boys: 'boys',
    boy: 'boys',
    'boys only': 'boys',
    male: 'boys',
    बालक: 'boys',
    girls: 'girls',
    girl: 'girls',
    'girls only': 'girls',
    female: 'girls',
    बालिका: 'girls',
  },
  college: {
    'co-ed': 'co-ed',
    'co-educational': 'co-ed',
    both: 'co-ed',
    mixed: 'co-ed',
    'co-education': 'co-ed',
    women: 'women',
    'women only': 'women',
    girls: 'women',
    men: 'men',
    'men only': 'men',
    boys: 'men',
  },
} as const

/** How registers write who runs a school: as its type, and as its management. Values are slugs of the catalogue. */
const schoolTypes = {
  government: 'government',
  govt: 'government',
  'government school': 'government',
  'state government': 'government',
  'state govt': 'government',
  'central government': 'government',
  'department of education': 'government',
  'local body': 'government',
  municipal: 'government',
  'zilla parishad': 'government',
  सरकारी: 'government',
  राजकीय: 'government',
  aided: 'government-aided',
  'government aided': 'government-aided',
  'govt aided': 'government-aided',
  'private aided': 'government-aided',
  'aided school': 'government-aided',
  'aided general': 'government-aided',
  'aided minority': 'government-aided',
  'aided backward': 'government-aided',
  private: 'private-unaided',
  pvt: 'private-unaided',
  unaided: 'private-unaided',
  'private unaided': 'private-unaided',
  'pvt unaided': 'private-unaided',
  'private unaided recognised': 'private-unaided',
  'private unaided recognized': 'private-unaided',
  independent: 'private-unaided',
  निजी: 'private-unaided',
} as const
const managements = {
  'central government': 'central-government',
  'central govt': 'central-government',
  'state government': 'state-government',
  'state govt': 'state-government',
  'department of education': 'state-government',
  'local body': 'local-body',
  municipal: 'local-body',
  'zilla parishad': 'local-body',
  panchayat: 'local-body',
  aided: 'government-aided',
  'government aided': 'government-aided',
  'govt aided': 'government-aided',
  'private aided': 'government-aided',
  private: 'private',
  pvt: 'private',
  unaided: 'private',
  'private unaided': 'private',
  'pvt unaided': 'private',
  independent: 'private',
  trust: 'trust',
} as const
const residences = {
  day: 'day',
  'day school': 'day',
  'day scholar': 'day',
  'day boarding': 'day-boarding',
  residential: 'residential',
  boarding: 'residential',
  'boarding school': 'residential',
  hostel: 'residential',
  'day residential': 'day-residential',
  'day cum residential': 'day-residential',
  'day cum boarding': 'day-residential',
  both: 'day-residential',
} as const
const ownerships = {
  ...{ 'central government': 'central-government', 'central govt': 'central-government' },
  ...{ 'state government': 'state-government', 'state govt': 'state-government' },
  ...{
    'government aided': 'government-aided',
    'govt aided': 'government-aided',
    'private aided': 'government-aided',
    aided: 'government-aided',
  },
  ...{
    private: 'private',
    pvt: 'private',
    unaided: 'private',
    'private unaided': 'private',
    'self financed': 'private',
    'self financing': 'private',
  },
} as const

/** Lists of colleges have "Private" or "Aided" as a type too: where no column is the ownership, it is that. */
function withOwnership({ collegeType, ...cells }: Cells): Cells {
  if (!collegeType || cells.ownership) return { ...cells, ...(collegeType ? { collegeType } : {}) }
  const isOwnership = Object.keys(ownerships).some((word) => foldHeader(word) === foldHeader(collegeType))
  return { ...cells, [isOwnership ? 'ownership' : 'collegeType']: collegeType }
}

/** Our own plain layout: a column is named as the field it fills, or by a usual header. Only name and state must be there. */
export const ownSchools: Preset = {
  name: 'schools',
  kind: 'school',
  title: 'Plain list of schools (columns named as our fields)',
  signature: ['name'],
  placedBy,
  ...columnsOf('school'),
  key,
  source,
  weight: 0,
  values: { gender: genders.school, schoolType: schoolTypes, management: managements, residential: residences },
  websites: 'any',
}
export const ownColleges: Preset = {
  name: 'colleges',
  kind: 'college',
  title: 'Plain list of colleges (columns named as our fields)',
  signature: ['name'],
  placedBy,
  ...columnsOf('college'),
  key,
  source,
  weight: 0,
  values: { gender: genders.college, ownership: ownerships },
  prepare: withOwnership,
  websites: 'any',
}
