// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endIdleSignUp, watchIdle } from './idle.ts'
import { readTicket, saveTicket } from './ticket.ts'

const ticket = { ticket: 't', mobile: '+919876543210' }
const draft = 'draft::sign-up:college'
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: false })
  sessionStorage.clear()
  saveTicket(ticket)
  sessionStorage.setItem(draft, 'typed')
})
afterEach(() => vi.useRealTimers())

test('a sign-up that nobody goes on with is erased after a quarter of an hour', () => {
  const onEnd = vi.fn()
  const stop = watchIdle(onEnd)
  vi.advanceTimersByTime(14 * 60_000)
  dispatchEvent(new Event('input'))
  vi.advanceTimersByTime(14 * 60_000)
  expect([readTicket(), sessionStorage.getItem(draft), onEnd.mock.calls.length]).toEqual([ticket, 'typed', 0])
  vi.advanceTimersByTime(2 * 60_000)
  expect([readTicket(), sessionStorage.getItem(draft), onEnd.mock.calls.length]).toEqual([undefined, null, 1])
  stop()
})

test('who opens the page later finds nothing of it', () => {
  watchIdle(() => undefined)()
  vi.advanceTimersByTime(5 * 60_000)
  endIdleSignUp()
  expect(readTicket()).toEqual(ticket)
  vi.advanceTimersByTime(11 * 60_000)
  endIdleSignUp()
  expect([readTicket(), sessionStorage.getItem(draft)]).toEqual([undefined, null])
})
