import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { testApp } from '../../../../testing/test-app.ts'

const { call, database } = await testApp('demo')
const { db } = database
type Listing = { data: { id: number }[]; total: number; totalAtLeast?: true }
// Sessions of Drizzle, in transactions too, make every statement here.
type Session = { prepareQuery(query: { sql: string; params: unknown[] }): unknown }
const prototype = Object.getPrototypeOf((db as unknown as { session: Session }).session) as Session

async function captureStatements(path: string) {
  const spied = vi.spyOn(prototype, 'prepareQuery')
  const { status, body } = await call<Listing>('GET', `/public/${path}`)
  const statements = spied.mock.calls.map(([query]) => query)
  spied.mockRestore()
  return { status, body, statements }
}

test.each([
  'schools/all?search=school',
  'schools/all?search=school&state=delhi,kerala&board=cbse',
  'colleges/all?search=institute&state=karnataka',
])('%s: what the words match stays in the database, however much it is', async (path) => {
  const { status, body, statements } = await captureStatements(path)
  expect([status, body.total > 0]).toEqual([200, true])
  const longest = Math.max(...statements.flatMap(({ params }) => params.map((value) => String(value).length)))
  expect(longest).toBeLessThan(100)
  // Keys and counts each contain the search condition; no statement fetches the matches for them.
  const searchStatements = statements.filter(({ sql: text }) => /ref_id from search_doc/.test(text))
  expect(searchStatements.map(({ sql: text }) => /from "(?:school|college)"/.test(text))).toEqual([true, true])
})

/** Schools that the index holds for a word, each of which is listed. */
const matching = async (word: string) =>
  (
    await db.execute<{ n: number }>(sql`select count(*)::int as n from search_doc
      where tsv @@ to_tsquery('simple', ${`'~school' & ${word}`})`)
  ).rows[0]?.n

test('few matches and many are listed alike: by their keys, or along the order', async () => {
  const few = await matching('kendriya')
  expect(few).toBeGreaterThan(20)
  const byKeys = await captureStatements('schools/all?search=kendriya')
  // As if six thousand documents had the word.
  await db.execute(sql`update search_word set documents = 6000 where word = 'kendriya'`)
  const along = await captureStatements('schools/all?search=kendriya')
  const texts = (statements: readonly { sql: string }[]) => statements.map(({ sql: text }) => text).join('\n')
  expect(texts(byKeys.statements)).toContain('any (array(select ref_id')
  expect(texts(along.statements)).toContain('in (select ref_id')
  expect(byKeys.body).toMatchObject({ total: few, data: along.body.data.map(({ id }) => ({ id })) })
  expect(along.body).toEqual(byKeys.body)
})
