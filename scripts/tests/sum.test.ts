import { expect, test, vi } from 'vitest'
import { Sum } from './sum.mjs'

const failing = async () => {
  throw new Error('no build')
}

test('steps that build on each other end at the first that fails', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const sum = new Sum()
  const third = vi.fn(async () => {})
  expect(await sum.addAll([async () => ({ passed: 2, failed: 0 }), failing, third])).toBe(false)
  expect(third).not.toHaveBeenCalled()
  expect([sum.passed, sum.failed]).toEqual([2, 1])
})

test('steps that all succeed are added up', async () => {
  const sum = new Sum()
  expect(await sum.addAll([async () => ({ passed: 2, failed: 0 }), async () => {}])).toBe(true)
  expect([sum.passed, sum.failed]).toEqual([2, 0])
})
