import { expect, test } from 'vitest'
import { parsePaise } from './rupees.ts'

test.each([
  ['100', 10_000],
  [' ₹1,000.5 ', 100_050],
  ['0.07', 7],
  ['331.00', 33_100],
  ['₹ 1,00,000', 10_000_000],
  ['100,000', 10_000_000],
  ['12,34,567.89', 123_456_789],
])('%s is %i paise', (input, paise) => {
  expect(parsePaise(input)).toBe(paise)
})
test.each([
  '',
  '-1',
  '1.005',
  '1e3',
  '.5',
  'ten',
  '10.',
  '1,50',
  '1 50',
  '1,0,0',
  '10,00',
  ',100',
  '1,000,00',
  '1,23,45,678',
  '₹',
])('%s is no amount', (input) => {
  expect(parsePaise(input)).toBeUndefined()
})
