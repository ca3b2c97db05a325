import { managements, residentialTypes, schoolGenders } from '@pravesh/contract'
import { type Fields, instituteFields } from '../institutes/institute-fields.ts'

/** Inputs of a school, beside the shared ones. */
export const schoolFields = {
  ...instituteFields,
  udiseCode: { kind: 'text', max: 11, label: 'UDISE code', help: 'Eleven digits' },
  affiliationNo: { kind: 'text', max: 30, label: 'Affiliation number' },
  schoolType: { kind: 'reference', to: 'schooltype', label: 'School type' },
  boards: { kind: 'references', to: 'board' },
  mediums: { kind: 'references', to: 'medium', label: 'Mediums of instruction' },
  management: { kind: 'choice', options: managements },
  gender: { kind: 'choice', options: schoolGenders, label: 'Admits' },
  residential: { kind: 'choice', options: residentialTypes, label: 'Day or residential' },
  students: { kind: 'integer', min: 0, max: 100_000 },
  teachers: { kind: 'integer', min: 0, max: 10_000 },
  transport: { kind: 'longText', max: 1_000 },
  hostel: { kind: 'longText', max: 1_000 },
  timings: { kind: 'text', max: 300 },
  classFrom: { kind: 'integer', label: 'First class' },
  classTo: { kind: 'integer', label: 'Last class' },
  facilities: { kind: 'references', to: 'schoolfacility' },
  admission: { kind: 'longText', label: 'Admissions' },
} as const satisfies Fields
