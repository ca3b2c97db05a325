import { describe, expect, it, test } from 'vitest'
import { comparePath } from './address.ts'
import { commonRanking, rankInstitutes } from './ranking.ts'
import { weightsIn } from './weights.ts'

const order = (...ranked: Parameters<typeof rankInstitutes>) =>
  rankInstitutes(...ranked).map(({ index, score, knownPercent }) => [index, score, knownPercent])

describe('an own order', () => {
  it('is by the mean of the parts, as the weights say', () => {
    // Fees: 100, 0 and 50; ratings: 0, 100 and 50.
    const figures = [
      { fee: 40_000, rating: 3 },
      { fee: 80_000, rating: 5 },
      { fee: 60_000, rating: 4 },
    ]
    // (100 × 3 + 0 × 1) ÷ 4, 50, and (0 × 3 + 100 × 1) ÷ 4.
    expect(order(figures, { fee: 3, rating: 1 })).toEqual([
      [0, 75, 100],
      [2, 50, 100],
      [1, 25, 100],
    ])
    expect(order(figures, { rating: 5 }).map(([index]) => index)).toEqual([1, 2, 0])
  })

  it.each([
    ['fee', [1, 0]],
    ['rank', [1, 0]],
    ['rating', [0, 1]],
    ['facilities', [0, 1]],
    ['placements', [0, 1]],
  ] as const)('has the better %s first', (criterion, expected) => {
    const ranked = rankInstitutes([{ [criterion]: 9 }, { [criterion]: 4 }], { [criterion]: 1 })
    expect(ranked.map(({ index }) => index)).toEqual(expected)
    expect(ranked.map(({ score }) => score)).toEqual([100, 0])
  })

  it('leaves out the weight of what is not known, and says how much is', () => {
    const ranked = rankInstitutes(
      [
        { fee: 10, rating: 2 },
        { fee: 20, rating: null },
        { fee: 30, rating: 4 },
      ],
      {
        fee: 1,
        rating: 3,
      },
    )
    // The second is 50 by its fee alone, which is a quarter of the weights; the third (0 × 1 + 100 × 3) ÷ 4, the first (100 × 1 + 0 × 3) ÷ 4.
    expect(ranked.map(({ index, score, knownPercent }) => [index, score, knownPercent])).toEqual([
      [2, 75, 100],
      [1, 50, 25],
      [0, 25, 100],
    ])
    expect(ranked[1]?.parts).toEqual([
      { criterion: 'fee', weight: 1, score: 50 },
      { criterion: 'rating', weight: 3, score: null },
    ])
  })

  it('has what nothing is known of last, without a score, and below a score of 0', () => {
    const figures = [{}, { fee: 30 }, { fee: 10 }]
    expect(order(figures, { fee: 2 })).toEqual([
      [2, 100, 100],
      [1, 0, 100],
      [0, null, 0],
    ])
  })

  it('compares nothing that is known of one alone, and keeps equal ones in their order', () => {
    expect(order([{ fee: 10 }, {}], { fee: 2 })).toEqual([
      [0, null, 0],
      [1, null, 0],
    ])
    expect(order([{ fee: 0 }, { fee: 0 }], { fee: 2 })).toEqual([
      [0, 100, 100],
      [1, 100, 100],
    ])
  })
})

test('ranks are of the list that most are in, the newest of those', () => {
  const rank = (year: number, category: string) => ({ year, category, rank: 1 })
  const colleges = [
    { nirfRanks: [rank(2026, 'overall'), rank(2025, 'engineering'), rank(2024, 'engineering')] },
    { nirfRanks: [rank(2024, 'engineering'), rank(2025, 'engineering'), rank(2026, 'medical')] },
  ]
  expect(commonRanking(colleges)).toEqual({ year: 2025, category: 'engineering' })
  expect(commonRanking([{ nirfRanks: [] }])).toBeUndefined()
})

test('weights are in the address, from 1 to 5, and of what the kind has', () => {
  const query = new URLSearchParams('w-fee=3&w-rank=5&w-rating=6&w-facilities=0&w-placements=x')
  expect(weightsIn(query, 'college')).toEqual({ fee: 3, rank: 5 })
  expect(weightsIn(query, 'school')).toEqual({ fee: 3 })
  expect(comparePath('college', ['a', 'b'], 'mba', { rank: 5, fee: 3 })).toBe(
    '/compare?college=a,b&course=mba&w-fee=3&w-rank=5',
  )
})
