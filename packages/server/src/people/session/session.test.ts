import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { codeOf, testApp } from '../../../testing/test-app.ts'
import { studentAccount } from '../../platform/db/tables.ts'
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
  expect(await sweepSessions(database.db)).toBe(1)
})

test('a token of another realm is refused, even for the same account number', async () => {
  await database.db
    .insert(studentAccount)
    .values({ id: 1, track: 'college', name: 'Asha Rao', mobile: '+919876543210' })
  const token = await openSession(database.db, 'student', 1)
  expect(codeOf(await call('GET', '/admin/board', { token }))).toBe('FORBIDDEN')
})
