import { expect, test } from 'vitest'
import { createLexicon } from '../lexicon/lexicon.ts'
import { NameTable } from '../lexicon/name-table.ts'
import { describeReading } from '../testing/describe-reading.ts'
import { createTestLexicon } from '../testing/lexicon.ts'
import { parseQuery } from './parse.ts'

const lexicon = createTestLexicon()
const read = (query: string) => parseQuery(lexicon, query)
const describeAll = (query: string, typing = false) => parseQuery(lexicon, query, { typing }).map(describeReading)

test('a reading has slots with labels and the words that they came from', () => {
  expect(read('icse shcool kolkata')[0]).toEqual({
    intent: 'list',
    kind: 'school',
    slots: [{ name: 'board', value: 'cisce', label: 'CISCE', text: 'icse' }],
    place: { level: 'city', slug: 'kolkata', name: 'Kolkata', state: 'west-bengal' },
    rest: '',
    unapplied: [],
    cost: expect.any(Number),
  })
  expect(read('nuresry admission in delhi')[0]?.slots).toEqual([
    { name: 'class', value: 'nursery', label: 'nursery', text: 'nuresry', corrected: true },
  ])
})

test('a page has a target and a section', () => {
  expect(read('neet cutoff')[0]).toMatchObject({ intent: 'exam', kind: 'exam', target: 'neet-ug', section: 'cutoff' })
  expect(read('how to become a pilot')[0]).toMatchObject({ intent: 'career', target: 'commercial-pilot' })
  expect(read('mba')[0]).toMatchObject({ intent: 'course', kind: 'course', target: 'mba' })
})

test('a listing has the section and the order that is asked for', () => {
  expect(read('best cbse schools in pune')[0]).toMatchObject({ sort: 'rating' })
  expect(read('best mba colleges in pune')[0]).toMatchObject({ sort: 'rank' })
  expect(read('cbse schools in pune fees')[0]).toMatchObject({ intent: 'list', section: 'fees' })
})

test('a name keeps its words, the place and the section; the listing is second', () => {
  const [name, list] = read('dps noida fees')
  expect(name).toMatchObject({ intent: 'name', rest: 'dps noida', section: 'fees', place: { slug: 'noida' } })
  expect(list).toMatchObject({ intent: 'place', place: { slug: 'noida' } })
})

test('a listing says what it does not act on', () => {
  expect(read('dps noida fees')[1]?.rest).toBe('dps')
  expect(read('cbse schools in pune 400')[0]?.rest).toBe('400')
  expect(read('schools in pune fees 2000 per month')[0]?.rest).toBe('')
})

test('a listing has the name as second reading, a text that says nothing one reading', () => {
  expect(describeAll('schools in delhi')).toEqual(['@delhi list school', 'name'])
  expect(describeAll('zzyzx qwrty')).toEqual(['name'])
  expect(describeAll('')).toEqual([])
  expect(describeAll(' ?! ')).toEqual([])
})

test('words that are not understood are kept as rest, in the script that was typed', () => {
  expect(read('cbse schools in pune with zumba')[0]).toMatchObject({ intent: 'list', rest: 'zumba' })
  expect(read('पुणे में सीबीएसई स्कूल ज़ुम्बा')[0]?.rest).toBe('जुम्बा')
})

test('a whole name beats a listing, but not where several are asked for', () => {
  expect(read('government medical college kota')[0]?.intent).toBe('name')
  expect(read('government medical colleges kota')[0]?.intent).toBe('list')
  expect(read('pharmacy college')[0]?.intent).toBe('list')
  expect(read('modern school')[0]?.intent).toBe('name')
})

test('a name that was added is a name at once', () => {
  const names = NameTable.from([])
  const fresh = createLexicon({ vocabulary: [], places: [], names, isNameWord: () => false })
  expect(parseQuery(fresh, 'fatima girls school')[0]?.intent).toBe('name')
  expect(parseQuery(fresh, 'girls international school')[0]?.intent).toBe('list')
  names.add('Girls International School')
  expect(parseQuery(fresh, 'girls international school')[0]?.intent).toBe('name')
})

test('a faint place before the noun is part of a name, behind it a place', () => {
  expect(read('nalanda girls school')[0]?.intent).toBe('name')
  expect(read('girls school nalanda')[0]).toMatchObject({ intent: 'list', place: { slug: 'nalanda' } })
})

test('the narrower of two places is meant', () => {
  expect(read('schools in koramangala bangalore')[0]?.place).toMatchObject({ slug: 'koramangala', city: 'bengaluru' })
})

test('a specialization belongs to the course beside it', () => {
  expect(read('mca artificial intelligence colleges pune')[0]?.slots.map(({ value }) => value)).toContain('mca')
})

test('facets that the catalogue does not have are left out', () => {
  const minimalLexicon = createLexicon({
    vocabulary: [],
    places: [],
    names: NameTable.from([]),
    isNameWord: () => false,
    facetGroups: [],
  })
  expect(parseQuery(minimalLexicon, 'cbse schools')[0]?.slots).toEqual([])
  expect(parseQuery(minimalLexicon, 'cbse schools')[0]?.rest).toBe('cbse')
})

test.each([
  ['schools in del', '@delhi list school'],
  ['schools in delhi u', '@delhi list school'],
  ['mba colleges in del', '@delhi college course=mba list'],
  ['icse school kol', '@kolkata board=cisce list school'],
  ['icse school kolk', '@kolkata board=cisce list school'],
  ['schools in pune under 2 la', '@pune feeMax=200000 list school'],
  ['neet cut', 'exam neet-ug#cutoff'],
  ['दिल्ली के स्कू', '@delhi list school'],
])('%s while typing: %s', (query, expected) => {
  expect(describeAll(query, true)[0]).toBe(expected)
})

test('a word that is still typed behind a group says which of its members is meant', () => {
  const intentOf = (query: string) => parseQuery(lexicon, query, { typing: true })[0]?.intent
  expect(['iit', 'iit bomby', 'iits i'].map(intentOf)).toEqual(['list', 'name', 'list'])
})

test.each([
  ['many abbreviations', 'ba llb mba bca btech ca cs ma cat mat net nata nift nit iit iim '.repeat(3)],
  ['one long word', 'x'.repeat(200)],
  ['more than is read', 'school '.repeat(20_000)],
  ['many short words', 'a '.repeat(100)],
  ['many numbers', '12 '.repeat(60)],
  ['many slips', 'shcool colege nuresry banglore '.repeat(5)],
  ['nothing but signs', '+'.repeat(200)],
  ['Devanagari', 'दिल्ली के स्कूल में '.repeat(10)],
])('%s are read in bounded work', (_, text) => {
  for (const typing of [false, true]) {
    const readings = parseQuery(lexicon, text, { typing })
    expect(readings.length).toBeLessThanOrEqual(2)
    for (const { rest } of readings) expect(rest.split(' ').length).toBeLessThanOrEqual(16)
  }
})
