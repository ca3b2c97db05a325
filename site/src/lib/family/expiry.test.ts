import { expect, test } from 'vitest'
import { expiryOf, sizeOf } from './expiry.ts'

test('a document is good through its last day, and said to run out 30 days before', () => {
  expect(expiryOf('2026-11-22', '2026-11-23')).toEqual({ state: 'expired', days: -1 })
  expect(expiryOf('2026-11-23', '2026-11-23')).toEqual({ state: 'soon', days: 0 })
  expect(expiryOf('2026-12-23', '2026-11-23')).toEqual({ state: 'soon', days: 30 })
  expect(expiryOf('2026-12-24', '2026-11-23')).toBeUndefined()
  expect(expiryOf(null, '2026-11-23')).toBeUndefined()
})

test('sizes are read in kB and MB', () => {
  expect([sizeOf(70), sizeOf(283_400), sizeOf(999_999), sizeOf(1_250_000)]).toEqual([
    { amount: 1, unit: 'kB' },
    { amount: 283, unit: 'kB' },
    { amount: 1000, unit: 'kB' },
    { amount: 1.3, unit: 'MB' },
  ])
})
