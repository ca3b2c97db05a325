import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { testDb } from '../db/testing/test-db.ts'
import { outsideTransaction } from '../db/testing/transaction-guard.ts'
import { sowDemo } from '../seed/index.ts'

const home = await testDb()
const { db } = home
beforeAll(() => sowDemo(db))

const tallies = async () =>
  (
    await db.execute(sql`select kind, scope, facet, value, sum(n)::int as n from listing_tally
      group by 1, 2, 3, 4 having sum(n) <> 0 order by 1, 2, 3, 4`)
  ).rows

/** What the tallies say, against counting everything anew; the latter is undone. */
async function expectCurrent() {
  const kept = await tallies()
  await db
    .transaction(async (tx) => {
      await tx.execute(sql`select listing_recount()`)
      const { rows } = await tx.execute(sql`select kind, scope, facet, value, n from listing_tally order by 1, 2, 3, 4`)
      expect(kept).toEqual(rows)
      tx.rollback()
    })
    .catch((thrown: unknown) => {
      if (!(thrown instanceof Error && thrown.message === 'Rollback')) throw thrown
    })
}

const some = sql.raw('id % 7 = 3')
const writes = [
  sql`update school set status = 'draft' where ${some}`,
  sql`update school set status = 'published' where id % 5 = 0`,
  sql`update school set boards = '{1,2}', gender = 'girls', fee_min = 60000 where ${some}`,
  sql`update school set city = (select min(id) from city), state = (select state from city order by id limit 1) where id % 11 = 0`,
  sql`update school set class_from = null, class_to = 8, mediums = '{1,2}', facilities = '{1}' where ${some}`,
  sql`update school set residential = 'day', school_type = null where ${some}`,
  sql`update school set management = 'trust' where id % 7 = 5`,
  sql`update school set popularity = popularity + 1`,
  sql`update college set categories = '{1}', courses = '{}', nirf_best = 12, ownership = null where ${some}`,
  sql`update college set status = 'archived' where id % 9 = 0`,
  sql`update college set url = url`,
  sql`delete from school where id % 13 = 0`,
  sql`insert into school (name, url, status, state, city, boards) select 'New', 'new-' || gen_random_uuid(), 'published', state, id, '{2}' from city limit 20`,
  sql`select listing_sum_tallies()`,
]

test('whatever is written, tallies are what counting would say', async () => {
  await expectCurrent()
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...writes), { minLength: 1, maxLength: 4 }), async (chosen) => {
      for (const write of chosen) await db.execute(write)
      await expectCurrent()
    }),
    { numRuns: 5 },
  )
})

if (home.kind === 'postgres')
  test('two edits of like institutes do not wait for each other', async () => {
    const [one, other] = (await db.execute<{ id: number }>(sql`select id from school order by id limit 2`)).rows
    await db.transaction(async (tx) => {
      await tx.execute(sql`update school set name = 'Numbat One', gender = 'boys' where id = ${one?.id}`)
      // On another connection, while the first is open.
      await outsideTransaction(() =>
        db.transaction(async (beside) => {
          await beside.execute(sql`set local lock_timeout = '2s'`)
          await beside.execute(sql`update school set name = 'Bilby Two', gender = 'boys' where id = ${other?.id}`)
        }),
      )
    })
    await expectCurrent()
  })
