import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../../../testing/test-app.ts'
import { studentAccount } from '../../../platform/db/tables.ts'

type Verified = { auth_token?: string; ticket?: string }
const { call, database, outbox } = await testApp('demo')
const { db } = database
beforeEach(() => db.execute(sql`delete from throttle`))
const password = 'a neem by the gate'
let last = 9_400_000_000

async function codeFor(mobile: string) {
  await db.execute(sql`delete from throttle`)
  const body = { mobile, student_type: 'college' }
  const { otpId } = (await call<{ otpId: string }>('POST', '/open/otp', { body })).body
  const sent = (await outbox()).find(({ to }) => to === `+91${mobile}`)
  return { mobile, otpId, otp: /\d{6}/.exec(sent?.text ?? '')?.[0] ?? 'none' }
}
const byCode = async (mobile: string) =>
  (await call<Verified>('POST', '/open/otp/verify', { body: await codeFor(mobile) })).body
/** Signs up with an e-mail address, and a verified mobile. */
async function signUpStudent() {
  const [mobile, email] = [String(++last), `s${++last}@example.in`]
  const { ticket } = await byCode(mobile)
  const body = {
    name: 'Ravi Kumar',
    email,
    date_of_birth: '2001-04-30',
    mobile,
    password,
    consentVersion: '2026-11',
    ticket,
  }
  const { auth_token: token } = (await call<{ auth_token: string }>('POST', '/open/student-signup', { body })).body
  return { mobile, email, token }
}
/** Resets the password under a name, and signs in with the temporary one. */
async function recover(username: string, to: string, next: string): Promise<string> {
  await call('POST', '/open/forgot-password', { body: { username, student_type: 'college' } })
  const sent = (await outbox()).find((m) => m.to === to && /new password/.test(m.text))
  const temporary = /[\dA-Z]{4}(-[\dA-Z]{4}){2}/.exec(sent?.text ?? '')?.[0]
  const body = { student_type: 'college', username, password: temporary, new_password: next }
  const response = await call<{ auth_token: string }>('POST', '/open/student-login', { body })
  expect(response.status).toBe(200)
  return response.body.auth_token
}
const notificationsTo = async (to: string) =>
  (await outbox()).filter((m) => m.to === to && /was changed/.test(m.text)).map((m) => /signs in by code/.test(m.text))
const proven = async (email: string) => {
  const { emailVerified, mobileVerified } = studentAccount
  return (
    await db.select({ emailVerified, mobileVerified }).from(studentAccount).where(eq(studentAccount.email, email))
  )[0]
}

test('who signed up with a stranger’s address is out when its owner recovers the account', async () => {
  const thief = await signUpStudent()
  const mine = await recover(thief.email, thief.email, 'a banyan at the well')
  expect((await call('GET', '/student/profile', { token: thief.token })).status).toBe(401)
  expect((await byCode(thief.mobile)).auth_token).toBeUndefined()
  expect(await notificationsTo(thief.email)).toEqual([true])
  const { body } = await call<{ data: object }>('GET', '/student/profile', { token: mine })
  expect(body.data).toMatchObject({ mobile: `+91${thief.mobile}`, mobileVerified: false })
  // The owner of the address may verify a mobile, which remains from then on.
  const change = { ...(await codeFor(String(++last))), current_password: 'a banyan at the well' }
  expect((await call('PUT', '/student/profile', { token: mine, body: change })).status).toBe(200)
  await recover(thief.email, thief.email, 'a peepal at the well')
  expect((await byCode(change.mobile)).auth_token).toBeDefined()
  expect((await notificationsTo(thief.email)).sort()).toEqual([false, false, true])
})

test('a password that came by SMS proves no address', async () => {
  const me = await signUpStudent()
  await recover(me.mobile, `+91${me.mobile}`, 'a banyan at the well')
  expect(await proven(me.email)).toEqual({ emailVerified: false, mobileVerified: true })
  await recover(me.email, me.email, 'a peepal at the well')
  expect(await proven(me.email)).toEqual({ emailVerified: true, mobileVerified: false })
})

test('one that was asked for by mail and then by SMS came by SMS', async () => {
  const me = await signUpStudent()
  await call('POST', '/open/forgot-password', { body: { username: me.email, student_type: 'college' } })
  await recover(me.mobile, `+91${me.mobile}`, 'a banyan at the well')
  expect(await proven(me.email)).toEqual({ emailVerified: false, mobileVerified: true })
})

test('another address is unproven', async () => {
  const me = await signUpStudent()
  const token = await recover(me.email, me.email, 'a banyan at the well')
  const change = (email: string) =>
    call('PUT', '/student/profile', { token, body: { email, current_password: 'a banyan at the well' } })
  await change(me.email.toUpperCase())
  expect((await proven(me.email))?.emailVerified).toBe(true)
  await change('victim@example.in')
  expect((await proven('victim@example.in'))?.emailVerified).toBe(false)
})
