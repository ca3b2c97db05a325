import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { codeOf, fieldsOf, testApp } from '../../../testing/test-app.ts'
import { studentAccount } from '../../platform/db/tables.ts'

type Verified = { auth_token?: string; ticket?: string; username?: string }
type SignedUp = { auth_token: string; insertid: number }
const { call, database, outbox } = await testApp('demo')
const { db } = database
const password = 'a neem by the gate'
let last = 9_300_000_000
beforeEach(() => db.execute(sql`delete from throttle`))

/** A student with an unproven mobile. */
async function signUpStudent(mobile = String(++last), accountType: 'student' | 'school' = 'student') {
  const email = `s${++last}@example.in`
  const person =
    accountType === 'student'
      ? { name: 'Ravi Kumar', email, date_of_birth: '2001-04-30' }
      : { parent_name: 'Ravi Kumar', parent_email: email }
  const body = { ...person, mobile, password, consentVersion: '2026-11' }
  const { auth_token: token, insertid: id } = (await call<SignedUp>('POST', `/open/${accountType}-signup`, { body }))
    .body
  return { id, token, mobile, email }
}
async function codeFor(mobile: string, student_type = 'college') {
  const { otpId } = (await call<{ otpId: string }>('POST', '/open/otp', { body: { mobile, student_type } })).body
  const sent = (await outbox()).find(({ to }) => to === `+91${mobile}`)
  return { mobile, otpId, otp: /\d{6}/.exec(sent?.text ?? '')?.[0] ?? 'none' }
}
const put = (token: string, body: object) => call('PUT', '/student/profile', { token, body })
const storedMobiles = async (id: number) =>
  (await db.select().from(studentAccount).where(eq(studentAccount.id, id))).map((a) => [a.mobile, a.mobileVerified])[0]
const signInByCode = async (mobile: string) =>
  (await call<Verified>('POST', '/open/otp/verify', { body: await codeFor(mobile) })).body

test('a mobile that was only written down is verified by a code, and then opens the account', async () => {
  const me = await signUpStudent()
  expect((await signInByCode(me.mobile)).auth_token).toBeUndefined()
  const response = await put(me.token, { ...(await codeAgain(me.mobile)), current_password: password })
  expect([response.status, response.body.data]).toMatchObject([
    200,
    { mobile: `+91${me.mobile}`, mobileVerified: true },
  ])
  await db.execute(sql`delete from throttle`)
  expect(await signInByCode(me.mobile)).toMatchObject({ username: 'Ravi Kumar' })
})
async function codeAgain(mobile: string) {
  await db.execute(sql`delete from throttle`)
  return codeFor(mobile)
}

test('another mobile takes a code sent to it, and the password; each code serves once', async () => {
  const me = await signUpStudent()
  const next = String(++last)
  const code = await codeFor(next)
  expect(fieldsOf(await put(me.token, { mobile: next, current_password: password }))).toEqual(['otp'])
  expect(fieldsOf(await put(me.token, { otp: code.otp, otpId: code.otpId, current_password: password }))).toEqual([
    'mobile',
  ])
  expect(fieldsOf(await put(me.token, code))).toEqual(['current_password'])
  expect(fieldsOf(await put(me.token, { ...code, current_password: 'wrong' }))).toEqual(['current_password'])
  const invalidCode = { ...code, otp: String((Number(code.otp) + 1) % 1_000_000).padStart(6, '0') }
  expect(fieldsOf(await put(me.token, { ...invalidCode, current_password: password }))).toEqual(['otp'])
  expect(fieldsOf(await put(me.token, { ...code, mobile: me.mobile, current_password: password }))).toEqual(['otp'])
  expect(await storedMobiles(me.id)).toEqual([`+91${me.mobile}`, false])
  const responses = await Promise.all(
    [1, 2].map(() => put(me.token, { ...code, current_password: password, city: 'Pune' })),
  )
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 422])
  expect(await storedMobiles(me.id)).toEqual([`+91${next}`, true])
  expect((await call('POST', '/open/otp/verify', { body: code })).status).toBe(401)
})

test('five wrong codes use it up, and nothing else of the change is kept', async () => {
  const me = await signUpStudent()
  const code = await codeFor(String(++last))
  const invalidCode = { ...code, otp: String((Number(code.otp) + 1) % 1_000_000).padStart(6, '0') }
  for (let n = 0; n < 5; n++)
    expect(fieldsOf(await put(me.token, { ...invalidCode, current_password: password, name: 'Other' }))).toEqual([
      'otp',
    ])
  expect(fieldsOf(await put(me.token, { ...code, current_password: password }))).toEqual(['otp'])
  expect((await call<{ data: { name: string } }>('GET', '/student/profile', me)).body.data.name).toBe('Ravi Kumar')
})

test('who proves a number takes it from those who only wrote it down, not from one who proved it', async () => {
  const [writer, prover, lateStudent] = [await signUpStudent(), await signUpStudent(), await signUpStudent()]
  const proven = { ...(await codeFor(writer.mobile)), current_password: password }
  expect((await put(prover.token, proven)).status).toBe(200)
  expect([await storedMobiles(writer.id), await storedMobiles(prover.id)]).toEqual([
    [null, false],
    [`+91${writer.mobile}`, true],
  ])
  const second = await put(lateStudent.token, { ...(await codeAgain(writer.mobile)), current_password: password })
  expect([second.status, codeOf(second), fieldsOf(second)]).toEqual([409, 'DUPLICATE', ['mobile']])
  expect(JSON.stringify(second.body)).not.toContain('@')
  expect(await storedMobiles(lateStudent.id)).toEqual([`+91${lateStudent.mobile}`, false])
})

test.each(['college', 'school'])('a parent proves a mobile by a code sent under %s', async (type) => {
  const parent = await signUpStudent(undefined, 'school')
  const code = { ...(await codeFor(parent.mobile, type)), current_password: password }
  expect((await put(parent.token, code)).status).toBe(200)
})

test('a forgotten password goes to a proven mobile alone, and one sent to the old number dies with the change', async () => {
  const me = await signUpStudent()
  const requestPassword = () => call('POST', '/open/forgot-password', { body: { username: me.mobile } })
  const passwordsTo = async (mobile: string) =>
    (await outbox()).filter(({ to, text }) => to === `+91${mobile}` && /new password/.test(text)).length
  await requestPassword()
  expect(await passwordsTo(me.mobile)).toBe(0)
  await put(me.token, { ...(await codeFor(me.mobile)), current_password: password })
  await requestPassword()
  expect(await passwordsTo(me.mobile)).toBe(1)
  const temporary = /[\dA-Z]{4}(-[\dA-Z]{4}){2}/.exec((await outbox())[0]?.text ?? '')?.[0]
  const next = String(++last)
  await put(me.token, { ...(await codeFor(next)), current_password: password })
  const login = { student_type: 'college', username: me.email, password: temporary }
  expect((await call('POST', '/open/student-login', { body: login })).status).toBe(401)
})

test('messages to a mobile are in the language of the page, or of the account that they go to', async () => {
  const me = await signUpStudent()
  const textTo = async () => (await outbox()).find(({ to }) => to === `+91${me.mobile}`)?.text
  await call('POST', '/open/otp', { body: { mobile: me.mobile }, headers: { 'accept-language': 'hi' } })
  expect(await textTo()).toMatch(/^\d{6} प्रवेश में साइन इन करने का आपका कोड है।.*\n\n@\S+ #\d{6}$/s)
  await put(me.token, { ...(await codeAgain(me.mobile)), current_password: password, language: 'hi' })
  await call('POST', '/open/forgot-password', { body: { role: 'student', username: me.mobile } })
  expect(await textTo()).toMatch(/^\S+ प्रवेश का आपका नया पासवर्ड है। यह 30 मिनट तक एक बार चलता है।$/)
})
