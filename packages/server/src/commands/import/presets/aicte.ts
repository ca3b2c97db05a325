import { foldHeader, type Preset } from '../preset.ts'

const types = {
  'state government university': 'state-public-university',
  'deemed to be university(pvt)': 'deemed-university',
  'deemed to be university(govt)': 'deemed-university',
  'state private university': 'private-university',
  'central university': 'central-university',
} as const
const isType = (cell: string) => Object.keys(types).some((type) => foldHeader(type) === foldHeader(cell))

/** Institutes approved by the council for technical education. */
export const aicteInstitutes: Preset = {
  name: 'aicte-institutes',
  kind: 'college',
  title: 'AICTE approved institutes (2025)',
  signature: ['aicte_id', 'name', 'address', 'district', 'state', 'institution_type', 'university'],
  columns: {
    key: 'aicte_id',
    name: 'name',
    address: 'address',
    district: 'district',
    state: 'state',
    ownership: 'institution_type',
    collegeType: 'institution_type',
    university: 'university',
    womenOnly: 'women_only',
  },
  key: { scheme: 'aicte', of: 'key', shape: /^\d-\d{5,12}$/, called: 'AICTE id' },
  source: {
    name: 'AICTE list of approved institutes, in a public copy',
    url: 'https://facilities.aicte-india.org/dashboard',
    asOf: '2025-10',
    tier: 'reported',
  },
  weight: 1,
  values: {
    ownership: {
      'private-self financing': 'private',
      government: 'state-government',
      'govt aided': 'government-aided',
      'state government university': 'state-government',
      'deemed to be university(pvt)': 'private',
      'state private university': 'private',
      'central university': 'central-government',
    },
    collegeType: types,
    womenOnly: { y: 'women' },
  },
  // Most cells of its type are an ownership alone.
  prepare: ({ collegeType = '', ...cells }) => (isType(collegeType) ? { ...cells, collegeType } : cells),
  meets: { name: /./, among: '%' },
}
