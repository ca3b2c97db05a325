import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { startDuring } from '../../../platform/db/testing/until-blocked.ts'
import { codes, dataOf, rowsOf, staffApp } from '../../admission/testing/staff.ts'
import { recheckPayments, reconcilePayments } from '../settle/reconcile.ts'
import { checkRefunds, sendRefunds } from './refund.ts'
import { requestRefund } from './request.ts'

const {
  call,
  db,
  family,
  home: database,
  order,
  pay,
  confirm,
  admin,
  sandbox,
  webhook,
  webhookOf,
  parts,
  mailed,
} = await staffApp()
beforeEach(async () => {
  sandbox.refundsAre('processed')
  await db.execute(sql`truncate payment, received_money cascade`)
})

async function paid() {
  const ravi = await family()
  const signed = await pay(await order(ravi))
  await confirm(ravi, signed)
  const rows = async () => rowsOf(await call('GET', '/student/institute-payment', { token: ravi.token }))
  const now = async () => (await rows())[0] as Record<string, unknown> & { id: number }
  return { ...ravi, signed, money: signed.razorpay_payment_id, now, id: (await now()).id, account: ravi.id }
}
const startRefund = (id: number) =>
  requestRefund(db, parts.notify, { payment: id }, { actor: 'Desk', note: 'Seats are full', approvalAbove: Infinity })
const advanceTime = () => db.execute(sql`update refund set tried_at = tried_at - interval '2 days'`)
const refundIds = async (money: string) =>
  (
    await db.execute<{ id: string }>(sql`select id from sandbox_record where kind = 'refund' and parent = ${money}
    order by created_at`)
  ).rows.map((row) => row.id)
const countRefundMails = async () => (await mailed()).filter((subject) => subject === '₹331 goes back to you').length

test('a refund that the gateway has in hand is not refunded until it says so: by webhook', async () => {
  const fee = await paid()
  const before = await countRefundMails()
  sandbox.refundsAre('pending')
  await db.execute(sql`update payment set paid_at = paid_at - interval '3 days' where id = ${fee.id}`)
  await db.execute(sql`update received_money set at = at - interval '3 days' where gateway_payment = ${fee.money}`)
  await startRefund(fee.id)
  await sendRefunds(parts)
  expect(await fee.now()).toMatchObject({ status: 'refund_pending', refunds: [{ status: 'sent', failedAt: null }] })
  const [refund] = (await fee.now()).refunds as { at: string; sentAt: string }[]
  for (const timestamp of [refund?.at, refund?.sentAt])
    expect(Date.now() - Date.parse(timestamp ?? '')).toBeLessThan(60_000)
  expect((await countRefundMails()) - before).toBe(0)
  const [id = ''] = await refundIds(fee.money)
  const news = await sandbox.finishRefund(id, 'processed')
  expect((await webhook(news)).body.message).toBe('Taken')
  expect((await webhook(news)).body.message).toBe('Already taken')
  expect(await fee.now()).toMatchObject({ status: 'refunded', refunds: [{ status: 'refunded' }] })
  expect((await countRefundMails()) - before).toBe(1)
})

test('a refund that the gateway has in hand is settled by the reconciler, should no webhook come', async () => {
  const fee = await paid()
  sandbox.refundsAre('pending')
  await startRefund(fee.id)
  await sendRefunds(parts)
  expect(await checkRefunds(parts)).toBe(1)
  expect((await fee.now()).status).toBe('refund_pending')
  const [id = ''] = await refundIds(fee.money)
  await sandbox.finishRefund(id, 'processed')
  await reconcilePayments(parts)
  expect((await fee.now()).status).toBe('refunded')
  expect(await checkRefunds(parts)).toBe(0)
})

test('a refund that failed is due again, staff see it, and it is asked for anew under a key of its own', async () => {
  const fee = await paid()
  sandbox.refundsAre('pending')
  await startRefund(fee.id)
  await sendRefunds(parts)
  const [first = ''] = await refundIds(fee.money)
  const news = await sandbox.finishRefund(first, 'failed')
  await webhook(news)
  await webhook({ ...news, headers: { ...news.headers, 'x-razorpay-event-id': 'evt_told_again' } })
  expect(await fee.now()).toMatchObject({ status: 'refund_pending', refunds: [{ status: 'due' }] })
  const [staffRow] = rowsOf(await admin.as('GET', '/admin/payments?status=refund_pending'))
  expect(staffRow).toMatchObject({ refunds: [{ status: 'due', failedAt: expect.any(String) }] })
  expect(JSON.stringify(staffRow?.events).match(/refund failed/g)).toHaveLength(1)
  // One that fails at once rests, and does not spin.
  sandbox.refundsAre('failed')
  await advanceTime()
  expect(await sendRefunds(parts)).toBe(0)
  expect(await refundIds(fee.money)).toHaveLength(2)
  await db.execute(sql`update refund set tried_at = now() - interval '2 minutes'`)
  await sendRefunds(parts)
  expect(await refundIds(fee.money)).toHaveLength(2)
  sandbox.refundsAre('processed')
  await advanceTime()
  expect(await sendRefunds(parts)).toBe(1)
  expect(await fee.now()).toMatchObject({ status: 'refunded', refunds: [{ status: 'refunded' }] })
  expect(await refundIds(fee.money)).toHaveLength(3)
})

test.each(['webhook', 'recheck'])('a refund made by hand at the gateway becomes one here: by %s', async (way) => {
  const fee = await paid()
  const news = await sandbox.refundByHand(fee.money)
  if (way === 'webhook') expect((await webhook(news)).status).toBe(200)
  else await recheckPayments(parts, 2)
  expect(await fee.now()).toMatchObject({ status: 'refunded', refunds: [{ reason: 'requested', status: 'refunded' }] })
  const details = dataOf(await admin.as('GET', `/admin/applications/${(await fee.now()).application}`))
  expect(details.status).toBe('withdrawn')
  expect((details.timeline as object[]).at(-1)).toMatchObject({ by: 'admin', actor: 'Pravesh', to: 'withdrawn' })
  expect(await refundIds(fee.money)).toHaveLength(1)
})

test('a refund by hand that is pending is not paid any more, and one that failed changed nothing', async () => {
  const [pending, failed] = [await paid(), await paid()]
  await webhook(await sandbox.refundByHand(pending.money, 'pending'))
  expect(await pending.now()).toMatchObject({ status: 'refund_pending', refunds: [{ status: 'sent' }] })
  await webhook(await sandbox.refundByHand(failed.money, 'failed'))
  expect(await failed.now()).toMatchObject({ status: 'paid', refunds: [] })
})

test('money that came and went before we heard of it is on its way back until its refund is processed', async () => {
  const ravi = await family()
  const signed = await pay(await order(ravi))
  await webhook(await sandbox.refundByHand(signed.razorpay_payment_id, 'pending'))
  const rows = async () => rowsOf(await call('GET', '/student/institute-payment', { token: ravi.token }))
  expect(await rows()).toMatchObject([{ status: 'refund_pending', refunds: [{ status: 'sent' }] }])
  const [id = ''] = await refundIds(signed.razorpay_payment_id)
  await webhook(await sandbox.finishRefund(id, 'processed'))
  expect(await rows()).toMatchObject([{ status: 'refunded', refunds: [{ status: 'refunded' }] }])
})

test('who refunds is staff, with their reason; the family reads what happened, and not that it withdrew', async () => {
  const fee = await paid()
  const reason = 'Paid for the wrong school'
  expect(codes(await admin.as('POST', '/admin/refund', { payment: fee.id, reason }))).toEqual([200, 'no error'])
  const form = dataOf(await call('GET', '/student/shortlist-form/1?by=institute', { token: fee.token }))
  const closingNote = `Pravesh refunded the fee and closed this application: ${reason}`
  expect(form).toMatchObject({ application: { status: 'withdrawn', nextStep: expect.stringContaining(closingNote) } })
  expect((form.timeline as object[]).at(-1)).toMatchObject({ by: 'admin', note: reason })
  expect(JSON.stringify(form)).not.toContain('you withdrew')
  expect(form.fee).toMatchObject({ paid: false })
  await mailed()
  const { readOutbox } = await import('../../../services/delivery/outbox.ts')
  const emails = (await readOutbox(db)).filter((mail) => mail.to === `asha${fee.account}@example.in`)
  expect(emails.map((mail) => mail.text).join('\n')).toContain(closingNote)
  expect(emails.map((mail) => mail.text).join('\n')).not.toContain('you withdrew')
})

test('a refund waits for who holds the application before it touches the money: no deadlock with a payment', async () => {
  const fee = await paid()
  await startRefund(fee.id)
  const sent = startDuring(
    database,
    (tx) =>
      tx.execute(sql`select a.id from application a join payment p on p.application = a.id
      where p.id = ${fee.id} for update`),
    () => sendRefunds(parts, fee.money),
    (tx) => tx.execute(sql`select outcome from received_money where gateway_payment = ${fee.money} for update`),
  )
  expect(await sent).toBe(1)
  expect((await fee.now()).status).toBe('refunded')
})

test('refunds, their webhooks, callbacks and reconcilers at once: no deadlock, one refund each', async () => {
  const all = await Promise.all(Array.from({ length: 6 }, () => paid()))
  for (const fee of all) await startRefund(fee.id)
  const events = []
  for (const fee of all) for (let n = 0; n < 4; n++) events.push(await webhookOf(fee.money, 'refund.processed'))
  async function insisting(work: () => Promise<{ status: number; body: { code?: string } }>): Promise<number> {
    const { status, body } = await work()
    return status === 503 && body.code === 'UNAVAILABLE' ? 503 : status
  }
  const statuses = await Promise.all([
    ...events.map((event) => insisting(() => webhook(event))),
    ...all.map((fee) => insisting(() => confirm(fee, fee.signed))),
    ...all.map((fee) => sendRefunds(parts, fee.money).then(() => 200)),
    reconcilePayments(parts).then(() => 200),
  ])
  expect(new Set(statuses)).toEqual(new Set([200, 409]))
  await reconcilePayments(parts)
  for (const fee of all) {
    expect((await fee.now()).status).toBe('refunded')
    expect(await refundIds(fee.money)).toHaveLength(1)
  }
})

test('a part that is refunded by hand is shown and told once, and pays on; what is left goes back when it is asked for', async () => {
  const fee = await paid()
  const news = await sandbox.refundByHand(fee.money, 'processed', 10_000)
  await webhook(news)
  await webhook({ ...news, headers: { ...news.headers, 'x-razorpay-event-id': 'evt_part_again' } })
  expect(await fee.now()).toMatchObject({
    status: 'paid',
    refunds: [{ amount: 10_000, reason: 'requested', status: 'refunded' }],
  })
  expect(JSON.stringify((await fee.now()).events).match(/refunded: requested/g)).toHaveLength(1)
  expect((await mailed()).filter((subject) => subject === '₹100 goes back to you')).toHaveLength(1)
  await startRefund(fee.id)
  expect(await sendRefunds(parts, fee.money)).toBe(1)
  expect(await fee.now()).toMatchObject({
    status: 'refunded',
    refunds: [
      { amount: 10_000, status: 'refunded' },
      { amount: 23_100, status: 'refunded' },
    ],
  })
  expect((await parts.gateway.refundsOf(fee.money)).map((refund) => refund.amount).toSorted()).toEqual([10_000, 23_100])
  expect((await mailed()).filter((subject) => subject === '₹231 goes back to you')).toHaveLength(1)
})

test('a part by hand between two tries leaves the rest to send, and nothing hangs', async () => {
  const fee = await paid()
  sandbox.refundsAre('failed')
  await startRefund(fee.id)
  await sendRefunds(parts, fee.money)
  await sandbox.refundByHand(fee.money, 'processed', 5_000)
  sandbox.refundsAre('pending')
  await advanceTime()
  expect(await sendRefunds(parts, fee.money)).toBe(1)
  expect(await fee.now()).toMatchObject({
    status: 'refund_pending',
    refunds: [
      { amount: 28_100, status: 'sent' },
      { amount: 5_000, status: 'refunded' },
    ],
  })
  const pending = (await parts.gateway.refundsOf(fee.money)).find((refund) => refund.status === 'pending')
  await webhook(await sandbox.finishRefund(pending?.id ?? '', 'processed'))
  expect(await fee.now()).toMatchObject({
    status: 'refunded',
    refunds: [{ status: 'refunded' }, { status: 'refunded' }],
  })
})
