import { collegeCourseEndpoints, cutoffCategories, cutoffQuotas } from '@pravesh/contract'
import { expect, test } from 'vitest'
import { placementEntity as placement } from '../placement/placement-entity.tsx'
import { barHeight, placementYears } from '../placement/placement-years.ts'
import { courseEntity } from './course-entity.tsx'
import { cutoffColumns, cutoffRowName, nextCutoff } from './cutoff-grid.ts'

const course = courseEntity(collegeCourseEndpoints)

test('a course is called as in the catalogue, a placement by its year and course', () => {
  expect(course.title?.({ id: 1, courseName: 'Bachelor of Design' })).toBe('Bachelor of Design')
  expect(placement.title?.({ id: 1, year: 2026, courseName: null })).toBe('2026')
  expect(placement.title?.({ id: 1, year: 2026, courseName: 'Bachelor of Design' })).toBe('2026, Bachelor of Design')
})

test('a grid of cut-offs offers every category and quota, and goes on with the next category', () => {
  const options = cutoffColumns().flatMap((column) => (column.kind === 'choice' ? column.options : []))
  expect(options.map(({ id }) => id)).toEqual([...cutoffCategories, ...cutoffQuotas])
  const first = nextCutoff([])
  expect(first).toEqual({ round: 1, category: 'general', quota: 'all-india', opening: null, closing: null })
  expect(nextCutoff([{ ...first, round: 6, quota: 'home-state' }])).toMatchObject({
    ...{ round: 6, category: 'ews', quota: 'home-state' },
  })
  expect(cutoffRowName({ round: 6, category: 'obc-ncl-pwd' })).toBe('OBC-NCL (PwD), Round 6')
})

test('a plot has the years with figures of all courses together, the oldest first', () => {
  const figures = { eligible: 100, higherStudies: null, highest: null, average: null, lowest: null, recruiters: [] }
  const source = { name: 'Report', asOf: '2026', tier: 'institute' } as const
  const times = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' }
  const row = { ...figures, ...times, source, course: null, courseName: null, recruiterNames: [], median: null }
  const years = placementYears([
    { ...row, id: 1, year: 2026, placed: 90 },
    { ...row, id: 2, year: 2026, placed: 10, course: 4, courseName: 'B.A.' },
    { ...row, id: 3, year: 2025, placed: null, median: 600_000 },
    { ...row, id: 4, year: 2024, placed: null },
  ])
  expect(years.map(({ year }) => year)).toEqual([2025, 2026])
  expect([barHeight(50, 200), barHeight(null, 200), barHeight(0, 0)]).toEqual([25, 0, 0])
})
