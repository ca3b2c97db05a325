import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { CachedResponse } from './cached-response.ts'
import type { CachedPage } from './lifetime.ts'
import { CacheStore } from './store.ts'

const page = (key: string, ...tags: string[]): CachedPage => ({
  key,
  response: new CachedResponse(200, [], Buffer.alloc(1000, 'x')),
  tags: new Set(tags),
  freshUntil: 1,
  staleUntil: 1,
  serveStaleUntil: 1,
})

test('stays within its bytes and counts them back to nothing', () => {
  const store = new CacheStore(20_000)
  for (let i = 0; i < 500; i++) {
    store.put(page(`/school/${i}`, `school:${i}`, 'schools'))
    expect(store.bytes).toBeLessThanOrEqual(20_000)
  }
  expect(store.size).toBeGreaterThan(3)
  expect(store.tags).toBe(store.size + 1)
  store.removeTagged(['schools'])
  expect([store.bytes, store.size, store.tags]).toEqual([0, 0, 0])
})

test('a page that is asked for outlives a crawl of pages that are not', () => {
  const store = new CacheStore(20_000)
  const homePage = page('/')
  store.put(homePage)
  for (let i = 0; i < 500; i++) {
    store.get('/')
    store.put(page(`/school/${i}`))
  }
  expect(store.get('/')).toBe(homePage)
})

test('makes room where every page was requested', () => {
  const store = new CacheStore(20_000)
  for (let i = 0; i < 50; i++) store.put(page(`/school/${i}`))
  expect(store.bytes).toBeLessThanOrEqual(20_000)
  expect(store.get('/school/49')).toBeDefined()
})

test('a new version takes the place of the old one', () => {
  const store = new CacheStore(20_000)
  store.put(page('/', 'old'))
  const bytes = store.bytes
  store.put(page('/', 'new'))
  expect(store.bytes).toBe(bytes)
  expect(store.removeTagged(['old'])).toBe(0)
  expect(store.removeTagged(['new'])).toBe(1)
})

test('what is larger than the shelf is not put on it', () => {
  const store = new CacheStore(100)
  store.put(page('/'))
  expect(store.size).toBe(0)
})

test('tags weigh: a page of many tags takes more room', () => {
  const store = new CacheStore(1_000_000)
  store.put(page('/a'))
  const bytesBefore = store.bytes
  store.put(page('/b', ...Array.from({ length: 100 }, (_, i) => `school:${i}`)))
  expect(store.bytes - bytesBefore).toBeGreaterThan(bytesBefore + 10_000)
})

test('a coding that is made later is counted, makes room, and goes with its page', async () => {
  const store = new CacheStore(23_000)
  const pages = Array.from({ length: 3 }, (_, i) => ({
    ...page(`/school/${i}`),
    response: new CachedResponse(200, [], Buffer.from(randomBytes(2500).toString('hex'))),
  }))
  const [first, second, third] = pages
  for (const item of pages) store.put(item)
  const before = store.bytes
  expect(store.size).toBe(3)
  const { body } = (await second?.response.in('gzip')) ?? { body: [] }
  expect(store.bytes).toBeGreaterThanOrEqual(before + body.length)
  await third?.response.in('gzip')
  expect(store.get('/school/0')).toBeUndefined()
  expect(store.bytes).toBeLessThanOrEqual(23_000)
  // A page that has left is none of the shelf's.
  const left = store.bytes
  await first?.response.in('gzip')
  expect(store.bytes).toBe(left)
  store.clear()
  await third?.response.in('br')
  expect(store.bytes).toBe(0)
})
