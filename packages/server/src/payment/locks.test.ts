import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { expireOffers } from '../admission/expire.ts'
import { codes, deskApp } from '../admission/testing/desks.ts'
import { lockApplication, transitionApplication } from '../admission/transition.ts'
import type { Tx } from '../db/index.ts'
import { application, applicationMove, payment } from '../db/tables.ts'
import { outsideTransaction } from '../db/testing/transaction-guard.ts'
import { begunDuring, untilBlocked } from '../db/testing/until-blocked.ts'
import { reconcilePayments } from './reconcile.ts'
import { requestRefund, sendRefunds } from './refund.ts'

const app = await deskApp()
const { admin, applied, as, call, confirm, db, family, home, one: desk, order, parts, pay, sandbox, webhook } = app
afterEach(() => sandbox.refundsAre('processed'))

/** A family with an order, and what its fee and its application are. */
async function ordered() {
  const asha = await family()
  const orderId = await order(asha)
  const [its] = await db.select().from(payment).where(eq(payment.gatewayOrder, orderId))
  if (!its) throw new Error('The order was not kept')
  const stands = async () => {
    const [row] = await db
      .select({ application: application.status, payment: payment.status })
      .from(payment)
      .innerJoin(application, eq(application.id, payment.application))
      .where(eq(payment.id, its.id))
    const money = await db.execute(sql`select outcome, reason from received_money where payment = ${its.id}`)
    return { ...row, money: money.rows }
  }
  return { asha, orderId, id: its.id, application: its.application, stands }
}
async function paid() {
  const its = await ordered()
  const signed = await pay(its.orderId)
  await confirm(its.asha, signed)
  return { ...its, money: signed.razorpay_payment_id }
}
const askedBack = (id: number) => requestRefund(db, parts.tell, id, { actor: 'Desk', note: 'Seats are full' })
const moving =
  (id: number, to: 'withdrawn' | 'under_review' | 'offered', beside = {}) =>
  async (tx: Tx) => {
    const by =
      to === 'withdrawn' ? ({ by: 'family', actor: 'Asha' } as const) : ({ by: 'institute', actor: 'S' } as const)
    await transitionApplication(tx, parts.tell, await lockApplication(tx, id), to, by, beside)
  }
const movesOf = async (id: number) =>
  (
    await db
      .select({ from: applicationMove.from, to: applicationMove.to })
      .from(applicationMove)
      .where(eq(applicationMove.application, id))
      .orderBy(applicationMove.id)
  ).map(({ from, to }) => `${from} → ${to}`)

type Writer = [string, () => Promise<{ id: number; application: number; write: () => Promise<unknown> }>]
/** Whoever changes what a payment is, each about to do it. */
const writers: Writer[] = [
  [
    'a callback',
    async () => {
      const its = await ordered()
      const signed = await pay(its.orderId)
      return { ...its, write: () => confirm(its.asha, signed) }
    },
  ],
  [
    'a webhook',
    async () => {
      const its = await ordered()
      const event = await app.webhookOf((await pay(its.orderId)).razorpay_payment_id)
      return { ...its, write: () => webhook(event) }
    },
  ],
  [
    'a webhook of a payment that failed',
    async () => {
      const its = await ordered()
      await sandbox.pay(its.orderId, 'fail')
      const tried = sql`select id from sandbox_record where parent = ${its.orderId} and kind = 'payment'`
      const { rows } = await db.execute<{ id: string }>(tried)
      const event = await app.webhookOf(rows[0]?.id ?? '', 'payment.failed')
      return { ...its, write: () => webhook(event) }
    },
  ],
  [
    'money that goes back at once',
    async () => {
      const its = await ordered()
      const signed = await pay(its.orderId)
      await db.execute(sql`update payment set amount = amount + 100 where id = ${its.id}`)
      const event = await app.webhookOf(signed.razorpay_payment_id)
      return { ...its, write: () => webhook(event) }
    },
  ],
  [
    'the reconciler',
    async () => {
      const its = await ordered()
      await pay(its.orderId)
      await db.execute(sql`update payment set created_at = now() - interval '5 minutes' where id = ${its.id}`)
      return { ...its, write: () => reconcilePayments(parts) }
    },
  ],
  [
    'a refund that an administrator asks for',
    async () => {
      const its = await paid()
      return { ...its, write: () => admin.as('POST', '/admin/refund', { payment: its.id, reason: 'Seats are full' }) }
    },
  ],
  [
    'a refund that is sent',
    async () => {
      const its = await paid()
      await askedBack(its.id)
      return { ...its, write: () => sendRefunds(parts, its.money) }
    },
  ],
  [
    'a refund by hand at the gateway',
    async () => {
      const its = await paid()
      const event = await sandbox.refundByHand(its.money, 'processed')
      return { ...its, write: () => webhook(event) }
    },
  ],
]
test.each(writers)('%s waits for its application before it touches order or money', async (_who, about) => {
  const its = await about()
  const status = async () => (await db.select().from(payment).where(eq(payment.id, its.id)))[0]?.status
  const before = await status()
  await begunDuring(
    home,
    (tx) => lockApplication(tx, its.application),
    its.write,
    async (tx) => {
      await tx.execute(sql`select id from payment where id = ${its.id} for update nowait`)
      await tx.execute(sql`select outcome from received_money where payment = ${its.id} for update nowait`)
    },
  )
  expect(await status()).not.toBe(before)
})

test('nobody but those who are tried above changes what a payment is', () => {
  const folder = join(import.meta.dirname, '..')
  const code = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!.*(\.test\.ts$|testing\/|assurance\/)).*\.ts$/.test(file),
  )
  const writes = code.flatMap((file) => {
    const found = readFileSync(join(folder, file), 'utf8').match(/update\(payment\)|update payment |into payment /g)
    return found ? [[file, found.length]] : []
  })
  // Two of them write beside what it is: order.ts the gateway's number of an order, once; reconcile.ts when the gateway is asked again.
  expect(Object.fromEntries(writes)).toEqual({
    'payment/order.ts': 1,
    'payment/reconcile.ts': 2,
    'payment/refund.ts': 1,
    'payment/refund-settle.ts': 2,
    'payment/settle.ts': 3,
  })
})

test('a fee whose news comes while the family withdraws goes back', async () => {
  const its = await ordered()
  const event = await app.webhookOf((await pay(its.orderId)).razorpay_payment_id)
  const said = await begunDuring(home, moving(its.application, 'withdrawn'), () => webhook(event))
  expect(codes(said)).toEqual([200, 'no error'])
  expect(await its.stands()).toEqual({
    application: 'withdrawn',
    payment: 'refunded',
    money: [{ outcome: 'refunded', reason: 'late' }],
  })
})

test('a family that withdraws while its fee arrives withdraws what was sent', async () => {
  const its = await ordered()
  const seen = await parts.gateway.payment((await pay(its.orderId)).razorpay_payment_id)
  if (!seen) throw new Error('The gateway lost the payment')
  let answer: ReturnType<typeof call> | undefined
  const { settle } = await import('./settle.ts')
  const tell: typeof parts.tell = async (tx, news) => {
    await parts.tell(tx, news)
    if (!news.key.startsWith('application:')) return
    // Written, and not yet committed.
    answer = outsideTransaction(() =>
      as(its.asha)('PUT', '/student/shortlist-form/1?by=institute', { move: 'withdraw' }),
    )
    await untilBlocked(home, tx, [answer])
  }
  expect(await settle(db, tell, seen, 'webhook')).toBe('paid')
  expect((await answer)?.status).toBe(200)
  const moves = ['null → draft', 'draft → payment_pending', 'payment_pending → submitted', 'submitted → withdrawn']
  expect(await movesOf(its.application)).toEqual(moves)
  expect(await its.stands()).toMatchObject({ application: 'withdrawn', payment: 'paid' })
})

test('of two who ask for one fee back at once, one does', async () => {
  const its = await paid()
  const ask = () => admin.as('POST', '/admin/refund', { payment: its.id, reason: 'Seats are full' })
  const calls: ReturnType<typeof ask>[] = []
  await db.transaction(async (tx) => {
    await lockApplication(tx, its.application)
    calls.push(outsideTransaction(ask), outsideTransaction(ask))
    await untilBlocked(home, tx, calls)
  })
  const said = await Promise.all(calls)
  expect(said.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const asked = await db.execute(
    sql`select what from payment_event where payment = ${its.id} and what like 'refund asked for%'`,
  )
  expect(asked.rows).toHaveLength(1)
})

test('an offer that gets another last day while the clock comes stays open', async () => {
  const { application: id } = await applied()
  await db.transaction(moving(id, 'under_review'))
  await db.transaction(moving(id, 'offered', { replyBy: '2020-01-01' }))
  const longer = moving(id, 'offered', { replyBy: '2099-01-01' })
  expect(await begunDuring(home, longer, () => expireOffers(db, parts.tell))).toBe(0)
  const [row] = await db.select().from(application).where(eq(application.id, id))
  expect(row).toMatchObject({ status: 'offered', replyBy: '2099-01-01' })
})

test('a form that its family corrects while the institute begins to read stays as it was sent', async () => {
  const its = await applied()
  const said = await begunDuring(home, moving(its.application, 'under_review'), () =>
    its.as('PUT', `/student/shortlist-form/${its.listed}`, { class: 2 }),
  )
  expect(codes(said)).toEqual([409, 'CONFLICT'])
  const [row] = await db.select().from(application).where(eq(application.id, its.application))
  expect(row).toMatchObject({ status: 'under_review', class: 1 })
})

test('of two of the staff who decide at once on what they read, one does', async () => {
  const { application: id } = await applied()
  const [read] = await db.select().from(application).where(eq(application.id, id))
  const decide = (status: string) =>
    desk.as('PUT', `/buyer/application/1/${id}`, { updatedAt: read?.updatedAt, status, note: 'Decided' })
  const calls: ReturnType<typeof decide>[] = []
  await db.transaction(async (tx) => {
    await lockApplication(tx, id)
    for (const status of ['under_review', 'rejected']) calls.push(outsideTransaction(() => decide(status)))
    await untilBlocked(home, tx, calls)
  })
  expect((await Promise.all(calls)).map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await movesOf(id)).toHaveLength(4)
})
