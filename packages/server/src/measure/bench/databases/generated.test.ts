import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { find, sqlNames } from '../../../catalogue/search/index.ts'
import { testDb } from '../../../platform/db/testing/test-db.ts'
import { fill } from './generated.ts'

const database = await testDb()

test('made-up records are added to the demo, say what they are, and are found', async () => {
  await fill(database, 300)
  for (const table of ['school', 'college']) {
    const { rows } = await database.db.execute(sql`
      select count(*) filter (where name ~ ', made up [0-9]+$')::int as "madeUp", count(*) filter (where url like 'made-up-%')::int as urls,
        count(*)::int as all, count(distinct id)::int as ids
      from ${sql.identifier(table)}`)
    const [{ all, ids, ...counts } = {}] = rows
    expect(counts, table).toEqual({ madeUp: 300, urls: 300 })
    expect(all).toBe(ids)
    expect(all).toBeGreaterThan(400)
  }
  const [hit] = await find(sqlNames(database.db), { search: 'banyan valley', limit: 10 })
  expect(hit?.name).toMatch(/^Banyan Valley .*, made up \d+$/)
})
