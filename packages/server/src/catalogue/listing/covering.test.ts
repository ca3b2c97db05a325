import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'

type Option = { value: string; label: string; count: number; active: boolean }
type Listing = {
  h1: string
  data: { url: string }[]
  total: number
  facets: { name: string; options: Option[] }[]
  filters: { name: string; value: string; label: string; fixed: boolean }[]
}
const { call, database } = await testApp('demo')
const { db } = database
const list = async (path: string) => (await call<Listing>('GET', `/public/${path}`)).body
const options = (page: Listing, facet: string) => page.facets.find((f) => f.name === facet)?.options ?? []
const count = (page: Listing, facet: string, value: string) =>
  options(page, facet).find((option) => option.value === value)?.count ?? 0
const rowCount = async (table: 'school' | 'college', condition: string) =>
  (
    await db.execute<{ n: number }>(
      sql`select count(*)::int as n from ${sql.identifier(table)} where status = 'published' and ${sql.raw(condition)}`,
    )
  ).rows[0]?.n

test('government colleges are those of the centre and of the states, in counts, filters and slugs', async () => {
  const all = await list('colleges/all')
  const [central, state] = ['central-government', 'state-government'].map((value) => count(all, 'ownership', value))
  expect([central, state].every((n) => n !== undefined && n > 0)).toBe(true)
  expect(count(all, 'ownership', 'government')).toBe((central ?? 0) + (state ?? 0))
  for (const path of ['colleges/all?ownership=government', 'colleges/government-colleges', 'colleges/govt-colleges'])
    expect([path, (await list(path)).total]).toEqual([path, (central ?? 0) + (state ?? 0)])
  const page = await list('colleges/all?ownership=government,private')
  expect(page.total).toBe((central ?? 0) + (state ?? 0) + count(all, 'ownership', 'private'))
  expect(
    options(page, 'ownership')
      .flatMap((o) => (o.active ? [o.value] : []))
      .toSorted(),
  ).toEqual(['government', 'private'])
  expect(page.filters.map(({ label }) => label)).toEqual(['Government', 'Private'])
  expect((await list('colleges/government-engineering-colleges-in-delhi')).h1).toBe(
    'Government engineering colleges in Delhi',
  )
})

test('boarding schools are those where pupils may live, day schools those where they need not', async () => {
  await db.execute(sql`update school set residential = case id % 5 when 0 then 'residential' when 1 then 'day-residential'
    when 2 then 'day' when 3 then 'day-boarding' end`)
  const all = await list('schools/all')
  for (const value of ['residential', 'day']) {
    const expected = await rowCount('school', `residential in ('${value}', 'day-residential')`)
    expect([value, count(all, 'residential', value)]).toEqual([value, expected])
    expect([value, (await list(`schools/all?residential=${value}`)).total]).toEqual([value, expected])
  }
  const boarding = await list('schools/boarding-schools')
  expect([boarding.h1, boarding.total]).toEqual(['Boarding schools in India', count(all, 'residential', 'residential')])
  expect((await list('schools/all?residential=day-residential')).total).toBe(
    await rowCount('school', "residential = 'day-residential'"),
  )
})

test('who owns a school follows from who runs it, else from its type', async () => {
  const types = (await db.execute<{ id: number; url: string }>(sql`select id, url from school_type`)).rows
  const rows = (await db.execute<{ id: number }>(sql`select id from school order by id`)).rows
  const owners: [management: string | null, type: string | null, ownership: string | null][] = [
    ['central-government', null, 'government'],
    ['state-government', 'international', 'government'],
    ['local-body', null, 'government'],
    ['government-aided', 'government', 'government-aided'],
    ['private', null, 'private'],
    ['trust', 'sainik-school', 'private'],
    [null, 'government', 'government'],
    [null, 'kendriya-vidyalaya', 'government'],
    [null, 'navodaya-vidyalaya', 'government'],
    [null, 'sainik-school', 'government'],
    [null, 'government-aided', 'government-aided'],
    [null, 'private-unaided', 'private'],
    [null, 'army-public-school', 'private'],
    [null, 'international', null],
    [null, null, null],
  ]
  for (const [index, [management, type, ownership]] of owners.entries()) {
    const id = types.find(({ url }) => url === type)?.id ?? null
    const { rows: changed } = await db.execute<{ ownership: string | null }>(
      sql`update school set management = ${management}, school_type = ${id}::int where id = ${rows[index]?.id} returning ownership`,
    )
    expect([management, type, changed[0]?.ownership]).toEqual([management, type, ownership])
  }
})

test('schools are narrowed by their owner, whose words in a slug come before those of types', async () => {
  await db.execute(
    sql`update school set management = (array['government-aided', 'trust'])[id % 9 + 1] where id % 9 < 2`,
  )
  const all = await list('schools/all')
  expect(
    options(all, 'ownership')
      .map(({ value }) => value)
      .toSorted(),
  ).toEqual(['government', 'government-aided', 'private'])
  for (const { value, label } of options(all, 'ownership')) {
    const total = await rowCount('school', `ownership = '${value}'`)
    expect([value, count(all, 'ownership', value)]).toEqual([value, total])
    for (const path of [`schools/all?ownership=${value}`, `schools/${value}-schools`]) {
      const page = await list(path)
      expect([path, page.total, page.filters.map((f) => [f.name, f.value, f.label])]).toEqual([
        path,
        total,
        [['ownership', value, label]],
      ])
    }
  }
  expect((await list('schools/government-schools')).h1).toBe('Government schools in India')
  expect((await list('schools/kendriya-vidyalaya-schools')).filters).toMatchObject([{ name: 'type' }])
  expect(await list('schools/all?ownership=nobody')).toMatchObject({ total: 0 })
})
