import type { SchoolRow } from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { codeOf, testApp } from '../../../../testing/test-app.ts'
import { college, school } from '../../../platform/db/tables.ts'
import { completenessOf } from '../facts/completeness.ts'

type Page = { data: SchoolRow[]; total: number; totalAtLeast?: boolean; next: string | null }
const { asAdmin, database } = await testApp('demo')
const { db } = database
const list = async (query: string, type = 'school') =>
  (await asAdmin<Page>('GET', `/admin/${type}-details?limit=100&${query}`)).body
const count = (where: ReturnType<typeof sql>, table: typeof school | typeof college = school) => db.$count(table, where)

/** All ids of a list, read page by page behind the last row of each. */
async function readThrough(query: string): Promise<number[]> {
  const ids: number[] = []
  for (let after: string | null = ''; after !== null; ) {
    const page: Page = await list(`${query}${after && `&after=${after}`}`)
    ids.push(...page.data.map(({ id }) => id))
    after = page.next
  }
  return ids
}

test('completeness is what the screens compute, and follows what it is made of', async () => {
  for (const type of ['school', 'college'] as const) {
    const table = type === 'school' ? school : college
    const rows = await db.select({ id: table.id, completeness: table.completeness }).from(table)
    const ids = rows.map(({ id }) => id)
    const computed = await completenessOf(db, type, ids)
    expect(rows.map(({ id, completeness }) => [id, completeness])).toEqual(
      ids.map((id) => [id, computed.get(id)?.percent]),
    )
  }
})

test('a part that is added, switched off or deleted changes how complete its institute is', async () => {
  const body = { name: 'Bare Vidyalaya', url: 'bare-vidyalaya', state: 14, city: 1, address: 'Station Road' }
  const { id } = (await asAdmin<{ data: { id: number } }>('POST', '/admin/school-details', body)).body.data
  const percent = async () => (await list(`ids=${id}`)).data[0]?.completeness
  expect(await percent()).toBe(8)
  const faq = (
    await asAdmin<{ data: { id: number; updatedAt: string } }>('POST', `/admin/faq/${id}?type=school`, {
      question: 'Is there a bus?',
      answer: 'Yes.',
    })
  ).body.data
  await asAdmin('POST', `/admin/awards/${id}?type=school`, { title: 'Green school' })
  expect(await percent()).toBe(17)
  const off = { id: faq.id, updatedAt: faq.updatedAt, active: false }
  expect((await asAdmin('PUT', `/admin/faq/${id}?type=school`, off)).status).toBe(200)
  expect(await percent()).toBe(10)
  await asAdmin('PUT', `/admin/school-details/${id}`, { address: null, phones: ['022 123456'], version: 1 })
  expect(await percent()).toBe(12)
  expect((await list(`ids=${id}`)).data[0]).toMatchObject({ changedBy: 'admin', revision: 2 })
})

test('filters of completeness, place, source, board, type, class and category let through what they say', async () => {
  const row = (await list('status=published')).data.find(({ schoolType, boards }) => schoolType && boards.length > 0)
  expect(row).toBeDefined()
  const expected: [string, ReturnType<typeof sql>][] = [
    ['completeness=below-50', sql`completeness < 50`],
    ['completeness=50-80', sql`completeness between 50 and 80`],
    ['completeness=above-80', sql`completeness > 80`],
    ['hasCoordinates=true', sql`lat is not null`],
    ['hasCoordinates=false', sql`lat is null`],
    ['hasSources=false', sql`sources = '{}'`],
    ['hasSources=true', sql`sources <> '{}'`],
    [`board=${row?.boards[0]}`, sql`${row?.boards[0]} = any(boards)`],
    [`type=${row?.schoolType}`, sql`school_type = ${row?.schoolType}`],
    ['taughtClass=11', sql`class_from <= 11 and class_to >= 11`],
  ]
  for (const [query, where] of expected) expect([query, (await list(query)).total]).toEqual([query, await count(where)])
  expect((await list('category=1', 'college')).total).toBe(await count(sql`1 = any(categories)`, college))
  expect(codeOf(await asAdmin('GET', '/admin/school-details?completeness=half'))).toBe('INVALID')
})

test('a list is read to its end behind the last row of each page, each row once and in its order', async () => {
  await db.execute(sql`insert into school (name, url, status, state, city)
    select 'Twin Vidyalaya', 'twin-' || n, 'draft', c.state, c.id from generate_series(1, 1150) n,
      (select id, state from city order by id limit 1) c`)
  const all = await count(sql`true`)
  for (const order of ['sort=name&order=asc', 'sort=updatedAt&order=desc', 'sort=id&order=desc', 'sort=completeness']) {
    const ids = await readThrough(order)
    expect([order, ids.length, new Set(ids).size]).toEqual([order, all, all])
  }
  expect(await readThrough('sort=id')).toEqual((await readThrough('sort=id&order=desc')).reverse())
  // Few enough to be sorted at once: the place is honoured all the same.
  const published = await count(sql`status = 'published'`)
  expect(new Set(await readThrough('sort=name&status=published')).size).toBe(published)
})

test('a total is exact if it is asked for', async () => {
  const all = await count(sql`true`)
  expect(await list('')).toMatchObject({ total: 1_000, totalAtLeast: true })
  const counted = await list('count=all')
  expect([counted.total, counted.totalAtLeast]).toEqual([all, undefined])
})

test('a place of another order, or none at all, is refused', async () => {
  const { next } = await list('sort=name')
  for (const query of [`sort=name&order=desc&after=${next}`, `sort=id&after=${next}`, 'sort=name&after=nowhere'])
    expect([query, codeOf(await asAdmin('GET', `/admin/school-details?${query}`))]).toEqual([query, 'INVALID'])
  expect((await list('sort=cityName')).next).toBeNull()
})
