import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { eq, sql } from '../../../platform/db/drizzle.ts'
import { payment, review, securityEvent } from '../../../platform/db/tables.ts'
import { rowsOf, staffApp } from '../../admission/testing/staff.ts'
import { openSession } from '../../session/tokens.ts'

const { app, db, admin, family, order, pay, confirm } = await staffApp()
const adminToken = await openSession(db, 'admin', admin.id)

async function fileOf(path: string): Promise<Record<string, string>[]> {
  const response = await app.inject({ url: `/api/v1${path}`, headers: { authorization: `Bearer ${adminToken}` } })
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  return parse(response.body, { columns: true, bom: true })
}
const exportsLogged = () =>
  db
    .select({ details: securityEvent.details })
    .from(securityEvent)
    .where(eq(securityEvent.kind, 'list-exported'))
    .orderBy(securityEvent.id)

test('payments are exported by the filters of the list, in rupees, and the security log names the export', async () => {
  const asha = await family()
  await confirm(asha, await pay(await order(asha)))
  await order(await family())
  const rows = await fileOf('/admin/payments/export?status=paid')
  const listed = rowsOf(await admin.as('GET', '/admin/payments?status=paid'))
  expect(rows).toMatchObject(
    listed.map(({ id, receiptNumber }) => ({ id: String(id), receiptNumber, amount: '331.00', refunded: '0.00' })),
  )
  expect(rows).toHaveLength(1)
  expect(await db.$count(payment)).toBeGreaterThan(rows.length)
  expect((await exportsLogged()).at(-1)).toEqual({ details: { list: 'payments' } })
})

test('reviews are exported page after page, each once, and what begins like a formula is text', async () => {
  const { id: author } = await family()
  await db.execute(sql`insert into review (account, institute_type, institute_id, role, overall, pros, cons, status)
    select ${author}, 'school', 100000 + n, 'parent', 4, '=1+' || n, 'Far', 'pending'
    from generate_series(1, 620) n`)
  const rows = await fileOf('/admin/reviews/export?status=pending')
  const total = await db.$count(review, eq(review.status, 'pending'))
  expect([rows.length, new Set(rows.map(({ id }) => id)).size]).toEqual([total, total])
  expect(rows.at(-1)?.pros).toBe("'=1+620")
  expect((await exportsLogged()).at(-1)).toEqual({ details: { list: 'reviews' } })
})

test('an export needs a sign-in, a role that reads the list, and filters that exist', async () => {
  for (const list of ['payments', 'reviews']) {
    expect((await app.inject({ url: `/api/v1/admin/${list}/export` })).statusCode).toBe(401)
    expect((await admin.as('GET', `/admin/${list}/export?status=none`)).status).toBe(422)
  }
})
