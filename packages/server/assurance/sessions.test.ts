import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { openSession } from '../src/people/session/tokens.ts'
import { testApp } from '../testing/test-app.ts'

const { app, database, outbox } = await testApp('demo')
const { db } = database
await app.listen({ port: 0, host: '127.0.0.1' })
const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/v1`
beforeEach(() => db.execute(sql`delete from throttle`))

type JsonResponse = { status: number; body: Record<string, unknown> & { data?: unknown } }
/** Over a socket, as any client would. */
async function http(method: string, path: string, token?: string, body?: unknown): Promise<JsonResponse> {
  const response = await fetch(`${base}${path}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as JsonResponse['body'] }
}
const host = 'demo.pravesh.example'
const first = 'pravesh-demo'
/** The account with id 1 of each realm: its sign-in, an endpoint with its own data, and its table. */
const realms = {
  admin: { login: '/open/admin-login', body: { username: 'admin' }, read: '/admin/board', table: 'admin_account' },
  buyer: {
    login: '/open/buyer-login',
    body: { email: `school@${host}`, institute_type: 'school' },
    read: '/buyer/institute',
    table: 'buyer_account',
  },
  student: {
    login: '/open/student-login',
    body: { username: `student@${host}`, student_type: 'college' },
    read: '/student/profile',
    table: 'student_account',
  },
} as const
type Realm = keyof typeof realms
const names = Object.keys(realms) as Realm[]
const signIn = (realm: Realm, password = first, extra: object = {}) =>
  http('POST', realms[realm].login, undefined, { ...realms[realm].body, password, ...extra })
const tokenOf = async (realm: Realm, password = first) => {
  const { body } = await signIn(realm, password)
  return String(body.token ?? body.auth_token)
}
const read = (realm: Realm, token: string) => http('GET', realms[realm].read, token)
const suspend = (realm: Realm, yes: boolean) =>
  db.execute(sql`update ${sql.identifier(realms[realm].table)} set suspended = ${yes} where id = 1`)

test('accounts of three realms share the number 1, and none opens what is another’s', async () => {
  const tokens = { admin: await tokenOf('admin'), buyer: await tokenOf('buyer'), student: await tokenOf('student') }
  const ids = await db.execute(sql`select realm, account from session where account = 1 order by realm`)
  expect(new Set(ids.rows.map(({ realm }) => realm))).toEqual(new Set(names))
  for (const owner of names)
    for (const realm of names) {
      const { status, body } = await read(realm, tokens[owner])
      expect([owner, realm, status]).toEqual([owner, realm, owner === realm ? 200 : 403])
      if (owner !== realm) expect(Object.keys(body).toSorted()).toEqual(['code', 'message', 'requestId'])
      const out = await http('POST', `/${realm}/logout`, owner === realm ? 'A'.repeat(43) : tokens[owner])
      expect([owner, realm, out.status]).toEqual([owner, realm, owner === realm ? 401 : 403])
    }
  for (const realm of names) expect((await read(realm, tokens[realm])).status).toBe(200)
})

describe.each(names)('a token of %s', (realm) => {
  test('is dead at once after its logout, and that one alone', async () => {
    const [mine, other] = [await tokenOf(realm), await tokenOf(realm)]
    expect((await http('POST', `/${realm}/logout`, mine)).status).toBe(200)
    expect((await read(realm, mine)).status).toBe(401)
    expect((await read(realm, other)).status).toBe(200)
  })

  test('is dead at once after the password was changed elsewhere', async () => {
    const [mine, other] = [await tokenOf(realm), await tokenOf(realm)]
    const next = 'a banyan by the river'
    const change = { current_password: first, new_password: next }
    expect((await http('PUT', `/${realm}/password`, mine, change)).status).toBe(200)
    expect([(await read(realm, mine)).status, (await read(realm, other)).status]).toEqual([200, 401])
    expect([(await signIn(realm)).status, (await signIn(realm, next)).status]).toEqual([401, 200])
    await db.execute(sql`update ${sql.identifier(realms[realm].table)} a set password_hash =
      (select password_hash from student_account where email = ${`parent@${host}`}) where a.id = 1`)
  })

  test('is dead at once after suspension, which also bars signing in, and says no more than a wrong password', async () => {
    const token = await tokenOf(realm)
    const failedLogin = await signIn(realm, 'some other password')
    await suspend(realm, true)
    const [after, login] = [await read(realm, token), await signIn(realm)]
    expect([after.status, login.status]).toEqual([401, 401])
    expect({ ...login.body, requestId: '' }).toEqual({ ...failedLogin.body, requestId: '' })
    await suspend(realm, false)
  })
})

test('a suspended account gets no password and no session by code', async () => {
  for (const realm of ['student', 'buyer'] as const) await suspend(realm, true)
  const before = (await outbox()).length
  for (const request of [{ username: `student@${host}` }, { role: 'buyer', username: `school@${host}` }])
    expect((await http('POST', '/open/forgot-password', undefined, request)).status).toBe(200)
  expect((await outbox()).length).toBe(before)
  for (const realm of ['student', 'buyer'] as const) await suspend(realm, false)
})

test('a token counts only as it was given: no other scheme, case, padding, query or body', async () => {
  const token = await openSession(db, 'student', 1)
  const sent = (authorization: string, path = '/student/profile') =>
    fetch(`${base}${path}`, { headers: { authorization } }).then(({ status }) => status)
  expect(await sent(`Bearer ${token}`)).toBe(200)
  for (const other of [
    token,
    `Basic ${token}`,
    `Bearer ${token}=`,
    `Bearer ${token} x`,
    `Bearer ${token.slice(0, 42)}`,
  ])
    expect([other, await sent(other)]).toEqual([other, 401])
  expect(await sent('', `/student/profile?token=${token}`)).toBe(401)
})

const openCalls = [
  '/open/admin-login',
  '/open/buyer-login',
  '/open/student-login',
  '/open/forgot-password',
  '/open/otp',
  '/open/otp/verify',
  '/open/student-signup',
  '/open/school-signup',
]
test.each(openCalls)('%s refuses what is no form', async (path) => {
  for (const body of [{}, [], null, 0, '', [[]], { mobile: {} }, { otp: [], otpId: null, mobile: '9000000001' }]) {
    const { status } = await http('POST', path, undefined, body)
    expect([path, body, status >= 400 && status < 500]).toEqual([path, body, true])
  }
  const emptyResponse = await fetch(`${base}${path}`, { method: 'POST' })
  expect(emptyResponse.status).toBe(422)
})

test('codes are capped in all, too, and each field of a code is held to its shape', async () => {
  const requestCode = (mobile: string) => http('POST', '/open/otp', undefined, { mobile })
  const { body } = await requestCode('9000000001')
  const right = { otp: '000000', otpId: body.otpId, mobile: '9000000001' }
  for (const field of Object.keys(right))
    for (const value of [{}, [], null, true, 0, ['000000'], { $ne: null }, '%', ''])
      expect((await http('POST', '/open/otp/verify', undefined, { ...right, [field]: value })).status).toBe(422)
  await db.execute(sql`insert into throttle values ('["code","all","any"]', 2000, now() + interval '9 minutes')`)
  // Beyond the total limit the response is the same, and nothing is sent: an error would reveal that the mobile has no account.
  const sent = async () => (await db.execute(sql`select id from job where kind = 'sms'`)).rows.length
  const before = await sent()
  expect((await requestCode('9876500002')).status).toBe(200)
  const { rows } = await db.execute(sql`select 1 from one_time_code where mobile = '+919876500002'`)
  expect([rows.length, await sent()]).toEqual([1, before + 1])
})
