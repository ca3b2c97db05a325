import { choice, code, integer, longText, reference, references, text } from '../../fields/fields.ts'
import { admission } from '../admission.ts'
import { type Declared, declared, type FactName } from './field.ts'
import { instituteFields, nameOf, urlOf } from './shared.ts'

const schoolGenders = ['co-ed', 'boys', 'girls'] as const
const residentialTypes = ['day', 'day-boarding', 'residential', 'day-residential'] as const
const managements = [
  'central-government',
  'state-government',
  'local-body',
  'government-aided',
  'private',
  'trust',
] as const

/** A school, field by field, in the order of the wire. Shared fields come first. */
export const schoolFields = {
  ...instituteFields,
  name: nameOf('school'),
  url: urlOf('school'),
  location: {
    ...instituteFields.location,
    filter: { name: 'location', help: 'Parts of cities', example: 'dwarka', countedWith: 'city' },
  },
  udiseCode: declared(code({ pattern: /^\d{11}$/, patternMessage: 'Eleven digits', max: 11, label: 'UDISE code' }), {
    description: 'UDISE+ code of the school: eleven digits, as text',
    form: { section: 'registers', hint: 'Eleven digits' },
    page: { display: 'row', label: 'udise' },
    import: 'plain',
  }),
  affiliationNo: declared(text({ max: 30, label: 'Affiliation number' }), {
    description: 'Number under which the board has affiliated the school, as text',
    form: { section: 'registers' },
    page: { display: 'row' },
    import: 'plain',
  }),
  schoolType: declared(reference('schooltype', { label: 'School type' }), {
    description: 'Id of the kind of school, from the catalogue of school types',
    form: { section: 'identity' },
    page: { display: 'row', property: 'type', label: 'type' },
    editable: 'ownership',
    import: 'cleaned',
    filter: {
      name: 'type',
      help: 'Kinds of school, such as private-unaided',
      example: 'international',
      aliases: {
        private: 'private-unaided',
        sainik: 'sainik-school',
        navodaya: 'navodaya-vidyalaya',
        'army-public': 'army-public-school',
      },
    },
  }),
  boards: declared(references('board', { most: 6 }), {
    description: 'Ids of the boards whose syllabus is taught, from the catalogue of boards',
    form: { section: 'teaching' },
    page: { display: 'row', property: 'boards', label: 'board' },
    editable: 'approvals',
    import: 'cleaned',
    filter: {
      name: 'board',
      help: 'Boards, such as cbse',
      example: 'cbse',
      aliases: { icse: 'cisce', isc: 'cisce', igcse: 'cambridge' },
    },
  }),
  management: declared(choice(managements), {
    description:
      'Who runs it: central or state government, a local body, a private owner with or without government aid, or a trust',
    form: { section: 'identity' },
    page: { display: 'row', options: 'runBy' },
    editable: 'ownership',
    import: 'plain',
  }),
  gender: declared(choice(schoolGenders, { label: 'Admits' }), {
    description: 'Whom it admits: co-ed, boys or girls',
    form: { section: 'identity' },
    page: { display: 'row', property: 'gender' },
    editable: 'directly',
    import: 'cleaned',
    filter: { name: 'gender', help: 'Whom it admits, co-ed, boys or girls', aliases: { 'co-educational': 'co-ed' } },
  }),
  residential: declared(choice(residentialTypes, { label: 'Day or residential' }), {
    description:
      'Where pupils stay. day: at home; day-boarding: at school till evening; residential: at school; day-residential: either',
    form: { section: 'identity' },
    page: { display: 'row' },
    editable: 'directly',
    import: 'plain',
    filter: {
      name: 'residential',
      help: 'Where pupils stay: day, day-boarding, residential or day-residential; day and residential each include the last',
      aliases: { boarding: 'residential' },
      columnValues: { day: ['day', 'day-residential'], residential: ['residential', 'day-residential'] },
    },
  }),
  classFrom: declared(integer({ min: -2, max: 12, label: 'First class' }), {
    description: 'Lowest class taught: nursery −2, LKG −1, UKG 0, then 1 to 12',
    form: { section: 'teaching', custom: true },
    page: { display: 'custom' },
    editable: 'directly',
    import: 'cleaned',
  }),
  classTo: declared(integer({ min: -2, max: 12, label: 'Last class' }), {
    description: 'Highest class taught: nursery −2, LKG −1, UKG 0, then 1 to 12',
    form: { section: 'teaching', custom: true },
    page: { display: 'row', property: 'classTo', label: 'classes' },
    editable: 'directly',
    import: 'cleaned',
  }),
  mediums: declared(references('medium', { most: 12, label: 'Mediums of instruction' }), {
    description: 'Ids of the languages of teaching, from the catalogue of mediums',
    form: { section: 'teaching' },
    page: { display: 'row', property: 'mediums', label: 'medium' },
    editable: 'directly',
    filter: { name: 'medium', help: 'Languages of teaching, such as marathi', example: 'english' },
  }),
  students: declared(integer({ min: 0, max: 100_000 }), {
    description: 'How many pupils there are',
    form: { section: 'teaching' },
    page: { display: 'row', needsSource: true },
    editable: 'directly',
    import: 'plain',
  }),
  teachers: declared(integer({ min: 0, max: 10_000 }), {
    description: 'How many teachers there are',
    form: { section: 'teaching' },
    page: { display: 'row', needsSource: true },
    editable: 'directly',
  }),
  facilities: declared(references('schoolfacility', { most: 80 }), {
    description: 'Ids of what it has, from the catalogue of facilities',
    form: { section: 'facilities', custom: true },
    page: { display: 'custom' },
    editable: 'directly',
    filter: {
      name: 'facility',
      help: 'Facilities, such as library, all of which the school has',
      example: 'library',
      matchesAll: true,
    },
  }),
  transport: declared(longText({ max: 1_000 }), {
    description: 'What the school says of its buses, plain text',
    form: { section: 'services' },
    page: { display: 'row' },
    editable: 'directly',
  }),
  hostel: declared(longText({ max: 1_000 }), {
    description: 'What the school says of its hostel, plain text',
    form: { section: 'services' },
    page: { display: 'row' },
    editable: 'directly',
  }),
  timings: declared(text({ max: 300 }), {
    description: 'Hours of school and office, plain text',
    form: { section: 'teaching' },
    page: { display: 'row', label: 'dayTimes' },
    editable: 'directly',
  }),
  admission: declared(
    { kind: 'part', schema: admission.nullable().default(null), label: 'Admissions' },
    {
      description: 'What it says of its admissions for one session; null where it says nothing',
      form: { section: 'admissions' },
      page: { display: 'custom' },
      editable: 'directly',
    },
  ),
} as const satisfies Declared

/** The facts of a school’s page, in a family's order of questions. */
export const schoolFacts = [
  'boards',
  'affiliationNo',
  'schoolType',
  'classTo',
  'gender',
  'residential',
  'management',
  'mediums',
  'established',
  'students',
  'teachers',
  'timings',
  'transport',
  'hostel',
  'udiseCode',
] as const satisfies readonly FactName<typeof schoolFields>[]
