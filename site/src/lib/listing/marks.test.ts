import type { Source, Tier } from '@pravesh/contract'
import { expect, it } from 'vitest'
import { chosenFee } from './chosen-fee.ts'
import { marksOf } from './marks.ts'

const source = (tier: Tier): Source => ({ tier, name: 'Register', asOf: '2026-11-01' })
const rating = { value: 4, count: 2, source: source('demo') }

it('a card has one mark for each kind of source, which says for what', () => {
  const feeFrom = { value: 1, source: source('demo') }
  expect(marksOf({ feeFrom, rating, sources: { admission: source('demo') } }, 'en')).toEqual([
    { tier: 'demo', names: 'fee, rating, dates' },
  ])
  const nirf = { year: 2022, category: 'engineering', rank: 1, source: source('official') }
  expect(marksOf({ feeFrom, rating, nirf, sources: {} }, 'hi')).toEqual([
    { tier: 'demo', names: 'फ़ीस, रेटिंग' },
    { tier: 'official', names: 'रैंक' },
  ])
  expect(marksOf({ feeFrom: null, rating: null, sources: {} }, 'en')).toEqual([])
})

it.each([
  ['the class that was chosen', [['classLevel', 'Class 6', false]], 'a year, Class 6'],
  ['the course of the address', [['course', 'B.Tech', true]], 'a year, B.Tech'],
  [
    'the course that was chosen instead of that of the address',
    [
      ['course', 'B.Tech', true],
      ['course', 'MBA', false],
    ],
    'a year, MBA',
  ],
  [
    'the lowest of several',
    [
      ['classLevel', 'Class 6', false],
      ['classLevel', 'Class 7', false],
    ],
    'a year, lowest of those chosen',
  ],
  ['nothing', [['state', 'Goa', true]], null],
] as const)('a fee is that of %s', (_what, filters, expected) => {
  const read = filters.map(([name, label, fixed]) => ({ name, label, fixed }))
  expect(chosenFee(read, 'en')).toBe(expected)
})
