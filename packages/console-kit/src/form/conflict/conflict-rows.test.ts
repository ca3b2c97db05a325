import { expect, test } from 'vitest'
import { conflictRows } from './conflict-rows.ts'

const opened = { name: 'A', about: null, year: 1950, boards: [1], motto: 'Old' }

test('fields changed by one side, by both, and by both alike', () => {
  const theirs = { ...opened, about: 'Theirs.', year: 1951, motto: 'New' }
  const mine = { ...opened, name: 'B', year: 1952, motto: 'New' }
  expect(
    conflictRows(Object.keys(opened), opened, theirs, mine).map(({ name, changedBy }) => [name, changedBy]),
  ).toEqual([
    ['name', 'mine'],
    ['about', 'theirs'],
    ['year', 'both'],
  ])
})

test('an emptied input is no change of what was empty, and lists are compared by their values', () => {
  expect(conflictRows(['about', 'boards'], opened, opened, { ...opened, about: '', boards: [1] })).toEqual([])
  expect(conflictRows(['boards'], opened, opened, { ...opened, boards: [] })).toMatchObject([{ changedBy: 'mine' }])
})

test('objects that differ in the order of their keys alone are the same', () => {
  const admission = { session: '2027-28', formFee: 500, sources: [{ name: 'A', asOf: '2026' }] }
  const reordered = { sources: [{ asOf: '2026', name: 'A' }], formFee: 500, session: '2027-28' }
  expect(conflictRows(['admission'], { admission }, { admission: reordered }, { admission })).toEqual([])
})

test('only the named fields count: versions and computed values are no decision', () => {
  expect(conflictRows(['name'], opened, { ...opened, version: 2 } as typeof opened, { ...opened })).toEqual([])
})
