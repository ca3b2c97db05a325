import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { cachePolicy, page, setup, text } from '../../web/pages/testing/cache.ts'
import type { RenderedPage } from './page.ts'
import type { Found } from './page-cache.ts'

const wasCached = (found: Found) => 'cached' in found

test('200 who ask at once get one render', async () => {
  const { cache, resolveNext, waiting } = setup()
  const all = Array.from({ length: 200 }, () => cache.page('/school/a'))
  await resolveNext(page('one'))
  expect(new Set((await Promise.all(all)).map(text))).toEqual(new Set(['one']))
  expect(waiting).toHaveLength(0)
  expect(cache.stats).toMatchObject({ misses: 1, joined: 199 })
  expect(text(await cache.page('/school/a'))).toBe('one')
})

test('a change drops every page that shows it, and no other', async () => {
  const { cache, resolveNext } = setup()
  for (const [key, tag] of [
    ['/a', 'school:1'],
    ['/b', 'school:2'],
  ] as const) {
    const found = cache.page(key)
    await resolveNext(page(key, { policy: { ...cachePolicy, tags: new Set([tag, 'schools']) } }))
    await found
  }
  expect(cache.invalidate(['school:1', 'school:99'])).toBe(1)
  expect(cache.size).toBe(1)
  expect(cache.invalidate(['schools'])).toBe(1)
  expect([cache.size, cache.bytes]).toEqual([0, 0])
})

test('a change that overtakes a render is not lost: the old page answers who waited, and is not kept', async () => {
  const { cache, resolveNext, waiting } = setup()
  const before = cache.page('/school/a')
  await turn()
  cache.invalidate(['school:1'])
  const after = cache.page('/school/a')
  await turn()
  expect(waiting).toHaveLength(2)
  await resolveNext(page('old'))
  expect(text(await before)).toBe('old')
  expect(cache.size).toBe(0)
  await resolveNext(page('new'))
  expect(text(await after)).toBe('new')
  expect(text(await cache.page('/school/a'))).toBe('new')
  expect(cache.stats.overtaken).toBe(1)
})

test('a change of something else does not keep a render from being kept', async () => {
  const { cache, resolveNext } = setup()
  const found = cache.page('/school/a')
  await turn()
  cache.invalidate(['school:2'])
  await resolveNext(page('one'))
  await found
  expect(cache.size).toBe(1)
})

test('clearing overtakes what is being rendered', async () => {
  const { cache, resolveNext } = setup()
  const found = cache.page('/school/a')
  await turn()
  cache.clear()
  await resolveNext(page('one'))
  await found
  expect(cache.size).toBe(0)
})

test.each([
  ['an error', { status: 503 }],
  ['a redirect', { status: 302 }],
  ['a refusal', { status: 403 }],
  ['a page with a cookie', { headers: [['set-cookie', 'a=b']] }],
  ['a page that did not say how', { policy: undefined }],
  ['a page with no time', { policy: { ...cachePolicy, maxAge: 0 } }],
  [
    'a page of too many things',
    { policy: { ...cachePolicy, tags: new Set(Array.from({ length: 501 }, (_, i) => `school:${i}`)) } },
  ],
  ['a page too large', { body: Buffer.alloc((1 << 20) + 1) }],
] satisfies [string, Partial<RenderedPage>][])('%s is not kept', async (_name, overrides) => {
  const { cache, resolveNext } = setup()
  const found = cache.page('/a')
  await resolveNext(page('x', overrides))
  expect(wasCached(await found)).toBe(false)
  expect(cache.size).toBe(0)
})

test('a missing page is kept for half a minute at most, and dropped when its tag changes', async () => {
  const { cache, clock, resolveNext } = setup()
  const found = cache.page('/a')
  await resolveNext(page('missing', { status: 404 }))
  expect(wasCached(await found)).toBe(true)
  clock.ms = 29_000
  expect(text(await cache.page('/a'))).toBe('missing')
  clock.ms = 30_000
  const next = cache.page('/a')
  await resolveNext(page('there'))
  expect(text(await next)).toBe('there')
})

test('what sets a cookie goes to one visitor only', async () => {
  const { cache, resolveNext, waiting } = setup()
  const [firstFound, secondFound] = [cache.page('/a'), cache.page('/a')]
  await resolveNext(page('for one', { headers: [['set-cookie', 'who=one']] }))
  expect(text(await firstFound)).toBe('for one')
  await resolveNext(page('for two', { headers: [['set-cookie', 'who=two']] }))
  expect(text(await secondFound)).toBe('for two')
  const [three, four] = [cache.page('/a'), cache.page('/a')]
  await turn()
  expect(waiting).toHaveLength(2)
  await resolveNext(page('three'))
  await resolveNext(page('four'))
  expect([text(await three), text(await four)]).toEqual(['three', 'four'])
})

test('a page that may be kept after all is kept from its next visit but one', async () => {
  const { cache, resolveNext } = setup()
  for (const overrides of [{ status: 302 }, {}, {}]) {
    const found = cache.page('/a')
    await resolveNext(page('x', overrides))
    await found
  }
  expect(cache.size).toBe(1)
})
