// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cached, touch } from './cache.ts'

let key = 0
const fresh = () => `test:${key++}`
const settled = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('all that ask for one key share one read', async () => {
  const name = fresh()
  const read = vi.fn(async () => 'answer')
  const stops = [cached(name, read).subscribe(() => undefined), cached(name, read).subscribe(() => undefined)]
  await settled()
  expect(cached(name, read).get()).toMatchObject({ data: 'answer', busy: false })
  expect(read).toHaveBeenCalledOnce()
  for (const stop of stops) stop()
})

test('what was read stays shown while it is read again, and where it cannot be', async () => {
  const read = vi.fn(async () => 'first')
  const cell = cached(fresh(), read)
  const stop = cell.subscribe(() => undefined)
  await settled()
  read.mockRejectedValueOnce(new Error('offline'))
  const secondRead = cell.reload()
  expect(cell.get()).toMatchObject({ data: 'first', busy: true })
  await secondRead
  expect(cell.get()).toMatchObject({ data: 'first', busy: false, error: new Error('offline') })
  await cell.reload()
  expect(cell.get().error).toBeUndefined()
  stop()
})

test('after a write what is looked at is read again, and what is not is forgotten', async () => {
  const [seen, unseen] = [vi.fn(async () => 1), vi.fn(async () => 2)]
  const prefix = fresh()
  const stop = cached(`${prefix}:seen`, seen).subscribe(() => undefined)
  const look = cached(`${prefix}:unseen`, unseen)
  look.subscribe(() => undefined)()
  await vi.advanceTimersByTimeAsync(2_000)
  const before = unseen.mock.calls.length
  touch(prefix)
  await settled()
  expect(seen).toHaveBeenCalledTimes(2)
  expect(unseen).toHaveBeenCalledTimes(before)
  expect(cached(`${prefix}:unseen`, unseen)).not.toBe(look)
  stop()
})

test('an answer to a write takes the place of a read that is under way', async () => {
  let resolveRead = (_text: string) => undefined as undefined
  const read = () =>
    new Promise<string>((resolve) => {
      resolveRead = (text) => void resolve(text)
    })
  const cell = cached(fresh(), read)
  const stop = cell.subscribe(() => undefined)
  cell.put('written')
  resolveRead('older')
  await settled()
  expect(cell.get()).toMatchObject({ data: 'written', busy: false })
  stop()
})

test('what is older than half a minute is read again when the network comes back', async () => {
  const read = vi.fn(async () => 'answer')
  const stop = cached(fresh(), read).subscribe(() => undefined)
  await settled()
  window.dispatchEvent(new Event('online'))
  await settled()
  expect(read).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(31_000)
  window.dispatchEvent(new Event('online'))
  await settled()
  expect(read).toHaveBeenCalledTimes(2)
  stop()
})

test('what nobody looks at any more ends by itself, also where its document is gone by then', async () => {
  const read = vi.fn(async () => 'answer')
  const cell = cached(fresh(), read)
  cell.subscribe(() => undefined)()
  vi.stubGlobal('document', undefined)
  await vi.advanceTimersByTimeAsync(40_000)
  vi.unstubAllGlobals()
  dispatchEvent(new Event('online'))
  await settled()
  expect(read).toHaveBeenCalledOnce()
})
