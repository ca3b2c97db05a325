import { gradeFeeRow } from '@pravesh/contract'
import { expect, test } from 'vitest'
import { feeDifferences, mergeRows } from './merge-rows.ts'

const row = (grade: number, tuition: number) => gradeFeeRow.parse({ class: grade, tuition })
const opened = [row(1, 100), row(2, 200), row(3, 300), row(4, 400)]

test('rows that only the other changed, added or removed are taken over; what both changed stays mine', () => {
  const theirs = [row(1, 111), row(2, 222), row(3, 300), row(5, 500)]
  const mine = [row(1, 100), row(2, 999), row(3, 333), row(4, 400), row(6, 600)]
  const tuitions = feeDifferences(opened, theirs, mine).filter(({ name }) => name === 'tuition')
  expect(tuitions.map(({ class: grade, before, theirs, mine }) => [grade, before, theirs, mine])).toEqual([
    [1, 100, 111, 100],
    [2, 200, 222, 999],
    [4, 400, null, 400],
    [5, null, 500, null],
  ])
  expect(mergeRows(opened, theirs, mine).map(({ class: grade, tuition }) => [grade, tuition])).toEqual([
    [1, 111],
    [2, 999],
    [3, 333],
    [5, 500],
    [6, 600],
  ])
})

test('a row that I removed stays removed, unless they changed nothing else', () => {
  expect(mergeRows(opened, opened, opened.slice(1))).toEqual(opened.slice(1))
  expect(feeDifferences(opened, opened, opened)).toEqual([])
})
