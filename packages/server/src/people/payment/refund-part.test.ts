import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { untilBlocked } from '../../platform/db/testing/until-blocked.ts'
import { codes, dataOf, rowsOf, staffApp } from '../admission/testing/staff.ts'
import { lockApplication } from '../admission/transition/transition.ts'
import { checkBankReferences, sendRefunds } from './refund/refund.ts'
import { requestRefund } from './refund/request.ts'
import { reconcilePayments } from './settle/reconcile.ts'

const { call, db, family, order, pay, confirm, admin, sandbox, webhook, parts, mailed } = await staffApp()
beforeEach(async () => {
  sandbox.refundsAre('processed')
  await db.execute(sql`truncate payment, received_money cascade`)
})

async function paid() {
  const ravi = await family()
  const signed = await pay(await order(ravi))
  await confirm(ravi, signed)
  const now = async () =>
    rowsOf(await call('GET', '/student/institute-payment', { token: ravi.token }))[0] as Record<string, unknown>
  const { id, application } = (await now()) as { id: number; application: number }
  const refund = (body: object) => admin.as('POST', '/admin/refund', { payment: id, reason: 'Overpaid', ...body })
  const details = async () => dataOf(await admin.as('GET', `/admin/payments/${id}`))
  const applicationStatus = async () => dataOf(await admin.as('GET', `/admin/applications/${application}`)).status
  return { ...ravi, id, application, money: signed.razorpay_payment_id, now, refund, details, applicationStatus }
}
/** Sends these requests while the application is locked, so that they all meet at the lock. */
async function together(application: number, requests: (() => ReturnType<typeof call>)[]) {
  const calls: ReturnType<typeof call>[] = []
  await db.transaction(async (tx) => {
    await lockApplication(tx, application)
    calls.push(...requests.map((request) => request()))
    await untilBlocked(tx, calls)
  })
  return Promise.all(calls)
}
const sentAmounts = async (money: string) =>
  (await parts.gateway.refundsOf(money)).map(({ amount }) => amount).toSorted((a, b) => a - b)

test('₹100 and ₹231 of ₹331 at once go back, each once; one paisa more is refused at its field', async () => {
  const fee = await paid()
  const responses = await together(
    fee.application,
    [10_000, 23_100].map((amount) => () => fee.refund({ amount, withdraw: false })),
  )
  expect(responses.map(codes)).toEqual([
    [200, 'no error'],
    [200, 'no error'],
  ])
  const third = await fee.refund({ amount: 1, withdraw: false })
  expect(third).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'amount', message: 'Nothing is left to refund' }] },
  })
  expect(codes(await fee.refund({}))).toEqual([409, 'CONFLICT'])
  const subjects = await mailed()
  for (const amount of ['₹100', '₹231']) expect(subjects).toContain(`${amount} goes back to you`)
  expect(await sentAmounts(fee.money)).toEqual([10_000, 23_100])
  expect(await fee.now()).toMatchObject({ status: 'refunded' })
  expect(await fee.details()).toMatchObject({ sums: { paid: 33_100, refunded: 33_100, pending: 0, left: 0 } })
  expect(await fee.applicationStatus()).toBe('submitted')
})

test('of ₹231 and ₹231 of ₹331 at once one goes back; the other learns what is left', async () => {
  const fee = await paid()
  const request = () => fee.refund({ amount: 23_100 })
  const responses = await together(fee.application, [request, request])
  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  const rejected = responses.find(({ status }) => status === 422)
  expect(rejected?.body).toMatchObject({ errors: [{ field: 'amount', message: 'Only ₹100 is left to refund' }] })
  await sendRefunds(parts)
  expect(await sentAmounts(fee.money)).toEqual([23_100])
})

test('a part leaves the payment paid and the application where it is; the rest withdraws it', async () => {
  const fee = await paid()
  sandbox.refundsAre('pending')
  expect(dataOf(await fee.refund({ amount: 10_050 }))).toMatchObject({
    status: 'paid',
    sums: { paid: 33_100, refunded: 0, pending: 10_050, left: 23_050 },
  })
  await sendRefunds(parts)
  const part = { amount: 10_050, note: 'Overpaid', status: 'sent', bankReference: null }
  expect(await fee.now()).toMatchObject({ status: 'paid', refunds: [part] })
  const [sent] = await parts.gateway.refundsOf(fee.money)
  await webhook(await sandbox.finishRefund(sent?.id ?? '', 'processed'))
  const reference = expect.stringMatching(/^\d{23}$/)
  expect(await fee.now()).toMatchObject({
    status: 'paid',
    refunds: [{ status: 'refunded', refundedAt: expect.any(String), bankReference: reference }],
  })
  expect(await mailed()).toContain('₹100.50 goes back to you')
  expect(await fee.applicationStatus()).toBe('submitted')
  sandbox.refundsAre('processed')
  expect(codes(await fee.refund({}))).toEqual([200, 'no error'])
  expect(await fee.applicationStatus()).toBe('withdrawn')
  await sendRefunds(parts)
  expect(await sentAmounts(fee.money)).toEqual([10_050, 23_050])
})

test('whether the application is withdrawn is said by the request', async () => {
  const [staying, withdrawn] = [await paid(), await paid()]
  expect((await staying.refund({ withdraw: false })).status).toBe(200)
  expect([await staying.applicationStatus(), (await staying.now()).status]).toEqual(['submitted', 'refund_pending'])
  expect((await withdrawn.refund({ amount: 100, withdraw: true })).status).toBe(200)
  expect([await withdrawn.applicationStatus(), (await withdrawn.now()).status]).toEqual(['withdrawn', 'paid'])
})

test('the same key is the same refund; another request under it is refused', async () => {
  const [fee, other] = [await paid(), await paid()]
  const key = 'refund-of-a-test'
  const request = () => fee.refund({ amount: 10_000, key })
  expect((await together(fee.application, [request, request])).map(({ status }) => status)).toEqual([200, 200])
  expect(dataOf(await request())).toMatchObject({ sums: { pending: 10_000 } })
  for (const body of [{ amount: 10_001 }, {}, { amount: 10_000, withdraw: true }, { amount: 10_000, reason: 'Else' }])
    expect(codes(await fee.refund({ ...body, key }))).toEqual([409, 'CONFLICT'])
  expect(codes(await other.refund({ amount: 10_000, key }))).toEqual([409, 'CONFLICT'])
  await sendRefunds(parts)
  expect(await sentAmounts(fee.money)).toEqual([10_000])
  expect(await sentAmounts(other.money)).toEqual([])
  for (const body of [{ key: 'short' }, { amount: 0 }, { amount: 1.5 }, { amount: -100 }])
    expect((await fee.refund(body)).status).toBe(422)
})

test('a refund that the gateway took, and of which the server died before it heard, is sent once', async () => {
  const fee = await paid()
  await requestRefund(
    db,
    parts.notify,
    { payment: fee.id, amount: 10_000 },
    { actor: 'Desk', note: 'Overpaid', approvalAbove: Infinity },
  )
  const dying: typeof parts.gateway = {
    ...parts.gateway,
    async refund(refundInput, key) {
      await parts.gateway.refund(refundInput, key)
      throw new Error('killed')
    },
  }
  await expect(sendRefunds({ ...parts, gateway: dying })).rejects.toThrow('killed')
  expect(await fee.now()).toMatchObject({ refunds: [{ status: 'due' }] })
  await db.execute(sql`update refund set tried_at = now() - interval '2 minutes'`)
  await reconcilePayments(parts)
  expect(await fee.now()).toMatchObject({ status: 'paid', refunds: [{ amount: 10_000, status: 'refunded' }] })
  expect(await sentAmounts(fee.money)).toEqual([10_000])
})

test('of two parts one may fail and go again, without the other', async () => {
  const fee = await paid()
  await fee.refund({ amount: 10_000 })
  await sendRefunds(parts)
  sandbox.refundsAre('failed')
  await fee.refund({ amount: 5_000 })
  await sendRefunds(parts)
  expect(await fee.details()).toMatchObject({ sums: { refunded: 10_000, pending: 5_000, left: 18_100 } })
  sandbox.refundsAre('processed')
  await db.execute(sql`update refund set tried_at = tried_at - interval '2 days'`)
  expect(await sendRefunds(parts)).toBe(1)
  const refunds = (await parts.gateway.refundsOf(fee.money)).map(({ amount, status }) => `${status} ${amount}`)
  expect(refunds.toSorted()).toEqual(['failed 5000', 'processed 10000', 'processed 5000'])
  expect(await fee.details()).toMatchObject({ sums: { refunded: 15_000, pending: 0, left: 18_100 } })
})

test('the bank’s number is asked for until it is there', async () => {
  const fee = await paid()
  await fee.refund({ amount: 10_000 })
  await sendRefunds(parts)
  const number = async () => (await fee.now()).refunds
  await db.execute(sql`update refund set bank_reference = null`)
  expect(await number()).toMatchObject([{ bankReference: null }])
  expect(await checkBankReferences(parts)).toBe(1)
  expect(await number()).toMatchObject([{ bankReference: expect.any(String) }])
  expect(await checkBankReferences(parts)).toBe(0)
})
