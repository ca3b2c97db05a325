import { expect, test, vi } from 'vitest'
import { followNews } from './follow-news.ts'

const nothing = { changed: [], missed: false, pause: 0 }
const change = { ...nothing, changed: [{ topic: 'enquiries' as const, sid: 7 }] }

test('asks from where the last answer ended, tells what changed, and pauses as long as it is told to', async () => {
  vi.useFakeTimers()
  const ended = new AbortController()
  const asked: (string | undefined)[] = []
  const answers = [
    { at: 'a', ...nothing },
    { at: 'b', ...change },
    { at: 'c', ...nothing, pause: 15 },
  ]
  const onNews = vi.fn()
  const read = async (since: string | undefined) => {
    asked.push(since)
    return answers[asked.length - 1] ?? { at: 'end', ...nothing }
  }
  const following = followNews({ read, onNews, signal: ended.signal })
  await vi.advanceTimersByTimeAsync(2_500)
  expect(asked).toEqual([undefined, 'a', 'b'])
  expect(onNews.mock.calls).toEqual([[answers[1]]])
  await vi.advanceTimersByTimeAsync(14_000)
  expect(asked).toHaveLength(3)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(asked.at(3)).toBe('c')
  ended.abort()
  await following
  vi.useRealTimers()
})

test('a failure is tried again, later each time; a hidden window asks nothing until it is seen', async () => {
  vi.useFakeTimers()
  const ended = new AbortController()
  const read = vi.fn(async () => {
    throw new Error('away')
  })
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const following = followNews({ read, onNews: () => undefined, signal: ended.signal })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(read).not.toHaveBeenCalled()
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(read).toHaveBeenCalledTimes(1)
  // A pause of a second, and then of two, each a quarter shorter or longer.
  await vi.advanceTimersByTimeAsync(1_250)
  expect(read).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(read).toHaveBeenCalledTimes(2)
  ended.abort()
  await following
  visibility.mockRestore()
  vi.useRealTimers()
})
