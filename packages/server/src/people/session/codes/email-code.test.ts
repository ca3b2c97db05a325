import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { fieldsOf, testApp } from '../../../../testing/test-app.ts'
import { sweepEmailCodes } from './email-code.ts'

// The reader of an account's mail proves it by a code, signed in: only that person can enter it.
const { call, database, outbox } = await testApp('demo')
const { db } = database
const resetThrottle = () => db.execute(sql`delete from throttle`)
beforeEach(resetThrottle)
const password = 'a neem by the gate'
let last = 9_300_000_000

type SignedIn = { auth_token: string }
async function signUpStudent() {
  const [mobile, email] = [String(++last), `v${last}@example.in`]
  const body = { name: 'Ravi Kumar', email, date_of_birth: '2001-04-30', mobile, password, consentVersion: '2026-11' }
  const { auth_token: token } = (await call<SignedIn>('POST', '/open/student-signup', { body })).body
  return { token, mobile, email }
}
type Person = Awaited<ReturnType<typeof signUpStudent>>
const requestCode = ({ token }: Person) => call('POST', '/student/email-code', { token })
const show = ({ token }: Person, otp: string) => call('POST', '/student/email-code/verify', { token, body: { otp } })
const mailsTo = async (email: string) =>
  (await outbox()).filter((sent) => sent.to === email && /^\d{6}$/m.test(sent.text))
async function codeOf(person: Person, email = person.email) {
  await resetThrottle()
  expect((await requestCode(person)).status).toBe(200)
  return /^\d{6}$/m.exec((await mailsTo(email))[0]?.text ?? '')?.[0] ?? 'none'
}
const otherThan = (otp: string) => String((Number(otp) + 1) % 1_000_000).padStart(6, '0')
const verified = async ({ token }: Person) =>
  (await call<{ data: { emailVerified: boolean } }>('GET', '/student/profile', { token })).body.data.emailVerified

test('an address is verified by the code that was mailed to it, once', async () => {
  const me = await signUpStudent()
  const otp = await codeOf(me)
  expect(await verified(me)).toBe(false)
  const rejected = await show(me, otherThan(otp))
  expect([rejected.status, fieldsOf(rejected)]).toEqual([422, ['otp']])
  const right = await show(me, otp)
  expect(right).toMatchObject({ status: 200, body: { data: { email: me.email, emailVerified: true } } })
  expect(await verified(me)).toBe(true)
  expect((await show(me, otp)).status).toBe(422)
})

test('a code is of the account that asked, the last one alone, for five tries and half an hour', async () => {
  const [me, other] = [await signUpStudent(), await signUpStudent()]
  const first = await codeOf(me)
  await codeOf(other)
  expect((await show(other, first)).status).toBe(422)
  let otp = await codeOf(me)
  if (otp !== first) expect((await show(me, first)).status).toBe(422)
  for (let n = 0; n < 5; n++) await show(me, otherThan(otp))
  expect((await show(me, otp)).status).toBe(422)
  otp = await codeOf(me)
  await db.execute(sql`update email_code set expires_at = now() - interval '1 second'`)
  expect((await show(me, otp)).status).toBe(422)
  expect([await verified(me), await verified(other)]).toEqual([false, false])
  await sweepEmailCodes(db)
  expect((await db.execute(sql`select 1 from email_code`)).rows).toEqual([])
})

test('a code does not verify an address that was taken since, and another address is not verified', async () => {
  const me = await signUpStudent()
  const otp = await codeOf(me)
  const move = async (email: string) => {
    const change = { email, current_password: password }
    expect((await call('PUT', '/student/profile', { token: me.token, body: change })).status).toBe(200)
  }
  await move(`new${me.email}`)
  expect((await show(me, otp)).status).toBe(422)
  expect((await show(me, await codeOf(me, `new${me.email}`))).status).toBe(200)
  await move(`newer${me.email}`)
  expect(await verified(me)).toBe(false)
})

test('a verified address and a verified mobile stay side by side', async () => {
  const me = await signUpStudent()
  await db.execute(sql`update student_account set mobile_verified = true where email = ${me.email}`)
  const { body } = await show(me, await codeOf(me))
  expect(body).toMatchObject({ data: { emailVerified: true, mobileVerified: true } })
})

test('an address is sent few codes, whichever account asks, and none without an address', async () => {
  const me = await signUpStudent()
  expect([(await requestCode(me)).status, (await requestCode(me)).status]).toEqual([200, 429])
  const requestAnother = async () => {
    await db.execute(sql`delete from throttle where key like '%again%'`)
    return (await requestCode(me)).status
  }
  const statuses: number[] = []
  for (let n = 0; n < 5; n++) statuses.push(await requestAnother())
  expect(statuses).toEqual([200, 200, 200, 200, 429])
  expect(await mailsTo(me.email)).toHaveLength(5)
  await resetThrottle()
  await db.execute(sql`update student_account set email = null where email = ${me.email}`)
  const withoutEmail = await requestCode(me)
  expect([withoutEmail.status, fieldsOf(withoutEmail)]).toEqual([422, ['email']])
})
