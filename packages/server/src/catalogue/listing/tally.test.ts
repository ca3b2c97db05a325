import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ensureDemoData } from '../../commands/seed/index.ts'
import { seededDb } from '../../platform/db/testing/seeded.ts'

const database = await seededDb('demo', ensureDemoData)
const { db } = database

const tallies = async () =>
  (
    await db.execute(sql`select kind, scope, facet, value, sum(n)::int as n from listing_tally
      group by 1, 2, 3, 4 having sum(n) <> 0 order by 1, 2, 3, 4`)
  ).rows

/** Compares the tallies with a complete recount, which is rolled back. */
async function expectCurrent() {
  const storedTallies = await tallies()
  await db
    .transaction(async (tx) => {
      await tx.execute(sql`select listing_recount()`)
      const { rows } = await tx.execute(sql`select kind, scope, facet, value, n from listing_tally order by 1, 2, 3, 4`)
      expect(storedTallies).toEqual(rows)
      tx.rollback()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Error && error.message === 'Rollback')) throw error
    })
}

const someRows = sql.raw('id % 7 = 3')
const writes = [
  sql`update school set status = 'draft' where ${someRows}`,
  sql`update school set status = 'published' where id % 5 = 0`,
  sql`update school set boards = '{1,2}', gender = 'girls', fee_min = 60000 where ${someRows}`,
  sql`update school set city = (select min(id) from city), state = (select state from city order by id limit 1) where id % 11 = 0`,
  sql`update school set class_from = null, class_to = 8, mediums = '{1,2}', facilities = '{1}' where ${someRows}`,
  sql`update school set residential = 'day', school_type = null where ${someRows}`,
  sql`update school set management = 'trust' where id % 7 = 5`,
  sql`update school set popularity = popularity + 1`,
  sql`update college set categories = '{1}', courses = '{}', nirf_best = 12, ownership = null where ${someRows}`,
  sql`update college set status = 'archived' where id % 9 = 0`,
  sql`update college set url = url`,
  sql`delete from school where id % 13 = 0`,
  sql`insert into school (name, url, status, state, city, boards) select 'New', 'new-' || gen_random_uuid(), 'published', state, id, '{2}' from city limit 20`,
  sql`select listing_sum_tallies()`,
]

test('whatever is written, tallies are what counting would say', async () => {
  await expectCurrent()
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...writes), { minLength: 1, maxLength: 4 }), async (selectedWrites) => {
      for (const write of selectedWrites) await db.execute(write)
      await expectCurrent()
    }),
    { numRuns: 5 },
  )
})

test('two edits of like institutes do not wait for each other', async () => {
  const [first, second] = (await db.execute<{ id: number }>(sql`select id from school order by id limit 2`)).rows
  await db.transaction(async (tx) => {
    await tx.execute(sql`update school set name = 'Numbat One', gender = 'boys' where id = ${first?.id}`)
    // On another connection, while the first is open.
    await db.transaction(async (otherTx) => {
      await otherTx.execute(sql`set local lock_timeout = '2s'`)
      await otherTx.execute(sql`update school set name = 'Bilby Two', gender = 'boys' where id = ${second?.id}`)
    })
  })
  await expectCurrent()
})
