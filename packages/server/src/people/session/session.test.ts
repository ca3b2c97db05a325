import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { codeOf, testApp } from '../../../testing/test-app.ts'
import { session, studentAccount } from '../../platform/db/tables.ts'
import { hashPassword, passwordMatches } from './passwords/password.ts'
import { hashOf, openSession, sweepSessions } from './tokens.ts'

const { call, database, adminToken } = await testApp()
const login = (username: string, password: string) =>
  call<{ token: string; username: string; message: string }>('POST', '/open/admin-login', {
    body: { username, password },
  })

test('an administrator signs in and out; the token then is dead', async () => {
  const { status, body } = await login('Admin', 'pravesh-demo')
  expect([status, body.username, body.message]).toEqual([200, 'admin', 'Login Successful'])
  expect((await call('GET', '/admin/board', { token: body.token })).status).toBe(200)
  expect((await call('POST', '/admin/logout', { token: body.token })).status).toBe(200)
  expect(codeOf(await call('GET', '/admin/board', { token: body.token }))).toBe('UNAUTHENTICATED')
})

test('a wrong password and an unknown account are answered alike', async () => {
  const [invalidPassword, unknownAccount] = [
    await login('admin', 'not it, sorry'),
    await login('nobody', 'pravesh-demo'),
  ]
  expect([invalidPassword.status, invalidPassword.body.message]).toEqual([401, 'Invalid Credentials'])
  expect({ ...unknownAccount.body, requestId: '' }).toEqual({ ...invalidPassword.body, requestId: '' })
})

test('guessing is slowed down by account', async () => {
  const statuses: number[] = []
  for (let i = 0; i < 11; i++) statuses.push((await login('guessed', `guess number ${i}`)).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429])
})

test('tokens are kept as hashes only, and passwords as argon2id', async () => {
  const sessions = await database.db.execute(sql`select token_hash from session`)
  expect(sessions.rows.map((r) => r.token_hash)).toContain(hashOf(adminToken))
  expect(JSON.stringify(sessions.rows)).not.toContain(adminToken)
  const { rows } = await database.db.execute(sql`select password_hash from admin_account`)
  expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$/)
  expect(await passwordMatches(await hashPassword('right'), 'wrong')).toBe(false)
  expect(await passwordMatches(undefined, 'no account has this password')).toBe(false)
})

test('an idle, an old and a suspended session are dead, and dead ones are swept', async () => {
  const token = await openSession(database.db, 'admin', 1)
  const use = async () => (await call('GET', '/admin/board', { token })).status
  expect(await use()).toBe(200)
  await database.db.execute(
    sql`update session set last_used_at = now() - interval '13 hours' where token_hash = ${hashOf(token)}`,
  )
  expect(await use()).toBe(401)
  await database.db.execute(
    sql`update session set last_used_at = now(), created_at = now() - interval '31 days' where token_hash = ${hashOf(token)}`,
  )
  expect(await use()).toBe(401)
  await database.db.execute(sql`update session set created_at = now() where token_hash = ${hashOf(token)}`)
  await database.db.execute(sql`update admin_account set suspended = true`)
  expect(await use()).toBe(401)
  await database.db.execute(sql`update admin_account set suspended = false`)
  expect(await use()).toBe(200)
  await database.db.execute(
    sql`update session set last_used_at = now() - interval '13 hours' where token_hash = ${hashOf(token)}`,
  )
  expect(await sweepSessions(database.db)).toBeGreaterThan(0)
  expect(await database.db.$count(session, eq(session.tokenHash, hashOf(token)))).toBe(0)
})

test('a session of staff ends after half an hour without use and after twelve hours, one of a family later', async () => {
  const { db } = database
  const [family] = await db
    .insert(studentAccount)
    .values({ id: 70, track: 'school', name: 'Ravi Menon', mobile: '+919876543219' })
    .returning()
  const staff = await openSession(db, 'admin', 1)
  const parent = await openSession(db, 'student', family?.id ?? 0)
  const age = async (used: string, opened: string) => {
    await db.execute(sql`update session set last_used_at = now() - ${used}::interval, created_at = now() - ${opened}::interval
      where token_hash in (${hashOf(staff)}, ${hashOf(parent)})`)
    const paths = [call('GET', '/admin/board', { token: staff }), call('GET', '/student/sessions', { token: parent })]
    return (await Promise.all(paths)).map(({ status }) => status)
  }
  expect(await age('29 minutes', '11 hours')).toEqual([200, 200])
  expect(await age('31 minutes', '11 hours')).toEqual([401, 200])
  expect(await age('1 minute', '13 hours')).toEqual([401, 200])
  expect(await age('13 hours', '1 day')).toEqual([401, 401])
})

test('money, exports and people need a sign-in of the last fifteen minutes; all else goes on', async () => {
  const { db } = database
  const token = await openSession(db, 'admin', 1)
  const asks = [
    ['POST', '/admin/refund'],
    ['POST', '/admin/refund/1/account'],
    ['POST', '/admin/refund/1/transfer'],
    ['POST', '/admin/refund/1/approve'],
    ['POST', '/admin/refund/1/account/allow'],
    ['GET', '/admin/enquiry/export'],
    ['GET', '/admin/security-log/export'],
    ['PUT', '/admin/accounts'],
    ['PUT', '/admin/team'],
    ['POST', '/admin/invitations'],
  ] as const
  type Ask = (typeof asks)[number]
  const codesOf = async (some: readonly Ask[]) => {
    const ask = ([method, path]: Ask) => call(method, path, { token, ...(method === 'GET' ? {} : { body: {} }) })
    return (await Promise.all(some.map(ask))).map(codeOf)
  }
  // A recent one is answered for what is wrong in it; an export would be a file.
  expect(new Set(await codesOf(asks.filter(([method]) => method !== 'GET')))).toEqual(new Set(['INVALID', 'NOT_FOUND']))
  await db.execute(
    sql`update session set created_at = now() - interval '16 minutes' where token_hash = ${hashOf(token)}`,
  )
  expect(await codesOf(asks)).toEqual(asks.map(() => 'SIGN_IN_AGAIN'))
  expect((await call('GET', '/admin/payments', { token })).status).toBe(200)
})

test('a token of another realm is refused, even for the same account number', async () => {
  await database.db
    .insert(studentAccount)
    .values({ id: 1, track: 'college', name: 'Asha Rao', mobile: '+919876543210' })
  const token = await openSession(database.db, 'student', 1)
  expect(codeOf(await call('GET', '/admin/board', { token }))).toBe('FORBIDDEN')
})
