import type { SearchResponse, SuggestResponse } from '@pravesh/contract'
import { expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'

const { call } = await testApp('demo')
const search = async (q: string) =>
  (await call<SearchResponse>('GET', `/public/search?q=${encodeURIComponent(q)}`)).body
const find = async (q: string) =>
  (await call<SuggestResponse>('GET', `/public/find?limit=8&search=${encodeURIComponent(q)}`)).body

test.each([
  ['neet 550 marks government college', /mary/],
  ['iit madras rank', /bank/],
  ['difference between cbse and icse', /cbse cbse/],
  ['hostel fees iit delhi', /hotel/],
  ['colleges with donation', /national/],
  ['mujhe pata karna', /patna/],
])('"%s" is searched in its own words', async (q, other) => {
  const { corrected, data } = await search(q)
  expect(corrected ?? '').not.toMatch(other)
  expect(data[0]?.name.toLowerCase() ?? '').not.toMatch(other)
  const [first] = (await find(q)).data
  expect(first?.name.toLowerCase() ?? '').not.toMatch(other)
})

test('an ordinary word that no name has changes neither the hits nor the text', async () => {
  const { data, corrected } = await search('iit madras marks')
  expect([data[0]?.url, corrected]).toEqual(['indian-institute-of-technology-madras', null])
})

test.each([
  ['iit-b', 'indian-institute-of-technology-bombay'],
  ['iit b cse cutoff', 'indian-institute-of-technology-bombay'],
  ['IITD', 'indian-institute-of-technology-delhi'],
  ['iit m cutoff', 'indian-institute-of-technology-madras'],
  ['nit t', 'national-institute-of-technology-tiruchirappalli'],
  ['NITK', 'national-institute-of-technology-karnataka-surathkal'],
  ['NIT W cse', 'national-institute-of-technology-warangal'],
  ['IIIT-H', 'international-institute-of-information-technology-hyderabad'],
  ['iima', 'indian-institute-of-management-ahmedabad'],
  ['BITS-P', 'birla-institute-of-technology-and-science-pilani'],
  ['du', 'university-of-delhi'],
  ['bhu', 'banaras-hindu-university'],
  ['dtu', 'delhi-technological-university'],
])('"%s" leads to the campus first, in suggestions and on the search page', async (q, url) => {
  const [found, searched] = [await find(q), await search(q)]
  expect([found.data[0]?.url, searched.data[0]?.url]).toEqual([url, url])
  for (const { readings } of [found, searched]) expect(readings.some(({ isFirst }) => isFirst)).toBe(false)
})

test('a text with joiners of its script finds what it finds without them', async () => {
  for (const q of ['लख\u200cनऊ के स्\u200dकूल', 'सैनिक स्\u200dकूल जम्\u200cमू', 'जे\u200cएन\u200cयू']) {
    const plain = q.replaceAll(/\u200c|\u200d/g, '')
    expect([await search(q), await find(q)]).toEqual([await search(plain), await find(plain)])
  }
})
