import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { page, setup, text } from '../../web/pages/testing/cache.ts'
import { pageKey } from './key.ts'
import { PageCache } from './page-cache.ts'

test('a renewal that a change overtook does not bring the old page back', async () => {
  const { cache, clock, resolveNext, waiting } = setup()
  const first = cache.page('/a')
  await resolveNext(page('one'))
  await first
  clock.ms = 61_000
  expect(text(await cache.page('/a'))).toBe('one')
  await turn()
  cache.invalidate(['school:1'])
  await resolveNext(page('one again'))
  await turn()
  const next = cache.page('/a')
  await turn()
  expect(waiting).toHaveLength(1)
  await resolveNext(page('two'))
  expect(text(await next)).toBe('two')
})

test('a stale page is served while one render renews it; later it has to wait', async () => {
  const { cache, clock, resolveNext, waiting } = setup()
  const first = cache.page('/a')
  await resolveNext(page('one'))
  await first
  clock.ms = 61_000
  for (let i = 0; i < 3; i++) expect(text(await cache.page('/a'))).toBe('one')
  await turn()
  expect(waiting).toHaveLength(1)
  await resolveNext(page('two'))
  await expect.poll(async () => text(await cache.page('/a'))).toBe('two')
  clock.ms = 61_000 + 60_000 + 600_000 + 1
  const laterFound = cache.page('/a')
  await resolveNext(page('three'))
  expect(text(await laterFound)).toBe('three')
})

test('a page that cannot be renewed stays, and is tried again after a while', async () => {
  const { cache, clock, resolveNext, waiting } = setup()
  const first = cache.page('/a')
  await resolveNext(page('one'))
  await first
  clock.ms = 700_000
  const laterFound = cache.page('/a')
  await resolveNext(page('down', { status: 503, policy: undefined }))
  expect(text(await laterFound)).toBe('one')
  expect(text(await cache.page('/a'))).toBe('one')
  expect(waiting).toHaveLength(0)
  clock.ms += 5_001
  const secondFound = cache.page('/a')
  await resolveNext(page('two'))
  expect(text(await secondFound)).toBe('two')
})

test('a page that cannot be rendered for more than a day is not stood in for', async () => {
  const { cache, clock, resolveNext } = setup()
  const first = cache.page('/a')
  await resolveNext(page('one'))
  await first
  clock.ms = 660_000 + 24 * 3_600_000
  const laterFound = cache.page('/a')
  await resolveNext(page('down', { status: 503, policy: undefined }))
  expect(text(await laterFound)).toBe('down')
})

test('a changed page is not stood in for by what it was', async () => {
  const { cache, resolveNext } = setup()
  const first = cache.page('/a')
  await resolveNext(page('one'))
  await first
  cache.invalidate(['school:1'])
  const next = cache.page('/a')
  await resolveNext(page('down', { status: 503 }))
  expect(text(await next)).toBe('down')
})

test('one failure answers all who wait for it', async () => {
  const { cache, resolveNext, waiting } = setup()
  const all = Array.from({ length: 20 }, () => cache.page('/a'))
  await resolveNext(page('down', { status: 503, policy: undefined }))
  expect(new Set((await Promise.all(all)).map(text))).toEqual(new Set(['down']))
  expect(waiting).toHaveLength(0)
})

test('a render that throws rejects for who waits, and the next one tries again', async () => {
  let broken = true
  const cache = new PageCache({
    keyOf: (target) => pageKey(target, () => []),
    render: () => (broken ? Promise.reject(new Error('no')) : Promise.resolve(page('yes'))),
  })
  await expect(cache.page('/a')).rejects.toThrow('no')
  broken = false
  expect(text(await cache.page('/a'))).toBe('yes')
})

test('a page that stops being kept leaves the shelf', async () => {
  const { cache, clock, resolveNext } = setup()
  const first = cache.page('/a')
  await resolveNext(page('one'))
  await first
  clock.ms = 61_000
  await cache.page('/a')
  await resolveNext(page('never again', { policy: undefined }))
  await expect.poll(() => cache.size).toBe(0)
})
