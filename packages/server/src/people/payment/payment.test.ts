import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { demoKeys } from '../../platform/config/secrets.ts'
import { sign } from '../../platform/keys/signature.ts'
import { readOutbox } from '../../services/delivery/outbox.ts'
import { sandboxKeys } from './open.ts'
import { financialYear } from './receipt/number.ts'
import { sendRefunds } from './refund/refund.ts'
import { requestRefund } from './refund/request.ts'
import { reconcilePayments } from './settle/reconcile.ts'
import { payingApp } from './testing/paying.ts'

const app = await payingApp()
const { db, call, family, order, pay, confirm, webhook, webhookOf, countRecords } = app
const done = { paid: 1, receipts: 1, submitted: 1, applications: 1 }
const unpaidCounts = { paid: 0, receipts: 0, submitted: 0, applications: 1 }
type Row = { status: string; receiptNumber: string | null; refunds: { reason: string; status: string }[] }
const paymentsOf = async (token: string) =>
  (await call('GET', '/student/institute-payment', { token })).body.data as unknown as Row[]

test('an order opens an application; its payment submits it, numbers a receipt and tells the family', async () => {
  const asha = await family()
  const body = { feesType: 'application', instituteType: 'college', instituteId: 1, amount: 33_100 }
  const opened = await call('POST', '/payment/order', { token: asha.token, body })
  expect(opened.body).toMatchObject({ currency: 'INR', amount: 33_100, checkout: '/sandbox/checkout.js' })
  const before = await db.execute(sql`select status from application where account = ${asha.id}`)
  expect(before.rows).toEqual([{ status: 'payment_pending' }])
  const signed = await pay(String(opened.body.orderId))
  const { status, body: responseBody } = await confirm(asha, signed)
  expect([status, responseBody.message]).toEqual([200, 'Payment Successful'])
  expect(responseBody.data).toMatchObject({
    status: 'paid',
    paymentId: signed.razorpay_payment_id,
    instituteName: 'College 1',
  })
  expect((responseBody.data as unknown as Row).receiptNumber).toMatch(/^PR\/\d\d-\d\d\/\d{6}$/)
  expect(await countRecords(asha.id)).toEqual(done)
  const moves = await db.execute(sql`select m."from", m."to", m.by from application_move m
    join application a on a.id = m.application where a.account = ${asha.id} order by m.id`)
  expect(moves.rows).toEqual([
    { from: null, to: 'draft', by: 'family' },
    { from: 'draft', to: 'payment_pending', by: 'family' },
    { from: 'payment_pending', to: 'submitted', by: 'payment' },
  ])
  await app.mailed()
  const emails = (await readOutbox(db)).filter((mail) => mail.to === `asha${asha.id}@example.in`)
  // One event, one mail: a payer gets no reminder of an unpaid fee, and the receipt names the next step and links to the application.
  const ofCollege = emails.filter(({ subject }) => subject?.includes('College 1'))
  expect(ofCollege.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Receipt \S+: ₹331 for College 1$/)])
  expect(ofCollege[0]?.text).toMatch(/What comes next: .+\n\nhttp:\S+\/student\/application\?application=\d+$/)
  const waiting = await db.execute(sql`select key from job
    where key in (select 'application:' || id || ':payment_pending' from application where account = ${asha.id})`)
  expect(waiting.rows).toEqual([])
  const secondResponse = await call('POST', '/payment/order', { token: asha.token, body })
  expect([secondResponse.status, secondResponse.body.code]).toEqual([409, 'ALREADY_PAID'])
})

test('one account pays for a college and for a school, each with an application of its own', async () => {
  const asha = await family('school')
  for (const institute of [{}, { instituteType: 'school' }])
    expect((await confirm(asha, await pay(await order(asha, institute)), institute)).status).toBe(200)
  expect(await countRecords(asha.id)).toMatchObject({ paid: 2, applications: 2 })
  const { rows } = await db.execute(
    sql`select institute_type from application where account = ${asha.id} order by institute_type`,
  )
  expect(rows.map((row) => row.institute_type)).toEqual(['college', 'school'])
})

test('a differing amount and an institute that does not exist are refused', async () => {
  const { token } = await family()
  const placeOrder = (overrides: object) =>
    call('POST', '/payment/order', {
      token,
      body: { feesType: 'application', instituteType: 'college', instituteId: 1, ...overrides },
    })
  for (const overrides of [{ amount: 1 }, { instituteId: 999_999 }, { child: 1 }, { extra: 1 }])
    expect([overrides, (await placeOrder(overrides)).status]).toEqual([overrides, 422])
})

test('two taps get one order; another fee of the same institute gets its own', async () => {
  const asha = await family()
  const first = await order(asha)
  expect(await order(asha)).toBe(first)
  expect(await order(asha, { feesType: 'counselling' })).not.toBe(first)
  expect((await countRecords(asha.id))?.applications).toBe(1)
})

test('what is forged, altered, of another order or of another person is refused, and changes nothing', async () => {
  const asha = await family()
  const other = await family()
  const signed = await pay(await order(asha))
  const theirs = await pay(await order(other))
  const forged = { ...signed, razorpay_signature: '0'.repeat(64) }
  const swapped = { ...signed, razorpay_payment_id: theirs.razorpay_payment_id }
  const otherOrder = { ...signed, razorpay_order_id: theirs.razorpay_order_id }
  const rejections = [
    await confirm(asha, forged),
    await confirm(asha, { ...signed, razorpay_signature: 'nonsense' }),
    await confirm(asha, swapped),
    await confirm(asha, otherOrder, { orderId: signed.razorpay_order_id }),
    await confirm(asha, signed, { amount: 100 }),
    await confirm(asha, signed, { feesType: 'counselling' }),
    await confirm(asha, signed, { instituteId: 2 }),
  ]
  for (const { status, body } of rejections) expect([status, body.message]).toEqual([422, 'Payment Failed'])
  const foreign = await confirm(asha, theirs)
  const absent = await confirm(asha, { ...theirs, razorpay_order_id: 'order_00000000000000' })
  expect({ ...foreign.body, requestId: '' }).toEqual({ ...absent.body, requestId: '' })
  expect([foreign.status, absent.status]).toEqual([404, 404])
  expect(await countRecords(asha.id)).toEqual(unpaidCounts)
  expect((await confirm(asha, signed)).status).toBe(200)
  const replayed = await confirm(asha, signed)
  expect(replayed.status).toBe(200)
  expect(await countRecords(asha.id)).toEqual(done)
})

test('a signature that is right is not enough: the gateway must know the payment', async () => {
  const asha = await family()
  const orderId = await order(asha)
  const { keySecret } = sandboxKeys({ sessionSecrets: demoKeys })
  const invented = 'pay_InventedByNobod'
  const razorpay_signature = sign(keySecret, `${orderId}|${invented}`)
  const response = await confirm(asha, {
    razorpay_payment_id: invented,
    razorpay_order_id: orderId,
    razorpay_signature,
  })
  expect([response.status, response.body.code]).toEqual([422, 'PAYMENT_FAILED'])
})

test('a webhook before the callback pays; the callback then finds it paid; an event is taken once', async () => {
  const asha = await family()
  const signed = await pay(await order(asha))
  const event = await webhookOf(signed.razorpay_payment_id)
  expect((await webhook(event)).body.message).toBe('Taken')
  expect((await webhook(event)).body.message).toBe('Already taken')
  expect(await countRecords(asha.id)).toEqual(done)
  expect((await confirm(asha, signed)).status).toBe(200)
  expect(await countRecords(asha.id)).toEqual(done)
})

test('a webhook with another signature, or changed bytes, is refused', async () => {
  const asha = await family()
  const signed = await pay(await order(asha))
  const event = await webhookOf(signed.razorpay_payment_id)
  const forged = { ...event, headers: { ...event.headers, 'x-razorpay-signature': 'f'.repeat(64) } }
  for (const bad of [forged, { ...event, body: `${event.body} ` }]) {
    const response = await webhook(bad)
    expect([response.status, response.body.code]).toEqual([400, 'INVALID_SIGNATURE'])
  }
  expect(await countRecords(asha.id)).toEqual(unpaidCounts)
})

test('a failed try leaves the order open; a delayed one is brought by the reconciler', async () => {
  const asha = await family()
  const orderId = await order(asha)
  const failed = await app.sandbox.pay(orderId, 'fail')
  if (!failed || !('error' in failed)) throw new Error('It did not fail')
  await webhook(await webhookOf(failed.error.metadata.payment_id, 'payment.failed'))
  expect((await paymentsOf(asha.token))[0]?.status).toBe('failed')
  expect(await order(asha)).toBe(orderId)
  await app.sandbox.pay(orderId, 'delay')
  await db.execute(sql`update payment set created_at = now() - interval '5 minutes' where account = ${asha.id}`)
  await reconcilePayments(app.parts)
  expect(await countRecords(asha.id)).toEqual(unpaidCounts)
  await app.bankConfirms(orderId)
  await db.execute(sql`update payment set next_ask_at = null where account = ${asha.id}`)
  expect(await reconcilePayments(app.parts)).toBeGreaterThan(0)
  expect(await countRecords(asha.id)).toEqual(done)
})

test('money that the bank only set aside is captured', async () => {
  const asha = await family()
  const signed = await pay(await order(asha), 'authorize')
  expect((await confirm(asha, signed)).status).toBe(200)
  expect((await app.parts.gateway.payment(signed.razorpay_payment_id))?.status).toBe('captured')
})

test('two orders of one application, both paid: one counts, the other goes back', async () => {
  const asha = await family()
  const first = await order(asha)
  await db.execute(sql`update payment set created_at = now() - interval '13 hours' where account = ${asha.id}`)
  const second = await order(asha)
  expect(second).not.toBe(first)
  const [firstPayment, two] = [await pay(first), await pay(second)]
  const responses = await Promise.all([confirm(asha, firstPayment), confirm(asha, two)])
  expect(responses.map((a) => a.body.code ?? 'fine').sort()).toEqual(['PAYMENT_RETURNED', 'fine'])
  expect(await countRecords(asha.id)).toEqual(done)
  const rows = await paymentsOf(asha.token)
  expect(rows.map((r) => r.status).sort()).toEqual(['paid', 'refunded'])
  expect(rows.flatMap((r) => r.refunds)).toMatchObject([{ reason: 'duplicate', status: 'refunded' }])
})

test('money that comes after the application was closed, or for nothing we know, goes back by itself', async () => {
  const asha = await family()
  const latePayment = await pay(await order(asha))
  await db.execute(
    sql`update application set status = 'withdrawn', access_ended_at = now(), access_ended_by = 'family' where account = ${asha.id}`,
  )
  expect((await confirm(asha, latePayment)).body.code).toBe('PAYMENT_RETURNED')
  expect(await paymentsOf(asha.token)).toMatchObject([
    { status: 'refunded', refunds: [{ reason: 'late', status: 'refunded' }] },
  ])
  const otherOrder = await app.parts.gateway.createOrder({ amount: 500, currency: 'INR', receipt: 'x', notes: {} })
  const stray = await pay(otherOrder.id)
  await webhook(await webhookOf(stray.razorpay_payment_id))
  expect((await app.parts.gateway.payment(stray.razorpay_payment_id))?.status).toBe('refunded')
})

test('a refund that could not be sent stays due and is sent once', async () => {
  const asha = await family()
  await confirm(asha, await pay(await order(asha)))
  const [row] = (await call('GET', '/student/institute-payment', { token: asha.token })).body.data as unknown as {
    id: number
  }[]
  const countRefundMails = async () =>
    (await app.mailed()).filter((subject) => subject === '₹331 goes back to you').length
  // Before the refund is requested: `mailed` runs the jobs, and one of them sends it.
  const before = await countRefundMails()
  await requestRefund(
    db,
    app.parts.notify,
    { payment: row?.id ?? 0 },
    { actor: 'Desk', note: 'Seats are full', approvalAbove: Infinity },
  )
  expect(await countRecords(asha.id)).toMatchObject({ paid: 0, submitted: 0 })
  const down = { ...app.parts.gateway, refund: () => Promise.reject(new Error('no network')) }
  await expect(sendRefunds({ ...app.parts, gateway: down })).rejects.toThrow('no network')
  await db.execute(sql`update refund set tried_at = now() - interval '2 minutes'`)
  expect(await Promise.all([sendRefunds(app.parts), sendRefunds(app.parts)])).toContain(1)
  expect((await countRefundMails()) - before).toBe(1)
  const refunds = await db.execute(sql`select count(*)::int as n from sandbox_record where kind = 'refund' and parent =
    (select gateway_payment from payment where id = ${row?.id ?? 0})`)
  expect(refunds.rows).toEqual([{ n: 1 }])
  expect((await paymentsOf(asha.token))[0]).toMatchObject({
    status: 'refunded',
    refunds: [{ reason: 'requested', status: 'refunded' }],
  })
})

test('receipts are numbered by India’s financial year', () => {
  expect(financialYear(new Date('2026-03-31T18:29:59Z'))).toBe('25-26')
  expect(financialYear(new Date('2026-03-31T18:30:00Z'))).toBe('26-27')
  expect(financialYear(new Date('1999-12-01T00:00:00Z'))).toBe('99-00')
})
