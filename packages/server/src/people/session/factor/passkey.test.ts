import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { createPasskey } from '../../../../testing/software-passkey.ts'
import { codeOf, fieldsOf, testApp } from '../../../../testing/test-app.ts'

const { call, config, database, demoToken, asAdmin, adminToken } = await testApp('demo')
const { db } = database
const { origin } = config
const current_password = 'pravesh-demo'
type Realm = 'student' | 'buyer' | 'admin'
type Added = { data: { id: number; name: string; backedUp: boolean }; recoveryCodes: string[] }
type Authenticator = ReturnType<typeof createPasskey>

const tokenOf = (realm: Realm) =>
  realm === 'admin' ? Promise.resolve(adminToken) : demoToken(realm === 'buyer' ? 'school' : 'student')
const optionsFor = async (realm: Realm, token: string) =>
  (
    await call<{ data: { challenge: string; rp: object; excludeCredentials: object[]; user: { name: string } } }>(
      'POST',
      `/${realm}/second-factor/passkeys/options`,
      { token, body: { current_password } },
    )
  ).body.data
const add = (realm: Realm, token: string, response: object, name?: string) =>
  call<Added>('POST', `/${realm}/second-factor/passkeys`, { token, body: { name, response } })
async function register(realm: Realm, token: string): Promise<{ authenticator: Authenticator; added: Added }> {
  const authenticator = createPasskey()
  const { challenge } = await optionsFor(realm, token)
  const { status, body } = await add(realm, token, authenticator.register(challenge, { origin }))
  expect(status).toBe(200)
  return { authenticator, added: body }
}
const challengeOf = async (realm: Realm) =>
  (
    await call<{ data: { challenge: string; userVerification: string } }>('POST', '/open/passkey/options', {
      body: { realm },
    })
  ).body.data.challenge
const signIn = (realm: Realm, response: object) =>
  call<{ auth_token: string; username: string; institute_type: string | null }>('POST', '/open/passkey', {
    body: { realm, response },
  })
const buyerLogin = (code?: string) =>
  call('POST', '/open/buyer-login', {
    body: { email: 'school@demo.pravesh.example', password: current_password, institute_type: 'school', code },
  })

beforeEach(async () => {
  await db.execute(sql`truncate throttle, passkey, passkey_challenge, recovery_code`)
})

describe.each(['student', 'buyer', 'admin'] as const)('a passkey of %s', (realm) => {
  test('is added with the password, and signs in by itself', async () => {
    const token = await tokenOf(realm)
    const { authenticator, added } = await register(realm, token)
    expect(added.recoveryCodes).toHaveLength(10)
    expect(added.data).toMatchObject({ backedUp: true, name: 'Passkey' })
    const signed = await signIn(realm, authenticator.sign(await challengeOf(realm), { origin }))
    expect(signed.status).toBe(200)
    expect(signed.body.institute_type).toBe(realm === 'buyer' ? 'school' : null)
    const own = { token: signed.body.auth_token }
    const status = await call<{ data: { passkeys: { lastUsedAt: string }[] } }>('GET', `/${realm}/second-factor`, own)
    expect(status.body.data).toMatchObject({ totp: false, passkeys: [{ id: added.data.id }], recoveryCodesLeft: 10 })
    expect(status.body.data.passkeys[0]?.lastUsedAt).toMatch(/^20/)
    const other = realm === 'student' ? 'buyer' : 'student'
    const foreign = await signIn(other, authenticator.sign(await challengeOf(other), { origin }))
    expect([foreign.status, codeOf(foreign)]).toEqual([401, 'INVALID_LOGIN'])
  })
})

test('a challenge is answered once, in time, and for the realm that asked', async () => {
  const { authenticator } = await register('buyer', await demoToken('school'))
  const challenge = await challengeOf('buyer')
  expect((await signIn('buyer', authenticator.sign(challenge, { origin }))).status).toBe(200)
  expect((await signIn('buyer', authenticator.sign(challenge, { origin }))).status).toBe(401)
  const ofStudents = await challengeOf('student')
  expect((await signIn('buyer', authenticator.sign(ofStudents, { origin }))).status).toBe(401)
  const late = await challengeOf('buyer')
  await db.execute(sql`update passkey_challenge set expires_at = now() - interval '1 second'`)
  expect((await signIn('buyer', authenticator.sign(late, { origin }))).status).toBe(401)
  const ofAdding = (await optionsFor('buyer', await demoToken('school'))).challenge
  expect((await signIn('buyer', authenticator.sign(ofAdding, { origin }))).status).toBe(401)
  expect((await signIn('buyer', authenticator.sign('bm90LW91cnM', { origin }))).status).toBe(401)
})

test('of many answers to one challenge at once, one gets in', async () => {
  const { authenticator } = await register('buyer', await demoToken('school'))
  const response = authenticator.sign(await challengeOf('buyer'), { origin })
  const statuses = (await Promise.all(Array.from({ length: 5 }, () => signIn('buyer', response)))).map((r) => r.status)
  expect(statuses.sort()).toEqual([200, 401, 401, 401, 401])
})

test('another origin, another site, another key, an unverified person and an old counter are rejected', async () => {
  const { authenticator } = await register('buyer', await demoToken('school'))
  const tried = async (response: (challenge: string) => object) =>
    (await signIn('buyer', response(await challengeOf('buyer')))).status
  const host = new URL(origin).hostname
  expect(await tried((c) => authenticator.sign(c, { origin: 'https://pravesh.example.net', rpId: host }))).toBe(401)
  expect(await tried((c) => authenticator.sign(c, { origin, rpId: 'example.net' }))).toBe(401)
  expect(await tried((c) => authenticator.sign(c, { origin, isVerified: false }))).toBe(401)
  const copied = createPasskey()
  expect(await tried((c) => ({ ...copied.sign(c, { origin }), id: authenticator.id, rawId: authenticator.id }))).toBe(
    401,
  )
  expect(await tried((c) => createPasskey().sign(c, { origin }))).toBe(401)
  await db.execute(sql`update passkey set counter = 1000`)
  expect(await tried((c) => authenticator.sign(c, { origin }))).toBe(401)
  await db.execute(sql`update passkey set counter = 0`)
  expect(await tried((c) => authenticator.sign(c, { origin }))).toBe(200)
})

test('none is added without the password, on another page, or by the answer to another account’s challenge', async () => {
  const token = await demoToken('school')
  const wrong = await call('POST', '/buyer/second-factor/passkeys/options', {
    token,
    body: { current_password: 'not it' },
  })
  expect(fieldsOf(wrong)).toEqual(['current_password'])
  const rejected = async (response: (challenge: string) => object) =>
    fieldsOf(await add('buyer', token, response((await optionsFor('buyer', token)).challenge)))
  const host = new URL(origin).hostname
  const elsewhere = { origin: 'https://pravesh.example.net', rpId: host }
  expect(await rejected((c) => createPasskey().register(c, elsewhere))).toEqual(['response'])
  expect(await rejected((c) => createPasskey().register(c, { origin, isVerified: false }))).toEqual(['response'])
  const foreign = (await optionsFor('student', await demoToken('student'))).challenge
  expect(await rejected(() => createPasskey().register(foreign, { origin }))).toEqual(['response'])
  const ofSignIn = await challengeOf('buyer')
  expect(await rejected(() => createPasskey().register(ofSignIn, { origin }))).toEqual(['response'])
  expect(await db.execute(sql`select from passkey`)).toMatchObject({ rows: [] })
})

test('one authenticator is added to one account once', async () => {
  const token = await demoToken('school')
  const { authenticator } = await register('buyer', token)
  const { challenge, excludeCredentials } = await optionsFor('buyer', token)
  expect(excludeCredentials).toMatchObject([{ id: authenticator.id }])
  expect(codeOf(await add('buyer', token, authenticator.register(challenge, { origin })))).toBe('CONFLICT')
})

test('with a passkey a password alone signs nobody in: a recovery code does', async () => {
  const { added } = await register('buyer', await demoToken('school'))
  expect(codeOf(await buyerLogin())).toBe('SECOND_FACTOR_REQUIRED')
  expect(codeOf(await buyerLogin('123456'))).toBe('SECOND_FACTOR_WRONG')
  expect((await buyerLogin(added.recoveryCodes[0])).status).toBe(200)
  expect(codeOf(await buyerLogin(added.recoveryCodes[0]))).toBe('SECOND_FACTOR_WRONG')
})

test('its owner renames and removes it; another cannot', async () => {
  const token = await demoToken('school')
  const { authenticator, added } = await register('buyer', token)
  const path = '/buyer/second-factor/passkeys'
  const { id } = added.data
  const other = await demoToken('college')
  const rename = { id, name: 'Office' }
  expect((await call('PUT', path, { token: other, body: rename })).status).toBe(404)
  expect((await call('DELETE', path, { token: other, body: { id, current_password } })).status).toBe(404)
  expect((await call<Added>('PUT', path, { token, body: rename })).body.data.name).toBe('Office')
  expect(fieldsOf(await call('DELETE', path, { token, body: { id, current_password: 'not it' } }))).toEqual([
    'current_password',
  ])
  expect((await call('DELETE', path, { token, body: { id, current_password } })).status).toBe(200)
  expect((await signIn('buyer', authenticator.sign(await challengeOf('buyer'), { origin }))).status).toBe(401)
  expect((await buyerLogin()).status).toBe(200)
  expect(await db.execute(sql`select from recovery_code`)).toMatchObject({ rows: [] })
})

test('a suspended account does not sign in by it', async () => {
  const { authenticator } = await register('student', await demoToken('student'))
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from student_account where email = 'student@demo.pravesh.example'`,
  )
  const decision = { realm: 'student', id: rows[0]?.id, reason: 'For a test' }
  await asAdmin('PUT', '/admin/accounts', { ...decision, suspended: true })
  expect((await signIn('student', authenticator.sign(await challengeOf('student'), { origin }))).status).toBe(401)
  await asAdmin('PUT', '/admin/accounts', { ...decision, suspended: false })
  expect((await signIn('student', authenticator.sign(await challengeOf('student'), { origin }))).status).toBe(200)
})

test('challenges are limited in a network', async () => {
  const statuses = []
  for (let n = 0; n < 121; n += 1)
    statuses.push((await call('POST', '/open/passkey/options', { body: { realm: 'buyer' } })).status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(120)
  expect(statuses.at(-1)).toBe(429)
})
