import { expect, test } from 'vitest'
import { isKept, offlinePath } from './kept.ts'
import { withNotice, withTitles } from './offline-page.ts'

const page = (html: string, headers: Record<string, string> = {}) => new Response(html, { headers })

test.each([
  ['public, max-age=0, must-revalidate', true],
  ['max-age=300, public', true],
  ['private, no-store', false],
  ['private, no-cache', false],
  ['', false],
])('a page with cache-control %s is kept: %s', (cacheControl, kept) => {
  expect(isKept(page('', { 'cache-control': cacheControl }))).toBe(kept)
})

test('a file that the browser saves is not kept a second time', () => {
  const headers = { 'cache-control': 'public', 'content-disposition': 'attachment; filename="exams.csv"' }
  expect(isKept(new Response('', { headers }))).toBe(false)
})

test('an error is not kept', () => {
  expect(isKept(new Response('', { status: 404, headers: { 'cache-control': 'public' } }))).toBe(false)
})

test('the page without a network is in the language of the address', () => {
  expect(['/', '/school/hindu-college', '/hi', '/hi/exams'].map(offlinePath)).toEqual([
    '/offline',
    '/offline',
    '/hi/offline',
    '/hi/offline',
  ])
})

test('a kept page says of when it is, in its own language', async () => {
  const date = { date: 'Sat, 28 Nov 2026 09:00:00 GMT' }
  const words = page('<div data-notice="The page as of #."></div>')
  const kept = page('<html lang="en"><main id="main"><h1>Modern School</h1></main>', date)
  const html = await (await withNotice(kept, words)).text()
  expect(html).toMatch(/<main id="main"><p [^>]*role="status">The page as of 28 Nov 2026, .*<\/p><h1>Modern School/)
  const hindi = page('<html lang="hi"><main></main>', date)
  expect(await (await withNotice(hindi, page('<div data-notice="#"></div>'))).text()).toContain('नव')
})

test('the page without a network links to the kept pages, the newest first', async () => {
  const pages = new Map([
    ['https://pravesh.example/exams', '<title>Exams</title>'],
    ['https://pravesh.example/schools/all?board=cbse&sort=name', '<title>A &amp; B</title>'],
    ['https://pravesh.example/broken', 'no title'],
  ])
  const cache = {
    keys: async () => [...pages.keys()].map((url) => new Request(url)),
    match: async (request: Request) => page(pages.get(request.url) ?? ''),
  }
  const html = await (await withTitles(page('<ul class="kept"></ul>'), cache)).text()
  expect(html).toBe(
    '<ul class="kept"><li><a href="/schools/all?board=cbse&amp;sort=name">A &amp; B</a></li><li><a href="/exams">Exams</a></li></ul>',
  )
})
