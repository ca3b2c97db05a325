import type { InstituteChange } from '@pravesh/contract'
import { parse } from 'csv-parse/sync'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '../../../../testing/test-app.ts'

const { app, asAdmin, adminToken, database } = await testApp('demo')
const total = 26_000
// Triggers would update search and tallies for each row, which takes minutes; neither is read here.
await database.exclusively(async (db) => {
  await db.execute(sql`alter table school disable trigger user`)
  await db.execute(sql`insert into school (name, url, status, state, city, phones)
    select case when n = 1 then '=HYPERLINK("https://x.example")' else 'आशा विद्यालय ' || n end, 'export-' || n, 'review',
      c.state, c.id, array['+91 98765 43210'] from generate_series(1, ${sql.raw(String(total))}) n,
      (select id, state from city order by id limit 1) c`)
  await db.execute(sql`alter table school enable trigger user`)
})
const file = async (path: string) => {
  const headers = { authorization: `Bearer ${adminToken}` }
  const response = await app.inject({ url: `/api/v1/admin/${path}`, headers })
  const rows: Record<string, string>[] = parse(response.body, { columns: true, bom: true })
  return { response, rows }
}
const lastExport = async () =>
  (await asAdmin<{ data: InstituteChange[] }>('GET', '/admin/institute-changes?action=exported&limit=1')).body.data[0]

test(`a file holds each of ${total} rows that match once, and the change log says so`, async () => {
  const { response, rows } = await file('school-details/export?status=review&search=export-')
  expect([response.statusCode, response.headers['content-type'], response.headers['cache-control']]).toEqual([
    200,
    'text/csv; charset=utf-8',
    'no-store',
  ])
  expect(response.headers['content-disposition']).toMatch(/^attachment; filename="schools-\d{4}-\d\d-\d\d\.csv"/)
  expect(response.body.startsWith('\ufeffid,name,url,status,')).toBe(true)
  expect(rows).toHaveLength(total)
  expect(new Set(rows.map(({ url }) => url)).size).toBe(total)
  expect(rows[0]).toMatchObject({
    name: `'=HYPERLINK("https://x.example")`,
    phones: '(+) 91 98765 43210',
    isPartner: 'no',
  })
  expect(rows[1]).toMatchObject({ name: 'आशा विद्यालय 2', status: 'review', url: 'export-2' })
  expect(await lastExport()).toMatchObject({
    ...{ instituteType: 'school', instituteId: null, action: 'exported', realm: 'admin', by: 'admin' },
    fields: [
      { name: 'filter', after: { status: 'review', search: 'export-' } },
      { name: 'rows', after: total },
      { name: 'finished', after: true },
    ],
  })
}, 60_000)

test('names stand for what a row refers to, and colleges have a file of their own', async () => {
  const { rows } = await file('school-details/export?status=published')
  expect(rows.some(({ boards }) => boards && /\D/.test(boards))).toBe(true)
  const { total: collegeCount } = (await asAdmin<{ total: number }>('GET', '/admin/college-details?count=all')).body
  const colleges = await file('college-details/export')
  expect(colleges.rows).toHaveLength(collegeCount)
  expect(colleges.rows.some(({ categories }) => categories && /\D/.test(categories))).toBe(true)
  expect(await lastExport()).toMatchObject({ instituteType: 'college' })
})

test('a filter that nothing matches gives a file with the names of the columns alone', async () => {
  const { response, rows } = await file('school-details/export?search=no%20such%20school')
  expect(rows).toEqual([])
  expect(response.body.split('\r\n')[0]).toContain('completeness')
})

test('nobody else gets a file', async () => {
  expect((await app.inject({ url: '/api/v1/admin/school-details/export' })).statusCode).toBe(401)
})
