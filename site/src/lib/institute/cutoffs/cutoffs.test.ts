import { expect, test } from 'vitest'
import { categoryLabel, commonSeats, cutoffRowsMost, cutoffYears, visibleCutoffs } from './cutoffs.ts'

const source = { name: 'Seat allocation authority', asOf: '2026', tier: 'official' } as const
const rank = { round: 1, category: 'general', quota: 'all-india', opening: 1, closing: 60 } as const
const course = (shortName: string) => ({ id: 1, name: shortName, shortName, url: shortName })
const table = (year: number, count = 1) => ({
  ...{ year, exam: null, source },
  ranks: Array.from({ length: count }, () => rank),
})

test('tables stand under their years, the newest first, courses in the order of the college', () => {
  const years = cutoffYears([
    { course: course('B.Tech.'), cutoffs: [table(2026), table(2025)] },
    { course: course('M.Tech.'), cutoffs: [table(2026)] },
    { course: course('MBA'), cutoffs: [] },
  ])
  expect(years.map(({ year, tables }) => [year, tables.map((item) => item.course)])).toEqual([
    [2026, ['B.Tech.', 'M.Tech.']],
    [2025, ['B.Tech.']],
  ])
})

test('a page shows so many rows at most, and says how many tables it leaves out', () => {
  const cutoffs = [table(2026, cutoffRowsMost), table(2025), table(2024)]
  const { visibleYears, hiddenCount } = visibleCutoffs(cutoffYears([{ course: course('MBBS'), cutoffs }]))
  expect([visibleYears.map(({ year }) => year), hiddenCount]).toEqual([[2026], 2])
})

test('categories and seats are named in both languages', () => {
  expect(categoryLabel('obc-ncl', 'en')).toBe('OBC-NCL')
  expect(categoryLabel('general-pwd', 'en')).toBe('General (PwD)')
  expect(categoryLabel('sc-pwd', 'hi')).toBe('एससी (दिव्यांग)')
  expect(commonSeats([rank, { ...rank, category: 'sc' }], 'en')).toBe('All India, round 1')
  expect(commonSeats([rank, { ...rank, round: 2 }], 'en')).toBeNull()
})
