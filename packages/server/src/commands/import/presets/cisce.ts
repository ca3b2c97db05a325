import type { Preset } from '../preset.ts'

/** The council's list of 2018. Its website column holds the domain of a mail address, so it stays out. */
export const cisce: Preset = {
  name: 'cisce',
  kind: 'school',
  title: 'CISCE list of affiliated schools (2018)',
  signature: ['school_code', 'name', 'address', 'state', 'is_icse', 'is_isc'],
  columns: {
    key: 'school_code',
    affiliationNo: 'school_code',
    name: 'name',
    address: 'address',
    state: 'state',
    gender: 'gender',
    residential: 'residential_type',
    level: 'is_isc',
    classes: 'is_icse',
  },
  key: { scheme: 'cisce', of: 'key', shape: /^[A-Z]{2}\d{3,4}$/, called: 'school code' },
  source: {
    name: 'CISCE list of schools, in a public copy',
    url: 'https://cisce.org',
    asOf: '2018',
    tier: 'reported',
  },
  weight: 1,
  defaults: { board: 'cisce' },
  values: {
    gender: { 'co-ed.': 'co-ed', girls: 'girls', boys: 'boys' },
    residential: { day: 'day', 'd/r': 'day-residential', residential: 'residential' },
  },
  prepare: (cells) => ({
    ...cells,
    classes: '',
    level: cells.level === 'True' ? 'Senior Secondary' : cells.classes === 'True' ? 'Secondary' : '',
  }),
}
