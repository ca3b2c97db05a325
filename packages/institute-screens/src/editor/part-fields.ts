import type { Fields } from './institute-fields.ts'

// Inputs of the parts of an institute: their schemas are the contract's, and a test compares these bounds with them.

export const sessionFields = {
  session: { kind: 'text', required: true, max: 7, help: 'As 2027-28' },
  opensOn: { kind: 'date', label: 'Opens on' },
  closesOn: { kind: 'date', label: 'Closes on', help: 'Without it no application is taken here' },
  allYear: { kind: 'boolean', label: 'Takes forms all year', help: 'Leave both days empty then' },
  formFee: { kind: 'rupees', label: 'Fee of the form' },
  process: { kind: 'longText', max: 4_000, label: 'Process' },
  documents: { kind: 'tags', max: 120, label: 'Documents asked for' },
} as const satisfies Fields

export const collegeSessionFields = {
  ...sessionFields,
  counselling: {
    kind: 'text',
    max: 120,
    label: 'Central counselling',
    help: 'JoSAA, MCC …: where it alone gives the seats. No application is taken then',
  },
} as const satisfies Fields

export const ageFields = {
  minYears: { kind: 'decimal', required: true, min: 0, max: 25, label: 'Least age, years' },
  on: { kind: 'date', required: true, label: 'On' },
} as const satisfies Fields

export const pointFields = {
  criterion: { kind: 'text', required: true, max: 160 },
  points: { kind: 'integer', required: true, min: 0, max: 100 },
} as const satisfies Fields

export const seatFields = {
  quota: { kind: 'text', required: true, max: 60 },
  total: { kind: 'integer', required: true, min: 0, max: 10_000 },
  vacant: { kind: 'integer', min: 0, max: 10_000 },
} as const satisfies Fields

export const offerFields = {
  course: { kind: 'reference', to: 'course', required: true },
  level: { kind: 'reference', to: 'course-level' },
  delivery: { kind: 'reference', to: 'course-delivery' },
  durationMonths: { kind: 'integer', min: 1, max: 120, label: 'Length in months' },
  intake: { kind: 'integer', min: 0, max: 100_000, label: 'Seats a year' },
  active: { kind: 'boolean', label: 'Offered now' },
  specializations: { kind: 'references', to: 'specialization' },
  exams: { kind: 'references', to: 'exam-list', label: 'Admission by' },
  eligibility: { kind: 'longText', max: 2_000 },
} as const satisfies Fields

export const rankFields = {
  year: { kind: 'integer', required: true, min: 2016, max: 2100 },
  category: { kind: 'text', required: true, max: 60 },
  rank: { kind: 'integer', required: true, min: 1, max: 1_000 },
} as const satisfies Fields
