import { afterEach, expect, test, vi } from 'vitest'
import { ListingCache } from './listing-cache.ts'

const summary = (total: number) => ({ ids: [], total, totalAtLeast: false })
afterEach(() => void vi.useRealTimers())

test('a listing is summarized once, until it is cleared or ten minutes old', async () => {
  vi.useFakeTimers()
  const cache = new ListingCache()
  const load = vi.fn(async () => summary(12))
  await cache.get('pune', load)
  expect(await cache.get('pune', load)).toEqual(summary(12))
  expect(load).toHaveBeenCalledTimes(1)
  cache.clear()
  await cache.get('pune', load)
  vi.advanceTimersByTime(600_001)
  await cache.get('pune', load)
  expect(load).toHaveBeenCalledTimes(3)
})

test('what was being loaded when it was cleared is not cached', async () => {
  const cache = new ListingCache()
  const first = cache.get('pune', async () => summary(1))
  cache.clear()
  expect([await first, await cache.get('pune', async () => summary(2))]).toEqual([summary(1), summary(2)])
})

test('a failure is not cached, and the least recently used of 5,000 goes', async () => {
  const cache = new ListingCache()
  await expect(cache.get('pune', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  const load = vi.fn(async () => summary(0))
  await cache.get('pune', load)
  for (let index = 0; index < 5_000; index++) await cache.get(String(index), load)
  await cache.get('pune', load)
  expect(load).toHaveBeenCalledTimes(5_002)
})
