import { collegeGenders, ownerships } from '@pravesh/contract'
import { type Fields, instituteFields } from '../institutes/institute-fields.ts'

/** Inputs of a college, beside the shared ones. */
export const collegeFields = {
  ...instituteFields,
  shortName: { kind: 'text', max: 80, label: 'Short name' },
  aisheCode: { kind: 'text', max: 8, label: 'AISHE code', help: 'As C-12345' },
  collegeType: { kind: 'reference', to: 'collegetype', label: 'College type' },
  categories: { kind: 'references', to: 'category' },
  university: { kind: 'text', max: 250, label: 'University it belongs to' },
  ownership: { kind: 'choice', options: ownerships },
  gender: { kind: 'choice', options: collegeGenders, label: 'Admits' },
  approvals: { kind: 'tags', max: 120 },
  brochure: { kind: 'link' },
  naac: { kind: 'text', label: 'NAAC grade' },
  nirf: { kind: 'text', label: 'NIRF ranks' },
  facilities: { kind: 'references', to: 'sc-facilities' },
  admission: { kind: 'longText', label: 'Admissions' },
  offers: { kind: 'text', label: 'Courses and fees' },
} as const satisfies Fields
