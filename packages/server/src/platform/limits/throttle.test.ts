import { ApiError } from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { buildApp } from '../../app/app.ts'
import { readConfig } from '../config/config.ts'
import type { Environment } from '../config/environment.ts'
import { countTry, type Key } from './throttle.ts'

const { call, database } = await testApp('demo')
const host = 'demo.pravesh.example'
beforeEach(() => database.db.execute(sql`delete from throttle`))

type AttemptResult = { status: number; wait: unknown }
async function sendAttempts(path: string, bodies: object[]): Promise<AttemptResult[]> {
  const results: AttemptResult[] = []
  for (const body of bodies) {
    const { status, headers } = await call('POST', path, { body })
    results.push({ status, wait: headers['retry-after'] === undefined ? null : Number(headers['retry-after']) > 0 })
  }
  return results
}
const password = 'a guess of somebody'
const student = (username: string) => ({ student_type: 'college', username, password })
const buyer = (email: string) => ({ institute_type: 'school', email, password })
const callCases: [string, string, (name: string) => object, string, string, number][] = [
  ['student by e-mail', '/open/student-login', student, `student@${host}`, `nobody@${host}`, 10],
  ['student by mobile', '/open/student-login', student, '9000000001', '9000000009', 10],
  ['buyer', '/open/buyer-login', buyer, `school@${host}`, `nobody@${host}`, 10],
  ['admin', '/open/admin-login', (username) => ({ username, password }), 'admin', 'nimda', 10],
  ['forgot, student', '/open/forgot-password', (username) => ({ username }), `student@${host}`, `nobody@${host}`, 3],
  [
    'forgot, buyer',
    '/open/forgot-password',
    (username) => ({ username, role: 'buyer' }),
    `school@${host}`,
    `nobody@${host}`,
    3,
  ],
  ['code', '/open/otp', (mobile) => ({ mobile }), '9000000001', '9000000009', 1],
]
test.each(callCases)(
  '%s: known and unknown are slowed down alike',
  async (_name, path, body, existingName, unknown, maxAttempts) => {
    const statesOf = async (name: string) => {
      const results = await sendAttempts(
        path,
        Array.from({ length: maxAttempts + 2 }, () => body(name)),
      )
      return results
    }
    const [first, second] = [await statesOf(existingName), await statesOf(unknown)]
    expect(second).toEqual(first)
    expect(first.findIndex(({ status }) => status === 429)).toBe(maxAttempts)
  },
)

test('one mobile is one name, however it is written', async () => {
  const spelt = ['9000000001', '90000 00001', '+91 90000 00001', '09000000001', '90000-00001', '+919000000001']
  const bodies = Array.from({ length: 11 }, (_, n) => student(spelt[n % spelt.length] ?? ''))
  expect((await sendAttempts('/open/student-login', bodies)).at(-1)?.status).toBe(429)
  const forgotten = Array.from({ length: 4 }, (_, n) => ({ username: spelt[n] ?? '' }))
  expect((await sendAttempts('/open/forgot-password', forgotten)).at(-1)?.status).toBe(429)
})

test.each([
  [
    ['a', 'b:c', 'd'],
    ['a', 'b', 'c:d'],
  ],
  [
    ['a', 'b', 'c'],
    ['a', 'b:c'],
  ],
  [
    ['a', 'b","c'],
    ['a', 'b', 'c'],
  ],
  [
    ['a', 1],
    ['a', '1'],
  ],
  [
    ['a', '\u0000'],
    ['a', '\\u0000'],
  ],
  [
    ['a', `${'x'.repeat(300)}y`],
    ['a', `${'x'.repeat(300)}z`],
  ],
] as [Key, Key][])('%j and %j are two keys', async (first, other) => {
  const { db } = database
  await countTry(db, [first, 1, 1])
  await countTry(db, [other, 1, 1])
  await expect(countTry(db, [first, 1, 1])).rejects.toThrow('Too many tries')
})

const production: Environment = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PUBLIC_ORIGIN: 'https://www.example.in',
  SESSION_SECRET: 'qW8vN2xR5tY7uB4mK9pL3sD6fG1hJ0zC',
  ENCRYPTION_KEY: 'Zx3Cv6Bn9Mq1We4Rt7Yu0Io2Pa5Sd8Fg',
}
async function another(environment: Environment = {}) {
  const result = readConfig(environment)
  if ('problems' in result) throw new Error(result.problems.join(' '))
  const app = await buildApp({ database: database, config: result.config })
  opened.push(app)
  return (remoteAddress: string, forwarded?: string) => (username: string) =>
    app
      .inject({
        method: 'POST',
        url: '/api/v1/open/forgot-password',
        remoteAddress,
        headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
        payload: { username },
      })
      .then(({ statusCode }) => statusCode)
}
const opened: { close(): Promise<unknown> }[] = []
afterAll(() => Promise.all(opened.map((app) => app.close())))

test('a restart forgets no tries, of a name or of an address', async () => {
  const before = (await another())('198.51.100.7')
  for (let n = 0; n < 3; n++) expect(await before('asha@example.in')).toBe(200)
  for (let n = 0; n < 27; n++) expect(await before(`${n}@example.in`)).toBe(200)
  const after = await another()
  expect(await after('203.0.113.1')('asha@example.in')).toBe(429)
  expect(await after('198.51.100.7')('other@example.in')).toBe(429)
  expect(await after('203.0.113.1')('other@example.in')).toBe(200)
})

type From = (n: number) => [remote: string, forwarded?: string]
const cheats: [string, Environment, From][] = [
  ['the demo, whatever X-Forwarded-For says', {}, (n) => ['127.0.0.1', `198.51.100.${n}`]],
  ['a caller from outside who says to be a proxy', production, (n) => ['203.0.113.9', `198.51.100.${n}`]],
  ['a caller who adds to what the proxy says', production, (n) => ['127.0.0.1', `198.51.100.${n}, 203.0.113.9`]],
  [
    'a caller who names proxies',
    { ...production, TRUST_PROXY: 'loopback, uniquelocal' },
    (n) => ['10.0.0.2', `198.51.100.${n}, 203.0.113.9, 10.0.0.${n}`],
  ],
  ['a neighbour that nobody named a proxy', production, (n) => ['172.17.0.1', `198.51.100.${n}`]],
  ['a network of IPv6', production, (n) => ['127.0.0.1', `2001:db8:1:2:${n}::1`]],
  ['a proxy that names ports', production, (n) => ['127.0.0.1', `198.51.100.1:${50_000 + n}`]],
  ['one address in two ways', production, (n) => (n % 2 ? ['203.0.113.9'] : ['::ffff:203.0.113.9'])],
]
test.each(cheats)('%s: counted as one', async (_name, environment, from) => {
  const app = await another(environment)
  const statuses: number[] = []
  for (let n = 1; n <= 31; n++) statuses.push(await app(...from(n))(`${n}@example.in`))
  expect(statuses.indexOf(429)).toBe(30)
})

test('people behind one proxy are counted apart', async () => {
  const app = await another(production)
  const statuses = new Set<number>()
  for (let n = 1; n <= 40; n++) statuses.add(await app('127.0.0.1', `198.51.100.${n}`)(`${n}@example.in`))
  expect([...statuses]).toEqual([200])
})

test('a proxy of another network is believed where it is named', async () => {
  const app = await another({ ...production, TRUST_PROXY: 'loopback, 192.0.2.0/24' })
  const statuses = new Set<number>()
  for (let n = 1; n <= 40; n++) statuses.add(await app('192.0.2.8', `198.51.100.${n}`)(`${n}@example.in`))
  expect([...statuses]).toEqual([200])
})

test.each([
  [0.2, '1 second'],
  [1, '1 second'],
  [25, '25 seconds'],
  [90, '2 minutes'],
  [661, '12 minutes'],
  [5_340, '89 minutes'],
  [5_400, '2 hours'],
])('who is to wait %d seconds is told %s', (retryAfter, durationText) => {
  expect(new ApiError('TOO_MANY', { retryAfter }).message).toBe(`Too many tries. Try again in ${durationText}`)
})

test('the answer says how long in words as well', async () => {
  const requestCode = () => call<{ message: string }>('POST', '/open/otp', { body: { mobile: '9000000001' } })
  await requestCode()
  expect((await requestCode()).body.message).toMatch(/^Too many tries\. Try again in (30|2\d) seconds$/)
})
