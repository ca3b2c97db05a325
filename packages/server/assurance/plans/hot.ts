import type { InstituteType } from '@pravesh/contract'
import type { SentStatement } from './statements.ts'

/** Addresses that are requested one after the other. */
export type RequestPaths = readonly string[]

const forBothTypes = (pathsOf: (kind: InstituteType) => string[]): string[] => [
  ...pathsOf('school'),
  ...pathsOf('college'),
]
const withQueries = (path: string, queries: readonly string[]): string[] => queries.map((query) => `${path}?${query}`)

export const records: RequestPaths = [
  '/public/school?url=filled-school-777',
  '/public/college?url=filled-college-777',
  '/public/exam/jee-main',
  '/public/course?url=btech',
  '/public/recommended-colleges',
  '/public/recommend-top-colleges',
  '/public/landing-page/recommended-schools/',
  '/public/landing-page/closing-days',
  '/public/landing-page/recommended-colleges/engineering',
  '/public/find?search=sunrise',
  '/public/find?search=sunrse%20vally',
  '/public/search?q=valley%20public',
  '/open/school-names',
  '/open/location-type/schoolcity?state=kerala',
  '/open/pincode/110001',
]

const orders = ['relevance', 'rating', 'feeAsc', 'feeDesc', 'name', 'newest']
const narrowed = {
  school: ['', '&gender=girls', '&board=cbse', '&medium=english', '&page=9'],
  college: ['', '&ownership=private', '&state=kerala', '&page=9'],
}
export const listings: RequestPaths = forBothTypes((kind) => [
  ...orders.flatMap((sort) =>
    withQueries(
      `/public/${kind}s/all`,
      narrowed[kind].map((filterQuery) => `sort=${sort}${filterQuery}`),
    ),
  ),
  `/public/${kind}s/pune`,
])

const sorted = (fields: readonly string[], filterQueries: readonly string[] = ['']): string[] =>
  fields.flatMap((field) =>
    ['asc', 'desc'].flatMap((order) =>
      filterQueries.map((filterQuery) => `sort=${field}&order=${order}${filterQuery}`),
    ),
  )
const institutes = [
  ...sorted(
    ['id', 'name', 'url', 'status', 'cityName', 'isPartner', 'completeness', 'createdAt', 'updatedAt'],
    ['', '&search=valley', '&page=3'],
  ),
  ...[
    '',
    'search=valley',
    'search=filled-school-7777',
    'search=school',
    'search=maharashtra',
    'search=pune',
    'search=1007777',
    'status=published&search=lotus',
  ],
  ...['isPartner=true', 'status=draft', 'city=5', 'state=5', 'ids=5,6,7', 'type=2'],
  ...['completeness=below-50', 'completeness=50-80', 'completeness=above-80'],
  ...['hasCoordinates=true', 'hasCoordinates=false', 'hasSources=true', 'hasSources=false'],
  'state=5&completeness=below-50&sort=name',
]
const enquiries = [
  ...sorted(['id', 'createdAt', 'name', 'status'], ['', '&search=lotus']),
  ...['', 'search=FILLED777', 'search=writer77@filled.example', 'search=%2B917100000077', 'status=assigned'],
]
const inbox = [
  ...sorted(['replyBy', 'createdAt', 'name'], ['', '&kind=general', '&unassigned=true']),
  ...[
    '',
    'search=lotus',
    'search=writer77@filled.example',
    'kind=studyindia',
    'status=new',
    'assignee=1',
    'unassigned=true',
  ],
  ...[
    'unread=true',
    'unread=false',
    'overdue=true',
    'overdue=false',
    'followUp=true',
    'answered=false',
    'answered=true',
  ],
  ...['deleted=true', 'instituteType=school&instituteId=5', 'date1=2026-11-01&date2=2026-11-02', 'page=9'],
]
const accounts = [
  ...sorted(['id', 'name', 'createdAt']),
  '',
  'search=lotus',
  'search=person77@filled.example',
  'suspended=true',
]
export const lists: RequestPaths = [
  ...forBothTypes((kind) => withQueries(`/admin/${kind}-details`, institutes)),
  ...withQueries('/admin/school-details', sorted(['affiliationNo'], ['', '&search=valley'])),
  ...withQueries('/admin/school-details', ['board=2', 'taughtClass=11', 'taughtClass=-2']),
  '/admin/college-details?category=2',
  ...withQueries('/admin/enquiry/student', enquiries),
  ...withQueries('/open/enquiry/get-existing-user-enq', ['']),
  ...withQueries('/admin/enquiry', inbox),
  ...withQueries('/admin/enquiry/student', ['unread=true', 'overdue=true', 'sort=replyBy', 'answered=false']),
  '/admin/enquiry/counts',
  ...withQueries(
    '/admin/accounts',
    accounts.map((query) => `realm=student&${query}`),
  ),
  ...withQueries('/admin/accounts', ['realm=buyer', 'realm=buyer&search=valley']),
  ...withQueries('/admin/payments', [
    ...sorted(['id', 'createdAt', 'status'], ['', '&instituteType=school&instituteId=5']),
    ...['', 'status=paid', 'status=refund_pending', 'date1=2026-11-01&date2=2026-11-02', 'search=order_77', 'page=9'],
    ...['paidFrom=2026-11-01&paidUntil=2026-11-02', 'refundedFrom=2026-11-01&refundedUntil=2026-11-02'],
    'search=rfnd_77',
  ]),
  '/admin/payments/5',
  '/admin/reconciliation?date1=2026-11-01&date2=2026-11-02',
  ...withQueries('/admin/imports', ['', 'state=done', 'instituteType=school', 'search=cbse', 'sort=file&order=asc']),
  '/admin/imports/5',
  ...withQueries('/admin/jobs', ['', 'status=failed', 'status=waiting', 'status=unknown', 'search=mail']),
  ...[
    '/admin/reviews',
    '/admin/reviews?waiting=true&sort=waitingSince&order=asc',
    '/admin/reviews?status=rejected&sort=createdAt&order=desc',
    '/admin/reviews?instituteType=school&instituteId=5',
    '/admin/reviews?search=person77@filled.example',
    '/admin/reviews/5',
    '/admin/institute-changes',
    '/admin/catalogue-changes',
    '/admin/scheduled',
    '/admin/applications',
    '/admin/applications?unopened=true',
    '/admin/applications?sort=submittedAt&order=desc',
    '/admin/applications?date1=2026-11-01&date2=2026-11-02',
    '/admin/institute-changes?date1=2026-11-01&date2=2026-11-02',
    '/admin/proposals',
    '/admin/overview',
    '/admin/suppressions',
    '/admin/suppressions?search=writer77@filled.example',
    '/admin/suppressions?reason=bounce',
  ],
  ...['/admin/school-city?search=pu', '/admin/school-city?sort=createdAt', '/admin/course?search=tech'],
]

export const ownLists = {
  parent: [
    'enquiry',
    'application-form',
    'institute-payment',
    'documents',
    'my-cart',
    'shortlist',
    'school-dashboard',
    'review',
  ].map((list) => `/student/${list}`),
  school: ['/buyer/home', '/buyer/work', '/buyer/institute'],
} satisfies Record<string, RequestPaths>

/** Statements that may scan a large table, each identified by a part of its text. */
const reasons = [
  {
    of: listings,
    in: 'matched_0',
    why: 'what is tallied in no scope is counted row by row, up to `liveBound`; four at once (listing/facets/facets.ts)',
    used: false,
  },
  {
    of: lists,
    in: '"student_account"."mobile" = "enquiry"."mobile" and "student_account"."mobile_verified"',
    why: 'verified mobiles are hashed at once where that is cheaper than looking each up (enquiry/routes.ts)',
    used: false,
  },
  {
    of: lists,
    in: '"college"."state" = any(',
    why: 'a thousand rows of a large state are soon met; where they are not within a second, indexes are read (platform/http/page.ts)',
    used: false,
  },
]
/** Whether an error is a known one with a reason. */
export function hasReason({ text }: SentStatement, error: string): boolean {
  const reason = error.startsWith('sorts') ? undefined : reasons.find((candidate) => text.includes(candidate.in))
  if (reason) reason.used = true
  return reason !== undefined
}
/** Reasons without a statement in these requests: they have to be removed. */
export const unused = (paths: RequestPaths): string[] =>
  reasons.flatMap((reason) => (reason.used || reason.of !== paths ? [] : [reason.in]))
