import type { Preset } from '../preset.ts'

const key = { scheme: 'cbse', of: 'affiliationNo', shape: /^\d{6,7}$/, called: 'affiliation number' } as const

/** Columns of both lists. */
const columns = {
  affiliationNo: 'affiliation_no',
  name: 'name',
  level: 'status',
  state: 'state',
  district: 'district',
  address: 'address',
  website: 'website',
} as const

/** A public listing of all CBSE schools. Its founding years and most of its websites are wrong, so they stay out. */
export const cbseDirectory: Preset = {
  name: 'cbse-directory',
  kind: 'school',
  title: 'Directory of CBSE schools (2025)',
  signature: ['affiliation_no', 'name', 'status', 'state', 'district', 'founded'],
  columns: { ...columns, pincode: 'pincode' },
  key,
  source: { name: 'CBSE school directory, in a public copy', asOf: '2025-12', tier: 'reported' },
  weight: 0,
  defaults: { board: 'cbse' },
  websites: 'own',
  meets: { name: /^Kendriya Vidyalaya ./, among: 'Kendriya Vidyalaya %' },
}

/** CBSE's list as its site shows and exports it: the state is the end of the address, or a column. */
export const cbseSarasSite: Preset = {
  name: 'cbse-saras-site',
  kind: 'school',
  title: 'CBSE SARAS list, as its site shows it',
  signature: ['Affiliation No.', 'Name', 'Status of the School', 'Address'],
  columns: {
    affiliationNo: 'Affiliation No.',
    name: 'Name',
    level: 'Status of the School',
    state: 'State',
    district: 'District',
    address: 'Address',
    pincode: 'Pin Code',
    website: 'Website',
  },
  key,
  source: {
    name: 'CBSE SARAS list of affiliated schools',
    url: 'https://saras.cbse.gov.in',
    asOf: '',
    tier: 'reported',
  },
  weight: 1,
  defaults: { board: 'cbse' },
  websites: 'own',
  meets: { name: /^Kendriya Vidyalaya ./, among: 'Kendriya Vidyalaya %' },
}

/** CBSE's own list of affiliated schools. Some of its websites belong to someone else. */
export const cbseSaras: Preset = {
  name: 'cbse-saras',
  kind: 'school',
  title: 'CBSE SARAS list of affiliated schools (2025)',
  signature: ['affiliation_no', 'name', 'status', 'state', 'district', 'address'],
  columns,
  key,
  source: {
    name: 'CBSE SARAS, in a public copy',
    url: 'https://saras.cbse.gov.in',
    asOf: '2025-11',
    tier: 'reported',
  },
  weight: 1,
  defaults: { board: 'cbse' },
  websites: 'own',
  meets: { name: /^Kendriya Vidyalaya ./, among: 'Kendriya Vidyalaya %' },
}
