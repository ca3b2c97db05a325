import type { Hit, QueryReading } from '@pravesh/contract'
import { expect, test } from 'vitest'
import { indexOfSame, kindOfPage, suggestionsOf } from './suggestions.ts'

const hit = (url: string): Hit => ({ kind: 'school', id: 1, name: url, url, place: 'Pune' })
const reading = (path: string, isFirst: boolean, data: Hit[] = []): QueryReading => ({
  ...{ intent: 'list', kind: 'school', path, label: path, section: null, isFirst, total: 1214 },
  ...{ conditions: [], rest: '', unapplied: [], data, alternatives: [] },
})

test('a list that is asked for comes first, with its number and first rows, and each page comes once', () => {
  const rows = suggestionsOf(
    { data: [hit('a'), hit('b')], readings: [reading('/schools/pune', true, [hit('b')])], section: null },
    8,
  )
  expect(rows.map(({ path }) => path)).toEqual(['/schools/pune', '/school/b', '/school/a'])
  expect([rows[0]?.count, rows[0]?.kind, rows[1]?.kind]).toEqual(['1,214', undefined, 'school'])
})

test('a list that may be meant besides comes last, however many names there are', () => {
  const data = ['a', 'b', 'c', 'd', 'e'].map(hit)
  const rows = suggestionsOf({ data, readings: [reading('/schools/pune', false)], section: null }, 4)
  expect(rows.map(({ path }) => path)).toEqual(['/school/a', '/school/b', '/school/c', '/schools/pune'])
})

test('a name with a section leads there', () => {
  expect(
    suggestionsOf({ data: [{ ...hit('a'), hasSection: true }, hit('b')], readings: [], section: 'fees' }, 4).map(
      ({ path }) => path,
    ),
  ).toEqual(['/school/a#fees', '/school/b'])
})

test('the active suggestion remains so among those that come later', () => {
  const rowsOf = (...names: string[]) => suggestionsOf({ data: names.map(hit), readings: [], section: null }, 4)
  const [, active] = rowsOf('a', 'b')
  expect(indexOfSame(active, rowsOf('b', 'c'))).toBe(0)
  expect(indexOfSame(active, rowsOf('c', 'd'))).toBe(-1)
  expect(indexOfSame(undefined, rowsOf('a'))).toBe(-1)
})

test('the page says whose names come first', () => {
  expect(['/careers', '/exam/neet-ug', '/schools/cbse', '/course/ba'].map(kindOfPage)).toEqual([
    ...['career', 'exam', 'school', 'course'],
  ])
  expect(['/', '/search', '/examples'].map(kindOfPage)).toEqual([undefined, undefined, undefined])
})
