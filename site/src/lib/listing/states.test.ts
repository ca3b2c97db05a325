import { expect, it } from 'vitest'
import { countStates, shadeOf } from './states.ts'

const option = (value: string, count: number) => ({ value, label: value, count, active: false })

it('joins schools and colleges by state', () => {
  expect(countStates([option('goa', 2), option('assam', 3)], [option('goa', 5)])).toEqual([
    { url: 'assam', name: 'assam', schools: 3, colleges: 0 },
    { url: 'goa', name: 'goa', schools: 2, colleges: 5 },
  ])
})

it('shades by rank, so that one large state does not wash out the rest', () => {
  const counts = [1, 2, 3, 4, 10_000]
  expect(counts.map((count) => shadeOf(count, counts))).toEqual([0, 1, 2, 3, 4])
  expect(shadeOf(0, counts)).toBeNull()
  expect(shadeOf(7, [7, 7, 7])).toBe(0)
})
