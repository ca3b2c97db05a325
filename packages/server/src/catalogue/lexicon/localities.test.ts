import type { SearchResponse } from '@pravesh/contract'
import { expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { joinedAndApart } from './places.ts'

const { call } = await testApp('demo')
const search = async (q: string) =>
  (await call<SearchResponse>('GET', `/public/search?q=${encodeURIComponent(q)}`)).body

test.each([
  ['schools near vasant kunj', '/schools/vasant-kunj-new-delhi'],
  ['वसंत कुंज के पास स्कूल', '/schools/vasant-kunj-new-delhi'],
  ['pitampura ke aas paas school', '/schools/pitampura-delhi'],
  ['schools in pitam pura', '/schools/pitampura-delhi'],
  ['school in vasantkunj', '/schools/vasant-kunj-new-delhi'],
])('"%s" leads to the schools of the locality', async (q, path) => {
  expect((await search(q)).readings[0]).toMatchObject({ path, rest: '', isFirst: true })
})

test('a number behind a locality is of the locality, and named as not understood', async () => {
  const [reading] = (await search('mayur vihar phase 1 school')).readings
  expect(reading).toMatchObject({ path: '/schools/mayur-vihar-delhi', rest: 'phase 1', isFirst: true })
})

test.each([
  ['schools near rohini', '/schools/all', 'rohini'],
  ['rohini ke paas school', '/schools/all', 'rohini'],
  ['रोहिणी के पास स्कूल', '/schools/all', 'रोहिणी'],
  ['schools in salt lake kolkata', '/schools/kolkata', 'salt lake'],
  ['near rohini', '/schools/all', 'rohini'],
  ['dwarka sector 12', '/schools/all', 'dwarka sector 12'],
])('"%s" names the locality that it does not know, and no names without it', async (q, path, rest) => {
  const { readings, data, corrected } = await search(q)
  expect(readings[0]).toMatchObject({ path, rest })
  expect(data).toEqual([])
  expect(corrected).toBeNull()
})

test('surroundings are those of the visitor where no place is named', async () => {
  expect((await search('schools nearby')).readings[0]?.path).toBe('/near-me')
  expect((await search('aas paas ke school')).readings[0]?.path).toBe('/near-me')
})

test('a name of two words is also written joined, and one with an end of its own apart', () => {
  expect(joinedAndApart('Vasant Kunj')).toEqual(['vasantkunj'])
  expect(joinedAndApart('R.K. Puram')).toEqual(['rkpuram'])
  expect(joinedAndApart('Pitampura')).toEqual(['pitam pura'])
  expect(joinedAndApart('Nagpur')).toEqual([])
  expect(joinedAndApart('Josip Broz Tito Marg')).toEqual([])
})
