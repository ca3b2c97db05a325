import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PageViews } from '../../catalogue/page-views/page-views.ts'
import { ensureDemoData } from '../../commands/seed/index.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { seededDb } from '../../platform/db/testing/seeded.ts'
import { cachedPage, html, pagesApp } from './testing/app.ts'

const { db } = await seededDb('demo', ensureDemoData)
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const opened = { 'user-agent': firefox, 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' }
const page = '/school/modern-school-new-delhi'
const noon = Date.parse('2026-11-20T06:30:00Z')

let app: FastifyInstance
let views: PageViews
let now = noon
beforeEach(async () => {
  now = noon
  await db.execute(sql`truncate page_view_day`)
  views = new PageViews(db, undefined, () => now)
  app = await pagesApp(
    (context) =>
      context.url.pathname.includes('absent')
        ? html('Not found', { status: 404 })
        : cachedPage(`<h1>${context.url.pathname}</h1>`)(context),
    { views },
  )
})
afterEach(() => app.close())

type Visit = {
  url?: string
  headers?: Record<string, string>
  remoteAddress?: string
  method?: 'GET' | 'HEAD' | 'POST'
}
const visit = ({ url = page, headers = {}, remoteAddress = '203.0.113.1', method = 'GET' }: Visit = {}) =>
  app.inject({ method, url, remoteAddress, headers: { ...opened, ...headers } })
async function countedDays() {
  await views.flush()
  const { rows } = await db.execute<{ text: string }>(sql`
    select concat_ws(' ', kind, coalesce(s.url, c.url), to_char(day, 'YYYY-MM-DD'), count) as text from page_view_day v
    left join school s on v.kind = 'school' and s.id = v.id left join college c on v.kind = 'college' and c.id = v.id
    order by 1`)
  return rows.map(({ text }) => text)
}

test('loads of an institute’s page by browsers are counted, rendered, cached and unchanged alike, in both languages', async () => {
  const first = await visit()
  await visit({ remoteAddress: '203.0.113.2' })
  const etag = String(first.headers.etag)
  const unchanged = await visit({ remoteAddress: '203.0.113.3', headers: { 'if-none-match': etag } })
  expect(unchanged.statusCode).toBe(304)
  await visit({ url: `/hi${page}?utm_source=x` })
  await visit({ url: '/college/indian-institute-of-technology-bombay' })
  expect(await countedDays()).toEqual([
    'college indian-institute-of-technology-bombay 2026-11-20 1',
    'school modern-school-new-delhi 2026-11-20 3',
  ])
})

test.each<[string, Visit]>([
  ['a robot', { headers: { 'user-agent': googlebot } }],
  ['no browser', { headers: { 'user-agent': '' } }],
  ['a prefetch', { headers: { 'sec-purpose': 'prefetch;prerender' } }],
  ['an older prefetch', { headers: { purpose: 'prefetch' } }],
  ['a script’s request', { headers: { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' } }],
  ['a frame', { headers: { 'sec-fetch-dest': 'iframe' } }],
  ['a HEAD', { method: 'HEAD' }],
  ['a page that does not exist', { url: '/school/absent' }],
  ['an address that no institute has', { url: '/school/nobody-has-this' }],
  ['a list', { url: '/schools/delhi' }],
  ['a page below', { url: `${page}/fees` }],
])('%s is not counted', async (_name, request) => {
  await visit(request)
  expect(await countedDays()).toEqual([])
})

test('the same caller within half an hour is one view; another network, browser or page is one more', async () => {
  await visit()
  now += 29 * 60_000
  await visit()
  expect(await countedDays()).toEqual(['school modern-school-new-delhi 2026-11-20 1'])
  now += 2 * 60_000
  await visit()
  await visit({ remoteAddress: '203.0.113.9' })
  await visit({ headers: { 'user-agent': firefox.replaceAll('140', '141') } })
  expect(await countedDays()).toEqual(['school modern-school-new-delhi 2026-11-20 4'])
})

test('a day begins at midnight in India, and counts are added to those of other processes', async () => {
  now = Date.parse('2026-11-20T18:29:00Z')
  await visit()
  now = Date.parse('2026-11-20T18:31:00Z')
  await visit()
  await views.flush()
  const other = new PageViews(db, undefined, () => now)
  other.add({ method: 'GET', target: page, status: 200, headers: opened }, () => '203.0.113.50')
  await other.flush()
  expect(await countedDays()).toEqual([
    'school modern-school-new-delhi 2026-11-20 1',
    'school modern-school-new-delhi 2026-11-21 2',
  ])
})

test('the counts are written when the server stops', async () => {
  await visit()
  await app.close()
  const { rows } = await db.execute(sql`select count from page_view_day`)
  expect(rows).toEqual([{ count: 1 }])
})
