import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { authenticatorCode } from '../../../testing/authenticator-code.ts'
import { codeOf, testApp } from '../../../testing/test-app.ts'
import { adminAccount, authenticatorApp, buyerAccount, recoveryCode, securityEvent } from '../../platform/db/tables.ts'

const { asAdmin, call, database, demoToken, outbox } = await testApp('demo')
const { db } = database
const email = 'school@demo.pravesh.example'
const login = (code?: string) =>
  call('POST', '/open/buyer-login', { body: { email, password: 'pravesh-demo', institute_type: 'school', code } })
const [buyer] = await db.select().from(buyerAccount).where(eq(buyerAccount.email, email))
const request = { id: buyer?.id ?? 0, realm: 'buyer', reason: 'The phone was stolen' }
const reset = (change: object = {}) => asAdmin('DELETE', '/admin/accounts/second-factor', { ...request, ...change })

/** Turns codes of an app on for the login of a school. */
async function turnOn(): Promise<string> {
  const token = await demoToken('school')
  const path = '/buyer/second-factor/totp'
  const begun = await call<{ data: { secret: string } }>('POST', path, { token })
  const body = { code: authenticatorCode(begun.body.data.secret), current_password: 'pravesh-demo' }
  expect((await call('PUT', path, { token, body })).status).toBe(200)
  return token
}
beforeEach(async () => {
  await db.delete(authenticatorApp)
  await db.delete(recoveryCode)
})

test('an administrator resets the second factor of a person, whose sessions end, and who is mailed the reason', async () => {
  const token = await turnOn()
  expect(codeOf(await login())).toBe('SECOND_FACTOR_REQUIRED')
  expect((await reset()).status).toBe(200)
  expect((await call('GET', '/buyer/second-factor', { token })).status).toBe(401)
  expect((await login()).status).toBe(200)
  expect(await db.$count(recoveryCode)).toBe(0)
  const mail = (await outbox()).find(({ to, text }) => to === email && text.includes(request.reason))
  expect(mail?.text).toContain('/enquiry')
  const [event] = await db.select().from(securityEvent).where(eq(securityEvent.kind, 'factor-reset'))
  expect(event).toMatchObject({ realm: 'admin', details: { ofRealm: 'buyer', ofAccount: buyer?.id } })
})

test('none is reset twice, for nobody, without a reason, by its owner, or by a login of institutes', async () => {
  expect(codeOf(await reset())).toBe('CONFLICT')
  expect((await reset({ id: 2_000_000_000 })).status).toBe(404)
  expect((await reset({ reason: ' ' })).status).toBe(422)
  const [admin] = await db.select().from(adminAccount).where(eq(adminAccount.username, 'admin'))
  await db.insert(authenticatorApp).values({ realm: 'admin', account: admin?.id ?? 0, secret: 's1.x.y' })
  await db.update(authenticatorApp).set({ confirmedAt: '2026-01-01T00:00:00Z' })
  const own = await reset({ realm: 'admin', id: admin?.id })
  expect([codeOf(own), own.body.message]).toEqual([
    'CONFLICT',
    'Nobody resets their own second factor: another administrator can',
  ])
  expect(await db.$count(authenticatorApp)).toBe(1)
  const token = await turnOn()
  expect((await call('DELETE', '/admin/accounts/second-factor', { token, body: request })).status).toBe(403)
  expect(codeOf(await login())).toBe('SECOND_FACTOR_REQUIRED')
})
