import type { OwnFields } from '@pravesh/console-kit/language/declared-messages'
import { editorFieldTexts } from '@pravesh/messages/screens/institute/editor-fields'

// Inputs of the parts of an institute: their schemas are the contract's, and a test compares these bounds with them.

export const sessionFields = {
  session: {
    kind: 'text',
    required: true,
    max: 7,
    helpMessage: editorFieldTexts.as202728,
    message: editorFieldTexts.session,
  },
  opensOn: { kind: 'date', message: editorFieldTexts.opensOn },
  closesOn: {
    kind: 'date',
    message: editorFieldTexts.closesOn,
    helpMessage: editorFieldTexts.withoutItNoApplicationIsTaken,
  },
  allYear: {
    kind: 'boolean',
    message: editorFieldTexts.takesFormsAllYear,
    helpMessage: editorFieldTexts.leaveBothDaysEmptyThen,
  },
  formFee: { kind: 'rupees', message: editorFieldTexts.feeOfTheForm },
  process: { kind: 'longText', max: 4_000, message: editorFieldTexts.process },
  documents: { kind: 'tags', max: 120, message: editorFieldTexts.documentsAskedFor },
  refundPolicy: { kind: 'longText', max: 4_000, message: editorFieldTexts.refundPolicy },
  refundPolicyLocal: { kind: 'longText', max: 4_000, message: editorFieldTexts.refundPolicyInHindi },
} as const satisfies OwnFields

export const collegeSessionFields = {
  ...sessionFields,
  counselling: {
    kind: 'text',
    max: 120,
    message: editorFieldTexts.centralCounselling,
    helpMessage: editorFieldTexts.josaaMccWhereItAloneGives,
  },
} as const satisfies OwnFields

export const ageFields = {
  minYears: { kind: 'decimal', required: true, min: 0, max: 25, message: editorFieldTexts.leastAgeYears },
  on: { kind: 'date', required: true, message: editorFieldTexts.on },
} as const satisfies OwnFields

export const pointFields = {
  criterion: { kind: 'text', required: true, max: 160, message: editorFieldTexts.criterion },
  points: { kind: 'integer', required: true, min: 0, max: 100, message: editorFieldTexts.points },
  overKm: {
    kind: 'decimal',
    min: 0,
    max: 200,
    message: editorFieldTexts.overKm,
    helpMessage: editorFieldTexts.bothEmptyUnlessForDistance,
  },
  upToKm: { kind: 'decimal', min: 0, max: 200, message: editorFieldTexts.upToKm },
} as const satisfies OwnFields

export const seatFields = {
  quota: { kind: 'text', required: true, max: 60, message: editorFieldTexts.quota },
  total: { kind: 'integer', required: true, min: 0, max: 10_000, message: editorFieldTexts.total },
  vacant: { kind: 'integer', min: 0, max: 10_000, message: editorFieldTexts.vacant },
} as const satisfies OwnFields

export const offerFields = {
  course: { kind: 'reference', to: 'course', required: true, message: editorFieldTexts.course },
  level: { kind: 'reference', to: 'course-level', message: editorFieldTexts.level },
  delivery: { kind: 'reference', to: 'course-delivery', message: editorFieldTexts.delivery },
  durationMonths: { kind: 'integer', min: 1, max: 120, message: editorFieldTexts.lengthInMonths },
  intake: { kind: 'integer', min: 0, max: 100_000, message: editorFieldTexts.seatsAYear },
  active: { kind: 'boolean', message: editorFieldTexts.offeredNow },
  specializations: { kind: 'references', to: 'specialization', message: editorFieldTexts.specializations },
  exams: { kind: 'references', to: 'exam-list', message: editorFieldTexts.admissionBy },
  eligibility: { kind: 'longText', max: 2_000, message: editorFieldTexts.eligibility },
} as const satisfies OwnFields

export const rankFields = {
  year: { kind: 'integer', required: true, min: 2016, max: 2100, message: editorFieldTexts.year },
  category: { kind: 'text', required: true, max: 60, message: editorFieldTexts.category },
  rank: { kind: 'integer', required: true, min: 1, max: 1_000, message: editorFieldTexts.rank },
} as const satisfies OwnFields
