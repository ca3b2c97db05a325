import { beforeEach, expect, test } from 'vitest'
import { eq, sql } from '../../../platform/db/drizzle.ts'
import { adminAccount, securityEvent } from '../../../platform/db/tables.ts'
import { untilBlocked } from '../../../platform/db/testing/until-blocked.ts'
import { codes, dataOf, rowsOf, staffApp } from '../../admission/testing/staff.ts'
import { lockApplication } from '../../admission/transition/transition.ts'
import { openSession } from '../../session/tokens.ts'

const { admin, call, confirm, db, family, mailed, operator, order, pay, parts, sandbox } = await staffApp({
  REFUND_APPROVAL_ABOVE: '300',
})
const farah = await operator('farah', 'Farah Khan', 'finance')
const editor = await operator('edit', 'Eshan Rao', 'editor')
type Person = typeof admin
type Waiting = { id: number }

beforeEach(async () => {
  sandbox.refundsAre('processed')
  await db.execute(sql`truncate payment, received_money cascade`)
})

async function paid() {
  const person = await family()
  const signed = await pay(await order(person))
  await confirm(person, signed)
  const now = async () => rowsOf(await call('GET', '/student/institute-payment', { token: person.token }))[0]
  const row = await now()
  const id = row?.id ?? 0
  const refund = (body: object = {}, who: Person = admin) =>
    who.as('POST', '/admin/refund', { payment: id, reason: 'Paid twice', ...body })
  const details = async (who: Person = admin) => dataOf(await who.as('GET', `/admin/payments/${id}`))
  const sent = async () => (await parts.gateway.refundsOf(signed.razorpay_payment_id)).map(({ amount }) => amount)
  return {
    ...person,
    id,
    money: signed.razorpay_payment_id,
    application: Number(row?.application),
    now,
    refund,
    details,
    sent,
  }
}
/** A fee whose whole refund the administrator asked for, and that waits for a second person. */
async function waiting() {
  const fee = await paid()
  await fee.refund()
  const [row] = (await fee.details()).waitingRefunds as Waiting[]
  const path = `/admin/refund/${row?.id}`
  return { ...fee, refundId: row?.id, path, approve: (who: Person) => who.as('POST', `${path}/approve`) }
}

test('a refund beyond the allowance moves no money until another person approves it', async () => {
  const fee = await paid()
  const response = await fee.refund({ reason: 'Paid for the wrong school' })
  expect([response.status, response.body.message]).toEqual([200, 'Refund Waits For A Second Person'])
  await mailed()
  expect(await fee.sent()).toEqual([])
  expect(await fee.now()).toMatchObject({ status: 'paid', refunds: [] })
  expect(JSON.stringify(await fee.now())).not.toContain('Paid for the wrong school')
  const asked = { amount: 33_100, reason: 'Paid for the wrong school', withdraw: true, askedBy: 'Meera Nair, Pravesh' }
  expect(await fee.details()).toMatchObject({
    sums: { paid: 33_100, pending: 0, left: 0 },
    waitingRefunds: [{ ...asked, isOwn: true }],
  })
  expect(await fee.details(farah)).toMatchObject({ waitingRefunds: [{ ...asked, isOwn: false }] })
  const queue = async () => rowsOf(await farah.as('GET', '/admin/payments?waiting=true')).map(({ id }) => id)
  expect(await queue()).toEqual([fee.id])

  const [row] = (await fee.details()).waitingRefunds as Waiting[]
  const approved = await farah.as('POST', `/admin/refund/${row?.id}/approve`)
  expect([approved.status, approved.body.message]).toEqual([200, 'Refund Approved'])
  expect(dataOf(approved)).toMatchObject({ status: 'refund_pending', waitingRefunds: [] })
  await mailed()
  expect(await fee.sent()).toEqual([33_100])
  expect(await queue()).toEqual([])
  expect(await fee.now()).toMatchObject({ status: 'refunded', refunds: [{ note: 'Paid for the wrong school' }] })
  expect((await fee.details()).timeline).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'refund_waiting', actor: 'Meera Nair, Pravesh', note: asked.reason }),
      expect.objectContaining({ kind: 'refund_approved', actor: 'Farah Khan, Pravesh' }),
    ]),
  )
  const application = dataOf(await admin.as('GET', `/admin/applications/${fee.application}`))
  expect(application.status).toBe('withdrawn')
})

test('nobody decides on what they asked for, in another session neither, and no other role does', async () => {
  const fee = await waiting()
  const other = await openSession(db, 'admin', admin.id)
  const body = { reason: 'No longer needed' }
  for (const path of ['approve', 'decline'])
    for (const response of [
      await admin.as('POST', `${fee.path}/${path}`, path === 'decline' ? body : undefined),
      await call('POST', `${fee.path}/${path}`, { token: other, ...(path === 'decline' && { body }) }),
    ])
      expect([path, response.status, response.body.message]).toEqual([
        path,
        409,
        'Another person has to decide on a refund that you asked for',
      ])
  for (const path of ['approve', 'decline']) {
    const response = await editor.as('POST', `${fee.path}/${path}`, path === 'decline' ? body : undefined)
    expect([path, response.status]).toEqual([path, 403])
  }
  await mailed()
  expect(await fee.sent()).toEqual([])
})

test('a role that was taken from the approver counts, one that was taken from the person who asked does not', async () => {
  const fee = await waiting()
  const setRole = (id: number, role: 'owner' | 'finance' | 'editor') =>
    db.update(adminAccount).set({ role }).where(eq(adminAccount.id, id))
  await setRole(farah.id, 'editor')
  expect((await fee.approve(farah)).status).toBe(403)
  await setRole(farah.id, 'finance')
  await setRole(admin.id, 'editor')
  expect((await fee.approve(farah)).status).toBe(200)
  await setRole(admin.id, 'owner')
})

test('of an approval and a refusal at once, and of two approvals, one counts', async () => {
  const owner = await operator('olga', 'Olga Das', 'owner')
  const decisions = [
    (path: string) => owner.as('POST', `${path}/decline`, { reason: 'Not owed' }),
    (path: string) => owner.as('POST', `${path}/approve`),
  ]
  for (const second of decisions) {
    const fee = await waiting()
    const calls: ReturnType<typeof call>[] = []
    await db.transaction(async (tx) => {
      await lockApplication(tx, fee.application)
      calls.push(fee.approve(farah), second(fee.path))
      await untilBlocked(tx, calls)
    })
    const statuses = (await Promise.all(calls)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 409])
    await mailed()
    const isApproved = statuses[0] === 200 || second === decisions[1]
    expect(await fee.sent()).toEqual(isApproved ? [33_100] : [])
  }
})

test('a refused refund moves nothing, its family hears nothing, and the money can be refunded', async () => {
  const fee = await waiting()
  expect((await farah.as('POST', `${fee.path}/decline`, { reason: ' ' })).status).toBe(422)
  const declined = await farah.as('POST', `${fee.path}/decline`, { reason: 'The course is not full' })
  expect(dataOf(declined)).toMatchObject({ status: 'paid', sums: { left: 33_100 }, waitingRefunds: [] })
  expect((dataOf(declined).timeline as object[]).at(-1)).toMatchObject({
    kind: 'refund_declined',
    actor: 'Farah Khan, Pravesh',
    note: 'The course is not full',
  })
  await mailed()
  expect(await fee.sent()).toEqual([])
  expect(JSON.stringify(await fee.now())).not.toContain('The course is not full')
  expect(codes(await fee.approve(farah))).toEqual([409, 'CONFLICT'])
  expect(dataOf(await fee.refund({ amount: 10_000 }))).toMatchObject({ sums: { pending: 10_000 }, waitingRefunds: [] })
})

test('refunds of one person in 24 hours are added up, also at once; what another approved does not count', async () => {
  const [first, second, third] = [await paid(), await paid(), await paid()]
  const part = { amount: 20_000, withdraw: false }
  const responses: ReturnType<typeof call>[] = []
  await db.transaction(async (tx) => {
    await tx.execute(sql`select from admin_account where id = ${admin.id} for update`)
    responses.push(first.refund(part), second.refund(part))
    await untilBlocked(tx, responses)
  })
  const messages = (await Promise.all(responses)).map(({ body }) => body.message)
  expect(messages.toSorted()).toEqual(['Refund Added Successfully', 'Refund Waits For A Second Person'])
  const fee = messages[0] === 'Refund Added Successfully' ? second : first
  const [row] = (await fee.details()).waitingRefunds as Waiting[]
  await farah.as('POST', `/admin/refund/${row?.id}/approve`)
  // 200 of 300 rupees are used up: another 100 are free, and not one paisa more.
  expect((await third.refund({ amount: 10_001 })).body.message).toBe('Refund Waits For A Second Person')
  expect((await third.refund({ amount: 10_000 })).body.message).toBe('Refund Added Successfully')
  expect((await third.refund({ amount: 10_000 }, farah)).body.message).toBe('Refund Added Successfully')
})

test('a refund that waits holds its money: no other takes it, and none is approved that went back by hand', async () => {
  const fee = await waiting()
  expect(codes(await fee.refund({}, farah))).toEqual([409, 'CONFLICT'])
  await sandbox.refundByHand(fee.money, 'processed', 5_000)
  await admin.as('POST', `/admin/payments/${fee.id}/check`)
  const response = await fee.approve(farah)
  expect([response.status, response.body.message]).toEqual([
    409,
    'Less is left of this payment by now: refuse this refund and ask for another',
  ])
  expect(await fee.sent()).toEqual([5_000])
})

test('a repeated key is the same waiting refund', async () => {
  const fee = await paid()
  const body = { key: 'waits-only-once' }
  for (const _ of [1, 2]) expect((await fee.refund(body)).body.message).toBe('Refund Waits For A Second Person')
  expect((await fee.details()).waitingRefunds).toHaveLength(1)
})

test('who asked, approved and refused stands in the security log, by ids', async () => {
  const before = await db.$count(securityEvent)
  const [approved, refused] = [await waiting(), await waiting()]
  await approved.approve(farah)
  await mailed()
  await farah.as('POST', `${refused.path}/decline`, { reason: 'Not owed' })
  const events = (await db.select().from(securityEvent).orderBy(securityEvent.id)).slice(before)
  const of = ({ id, refundId }: typeof approved) => ({ payment: id, refund: refundId })
  expect(events.filter(({ realm }) => realm === 'admin')).toMatchObject([
    { kind: 'refund-asked', account: admin.id, details: { payment: approved.id } },
    { kind: 'refund-asked', account: admin.id, details: { payment: refused.id } },
    { kind: 'refund-approved', account: farah.id, details: of(approved) },
    { kind: 'refund-done', account: null, details: of(approved) },
    { kind: 'refund-refused', account: farah.id, details: of(refused) },
  ])
  expect(JSON.stringify(events)).not.toContain('Not owed')
})
