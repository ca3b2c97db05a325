import { beforeAll, expect, test } from 'vitest'
import { ensureDemoData } from '../../../commands/seed/index.ts'
import { seededDb } from '../../../platform/db/testing/seeded.ts'
import { settle } from '../../search/index.ts'
import { LiveLexicon } from '../live-lexicon.ts'
import { findWithReadings, searchWithReadings } from '../search.ts'

const { db } = await seededDb('demo', ensureDemoData)
beforeAll(() => settle(db))
const live = new LiveLexicon(db)
const search = (q: string, offset = 20) => searchWithReadings(db, live, { q, offset, language: 'en' })

test('names of both things take turns', async () => {
  const { data, total, readings } = await search('iit delhi vs iit bombay')
  expect(data.slice(0, 2).map(({ url }) => url)).toEqual([
    'indian-institute-of-technology-delhi',
    'indian-institute-of-technology-bombay',
  ])
  expect(new Set(data.map(({ kind, url }) => `${kind} ${url}`)).size).toBe(data.length)
  expect(total).toBeGreaterThanOrEqual(data.length)
  expect(readings.length).toBeLessThanOrEqual(4)
})

test('pages of both things, with one row each, and an article about them first', async () => {
  const { readings } = await search('cbse vs icse')
  expect(readings.map(({ path }) => path)).toEqual([
    '/article/school-boards-in-india',
    '/schools/cbse',
    '/schools/cisce',
  ])
  expect(readings.map(({ data }) => data.length)).toEqual([0, 1, 1])
  const suggested = await findWithReadings(db, live, { search: 'cbse vs icse', limit: 8, language: 'hi' })
  expect(suggested.readings.map(({ path }) => path)).toEqual(readings.map(({ path }) => path))
})

test('a condition of both applies to both', async () => {
  const { readings } = await search('schools in delhi or noida under 1 lakh')
  expect(readings.filter(({ isFirst }) => isFirst).map(({ path }) => path)).toEqual([
    '/schools/schools-in-delhi-under-100000',
    '/schools/schools-in-noida-under-100000',
  ])
})

test('a window holds as many rows as requested, and the next one begins with the same', async () => {
  const few = await search('school or college', 3)
  const first = await search('iit delhi or iit bombay', 3)
  const second = await search('iit delhi or iit bombay', 23)
  expect(few.data.length).toBeLessThanOrEqual(3)
  expect(second.data.slice(0, first.data.length)).toEqual(first.data)
})
