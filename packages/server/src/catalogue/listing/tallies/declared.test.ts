import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testDb } from '../../../platform/db/testing/test-db.ts'
import { colleges } from '../kinds/college-kind.ts'
import { schools } from '../kinds/school-kind.ts'
import { tallyFunctions } from './functions.ts'
import { orderIndexes } from './indexes.ts'

const { db } = await testDb()

describe.each([schools, colleges])('filters of a $kind', (listed) => {
  test('tallies are kept by every one of them: npm run tallies writes the migration', async () => {
    for (const { name, body } of tallyFunctions(listed)) {
      const { rows } = await db.execute<{ body: string }>(
        sql`select prosrc as body from pg_proc where proname = ${name}`,
      )
      expect(rows.map((row) => row.body.trim())).toEqual([body.trim()])
    }
  })
  test('the index of every order holds what they ask for', async () => {
    const { rows } = await db.execute<{ name: string; holds: string[] }>(sql`
      select c.relname as name, array(select a.attname::text from unnest(x.indkey) with ordinality as k (num, place)
        join pg_attribute a on a.attrelid = x.indrelid and a.attnum = k.num where k.place > x.indnkeyatts order by 1) as holds
      from pg_index x join pg_class c on c.oid = x.indexrelid
      where c.relname like ${`listing_${listed.kind}_%`} and x.indnatts > x.indnkeyatts order by 1`)
    const declared = orderIndexes(listed).map(({ name, columns }) => ({ name, holds: columns.toSorted() }))
    expect(rows).toEqual(declared.toSorted((a, b) => (a.name < b.name ? -1 : 1)))
  })
})
