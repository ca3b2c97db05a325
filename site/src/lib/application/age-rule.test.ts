import { expect, it } from 'vitest'
import { bornBy } from './age-rule.ts'

it.each([
  ['2027-03-31', 6, '2021-03-31'],
  ['2027-03-31', 3.5, '2023-09-30'],
  ['2027-01-15', 0.5, '2026-07-15'],
  ['2028-02-29', 3, '2025-02-28'],
])('on %s a child of %d was born by %s', (on, years, born) => {
  expect(bornBy(on, years)).toBe(born)
})
