import { expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { readRows } from './read.ts'

const { call } = await testApp('demo')
type Career = {
  data: { paths: { stage: string; course: string | null; exam: string | null }[]; source: { url?: string } }
}
const read = async (slug: string) => (await call<Career>('GET', `/public/career/?url=${slug}`)).body.data

test('the way into each licensed profession is written by hand, with the authority as its source', async () => {
  const slugs = new Set((await readRows('career-paths.csv', 'slug')).map(({ slug }) => slug))
  for (const slug of ['commercial-pilot', 'physician', 'lawyer', 'chartered-accountant', 'architect', 'nurse'])
    expect(slugs).toContain(slug)
  for (const slug of slugs) {
    const { paths, source } = await read(slug)
    expect([slug, paths.length > 1, source.url]).toEqual([slug, true, expect.stringMatching(/^https:/)])
  }
})

test('a pilot needs a licence, and neither JEE nor a degree', async () => {
  const { paths } = await read('commercial-pilot')
  expect(paths.map(({ stage }) => stage)).toEqual(['Class 12', 'Medical examination', 'Flying school', 'Licence'])
  expect(JSON.stringify(paths)).not.toMatch(/JEE|B\.Sc|B\.Tech/)
})
