import { nameSearchResponse } from '@pravesh/contract'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { ensureDemoData } from '../../commands/seed/index.ts'
import { seededDb } from '../../platform/db/testing/seeded.ts'
import { find, search, settle, sqlNames } from './index.ts'

const { db } = await seededDb('demo', ensureDemoData)
beforeAll(() => settle(db))
const urls = async (text: string) => (await find(sqlNames(db), { search: text, limit: 10 })).map(({ url }) => url)

test('the order of words does not matter, nor do marks between them', async () => {
  const expected = await urls('delhi public school noida')
  for (const variant of ['noida school public delhi', 'Delhi, PUBLIC-school (Noida)', ' delhi  public school: noida! '])
    expect(new Set(await urls(variant))).toEqual(new Set(expected))
})

test.each([
  "'",
  "\\'",
  '%',
  '_',
  '& | !',
  ':*',
  'a:*',
  '(',
  "dps'); drop table school; --",
  '<->',
  '\u0001',
  '🎓',
  'é'.repeat(200),
  'a '.repeat(100),
  'x'.repeat(200),
])('the marks %j are taken as they are', async (text) => {
  expect(await find(sqlNames(db), { search: text, limit: 10 })).toBeInstanceOf(Array)
  expect(nameSearchResponse.safeParse(await search(sqlNames(db), { q: text, offset: 20 })).success).toBe(true)
})

test('any text is answered', async () => {
  const terms = fc.constantFrom(
    'delhi',
    'st',
    "mary's",
    'iit',
    'विद्यालय',
    'no 2',
    "'",
    '\\',
    '&',
    '|',
    '!',
    ':*',
    '(',
    ')',
    '~school',
  )
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.array(terms, { maxLength: 12 }).map((w) => w.join(' ')),
  )
  await fc.assert(
    fc.asyncProperty(text, async (input) => {
      const query = input.replaceAll('\0', '').slice(0, 200)
      fc.pre(query.isWellFormed())
      await find(sqlNames(db), { search: query, limit: 5 })
      nameSearchResponse.parse(await search(sqlNames(db), { q: query, offset: 20 }))
    }),
    { numRuns: 60 },
  )
})

test('a kind keeps the others out, and one letter is enough for exams', async () => {
  expect(
    (await find(sqlNames(db), { kind: 'exam', search: 'n', limit: 10 })).every(({ kind }) => kind === 'exam'),
  ).toBe(true)
  expect((await find(sqlNames(db), { kind: 'exam', search: 'nee', limit: 10 })).map(({ url }) => url)).toContain(
    'neet-ug',
  )
  expect((await find(sqlNames(db), { kind: 'course', search: 'mb', limit: 10 })).map(({ url }) => url)).toContain('mba')
  const schools = await search(sqlNames(db), { q: 'delhi', kind: 'school', offset: 40 })
  expect(schools.data.every(({ kind }) => kind === 'school')).toBe(true)
  expect(schools.counts.map(({ kind }) => kind)).toContain('college')
})

test('a misspelt search says what was looked for, a well spelt one does not', async () => {
  expect(await search(sqlNames(db), { q: 'sprigdales scool', offset: 20 })).toMatchObject({
    corrected: 'springdales school',
  })
  expect(await search(sqlNames(db), { q: 'springdales school', offset: 20 })).toMatchObject({ corrected: null })
  expect(await search(sqlNames(db), { q: 'xqzwv', offset: 20 })).toEqual({
    data: [],
    total: 0,
    corrected: null,
    counts: [],
    more: null,
  })
})

test('of words that nothing has together, the telling one decides', async () => {
  expect((await urls('springdales thiruvananthapuram'))[0]).toBe('springdales-school-new-delhi')
  expect(await urls('indian institute of technology bombay xqzwv')).toContain('indian-institute-of-technology-bombay')
})

test('the window grows to the end', async () => {
  const first = await search(sqlNames(db), { q: 'school', offset: 20 })
  expect([first.data.length, first.more]).toEqual([20, 40])
  const all = await search(sqlNames(db), { q: 'school', offset: 200 })
  expect(all.more).toBeNull()
  expect(all.data.slice(0, 20)).toEqual(first.data)
})

test.each([
  ['बी टेक', 'बीटेक'],
  ['एम बी ए', 'एमबीए'],
  ['दिल्ली में बी. टेक', 'दिल्ली में बीटेक'],
])('%s, written apart, finds what %s finds', async (spacedText, together) => {
  const expected = await urls(together)
  expect(expected.length).toBeGreaterThan(0)
  expect(await urls(spacedText)).toEqual(expected)
})
