import type { Preset } from '../preset.ts'

const key = { scheme: 'aishe', of: 'aisheCode', shape: /^[CSU]-\d{1,6}$/, called: 'AISHE code' } as const
/** “Recognized Center” does not describe the type of the institute, so it is left out. */
const collegeTypes = {
  'affiliated college': 'affiliated-college',
  'constituent / university college': 'constituent-college',
  'pg center / off-campus center': 'university-department',
} as const

/** The survey's college list of 2020. */
export const aisheColleges: Preset = {
  name: 'aishe-colleges-2020',
  kind: 'college',
  title: 'AISHE list of colleges (2020)',
  signature: ['aishe_code', 'name', 'college_type', 'state', 'district', 'university'],
  columns: {
    aisheCode: 'aishe_code',
    name: 'name',
    collegeType: 'college_type',
    state: 'state',
    district: 'district',
    university: 'university',
  },
  key,
  source: {
    name: 'AISHE list of colleges, in a public copy',
    url: 'https://aishe.gov.in',
    asOf: '2020',
    tier: 'reported',
  },
  weight: 1,
  values: { collegeType: collegeTypes },
  meets: { name: /./, among: '%' },
}

const months = /As on Date\s*:\s*(\d{1,2})-(\d{1,2})-(\d{4})/i

/** The current export file of aishe.gov.in: two lines above the header, `-` for a missing value. */
export const aisheExport: Preset = {
  name: 'aishe-export',
  kind: 'college',
  title: 'AISHE college export (2025 layout)',
  signature: ['Aishe Code', 'Name', 'State', 'District', 'College Type', 'University Name'],
  columns: {
    aisheCode: 'Aishe Code',
    name: 'Name',
    state: 'State',
    district: 'District',
    website: 'Website',
    established: 'Year Of Establishment',
    collegeType: 'College Type',
    ownership: 'Manegement',
    university: 'University Name',
  },
  key,
  source: { name: 'All India Survey on Higher Education', url: 'https://aishe.gov.in', asOf: '2025', tier: 'official' },
  weight: 2,
  asOf: (preamble) => {
    const [, day = '', month = '', year] = months.exec(preamble) ?? []
    return year && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  },
  values: {
    collegeType: collegeTypes,
    ownership: {
      'central government': 'central-government',
      'state government': 'state-government',
      'private aided (government aided)': 'government-aided',
      'private un-aided': 'private',
    },
  },
  websites: 'any',
  meets: { name: /./, among: '%' },
}
