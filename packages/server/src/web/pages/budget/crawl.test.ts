import { openEnquiryKinds } from '@pravesh/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../../app/app.ts'
import { ensureDemoData } from '../../../commands/seed/index.ts'
import { readConfig } from '../../../platform/config/config.ts'
import { seededDb } from '../../../platform/db/testing/seeded.ts'
import { builtWeb } from '../../../platform/process/built-web.ts'

const database = await seededDb('demo', ensureDemoData)
let app: FastifyInstance
let origin: string

type CrawledPage = { path: string; status: number; title: string; noindex: boolean; from: string; enquiries: string[] }
let pages: CrawledPage[]
let listed: Set<string>

/** Addresses that respond with no page of the site, and addresses with choices, which are not for search engines. */
const isPage = (href: string) =>
  /^\/(?!\/)/.test(href) &&
  !/^\/(?:_astro|api|files|admin|administration|dev|sandbox)(?:\/|$)|[?#]|\.\w{2,4}$/.test(href)
const links = (body: string) =>
  [...body.matchAll(/<a\s[^>]*?href="([^"]+)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&').replace(/[?#].*$/, ''),
  )

/** The kinds of enquiry that a page links to or has the form of. */
const enquiriesIn = (body: string) => [
  ...new Set(
    [...body.matchAll(/<(?:a|form)\s[^>]*?(?:href|action)="(?:\/hi)?\/enquiry\/([a-z-]+)/g)].map(
      ([, kind = '']) => kind,
    ),
  ),
]

async function crawl(starts: readonly string[]): Promise<CrawledPage[]> {
  const found = new Map(starts.map((path) => [path, 'the start']))
  const crawled: CrawledPage[] = []
  for (const [path, from] of found) {
    const { statusCode: status, body } = await app.inject(path)
    const title = /<title>([^<]*)<\/title>/.exec(body)?.[1] ?? ''
    const noindex = body.includes('<meta name="robots" content="noindex"')
    crawled.push({ path, status, title, noindex, from, enquiries: enquiriesIn(body) })
    // The form that reports a review needs to know which.
    for (const href of links(body))
      if (isPage(href) && !href.endsWith('/report-review') && !found.has(href)) found.set(href, path)
  }
  return crawled
}

/** Every address of the sitemap, file by file, as its index names them. */
async function sitemapPaths(): Promise<Set<string>> {
  const addressesIn = (body: string) =>
    [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.slice(origin.length))
  const index = await app.inject('/sitemap.xml')
  const files = await Promise.all(addressesIn(index.body).map((path) => app.inject(path)))
  return new Set(files.flatMap(({ body }) => addressesIn(body)))
}

beforeAll(async () => {
  const web = builtWeb()
  if (!web) throw new Error('The site is not built. Run: npm run build')
  const result = readConfig({ DATA_DIR: '.data' })
  if (!('config' in result)) throw new Error(result.problems.join('\n'))
  origin = new URL(result.config.origin).origin
  app = await buildApp({ database, config: result.config, web })
  pages = await crawl(['/', '/hi'])
  listed = await sitemapPaths()
}, 180_000)
afterAll(() => app?.close())

test('every link of the demo leads to a page', () => {
  expect(pages.length).toBeGreaterThan(1_000)
  expect(pages.filter(({ status }) => status !== 200)).toEqual([])
})

test('every page that may be found is in the sitemap, and nothing else is', async () => {
  const indexable = pages.filter(({ noindex }) => !noindex)
  expect(indexable.filter(({ path }) => !listed.has(path)).map(({ path, from }) => `${path} from ${from}`)).toEqual([])
  const hidden = new Set(pages.filter(({ noindex }) => noindex).map(({ path }) => path))
  expect([...listed].filter((path) => hidden.has(path))).toEqual([])
  // Pages that nothing links to are pages all the same.
  const reached = new Set(pages.map(({ path }) => path))
  for (const path of [...listed].filter((path) => !reached.has(path))) {
    const { statusCode, body } = await app.inject(path)
    expect([path, statusCode, body.includes('content="noindex"')]).toEqual([path, 200, false])
  }
}, 120_000)

test.each(['/', '/hi'])('no two pages under %s that may be found have one title', (prefix) => {
  const inLanguage = pages.filter(({ path, noindex }) => !noindex && path.startsWith('/hi') === (prefix === '/hi'))
  const byTitle = Map.groupBy(inLanguage, ({ title }) => title)
  expect([...byTitle.values()].filter((same) => same.length > 1).map((same) => same.map(({ path }) => path))).toEqual(
    [],
  )
})

/**
 * A page that leads to each kind of enquiry in addition to the kind's own page: below its records, at the end of a list, or in the footer.
 */
const enquiryPlaces: Readonly<Record<(typeof openEnquiryKinds)[number], RegExp>> = {
  general: /^\/contact$/,
  'footer-enquiry': /^\/$/,
  'admission-school': /^\/school\/[^/]+$/,
  'admission-college': /^\/college\/[^/]+$/,
  career: /^\/career\/[^/]+$/,
  'career-footer': /^\/careers$/,
  exam: /^\/exam\/[^/]+$/,
  'partner-enquiry': /^\/$/,
  grievance: /^\/grievance$/,
  'free-counselling': /^\/$/,
  studyindia: /^\/courses$/,
}
test.each(['', '/hi'])('every kind of enquiry is reached from the home page under "%s"', (prefix) => {
  for (const kind of openEnquiryKinds) {
    const from = pages
      .filter(({ path }) => path === '/hi' || path.startsWith('/hi/') === (prefix === '/hi'))
      .filter(({ enquiries }) => enquiries.includes(kind))
      .map(({ path }) => path.slice(prefix.length) || '/')
    expect(
      from.filter((path) => enquiryPlaces[kind].test(path)),
      kind,
    ).not.toEqual([])
  }
})
