import { expect, test } from 'vitest'
import { codeOf, testApp } from '../../../../testing/test-app.ts'
import { slugOf } from './slug.ts'

type Listing = {
  url: string
  h1: string
  total: number
  facets: { name: string; options: { value: string }[] }[]
  filters: { name: string; value: string }[]
}
const { call } = await testApp('demo')
const list = async (path: string) => (await call<Listing>('GET', `/public/${path}`)).body

test.each([
  ['schools/icse-schools-in-kolkata', 'cisce-schools-in-kolkata', 'CISCE schools in Kolkata'],
  ['schools/schools-in-delhi', 'delhi', 'Schools in Delhi'],
  ['schools/cbse-schools', 'cbse', 'CBSE schools in India'],
  ['schools/girls', 'girls-schools', undefined],
  ['schools/schools-with-nursery-in-delhi', 'schools-with-nursery-in-delhi', 'Schools with Nursery in Delhi'],
  ['schools/cbse-girls-schools-with-class-5-in-delhi', 'girls-cbse-schools-with-class-5-in-delhi', undefined],
  ['schools/cbse-schools-with-library-under-60000', 'cbse-schools-with-library-under-60000', undefined],
  [
    'colleges/b-tech-colleges-accepting-jee-main-in-delhi-under-200000',
    'btech-colleges-accepting-jee-main-in-delhi-under-200000',
    'B.Tech / B.E. colleges accepting JEE Main in Delhi under ₹2,00,000 a year',
  ],
])('%s is the page of %s', async (path, slug, h1) => {
  const page = await list(path)
  expect(page.url).toBe(slug)
  if (h1 !== undefined) expect(page.h1).toBe(h1)
  const [kind] = path.split('/')
  const canonical = await list(`${kind}/${slug}`)
  expect([canonical.url, canonical.h1, canonical.total]).toEqual([slug, page.h1, page.total])
})

test.each(['schools', 'colleges'] as const)('each value of a facet of %s is read from its own slug', async (plural) => {
  const { facets } = await list(`${plural}/all`)
  const filters = facets.flatMap(({ name, options }) => options.map(({ value }) => ({ name, value })))
  const place = { name: 'state', value: 'delhi' }
  expect(filters.length).toBeGreaterThan(20)
  for (const filter of filters) {
    const { slug, rest } = slugOf(plural === 'schools' ? 'school' : 'college', [filter, place])
    if (filter.name === 'state' || rest.length > 0) continue
    const page = await list(`${plural}/${slug}?limit=1`)
    expect([slug, page.url]).toEqual([slug, slug])
    expect(page.filters.map(({ name, value }) => [name, value])).toContainEqual([filter.name, filter.value])
  }
})

test('a slug whose parts are empty or no fee is not found', async () => {
  for (const slug of ['schools-in', 'schools-under-lakh', 'schools-with-in-atlantis'])
    expect([slug, codeOf(await call('GET', `/public/schools/${slug}`))]).toEqual([slug, 'NOT_FOUND'])
})
