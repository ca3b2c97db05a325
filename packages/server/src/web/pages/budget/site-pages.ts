import { consentPath, infoPagePath, infoPages, versionedPages } from '@pravesh/contract'
import { consents } from '@pravesh/messages'
import type { FastifyInstance } from 'fastify'

/** How many records of a kind are looked at: the first of the listing, which are the fullest. */
const looked = 3

const listings = {
  school: '/public/schools/all',
  college: '/public/colleges/all',
  exam: '/public/exams/all',
  career: '/public/careers/all',
  article: '/public/articles/all',
  course: '/public/courses/all',
  counselling: '/public/counselling',
} as const

/** The school of the demo that has draws of lots: the first one of its login. */
const schoolOfDraws = 1

const fixed: readonly (readonly [type: string, path: string])[] = [
  ['home', '/'],
  ['schools', '/schools/all'],
  ['schools, filtered', '/schools/all?board=cbse&sort=name'],
  ['schools, most shown', '/schools/all?offset=60'],
  ['schools, none found', '/schools/all?feeMax=1'],
  ['colleges', '/colleges/all'],
  ['exams', '/exams'],
  ['counselling', '/counselling'],
  ['careers', '/careers'],
  ['articles', '/articles'],
  ['courses', '/courses'],
  ['enquiry', '/enquiry/admission-school'],
  ['withdraw consent', '/withdraw-consent'],
  ['status of a grievance', '/grievance-status'],
  ['cost of a school', '/school/modern-school-new-delhi/cost?class=1'],
  ['fees of a school', '/school/delhi-public-school-new-delhi/fees'],
  ['pictures of a school', '/school/delhi-public-school-new-delhi/pictures'],
  ['reviews of a school', '/school/delhi-public-school-new-delhi/reviews'],
  ['pictures of a college', '/college/srm-institute-of-science-and-technology/pictures'],
  ['reviews of a college', '/college/srm-institute-of-science-and-technology/reviews'],
  [
    'points at a school',
    '/school/mount-carmel-school-new-delhi/points?born=2022-06-01&class=nursery&km=7&c1=yes&c4=no',
  ],
  ['cost of a degree', '/college/indian-institute-of-technology-madras/cost'],
  [
    'refund of a college',
    '/college/indian-institute-of-technology-madras/refund?paid=80000&leaving=2026-08-01&last=2026-07-31',
  ],
  ['card of a school for other sites', '/embed/school/modern-school-new-delhi'],
  ['card of a college for other sites', '/embed/college/indian-institute-of-technology-madras'],
  ['saved', '/saved'],
  ['near me', '/near-me?near=28.61,77.21'],
  ['chances', '/chances'],
  ['chances, compared', '/chances?list=jee-main&rank=4000&homeState=kerala'],
  ['open data', '/open-data'],
  ['verify', '/verify'],
  ['search', '/search?q=public+school'],
  ['search, empty', '/search'],
  ...infoPages.map((page) => ['info', infoPagePath(page)] as const),
  ...versionedPages.map((page) => ['info, one version', infoPagePath(page, '2026-11')] as const),
  ...consents.map(({ version }) => ['consent', consentPath(version)] as const),
  ['missing', '/nothing/here'],
]

/** Every page type of the site with addresses that the demo catalogue and its draws of lots fill, in English and in Hindi. */
export async function sitePages(app: FastifyInstance, apiBase = '/api/v1'): Promise<[type: string, path: string][]> {
  const pages: [string, string][] = fixed.map(([type, path]) => [type, path])
  for (const [kind, listing] of Object.entries(listings)) {
    const response = await app.inject(`${apiBase}${listing}`)
    const { data } = response.json<{ data: { url: string }[] }>()
    if (data.length === 0) throw new Error(`The demo catalogue shows no ${kind}`)
    for (const { url } of data.slice(0, looked)) pages.push([kind, `/${kind}/${url}`])
  }
  const draws = await app.inject(`${apiBase}/public/draws?instituteType=school&instituteId=${schoolOfDraws}`)
  const { data: found } = draws.json<{ data: { id: number }[] }>()
  if (found.length === 0) throw new Error('The demo shows no draw of lots')
  for (const { id } of found) pages.push(['draw of lots', `/draws/${id}`])
  return pages.flatMap(([type, path]) => [
    [type, path],
    [`${type}, in Hindi`, path === '/' ? '/hi' : `/hi${path}`],
  ])
}
