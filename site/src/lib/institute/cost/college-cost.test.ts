import { expect, it } from 'vitest'
import type { Offer } from '../offers.ts'
import { collegeCost } from './college-cost.ts'

const offer = (url: string, feeByYear: number[], durationMonths: number | null = null): Offer => ({
  course: { id: 1, name: url, shortName: url, url },
  level: null,
  delivery: null,
  specializations: [],
  durationMonths,
  intake: null,
  feeByYear,
  feeSource: null,
  eligibility: null,
  exams: [],
  cutoffs: [],
})

it('adds up every year of a degree, as published and with a rise of 10 % a year', () => {
  const cost = collegeCost([offer('ba', []), offer('btech', [1_50_000, 1_20_001, 1_00_000], 36)], null)
  expect(cost?.chosen.value).toBe('btech')
  expect(cost?.years).toEqual([
    { today: 1_50_000, projected: 1_50_000 },
    // 1,20,001 × 1.1 = 1,32,001.1
    { today: 1_20_001, projected: 1_32_001 },
    // 1,00,000 × 1.21
    { today: 1_00_000, projected: 1_21_000 },
  ])
  expect(cost).toMatchObject({ total: { today: 3_70_001, projected: 4_03_001 }, incomplete: false })
})

it('counts no year of the duration without a fee, and a free one as free', () => {
  const cost = collegeCost([offer('bed', [0, 500], 30)], null)
  expect(cost?.years).toEqual([{ today: 0, projected: 0 }, { today: 500, projected: 550 }, null])
  expect(cost).toMatchObject({ total: { today: 500, projected: 550 }, incomplete: true })
  expect(collegeCost([offer('mba', [1, 2, 3], 24)], null)?.years).toHaveLength(3)
})

it('is of the requested course, else of the first with a fee, else of none', () => {
  const offers = [offer('ba', [1]), offer('bsc', [2]), offer('bcom', [])]
  const chosen = (course: string | null) => collegeCost(offers, course)?.chosen.value
  expect([chosen('bsc'), chosen('bcom'), chosen('x'), chosen(null)]).toEqual(['bsc', 'ba', 'ba', 'ba'])
  expect(collegeCost([offer('bcom', [])], 'bcom')).toBeUndefined()
})

it('offers a course that is taught in two ways twice', () => {
  const offers = [offer('ba', [1]), offer('bsc', [2]), offer('ba', [3])]
  expect(collegeCost(offers, null)?.options.map(({ value }) => value)).toEqual(['ba', 'bsc', 'ba.2'])
  expect(collegeCost(offers, 'ba.2')?.total.today).toBe(3)
})
