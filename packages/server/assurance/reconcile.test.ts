import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { createPaymentGateway } from '../src/people/payment/open.ts'
import { openOrder } from '../src/people/payment/order.ts'
import { openDb } from '../src/platform/db/index.ts'
import { college, studentAccount } from '../src/platform/db/tables.ts'
import { freshPostgres, openTestDb } from '../src/platform/db/testing/test-db.ts'
import { notifyByMail } from '../src/services/mail/notify.ts'
import { createAcknowledged } from './killed/acknowledged.ts'
import { outerGateway } from './killed/outer-gateway.ts'
import { reconcile } from './killed/reconcile.ts'
import { environmentOf, prepare } from './killed/rounds.ts'

const ends: (() => unknown)[] = []
afterAll(async () => {
  for (const end of ends.toReversed()) await end()
})
/** A gateway that sends no notifications. */
async function silentGateway() {
  const database = await openTestDb()
  ends.push(() => database.close())
  const gateway = await outerGateway(database.db)
  ends.push(() => gateway.close())
  gateway.dropping(() => true)
  return gateway
}

/** A database in which one fee was ordered and paid, without a notification; `then` is a later event. */
async function reconcileUnnotified(then: string) {
  const folder = mkdtempSync(join(tmpdir(), 'pravesh-reckoned-'))
  ends.push(() => rmSync(folder, { recursive: true, force: true }))
  const gateway = await silentGateway()
  const database = { DATABASE_URL: await freshPostgres() }
  mkdirSync(join(folder, 'files'))
  const config = await prepare(environmentOf(folder, gateway, database))
  const openedDatabase = await openDb(config.database)
  const { db } = openedDatabase
  const payments = createPaymentGateway(config, db)
  if (!payments.gateway) throw new Error('Production has its gateway')
  const [firstCollege] = await db.select({ id: college.id }).from(college).limit(1)
  const person = { track: 'college' as const, name: 'Asha', email: 'asha@example.in' }
  const [asha] = await db.insert(studentAccount).values(person).returning()
  const actor = { realm: 'student', account: asha?.id ?? 0, name: 'Asha', tokenHash: '' } as const
  const orderInput = { feesType: 'application', instituteType: 'college', instituteId: firstCollege?.id ?? 0 } as const
  const { orderId } = await openOrder(
    { db, gateway: payments.gateway, notify: notifyByMail(config) },
    actor,
    orderInput,
  )
  await gateway.pay(orderId, 'succeed')
  await db.execute(sql.raw(then))
  await openedDatabase.close()
  return reconcile(config, gateway, createAcknowledged())
}

test('money whose asking was cut off by a kill is settled once its time has passed', async () => {
  // The state of an order that the reconciler was about to check.
  const interruptedCheck = `update payment set created_at = now() - interval '3 minutes', next_ask_at = now() + interval '5 minutes'`
  const { errors, money, settledAfterMinutes } = await reconcileUnnotified(interruptedCheck)
  expect(errors).toEqual([])
  expect(money.kept).toBe(1)
  expect(settledAfterMinutes).toBeLessThanOrEqual(8)
})

test('money that is kept for nothing is seen, however long one waits', async () => {
  const { errors } = await reconcileUnnotified('delete from payment')
  expect(errors.join()).toContain('money kept for nothing')
})
