import { afterAll, expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { buildApp } from '../../app/app.ts'
import { readConfig } from '../config/config.ts'
import type { Environment } from '../config/environment.ts'

const { app, call, database, outbox, config } = await testApp('demo', { SESSION_SECRETS: '2026:the-older-secret' })
type App = typeof app

/** Another server on the same database. */
async function under(environment: Environment): Promise<App> {
  const result = readConfig({ ...environment, DATA_DIR: config.dataDir })
  if ('problems' in result) throw new Error(result.problems.join())
  const other = await buildApp({ database: database, config: result.config })
  afterAll(() => other.close())
  return other
}
const post = async (target: App, path: string, payload: object) =>
  (await target.inject({ method: 'POST', url: `/api/v1/open/${path}`, payload })).statusCode

const bothSecretsApp = await under({ SESSION_SECRETS: '2027:the-newer-secret, 2026:the-older-secret' })
const newer = await under({ SESSION_SECRETS: '2027:the-newer-secret' })
const singleSecretApp = await under({ SESSION_SECRET: 'the-older-secret' })

async function code(mobile: string) {
  const { otpId } = (await call<{ otpId: string }>('POST', '/open/otp', { body: { mobile } })).body
  return { mobile, otpId, otp: /\d{6}/.exec((await outbox())[0]?.text ?? '')?.[0] }
}

test('a code that was sent under the older secret works while it is given, and no longer', async () => {
  const first = await code('9876500001')
  expect(await post(newer, 'otp/verify', first)).not.toBe(200)
  expect(
    await post(bothSecretsApp, 'otp/verify', { ...first, otp: first.otp === '111111' ? '222222' : '111111' }),
  ).not.toBe(200)
  expect(await post(bothSecretsApp, 'otp/verify', first)).toBe(200)
  expect(await post(singleSecretApp, 'otp/verify', await code('9876500002'))).toBe(200)
})

test('so does a temporary password', async () => {
  const username = 'parent@demo.pravesh.example'
  await call('POST', '/open/forgot-password', { body: { username, student_type: 'school' } })
  const password = /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec((await outbox())[0]?.text ?? '')?.[0]
  const login = { student_type: 'school', username, password, new_password: 'a banyan by the gate' }
  expect(password).toBeDefined()
  expect(await post(newer, 'student-login', login)).toBe(401)
  expect(await post(bothSecretsApp, 'student-login', login)).toBe(200)
})

test('sessions are not signed: they outlive every secret', async () => {
  const { body } = await call<{ token: string }>('POST', '/open/admin-login', {
    body: { username: 'admin', password: 'pravesh-demo' },
  })
  const headers = { authorization: `Bearer ${body.token}` }
  expect((await newer.inject({ url: '/api/v1/admin/accounts?realm=student', headers })).statusCode).toBe(200)
})
