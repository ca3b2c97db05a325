import type { SearchResponse, SuggestResponse } from '@pravesh/contract'
import { expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'

const { call } = await testApp('demo')
const search = async (q: string, more = '') =>
  (await call<SearchResponse>('GET', `/public/search?q=${encodeURIComponent(q)}${more}`)).body
const suggest = async (q: string) =>
  (await call<SuggestResponse>('GET', `/public/find?search=${encodeURIComponent(q)}`)).body

test.each([
  ['mba colleges without cat', '/colleges/mba', 'without cat'],
  ['schools not affiliated to cbse in pune', '/schools/pune', 'not affiliated to cbse'],
  ['बिना जेईई मेन के बीटेक कॉलेज', '/colleges/btech', 'बिना जेईई मेन'],
  ['neet rank 50000 to 60000 colleges', '/colleges/neet-ug', 'rank 50000 to 60000'],
])('"%s" leads to %s, and says what that does not apply', async (q, path, words) => {
  for (const { readings } of [await search(q), await suggest(q)]) {
    const [reading] = readings
    expect(reading).toMatchObject({ path, unapplied: [words], rest: '', isFirst: true })
    expect(JSON.stringify(reading?.conditions)).not.toMatch(/cat|cbse|jee|fee/)
  }
})

test('no page by name is of a condition that is ruled out', async () => {
  for (const body of [
    await search('mba without cat'),
    await suggest('mba without cat'),
    await search('mba without cat', '&kind=exam'),
  ])
    expect(body.data.map(({ url }) => url)).not.toContain('cat')
})

test('names do not follow a listing that leaves a condition out, which they may break', async () => {
  for (const { data, readings } of [
    await search('schools in delhi minus dps'),
    await suggest('schools in delhi minus dps'),
  ]) {
    expect(readings[0]).toMatchObject({ path: '/schools/delhi', unapplied: ['minus dps'] })
    expect(data).toEqual([])
  }
})

test.each([
  ['1 lakh 20 thousand rank', '/colleges/all', '1 lakh 20 thousand rank'],
  ['fees 50000 rank 5000', '/colleges/colleges-under-50000', 'rank 5000'],
  ['cat is not required', '/colleges/all', 'cat is not required'],
])('"%s" applies nothing of a rank or of what is ruled out, and says so', async (q, path, words) => {
  expect((await search(q)).readings[0]).toMatchObject({ path, unapplied: [words], rest: '' })
})

test('an address with a word that no listing applies is none', async () => {
  expect((await call('GET', '/public/schools?url=non-cbse-schools-in-pune')).status).toBe(404)
})
