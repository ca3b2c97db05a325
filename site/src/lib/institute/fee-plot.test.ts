import { expect, test } from 'vitest'
import { plotFees } from './fee-plot.ts'
import type { FeeStep } from './school-fees.ts'

const step = (from: number, to: number, recurring: number, firstYear: number) =>
  ({ from, to, fee: { recurring, firstYear } }) as FeeStep
const size = { width: 300, height: 100 }

test('each class is a column on a scale from zero, with round lines', () => {
  const plot = plotFees([step(-2, -1, 40_000, 60_000), step(0, 0, 50_000, 80_000)], size)
  expect(plot.recurring).toBe('M50 100V50M150 100V50M250 100V37.5')
  expect(plot.firstYear).toBe('M50 100V25M150 100V25M250 100V0')
  expect(plot.scale).toEqual([
    { rupees: 0, y: 100 },
    { rupees: 20_000, y: 75 },
    { rupees: 40_000, y: 50 },
    { rupees: 60_000, y: 25 },
    { rupees: 80_000, y: 0 },
  ])
  expect(plot.classes).toEqual([{ class: -2, x: 50 }])
})

test('a class without a fee leaves a gap, and every class from the first up has its number', () => {
  const plot = plotFees([step(1, 1, 10_000, 10_000), step(3, 3, 10_000, 10_000)], size)
  expect(plot.recurring).toBe('M50 100V0M250 100V0')
  expect(plot.classes).toEqual([
    { class: 1, x: 50 },
    { class: 3, x: 250 },
  ])
})

test('a school that takes no fee has an empty plot', () => {
  expect(plotFees([step(1, 1, 0, 0)], size).recurring).toBe('M150 100V100')
})
