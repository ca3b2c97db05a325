import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { reconcilePayments } from './reconcile.ts'
import { settle } from './settle.ts'
import { payingApp } from './testing/paying.ts'

const app = await payingApp()
const { db, family, order, pay, confirm, webhook, webhookOf, standing } = app
const done = { paid: 1, receipts: 1, submitted: 1, applications: 1 }
const shuffled = <T>(list: T[]): T[] =>
  list
    .map((value) => ({ value, by: Math.random() }))
    .sort((a, b) => a.by - b.by)
    .map(({ value }) => value)

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
  const statuses = await Promise.all(work.map((run) => run()))
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(await standing(asha.id)).toEqual(done)
  const money = await db.execute(
    sql`select outcome from received_money where gateway_payment = ${signed.razorpay_payment_id}`,
  )
  expect(money.rows).toEqual([{ outcome: 'accepted' }])
})

test('orders raced for one institute open one application', async () => {
  const asha = await family()
  await Promise.all(Array.from({ length: 6 }, () => order(asha, { instituteId: 2 })))
  expect((await standing(asha.id))?.applications).toBe(1)
})

test('receipts of many payers at once leave no gap and no number twice', async () => {
  const payers = await Promise.all(Array.from({ length: 12 }, () => family()))
  const signed = await Promise.all(payers.map(async (one) => ({ one, paid: await pay(await order(one)) })))
  await Promise.all(signed.map(({ one, paid }) => confirm(one, paid)))
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
    expect(await standing(asha.id)).toEqual({ paid: 0, receipts: 0, submitted: 0, applications: 1 })
  }
  expect((await db.execute(sql`select last from receipt_counter`)).rows).toEqual(last.rows)
  expect((await webhook(event)).body.message).toBe('Taken')
  expect(await standing(asha.id)).toEqual(done)
})

test('a fault while telling the family undoes the payment too, and the news is not lost', async () => {
  const asha = await family()
  const signed = await pay(await order(asha))
  const seen = await app.parts.gateway.payment(signed.razorpay_payment_id)
  if (!seen) throw new Error('The sandbox forgot it')
  const deaf = () => Promise.reject(new Error('no outbox'))
  await expect(settle(db, deaf, seen, 'callback')).rejects.toThrow('no outbox')
  expect((await standing(asha.id))?.paid).toBe(0)
  expect(await settle(db, app.parts.tell, seen, 'callback')).toBe('paid')
})

test('the database itself refuses a submitted application without its payment', async () => {
  const asha = await family()
  await order(asha)
  const alone = db.execute(sql`update application set status = 'submitted' where account = ${asha.id}`)
  await expect(alone).rejects.toThrow()
  const unpaid = db.execute(sql`update application set submitted_at = now() where account = ${asha.id}`)
  await expect(unpaid).rejects.toThrow()
})
