import { gunzipSync } from 'node:zlib'
import { endpointTable, isPublicRead } from '@pravesh/contract'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import { buildApp } from '../../../app/app.ts'
import { bindAll } from '../../../app/endpoints.ts'
import { LiveLexicon } from '../../../catalogue/lexicon/live-lexicon.ts'
import { SearchTerms } from '../../../catalogue/search-terms/search-terms.ts'
import { ensureDemoData } from '../../../commands/seed/index.ts'
import { LiveNews } from '../../../people/news/live-news.ts'
import { createPaymentGateway } from '../../../people/payment/open.ts'
import { openDelivery } from '../../../services/delivery/delivery.ts'
import { readConfig } from '../../config/config.ts'
import { school } from '../../db/tables.ts'
import { seededDb } from '../../db/testing/seeded.ts'
import { publishInvalidation } from '../../invalidation/publish.ts'

const database = await seededDb('demo', ensureDemoData)
const { db } = database
const read = readConfig({ DATA_DIR: '.data' })
if ('problems' in read) throw new Error(read.problems.join('\n'))
const { config } = read
const app = await buildApp({ database: database, config, verify: true, cacheResponses: true })
const uncached = await buildApp({ database, config, verify: true })
afterAll(async () => {
  await app.close()
  await uncached.close()
})

const base = new URL(config.apiBase, config.origin).pathname
const address = `${base}/public/school/?url=delhi-public-school-new-delhi`
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const rename = (name: string) => db.update(school).set({ name }).where(eq(school.url, 'delhi-public-school-new-delhi'))
const nameOf = async (headers?: Record<string, string>) =>
  (await get(address, headers)).json<{ data: { name: string } }>().data.name

test('an answer is kept until what it shows changes, and is then made anew', async () => {
  const first = await nameOf()
  await rename('Neem School')
  expect(await nameOf()).toBe(first)
  await publishInvalidation(db, ['colleges'])
  await publishInvalidation(db, ['schools', 'school:1'])
  await vi.waitFor(async () => expect(await nameOf()).toBe('Neem School'), { timeout: 60_000 })
})

test('a look-up that changes drops all of them', async () => {
  const states = `${base}/open/location-type/schoolstate`
  await get(states)
  await rename('Pipal School')
  await publishInvalidation(db, 'everything')
  await vi.waitFor(async () => expect(await nameOf()).toBe('Pipal School'), { timeout: 60_000 })
})

test('a token, which no public read looks at, has nothing made anew', async () => {
  const cachedName = await nameOf()
  const { hits } = app.responseCache.stats
  await rename('Banyan School')
  expect(await nameOf({ authorization: 'Bearer whoever' })).toBe(cachedName)
  expect(app.responseCache.stats.hits).toBe(hits + 1)
})

test('a kept answer has what a fresh one has: the bytes, the headers, and a tag that answers 304', async () => {
  const url = `${base}/public/colleges/all?limit=3`
  const fresh = await uncached.inject({ url })
  await get(url)
  const { headers, body } = await get(url)
  expect(body).toBe(fresh.body)
  const { date: _date, etag, vary, ...rest } = headers
  expect(vary).toBe('accept-encoding')
  const expectedHeaders = Object.fromEntries(Object.entries(fresh.headers).filter(([name]) => name !== 'date'))
  expect(rest).toEqual({ ...expectedHeaders, connection: rest.connection })
  const revalidated = await get(url, { 'if-none-match': String(etag) })
  expect([revalidated.statusCode, revalidated.body]).toEqual([304, ''])
  const packed = await get(url, { 'accept-encoding': 'gzip' })
  expect(gunzipSync(packed.rawPayload).toString()).toBe(body)
  const head = await app.inject({ method: 'HEAD', url })
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', headers['content-length']])
})

test('what is not known in an address is refused beside a kept answer, and a fault is not kept', async () => {
  await get(address)
  expect((await get(`${address}&colour=blue`)).statusCode).toBe(422)
  const absent = `${base}/public/school/?url=pravesh-test-school`
  expect((await get(absent)).statusCode).toBe(404)
  const [row] = await db.select().from(school).limit(1)
  if (!row) throw new Error('The demo has no school')
  const { id: _id, ...values } = row
  await db.insert(school).values({ ...values, url: 'pravesh-test-school', status: 'published' })
  expect((await get(absent)).statusCode).toBe(200)
})

test('every public read and look-up says what it shows, and nothing else is kept', async () => {
  const bound = await bindAll({
    db,
    reads: db,
    config,
    delivery: openDelivery(config, db),
    payments: createPaymentGateway(config, db),
    lexicon: new LiveLexicon(db),
    searchTerms: new SearchTerms(db),
    news: new LiveNews(),
  })
  const cachedIds = new Set(bound.filter(({ shows }) => shows).map(({ endpoint }) => endpoint.id))
  const open = endpointTable.filter(isPublicRead)
  expect([...cachedIds].sort()).toEqual(open.map(({ id }) => id).sort())
  expect(bound.filter(({ endpoint, shows }) => shows && endpoint.knows)).toEqual([])
})
