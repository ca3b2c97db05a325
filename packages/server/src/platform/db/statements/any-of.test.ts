import { asc, not, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { city, job } from '../tables.ts'
import { testDb } from '../testing/test-db.ts'
import { anyOf } from './any-of.ts'

const { db } = await testDb()
const odd = ['plain', 'a,b', '{c}', '"quoted"', 'back\\slash', 'NULL', '', ' ', 'कखग', "o'clock"]
await db
  .insert(job)
  .values(odd.map((kind, n) => ({ id: n + 1, kind, payload: {}, runAt: `2026-01-0${(n % 9) + 1}T00:00:00Z` })))

test('rows whose number is one of a list, whatever its length; none for an empty list', async () => {
  const found = async (ids: number[]) => {
    const rows = await db.select({ id: job.id }).from(job).where(anyOf(job.id, ids)).orderBy(asc(job.id))
    return rows.map((row) => row.id)
  }
  expect(await found([3])).toEqual([3])
  expect(await found([7, 2, 2, 99])).toEqual([2, 7])
  expect(await found([])).toEqual([])
  expect(await db.$count(job, not(anyOf(job.id, [1, 2])))).toBe(odd.length - 2)
})

test('a list of any length is one text with one parameter', () => {
  const sent = (ids: number[]) => db.select({ id: city.id }).from(city).where(anyOf(city.id, ids)).toSQL()
  expect(sent([1]).sql).toBe(sent([1, 2, 3]).sql)
  expect(sent([1, 2, 3]).params).toEqual(['{1,2,3}'])
})

test('texts are found as they are written, and nothing else is', async () => {
  for (const kind of odd) {
    const rows = await db
      .select({ kind: job.kind })
      .from(job)
      .where(anyOf(job.kind, [kind, 'nowhere']))
    expect(rows).toEqual([{ kind }])
  }
  expect(await db.$count(job, anyOf(job.kind, odd))).toBe(odd.length)
})

test('moments are compared as moments', async () => {
  const rows = await db
    .select({ id: job.id })
    .from(job)
    .where(anyOf(job.runAt, ['2026-01-02T05:30:00+05:30', '2026-01-03T00:00:00Z']))
    .orderBy(asc(job.id))
  expect(rows.map((row) => row.id)).toEqual([2, 3])
})

test('a prepared statement takes its list when it runs', async () => {
  const prepared = db
    .select({ id: job.id })
    .from(job)
    .where(anyOf(job.id, sql.placeholder('ids')))
    .orderBy(asc(job.id))
    .prepare('jobs_named')
  for (const ids of [[1, 4], [], [2, 5, 6]]) expect((await prepared.execute({ ids })).map((row) => row.id)).toEqual(ids)
})
