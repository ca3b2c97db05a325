import type { EnquiryLogEntry } from '@pravesh/contract'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { testApp } from '../../../../testing/test-app.ts'
import { eq, sql } from '../../../platform/db/drizzle.ts'
import { contactRead, enquiry } from '../../../platform/db/tables.ts'

const { app, asAdmin, adminToken, database } = await testApp('demo')
const { db } = database
await db.execute(sql`insert into enquiry (reference, kind, name, mobile, email, message, consent_version)
  select 'CSV' || n, 'exam', case when n = 1 then '=HYPERLINK("https://x.example")' else 'आशा ' || n end,
    case when n = 2 then '+442079460000' else '+9198' || lpad(n::text, 8, '0') end, 'csv' || n || '@example.in',
    'Call 98765 43210, "soon"' || chr(10) || 'Asha', 'test' from generate_series(1, 1203) n`)
const file = async (query: string) => {
  const headers = { authorization: `Bearer ${adminToken}` }
  const {
    statusCode,
    headers: answered,
    body,
  } = await app.inject({ url: `/api/v1/admin/enquiry/export?${query}`, headers })
  const rows: Record<string, string>[] = parse(body, { columns: true, bom: true })
  return { statusCode, answered, body, rows }
}
const readCount = () => db.$count(contactRead)
const lastEntry = async () =>
  (await asAdmin<{ data: EnquiryLogEntry[] }>('GET', '/admin/enquiry/changes?action=exported&limit=1')).body.data[0]

test('a file holds every row that matches once, masked, and is no read of a contact', async () => {
  const before = await readCount()
  const { statusCode, answered, body, rows } = await file('kind=exam&search=CSV')
  expect([statusCode, answered['content-type'], answered['cache-control']]).toEqual([
    200,
    'text/csv; charset=utf-8',
    'no-store',
  ])
  expect(answered['content-disposition']).toMatch(/^attachment; filename="enquiries-\d{4}-\d\d-\d\d\.csv"/)
  expect([body.startsWith('\ufeffreference,kind,'), body.includes('\r\n')]).toEqual([true, true])
  expect(new Set(rows.map(({ reference }) => reference)).size).toBe(1203)
  expect(rows).toHaveLength(1203)
  expect(rows[0]).toMatchObject({
    reference: 'CSV1203',
    name: 'आशा 1203',
    mobile: '•••• ••203',
    email: 'c…@example.in',
  })
  expect(rows[0]?.message).toBe('Call …3210, "soon"\nAsha')
  expect(body).not.toMatch(/csv\d+@|98765/)
  expect(await readCount()).toBe(before)
  expect(await lastEntry()).toMatchObject({
    ...{ action: 'exported', realm: 'admin', by: 'admin', enquiry: null },
    details: { filter: { kind: 'exam', searched: true }, contacts: false, rows: 1203, finished: true },
  })
})

test('with contacts each row is a read; a formula is text, and a mobile stays a number that can be read', async () => {
  const ids = await db.select({ id: enquiry.id }).from(enquiry).where(sql`${enquiry.reference} in ('CSV1', 'CSV2')`)
  const before = await readCount()
  const { rows } = await file(`contacts=1&ids=${ids.map(({ id }) => id)}`)
  expect(rows.map(({ name, mobile, email }) => [name, mobile, email])).toEqual([
    ['आशा 2', '(+) 442079460000', 'csv2@example.in'],
    [`'=HYPERLINK("https://x.example")`, '98000 00001', 'csv1@example.in'],
  ])
  expect(await readCount()).toBe(before + 2)
  for (const { id } of ids) expect(await db.$count(contactRead, eq(contactRead.enquiry, id))).toBe(1)
})

test('nobody else gets a file', async () => {
  expect((await app.inject({ url: '/api/v1/admin/enquiry/export' })).statusCode).toBe(401)
})
