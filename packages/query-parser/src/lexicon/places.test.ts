import { expect, test } from 'vitest'
import { parseQuery } from '../reading/parse.ts'
import type { PlaceEntry } from '../types.ts'
import { createLexicon } from './lexicon.ts'
import { NameTable } from './name-table.ts'

const state = (slug: string, name: string): PlaceEntry => ({ level: 'state', slug, name, spellings: [], state: slug })
const city = (slug: string, name: string, rank: number, overrides: Partial<PlaceEntry> = {}): PlaceEntry => ({
  level: 'city',
  slug,
  name,
  spellings: [],
  state: 'rajasthan',
  rank,
  ...overrides,
})
const location = (slug: string, name: string, inCity: string): PlaceEntry => ({
  level: 'location',
  slug,
  name,
  spellings: [],
  city: inCity,
  state: 'rajasthan',
})

const lexicon = createLexicon({
  vocabulary: [],
  // The faint ones come first: the order of rows makes no difference.
  places: [
    location('civil-lines', 'Civil Lines', 'kota'),
    location('civil-lines', 'Civil Lines', 'jaipur'),
    location('engineering-college', 'Engineering College', 'jaipur'),
    location('science', 'Science', 'jaipur'),
    location('ajmer', 'Ajmer', 'jaipur'),
    city('jaypur', 'Jaypur', 900, { cost: 0.45 }),
    city('ramgarh', 'Ramgarh', 900, { cost: 0.5, state: 'rajasthan' }),
    city('jaipur', 'Jaipur', 0, { localName: 'जयपुर', spellings: ['pink city', 'jp'] }),
    city('kota', 'Kota', 1),
    city('ajmer', 'Ajmer', 2),
    state('rajasthan', 'Rajasthan'),
    { level: 'location', slug: '', name: '', spellings: [], city: 'kota', state: 'rajasthan', pincode: '324001' },
  ],
  names: NameTable.from([]),
  isNameWord: () => false,
})
const placeOf = (query: string) => parseQuery(lexicon, query)[0]?.place

test.each([
  ['schools in jaipur', 'jaipur'],
  ['schools in jaypur', 'jaipur'],
  ['schools in jaippur', 'jaipur'],
  ['जयपुर के स्कूल', 'jaipur'],
  ['schools in pink city', 'jaipur'],
  ['schools in jp', 'jaipur'],
  ['schools in ramgarh', 'ramgarh'],
  ['schools in rajasthan', 'rajasthan'],
  ['schools in 324001', '324001'],
])('%s are in %s', (query, slug) => {
  expect(placeOf(query)?.slug).toBe(slug)
})

test('localities of one name are told apart by their city, whichever stands first', () => {
  expect(placeOf('schools in civil lines kota')).toMatchObject({ slug: 'civil-lines', city: 'kota' })
  expect(placeOf('schools in civil lines jaipur')).toMatchObject({ slug: 'civil-lines', city: 'jaipur' })
  expect(placeOf('jaipur civil lines schools')).toMatchObject({ slug: 'civil-lines', city: 'jaipur' })
})

test('a locality is left out that is called after an institution or after a word of the grammar', () => {
  expect(placeOf('engineering college')).toBeUndefined()
  expect(placeOf('science colleges')).toBeUndefined()
})

test('a city hides a locality of its name that is not its own', () => {
  expect(placeOf('schools in ajmer')).toMatchObject({ level: 'city', slug: 'ajmer' })
})
