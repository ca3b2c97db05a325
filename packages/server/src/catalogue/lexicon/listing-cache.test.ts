import type { QueryReading } from '@pravesh/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { ListingCache } from './listing-cache.ts'

const listing = (label: string) => ({ label }) as QueryReading
afterEach(() => void vi.useRealTimers())

test('a listing is described once, until it is cleared or a minute old', async () => {
  vi.useFakeTimers()
  const cache = new ListingCache()
  const load = vi.fn(async () => listing('Schools in Pune'))
  await cache.get('pune', load)
  expect(await cache.get('pune', load)).toEqual({ label: 'Schools in Pune' })
  expect(load).toHaveBeenCalledTimes(1)
  cache.clear()
  await cache.get('pune', load)
  vi.advanceTimersByTime(60_000)
  await cache.get('pune', load)
  expect(load).toHaveBeenCalledTimes(3)
})

test('what was being described when it was cleared is not cached', async () => {
  const cache = new ListingCache()
  const first = cache.get('pune', async () => listing('before'))
  cache.clear()
  expect([await first, await cache.get('pune', async () => listing('after'))]).toEqual([
    { label: 'before' },
    { label: 'after' },
  ])
})

test('a failure is not cached, and the least recently used of 2,000 goes', async () => {
  const cache = new ListingCache()
  await expect(cache.get('pune', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  const load = vi.fn(async () => listing('x'))
  await cache.get('pune', load)
  for (let index = 0; index < 2_000; index++) await cache.get(String(index), load)
  await cache.get('pune', load)
  expect(load).toHaveBeenCalledTimes(2_002)
})
