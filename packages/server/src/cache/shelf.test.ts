import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { Answer } from './answer.ts'
import type { KeptPage } from './lifetime.ts'
import { Shelf } from './shelf.ts'

const page = (key: string, ...tags: string[]): KeptPage => ({
  key,
  answer: new Answer(200, [], Buffer.alloc(1000, 'x')),
  tags: new Set(tags),
  freshUntil: 1,
  staleUntil: 1,
  standsInUntil: 1,
  used: false,
})

test('stays within its bytes and counts them back to nothing', () => {
  const shelf = new Shelf(20_000)
  for (let i = 0; i < 500; i++) {
    shelf.put(page(`/school/${i}`, `school:${i}`, 'schools'))
    expect(shelf.bytes).toBeLessThanOrEqual(20_000)
  }
  expect(shelf.size).toBeGreaterThan(3)
  expect(shelf.tags).toBe(shelf.size + 1)
  shelf.removeTagged(['schools'])
  expect([shelf.bytes, shelf.size, shelf.tags]).toEqual([0, 0, 0])
})

test('a page that is asked for outlives a crawl of pages that are not', () => {
  const shelf = new Shelf(20_000)
  const home = page('/')
  shelf.put(home)
  for (let i = 0; i < 500; i++) {
    home.used = true
    shelf.put(page(`/school/${i}`))
  }
  expect(shelf.get('/')).toBe(home)
})

test('makes room even when every page is in use', () => {
  const shelf = new Shelf(20_000)
  for (let i = 0; i < 50; i++) shelf.put({ ...page(`/school/${i}`), used: true })
  expect(shelf.bytes).toBeLessThanOrEqual(20_000)
  expect(shelf.get('/school/49')).toBeDefined()
})

test('a new version takes the place of the old one', () => {
  const shelf = new Shelf(20_000)
  shelf.put(page('/', 'old'))
  const bytes = shelf.bytes
  shelf.put(page('/', 'new'))
  expect(shelf.bytes).toBe(bytes)
  expect(shelf.removeTagged(['old'])).toBe(0)
  expect(shelf.removeTagged(['new'])).toBe(1)
})

test('what is larger than the shelf is not put on it', () => {
  const shelf = new Shelf(100)
  shelf.put(page('/'))
  expect(shelf.size).toBe(0)
})

test('tags weigh: a page of many tags takes more room', () => {
  const shelf = new Shelf(1_000_000)
  shelf.put(page('/a'))
  const plain = shelf.bytes
  shelf.put(page('/b', ...Array.from({ length: 100 }, (_, i) => `school:${i}`)))
  expect(shelf.bytes - plain).toBeGreaterThan(plain + 10_000)
})

test('a coding that is made later is counted, makes room, and goes with its page', async () => {
  const shelf = new Shelf(23_000)
  const pages = Array.from({ length: 3 }, (_, i) => ({
    ...page(`/school/${i}`),
    answer: new Answer(200, [], Buffer.from(randomBytes(2500).toString('hex'))),
  }))
  const [first, second, third] = pages
  for (const one of pages) shelf.put(one)
  const before = shelf.bytes
  expect(shelf.size).toBe(3)
  const { body } = (await second?.answer.in('gzip')) ?? { body: [] }
  expect(shelf.bytes).toBeGreaterThanOrEqual(before + body.length)
  await third?.answer.in('gzip')
  expect(shelf.get('/school/0')).toBeUndefined()
  expect(shelf.bytes).toBeLessThanOrEqual(23_000)
  // A page that has left is none of the shelf's.
  const left = shelf.bytes
  await first?.answer.in('gzip')
  expect(shelf.bytes).toBe(left)
  shelf.clear()
  await third?.answer.in('br')
  expect(shelf.bytes).toBe(0)
})
