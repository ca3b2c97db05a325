import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { codeOf, fieldsOf, testApp } from '../../../testing/test-app.ts'
import { buyerAccount, studentAccount } from '../../platform/db/tables.ts'
import { hashPassword } from './passwords/password.ts'

type SignedIn = { auth_token: string; username: string; message: string }
const { call, database, outbox, demoToken } = await testApp('demo')
const password = 'pravesh-demo'
const passwordHash = await hashPassword(password)

const student = (overrides: object = {}) =>
  call<SignedIn>('POST', '/open/student-login', {
    body: { student_type: 'college', username: 'student@demo.pravesh.example', password, ...overrides },
  })
const buyer = (overrides: object = {}) =>
  call<SignedIn>('POST', '/open/buyer-login', {
    body: { email: 'school@demo.pravesh.example', password, institute_type: 'school', ...overrides },
  })
const forgot = (body: object) => call('POST', '/open/forgot-password', { body })
const logout = (token: string, realm = 'student') => call('POST', `/${realm}/logout`, { token })
const sent = async () => /[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec((await outbox())[0]?.text ?? '')?.[0] ?? 'nothing'

beforeEach(async () => {
  await database.db.execute(sql`truncate throttle, temporary_password`)
  const seededState = { passwordHash, suspended: false }
  await database.db.update(studentAccount).set(seededState)
  await database.db.update(buyerAccount).set({ ...seededState, mustChangePassword: false })
})

test('student, parent and buyers sign in, buyers for their own kind of institute alone', async () => {
  const response = await student()
  expect([response.status, response.body.username, response.body.message]).toEqual([
    200,
    'Demo student',
    'Login Successful',
  ])
  expect((await student({ username: '+91 90000 00001' })).status).toBe(200)
  expect((await student({ username: '90000 00001' })).status).toBe(200)
  expect((await student({ student_type: 'school' })).body.username).toBe('Demo student')
  expect((await student({ student_type: 'school', username: 'parent@demo.pravesh.example' })).status).toBe(200)
  expect((await buyer()).body.username).toBe('school@demo.pravesh.example')
  expect((await buyer({ institute_type: 'college' })).status).toBe(401)
  expect((await buyer({ email: 'college@demo.pravesh.example', institute_type: 'college' })).status).toBe(200)
  const managed = await database.db.execute(sql`select count(*)::int as n from buyer_institute`)
  expect(managed.rows[0]).toEqual({ n: 16 })
})

test('wrong, unknown, suspended and passwordless are answered alike', async () => {
  const rejected = await student({ password: 'not this one' })
  expect([rejected.status, rejected.body.message]).toEqual([401, 'Invalid Username or Password'])
  const unknown = await student({ username: 'nobody@example.in' })
  await database.db.execute(sql`update student_account set suspended = true where track = 'college'`)
  const suspended = await student()
  await database.db.execute(sql`update student_account set suspended = false`)
  for (const other of [unknown, suspended])
    expect({ ...other.body, requestId: '' }).toEqual({ ...rejected.body, requestId: '' })
})

test('a token opens its own realm alone, ends at logout, and at once when the account is suspended', async () => {
  const [learner, office] = [await demoToken('student'), await demoToken('school')]
  expect(codeOf(await logout(learner, 'buyer'))).toBe('FORBIDDEN')
  expect(codeOf(await logout(office, 'student'))).toBe('FORBIDDEN')
  expect(codeOf(await call('GET', '/admin/board', { token: office }))).toBe('FORBIDDEN')
  expect((await logout(learner)).status).toBe(200)
  expect((await logout(learner)).status).toBe(401)
  await database.db.execute(sql`update buyer_account set suspended = true`)
  expect((await logout(office, 'buyer')).status).toBe(401)
  await database.db.execute(sql`update buyer_account set suspended = false`)
})

test('guessing is slowed down by account and says how long to wait', async () => {
  const attempts = []
  for (let n = 0; n < 11; n++) attempts.push(await student({ password: `guess number ${n}` }))
  expect(attempts.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 401), 429])
  expect(Number(attempts[10]?.headers['retry-after'])).toBeGreaterThan(800)
  expect((await student()).status).toBe(429)
})

test('changing the password ends the other sessions', async () => {
  const [mine, other] = [await demoToken('parent'), await demoToken('parent')]
  const change = (body: object) => call('PUT', '/student/password', { token: mine, body })
  const next = 'mangoes in the rain'
  expect(fieldsOf(await change({ current_password: 'not it at all', new_password: next }))).toEqual([
    'current_password',
  ])
  expect(fieldsOf(await change({ current_password: password, new_password: 'short' }))).toEqual(['new_password'])
  expect(fieldsOf(await change({ current_password: password, new_password: 'password1234' }))).toEqual(['new_password'])
  expect((await change({ current_password: password, new_password: next })).status).toBe(200)
  expect((await logout(other)).status).toBe(401)
  const parent = { student_type: 'school', username: 'parent@demo.pravesh.example' }
  expect((await student(parent)).status).toBe(401)
  expect((await student({ ...parent, password: next })).status).toBe(200)
  expect((await logout(mine)).status).toBe(200)
})

test('a forgotten password: a temporary one, once, to be changed at sign-in', async () => {
  const email = 'college@demo.pravesh.example'
  const old = await demoToken('college')
  const knownResponse = await forgot({ role: 'buyer', username: email, institute_type: 'college' })
  expect([knownResponse.status, knownResponse.body.message]).toEqual([200, 'New password sent successfully'])
  const temporary = await sent()
  const login = (overrides: object) => buyer({ email, institute_type: 'college', ...overrides })
  expect((await login({})).status).toBe(200)
  const rejected = await login({ password: temporary })
  expect([rejected.status, codeOf(rejected)]).toEqual([403, 'PASSWORD_CHANGE_REQUIRED'])
  const change = { password: temporary.toLowerCase().replaceAll('-', ' '), new_password: 'a banyan by the gate' }
  const responses = await Promise.all([login(change), login({ ...change, new_password: 'a neem by the gate' })])
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 401])
  expect((await login({ password: temporary, new_password: 'a third one by the gate' })).status).toBe(401)
  expect((await login({})).status).toBe(401)
  expect((await logout(old, 'buyer')).status).toBe(401)
})

test('a temporary password dies after thirty minutes, and goes by SMS to who named a mobile', async () => {
  await forgot({ username: '90000 00001', student_type: 'college' })
  const temporary = await sent()
  expect((await outbox())[0]).toMatchObject({ kind: 'sms', to: '+919000000001' })
  const use = () => student({ password: temporary })
  expect((await use()).status).toBe(403)
  await database.db.execute(sql`update temporary_password set expires_at = now() - interval '1 second'`)
  expect((await use()).status).toBe(401)
})

test('forgetting says the same for unknown accounts, and sends nothing', async () => {
  const before = (await outbox()).length
  const [knownResponse, unknownResponse] = [
    await forgot({ username: 'student@demo.pravesh.example' }),
    await forgot({ username: 'nobody@example.in' }),
  ]
  expect(unknownResponse).toMatchObject({ status: knownResponse.status, body: knownResponse.body })
  expect((await outbox()).length - before).toBe(1)
  const doneJobs = await database.db.execute(sql`select payload::text as payload from job where state = 'done'`)
  expect(doneJobs.rows.every(({ payload }) => payload === '{}')).toBe(true)
})

test('an account whose password we gave must change it', async () => {
  await database.db.execute(sql`update buyer_account set must_change_password = true where institute_type = 'school'`)
  expect(codeOf(await buyer())).toBe('PASSWORD_CHANGE_REQUIRED')
  expect(fieldsOf(await buyer({ new_password: password }))).toEqual(['new_password'])
  expect((await buyer({ new_password: 'a peepal by the well' })).status).toBe(200)
  expect((await buyer({ password: 'a peepal by the well' })).status).toBe(200)
})
