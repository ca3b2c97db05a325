import type { CollegePage } from '@pravesh/contract'
import { expect, it } from 'vitest'
import { byCourse, newestForAll, payBar } from './placements.ts'

const row = (year: number, course: string | null) => ({ year, course }) as unknown as CollegePage['placements'][number]
const rows = [row(2025, 'B.Tech'), row(2024, null), row(2026, 'B.Tech'), row(2025, null)]

it('puts all courses before single ones, newest year first', () => {
  expect(byCourse(rows).map(({ course, rows }) => [course, rows.map(({ year }) => year)])).toEqual([
    [null, [2025, 2024]],
    ['B.Tech', [2026, 2025]],
  ])
  expect(newestForAll(rows)?.year).toBe(2025)
  expect(newestForAll([row(2025, 'B.Tech')])).toBeUndefined()
})

it('draws pay to scale', () => {
  expect(payBar(300_000, 600_000, 1_200_000)).toBe('M25 .5H50')
  expect(payBar(0, null, 100)).toBe('')
})
