import type { SearchTerm } from '@pravesh/contract'
import { afterAll, afterEach, expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { buildApp } from '../../app/app.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { searchTerm, searchTermKey } from '../../platform/db/tables.ts'
import { minAskers, sweepSearchTerms } from './store.ts'

const { app, database, config, asAdmin, work } = await testApp()
const { db } = database
type App = typeof app

const newProcess = () => buildApp({ database, config, verify: true, cacheResponses: true })
const other = await newProcess()
afterAll(() => other.close())
afterEach(async () => {
  await db.delete(searchTerm)
  await db.delete(searchTermKey)
})

/** Searches as visitors from so many networks, each of its own. */
async function search(q: string, askers: number, { from = 1, server = app, more: overrides = '' } = {}): Promise<void> {
  for (let n = from; n < from + askers; n++) {
    const url = `/api/v1/public/search?q=${encodeURIComponent(q)}${overrides}`
    expect((await server.inject({ url, remoteAddress: `203.0.113.${n}` })).statusCode).toBe(200)
  }
}
const flush = async (...servers: App[]) => {
  for (const server of servers.length > 0 ? servers : [app]) await server.searchTerms.flush()
}
const listed = async (query = '') =>
  (await asAdmin<{ data: SearchTerm[]; total: number }>('GET', `/admin/search-term?${query}`)).body.data
const texts = async (query?: string) => (await listed(query)).map(({ text }) => text)
const stored = () => db.select().from(searchTerm)

/** Tables of which a row contains the text, in any column. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const table = sql.identifier(name)
    const { rows: hits } = await db.execute(sql`select 1 from ${table} as t where t::text ilike ${`%${text}%`} limit 1`)
    if (hits.length > 0) found.push(name)
  }
  return found
}

test('what four networks asked for is nowhere to be read; with the fifth it is', async () => {
  await search('quokka vidyalaya', minAskers - 1)
  await search('quokka vidyalaya', 1)
  await flush()
  expect(await stored()).toMatchObject([{ text: null, count: minAskers, outcome: 'none' }])
  expect([await tablesWith('quokka'), await texts()]).toEqual([[], []])
  await search('Quokka  Vidyalaya!', 1, { from: minAskers })
  await flush()
  expect(await tablesWith('quokka')).toEqual(['search_term'])
  expect(await stored()).toMatchObject([{ text: 'quokka vidyalaya', askers: [] }])
  expect(await listed()).toMatchObject([
    { text: 'quokka vidyalaya', count: minAskers + 1, foundNothing: minAskers + 1, outcome: 'none' },
  ])
})

test('five at once are enough, and lines of one home are one asker', async () => {
  await search('kangaroo school', minAskers)
  for (let n = 0; n < 9; n++)
    await app.inject({ url: '/api/v1/public/search?q=wallaby', remoteAddress: `2001:db8:1:2${n}::1` })
  await flush()
  expect(await texts()).toEqual(['kangaroo school'])
})

test('numbers and addresses of people are never counted, whoever asks', async () => {
  for (const text of ['asha@mail.example', 'asha 9812345678', 'roll no 12345678']) await search(text, minAskers)
  await flush()
  expect(await stored()).toEqual([])
})

test('processes count together, and a restart loses nothing', async () => {
  await search('numbat school', 2)
  await search('numbat school', 1, { from: 3, server: other })
  await Promise.all([flush(app), flush(other)])
  const third = await newProcess()
  await search('numbat school', 1, { from: 4, server: third })
  await third.close()
  expect(await texts()).toEqual([])
  const fourth = await newProcess()
  await search('numbat school', 1, { from: 5, server: fourth })
  await fourth.close()
  expect(await listed()).toMatchObject([{ text: 'numbat school', count: 5 }])
})

test('a kept answer is a search too; further rows, one kind, what is fetched ahead and suggestions are none', async () => {
  await search('dingo school', minAskers, { server: other })
  expect(other.responseCache.stats.hits).toBeGreaterThan(0)
  await search('dingo school', 1, { from: 9, server: other, more: '&kind=school' })
  await search('dingo school', 1, { from: 9, server: other, more: '&offset=40' })
  const daysAhead = { 'sec-purpose': 'prefetch' }
  await other.inject({ url: '/api/v1/public/search?q=dingo%20school', headers: daysAhead })
  await other.inject({ url: '/api/v1/public/find?search=dingo%20school' })
  await asAdmin('GET', '/admin/search-synonym-try?q=dingo%20school')
  await flush(app, other)
  expect(await listed()).toMatchObject([{ text: 'dingo school', count: minAskers }])
})

test('a visit of the search page is a search, in either language', async () => {
  await search('potoroo school', 1)
  for (const [n, path] of ['/search', '/search/', '/hi/search', '/search'].entries())
    await app.inject({ url: `${path}?q=potoroo+school`, remoteAddress: `203.0.113.${n + 2}` })
  await flush()
  expect(await listed()).toMatchObject([{ text: 'potoroo school', count: 5 }])
})

test('the key of a day, and what too few asked for, go with the day; no text stays longer than 90 days', async () => {
  await search('wombat school', minAskers)
  await search('wombat college', 2)
  await flush()
  const [before] = await db.select().from(searchTermKey)
  await db.update(searchTerm).set({ day: sql`day - 1` })
  await db.update(searchTermKey).set({ day: sql`day - 1` })
  await work()
  await sweepSearchTerms(db)
  expect(await db.select().from(searchTermKey)).toEqual([])
  expect((await stored()).map(({ text }) => text)).toEqual(['wombat school'])
  await search('wombat college', 3, { from: 3 })
  await flush()
  const [after] = await db.select().from(searchTermKey)
  expect(after?.key).not.toBe(before?.key)
  expect(await texts()).toEqual(['wombat school'])
  await db.update(searchTerm).set({ day: sql`day - 90` })
  await sweepSearchTerms(db)
  expect(await stored()).toEqual([])
})

test('of a day that is over the most searched stay, and those that found nothing', async () => {
  const rows = Array.from({ length: 500 }, (_, n) => ({
    day: sql<string>`current_date - 3`,
    hash: `h${n}`,
    text: `text ${n}`,
    outcome: 'names' as const,
    count: 1_000 - n,
    foundNothing: n === 499 ? 1 : 0,
  }))
  await db.insert(searchTerm).values(rows)
  await sweepSearchTerms(db)
  const left = new Set((await stored()).map(({ text }) => text))
  expect([left.size, left.has('text 199'), left.has('text 200'), left.has('text 499')]).toEqual([
    201,
    true,
    false,
    true,
  ])
})

test('the list adds days up, narrows, sorts and says what is not understood', async () => {
  const row = (text: string, daysAgo: number, count: number, foundNothing = 0) => ({
    day: sql<string>`(now() at time zone 'Asia/Kolkata')::date - ${daysAgo}::int`,
    hash: `${text} ${daysAgo}`,
    text,
    outcome: foundNothing > 0 ? ('none' as const) : ('listing' as const),
    count,
    foundNothing,
  })
  await db
    .insert(searchTerm)
    .values([
      row('schools in pune', 0, 5),
      row('schools in pune', 6, 6),
      row('bilby schools', 1, 7, 7),
      row('old schools', 20, 50),
    ])
  expect(await listed()).toMatchObject([
    { text: 'schools in pune', count: 11, notUnderstood: '' },
    { text: 'bilby schools', count: 7, foundNothing: 7, outcome: 'none', notUnderstood: 'bilby' },
  ])
  expect(await texts('days=30')).toEqual(['old schools', 'schools in pune', 'bilby schools'])
  expect(await texts('nothingFound=true')).toEqual(['bilby schools'])
  expect(await texts('nothingFound=false')).toEqual(['schools in pune'])
  expect(await texts('search=Bilby')).toEqual(['bilby schools'])
  expect(await texts('sort=text&order=asc')).toEqual(['bilby schools', 'schools in pune'])
  const [first] = await listed('limit=1&page=2')
  expect(first?.text).toBe('bilby schools')
  expect(await texts(`id=${first?.id}`)).toEqual(['bilby schools'])
})

test('a text is tried as search reads it', async () => {
  const { body } = await asAdmin<{ data: { readings: { path: string; rest: string }[]; names: number } }>(
    'GET',
    '/admin/search-synonym-try?q=quokka%20cbse%20schools',
  )
  expect(body.data.readings[0]).toMatchObject({ path: '/schools/cbse', rest: 'quokka' })
  expect(body.data.names).toBe(0)
})
