import { expect, test } from 'vitest'
import { type Measurements, ratio } from './interleave.ts'
import { figure, otherTable, tableHead, tableRow } from './table.ts'

const measurementsOf = (...rates: number[]): Measurements => ({
  rates,
  p50: [2, 4, 3],
  p95: [9],
  server: [0.25],
  database: [],
})

test('a ratio is the middle one of turns that lie beside each other, not one of sums', () => {
  // The machine was slow in the second turn, for both of them.
  expect(ratio(measurementsOf(100, 10, 120), measurementsOf(50, 5, 40))).toBe(2)
  expect(ratio(measurementsOf(100, 100), measurementsOf(0, 50))).toBe(Number.POSITIVE_INFINITY)
})

test('figures have as many digits as say something', () => {
  expect([30_123.4, 1_000, 812.3, 45.67, 1.234, 0.123, 0.0123].map(figure)).toEqual([
    '30,123',
    '1,000',
    '812',
    '45.7',
    '1.23',
    '0.12',
    '0.012',
  ])
  expect([Number.NaN, Number.POSITIVE_INFINITY].map(figure)).toEqual(['–', '–'])
})

test('the table has a row for each kind, and a column and a table of its own for another checkout where there was one', () => {
  const found = {
    kind: 'kept page',
    subject: measurementsOf(50, 60, 55),
    bareServer: measurementsOf(100, 120, 110),
    bareWithStatement: measurementsOf(10),
  }
  expect([...tableHead(false), tableRow({ ...found, other: undefined })]).toEqual([
    '| answer | a second | × bare | × bare + statement | p50 ms | p95 ms | server ms | database ms |',
    '|---|---:|---:|---:|---:|---:|---:|---:|',
    '| kept page | 55.0 | 0.50 | – | 3.00 | 9.00 | 0.25 | – |',
  ])
  expect(tableHead(true)[0]).toMatch(/\| database ms \| × the other checkout \|$/)
  expect(tableRow({ ...found, other: measurementsOf(25, 30, 27.5) })).toMatch(/\| – \| 2\.00 \|$/)
  expect(
    otherTable([
      { ...found, other: measurementsOf(25, 30, 27.5) },
      { ...found, other: undefined },
    ]).slice(3),
  ).toEqual([...tableHead(false), '| kept page | 27.5 | 0.25 | – | 3.00 | 9.00 | 0.25 | – |'])
})
