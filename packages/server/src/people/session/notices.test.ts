import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { studentAccount } from '../../platform/db/tables.ts'
import { hashPassword } from './passwords/password.ts'

const { call, asAdmin, database, outbox, demoToken } = await testApp('demo')
const { db } = database
const host = 'demo.pravesh.example'
const old = 'pravesh-demo'
const token = await demoToken('parent')
const passwordHash = await hashPassword(old)
const [parent] = await db
  .select()
  .from(studentAccount)
  .where(eq(studentAccount.email, `parent@${host}`))
beforeEach(async () => {
  await db.execute(sql`truncate throttle, outbox, job`)
  await db
    .update(studentAccount)
    .set({ email: `parent@${host}`, passwordHash })
    .where(eq(studentAccount.id, parent?.id ?? 0))
})
/** Messages to an address or a number, newest first. */
const got = async (to: string) => (await outbox()).filter((m) => m.to === to)
const countNotifications = async (to: string, pattern: RegExp) =>
  (await got(to)).filter((m) => pattern.test(m.text)).length
const profile = (token: string, body: object) =>
  call('PUT', '/student/profile', { token, body: { current_password: old, ...body } })

test('a changed password is told to the address on record, in its language', async () => {
  const [student, buyer] = [await demoToken('student'), await demoToken('school')]
  await call('PUT', '/student/profile', { token: student, body: { language: 'hi' } })
  const change = { current_password: old, new_password: 'a banyan by the gate' }
  expect((await call('PUT', '/student/password', { token: student, body: change })).status).toBe(200)
  expect((await call('PUT', '/buyer/password', { token: buyer, body: change })).status).toBe(200)
  const [mail] = await got(`student@${host}`)
  expect(mail?.subject).toBe('प्रवेश: आपका पासवर्ड बदला गया है')
  expect(mail?.text).toContain('/hi/enquiry/general')
  expect((await got(`school@${host}`)).map((m) => m.subject)).toEqual(['Pravesh: your password was changed'])
  const invalidBody = { current_password: 'not it at all', new_password: 'a neem by the gate' }
  expect((await call('PUT', '/buyer/password', { token: buyer, body: invalidBody })).status).toBe(422)
  expect(await got(`school@${host}`)).toHaveLength(1)
})

test('so is one that was chosen at sign-in', async () => {
  await db.execute(sql`update buyer_account set must_change_password = true where institute_type = 'college'`)
  const body = {
    email: `college@${host}`,
    password: old,
    institute_type: 'college',
    new_password: 'a neem by the gate',
  }
  expect((await call('POST', '/open/buyer-login', { body })).status).toBe(200)
  expect(await countNotifications(`college@${host}`, /your password was changed/)).toBe(1)
})

test('an administrator who signs in by an e-mail address is told', async () => {
  await db.execute(sql`update admin_account set username = 'boss@pravesh.example' where username = 'admin'`)
  const body = { current_password: old, new_password: 'a peepal by the gate' }
  expect((await asAdmin('PUT', '/admin/password', body)).status).toBe(200)
  expect(await countNotifications('boss@pravesh.example', /your password was changed/)).toBe(1)
})

test('where refunds go is told when it is first said and when it is changed, not for a wrong password', async () => {
  const to = `parent@${host}`
  const bank = (method: 'POST' | 'PUT', body: object) => call(method, '/student/bank-detail', { token, body })
  await db.execute(sql`delete from bank_detail`)
  const first = { holder: 'Asha Rao', number: '300123456789', ifsc: 'SBIN0000300' }
  expect((await bank('POST', first)).status).toBe(200)
  expect(await countNotifications(to, /your account for refunds was changed/)).toBe(1)
  expect((await bank('PUT', { number: '112233445566', current_password: 'not it at all' })).status).toBe(422)
  expect(await countNotifications(to, /your account for refunds was changed/)).toBe(1)
  expect((await bank('PUT', { number: '112233445566', current_password: old })).status).toBe(200)
  expect(await countNotifications(to, /your account for refunds was changed/)).toBe(2)
  for (const { text } of await got(to)) expect(text).not.toMatch(/300123456789|112233445566/)
})

test('a changed e-mail address is told to the one before, and what changes nothing to nobody', async () => {
  expect((await profile(token, { email: `PARENT@${host}` })).status).toBe(200)
  expect(await got(`parent@${host}`)).toEqual([])
  expect((await profile(token, { email: 'other@example.in' })).status).toBe(200)
  expect(await countNotifications(`parent@${host}`, /your e-mail address was changed/)).toBe(1)
  expect(await got('other@example.in')).toEqual([])
})

test('a changed mobile is told to the one before, where it was proven, and to the e-mail address', async () => {
  const { rows } = await db.execute<{ mobile: string }>(
    sql`update student_account set mobile = '+919500000000', mobile_verified = true where id = ${parent?.id} returning mobile`,
  )
  const before = rows[0]?.mobile ?? ''
  const change = async (mobile: string) => {
    await db.execute(sql`delete from throttle`)
    const { otpId } = (await call<{ otpId: string }>('POST', '/open/otp', { body: { mobile, student_type: 'school' } }))
      .body
    const otp = /\d{6}/.exec((await got(`+91${mobile}`))[0]?.text ?? '')?.[0]
    expect((await profile(token, { mobile, otpId, otp })).status).toBe(200)
  }
  await change('9500000001')
  expect(await countNotifications(before, /^The mobile number of your account at Pravesh was changed/)).toBe(1)
  expect(await countNotifications(`parent@${host}`, /your mobile number was changed/)).toBe(1)
  await change('9500000001')
  expect(await countNotifications('+919500000001', /was changed/)).toBe(0)
  await db.execute(sql`update student_account set mobile_verified = false where track = 'school'`)
  await change('9500000002')
  expect(await countNotifications('+919500000001', /was changed/)).toBe(0)
})

test('whoever changes a password over and over floods nobody', async () => {
  for (let n = 0; n < 7; n++) {
    const [current_password, new_password] = [n === 0 ? old : `a banyan by gate ${n - 1}`, `a banyan by gate ${n}`]
    expect((await call('PUT', '/student/password', { token, body: { current_password, new_password } })).status).toBe(
      200,
    )
  }
  expect(await countNotifications(`parent@${host}`, /your password was changed/)).toBe(5)
})
