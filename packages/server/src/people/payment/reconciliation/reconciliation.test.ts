import type { Reconciliation } from '@pravesh/contract'
import { beforeEach, expect, test } from 'vitest'
import { sql } from '../../../platform/db/drizzle.ts'
import { adminAccount } from '../../../platform/db/tables.ts'
import { codes, dayIn, staffApp } from '../../admission/testing/staff.ts'
import { openSession } from '../../session/tokens.ts'
import type { TestResponse } from '../testing/paying.ts'
import { reconcileDays } from './reconciliation.ts'

const { admin, call, confirm, db, family, mailed, order, pay, parts, sandbox, schoolStaff } = await staffApp()
const today = dayIn(0)
const compare = (date1 = today, date2 = today): Promise<TestResponse> =>
  admin.as('GET', `/admin/reconciliation?date1=${date1}&date2=${date2}`)
const resultOf = async (date1?: string, date2?: string): Promise<Reconciliation> => {
  const response = await compare(date1, date2)
  expect(response.status).toBe(200)
  return response.body.data as unknown as Reconciliation
}
const tally = (count: number, recorded = count * 33_100, gateway = count * 33_100) => ({ count, recorded, gateway })

/** A fee that is paid and confirmed. */
async function paid() {
  const person = await family()
  const signed = await pay(await order(person))
  await confirm(person, signed)
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from payment where gateway_payment = ${signed.razorpay_payment_id}`)
  return { gatewayPayment: signed.razorpay_payment_id, id: rows[0]?.id ?? 0 }
}
const refund = (payment: number, amount: number) =>
  admin.as('POST', '/admin/refund', { payment, amount, reason: 'A part was paid twice' })
const moveAtGateway = (id: string, at: string) =>
  db.execute(sql`update sandbox_record
    set body = jsonb_set(body, '{created_at}', to_jsonb(extract(epoch from ${at}::timestamptz)::bigint)) where id = ${id}`)

beforeEach(() => db.execute(sql`truncate payment, payment_event, received_money, refund, sandbox_record cascade`))

test('what both have alike is counted with its sum, and is no difference', async () => {
  await paid()
  const { id } = await paid()
  // Neither a try that failed nor an order without one brought money.
  const ravi = await family()
  await sandbox.pay(await order(ravi), 'fail')
  await refund(id, 10_000)
  await mailed()
  const { days, total, entries, hasMoreEntries } = await resultOf(dayIn(-1), today)
  expect(total.payments.matched).toEqual(tally(2))
  expect(total.refunds.matched).toEqual(tally(1, 10_000, 10_000))
  expect([entries, hasMoreEntries]).toEqual([[], false])
  expect(days.map(({ day, payments }) => [day, payments.matched.count])).toEqual([
    [dayIn(-1), 0],
    [today, 2],
  ])
})

test('what only one side has, and what differs, is listed with both sides and without a person', async () => {
  const [matched, forgotten, smaller] = [await paid(), await paid(), await paid()]
  await db.execute(sql`delete from sandbox_record where id = ${forgotten.gatewayPayment}`)
  await db.execute(sql`update sandbox_record set body = jsonb_set(body, '{amount}', '33000')
    where id = ${smaller.gatewayPayment}`)
  // Paid without any notification.
  const ravi = await family()
  const unheard = await pay(await order(ravi))
  const { total, entries } = await resultOf()
  expect(total.payments).toEqual({
    matched: tally(1),
    missing_at_gateway: tally(1, 33_100, 0),
    missing_in_records: tally(1, 0, 33_100),
    mismatched: tally(1, 33_100, 33_000),
  })
  const paymentEntry = { kind: 'payment', day: today, gatewayRefund: null }
  const recorded = { amount: 33_100, status: 'accepted' }
  const gateway = { amount: 33_100, status: 'captured' }
  const missing = { result: 'missing_at_gateway', gatewayPayment: forgotten.gatewayPayment, payment: forgotten.id }
  const different = { result: 'mismatched', gatewayPayment: smaller.gatewayPayment, payment: smaller.id }
  const unheardEntry = { result: 'missing_in_records', gatewayPayment: unheard.razorpay_payment_id }
  expect(entries).toHaveLength(3)
  expect(entries).toContainEqual({ ...paymentEntry, ...missing, recorded, gateway: null })
  expect(entries).toContainEqual({
    ...paymentEntry,
    ...different,
    recorded,
    gateway: { ...gateway, amount: 33_000 },
  })
  expect(entries).toContainEqual({
    ...paymentEntry,
    ...unheardEntry,
    payment: expect.any(Number),
    recorded: null,
    gateway,
  })
  expect(JSON.stringify(entries)).not.toContain('Asha')

  // Asking the gateway about it takes it into the records.
  const unheardId = entries.find(({ result }) => result === 'missing_in_records')?.payment
  expect((await admin.as('POST', `/admin/payments/${unheardId}/check`)).status).toBe(200)
  expect((await resultOf()).total.payments.matched).toEqual(tally(2))
  expect((await admin.as('GET', `/admin/payments/${matched.id}`)).status).toBe(200)
})

test('refunds that only one side has, or that failed unheard, are listed; a known failure is none', async () => {
  const [byHand, lost, failing, pending] = [await paid(), await paid(), await paid(), await paid()]
  await sandbox.refundByHand(byHand.gatewayPayment, 'processed', 5_000)
  await refund(lost.id, 7_000)
  sandbox.refundsAre('pending')
  await mailed()
  await refund(failing.id, 8_000)
  await refund(pending.id, 9_000)
  await mailed()
  sandbox.refundsAre('processed')
  await db.execute(sql`delete from sandbox_record where kind = 'refund' and body->>'amount' = '7000'`)
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from sandbox_record where kind = 'refund' and body->>'amount' = '8000'`)
  await sandbox.finishRefund(rows[0]?.id ?? '', 'failed')
  const { total, entries } = await resultOf()
  expect(total.refunds).toEqual({
    matched: tally(1, 9_000, 9_000),
    missing_at_gateway: tally(2, 15_000, 0),
    missing_in_records: tally(1, 0, 5_000),
    mismatched: tally(1, 8_000, 8_000),
  })
  expect(entries.filter(({ kind }) => kind === 'refund').map((entry) => [entry.result, entry.payment])).toEqual(
    expect.arrayContaining([
      ['missing_at_gateway', lost.id],
      ['missing_in_records', byHand.id],
      ['mismatched', failing.id],
    ]),
  )
  await admin.as('POST', `/admin/payments/${failing.id}/check`)
  const after = await resultOf()
  expect(after.total.refunds.mismatched).toEqual(tally(0))
  expect(after.total.refunds.missing_at_gateway.count).toBe(1)
})

test('a payment counts on the day in India on which the gateway began it, however late we recorded it', async () => {
  const [before, first, last, after] = [await paid(), await paid(), await paid(), await paid()]
  await moveAtGateway(before.gatewayPayment, '2026-10-09T23:59:59+05:30')
  await moveAtGateway(first.gatewayPayment, '2026-10-10T00:00:00+05:30')
  await moveAtGateway(last.gatewayPayment, '2026-10-11T23:59:59+05:30')
  await moveAtGateway(after.gatewayPayment, '2026-10-12T00:00:00+05:30')
  const { days, total, entries } = await resultOf('2026-10-10', '2026-10-11')
  expect(days.map(({ day, payments }) => [day, payments.matched.count])).toEqual([
    ['2026-10-10', 1],
    ['2026-10-11', 1],
  ])
  expect([total.payments.matched, entries]).toEqual([tally(2), []])
  // They were recorded today, and are no difference of today.
  const recordedToday = await resultOf()
  expect([recordedToday.total.payments.missing_at_gateway, recordedToday.entries]).toEqual([tally(0), []])
})

test('more than 100 payments of a day are read page after page', async () => {
  await paid()
  await db.execute(sql`insert into sandbox_record (id, kind, parent, body)
    select 'pay_copy' || n, kind, parent, body || jsonb_build_object('id', 'pay_copy' || n)
    from sandbox_record, generate_series(1, 640) n where kind = 'payment'`)
  const { total, entries, hasMoreEntries } = await resultOf()
  expect(total.payments.missing_in_records).toEqual(tally(640, 0, 640 * 33_100))
  expect([entries.length, hasMoreEntries]).toEqual([500, true])
})

test('too many days, days in the wrong order and no day are refused at their field', async () => {
  const invalid = async (path: string) => {
    const { status, body } = await admin.as('GET', `/admin/reconciliation?${path}`)
    const [error] = body.errors as unknown as { field: string; message: string }[]
    return [status, error?.field, error?.message]
  }
  expect((await compare('2026-10-01', '2026-10-31')).status).toBe(200)
  expect(await invalid('date1=2026-10-01&date2=2026-11-01')).toEqual([422, 'date2', 'At most 31 days'])
  expect(await invalid('date1=2026-10-02&date2=2026-10-01')).toEqual([422, 'date2', 'The last day is before the first'])
  expect((await invalid('date1=2026-10-02')).slice(0, 2)).toEqual([422, 'date2'])
  expect((await invalid('date1=1999-10-02&date2=1999-10-02')).slice(0, 2)).toEqual([422, 'date1'])
})

test('a gateway that is down is said to be down, and no figure is shown', async () => {
  await paid()
  const { refundsCreated } = parts.gateway
  const silent = new Error('The socket was closed')
  Object.assign(parts.gateway, { refundsCreated: () => Promise.reject(silent) })
  const down = await compare()
  Object.assign(parts.gateway, { refundsCreated })
  expect(codes(down)).toEqual([503, 'UNAVAILABLE'])
  expect(down.body.data).toBeUndefined()
  expect((await compare()).status).toBe(200)
  const days = { date1: today, date2: today }
  await expect(reconcileDays({ db, gateway: parts.gateway }, admin.id, days, 0)).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    message: 'The payment gateway took too long. Please try again, or choose fewer days',
  })
  await expect(reconcileDays({ db, gateway: undefined }, admin.id, days)).rejects.toMatchObject({
    code: 'PAYMENTS_OFF',
  })
})

test('only administrators compare, and not without end', async () => {
  const { token } = await family()
  const path = `/admin/reconciliation?date1=${today}&date2=${today}`
  for (const other of [token, schoolStaff.token]) expect((await call('GET', path, { token: other })).status).toBe(403)
  expect((await call('GET', path)).status).toBe(401)
  const values = { username: 'eager', passwordHash: 'none', name: 'Eager Staff', role: 'finance' } as const
  const [eager] = await db.insert(adminAccount).values(values).returning()
  const eagerToken = await openSession(db, 'admin', eager?.id ?? 0)
  for (let n = 0; n < 60; n++) expect((await call('GET', path, { token: eagerToken })).status).toBe(200)
  expect(codes(await call('GET', path, { token: eagerToken }))).toEqual([429, 'TOO_MANY'])
})
