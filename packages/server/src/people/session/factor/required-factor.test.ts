import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { authenticatorCode } from '../../../../testing/authenticator-code.ts'
import { codeOf, testApp } from '../../../../testing/test-app.ts'
import { adminAccount, buyerInstitute } from '../../../platform/db/tables.ts'
import { openSession } from '../tokens.ts'

const { call, database, adminToken, demoToken } = await testApp('demo', { SECOND_FACTOR: 'required' })
const { db } = database

test('an owner reaches the own account alone until a second factor is on', async () => {
  const token = adminToken
  expect(codeOf(await call('GET', '/admin/board', { token }))).toBe('SECOND_FACTOR_NEEDED')
  expect((await call('GET', '/admin/account', { token })).status).toBe(200)
  const begun = await call<{ data: { secret: string } }>('POST', '/admin/second-factor/totp', { token })
  const body = { code: authenticatorCode(begun.body.data.secret), current_password: 'pravesh-demo' }
  expect((await call('PUT', '/admin/second-factor/totp', { token, body })).status).toBe(200)
  expect((await call('GET', '/admin/board', { token })).status).toBe(200)
})

test('a role without families’ data, money or people needs none', async () => {
  const values = { username: 'editor', passwordHash: 'none', role: 'editor' } as const
  const [editor] = await db.insert(adminAccount).values(values).returning()
  const token = await openSession(db, 'admin', editor?.id ?? 0)
  expect((await call('GET', '/admin/board', { token })).status).toBe(200)
  await db
    .update(adminAccount)
    .set({ role: 'finance' })
    .where(eq(adminAccount.id, editor?.id ?? 0))
  expect(codeOf(await call('GET', '/admin/payments', { token }))).toBe('SECOND_FACTOR_NEEDED')
})

test('an owner of an institute needs one, and its editor none; families never do', async () => {
  const token = await demoToken('school')
  const home = await call<{ data: { institutes: { sid: number }[] } }>('GET', '/buyer/home', { token })
  const sid = home.body.data.institutes[0]?.sid ?? 0
  const path = `/buyer/faqs/${sid}`
  expect(codeOf(await call('GET', path, { token }))).toBe('SECOND_FACTOR_NEEDED')
  await db.update(buyerInstitute).set({ role: 'editor' }).where(eq(buyerInstitute.institute, sid))
  expect((await call('GET', path, { token })).status).toBe(200)
  expect((await call('GET', '/student/sessions', { token: await demoToken('parent') })).status).toBe(200)
})
