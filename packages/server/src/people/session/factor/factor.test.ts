import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { authenticatorCode } from '../../../../testing/authenticator-code.ts'
import { codeOf, fieldsOf, testApp } from '../../../../testing/test-app.ts'
import { authenticatorApp, recoveryCode, studentAccount } from '../../../platform/db/tables.ts'
import { eraseAccount } from '../../erasure/erase.ts'

const { call, database, demoToken, outbox } = await testApp('demo')
const { db } = database
const password = 'pravesh-demo'
let before = 0
const started = { secret: '', codes: [''] }

/** Signs in to each kind of account, with a second code or without. */
const logins = {
  student: (code?: string) =>
    call<{ auth_token: string }>('POST', '/open/student-login', {
      body: { student_type: 'college', username: 'student@demo.pravesh.example', password, code },
    }),
  buyer: (code?: string) =>
    call<{ auth_token: string }>('POST', '/open/buyer-login', {
      body: { email: 'school@demo.pravesh.example', password, institute_type: 'school', code },
    }),
  admin: (code?: string) =>
    call<{ token: string }>('POST', '/open/admin-login', { body: { username: 'admin', password, code } }),
}
type Realm = keyof typeof logins
const realms = Object.keys(logins) as Realm[]

async function tokenOf(realm: Realm): Promise<string> {
  if (realm !== 'admin') return demoToken(realm === 'buyer' ? 'school' : 'student')
  const { body } = await logins.admin()
  return body.token
}
/** Turns codes of an app on, as the page does. */
async function turnOn(realm: Realm, token: string) {
  const path = `/${realm}/second-factor/totp`
  const begun = await call<{ data: { secret: string; uri: string } }>('POST', path, { token })
  const { secret, uri } = begun.body.data
  const body = { code: authenticatorCode(secret), current_password: password }
  const confirmed = await call<{ recoveryCodes: string[] }>('PUT', path, { token, body })
  expect(confirmed.status).toBe(200)
  await forgetSteps()
  return { secret, uri, codes: confirmed.body.recoveryCodes }
}
const forgetSteps = () => db.execute(sql`update authenticator_app set last_step = null`)
const statusOf = async (realm: Realm, token: string) =>
  (await call<{ data: object }>('GET', `/${realm}/second-factor`, { token })).body.data
const kinds = async () =>
  (
    await db.execute<{ kind: string; outcome: string }>(
      sql`select kind, outcome from security_event where id > ${before} order by id`,
    )
  ).rows.map(({ kind, outcome }) => `${kind} ${outcome}`)

beforeEach(async () => {
  await db.execute(sql`truncate throttle, authenticator_app, recovery_code, session`)
  before = Number((await db.execute(sql`select max(id) as id from security_event`)).rows[0]?.id ?? 0)
})

describe.each(realms)('codes of an app of %s', (realm) => {
  test('are asked for from the first right one on, and let in once each', async () => {
    const token = await tokenOf(realm)
    expect((await logins[realm]()).status).toBe(200)
    const { secret, uri, codes } = await turnOn(realm, token)
    expect(uri).toMatch(new RegExp(`^otpauth://totp/Pravesh:.*secret=${secret}`))
    expect(codes).toHaveLength(10)
    expect(new Set(codes).size).toBe(10)
    expect(await statusOf(realm, token)).toEqual({ totp: true, passkeys: [], recoveryCodesLeft: 10 })
    const missing = await logins[realm]()
    expect([missing.status, codeOf(missing)]).toEqual([403, 'SECOND_FACTOR_REQUIRED'])
    expect((await kinds()).at(-1)).toBe('sign-in refused')
    const code = authenticatorCode(secret)
    expect((await logins[realm](code)).status).toBe(200)
    const replayed = await logins[realm](code)
    expect([replayed.status, codeOf(replayed)]).toEqual([401, 'SECOND_FACTOR_WRONG'])
    expect(codeOf(await logins[realm](authenticatorCode(secret, -1)))).toBe('SECOND_FACTOR_WRONG')
    expect(await kinds()).toEqual(expect.arrayContaining(['factor-added done', 'factor-wrong wrong', 'sign-in done']))
  })

  test('end with a code and the password, and take the recovery codes with them', async () => {
    const token = await tokenOf(realm)
    const { secret } = await turnOn(realm, token)
    const off = (body: object) => call('DELETE', `/${realm}/second-factor/totp`, { token, body })
    const code = authenticatorCode(secret)
    expect(fieldsOf(await off({ code, current_password: 'not the password' }))).toEqual(['current_password'])
    expect(fieldsOf(await off({ code: '000000', current_password: password }))).toEqual(['code'])
    expect((await off({ code, current_password: password })).status).toBe(200)
    expect(await statusOf(realm, token)).toEqual({ totp: false, passkeys: [], recoveryCodesLeft: 0 })
    expect((await logins[realm]()).status).toBe(200)
    expect(await kinds()).toContain('factor-removed done')
  })
})

describe('with codes of an app on', () => {
  beforeEach(async () => {
    Object.assign(started, await turnOn('buyer', await demoToken('school')))
  })

  test('a code of a minute ago or from now is wrong, one of a half-minute is right', async () => {
    for (const steps of [-3, 3]) {
      await forgetSteps()
      expect(codeOf(await logins.buyer(authenticatorCode(started.secret, steps)))).toBe('SECOND_FACTOR_WRONG')
    }
    await forgetSteps()
    expect((await logins.buyer(authenticatorCode(started.secret, 1))).status).toBe(200)
  })

  test('of many with one code at once, one gets in', async () => {
    const code = authenticatorCode(started.secret)
    const responses = await Promise.all(Array.from({ length: 6 }, () => logins.buyer(code)))
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401, 401])
  })

  test('a recovery code gets one in, in any notation, and is an event', async () => {
    const [first = ''] = started.codes
    const responses = await Promise.all(
      [first, first.toLowerCase(), first.replaceAll('-', ' ')].map((code) => logins.buyer(code)),
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 401, 401])
    expect((await kinds()).filter((event) => event === 'recovery-code-used done')).toHaveLength(1)
    const stored = await db.execute(sql`select * from recovery_code`)
    expect(stored.rows).toHaveLength(9)
    expect(JSON.stringify(stored.rows)).not.toContain(started.codes[1])
  })

  test('wrong codes are counted by account; a recovery code is accepted all the same', async () => {
    const guesses = []
    for (let n = 0; n < 11; n += 1) guesses.push((await logins.buyer(`00000${n % 10}`)).status)
    expect(guesses).toEqual([...Array.from({ length: 10 }, () => 401), 429])
    expect((await logins.buyer(authenticatorCode(started.secret))).status).toBe(429)
    expect(codeOf(await logins.buyer())).toBe('SECOND_FACTOR_REQUIRED')
    expect((await logins.buyer(started.codes[0])).status).toBe(200)
    expect(await kinds()).toContain('factor-wrong locked')
  })

  test('a wrong password says nothing of it', async () => {
    const wrong = { email: 'school@demo.pravesh.example', password: 'not this one', institute_type: 'school' }
    const code = authenticatorCode(started.secret)
    const response = await call('POST', '/open/buyer-login', { body: { ...wrong, code } })
    expect(codeOf(response)).toBe('INVALID_LOGIN')
    expect((await logins.buyer(code)).status).toBe(200)
  })

  test('another app is added only after it is turned off', async () => {
    const token = (await logins.buyer(authenticatorCode(started.secret))).body.auth_token
    expect(codeOf(await call('POST', '/buyer/second-factor/totp', { token }))).toBe('CONFLICT')
    const again = { code: authenticatorCode(started.secret, 1), current_password: password }
    expect(codeOf(await call('PUT', '/buyer/second-factor/totp', { token, body: again }))).toBe('CONFLICT')
  })

  test('new recovery codes need the password and a code, and end the earlier ones', async () => {
    const token = (await logins.buyer(authenticatorCode(started.secret))).body.auth_token
    const renew = (body: object) =>
      call<{ recoveryCodes: string[] }>('POST', '/buyer/second-factor/recovery-codes', { token, body })
    expect(fieldsOf(await renew({ current_password: password }))).toEqual(['code'])
    const renewed = await renew({ current_password: password, code: authenticatorCode(started.secret, 1) })
    expect(renewed.body.recoveryCodes).toHaveLength(10)
    expect(codeOf(await logins.buyer(started.codes[0]))).toBe('SECOND_FACTOR_WRONG')
    expect((await logins.buyer(renewed.body.recoveryCodes[0])).status).toBe(200)
  })

  test('a passkey is added and removed with a code of the app, or a recovery code', async () => {
    const token = (await logins.buyer(authenticatorCode(started.secret))).body.auth_token
    const path = '/buyer/second-factor/passkeys'
    const options = (code?: string) =>
      call('POST', `${path}/options`, { token, body: { code, current_password: password } })
    const remove = (code?: string) => call('DELETE', path, { token, body: { id: 1, code, current_password: password } })
    for (const change of [options, remove]) {
      expect(fieldsOf(await change())).toEqual(['code'])
      expect(fieldsOf(await change('000000'))).toEqual(['code'])
    }
    expect((await options(authenticatorCode(started.secret, 1))).status).toBe(200)
    expect((await options(started.codes[0])).status).toBe(200)
    expect((await remove(started.codes[1])).status).toBe(404)
  })

  test('the secret is sealed, and its owner was told', async () => {
    const { rows } = await db.execute(sql`select * from authenticator_app`)
    expect(JSON.stringify(rows)).not.toContain(started.secret)
    const told = (await outbox()).find(({ to }) => to === 'school@demo.pravesh.example')
    expect(told?.text).toContain('the second step of your sign-in')
  })
})

test('turning codes on ends the other sessions, and needs a code of the secret', async () => {
  const [mine, other] = [await demoToken('student'), await demoToken('student')]
  const path = '/student/second-factor/totp'
  const confirm = (code: string, current_password = password) =>
    call('PUT', path, { token: mine, body: { code, current_password } })
  expect(fieldsOf(await confirm('123456'))).toEqual(['code'])
  await call('POST', path, { token: mine })
  expect(fieldsOf(await confirm('123456', 'not it'))).toEqual(['current_password'])
  expect(fieldsOf(await confirm('123456'))).toEqual(['code'])
  expect((await logins.student()).status).toBe(200)
  const begun = await call<{ data: { secret: string } }>('POST', path, { token: mine })
  const first = authenticatorCode(begun.body.data.secret)
  expect((await confirm(first)).status).toBe(200)
  expect(codeOf(await logins.student(first))).toBe('SECOND_FACTOR_WRONG')
  expect((await call('GET', path.replace('/totp', ''), { token: other })).status).toBe(401)
})

test('a code by SMS asks for the second one, and remains valid until that is right', async () => {
  const { secret } = await turnOn('student', await demoToken('student'))
  const mobile = '+919000000001'
  const sent = await call<{ otpId: string }>('POST', '/open/otp', { body: { mobile } })
  const otp = /\d{6}/.exec((await outbox())[0]?.text ?? '')?.[0] ?? ''
  const verify = (second_code?: string) =>
    call('POST', '/open/otp/verify', { body: { mobile, otp, otpId: sent.body.otpId, second_code } })
  for (let n = 0; n < 4; n += 1) expect(codeOf(await verify())).toBe('SECOND_FACTOR_REQUIRED')
  expect(codeOf(await verify('000000'))).toBe('SECOND_FACTOR_WRONG')
  expect((await verify(authenticatorCode(secret))).status).toBe(200)
  expect(codeOf(await verify(authenticatorCode(secret, 1)))).toBe('INVALID_OTP')
})

test('a temporary password does not replace the second factor', async () => {
  const { secret } = await turnOn('buyer', await demoToken('school'))
  const email = 'school@demo.pravesh.example'
  await call('POST', '/open/forgot-password', { body: { role: 'buyer', username: email, institute_type: 'school' } })
  const mail = (await outbox()).find(({ text }) => /[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}/.test(text))
  const temporary = /[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(mail?.text ?? '')?.[0]
  const login = (more: object) =>
    call('POST', '/open/buyer-login', { body: { email, institute_type: 'school', password: temporary, ...more } })
  const code = authenticatorCode(secret)
  expect(codeOf(await login({ code }))).toBe('PASSWORD_CHANGE_REQUIRED')
  expect(codeOf(await login({ new_password: 'a banyan by the gate' }))).toBe('SECOND_FACTOR_REQUIRED')
  expect((await logins.buyer(code)).status).toBe(200)
})

test('erasing an account removes its factors', async () => {
  await turnOn('student', await demoToken('parent'))
  const [row] = await db.select().from(studentAccount).where(eq(studentAccount.email, 'parent@demo.pravesh.example'))
  await db.transaction((tx) => eraseAccount(tx, row?.id ?? 0))
  expect([await db.$count(authenticatorApp), await db.$count(recoveryCode)]).toEqual([0, 0])
})
