import { describe, expect, it } from 'vitest'
import { childPoints } from './child-points.ts'
import type { Answer } from './points-form.ts'

const table = [
  { criterion: 'Up to 6 km', points: 50, upToKm: 6 },
  { criterion: 'Over 6, up to 10 km', points: 30, overKm: 6, upToKm: 10 },
  { criterion: 'Sibling', points: 25 },
  { criterion: 'First child', points: 15, overKm: null, upToKm: null },
]
const of = (km: number | null, ...answers: Answer[]) => childPoints(table, { km, answers })
const decisions = (km: number | null, ...answers: Answer[]) => of(km, ...answers).criteria.map((one) => one.decision)

describe('the points of a child', () => {
  it('adds up what is met, of the most that any child may have', () => {
    // 50 + 25; 50 + 25 + 15, for nobody lives in both ranges.
    expect(of(4, null, null, 'yes', 'no')).toMatchObject({ points: 75, atMost: 75, highest: 90 })
    expect(decisions(4, null, null, 'yes', 'no')).toEqual(['met', 'unmet', 'met', 'unmet'])
  })

  it('counts what is undecided neither as nothing nor in full', () => {
    const result = of(null, null, null, 'yes')
    expect(result.criteria.map(({ decision }) => decision)).toEqual(['undecided', 'undecided', 'met', 'undecided'])
    // 25 for sure; and 15 for the first child, and 50 for the nearer range.
    expect(result).toMatchObject({ points: 25, atMost: 90, highest: 90 })
    expect(of(8, null, null, null, null)).toMatchObject({ points: 30, atMost: 70 })
  })

  it.each([
    [0, ['met', 'unmet']],
    [6, ['met', 'unmet']],
    [6.001, ['unmet', 'met']],
    [10, ['unmet', 'met']],
    [10.5, ['unmet', 'unmet']],
  ])('decides ranges by %d km alone', (km, expected) => {
    // An answer at the place of a range is nothing.
    expect(decisions(km, 'no', 'yes').slice(0, 2)).toEqual(expected)
  })

  it('adds up ranges that include each other', () => {
    const within = [
      { criterion: 'Up to 3 km', points: 20, upToKm: 3 },
      { criterion: 'Up to 10 km', points: 40, upToKm: 10 },
      { criterion: 'Over 20 km', points: 45, overKm: 20 },
    ]
    const near = childPoints(within, { km: 2, answers: [] })
    expect(near).toMatchObject({ points: 60, highest: 60 })
    expect(childPoints(within.slice(2), { km: null, answers: [] })).toMatchObject({
      points: 0,
      atMost: 45,
      highest: 45,
    })
  })

  it('is nothing of an empty table', () => {
    expect(childPoints([], { km: 1, answers: ['yes'] })).toEqual({ criteria: [], points: 0, atMost: 0, highest: 0 })
  })
})
