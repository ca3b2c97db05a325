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
} as const

const fixed: readonly (readonly [type: string, path: string])[] = [
  ['home', '/'],
  ['schools', '/schools/all'],
  ['schools, filtered', '/schools/all?board=cbse&sort=name'],
  ['schools, most shown', '/schools/all?offset=60'],
  ['schools, none found', '/schools/all?feeMax=1'],
  ['colleges', '/colleges/all'],
  ['exams', '/exams'],
  ['careers', '/careers'],
  ['articles', '/articles'],
  ['courses', '/courses'],
  ['enquiry', '/enquiry/admission-school'],
  ['withdraw consent', '/withdraw-consent'],
  ['status of a grievance', '/grievance-status'],
  ['saved', '/saved'],
  ['near me', '/near-me?near=28.61,77.21'],
  ['search', '/search?q=public+school'],
  ['search, empty', '/search'],
  ...infoPages.map((page) => ['info', infoPagePath(page)] as const),
  ...versionedPages.map((page) => ['info, one version', infoPagePath(page, '2026-11')] as const),
  ...consents.map(({ version }) => ['consent', consentPath(version)] as const),
  ['missing', '/nothing/here'],
]

/** Every page type of the site with addresses that the demo catalogue fills, in English and in Hindi. */
export async function sitePages(app: FastifyInstance, apiBase = '/api/v1'): Promise<[type: string, path: string][]> {
  const pages: [string, string][] = fixed.map(([type, path]) => [type, path])
  for (const [kind, listing] of Object.entries(listings)) {
    const response = await app.inject(`${apiBase}${listing}`)
    const { data } = response.json<{ data: { url: string }[] }>()
    if (data.length === 0) throw new Error(`The demo catalogue shows no ${kind}`)
    for (const { url } of data.slice(0, looked)) pages.push([kind, `/${kind}/${url}`])
  }
  return pages.flatMap(([type, path]) => [
    [type, path],
    [`${type}, in Hindi`, path === '/' ? '/hi' : `/hi${path}`],
  ])
}
