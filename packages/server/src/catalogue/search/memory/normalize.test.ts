import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testDb } from '../../../platform/db/testing/test-db.ts'
import { normalizeAscii, soundKey } from './normalize.ts'

const { db } = await testDb()

/** What the functions of the database make of texts. */
async function inDatabase(name: 'search_norm' | 'search_key', texts: readonly string[]): Promise<(string | null)[]> {
  const { rows } = await db.execute<{ text: string | null }>(
    sql`select ${sql.raw(name)}(text) as text
      from json_array_elements_text(${JSON.stringify(texts)}::json) with ordinality as t (text, at) order by at`,
  )
  return rows.map(({ text }) => text)
}

const parts = [
  'St.',
  "Mary's",
  's',
  'D.',
  'a',
  'B.Tech',
  '&',
  'No-II',
  'no2',
  'VIII',
  'ix',
  'K.V.',
  '-',
  '/',
  '1 st',
  '`',
]
const names = fc.array(fc.oneof(fc.constantFrom(...parts), fc.string({ unit: 'grapheme-ascii', maxLength: 6 })), {
  maxLength: 8,
})

test('text is read as the database reads it', async () => {
  const texts = fc.sample(names, { numRuns: 3_000, seed: 35 }).map((terms) => terms.join(' '))
  expect(texts.map((text) => normalizeAscii(text))).toEqual(await inDatabase('search_norm', texts))
})

test('words sound as they do for the database', async () => {
  const syllables = [
    'sch',
    'chh',
    'ph',
    'ck',
    'w',
    'z',
    'x',
    'ci',
    'q',
    'bh',
    'ee',
    'oo',
    'iya',
    'ya',
    'a',
    'rr',
    'na',
    '2',
  ]
  const terms = fc
    .sample(fc.array(fc.constantFrom(...syllables), { minLength: 1, maxLength: 7 }), { numRuns: 3_000, seed: 35 })
    .map((chosen) => chosen.join(''))
  expect(terms.map(soundKey)).toEqual(await inDatabase('search_key', terms))
})

test('text in other scripts is left to the database', () => {
  expect(normalizeAscii('दिल्ली')).toBeUndefined()
  expect(normalizeAscii('Université')).toBeUndefined()
})
