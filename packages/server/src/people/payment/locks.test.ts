import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import type { Tx } from '../../platform/db/index.ts'
import { application, applicationMove, payment } from '../../platform/db/tables.ts'
import { startDuring, untilBlocked } from '../../platform/db/testing/until-blocked.ts'
import { codes, staffApp } from '../admission/testing/staff.ts'
import { expireOffers } from '../admission/transition/expire.ts'
import { lockApplication, transitionApplication } from '../admission/transition/transition.ts'
import { sendRefunds } from './refund/refund.ts'
import { requestRefund } from './refund/request.ts'
import { reconcilePayments } from './settle/reconcile.ts'

const app = await staffApp()
const {
  admin,
  applied,
  callAs,
  call,
  confirm,
  db,
  family,
  home: database,
  schoolStaff,
  order,
  parts,
  pay,
  sandbox,
  webhook,
} = app
afterEach(() => sandbox.refundsAre('processed'))

/** A family with an order, its fee and its application. */
async function ordered() {
  const asha = await family()
  const orderId = await order(asha)
  const [storedPayment] = await db.select().from(payment).where(eq(payment.gatewayOrder, orderId))
  if (!storedPayment) throw new Error('The order was not kept')
  const readState = async () => {
    const [row] = await db
      .select({ application: application.status, payment: payment.status })
      .from(payment)
      .innerJoin(application, eq(application.id, payment.application))
      .where(eq(payment.id, storedPayment.id))
    const money = await db.execute(sql`select outcome, reason from received_money where payment = ${storedPayment.id}`)
    return { ...row, money: money.rows }
  }
  return { asha, orderId, id: storedPayment.id, application: storedPayment.application, stands: readState }
}
async function paid() {
  const fee = await ordered()
  const signed = await pay(fee.orderId)
  await confirm(fee.asha, signed)
  return { ...fee, money: signed.razorpay_payment_id }
}
const startRefund = (id: number) =>
  requestRefund(db, parts.notify, { payment: id }, { actor: 'Desk', note: 'Seats are full', approvalAbove: Infinity })
const moving =
  (id: number, to: 'withdrawn' | 'under_review' | 'offered', fields = {}) =>
  async (tx: Tx) => {
    const mover =
      to === 'withdrawn' ? ({ by: 'family', actor: 'Asha' } as const) : ({ by: 'institute', actor: 'S' } as const)
    await transitionApplication(tx, parts.notify, await lockApplication(tx, id), to, mover, fields)
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
/** All writers of a payment's state, each ready to run. */
const writers: Writer[] = [
  [
    'a callback',
    async () => {
      const fee = await ordered()
      const signed = await pay(fee.orderId)
      return { ...fee, write: () => confirm(fee.asha, signed) }
    },
  ],
  [
    'a webhook',
    async () => {
      const fee = await ordered()
      const event = await app.webhookOf((await pay(fee.orderId)).razorpay_payment_id)
      return { ...fee, write: () => webhook(event) }
    },
  ],
  [
    'a webhook of a payment that failed',
    async () => {
      const fee = await ordered()
      await sandbox.pay(fee.orderId, 'fail')
      const tried = sql`select id from sandbox_record where parent = ${fee.orderId} and kind = 'payment'`
      const { rows } = await db.execute<{ id: string }>(tried)
      const event = await app.webhookOf(rows[0]?.id ?? '', 'payment.failed')
      return { ...fee, write: () => webhook(event) }
    },
  ],
  [
    'money that goes back at once',
    async () => {
      const fee = await ordered()
      const signed = await pay(fee.orderId)
      await db.execute(sql`update payment set amount = amount + 100 where id = ${fee.id}`)
      const event = await app.webhookOf(signed.razorpay_payment_id)
      return { ...fee, write: () => webhook(event) }
    },
  ],
  [
    'the reconciler',
    async () => {
      const fee = await ordered()
      await pay(fee.orderId)
      await db.execute(sql`update payment set created_at = now() - interval '5 minutes' where id = ${fee.id}`)
      return { ...fee, write: () => reconcilePayments(parts) }
    },
  ],
  [
    'a refund that an administrator asks for',
    async () => {
      const fee = await paid()
      return { ...fee, write: () => admin.as('POST', '/admin/refund', { payment: fee.id, reason: 'Seats are full' }) }
    },
  ],
  [
    'a refund that is sent',
    async () => {
      const fee = await paid()
      await startRefund(fee.id)
      return { ...fee, write: () => sendRefunds(parts, fee.money) }
    },
  ],
  [
    'a refund by hand at the gateway',
    async () => {
      const fee = await paid()
      const event = await sandbox.refundByHand(fee.money, 'processed')
      return { ...fee, write: () => webhook(event) }
    },
  ],
]
test.each(writers)('%s waits for its application before it touches order or money', async (_who, prepare) => {
  const fee = await prepare()
  const status = async () => (await db.select().from(payment).where(eq(payment.id, fee.id)))[0]?.status
  const before = await status()
  await startDuring(
    database,
    (tx) => lockApplication(tx, fee.application),
    fee.write,
    async (tx) => {
      await tx.execute(sql`select id from payment where id = ${fee.id} for update nowait`)
      await tx.execute(sql`select outcome from received_money where payment = ${fee.id} for update nowait`)
    },
  )
  expect(await status()).not.toBe(before)
})

test('nobody but those who are tried above changes what a payment is', () => {
  const folder = join(import.meta.dirname, '../..')
  const code = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!.*(\.test\.ts$|testing\/|assurance\/|measure\/)).*\.ts$/.test(file),
  )
  const writes = code.flatMap((file) => {
    const found = readFileSync(join(folder, file), 'utf8').match(/update\(payment\)|update payment |into payment /g)
    return found ? [[file, found.length]] : []
  })
  // Three more statements write other columns: order.ts the gateway's number of an order, once; reconcile.ts the time of the next check;
  // spread-days.ts the times of the demo's own payments, once, before any real payment.
  expect(Object.fromEntries(writes)).toEqual({
    'people/payment/order.ts': 1,
    'people/payment/settle/reconcile.ts': 2,
    'people/payment/refund/settle.ts': 2,
    'people/payment/settle/settle.ts': 3,
    'commands/seed/families/spread-days.ts': 1,
  })
})

test('a fee whose news comes while the family withdraws goes back', async () => {
  const fee = await ordered()
  const event = await app.webhookOf((await pay(fee.orderId)).razorpay_payment_id)
  const response = await startDuring(database, moving(fee.application, 'withdrawn'), () => webhook(event))
  expect(codes(response)).toEqual([200, 'no error'])
  expect(await fee.stands()).toEqual({
    application: 'withdrawn',
    payment: 'refunded',
    money: [{ outcome: 'refunded', reason: 'late' }],
  })
})

test('a family that withdraws while its fee arrives withdraws what was sent', async () => {
  const fee = await ordered()
  const seen = await parts.gateway.payment((await pay(fee.orderId)).razorpay_payment_id)
  if (!seen) throw new Error('The gateway lost the payment')
  let withdrawal: ReturnType<typeof call> | undefined
  const { settle } = await import('./settle/settle.ts')
  const notify: typeof parts.notify = async (tx, news) => {
    await parts.notify(tx, news)
    if (!news.key.startsWith('payment:')) return
    // Written, and not yet committed.
    withdrawal = callAs(fee.asha)('PUT', '/student/shortlist-form/1?by=institute', { move: 'withdraw' })
    await untilBlocked(tx, [withdrawal])
  }
  expect(await settle(db, notify, seen, 'webhook')).toBe('paid')
  expect((await withdrawal)?.status).toBe(200)
  const moves = ['null → draft', 'draft → payment_pending', 'payment_pending → submitted', 'submitted → withdrawn']
  expect(await movesOf(fee.application)).toEqual(moves)
  expect(await fee.stands()).toMatchObject({ application: 'withdrawn', payment: 'paid' })
})

test('of two who ask for one fee back at once, one does', async () => {
  const fee = await paid()
  const postRefund = () => admin.as('POST', '/admin/refund', { payment: fee.id, reason: 'Seats are full' })
  const calls: ReturnType<typeof postRefund>[] = []
  await db.transaction(async (tx) => {
    await lockApplication(tx, fee.application)
    calls.push(postRefund(), postRefund())
    await untilBlocked(tx, calls)
  })
  const responses = await Promise.all(calls)
  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const events = await db.execute(
    sql`select what from payment_event where payment = ${fee.id} and what like 'refund asked for%'`,
  )
  expect(events.rows).toHaveLength(1)
})

test('an offer that gets another last day while the clock comes stays open', async () => {
  const { application: id } = await applied()
  await db.transaction(moving(id, 'under_review'))
  await db.transaction(moving(id, 'offered', { replyBy: '2020-01-01' }))
  const longer = moving(id, 'offered', { replyBy: '2099-01-01' })
  expect(await startDuring(database, longer, () => expireOffers(db, parts.notify))).toBe(0)
  const [row] = await db.select().from(application).where(eq(application.id, id))
  expect(row).toMatchObject({ status: 'offered', replyBy: '2099-01-01' })
})

test('a form that its family corrects while the institute begins to read stays as it was sent', async () => {
  const applicant = await applied()
  const response = await startDuring(database, moving(applicant.application, 'under_review'), () =>
    applicant.as('PUT', `/student/shortlist-form/${applicant.listed}`, { class: 2 }),
  )
  expect(codes(response)).toEqual([409, 'CONFLICT'])
  const [row] = await db.select().from(application).where(eq(application.id, applicant.application))
  expect(row).toMatchObject({ status: 'under_review', class: 1 })
})

test('of two of the staff who decide at once on what they read, one does', async () => {
  const { application: id } = await applied()
  const [read] = await db.select().from(application).where(eq(application.id, id))
  const decide = (status: string) =>
    schoolStaff.as('PUT', `/buyer/application/1/${id}`, { updatedAt: read?.updatedAt, status, note: 'Decided' })
  const calls: ReturnType<typeof decide>[] = []
  await db.transaction(async (tx) => {
    await lockApplication(tx, id)
    for (const status of ['under_review', 'rejected']) calls.push(decide(status))
    await untilBlocked(tx, calls)
  })
  expect((await Promise.all(calls)).map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await movesOf(id)).toHaveLength(4)
})
