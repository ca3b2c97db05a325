import { gunzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { seedDraws } from '../../commands/seed/families/draws.ts'
import { BuiltFiles } from './built-files.ts'
import { listingPages } from './listings.ts'
import { pagesOf, recordFiles, recordsPerFile } from './records.ts'

const { app, call, database, config } = await testApp('demo')
const { db } = database
const { origin } = new URL(config.origin)
const read = (url: string, headers = {}) => app.inject({ url, headers })
const addressesIn = (body: string) => [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)

test('robots.txt keeps search engines out of consoles and accounts, and names the sitemap', async () => {
  const { statusCode, body, headers } = await read('/robots.txt')
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  for (const path of ['/admin', '/administration', '/api/', '/student', '/hi/student'])
    expect(body).toContain(`Disallow: ${path}\n`)
  expect(body).toContain(`Sitemap: ${origin}/sitemap.xml\n`)
})

test('the index names files that exist, and each page stands in both languages with its last change', async () => {
  const index = await read('/sitemap.xml')
  expect(index.headers['content-type']).toBe('application/xml; charset=utf-8')
  const files = addressesIn(index.body)
  expect(files).toContain(`${origin}/sitemaps/pages.xml`)
  expect(files).toContain(`${origin}/sitemaps/schools-0.xml`)
  for (const file of files) expect((await read(new URL(file).pathname)).statusCode).toBe(200)
  const schools = (await read('/sitemaps/schools-0.xml')).body
  const { rows } = await db.execute<{ url: string }>(
    sql`select url from school where status = 'published' and not noindex`,
  )
  expect(addressesIn(schools).toSorted()).toEqual(
    rows.flatMap(({ url }) => [`${origin}/hi/school/${url}`, `${origin}/school/${url}`]).toSorted(),
  )
  expect(schools.match(/<lastmod>/g)).toHaveLength(2 * rows.length)
  const [first] = rows
  for (const [language, prefix] of [
    ['en', ''],
    ['hi', '/hi'],
    ['x-default', ''],
  ])
    expect(schools).toContain(`hreflang="${language}" href="${origin}${prefix}/school/${first?.url}"`)
})

test('every listing stands in the sitemap by its own address, also where a word names two filters', async () => {
  // `government-aided` is a type of schools and an owner.
  await db.execute(sql`update school set school_type = (select id from school_type where url = 'government-aided')
    where id = (select min(id) from school where status = 'published')`)
  const fresh = await listingPages(db)
  const listings = fresh.flatMap(({ path }) => {
    const [, plural, slug] = /^\/(schools|colleges)\/(.+)$/.exec(path) ?? []
    return slug ? [[plural, slug]] : []
  })
  expect(listings).toContainEqual(['schools', 'government-aided'])
  expect(listings.length).toBeGreaterThan(100)
  for (const [plural, slug] of listings) {
    const { status, body } = await call<{ url: string; total: number }>('GET', `/public/${plural}/${slug}?limit=1`)
    expect([plural, slug, status, body.url]).toEqual([plural, slug, 200, slug])
  }
})

test('it is sent compressed to whoever reads that, and the same to others', async () => {
  const packed = await read('/sitemaps/exams-0.xml', { 'accept-encoding': 'gzip, br' })
  const plain = await read('/sitemaps/exams-0.xml', { 'accept-encoding': 'gzip;q=0' })
  expect([packed.headers['content-encoding'], plain.headers['content-encoding']]).toEqual(['gzip', undefined])
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body)
})

test('drafts and pages that are not to be found stand in no file; what is no file is 404', async () => {
  const fresh = await testApp('demo')
  await fresh.database.db.execute(sql`update exam set status = 'draft' where id = (select min(id) from exam)`)
  await fresh.database.db.execute(sql`update exam set noindex = true where id = (select max(id) from exam)`)
  const { rows } = await fresh.database.db.execute<{ url: string }>(
    sql`select url from exam where id in (select min(id) from exam union select max(id) from exam)`,
  )
  const { body } = await fresh.app.inject('/sitemaps/exams-0.xml')
  expect(rows).toHaveLength(2)
  for (const { url } of rows) expect(body).not.toContain(`/exam/${url}<`)
  for (const name of ['exams-7.xml', 'exams-07.xml', 'nothing-0.xml', 'pages.txt', 'schools-123456.xml'])
    expect([name, (await read(`/sitemaps/${name}`)).statusCode]).toEqual([name, 404])
})

test('draws of lots stand in a file of their own while they are not cancelled; those of a demonstration in none', async () => {
  await db.transaction((tx) => seedDraws(tx, config))
  const [file, ...others] = (await recordFiles(db, { mode: 'production' })).filter(({ kind }) => kind === 'draw')
  expect([file?.name, others]).toEqual(['draws-0.xml', []])
  const { rows } = await db.execute<{ id: number }>(sql`select id from draw order by id`)
  expect(rows.length).toBeGreaterThan(2)
  await db.execute(sql`update draw set cancelled_at = now(), cancel_reason = 'Seats were added'
    where id = (select max(id) from draw)`)
  const pages = await pagesOf(db, { kind: 'draw', part: 0 })
  expect(pages.map(({ path }) => path)).toEqual(rows.slice(0, -1).map(({ id }) => `/draws/${id}`))
  expect((await read('/sitemaps/draws-0.xml')).statusCode).toBe(404)
})

test('a file has at most the 50,000 addresses that the protocol allows', () => {
  expect(2 * recordsPerFile).toBeLessThanOrEqual(50_000)
})

test('articles are a feed in each language', async () => {
  const { body, headers } = await read('/articles.xml')
  expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8')
  const { rows } = await db.execute<{ url: string }>(
    sql`select url from article where status = 'published' and language = 'en' order by published_at desc nulls last, id desc limit 50`,
  )
  expect([...body.matchAll(/<link>([^<]+)<\/link>/g)].map(([, url]) => url).slice(1)).toEqual(
    rows.map(({ url }) => `${origin}/article/${url}`),
  )
  const inHindi = (await read('/hi/articles.xml')).body
  expect(inHindi).toContain('<language>hi</language>')
  expect(inHindi.match(/<item>/g)).toHaveLength(rows.length)
  const titles = [...inHindi.matchAll(/<item>\s*<title>(.*?)<\/title>/g)].map(([, title = '']) => title)
  expect(titles.filter((title) => !/\p{Script=Devanagari}/u.test(title))).toEqual([])
})

test('a file is built once however many ask at once, and again only after an hour', async () => {
  const files = new BuiltFiles()
  let built = 0
  const build = async () => `built ${++built}`
  const bodies = await Promise.all(Array.from({ length: 50 }, () => files.read('a.xml', build)))
  expect(new Set(bodies.map((body) => body && gunzipSync(body).toString()))).toEqual(new Set(['built 1']))
  await files.read('a.xml', build)
  expect(built).toBe(1)
  // A failed build is repeated.
  await expect(files.read('b.xml', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database')
  expect(await files.read('b.xml', async () => 'built')).toBeDefined()
  expect(await files.read('c.xml', async () => undefined)).toBeUndefined()
})
