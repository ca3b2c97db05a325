// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { otherTabs } from '../lib/family/other-tabs.ts'

const open: { stop: () => void }[] = []
function tab(name: string, back: () => void = () => undefined) {
  const messages: unknown[] = []
  const { send, stop } = otherTabs(name, (message) => void messages.push(message), back)
  open.push({ stop })
  return { heard: messages, send, stop }
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
  const [firstTab, secondTab, unrelatedTab] = [tab('form'), tab('form'), tab('another form')]
  firstTab.send({ saved: 1 })
  await vi.waitFor(() => expect(secondTab.heard).toEqual([{ saved: 1 }]))
  expect([firstTab.heard, unrelatedTab.heard]).toEqual([[], []])
})

test('a page that left has missed what was said: it is told so when it comes back, and hears again', async () => {
  const back = vi.fn()
  const secondTab = tab('kept', back)
  page('pagehide')
  const firstTab = tab('kept')
  firstTab.send('missed')
  expect(back).not.toHaveBeenCalled()
  page('pageshow')
  expect(back).toHaveBeenCalledOnce()
  firstTab.send('heard')
  await vi.waitFor(() => expect(secondTab.heard).toEqual(['heard']))
})

test('after it is stopped nothing is heard', async () => {
  const [firstTab, secondTab, third] = [tab('stopped'), tab('stopped'), tab('stopped')]
  secondTab.stop()
  firstTab.send('late')
  await vi.waitFor(() => expect(third.heard).toEqual(['late']))
  expect(secondTab.heard).toEqual([])
})

test('a browser without channels tells nobody, and breaks nothing', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  expect(() => tab('none').send('nothing')).not.toThrow()
})
