import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'

type Listing = {
  data: { url: string; classFrom: number | null }[]
  total: number
  facets: { name: string; options: { value: string; count: number }[] }[]
  unknown: { name: string; count: number; listed: boolean }[]
}
const { call, database } = await testApp('demo')
const list = async (path: string) => (await call<Listing>('GET', `/public/${path}`)).body
const count = (page: Listing, facet: string, value: string) =>
  page.facets.find(({ name }) => name === facet)?.options.find((option) => option.value === value)?.count

test('wider bounds keep their own counts while one is in force, and unknown fees are counted apart', async () => {
  await database.db.execute(sql`update school set fee_min = null, fee_max = null where url = 'modern-school-new-delhi'`)
  const all = await list('schools/all')
  const cheap = await list('schools/all?feeMax=50000')
  for (const bound of ['25000', '50000', '100000', '500000'])
    expect([bound, count(cheap, 'feeMax', bound)]).toEqual([bound, count(all, 'feeMax', bound)])
  expect(cheap.total).toBe(count(all, 'feeMax', '50000'))
  const unsaid = await database.db.execute(
    sql`select count(*)::int as n from school where status = 'published' and fee_min is null`,
  )
  expect(cheap.unknown).toEqual([{ name: 'feeMax', count: unsaid.rows[0]?.n, listed: false }])
  const rated = await list('schools/all?ratingMin=4')
  expect([rated.total, rated.unknown]).toEqual([count(all, 'ratingMin', '4'), []])
})

test('a class says of how many of its schools the first class is not published', async () => {
  const first = await list('schools/all?classLevel=1&offset=200')
  expect(first.data.length).toBeGreaterThan(0)
  expect(first.data.every((s) => s.classFrom === null || s.classFrom <= 1)).toBe(true)
  const unsaid = await database.db.execute(
    sql`select count(*)::int as n from school where status = 'published' and class_from is null and class_to >= 1`,
  )
  expect(first.unknown).toEqual([{ name: 'classLevel', count: unsaid.rows[0]?.n, listed: true }])
  const nursery = await list('schools/schools-with-nursery-in-delhi')
  const known = nursery.data.filter((s) => s.classFrom !== null)
  expect(known.length).toBeGreaterThan(0)
  expect(nursery.total - (nursery.unknown[0]?.count ?? 0)).toBe(known.length)
  const sixth = await list('schools/all?classLevel=6&offset=200')
  expect(sixth.data.filter((s) => s.classFrom === 6).map((s) => s.url)).toContain('jawahar-navodaya-vidyalaya-agra')
  expect([count(first, 'classLevel', '1'), count(first, 'classLevel', '6')]).toEqual([first.total, sixth.total])
})
