import type { SearchResponse } from '@pravesh/contract'
import { expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'

const { call } = await testApp('demo')
const search = async (q: string) =>
  (await call<SearchResponse>('GET', `/public/search?q=${encodeURIComponent(q)}`)).body

test.each([
  ['btech it', 'btech-information-technology'],
  ['बीटेक आईटी', 'btech-information-technology'],
  ['b tech eee', 'btech-electrical-and-electronics-engineering'],
  ['btech electrical', 'btech-electrical-engineering'],
  ['mech engg colleges', 'btech-mechanical-engineering'],
  ['me branch btech', 'btech-mechanical-engineering'],
  ['cse aiml', 'btech-artificial-intelligence-and-machine-learning'],
  ['btech chemical', 'btech-chemical-engineering'],
])('"%s" is one branch of the course', async (q, value) => {
  const [reading] = (await search(q)).readings
  expect(reading).toMatchObject({ kind: 'college', rest: '', path: `/colleges/${value}` })
  expect(reading?.conditions.map((condition) => condition.value)).toEqual([value])
})

test('a word of a sentence is no branch', async () => {
  expect((await search('btech me admission')).readings[0]?.path).toBe('/colleges/btech')
  expect((await search('chennai me engineering college kaun se hai')).readings[0]?.path).toBe(
    '/colleges/engineering-colleges-in-chennai',
  )
})

test('a branch that the catalogue does not have is named apart from its course', async () => {
  const [reading] = (await search('btech nanotechnology colleges in pune')).readings
  expect(reading).toMatchObject({ path: '/colleges/btech-colleges-in-pune', rest: 'nanotechnology' })
})
