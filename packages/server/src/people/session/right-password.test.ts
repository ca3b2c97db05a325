import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'

// The owner of a free account enters its right password over and over.
const { call, database } = await testApp('demo')
const { db } = database
beforeEach(() => db.execute(sql`delete from throttle`))
const host = 'demo.pravesh.example'
const right = 'pravesh-demo'
const student = { student_type: 'college', username: `student@${host}` }
const signIn = (password: string, remoteAddress = '203.0.113.1') =>
  call<{ auth_token: string }>('POST', '/open/student-login', { body: { ...student, password }, remoteAddress })

test('right passwords are counted as well, wherever they come from; a wrong one takes none of them away', async () => {
  expect((await signIn(right)).status).toBe(200)
  const already = sql`update throttle set count = 598 where key like '["login","right","student","student@%'`
  expect((await db.execute(already)).rowCount).toBe(1)
  expect((await signIn('not it', '198.51.100.1')).status).toBe(401)
  for (const from of ['203.0.113.2', '203.0.113.3']) expect((await signIn(right, from)).status).toBe(200)
  for (const from of ['203.0.113.1', '203.0.113.2', '203.0.113.200']) {
    const limited = await signIn(right, from)
    expect([limited.status, Number(limited.headers['retry-after']) > 3_000]).toEqual([429, true])
  }
})

test('an account keeps its twenty newest sessions', async () => {
  await db.execute(sql`delete from session where realm = 'student'`)
  const tokens: string[] = []
  for (let n = 0; n < 22; n++) tokens.push((await signIn(right)).body.auth_token)
  const alive = await Promise.all(
    tokens.map(async (token) => (await call('GET', '/student/profile', { token })).status === 200),
  )
  expect(alive).toEqual(tokens.map((_, index) => index >= 2))
  const { rows } = await db.execute(sql`select realm from session where realm = 'student'`)
  expect(rows).toHaveLength(20)
  // Those of others stay, of the same number too.
  expect((await call('POST', '/open/admin-login', { body: { username: 'admin', password: right } })).status).toBe(200)
})

test('of many who sign in at once each gets a session that works, and no more are kept', async () => {
  const responses = await Promise.all(Array.from({ length: 30 }, (_, n) => signIn(right, `203.0.113.${n % 3}`)))
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
  const { rows } = await db.execute(sql`select realm from session where realm = 'student'`)
  expect(rows).toHaveLength(20)
})

test('one’s own password is asked for so often an hour, right or wrong', async () => {
  const { auth_token: token } = (await signIn(right)).body
  const tryPassword = async (current_password: string) =>
    (await call('PUT', '/student/profile', { token, body: { email: student.username, current_password } })).status
  expect(await tryPassword('not it')).toBe(422)
  const statuses: number[] = []
  for (let n = 0; n < 60; n++) {
    // Counts of addresses are out of scope here.
    await db.execute(sql`delete from throttle where key like '%sign-up%' or key like '%address%'`)
    statuses.push(await tryPassword(right))
  }
  expect([statuses.indexOf(429), statuses.at(-1)]).toEqual([59, 429])
  const change = { current_password: right, new_password: 'a banyan by the gate' }
  expect((await call('PUT', '/student/password', { token, body: change })).status).toBe(429)
})
