import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { sow } from './index.ts'

const { call, home, adminToken, demoToken } = await testApp('demo')
const { db } = home
const signedIn = async (token: string) => (await call('GET', '/admin/accounts?realm=student', { token })).status
const start = (mode: 'demo' | 'production') => sow(db, { mode, firstAdmin: undefined })
const again = async () => {
  const login = { username: 'admin', password: 'pravesh-demo' }
  return (await call<{ token: string }>('POST', '/open/admin-login', { body: login })).body.token
}

test('who signed in with the password that everybody knows is signed out when the demo goes into production', async () => {
  const student = await demoToken('student')
  await call('POST', '/open/otp', { body: { mobile: '9000000001', student_type: 'college' } })
  expect(await signedIn(adminToken)).toBe(200)
  await start('production')
  expect(await signedIn(adminToken)).toBe(401)
  expect((await call('GET', '/student/profile', { token: student })).status).toBe(401)
  expect((await db.execute(sql`select * from one_time_code`)).rows).toEqual([])
})

test('a later start ends nothing, unless it was a demo in between', async () => {
  const token = await again()
  await start('production')
  expect(await signedIn(token)).toBe(200)
  await start('demo')
  expect(await signedIn(token)).toBe(200)
  await start('production')
  expect(await signedIn(token)).toBe(401)
})

test('an installation that never was a demo keeps its sessions', async () => {
  await db.execute(sql`delete from seed_run where name in ('production', 'demo', 'demo-accounts')`)
  const token = await again()
  await start('production')
  expect(await signedIn(token)).toBe(200)
})
