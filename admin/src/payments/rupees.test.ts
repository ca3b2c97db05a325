import { expect, test } from 'vitest'
import { parsePaise } from './rupees.ts'

test.each([
  ['100', 10_000],
  [' ₹1,000.5 ', 100_050],
  ['0.07', 7],
  ['331.00', 33_100],
])('%s is %i paise', (input, paise) => {
  expect(parsePaise(input)).toBe(paise)
})
test.each(['', '-1', '1.005', '1e3', '.5', 'ten', '10.'])('%s is no amount', (input) => {
  expect(parsePaise(input)).toBeUndefined()
})
