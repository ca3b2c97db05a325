import { type SQL, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { startDuring, untilBlocked } from '../../platform/db/testing/until-blocked.ts'
import { hashPassword } from './passwords/password.ts'
import { openSession } from './tokens.ts'

type SignedIn = { auth_token?: string; token?: string }
const { call, database, outbox } = await testApp('demo')
const { db } = database
const demo = await hashPassword('pravesh-demo')
/** Each test starts with the accounts of the demo, regardless of earlier ones. */
beforeEach(async () => {
  await db.execute(sql`delete from throttle`)
  for (const [realm] of realms)
    await db.execute(sql`update ${sql.identifier(`${realm}_account`)} set password_hash = ${demo}`)
  await db.execute(sql`update student_account set suspended = false`)
})
const host = 'demo.pravesh.example'
const realms = [
  ['student', '/open/student-login', { student_type: 'college', username: `student@${host}` }],
  ['buyer', '/open/buyer-login', { institute_type: 'school', email: `school@${host}` }],
  ['admin', '/open/admin-login', { username: 'admin' }],
] as const
const tokenIn = ({ body }: { body: SignedIn }) => body.auth_token ?? body.token
const isAlive = async (realm: string, token: string) =>
  (await call('POST', `/${realm}/logout`, { token })).status === 200

test.each(realms)('%s: no session of the old password outlives its change', async (realm, path, login) => {
  const signIn = () => call<SignedIn>('POST', path, { body: { ...login, password: 'pravesh-demo' } })
  const token = tokenIn(await signIn()) ?? ''
  const earlier = await signIn()
  const body = { current_password: 'pravesh-demo', new_password: 'a banyan by the gate' }
  const calls: Promise<{ status: number }>[] = []
  const lateSignIn = await db.transaction(async (tx) => {
    // The sign-in has found its account unchanged, and waits before it opens its session; the change of the password waits for it.
    await tx.execute(sql`lock table session in exclusive mode`)
    const started = signIn()
    calls.push(started)
    await untilBlocked(tx, calls)
    calls.push(call('PUT', `/${realm}/password`, { token, body }))
    await untilBlocked(tx, calls)
    return { started }
  })
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200])
  for (const response of [earlier, await lateSignIn.started]) {
    expect(response.status).toBe(200)
    expect(await isAlive(realm, tokenIn(response) ?? '')).toBe(false)
  }
  expect((await signIn()).status).toBe(401)
  expect(await isAlive(realm, token)).toBe(true)
})

/** Begins something while a change of an account is made and not yet committed. */
const during = <T>(change: SQL, begin: () => Promise<T>) => startDuring(database, (tx) => tx.execute(change), begin)
test.each(realms)('%s: who signs in while the password is changed does not come in', async (realm, path, login) => {
  const table = sql.identifier(`${realm}_account`)
  const another = await hashPassword('a koel in the mango grove')
  const response = await during(sql`update ${table} set password_hash = ${another}`, () =>
    call<SignedIn>('POST', path, { body: { ...login, password: 'pravesh-demo' } }),
  )
  expect([response.status, tokenIn(response)]).toEqual([401, undefined])
})

test.each(realms)('%s: of two who change one password at once, one does', async (realm) => {
  const table = sql.identifier(`${realm}_account`)
  const [mine, another] = [await hashPassword('a peepal at the well'), await hashPassword('a koel in the mango grove')]
  await db.execute(sql`update ${table} set password_hash = ${mine}`)
  const { rows } = await db.execute<{ id: number }>(sql`select min(id) as id from ${table}`)
  const token = await openSession(db, realm, rows[0]?.id ?? 0)
  const body = { current_password: 'a peepal at the well', new_password: 'a sparrow under the tin roof' }
  const lateChange = await during(sql`update ${table} set password_hash = ${another}`, () =>
    call('PUT', `/${realm}/password`, { token, body }),
  )
  expect(lateChange.status).toBe(409)
  const storedHashes = await db.execute(sql`select distinct password_hash as hash from ${table}`)
  expect(storedHashes.rows).toEqual([{ hash: another }])
})
const suspend = sql`update student_account set suspended = true where track = 'college'`
const school = { student_type: 'school', username: `parent@${host}`, password: 'pravesh-demo' }

test('who signs in while the account is suspended does not come in', async () => {
  const response = await during(sql`update student_account set suspended = true where track = 'school'`, () =>
    call<SignedIn>('POST', '/open/student-login', { body: school }),
  )
  expect(response.status).toBe(401)
})

test('who signs in by a code while the account is suspended does not come in', async () => {
  const mobile = '90000 00001'
  const { otpId } = (await call<{ otpId: string }>('POST', '/open/otp', { body: { mobile } })).body
  const otp = /\d{6}/.exec((await outbox())[0]?.text ?? '')?.[0]
  const before = sql`select count(*)::int as n from session where realm = 'student'`
  const { rows } = await db.execute(before)
  const response = await during(suspend, () => call('POST', '/open/otp/verify', { body: { mobile, otpId, otp } }))
  expect(response.status).toBe(403)
  expect((await db.execute(before)).rows).toEqual(rows)
})
