import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { RenderedPage } from './page.ts'
import { type Found, PageCache, type PageCacheOptions } from './page-cache.ts'

const kept = { tags: new Set(['school:1']), maxAge: 60, staleFor: 600 }
const page = (text: string, more: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  headers: [['content-type', 'text/html; charset=utf-8']],
  body: Buffer.from(text),
  keep: kept,
  ...more,
})

/** A cache whose renders the test lets go one by one, and whose clock it turns. */
function setup(options: Partial<PageCacheOptions> = {}) {
  const waiting: { key: string; give: (page: RenderedPage) => void }[] = []
  const clock = { ms: 0 }
  const cache = new PageCache({
    render: (key) => new Promise((give) => waiting.push({ key, give })),
    now: () => clock.ms,
    ...options,
  })
  const give = async (next: RenderedPage) => {
    await turn()
    const first = waiting.shift()
    if (!first) throw new Error('Nothing is being rendered')
    first.give(next)
  }
  return { cache, clock, waiting, give }
}

const text = (found: Found) =>
  'kept' in found ? found.kept.variants.identity.body.toString() : found.once.body.toString()
const wasKept = (found: Found) => 'kept' in found

test('200 who ask at once get one render', async () => {
  const { cache, give, waiting } = setup()
  const all = Array.from({ length: 200 }, () => cache.page('/school/a'))
  await give(page('one'))
  expect(new Set((await Promise.all(all)).map(text))).toEqual(new Set(['one']))
  expect(waiting).toHaveLength(0)
  expect(cache.stats).toMatchObject({ misses: 1, joined: 199 })
  expect(text(await cache.page('/school/a'))).toBe('one')
})

test('a change drops every page that shows it, and no other', async () => {
  const { cache, give } = setup()
  for (const [key, tag] of [
    ['/a', 'school:1'],
    ['/b', 'school:2'],
  ] as const) {
    const found = cache.page(key)
    await give(page(key, { keep: { ...kept, tags: new Set([tag, 'schools']) } }))
    await found
  }
  expect(cache.invalidate(['school:1', 'school:99'])).toBe(1)
  expect(cache.size).toBe(1)
  expect(cache.invalidate(['schools'])).toBe(1)
  expect([cache.size, cache.bytes]).toEqual([0, 0])
})

test('a change that overtakes a render is not lost: the old page answers who waited, and is not kept', async () => {
  const { cache, give, waiting } = setup()
  const before = cache.page('/school/a')
  await turn()
  cache.invalidate(['school:1'])
  const after = cache.page('/school/a')
  await turn()
  expect(waiting).toHaveLength(2)
  await give(page('old'))
  expect(text(await before)).toBe('old')
  expect(cache.size).toBe(0)
  await give(page('new'))
  expect(text(await after)).toBe('new')
  expect(text(await cache.page('/school/a'))).toBe('new')
  expect(cache.stats.overtaken).toBe(1)
})

test('a change of something else does not keep a render from being kept', async () => {
  const { cache, give } = setup()
  const found = cache.page('/school/a')
  await turn()
  cache.invalidate(['school:2'])
  await give(page('one'))
  await found
  expect(cache.size).toBe(1)
})

test('clearing overtakes what is being rendered', async () => {
  const { cache, give } = setup()
  const found = cache.page('/school/a')
  await turn()
  cache.clear()
  await give(page('one'))
  await found
  expect(cache.size).toBe(0)
})

test('a renewal that a change overtook does not bring the old page back', async () => {
  const { cache, clock, give, waiting } = setup()
  const first = cache.page('/a')
  await give(page('one'))
  await first
  clock.ms = 61_000
  expect(text(await cache.page('/a'))).toBe('one')
  await turn()
  cache.invalidate(['school:1'])
  await give(page('one again'))
  await turn()
  const next = cache.page('/a')
  await turn()
  expect(waiting).toHaveLength(1)
  await give(page('two'))
  expect(text(await next)).toBe('two')
})

test('a stale page is served while one render renews it; later it has to wait', async () => {
  const { cache, clock, give, waiting } = setup()
  const first = cache.page('/a')
  await give(page('one'))
  await first
  clock.ms = 61_000
  for (let i = 0; i < 3; i++) expect(text(await cache.page('/a'))).toBe('one')
  await turn()
  expect(waiting).toHaveLength(1)
  await give(page('two'))
  await expect.poll(async () => text(await cache.page('/a'))).toBe('two')
  clock.ms = 61_000 + 60_000 + 600_000 + 1
  const late = cache.page('/a')
  await give(page('three'))
  expect(text(await late)).toBe('three')
})

test('a page that cannot be renewed stays, and is tried again after a while', async () => {
  const { cache, clock, give, waiting } = setup()
  const first = cache.page('/a')
  await give(page('one'))
  await first
  clock.ms = 700_000
  const late = cache.page('/a')
  await give(page('down', { status: 503, keep: undefined }))
  expect(text(await late)).toBe('one')
  expect(text(await cache.page('/a'))).toBe('one')
  expect(waiting).toHaveLength(0)
  clock.ms += 5_001
  const again = cache.page('/a')
  await give(page('two'))
  expect(text(await again)).toBe('two')
})

test('a page that cannot be rendered for more than a day is not stood in for', async () => {
  const { cache, clock, give } = setup()
  const first = cache.page('/a')
  await give(page('one'))
  await first
  clock.ms = 660_000 + 24 * 3_600_000
  const late = cache.page('/a')
  await give(page('down', { status: 503, keep: undefined }))
  expect(text(await late)).toBe('down')
})

test('a changed page is not stood in for by what it was', async () => {
  const { cache, give } = setup()
  const first = cache.page('/a')
  await give(page('one'))
  await first
  cache.invalidate(['school:1'])
  const next = cache.page('/a')
  await give(page('down', { status: 503 }))
  expect(text(await next)).toBe('down')
})

test.each([
  ['an error', { status: 503 }],
  ['a redirect', { status: 302 }],
  ['a refusal', { status: 403 }],
  ['a page with a cookie', { headers: [['set-cookie', 'a=b']] }],
  ['a page that did not say how', { keep: undefined }],
  ['a page with no time', { keep: { ...kept, maxAge: 0 } }],
  [
    'a page of too many things',
    { keep: { ...kept, tags: new Set(Array.from({ length: 501 }, (_, i) => `school:${i}`)) } },
  ],
  ['a page too large', { body: Buffer.alloc((1 << 20) + 1) }],
] satisfies [string, Partial<RenderedPage>][])('%s is not kept', async (_name, more) => {
  const { cache, give } = setup()
  const found = cache.page('/a')
  await give(page('x', more))
  expect(wasKept(await found)).toBe(false)
  expect(cache.size).toBe(0)
})

test('a missing page is kept for half a minute at most, and dropped when its tag changes', async () => {
  const { cache, clock, give } = setup()
  const found = cache.page('/a')
  await give(page('missing', { status: 404 }))
  expect(wasKept(await found)).toBe(true)
  clock.ms = 29_000
  expect(text(await cache.page('/a'))).toBe('missing')
  clock.ms = 30_000
  const next = cache.page('/a')
  await give(page('there'))
  expect(text(await next)).toBe('there')
})

test('what sets a cookie goes to one visitor only', async () => {
  const { cache, give, waiting } = setup()
  const [one, two] = [cache.page('/a'), cache.page('/a')]
  await give(page('for one', { headers: [['set-cookie', 'who=one']] }))
  expect(text(await one)).toBe('for one')
  await give(page('for two', { headers: [['set-cookie', 'who=two']] }))
  expect(text(await two)).toBe('for two')
  const [three, four] = [cache.page('/a'), cache.page('/a')]
  await turn()
  expect(waiting).toHaveLength(2)
  await give(page('three'))
  await give(page('four'))
  expect([text(await three), text(await four)]).toEqual(['three', 'four'])
})

test('one failure answers all who wait for it', async () => {
  const { cache, give, waiting } = setup()
  const all = Array.from({ length: 20 }, () => cache.page('/a'))
  await give(page('down', { status: 503, keep: undefined }))
  expect(new Set((await Promise.all(all)).map(text))).toEqual(new Set(['down']))
  expect(waiting).toHaveLength(0)
})

test('a render that throws rejects for who waits, and the next one tries again', async () => {
  let broken = true
  const cache = new PageCache({
    render: () => (broken ? Promise.reject(new Error('no')) : Promise.resolve(page('yes'))),
  })
  await expect(cache.page('/a')).rejects.toThrow('no')
  broken = false
  expect(text(await cache.page('/a'))).toBe('yes')
})

test('a page that stops being kept leaves the shelf', async () => {
  const { cache, clock, give } = setup()
  const first = cache.page('/a')
  await give(page('one'))
  await first
  clock.ms = 61_000
  await cache.page('/a')
  await give(page('never again', { keep: undefined }))
  await expect.poll(() => cache.size).toBe(0)
})
