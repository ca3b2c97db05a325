// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { chooseChild, chosenChild } from '../child.ts'

test('a persistent store follows other tabs until a second after its last listener left, with or without a window', () => {
  vi.useFakeTimers()
  const values: unknown[] = []
  const listen = () => chosenChild.listen((id) => values.push(id))
  const write = (newValue: string) => dispatchEvent(new StorageEvent('storage', { key: 'child', newValue }))
  const stop = listen()
  chooseChild(3)
  write('4')
  stop()
  expect(values).toEqual([3, 4])
  const removed = vi.spyOn(window, 'removeEventListener')
  vi.runAllTimers()
  expect(removed.mock.calls.map(([name]) => name)).toEqual(['storage', 'pageshow'])
  listen()()
  vi.stubGlobal('window', undefined)
  expect(() => vi.runAllTimers()).not.toThrow()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
