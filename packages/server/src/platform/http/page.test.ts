import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { job } from '../db/tables.ts'
import { testDb } from '../db/testing/test-db.ts'
import {
  countBound,
  idFilter,
  idsOfPage,
  inOrder,
  likePattern,
  limitOffset,
  newestFirst,
  type Order,
  renderOrder,
  totalsOf,
} from './page.ts'

const { db } = await testDb()
await db.execute(sql`insert into job (kind, payload, attempts)
  select 'k' || n, '{}', n % 2 from generate_series(1, ${countBound + 2}::int) n`)
const all = () => db.select({ one: sql`1` }).from(job)

test('a total is exact up to the bound, and "at least" above it', async () => {
  const upTo = (maxId: number) => totalsOf(db, all().where(sql`${job.id} <= ${maxId}`))
  expect(await upTo(0)).toEqual({ total: 0 })
  expect(await upTo(countBound)).toEqual({ total: countBound })
  expect(await upTo(countBound + 1)).toEqual({ total: countBound, totalAtLeast: true })
  expect(await totalsOf(db, all())).toEqual({ total: countBound, totalAtLeast: true })
})

test('a page is as long as asked for, and never shorter than the ids it names', () => {
  expect(limitOffset({ page: 3, limit: 25 })).toEqual({ limit: 25, offset: 50 })
  expect(limitOffset({ page: 1, limit: 2, ids: [1, 2, 3] })).toEqual({ limit: 3, offset: 0 })
  expect(limitOffset({ page: 1, limit: 25, ids: [1] })).toEqual({ limit: 25, offset: 0 })
})

test('ids and id name rows, both where both are given; without them a list is whole', async () => {
  const listIds = async (q: Parameters<typeof idFilter>[0]) => {
    const rows = await db.select({ id: job.id }).from(job).where(idFilter(q, job.id)).orderBy(job.id).limit(5)
    return rows.map(({ id }) => id)
  }
  expect(await listIds({})).toEqual([1, 2, 3, 4, 5])
  expect(await listIds({ ids: [7, 3] })).toEqual([3, 7])
  expect(await listIds({ id: 4 })).toEqual([4])
  expect(await listIds({ ids: [7, 3], id: 7 })).toEqual([7])
})

test('newest first unless a field is named, and like values by id in the same direction', async () => {
  const first = async (q: Parameters<typeof newestFirst<'attempts'>>[0]) => {
    const order = newestFirst(q, job)
    const rows = await db
      .select({ id: job.id })
      .from(job)
      .where(sql`${job.id} <= 4`)
      .orderBy(...order)
    return rows.map(({ id }) => id)
  }
  expect(await first({ order: 'asc' })).toEqual([4, 3, 2, 1])
  expect(await first({ sort: 'attempts', order: 'asc' })).toEqual([2, 4, 1, 3])
  expect(await first({ sort: 'attempts', order: 'desc' })).toEqual([3, 1, 4, 2])
})

test('a search text is looked for as it is written', async () => {
  const found = async (text: string) => db.$count(job, sql`${job.kind} ilike ${likePattern(text)}`)
  expect(await found('K1000')).toBe(1)
  expect([await found('%'), await found('_'), await found('\\')]).toEqual([0, 0, 0])
})

test('an apostrophe of one form finds that of another', async () => {
  const isFound = async (name: string, text: string) => {
    const { rows } = await db.execute(sql`select ${name}::text ilike ${likePattern(text)} as found`)
    return rows[0]?.found
  }
  for (const [name, text] of [
    ['St. Mary’s School', "mary's"],
    ["St. Mary's School", 'mary’s'],
    ['St. Mary`s School', 'mary‘s'],
  ] as const)
    expect([name, await isFound(name, text)]).toEqual([name, true])
  expect(await isFound('St. Marys School', "mary's")).toBe(false)
})

test('ids of a page and its totals are those of its order, whether what is found is sorted or the order is walked', async () => {
  const order = (sort: 'id' | 'attempts', direction: 'asc' | 'desc') => ({ by: job[sort], id: job.id, direction })
  const selectPage = async (upTo: number, { by: column, id, direction }: Order, limit: number, offset: number) => {
    const rows = await db
      .select({ id: job.id })
      .from(job)
      .where(sql`${job.id} <= ${upTo}`)
      .orderBy(...renderOrder({ by: column, id, direction }))
      .limit(limit)
      .offset(offset)
    return rows.map((row) => row.id)
  }
  for (const upTo of [0, 7, countBound, countBound + 1])
    for (const page of [1, 2, 400])
      for (const pageOrder of [
        order('id', 'desc'),
        order('id', 'asc'),
        order('attempts', 'desc'),
        order('attempts', 'asc'),
      ]) {
        const where = sql`${job.id} <= ${upTo}`
        const read = await idsOfPage(
          db,
          { page, limit: 5 },
          { order: pageOrder, where, from: (keys) => db.select(keys).from(job) },
        )
        const totals = upTo > countBound ? { total: countBound, totalAtLeast: true } : { total: upTo }
        expect(read).toEqual({ ids: await selectPage(upTo, pageOrder, 5, (page - 1) * 5), totals, page, limit: 5 })
      }
  const allIds = await idsOfPage(
    db,
    { page: 1, limit: 2 },
    { order: order('id', 'desc'), where: undefined, from: (keys) => db.select(keys).from(job) },
  )
  expect(allIds).toEqual({
    ids: [countBound + 2, countBound + 1],
    totals: { total: countBound, totalAtLeast: true },
    page: 1,
    limit: 2,
  })
})

test('matches far from where the order begins are sorted, where its index does not reach them in time', async () => {
  // The first ten rows cost 0.15 s each: reading up to the first match takes longer than the walk may.
  const where = sql`case when ${job.id} <= 10 then pg_sleep(0.15) is null else true end`
  await db.execute(sql`insert into job (kind, payload) select 'far', '{}' from generate_series(1, 10)`)
  const list: Parameters<typeof idsOfPage>[2] = {
    order: { by: job.id, id: job.id, direction: 'asc' },
    where,
    from: (keys) => db.select(keys).from(job),
  }
  // Of a search the count is given up too, and read by indexes.
  for (const search of [undefined, 'far'])
    expect(await idsOfPage(db, { page: 1, limit: 3, search }, list)).toMatchObject({
      ids: [11, 12, 13],
      totals: { totalAtLeast: true },
    })
  await db.delete(job).where(sql`${job.kind} = 'far'`)
})

test('rows stand in the order of their ids; one that is gone by now is left out', () => {
  expect(inOrder([3, 1, 2], [{ id: 1 }, { id: 3 }])).toEqual([{ id: 3 }, { id: 1 }])
})
