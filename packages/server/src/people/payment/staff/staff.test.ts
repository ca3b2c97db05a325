import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { codes, dataOf, rowsOf, staffApp } from '../../admission/testing/staff.ts'

const { call, db, mailed, family, order, pay, confirm, admin, schoolStaff, college } = await staffApp()
const refund = (payment: number, reason = 'Paid for the wrong school') =>
  admin.as('POST', '/admin/refund', { payment, reason })
async function paid() {
  const ravi = await family()
  await confirm(ravi, await pay(await order(ravi)))
  const [row] = rowsOf(await call('GET', '/student/institute-payment', { token: ravi.token }))
  if (!row) throw new Error('Nothing was paid')
  return { ...ravi, row }
}

test('a refund withdraws the application, goes out through the gateway, and shows on both sides', async () => {
  const { token, id, row } = await paid()
  const refundResponse = await refund(row.id)
  expect([refundResponse.status, refundResponse.body.message]).toEqual([200, 'Refund Added Successfully'])
  expect(dataOf(refundResponse)).toMatchObject({
    status: 'refund_pending',
    refunds: [{ reason: 'requested', status: 'due' }],
  })
  expect(codes(await refund(row.id))).toEqual([409, 'CONFLICT'])
  await mailed()
  const [after] = rowsOf(await call('GET', '/student/institute-payment', { token }))
  expect(after).toMatchObject({ status: 'refunded', refunds: [{ status: 'refunded' }] })
  const { rows } = await db.execute(sql`select count(*)::int as n from sandbox_record
    where kind = 'refund' and parent = ${row.paymentId}`)
  expect(rows).toEqual([{ n: 1 }])
  const details = dataOf(await admin.as('GET', `/admin/applications/${row.application}`))
  expect(details).toMatchObject({ status: 'withdrawn', receiptNumber: row.receiptNumber })
  expect((details.timeline as object[]).at(-1)).toMatchObject({
    to: 'withdrawn',
    actor: 'Meera Nair, Pravesh',
    note: 'Paid for the wrong school',
  })
  const [refundedRow] = rowsOf(await admin.as('GET', '/admin/payments?status=refunded'))
  expect(refundedRow).toMatchObject({ id: row.id, payer: { account: id } })
  expect(JSON.stringify(refundedRow?.events)).toContain(
    'refund asked for by Meera Nair, Pravesh: Paid for the wrong school',
  )
})

test('payments are found by the day of the money, also after a refund, by the day of a refund, and by its number; its timeline says who asked', async () => {
  const { row } = await paid()
  await admin.as('POST', '/admin/refund', { payment: row.id, amount: 100, reason: 'One rupee too much' })
  await mailed()
  const found = async (query: string) => rowsOf(await admin.as('GET', `/admin/payments?${query}`)).map(({ id }) => id)
  const { rows } = await db.execute<{ day: string; number: string }>(sql`
    select to_char(now() at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day, gateway_refund as number
    from refund where payment = ${row.id}`)
  const { day, number } = rows[0] ?? {}
  const requesterOf = async () =>
    (dataOf(await admin.as('GET', `/admin/payments/${row.id}`)).timeline as { kind: string; actor: string }[]).find(
      ({ kind }) => kind === 'refund_requested',
    )?.actor
  expect(await requesterOf()).toBe('Meera Nair, Pravesh')
  await db.execute(sql`update admin_account set name = null where name = 'Meera Nair'`)
  expect(await requesterOf()).toBe('boss, Pravesh')
  await db.execute(sql`update admin_account set name = 'Meera Nair' where username = 'boss'`)
  await db.execute(sql`update payment set created_at = created_at - interval '5 days' where id = ${row.id}`)
  for (const query of [
    `paidFrom=${day}&paidUntil=${day}`,
    `refundedFrom=${day}&refundedUntil=${day}`,
    `search=${number}`,
  ])
    expect([query, await found(query)]).toEqual([query, expect.arrayContaining([row.id])])
  expect(await found('refundedUntil=2020-01-01')).toEqual([])
  expect(await found('paidUntil=2020-01-01')).toEqual([])
  expect(await found(`search=${number?.slice(0, -1)}`)).toEqual([])
})

test('a fee can go back after a rejection, which stays one', async () => {
  const { row } = await paid()
  await college.decide(`/buyer/application/1/${row.application}`, { status: 'rejected', note: 'The course is full' })
  expect((await refund(row.id)).status).toBe(200)
  expect(dataOf(await admin.as('GET', `/admin/applications/${row.application}`)).status).toBe('rejected')
})

test('payments are found by order, payment and receipt, by status and by institute; only what is paid goes back', async () => {
  const { row, token } = await paid()
  const total = async (query: string) => (await admin.as('GET', `/admin/payments?${query}`)).body.total
  for (const word of [row.orderId, row.paymentId, row.receiptNumber])
    expect([word, await total(`search=${encodeURIComponent(String(word))}`)]).toEqual([word, 1])
  expect(await total('search=order_of_nobody')).toBe(0)
  const email = `payer${row.id}@example.in`
  await db.execute(sql`update student_account set name = 'Zubin Irani', email = ${email}, mobile = '+919988776655'
    where id = (select account from payment where id = ${row.id})`)
  for (const payer of ['zubin', email.toUpperCase(), '99887 76655'])
    expect([payer, await total(`search=${encodeURIComponent(payer)}`)]).toEqual([payer, 1])
  expect([await total('search=payer'), await total('search=99887')]).toEqual([0, 0])
  expect(await total('instituteType=school')).toBe(0)
  expect(await total('instituteType=college&instituteId=1')).toBeGreaterThan(0)
  expect((await admin.as('GET', '/admin/payments?status=nice')).status).toBe(422)
  const open = await family()
  await order(open)
  const [created] = rowsOf(await admin.as('GET', '/admin/payments?status=created'))
  expect(codes(await refund(created?.id ?? 0))).toEqual([409, 'CONFLICT'])
  expect(codes(await refund(2_000_000_000))).toEqual([404, 'NOT_FOUND'])
  expect((await refund(row.id, ' ')).status).toBe(422)
  for (const otherToken of [token, schoolStaff.token, undefined]) {
    const options = otherToken ? { token: otherToken } : {}
    const body = { payment: row.id, reason: 'Mine' }
    expect((await call('POST', '/admin/refund', { ...options, body })).status).toBe(otherToken ? 403 : 401)
  }
})
