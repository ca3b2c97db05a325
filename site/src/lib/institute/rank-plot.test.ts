import { expect, it } from 'vitest'
import { plotRanks, rankSeries } from './rank-plot.ts'

const ranks = [
  { year: 2022, category: 'engineering', rank: 5 },
  { year: 2020, category: 'engineering', rank: 9 },
  { year: 2022, category: 'overall', rank: 12 },
  { year: 2021, category: 'engineering', rank: 7 },
]

it('sorts ranks into categories by year', () => {
  const [engineering, overall] = rankSeries(ranks)
  expect(engineering?.ranks.map(({ year }) => year)).toEqual([2020, 2021, 2022])
  expect(overall?.category).toBe('overall')
})

it('draws the best rank on top and years to scale', () => {
  const points = plotRanks(rankSeries(ranks)[0]?.ranks ?? [], 100, 40)
  expect(points.map(({ x, y }) => [x, y])).toEqual([
    [0, 40],
    [50, 20],
    [100, 0],
  ])
})

it('puts a single rank, or equal ones, in the middle', () => {
  expect(plotRanks([{ year: 2022, category: 'law', rank: 1 }], 100, 40)).toMatchObject([{ x: 50, y: 20 }])
})
