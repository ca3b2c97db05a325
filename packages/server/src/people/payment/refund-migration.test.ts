import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { payingApp } from './testing/paying.ts'

const { db, family, order, confirm, pay } = await payingApp()
const file = new URL('../../platform/db/migrations/0053_refunds.sql', import.meta.url)
/** The statements of the migration that carry rows over. */
const dataStatements = readFileSync(file, 'utf8')
  .split('--> statement-breakpoint')
  .filter((statement) => /^(INSERT|UPDATE)/m.test(statement))

type OldMoney = { outcome: string; returned?: number; failures?: number; reason?: string }
const oldMoneys: OldMoney[] = [
  { outcome: 'accepted' },
  { outcome: 'accepted', returned: 10_000 },
  { outcome: 'refund_due', reason: 'requested', failures: 2 },
  { outcome: 'refund_due', reason: 'late', returned: 5_000 },
  { outcome: 'refund_sent', reason: 'duplicate' },
  { outcome: 'refunded', reason: 'requested', returned: 33_100 },
]

test('refunds that were recorded with their payment become rows, none lost and none twice', async () => {
  for (const _ of oldMoneys) {
    const payer = await family()
    await confirm(payer, await pay(await order(payer)))
  }
  const done = new Error('undone')
  const migrated = db.transaction(async (tx) => {
    await tx.execute(sql`alter table received_money add returned_amount int not null default 0, add refund text,
      add tried_at timestamptz, add refund_asked_at timestamptz, add refund_sent_at timestamptz,
      add refund_failed_at timestamptz, add refund_failures int not null default 0`)
    await tx.execute(sql`alter table payment_event alter kind drop not null`)
    const { rows: payments } = await tx.execute<{ id: number; money: string }>(
      sql`select id, gateway_payment as money from payment order by id`,
    )
    for (const [index, { outcome, returned = 0, failures = 0, reason = null }] of oldMoneys.entries()) {
      const { id = 0, money = '' } = payments[index] ?? {}
      const refund = failures > 0 || outcome === 'refund_sent' ? `rfnd_${index}` : null
      await tx.execute(sql`update received_money set outcome = ${outcome}, reason = ${reason}, returned_amount = ${returned},
        refund = ${refund}, refund_failures = ${failures} where gateway_payment = ${money}`)
      if (reason === 'requested')
        await tx.execute(sql`insert into payment_event (payment, source, what)
          values (${id}, 'staff', 'refund asked for by Meera Nair, Pravesh: Wrong: school')`)
    }
    await tx.execute(sql`update payment_event set kind = null`)
    for (const statement of dataStatements) await tx.execute(sql.raw(statement))
    const { rows } =
      await tx.execute(sql`select r.payment - (select min(id) from payment) as of, r.amount, r.reason, r.status,
      r.note, r.requested_by, r.gateway_refund, r.failed_refunds from refund r order by 1, r.id`)
    const blank = { note: null, requested_by: null, gateway_refund: null, failed_refunds: [] }
    const requested = { note: 'Wrong: school', requested_by: 'Meera Nair, Pravesh' }
    expect(rows).toEqual([
      { ...blank, of: 1, amount: 10_000, reason: 'requested', status: 'refunded' },
      {
        ...{ ...blank, ...requested, of: 2, amount: 33_100, reason: 'requested', status: 'due' },
        ...{ gateway_refund: 'rfnd_2', failed_refunds: ['rfnd_2'] },
      },
      { ...blank, of: 3, amount: 5_000, reason: 'late', status: 'refunded' },
      { ...blank, of: 3, amount: 28_100, reason: 'late', status: 'due' },
      { ...blank, of: 4, amount: 33_100, reason: 'duplicate', status: 'sent', gateway_refund: 'rfnd_4' },
      { ...blank, ...requested, of: 5, amount: 33_100, reason: 'requested', status: 'refunded' },
    ])
    const { rows: events } = await tx.execute(
      sql`select kind, count(*)::int as n from payment_event group by 1 order by 1`,
    )
    expect(events).toEqual([
      { kind: 'captured', n: oldMoneys.length },
      { kind: 'ordered', n: oldMoneys.length },
      { kind: 'refund_requested', n: 2 },
    ])
    throw done
  })
  await expect(migrated).rejects.toBe(done)
})
