import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { realRedis, startRealRedis } from './testing/real-redis.ts'
import { startTinyRedis } from './testing/tiny-redis.ts'

// Limits of the whole server where Redis counts: the machine's own where there is one.
const redis = await (realRedis ? startRealRedis(realRedis) : startTinyRedis())
const { call, database } = await testApp('demo', { REDIS_URL: redis.url })
afterAll(() => redis.stop())
const signIn = async (remoteAddress: string, password: string, username = 'admin') =>
  (await call('POST', '/open/admin-login', { body: { username, password }, remoteAddress })).status
const times = async (n: number, act: (index: number) => Promise<number>) => {
  const statuses: number[] = []
  for (let index = 0; index < n; index++) statuses.push(await act(index))
  return statuses
}

test('names, networks and accounts are counted apart, right ones taken back, and nothing in the database', async () => {
  expect(new Set(await times(12, () => signIn('203.0.113.1', 'pravesh-demo')))).toEqual(new Set([200]))
  await times(12, () => signIn('198.51.100.99', 'a guess', 'at:203.0.113.2:admin'))
  expect(await signIn('203.0.113.2', 'pravesh-demo')).toBe(200)
  for (let network = 1; network <= 10; network++) await times(10, () => signIn(`198.51.100.${network}`, 'a guess'))
  expect(await signIn('203.0.113.3', 'pravesh-demo')).toBe(429)
  expect(await signIn('203.0.113.1', 'pravesh-demo')).toBe(200)
  // Notices of a sign-in are counted with the mail that they limit, in its transaction.
  const counted = sql`select key from throttle where key not like '["signed-in",%'`
  expect((await database.db.execute(counted)).rows).toEqual([])
})

test('IPv6 is counted by what lies around a caller', async () => {
  const requestReset = async (n: number, address: string) =>
    (await call('POST', '/open/forgot-password', { body: { username: `n${n}@example.in` }, remoteAddress: address }))
      .status
  const statuses = await times(121, (n) => requestReset(n, `2001:db8:7:a${(n % 100).toString(16).padStart(2, '0')}::1`))
  expect([statuses.indexOf(429), statuses.lastIndexOf(200)]).toEqual([120, 119])
  expect(await requestReset(121, '2001:db8:7:b00::1')).toBe(200)
})
