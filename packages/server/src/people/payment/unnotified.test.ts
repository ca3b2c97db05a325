import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { allWork } from '../../app/work.ts'
import { openDelivery } from '../../services/delivery/delivery.ts'
import { payingApp } from './testing/paying.ts'

const app = await payingApp()
const { home: database, db, call, family, order, pay, parts, sandbox, bankConfirms, config, countRecords } = app
beforeEach(() => db.execute(sql`delete from webhook_event`))

/** Runs every scheduled job once, as each day does; no notification arrives. */
async function scheduled() {
  const payments = { gateway: parts.gateway, sandbox }
  for (const { work } of allWork({ database: database, db, config, delivery: openDelivery(config, db), payments })
    .scheduled)
    await work()
}
const rowsOf = async (token: string) =>
  (await call('GET', '/student/institute-payment', { token })).body.data as unknown as {
    status: string
    refunds: { reason: string }[]
  }[]
const aged = (days: number) =>
  db.execute(
    sql`update payment set created_at = created_at - ${`${days} days`}::interval, paid_at = paid_at - ${`${days} days`}::interval`,
  )

test('money that no callback and no webhook told of is found, however old its order is', async () => {
  const asha = await family()
  const ordered = await order(asha)
  await aged(30)
  await pay(ordered)
  await scheduled()
  expect(await countRecords(asha.id)).toMatchObject({ paid: 1, submitted: 1 })
})

test('a payment that was begun days before its bank confirmed it is found too', async () => {
  const asha = await family()
  const ordered = await order(asha)
  await aged(30)
  await pay(ordered)
  await db.execute(sql`update sandbox_record set body = jsonb_set(body, '{created_at}', to_jsonb((body->>'created_at')::bigint - 5 * 86400))
    where kind = 'payment' and parent = ${ordered}`)
  await scheduled()
  expect(await countRecords(asha.id)).toMatchObject({ paid: 1, submitted: 1 })
})

test('what a second window paid for a fee goes back, although it was confirmed days after the first', async () => {
  const asha = await family()
  const ordered = await order(asha)
  // Two windows: the bank of the first takes its time.
  await sandbox.pay(ordered, 'delay')
  await pay(ordered)
  await scheduled()
  expect(await countRecords(asha.id)).toMatchObject({ paid: 1 })
  await aged(3)
  await bankConfirms(ordered)
  await scheduled()
  expect(await rowsOf(asha.token)).toMatchObject([{ status: 'paid', refunds: [{ reason: 'duplicate' }] }])
})

test('money of no order of ours is left to who took it, and a hundred payments hide none', async () => {
  const foreignOrder = await parts.gateway.createOrder({ amount: 500, currency: 'INR', receipt: 'stranger', notes: {} })
  const theirs = await pay(foreignOrder.id)
  const asha = await family()
  const ordered = await order(asha)
  await pay(ordered)
  await db.execute(sql`insert into sandbox_record (id, kind, parent, body, created_at)
    select 'pay_many' || n, kind, parent, body || jsonb_build_object('id', 'pay_many' || n, 'status', 'failed'), created_at + n * interval '1 second'
    from sandbox_record, generate_series(1, 240) n where id = ${theirs.razorpay_payment_id}`)
  await scheduled()
  expect(await countRecords(asha.id)).toMatchObject({ paid: 1, submitted: 1 })
  expect((await parts.gateway.payment(theirs.razorpay_payment_id))?.status).toBe('captured')
})
