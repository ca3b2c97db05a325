// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { otherTabs } from '../lib/other-tabs.ts'

const open: { stop: () => void }[] = []
function tab(name: string, back: () => void = () => undefined) {
  const heard: unknown[] = []
  const { tell, stop } = otherTabs(name, (message) => void heard.push(message), back)
  open.push({ stop })
  return { heard, tell, stop }
}
const page = (type: string) => {
  const event = new Event(type)
  Object.defineProperty(event, 'persisted', { value: true })
  window.dispatchEvent(event)
}
afterEach(() => {
  for (const { stop } of open.splice(0)) stop()
  vi.unstubAllGlobals()
})

test('the others of the same name hear what is told; oneself and other names do not', async () => {
  const [here, there, elsewhere] = [tab('form'), tab('form'), tab('another form')]
  here.tell({ saved: 1 })
  await vi.waitFor(() => expect(there.heard).toEqual([{ saved: 1 }]))
  expect([here.heard, elsewhere.heard]).toEqual([[], []])
})

test('a page that left has missed what was said: it is told so when it comes back, and hears again', async () => {
  const back = vi.fn()
  const there = tab('kept', back)
  page('pagehide')
  const here = tab('kept')
  here.tell('missed')
  expect(back).not.toHaveBeenCalled()
  page('pageshow')
  expect(back).toHaveBeenCalledOnce()
  here.tell('heard')
  await vi.waitFor(() => expect(there.heard).toEqual(['heard']))
})

test('after it is stopped nothing is heard', async () => {
  const [here, there, third] = [tab('stopped'), tab('stopped'), tab('stopped')]
  there.stop()
  here.tell('late')
  await vi.waitFor(() => expect(third.heard).toEqual(['late']))
  expect(there.heard).toEqual([])
})

test('a browser without channels tells nobody, and breaks nothing', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  expect(() => tab('none').tell('nothing')).not.toThrow()
})
