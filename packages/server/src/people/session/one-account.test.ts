import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { codeOf, fieldsOf, testApp } from '../../../testing/test-app.ts'
import { studentAccount } from '../../platform/db/tables.ts'
import { hashPassword } from './passwords/password.ts'

type SignedIn = {
  auth_token: string
  username: string
  insertid: number
  ticket?: string
  message: string
  payment: boolean
}
type ProfileResponse = { data: { completeness: { missing: string[] } } }
const { call, database, outbox } = await testApp('demo')
const { db } = database
const password = 'a neem by the gate'
const passwordHash = await hashPassword(password)
const types = ['college', 'school'] as const
let last = 9_400_000_000
beforeEach(() => db.execute(sql`delete from throttle`))

const insert = async (track: 'college' | 'school', values: Partial<typeof studentAccount.$inferInsert>) => {
  const account = { track, name: `Asha, ${track}`, passwordHash, ...values }
  const [row] = await db.insert(studentAccount).values(account).returning()
  return row?.id ?? 0
}
/** Two accounts of one person, as they were before one was for both. */
async function pair() {
  const mobile = String(++last)
  const login = { email: `pair${last}@example.in`, mobile: `+91${mobile}`, mobileVerified: true }
  const school = await insert('school', login)
  const college = await insert('college', { ...login, sharesEmail: true, sharesMobile: true })
  return { email: login.email, mobile, school, college }
}
const signIn = (student_type: string, username: string, secret = password) =>
  call<SignedIn>('POST', '/open/student-login', { body: { student_type, username, password: secret } })
async function codeFor(mobile: string, student_type: string) {
  await db.execute(sql`delete from throttle`)
  const { otpId } = (await call<{ otpId: string }>('POST', '/open/otp', { body: { mobile, student_type } })).body
  const sent = (await outbox()).find(({ to }) => to === `+91${mobile}`)
  return { mobile, otpId, otp: /\d{6}/.exec(sent?.text ?? '')?.[0] ?? 'none' }
}
const signInByCode = async (mobile: string, student_type: string) =>
  (await call<SignedIn>('POST', '/open/otp/verify', { body: await codeFor(mobile, student_type) })).body
const signUp = (type: 'student' | 'school', { email, mobile }: { email: string; mobile: string }, extra: object = {}) =>
  call<SignedIn>('POST', `/open/${type}-signup`, {
    body: {
      ...(type === 'student'
        ? { name: 'Asha Rao', email, date_of_birth: '1990-04-30' }
        : { parent_name: 'Asha Rao', parent_email: email }),
      ...{ mobile, password, consentVersion: '2026-11', ...extra },
    },
  })
const fresh = () => ({ mobile: String(++last), email: `one${last}@example.in` })
const storedMobile = async (id: number) =>
  (await db.select().from(studentAccount).where(eq(studentAccount.id, id)))[0]?.mobile

test('one account signs in under either type, by password and by code', async () => {
  const { mobile, email } = fresh()
  await insert('school', { email, mobile: `+91${mobile}`, mobileVerified: true })
  for (const type of types) {
    expect((await signIn(type, email)).body.username).toBe('Asha, school')
    expect((await signIn(type, mobile)).body.username).toBe('Asha, school')
    expect((await signInByCode(mobile, type)).username).toBe('Asha, school')
  }
})

test('of two accounts from before the type says which', async () => {
  const { mobile, email } = await pair()
  for (const type of types) {
    expect((await signIn(type, email)).body.username).toBe(`Asha, ${type}`)
    expect((await signInByCode(mobile, type)).username).toBe(`Asha, ${type}`)
  }
})

test('tries under both types count together', async () => {
  const { mobile, email } = fresh()
  await insert('college', { email, mobile: `+91${mobile}` })
  const statuses = []
  for (let n = 0; n < 12; n++) statuses.push((await signIn(types[n % 2] ?? '', email, `guess number ${n}`)).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429])
})

test('an address or a mobile of any account opens no other, and of two sign-ups at once one wins', async () => {
  const mine = fresh()
  const responses = await Promise.all([signUp('student', mine), signUp('school', mine)])
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
  const lost = responses.find(({ status }) => status === 409)
  expect(codeOf(lost ?? responses[0])).toBe('DUPLICATE')
  expect(lost?.body.message).toMatch(/Sign in: one account is for schools and colleges$/)
  for (const [type, field] of [
    ['student', 'email'],
    ['school', 'parent_email'],
  ] as const) {
    expect(fieldsOf(await signUp(type, { ...fresh(), email: mine.email.toUpperCase() }))).toEqual([field])
    expect(fieldsOf(await signUp(type, { ...fresh(), mobile: mine.mobile }))).toEqual(['mobile'])
  }
})

test('the profile takes no address or mobile of another account, whichever type began it', async () => {
  const [other, mine] = [fresh(), fresh()]
  await insert('college', { email: other.email, mobile: `+91${other.mobile}`, mobileVerified: true })
  const { auth_token: token } = (await signUp('school', mine)).body
  const put = (change: object) =>
    call('PUT', '/student/profile', { token, body: { ...change, current_password: password } })
  expect(fieldsOf(await put({ email: other.email.toUpperCase() }))).toEqual(['email'])
  expect(fieldsOf(await put(await codeFor(other.mobile, 'school')))).toEqual(['mobile'])
})

test('an account that began as a parent’s lists a school and a college, and then needs a date of birth', async () => {
  const college = { instituteType: 'college', instituteId: 1 }
  const { auth_token: token, payment } = (await signUp('school', fresh(), college)).body
  expect(payment).toBe(true)
  const school = { instituteType: 'school', instituteId: 1 }
  expect((await call('POST', '/student/shortlist', { token, body: school })).status).toBe(200)
  const missing = async (as: string) =>
    (await call<ProfileResponse>('GET', '/student/profile', { token: as })).body.data.completeness.missing
  expect(await missing(token)).toContain('dateOfBirth')
  const { auth_token: other } = (await signUp('school', fresh(), school)).body
  expect(await missing(other)).not.toContain('dateOfBirth')
})

test('proving a mobile takes it from accounts of either type that only wrote it down', async () => {
  const { mobile } = fresh()
  const [writer, ...others] = [await insert('college', { mobile: `+91${mobile}` }), fresh()] as const
  const proof = await signInByCode(mobile, 'school')
  expect(proof.auth_token).toBeUndefined()
  // The ticket opens an account by either form.
  const joined = await signUp('student', { email: others[0].email, mobile }, { ticket: proof.ticket })
  expect([joined.status, await storedMobile(writer)]).toEqual([200, null])
  expect((await signInByCode(mobile, 'school')).username).toBe('Asha Rao')
})

test('a right code ends the other codes of the mobile, whichever type they were sent under', async () => {
  const { mobile } = await pair()
  const [college, school] = [await codeFor(mobile, 'college'), await codeFor(mobile, 'school')]
  expect((await call('POST', '/open/otp/verify', { body: school })).status).toBe(200)
  expect((await call('POST', '/open/otp/verify', { body: college })).status).toBe(401)
})

test('what one of two accounts from before leaves, the other has alone: nobody takes it', async () => {
  const { email, mobile, school, college } = await pair()
  const { auth_token: token } = (await signIn('school', email)).body
  const put = (change: object) =>
    call('PUT', '/student/profile', { token, body: { ...change, current_password: password } })
  const next = fresh()
  expect((await put({ email: next.email })).status).toBe(200)
  expect((await put(await codeFor(next.mobile, 'school'))).status).toBe(200)
  expect([await storedMobile(school), await storedMobile(college)]).toEqual([`+91${next.mobile}`, `+91${mobile}`])
  expect(fieldsOf(await signUp('school', { ...fresh(), email }))).toEqual(['parent_email'])
  expect(fieldsOf(await signUp('school', { ...fresh(), mobile }))).toEqual(['mobile'])
  expect((await signIn('school', email)).body.username).toBe('Asha, college')
})

test('the newer of two accounts from before proves the mobile that it shares', async () => {
  const { email, mobile, college } = await pair()
  await db.update(studentAccount).set({ mobileVerified: false }).where(eq(studentAccount.id, college))
  const { auth_token: token } = (await signIn('college', email)).body
  const change = { ...(await codeFor(mobile, 'college')), current_password: password }
  expect((await call('PUT', '/student/profile', { token, body: change })).status).toBe(200)
  expect((await signInByCode(mobile, 'college')).username).toBe('Asha, college')
})

test('a forgotten password comes once for one account, whichever type is sent, and to each of two from before', async () => {
  const sentTo = async (username: string, student_type?: string) => {
    const before = (await outbox()).length
    const body = { username, ...(student_type && { student_type }) }
    await call('POST', '/open/forgot-password', { body })
    const all = await outbox()
    return all.slice(0, all.length - before).map(({ text }) => /for (your account[\w ]*)\./.exec(text)?.[1])
  }
  const { mobile, email } = fresh()
  await insert('school', { email, mobile: `+91${mobile}` })
  for (const type of ['college', 'school', undefined]) expect(await sentTo(email, type)).toEqual(['your account'])
  const two = await pair()
  expect(await sentTo(two.email, 'college')).toEqual(['your account for colleges'])
  expect((await sentTo(two.email)).sort()).toEqual(['your account for colleges', 'your account for schools'])
})
