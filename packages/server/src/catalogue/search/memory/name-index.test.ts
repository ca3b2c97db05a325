import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { ensureDemoData } from '../../../commands/seed/index.ts'
import { seededDb } from '../../../platform/db/testing/seeded.ts'
import { findNames, type NameSource, searchNames, settle, sqlNames } from '../index.ts'
import { clean, misspelt } from '../testing/judged.ts'
import type { NameIndex } from './name-index.ts'
import { indexDocument, readDocuments, readNameIndex } from './read-index.ts'

const { db } = await seededDb('demo', ensureDemoData)
const database = sqlNames(db)
let nameIndex: NameIndex

beforeAll(async () => {
  // Names of other scripts, and so many of a word that only the first of them are compared.
  await db.execute(sql`insert into school (name, name_local, url, status, state, city, popularity)
    select 'Potoroo Vidyalaya ' || n, 'பள்ளி ' || n, 'potoroo-' || n, 'published', city.state, city.id, n % 7
    from generate_series(1, 900) n, (select id, state from city where url = 'pune') city`)
  await settle(db)
  const read = await readNameIndex(db, 100_000)
  if (!read) throw new Error('The index was not read')
  nameIndex = read
})

const kinds = [undefined, 'school', 'exam', 'course'] as const
const resultsOf = async (names: NameSource, text: string, kind: (typeof kinds)[number]) => ({
  suggestions: await findNames(names, { search: text, kind, limit: 8 }),
  page: await searchNames(names, { q: text, kind, offset: 20 }),
})

async function expectSame(texts: readonly string[]): Promise<void> {
  for (const [index, text] of texts.entries()) {
    const kind = kinds[index % kinds.length]
    expect({ text, kind, ...(await resultsOf(nameIndex, text, kind)) }).toEqual({
      text,
      kind,
      ...(await resultsOf(database, text, kind)),
    })
  }
}

test('judged texts are answered as by the database, whole and as they are typed', async () => {
  await expectSame([...clean, ...misspelt].flatMap(([text], i) => [text, text.slice(0, 1 + (i % text.length))]))
})

test('any text is answered as by the database', async () => {
  const terms = [
    'delhi',
    'st',
    "mary's",
    'iit',
    'potoroo',
    'vidyalay',
    'no 2',
    'schol',
    'kv',
    'of',
    'b.tech',
    'delhipublic',
  ]
  const suggestions = fc.array(
    fc.oneof(fc.constantFrom(...terms), fc.string({ unit: 'grapheme-ascii', maxLength: 7 })),
    {
      maxLength: 5,
    },
  )
  const texts = fc
    .sample(suggestions, { numRuns: 150, seed: 35 })
    .map((chosen) => chosen.join(' ').replaceAll('\0', ''))
  await expectSame([
    ...texts,
    'விद्यालय',
    'पोटोरू विद्यालय',
    'பள்ளி 5',
    'potoroo பள்ளி',
    'a '.repeat(100),
    'x'.repeat(200),
    '',
  ])
})

test('changed records are found as by the database', async () => {
  await db.execute(sql`insert into school (name, url, status, state, city)
    select 'Zanskar Quokkarium', 'quokkarium', 'published', state, id from city where url = 'pune'`)
  await db.execute(sql`update school set name = 'Wombatarium' where url = 'potoroo-7'`)
  const { rows } = await db.execute<{ id: number }>(sql`delete from school where url = 'potoroo-8' returning id`)
  const changed = sql`kind = 'school' and ref_id in (select id from school where url in ('quokkarium', 'potoroo-7'))`
  for (const row of await readDocuments(db, changed)) nameIndex.table.put(indexDocument(nameIndex.wordIndex, row))
  for (const { id } of rows) nameIndex.table.remove('school', id)
  const texts = [
    'quokkarium',
    'zanskar quok',
    'qoukkarium',
    'quokkarxyzm pune',
    'wombatarium',
    'wombtarioom',
    'potoroo',
  ]
  // Each as of every kind, which follow one another in `expectSame`.
  await expectSame([...texts, 'potoroo 7', 'potoroo 8', 'z', 'wom'].flatMap((text) => kinds.map(() => text)))
  expect((await findNames(nameIndex, { search: 'quokkarxyzm', limit: 8 })).hits[0]?.name).toBe('Zanskar Quokkarium')
})

test('records are found by their ids', async () => {
  const [first, second] = (await findNames(database, { search: 'delhi public school', limit: 2 })).hits
  const ids = [second?.id ?? 0, first?.id ?? 0, 2 ** 31 - 1]
  expect(nameIndex.hitsOf('school', ids)).toEqual(await database.hitsOf('school', ids))
  expect(nameIndex.hitsOf('school', ids)).toHaveLength(2)
})

test('a larger catalogue than allowed is not read', async () => {
  expect(await readNameIndex(db, 1_000)).toBeUndefined()
})
