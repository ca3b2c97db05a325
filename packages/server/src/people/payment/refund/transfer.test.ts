import { beforeEach, expect, test } from 'vitest'
import { sql } from '../../../platform/db/drizzle.ts'
import { securityEvent } from '../../../platform/db/tables.ts'
import { codes, dataOf, dayIn, rowsOf, staffApp } from '../../admission/testing/staff.ts'
import { sendRefunds } from './refund.ts'

const { admin, call, confirm, db, family, mailed, operator, order, pay, parts, sandbox } = await staffApp()
const farah = await operator('farah', 'Farah Khan', 'finance')
const olga = await operator('olga', 'Olga Das', 'owner')
type Person = typeof admin
const account = { holder: 'Asha Rao', number: '123456789012', ifsc: 'SBIN0000300', type: 'savings' }
const reference = { bankReference: 'SBINN52026112500000001' }

beforeEach(async () => {
  sandbox.refundsAre('failed')
  await db.execute(sql`truncate payment, received_money, sandbox_record cascade`)
})

/** A paid fee whose refund failed at the gateway, of a payer with a saved account. */
async function failed({ withAccount = true } = {}) {
  const person = await family()
  if (withAccount) await call('POST', '/student/bank-detail', { token: person.token, body: account })
  const signed = await pay(await order(person))
  await confirm(person, signed)
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from payment where gateway_payment = ${signed.razorpay_payment_id}`)
  const payment = rows[0]?.id ?? 0
  await admin.as('POST', '/admin/refund', { payment, reason: 'Seats are full' })
  await sendRefunds(parts)
  const details = async () => dataOf(await admin.as('GET', `/admin/payments/${payment}`))
  const [refund] = (await details()).failedRefunds as { id: number }[]
  const path = `/admin/refund/${refund?.id}`
  const now = async () => rowsOf(await call('GET', '/student/institute-payment', { token: person.token }))[0]
  const ask = (who: Person = admin) => who.as('POST', `${path}/account/ask`, { reason: 'The card is closed' })
  const allow = (who: Person = farah, asker = admin.id) => who.as('POST', `${path}/account/allow`, { asker })
  const open = (who: Person = admin) => who.as('POST', `${path}/account`)
  const openByTwo = async () => {
    await ask()
    await allow()
    return open()
  }
  const record = (who: Person = farah) => who.as('POST', `${path}/transfer`, reference)
  const money = signed.razorpay_payment_id
  return { ...person, payment, path, details, now, money, ask, allow, open, openByTwo, record }
}
const advanceTime = () => db.execute(sql`update refund set tried_at = now() - interval '2 days'`)
const refundsAtGateway = async (money: string) =>
  (await db.execute(sql`select id from sandbox_record where kind = 'refund' and parent = ${money}`)).rows.length

test('a refund that failed is paid by bank transfer to the saved account, once, and the family reads its number', async () => {
  const fee = await failed()
  expect(await fee.details()).toMatchObject({
    failedRefunds: [{ amount: 33_100, isHeld: false }],
    refundAccount: { holder: 'Asha Rao', lastFour: '9012', ifsc: 'SBIN0000300' },
  })
  expect(JSON.stringify(await fee.details())).not.toContain(account.number)
  expect(codes(await admin.as('POST', `${fee.path}/transfer`, reference))).toEqual([409, 'CONFLICT'])
  const opened = await fee.openByTwo()
  expect(dataOf(opened)).toEqual({ ...account, upi: null })

  // From now on the gateway is left alone.
  sandbox.refundsAre('processed')
  await advanceTime()
  await sendRefunds(parts)
  expect(await refundsAtGateway(fee.money)).toBe(1)
  expect(await fee.details()).toMatchObject({
    failedRefunds: [{ isHeld: true }],
    sums: { pending: 33_100, refunded: 0 },
  })

  const invalid = await admin.as('POST', `${fee.path}/transfer`, { bankReference: 'n/a' })
  expect([invalid.status, invalid.body.errors]).toMatchObject([422, [{ field: 'bankReference' }]])
  const recorded = await fee.record()
  expect(dataOf(recorded)).toMatchObject({
    status: 'refunded',
    failedRefunds: [],
    refundAccount: null,
    sums: { pending: 0, refunded: 33_100, left: 0 },
  })
  const timeline = dataOf(recorded).timeline as { kind: string }[]
  expect(timeline.slice(-2)).toMatchObject([
    { kind: 'refund_held', actor: 'Meera Nair, Pravesh' },
    { kind: 'refund_transferred', actor: 'Farah Khan, Pravesh', amount: 33_100, ...reference },
  ])
  expect(await fee.now()).toMatchObject({ status: 'refunded', refunds: [{ status: 'refunded', ...reference }] })
  expect((await mailed())[0]).toBe('₹331 goes back to you')
  for (const path of ['account', 'transfer', 'resume'])
    expect(codes(await admin.as('POST', `${fee.path}/${path}`, path === 'transfer' ? reference : undefined))).toEqual([
      409,
      'CONFLICT',
    ])

  // The gateway still has the money as captured: no difference.
  const days = `date1=${dayIn(0)}&date2=${dayIn(0)}`
  const reconciliation = dataOf(await admin.as('GET', `/admin/reconciliation?${days}`))
  expect(reconciliation).toMatchObject({ entries: [], total: { payments: { matched: { count: 1 } } } })
})

test('a refund that is asked for, the opened account and the transfer stand in the security log, by their ids', async () => {
  const before = await db.$count(securityEvent)
  const fee = await failed()
  await fee.openByTwo()
  await fee.record()
  const refund = Number(fee.path.split('/').at(-1))
  const events = (await db.select().from(securityEvent).orderBy(securityEvent.id)).slice(before)
  const byAdmin = { realm: 'admin', outcome: 'done', name: null }
  expect(events.filter(({ realm }) => realm === 'admin')).toMatchObject([
    { ...byAdmin, kind: 'refund-asked', details: { payment: fee.payment } },
    { ...byAdmin, kind: 'refund-failed', account: null, network: null, details: { payment: fee.payment, refund } },
    { ...byAdmin, kind: 'refund-account-asked', account: admin.id, details: { payment: fee.payment, refund } },
    { ...byAdmin, kind: 'refund-account-allowed', account: farah.id, details: { payment: fee.payment, refund } },
    { ...byAdmin, kind: 'refund-account-opened', account: admin.id, details: { payment: fee.payment, refund } },
    { ...byAdmin, kind: 'refund-transferred', account: farah.id, details: { payment: fee.payment, refund } },
  ])
  for (const value of [account.number, account.holder, reference.bankReference])
    expect(JSON.stringify(events)).not.toContain(value)
})

test('a held refund goes through the gateway again once somebody says so', async () => {
  const fee = await failed()
  await fee.openByTwo()
  expect(dataOf(await admin.as('POST', `${fee.path}/resume`))).toMatchObject({ failedRefunds: [{ isHeld: false }] })
  expect(codes(await admin.as('POST', `${fee.path}/resume`))).toEqual([409, 'CONFLICT'])
  sandbox.refundsAre('processed')
  await advanceTime()
  expect(await sendRefunds(parts)).toBe(1)
  expect(await fee.now()).toMatchObject({ status: 'refunded' })
})

test('while the gateway is being tried, or where it has the refund after all, no account is opened', async () => {
  const fee = await failed()
  await db.execute(sql`update refund set tried_at = now(), failed_at = now() - interval '1 hour'`)
  expect(codes(await fee.openByTwo())).toEqual([409, 'CONFLICT'])
  await advanceTime()
  // It was sent, and the answer was lost.
  await db.execute(
    sql`update sandbox_record set body = jsonb_set(body, '{status}', '"processed"') where kind = 'refund'`,
  )
  expect(codes(await fee.openByTwo())).toEqual([409, 'CONFLICT'])
  expect(await fee.now()).toMatchObject({ status: 'refunded' })
})

test('without a saved account, or for a refund of nobody, there is nothing to open; families open none', async () => {
  const fee = await failed({ withAccount: false })
  expect(await fee.details()).toMatchObject({ failedRefunds: [{ isHeld: false }], refundAccount: null })
  expect(codes(await fee.openByTwo())).toEqual([404, 'NOT_FOUND'])
  expect(await fee.details()).toMatchObject({ failedRefunds: [{ isHeld: false }] })
  expect(codes(await admin.as('POST', '/admin/refund/2000000000/account'))).toEqual([404, 'NOT_FOUND'])
  expect((await call('POST', `${fee.path}/account`, { token: fee.token })).status).toBe(403)
})

const needsAnother = [409, 'A second person has to allow it first: ask to open the account']
const messageOf = ({ status, body }: Awaited<ReturnType<typeof call>>) => [status, body.message]

test('an account opens for the person who asked, after another one allowed it, once and within 30 minutes', async () => {
  const fee = await failed()
  expect(messageOf(await fee.open())).toEqual(needsAnother)
  const asked = dataOf(await fee.ask())
  const request = { asker: admin.id, askedBy: 'Meera Nair, Pravesh', reason: 'The card is closed', isAllowed: false }
  expect(asked).toMatchObject({ failedRefunds: [{ accountRequest: { ...request, isOwn: true } }] })
  expect(messageOf(await fee.open())).toEqual(needsAnother)
  expect(messageOf(await fee.allow(admin))).toEqual([409, 'Another person has to allow what you asked for'])
  expect(dataOf(await fee.allow())).toMatchObject({
    failedRefunds: [{ accountRequest: { ...request, isAllowed: true, isOwn: false } }],
  })
  expect(codes(await fee.allow(olga))).toEqual([409, 'CONFLICT'])
  expect(messageOf(await fee.open(farah))).toEqual(needsAnother)
  await db.execute(sql`update refund set account_allowed_at = now() - interval '31 minutes'`)
  expect(await fee.details()).toMatchObject({
    failedRefunds: [{ accountRequest: { isAllowed: false }, isHeld: false }],
  })
  expect(messageOf(await fee.open())).toEqual(needsAnother)
  expect((await fee.openByTwo()).status).toBe(200)
  expect(messageOf(await fee.open())).toEqual(needsAnother)
  expect(await fee.details()).toMatchObject({ failedRefunds: [{ accountRequest: null, isOpenedBySelf: true }] })
  expect(JSON.stringify(await fee.now())).not.toContain('The card is closed')
})

test('what is allowed is what was read: one person asks at a time, for a day', async () => {
  const fee = await failed()
  await fee.ask()
  expect(messageOf(await fee.ask(farah))).toEqual([409, 'Another person asked to open this account'])
  expect(codes(await fee.allow(olga, farah.id))).toEqual([409, 'CONFLICT'])
  await db.execute(sql`update refund set account_asked_at = now() - interval '25 hours'`)
  expect((await fee.ask(farah)).status).toBe(200)
  expect(codes(await fee.allow(olga, admin.id))).toEqual([409, 'CONFLICT'])
  expect(codes(await fee.allow(farah, farah.id))).toEqual([409, 'CONFLICT'])
  expect((await fee.allow(olga, farah.id)).status).toBe(200)
})

test('who opened an account does not record its transfer: another person does', async () => {
  const fee = await failed()
  await fee.openByTwo()
  expect(messageOf(await fee.record(admin))).toEqual([
    409,
    'Another person has to record the transfer: you opened the account',
  ])
  expect(await fee.now()).toMatchObject({ refunds: [{ status: 'due' }] })
  expect((await fee.record(farah)).status).toBe(200)
})
