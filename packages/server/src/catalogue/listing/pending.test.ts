import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { ensureDemoData } from '../../commands/seed/index.ts'
import { seededDb } from '../../platform/db/testing/seeded.ts'
import { startDuring } from '../../platform/db/testing/until-blocked.ts'
import { find, indexPending, sqlNames } from '../search/index.ts'

const database = await seededDb('demo', ensureDemoData)
const { db } = database

const tallies = async () =>
  (
    await db.execute(sql`select kind, scope, facet, value, sum(n)::int as n from listing_tally
      group by 1, 2, 3, 4 having sum(n) <> 0 order by 1, 2, 3, 4`)
  ).rows

/** Compares the stored tallies with a complete recount. */
async function expectCounted() {
  const stored = await tallies()
  await db.execute(sql`select listing_recount()`)
  expect(stored).toEqual(await tallies())
}

/** Adds twenty schools with a name as a bulk load does. */
const load = (name: string) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('pravesh.bulk', 'on', true)`)
    await tx.execute(sql`insert into school (name, url, status, state, city, boards)
      select ${name}, ${name} || id, 'published', state, id, '{2}' from city order by id limit 20`)
  })
const countFound = async (search: string) => (await find(sqlNames(db), { search, limit: 50 })).length
const pending = async () => (await db.execute(sql`select from index_pending`)).rows.length

beforeEach(() => indexPending(db))

test('institutes of a bulk load are counted and found when they are indexed, as they are then', async () => {
  const before = await tallies()
  await load('dunnart')
  await load('dunnart hall ')
  expect(await tallies()).toEqual(before)
  expect([await countFound('dunnart'), await pending()]).toEqual([0, 2])
  await db.execute(sql`update school set gender = 'girls' where url = 'dunnart1'`)
  await db.execute(sql`delete from school where url = 'dunnart2'`)
  await db.execute(sql`update school set status = 'archived' where url = 'dunnart3'`)
  await db.execute(sql`update school set name = 'Quoll' where url = 'dunnart4'`)
  await indexPending(db)
  expect([await countFound('dunnart'), await countFound('quoll'), await pending()]).toEqual([37, 1, 0])
  await expectCounted()
})

test('an edit that is under way is waited for, and its values are counted', async () => {
  await load('numbat')
  await startDuring(
    database,
    (tx) => tx.execute(sql`update school set gender = 'girls', name = 'Potoroo' where url = 'numbat5'`),
    () => indexPending(db),
  )
  expect(await countFound('potoroo')).toBe(1)
  await expectCounted()
})

test('an edit while its institute is indexed waits, and then changes the counts', async () => {
  await load('bettong')
  await startDuring(
    database,
    (tx) => tx.execute(sql`select index_pending_rows(10)`),
    async () => await db.execute(sql`update school set gender = 'girls', name = 'Wallaby' where url = 'bettong6'`),
  )
  expect([await countFound('wallaby'), await pending()]).toEqual([1, 0])
  await expectCounted()
})
