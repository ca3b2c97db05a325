import { expect, test } from 'vitest'
import { readListing } from './read-listing.ts'

const listing = { h1: 'CISCE schools in Kolkata', title: '', description: '', total: 5, facets: [], filters: [] }
const astro = (path: string) => ({
  url: new URL(path, 'http://localhost'),
  currentLocale: path.startsWith('/hi/') ? 'hi' : 'en',
  locals: { page: { keep: () => {} } } as never,
  redirect: (location: string, status = 302) => new Response(null, { status, headers: { location } }) as never,
})
const read = (path: string, slug: string, url: string) =>
  readListing(astro(path), 'school', `/schools/${slug}`, async () => ({ ...listing, url }))

test.each([
  ['/schools/icse-schools-in-kolkata', '/schools/cisce-schools-in-kolkata'],
  ['/hi/schools/icse-schools-in-kolkata?sort=rating', '/hi/schools/cisce-schools-in-kolkata?sort=rating'],
])('another spelling of a slug, %s, leads to %s for good', async (path, to) => {
  const response = await read(path, 'icse-schools-in-kolkata', 'cisce-schools-in-kolkata')
  expect(response instanceof Response && [response.status, response.headers.get('location')]).toEqual([301, to])
})

test('the one address of a listing is shown', async () => {
  const response = await read(
    '/schools/cisce-schools-in-kolkata',
    'cisce-schools-in-kolkata',
    'cisce-schools-in-kolkata',
  )
  expect(response).toMatchObject({ listing: { h1: 'CISCE schools in Kolkata' }, count: '5 schools' })
})
