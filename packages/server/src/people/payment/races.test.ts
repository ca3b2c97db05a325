import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { demoKeys } from '../../platform/config/secrets.ts'
import { sandboxKeys } from './open.ts'
import { createSandbox } from './sandbox/sandbox.ts'
import { reconcilePayments } from './settle/reconcile.ts'
import { settle } from './settle/settle.ts'
import { payingApp } from './testing/paying.ts'

const app = await payingApp()
const { db, family, order, pay, confirm, webhook, webhookOf, countRecords } = app
const done = { paid: 1, receipts: 1, submitted: 1, applications: 1 }
/** Another order is tried with another RACES_SEED. */
const seed = Number(process.env.RACES_SEED || 20_261_122)
const shuffled = <T>(list: T[]): T[] => {
  const [order = []] = fc.sample(fc.shuffledSubarray(list, { minLength: list.length }), { seed, numRuns: 1 })
  expect(order).toHaveLength(list.length)
  return order
}

/** Repeats a webhook while the busy server responds 503, as gateways and browsers do. */
async function insisting(send: () => Promise<number>): Promise<number> {
  for (;;) {
    const status = await send()
    if (status !== 503) return status
  }
}

test('twenty callbacks and twenty webhooks at once, in any order, with reconcilers between: paid once', async () => {
  const asha = await family()
  const signed = await pay(await order(asha))
  const events = await Promise.all(Array.from({ length: 20 }, () => webhookOf(signed.razorpay_payment_id)))
  await db.execute(sql`update payment set created_at = now() - interval '5 minutes' where account = ${asha.id}`)
  const work = shuffled([
    ...events.map((event) => async () => (await webhook(event)).status),
    ...events.map(() => async () => (await confirm(asha, signed)).status),
    ...[1, 2].map(() => async () => {
      await reconcilePayments(app.parts)
      return 200
    }),
  ])
  const statuses = await Promise.all(work.map(insisting))
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(await countRecords(asha.id)).toEqual(done)
  const money = await db.execute(
    sql`select outcome from received_money where gateway_payment = ${signed.razorpay_payment_id}`,
  )
  expect(money.rows).toEqual([{ outcome: 'accepted' }])
})

test('twenty orders at once for one institute are one order and one application', async () => {
  const asha = await family()
  const orders = await Promise.all(Array.from({ length: 20 }, () => order(asha, { instituteId: 2 })))
  expect(new Set(orders).size).toBe(1)
  expect((await countRecords(asha.id))?.applications).toBe(1)
  const { rows } = await db.execute(sql`select gateway_order, status from payment where account = ${asha.id}`)
  expect(rows).toEqual([{ gateway_order: orders[0], status: 'created' }])
  const created = await db.execute(
    sql`select count(*)::int as n from payment_event where what = 'created'
      and payment in (select id from payment where account = ${asha.id})`,
  )
  expect(created.rows).toEqual([{ n: 1 }])
})

test('among honest news at once what is forged, altered, replayed or another’s changes nothing', async () => {
  const asha = await family()
  const other = await family()
  const signed = await pay(await order(asha))
  const theirs = await pay(await order(other))
  const event = await webhookOf(signed.razorpay_payment_id)
  const forged = '0'.repeat(64)
  const rejectedStatuses = [422, 422, 422, 422, 404, 400, 400]
  const news = [
    () => confirm(asha, signed),
    () => webhook(event),
    () => confirm(asha, { ...signed, razorpay_signature: forged }),
    () => confirm(asha, signed, { amount: 1 }),
    () => confirm(asha, { ...signed, razorpay_payment_id: theirs.razorpay_payment_id }),
    () => confirm(asha, { ...theirs, razorpay_order_id: signed.razorpay_order_id }),
    () => confirm(asha, theirs),
    () => webhook({ ...event, headers: { ...event.headers, 'x-razorpay-signature': forged } }),
    () => webhook({ ...event, body: event.body.replace('33100', '100') }),
  ]
  const sendUntilAccepted = (run: (typeof news)[number]) => insisting(async () => (await run()).status)
  const rounds = Array.from({ length: 10 }, () => Promise.all(news.map(sendUntilAccepted)))
  for (const statuses of await Promise.all(rounds)) expect(statuses).toEqual([200, 200, ...rejectedStatuses])
  expect(await countRecords(asha.id)).toEqual(done)
  expect(await countRecords(other.id)).toMatchObject({ paid: 0, submitted: 0 })
  expect((await confirm(other, theirs)).status).toBe(200)
})

test('the tab was closed: the webhook alone pays, or the reconciler alone', async () => {
  const [notifiedFamily, silentFamily] = [await family(), await family()]
  const first = await pay(await order(notifiedFamily))
  await pay(await order(silentFamily))
  expect((await webhook(await webhookOf(first.razorpay_payment_id))).status).toBe(200)
  expect(await countRecords(notifiedFamily.id)).toEqual(done)
  await db.execute(sql`update payment set created_at = now() - interval '5 minutes' where account = ${silentFamily.id}`)
  await Promise.all(Array.from({ length: 5 }, () => reconcilePayments(app.parts)))
  expect(await countRecords(silentFamily.id)).toEqual(done)
})

test('a demo that is restarted in the middle of payments takes them up where they were', async () => {
  const [asha, ravi] = [await family(), await family()]
  const waiting = await order(asha)
  await app.sandbox.pay(waiting, 'delay')
  const signed = await pay(await order(ravi))
  const keys = sandboxKeys({ sessionSecrets: demoKeys })
  const { gateway } = createSandbox({ db, ...keys, webhookMs: null })
  expect(gateway.signed(signed.razorpay_order_id, signed.razorpay_payment_id, signed.razorpay_signature)).toBe(true)
  await db.execute(sql`update payment set created_at = now() - interval '5 minutes' where account = ${asha.id}`)
  await app.bankConfirms(waiting)
  await reconcilePayments({ ...app.parts, gateway })
  expect(await countRecords(asha.id)).toEqual(done)
  expect((await confirm(ravi, signed)).status).toBe(200)
})

test('money in another amount than was ordered goes back, however many tell of it', async () => {
  const asha = await family()
  const orderId = await order(asha)
  const less = sql`jsonb_set(jsonb_set(body, '{amount}', '100'), '{amount_due}', '100')`
  await db.execute(sql`update sandbox_record set body = ${less} where id = ${orderId}`)
  const signed = await pay(orderId)
  const event = await webhookOf(signed.razorpay_payment_id)
  const sendNews = (n: number) => async () => (await (n % 2 ? confirm(asha, signed) : webhook(event))).status
  const statuses = await Promise.all(Array.from({ length: 20 }, (_, n) => insisting(sendNews(n))))
  expect(new Set(statuses)).toEqual(new Set([200, 409]))
  expect(await countRecords(asha.id)).toMatchObject({ paid: 0, receipts: 0, submitted: 0 })
  const { rows } = await db.execute(
    sql`select outcome, reason from received_money where gateway_payment = ${signed.razorpay_payment_id}`,
  )
  expect(rows).toEqual([{ outcome: 'refunded', reason: 'amount' }])
  const refunds = await db.execute(
    sql`select count(*)::int as n from sandbox_record where kind = 'refund' and parent = ${signed.razorpay_payment_id}`,
  )
  expect(refunds.rows).toEqual([{ n: 1 }])
})

test('receipts of many payers at once leave no gap and no number twice', async () => {
  const payers = await Promise.all(Array.from({ length: 12 }, () => family()))
  const signed = await Promise.all(payers.map(async (payer) => ({ one: payer, paid: await pay(await order(payer)) })))
  await Promise.all(signed.map(({ one: payer, paid }) => insisting(async () => (await confirm(payer, paid)).status)))
  const { rows } = await db.execute<{ n: number }>(
    sql`select right(receipt_number, 6)::int as n from payment where receipt_number is not null order by 1`,
  )
  expect(rows.map((r) => r.n)).toEqual(rows.map((_, i) => i + 1))
})

test('a fault between any two steps of the transition leaves nothing of it; the next news completes it', async () => {
  const asha = await family()
  const signed = await pay(await order(asha))
  const event = await webhookOf(signed.razorpay_payment_id)
  const steps = ['receipt_counter', 'payment', 'received_money', 'payment_event', 'application', 'application_move']
  const last = await db.execute<{ last: number }>(sql`select last from receipt_counter`)
  for (const table of steps) {
    await db.execute(
      sql.raw(
        `create or replace function fall() returns trigger language plpgsql as $$ begin raise exception 'power is gone'; end $$`,
      ),
    )
    await db.execute(
      sql.raw(`create trigger fall after insert or update on ${table} for each row execute function fall()`),
    )
    expect([table, (await webhook(event)).status]).toEqual([table, 503])
    await db.execute(sql.raw(`drop trigger fall on ${table}`))
    expect(await countRecords(asha.id)).toEqual({ paid: 0, receipts: 0, submitted: 0, applications: 1 })
  }
  expect((await db.execute(sql`select last from receipt_counter`)).rows).toEqual(last.rows)
  expect((await webhook(event)).body.message).toBe('Taken')
  expect(await countRecords(asha.id)).toEqual(done)
})

test('a fault while telling the family undoes the payment too, and the news is not lost', async () => {
  const asha = await family()
  const signed = await pay(await order(asha))
  const seen = await app.parts.gateway.payment(signed.razorpay_payment_id)
  if (!seen) throw new Error('The sandbox forgot it')
  const deaf = () => Promise.reject(new Error('no outbox'))
  await expect(settle(db, deaf, seen, 'callback')).rejects.toThrow('no outbox')
  expect((await countRecords(asha.id))?.paid).toBe(0)
  expect(await settle(db, app.parts.notify, seen, 'callback')).toBe('paid')
})

test('the database itself refuses a submitted application without its payment', async () => {
  const asha = await family()
  await order(asha)
  const update = db.execute(sql`update application set status = 'submitted' where account = ${asha.id}`)
  await expect(update).rejects.toThrow()
  const unpaid = db.execute(sql`update application set submitted_at = now() where account = ${asha.id}`)
  await expect(unpaid).rejects.toThrow()
})
