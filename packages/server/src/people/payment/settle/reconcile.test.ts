import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { Gateway } from '../gateway/gateway.ts'
import { payingApp } from '../testing/paying.ts'
import { reconcilePayments } from './reconcile.ts'

let requestedOrders: string[] = []
let [now, maxConcurrent, slowMs] = [0, 0, 0]
let down = false
const app = await payingApp(
  ({ gateway }): Gateway => ({
    ...gateway,
    paymentsOf: async (order) => {
      requestedOrders.push(order)
      now++
      maxConcurrent = Math.max(maxConcurrent, now)
      await new Promise((done) => setTimeout(done, slowMs))
      now--
      if (down) throw new Error('The gateway is down')
      return gateway.paymentsOf(order)
    },
  }),
)
const { db, parts } = app

/** This many unpaid orders of this age. */
async function seedOrders(count: number, age: string) {
  const { id } = await app.family()
  await db.execute(sql`insert into application (account, institute_type, institute_id, status)
    values (${id}, 'college', 1, 'payment_pending')`)
  await db.execute(sql`insert into payment (account, application, fees_type, amount, currency, gateway, gateway_order, created_at)
    select ${id}, a.id, 'application', 33100, 'INR', ${parts.gateway.name}, 'order_old' || a.id || '_' || n, now() - ${age}::interval
    from application a, generate_series(1, ${count}::int) n where a.account = ${id}`)
}
beforeEach(async () => {
  await db.execute(sql`truncate payment, application cascade`)
  requestedOrders = []
  maxConcurrent = 0
  slowMs = 0
  down = false
})
/** As if the last asking were so long ago. */
const advanceTime = (time: string) => db.execute(sql`update payment set next_ask_at = next_ask_at - ${time}::interval`)

test.each([
  ['5 minutes', '1 minute', '2 minutes'],
  ['20 minutes', '4 minutes', '5 minutes'],
  ['90 minutes', '14 minutes', '15 minutes'],
  ['20 hours', '59 minutes', '1 hour'],
  ['2 days', '5 hours', '6 hours'],
  ['7 days', '23 hours', '1 day'],
])('an order of %s ago is not asked about again after %s, but after %s', async (age, earlyInterval, due) => {
  await seedOrders(1, age)
  expect(await reconcilePayments(parts)).toBe(1)
  expect(await reconcilePayments(parts)).toBe(0)
  await advanceTime(earlyInterval)
  expect(await reconcilePayments(parts)).toBe(0)
  await advanceTime(due)
  expect(await reconcilePayments(parts)).toBe(1)
})

test('one run asks about so many at the most, four at a time; the next goes on with the others', async () => {
  await seedOrders(30, '3 hours')
  await seedOrders(1, '9 days')
  slowMs = 5
  expect(await reconcilePayments(parts, 20)).toBe(20)
  expect(maxConcurrent).toBe(4)
  expect(await reconcilePayments(parts, 20)).toBe(10)
  expect(new Set(requestedOrders).size).toBe(30)
})

test('two runs at once do not ask about the same order', async () => {
  await seedOrders(24, '3 hours')
  slowMs = 5
  await Promise.all([reconcilePayments(parts), reconcilePayments(parts)])
  expect([requestedOrders.length, new Set(requestedOrders).size]).toEqual([24, 24])
})

test('a gateway that is down is left alone after a few, and asked again in minutes, about old orders too', async () => {
  await seedOrders(30, '6 days')
  down = true
  await expect(reconcilePayments(parts)).rejects.toThrow('The gateway is down')
  expect(requestedOrders.length).toBeLessThan(10)
  down = false
  await advanceTime('6 minutes')
  expect(await reconcilePayments(parts)).toBe(30)
})
