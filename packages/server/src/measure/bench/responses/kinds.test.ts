import { expect, test } from 'vitest'
import { mixed } from './addresses.ts'
import { kindsOf } from './kinds.ts'
import { beginnings, distinctiveTerms, misspellings } from './search-texts.ts'

const recordsOf = (...names: string[]) => names.map((name, index) => ({ name, url: `u-${index}` }))

test('what is mixed is all there, each time in the same order, and not in the one it had', () => {
  const rows = Array.from({ length: 500 }, (_, index) => index)
  expect(mixed(rows)).toEqual(mixed(rows))
  expect(mixed(rows)).not.toEqual(rows)
  expect(mixed(rows).toSorted((a, b) => a - b)).toEqual(rows)
  expect(mixed(Array.from({ length: 7_919 }, (_, index) => index)).toSorted((a, b) => a - b)).toHaveLength(7_919)
  expect(new Set(mixed(Array.from({ length: 7_919 }, (_, index) => index))).size).toBe(7_919)
})

test('beginnings and slips are made of names', () => {
  expect(beginnings(recordsOf('Delhi Public School', 'St. Xavier’s, Goa', 'ॐ'))).toEqual(['del', 'xavi'])
  expect(misspellings(recordsOf('Delhi Public School', 'Sri Ram', 'Springdales School', 'Springdales School'))).toEqual(
    ['delhi pulbic school', 'spirngdales school'],
  )
})

test('telling words are those of some names, neither of one alone nor of many', () => {
  const common = Array.from({ length: 1_000 }, (_, index) => `School ${index}`)
  expect(distinctiveTerms(recordsOf(...common, 'Valley One', 'Valley Two', 'Nowhere', 'Goa Two', 'Goa Three'))).toEqual(
    ['valley'],
  )
})

test('every kind has addresses, none of them twice, and what the catalogue lacks is left out', () => {
  const records = recordsOf('Delhi Public School', 'Springdales School', 'Valley School', 'Valley Modern School')
  const all = { schools: records, colleges: records, exams: records, careers: records, articles: [], courses: records }
  const kinds = kindsOf({ records: all, places: ['all', 'delhi'] })
  expect(kinds.map(({ name }) => name)).not.toContain('page of an article')
  for (const { name, paths } of kinds) {
    expect(paths.length, name).toBeGreaterThan(0)
    expect(new Set(paths).size, name).toBe(paths.length)
  }
  expect(kinds.filter(({ signedIn }) => signedIn).map(({ name }) => name)).toEqual(['admin list', 'admin list, search'])
})
