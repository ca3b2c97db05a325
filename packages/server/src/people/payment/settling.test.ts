import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { payment } from '../../platform/db/tables.ts'
import { startDuring } from '../../platform/db/testing/until-blocked.ts'
import { openOrder } from './order.ts'
import { sendRefunds } from './refund/refund.ts'
import { requestRefund } from './refund/request.ts'
import { settleRefund } from './refund/settle.ts'
import { payingApp } from './testing/paying.ts'

const app = await payingApp()
const { confirm, db, family, home: database, order, parts, pay, sandbox, countRecords, webhook, webhookOf } = app
afterEach(() => sandbox.refundsAre('processed'))
const payer = async (feesType = 'application') => {
  const asha = await family()
  const orderId = await order(asha, { feesType })
  const [storedPayment] = await db.select().from(payment).where(eq(payment.gatewayOrder, orderId))
  return { asha, orderId, id: storedPayment?.id ?? 0 }
}
const statusOf = async (id: number) => (await db.select().from(payment).where(eq(payment.id, id)))[0]?.status
const startRefund = (id: number) =>
  requestRefund(db, parts.notify, { payment: id }, { actor: 'Desk', note: 'Seats are full', approvalAbove: Infinity })

test('money in another currency than was ordered goes back', async () => {
  const { asha, orderId, id } = await payer()
  await db.execute(sql`update payment set currency = 'USD' where id = ${id}`)
  const signed = await pay(orderId)
  expect((await webhook(await webhookOf(signed.razorpay_payment_id))).status).toBe(200)
  expect(await countRecords(asha.id)).toMatchObject({ paid: 0, submitted: 0 })
  const { rows } = await db.execute(sql`select outcome, reason from received_money where payment = ${id}`)
  expect(rows).toEqual([{ outcome: 'refunded', reason: 'amount' }])
})

test('a try that failed, of which the news comes late, does not unmake a paid order', async () => {
  const { asha, orderId, id } = await payer()
  await sandbox.pay(orderId, 'fail')
  const tried = sql`select id from sandbox_record where parent = ${orderId} and kind = 'payment'`
  const { rows } = await db.execute<{ id: string }>(tried)
  await confirm(asha, await pay(orderId))
  expect((await webhook(await webhookOf(rows[0]?.id ?? '', 'payment.failed'))).status).toBe(200)
  expect(await statusOf(id)).toBe('paid')
})

test('a second fee that is refunded leaves the application that the first one submitted', async () => {
  const { asha, orderId } = await payer()
  await confirm(asha, await pay(orderId))
  const feesType = 'counselling'
  const second = await order(asha, { feesType })
  await confirm(asha, await pay(second), { feesType })
  const [secondPayment] = await db.select().from(payment).where(eq(payment.gatewayOrder, second))
  await startRefund(secondPayment?.id ?? 0)
  expect(await countRecords(asha.id)).toMatchObject({ paid: 1, submitted: 1 })
})

test('a refund that is being sent is not taken by another, and where it was all the same it is one refund', async () => {
  const { asha, orderId, id } = await payer()
  const signed = await pay(orderId)
  await confirm(asha, signed)
  await startRefund(id)
  const refundCounts: number[] = []
  const slow: typeof parts.gateway = {
    ...parts.gateway,
    async refund(refundInput, key) {
      refundCounts.push(await sendRefunds(parts, signed.razorpay_payment_id))
      // So slow that another one takes it to have died.
      await db.execute(sql`update refund set tried_at = tried_at - interval '2 minutes'`)
      refundCounts.push(await sendRefunds(parts, signed.razorpay_payment_id))
      return parts.gateway.refund(refundInput, key)
    },
  }
  await sendRefunds({ ...parts, gateway: slow }, signed.razorpay_payment_id)
  expect(refundCounts).toEqual([0, 1])
  expect(await parts.gateway.refundsOf(signed.razorpay_payment_id)).toHaveLength(1)
  expect(await statusOf(id)).toBe('refunded')
})

test('what was refunded meanwhile is not on its way again', async () => {
  const stray = await parts.gateway.createOrder({ amount: 500, currency: 'INR', receipt: 'x', notes: {} })
  const { razorpay_payment_id: money } = await pay(stray.id)
  sandbox.refundsAre('pending')
  await webhook(await webhookOf(money))
  const seen = await parts.gateway.refundsOf(money)
  await db.execute(sql`update received_money set outcome = 'refund_due' where gateway_payment = ${money}`)
  await db.execute(sql`update refund set status = 'due', gateway_refund = null where gateway_payment = ${money}`)
  const now = await startDuring(
    database,
    async (tx) => {
      await tx.execute(sql`update received_money set outcome = 'refunded' where gateway_payment = ${money}`)
      await tx.execute(sql`update refund set status = 'refunded' where gateway_payment = ${money}`)
    },
    () => settleRefund(db, parts.notify, money, seen),
  )
  expect([seen.length, now]).toEqual([1, 'refunded'])
})

test('two taps at once, of which the gateway made two orders, pay one', async () => {
  const { id: account } = await family()
  const { promise: bothOrdered, resolve } = Promise.withResolvers<void>()
  let orderCount = 0
  const gateway: typeof parts.gateway = {
    ...parts.gateway,
    async createOrder(input) {
      if (++orderCount === 2) resolve()
      await bothOrdered
      return parts.gateway.createOrder(input)
    },
  }
  const actor = { realm: 'student', account, name: 'Asha', tokenHash: '' } as const
  const orderInput = { feesType: 'application', instituteType: 'college', instituteId: 1 } as const
  const tap = () => openOrder({ ...parts, gateway }, actor, orderInput)
  const [firstOrder, two] = await Promise.all([tap(), tap()])
  expect(firstOrder.orderId).toBe(two.orderId)
  const rows = await db.select({ order: payment.gatewayOrder }).from(payment).where(eq(payment.account, account))
  expect(rows).toEqual([{ order: firstOrder.orderId }])
})
