// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { autosave, type SaveState } from '../lib/family/autosave.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function saver(canStore = () => true) {
  const states: SaveState['kind'][] = []
  const sent: string[] = []
  const left: boolean[] = []
  let outcome: () => Promise<'saved' | 'held' | 'stop'> = async () => 'saved'
  const drop = vi.fn()
  const saving = autosave<string>({
    send: (values, leaving) => {
      sent.push(values)
      left.push(leaving)
      return outcome()
    },
    store: canStore,
    drop,
    onState: ({ kind }) => void states.push(kind),
  })
  const setOutcome = (next: typeof outcome) => {
    outcome = next
  }
  return { saving, states, sent, left, drop, setOutcome }
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('is sent 1.5 s after the last key, and dropped from the browser then', async () => {
  const { saving, sent, states, drop } = saver()
  saving.change('a')
  await pass(1_499)
  saving.change('ab')
  await pass(1_499)
  expect(sent).toEqual([])
  await pass(1)
  expect(sent).toEqual(['ab'])
  expect(states).toEqual(['waiting', 'waiting', 'saving', 'saved'])
  expect(drop).toHaveBeenCalledOnce()
  saving.stop()
})

test('one call at a time: what is typed meanwhile goes after it, and is not dropped before', async () => {
  const { saving, sent, drop, setOutcome } = saver()
  let done: (outcome: 'saved') => void = () => undefined
  setOutcome(
    () =>
      new Promise((resolve) => {
        done = resolve
      }),
  )
  saving.change('a')
  await pass(1_500)
  saving.change('ab')
  await pass(5_000)
  expect(sent).toEqual(['a'])
  done('saved')
  await pass(0)
  expect(drop).not.toHaveBeenCalled()
  await pass(1_500)
  expect(sent).toEqual(['a', 'ab'])
  done('saved')
  await pass(0)
  expect(drop).toHaveBeenCalledOnce()
  saving.stop()
})

test('while the server cannot be reached it tries again with growing pauses, and at once when the network is back', async () => {
  const { saving, sent, states, setOutcome } = saver()
  setOutcome(() => Promise.reject(new Error('offline')))
  saving.change('a')
  await pass(1_500)
  expect(states.at(-1)).toBe('kept here')
  for (const [wait, times] of [
    [3_000, 2],
    [6_000, 3],
    [12_000, 4],
    [24_000, 5],
    [30_000, 6],
    [30_000, 7],
  ] as const) {
    await pass(wait - 1)
    expect(sent).toHaveLength(times - 1)
    await pass(1)
    expect(sent).toHaveLength(times)
  }
  setOutcome(async () => 'saved')
  window.dispatchEvent(new Event('online'))
  await pass(0)
  expect([sent.length, states.at(-1)]).toEqual([8, 'saved'])
  saving.stop()
})

test('where somebody has changed the record nothing more is sent until the person has decided', async () => {
  const { saving, sent, states, drop, setOutcome } = saver()
  setOutcome(async () => 'stop')
  saving.change('mine')
  await pass(1_500)
  expect(states.at(-1)).toBe('stopped')
  saving.change('mine too')
  await pass(60_000)
  expect(sent).toEqual(['mine'])
  expect(drop).not.toHaveBeenCalled()
  setOutcome(async () => 'saved')
  saving.resume('mine too')
  await pass(0)
  expect(sent).toEqual(['mine', 'mine too'])
  saving.stop()
})

test('asks before it is left only while the browser keeps nothing', async () => {
  const { saving, setOutcome, states } = saver(() => false)
  setOutcome(() => Promise.reject(new Error('offline')))
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(leave()).toBe(false)
  saving.change('a')
  expect(states).toEqual(['not kept'])
  expect(leave()).toBe(true)
  setOutcome(async () => 'saved')
  await pass(3_000)
  expect(leave()).toBe(false)
  saving.stop()
})

test('what cannot be taken as it is waits in the browser for the next key', async () => {
  const { saving, sent, states, drop, setOutcome } = saver()
  setOutcome(async () => 'held')
  saving.change('half')
  await pass(60_000)
  expect([sent, states.at(-1)]).toEqual([['half'], 'held'])
  expect(drop).not.toHaveBeenCalled()
  setOutcome(async () => 'saved')
  saving.change('whole')
  await saving.flush()
  expect([sent, states.at(-1)]).toEqual([['half', 'whole'], 'saved'])
  saving.stop()
})

test('while the person has to decide nothing is sent, and what was given up is gone', async () => {
  const { saving, sent, states } = saver()
  saving.pause()
  saving.change('mine')
  await pass(60_000)
  expect([sent, states[0]]).toEqual([[], 'stopped'])
  saving.reset()
  saving.change('after')
  await pass(1_500)
  expect(sent).toEqual(['after'])
  saving.stop()
})

test('a page that is hidden or left sends what is typed at once, and says that it may be gone before the answer', async () => {
  const { saving, sent, left, drop } = saver()
  saving.change('before it is left')
  window.dispatchEvent(new Event('pagehide'))
  await pass(0)
  expect([sent, left]).toEqual([['before it is left'], [true]])
  expect(drop).toHaveBeenCalledOnce()
  saving.change('before it is hidden')
  const state = vi.spyOn(document, 'visibilityState', 'get')
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(0)
  expect(sent).toHaveLength(1)
  state.mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(0)
  expect([sent.at(-1), left.at(-1)]).toEqual(['before it is hidden', true])
  state.mockReturnValue('visible')
  saving.change('while it stays')
  await pass(1_500)
  expect([sent.at(-1), left.at(-1)]).toEqual(['while it stays', false])
  saving.stop()
  saving.change('after')
  window.dispatchEvent(new Event('pagehide'))
  await pass(60_000)
  expect(sent.at(-1)).toBe('while it stays')
})
