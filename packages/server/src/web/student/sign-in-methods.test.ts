import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { codeOf, fieldsOf, testApp } from '../../../testing/test-app.ts'

// Sign-in details change: sessions opened with the old ones end, and checks of other people's addresses are counted.
const { call, database, outbox } = await testApp('demo')
const { db } = database
beforeEach(() => db.execute(sql`delete from throttle`))
const password = 'a neem by the gate'
let last = 9_500_000_000

type SignedIn = { auth_token: string; insertid: number }
async function signUpStudent() {
  const [mobile, email] = [String(++last), `w${last}@example.in`]
  const person = { name: 'Ravi Kumar', email, date_of_birth: '2001-04-30', mobile, password, consentVersion: '2026-11' }
  const { auth_token: token, insertid: id } = (await call<SignedIn>('POST', '/open/student-signup', { body: person }))
    .body
  return { id, token, mobile, email }
}
const signIn = async (username: string, secret = password, overrides: object = {}) => {
  const body = { student_type: 'college', username, password: secret, ...overrides }
  return call<SignedIn>('POST', '/open/student-login', { body })
}
const put = (token: string, body: object, remoteAddress = '203.0.113.1') =>
  call('PUT', '/student/profile', { token, body, remoteAddress })
const alive = async (token: string) => (await call('GET', '/student/profile', { token })).status === 200
async function codeFor(mobile: string) {
  const { otpId } = (await call<{ otpId: string }>('POST', '/open/otp', { body: { mobile } })).body
  const sent = (await outbox()).find(({ to }) => to === `+91${mobile}`)
  return { mobile, otpId, otp: /\d{6}/.exec(sent?.text ?? '')?.[0] ?? 'none' }
}

test('another e-mail address ends all other sessions, and the same one none', async () => {
  const me = await signUpStudent()
  const otherToken = (await signIn(me.email)).body.auth_token
  expect((await put(me.token, { email: me.email.toUpperCase(), current_password: password })).status).toBe(200)
  expect((await put(me.token, { city: 'Pune' })).status).toBe(200)
  expect([await alive(me.token), await alive(otherToken)]).toEqual([true, true])
  expect((await put(me.token, { email: `new${me.email}`, current_password: password })).status).toBe(200)
  expect([await alive(me.token), await alive(otherToken)]).toEqual([true, false])
})

test('another mobile ends all other sessions, and so does one that begins to sign in', async () => {
  const me = await signUpStudent()
  for (const mobile of [me.mobile, String(++last)]) {
    const otherToken = (await signIn(me.email)).body.auth_token
    const proof = { ...(await codeFor(mobile)), current_password: password }
    expect((await put(me.token, proof)).status).toBe(200)
    expect([await alive(me.token), await alive(otherToken)]).toEqual([true, false])
  }
})

test('a new password at sign-in ends a temporary one, whichever of the two it came with', async () => {
  const me = await signUpStudent()
  await call('POST', '/open/forgot-password', { body: { username: me.email, student_type: 'college' } })
  const temporary = /[\dA-Z]{4}(-[\dA-Z]{4}){2}/.exec((await outbox())[0]?.text ?? '')?.[0] ?? ''
  expect((await signIn(me.email, temporary)).status).toBe(403)
  expect((await signIn(me.email, password, { new_password: 'a banyan by the gate' })).status).toBe(200)
  expect((await signIn(me.email, temporary, { new_password: 'a thief at the gate' })).status).toBe(401)
})

test('whether others have an address can be asked as seldom as at signing up, and success does not reset it', async () => {
  const [me, other] = [await signUpStudent(), await signUpStudent()]
  await db.execute(sql`delete from throttle`)
  const changeEmail = (email: string, from?: string) => put(me.token, { email, current_password: password }, from)
  const outcomes: string[] = []
  for (let n = 0; n < 12; n++) {
    const response = await changeEmail(other.email, `198.51.100.${n}`)
    if (response.status === 409) expect(fieldsOf(response)).toEqual(['email'])
    outcomes.push(`${response.status}`, `${(await changeEmail(`free${n}${me.email}`, `198.51.100.${n}`)).status}`)
  }
  expect(outcomes.filter((status) => status === '409').length).toBeLessThanOrEqual(5)
  expect(outcomes.slice(-4)).toEqual(['429', '429', '429', '429'])
  expect((await put(me.token, { city: 'Nagpur' })).status).toBe(200)
})

test('what one network asks by accounts and by signing up is one number', async () => {
  const other = await signUpStudent()
  const people = [await signUpStudent(), await signUpStudent(), await signUpStudent(), await signUpStudent()]
  await db.execute(sql`delete from throttle`)
  const statuses: number[] = []
  for (const me of people)
    for (let n = 0; n < 8; n++)
      statuses.push((await put(me.token, { email: other.email, current_password: password })).status)
  expect(statuses.indexOf(429)).toBe(30)
  const body = { name: 'Ravi', email: 'x@example.in', mobile: '9876500000', password, date_of_birth: '2001-04-30' }
  const signUp = await call('POST', '/open/student-signup', {
    body: { ...body, consentVersion: '2026-11' },
    remoteAddress: '203.0.113.1',
  })
  expect(codeOf(signUp)).toBe('TOO_MANY')
})
