import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { jsonObject, jsonRows, statement } from '../index.ts'
import { city, country, state } from '../tables.ts'
import { testDb } from '../testing/test-db.ts'

const database = await testDb()
const { db } = database
const [india] = await db.insert(country).values({ name: 'India', url: 'india', code: 'IN' }).returning()
await db.insert(state).values({ name: 'Kerala', url: 'kerala', code: 'KL', type: 'state', country: india?.id ?? 0 })
const [kerala] = await db.select().from(state)
if (!kerala) throw new Error('The state was not written')
await db.insert(city).values([
  { name: 'Kochi', url: 'kochi', state: kerala.id, lat: 9.9312, lng: 76.2673 },
  { name: 'Kollam\'s "bay"', url: 'kollam', state: kerala.id },
])
await db.execute(sql`create table word (id int, text text)`)
await db.execute(sql`insert into word values (1, 'neem')`)
afterAll(() => db.execute(sql`drop table word`))

const rows = () => db.execute(sql`select * from word where id = ${1}`).then((result) => result.rows)

test('a statement whose plan no longer fits, because a column has changed, is made anew unseen', async () => {
  for (let n = 0; n < 8; n++) expect(await rows()).toEqual([{ id: 1, text: 'neem' }])
  await db.execute(sql`alter table word alter column text type int using 7, add column more text default 'pipal'`)
  // Concurrently, so that every pooled connection with the plan is used.
  const all = await Promise.all(Array.from({ length: 20 }, rows))
  expect(all).toEqual(Array.from({ length: 20 }, () => [{ id: 1, text: 7, more: 'pipal' }]))
})

test('a fault in a statement that is planned already is told once, and does not spoil the next', async () => {
  const divided = (divisor: number) => db.execute(sql`select 1 / ${divisor}::int as n`).then(({ rows: [row] }) => row)
  for (let n = 0; n < 3; n++) expect(await divided(1)).toEqual({ n: 1 })
  await expect(divided(0)).rejects.toMatchObject({ cause: { code: '22012' } })
  expect(await divided(1)).toEqual({ n: 1 })
})

test('many different statements are run, however many a connection keeps', async () => {
  for (let n = 0; n < 700; n++) {
    const { rows: found } = await db.execute(sql`select ${n}::int as ${sql.identifier(`n${n % 350}`)}`)
    expect(found).toEqual([{ [`n${n % 350}`]: n }])
  }
})

const { id, name, url, lat, lng, createdAt } = city
const cityColumns = { id, name, url, lat, lng, createdAt }
const stateStatement = statement('state_at', (on) =>
  on
    .select({
      row: state,
      cities: jsonRows(
        on
          .select({
            row: jsonObject({ ...cityColumns, of: { state: state.name } }).as('row'),
          })
          .from(city)
          .where(sql`${city.state} = ${state.id}`)
          .orderBy(city.name)
          .limit(2),
      ),
    })
    .from(state)
    .where(sql`${state.url} = ${sql.placeholder('url')}`),
)

test('what hangs on a row comes with it as a plain select would answer it, inside and outside of a transaction', async () => {
  const cityRows = await db.select(cityColumns).from(city).orderBy(city.name)
  const expected = [{ row: kerala, cities: cityRows.map((cityRow) => ({ ...cityRow, of: { state: 'Kerala' } })) }]
  for (let n = 0; n < 7; n++) expect(await stateStatement(db, { url: 'kerala' })).toEqual(expected)
  expect(await db.transaction((tx) => stateStatement(tx, { url: 'kerala' }))).toEqual(expected)
  expect(await stateStatement(db, { url: 'goa' })).toEqual([])
})
