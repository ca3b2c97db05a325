import { beforeEach, expect, test, vi } from 'vitest'
import { isLoadFailure, reloadOnce } from './load-failure.ts'

beforeEach(() => window.sessionStorage.clear())

test.each([
  'Failed to fetch dynamically imported module: https://pravesh.example/admin/assets/SchoolList-1.js',
  'error loading dynamically imported module',
  'Importing a module script failed.',
  'Unable to preload CSS for /admin/assets/a.css',
])('%s is a script that could not be loaded', (message) => expect(isLoadFailure(new TypeError(message))).toBe(true))

test('a fault of ours is none', () => {
  expect(isLoadFailure(new TypeError('x is not a function'))).toBe(false)
  expect(isLoadFailure('Failed to fetch dynamically imported module')).toBe(false)
})

test('a page is reloaded once, and again after the next deployment', () => {
  const reload = vi.fn()
  expect([reloadOnce(1_000_000, reload), reloadOnce(1_010_000, reload)]).toEqual([true, false])
  expect(reload).toHaveBeenCalledOnce()
  expect(reloadOnce(1_070_000, reload)).toBe(true)
})
