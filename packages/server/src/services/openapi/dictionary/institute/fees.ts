import type { Descriptions } from '../shared.ts'

const tables = 'admin.grade-fees.list,admin.grade-fees.replace,buyer.grade-fee.list,buyer.grade-fee.replace'

/** Fees of schools by class, in whole rupees. Null means unpublished, not free. */
export const fees: Descriptions = {
  'SchoolPage/fees': 'Fees by class, newest session first, lowest class first',
  'admin.grade-fees.replace,buyer.grade-fee.replace/fees':
    'The whole table of this session, one row a class; empty only with the action delete',
  'admin.grade-fees.replace,buyer.grade-fee.replace/action': 'delete: takes the table of this session back',
  [`${tables}/data`]: 'Fees by class, newest session first, lowest class first',
  [`${tables}/total`]: 'How many rows there are, of all sessions answered',
  [`${tables}/source`]: 'Where the fees come from',
  [`${tables}/versions`]: 'For each session of these rows the version of its table',
  'versions.session': 'School year, as 2027-28',
  'versions.version': 'Changes with any value of the session’s table',
  'admin.grade-fees.replace,buyer.grade-fee.replace/>version':
    'The version of this session’s table as you read it, null where there was none: refused with CONFLICT and the table as it stands where somebody has changed it since',
  sessions: 'Sessions that there is a table of, newest first',
  session: 'School year, as 2027-28: it begins in 2027',
  '?session': 'Only this school year, as 2027-28',
  class: 'Class: nursery −2, LKG −1, UKG 0, then 1 to 12',
  registration: 'Registration fee in whole rupees, once',
  [`${tables}/admission`]: 'Admission fee in whole rupees, once',
  'fees.admission': 'Admission fee in whole rupees, once',
  caution: 'Caution money in whole rupees, once; it is given back when the child leaves',
  tuition: 'Tuition fee in whole rupees, for each period in `tuitionPeriod`',
  tuitionPeriod: 'What the tuition fee is paid for: a month, a quarter or a year',
  annual: 'Annual charges in whole rupees',
  development: 'Development fee in whole rupees a year',
  [`${tables}/exam`]: 'Exam fee in whole rupees a year',
  'fees.exam': 'Exam fee in whole rupees a year',
  [`${tables}/transport`]: 'Bus fees by distance; not part of the totals, for not everybody pays them',
  'fees.transport': 'Bus fees by distance; not part of the totals, for not everybody pays them',
  upToKm: 'Up to this distance from the school, in kilometres',
  'transport.amount': 'Bus fee in whole rupees a year',
  [`${tables}/hostel`]: 'Hostel fee in whole rupees a year; not part of the totals',
  'fees.hostel': 'Hostel fee in whole rupees a year; not part of the totals',
  booksEstimate: 'What books cost in a year, estimated, in whole rupees; not part of the totals',
  other: 'What everybody pays every year beside the named parts',
  'other.name': 'What the fee is for',
  'other.amount': 'Whole rupees a year',
  siblingDiscount: 'What a brother or sister at the school takes off, in words',
  firstYear: 'First year in all, in whole rupees: `recurring` with registration, admission and caution',
  recurring: 'Each year in all, in whole rupees: tuition of twelve months, annual, development, exam and other fees',
}
