import type { CutoffCategory, CutoffQuota } from '@pravesh/contract'

const base = {
  general: ['General', 'Gen', 'OPEN', 'OP', 'UR', 'Unreserved', 'सामान्य'],
  ews: ['EWS', 'GEN-EWS', 'ईडब्ल्यूएस'],
  'obc-ncl': ['OBC-NCL', 'OBC', 'ओबीसी-एनसीएल', 'ओबीसी'],
  sc: ['SC', 'एससी'],
  st: ['ST', 'एसटी'],
} as const
const pwdMarks = ['PwD', 'PwBD', 'PH', 'दिव्यांग']
const pwdTerms = (category: keyof typeof base) =>
  base[category].flatMap((term) => pwdMarks.map((mark) => `${term} ${mark}`))

/** Terms of the categories in lists of admission authorities, such as `OPEN` and `OBC-NCL (PwD)`. */
export const categoryTerms: Readonly<Record<CutoffCategory, readonly string[]>> = {
  ...base,
  pwd: pwdMarks,
  'general-pwd': pwdTerms('general'),
  'ews-pwd': pwdTerms('ews'),
  'obc-ncl-pwd': pwdTerms('obc-ncl'),
  'sc-pwd': pwdTerms('sc'),
  'st-pwd': pwdTerms('st'),
}
/** Terms of the quotas there, such as `AI` and `HS`. */
export const quotaTerms: Readonly<Record<CutoffQuota, readonly string[]>> = {
  'all-india': ['All India', 'AI', 'AIQ', 'All India quota', 'अखिल भारतीय'],
  'home-state': ['Home state', 'HS', 'State quota', 'गृह राज्य'],
  'other-state': ['Other state', 'OS', 'Outside state', 'दूसरे राज्य'],
  institute: ['Institute', 'Institute quota', 'Institutional', 'संस्थान'],
  management: ['Management', 'Management quota', 'MQ', 'प्रबंधन'],
  nri: ['NRI', 'NRI quota', 'एनआरआई'],
  other: ['Other', 'अन्य'],
  'jammu-kashmir': ['Jammu and Kashmir', 'JK', 'J&K', 'जम्मू और कश्मीर'],
  goa: ['Goa', 'GO', 'गोवा'],
  ladakh: ['Ladakh', 'LA', 'लद्दाख'],
}
/** Headings of the columns there. */
export const columnTerms = {
  round: ['Round', 'Round no', 'चरण'],
  category: ['Category', 'Seat type', 'वर्ग', 'श्रेणी'],
  quota: ['Quota', 'कोटा'],
  opening: ['Opening rank', 'Opening', 'OR', 'पहली रैंक'],
  closing: ['Closing rank', 'Closing', 'CR', 'आख़िरी रैंक'],
} as const
