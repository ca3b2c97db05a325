import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { buyerAccount } from '../../platform/db/tables.ts'

// Attackers try to lock people out of their own accounts: by names made to be counted as theirs, and by guessing until the limit is
// reached.
const { call, database, outbox } = await testApp('demo')
const { db } = database
const [school = { hash: '' }] = await db
  .select({ hash: buyerAccount.passwordHash })
  .from(buyerAccount)
  .where(eq(buyerAccount.instituteType, 'school'))
beforeEach(async () => {
  await db.execute(sql`truncate throttle, known_network, temporary_password`)
  await db.update(buyerAccount).set({ passwordHash: school.hash }).where(eq(buyerAccount.instituteType, 'school'))
})

const host = 'demo.pravesh.example'
const right = 'pravesh-demo'
const signInMethods = {
  student: ['/open/student-login', { student_type: 'college', username: `student@${host}` }],
  buyer: ['/open/buyer-login', { institute_type: 'school', email: `school@${host}` }],
  admin: ['/open/admin-login', { username: 'admin' }],
} as const
type AccountRole = keyof typeof signInMethods
const all = Object.keys(signInMethods) as AccountRole[]
const signIn = async (role: AccountRole, remoteAddress: string, password: string, overrides: object = {}) => {
  const [path, name] = signInMethods[role]
  return (await call('POST', path, { body: { ...name, password, ...overrides }, remoteAddress })).status
}
const guess = (role: AccountRole, from: string, overrides: object = {}) =>
  signIn(role, from, 'a guess of somebody', overrides)
const times = async <T>(n: number, act: (index: number) => Promise<T>) => {
  const results: T[] = []
  for (let index = 0; index < n; index++) results.push(await act(index))
  return results
}
/**
 * A hundred guesses at an account in one hour, from ten networks, and more that are rejected. Sixty of them are not sent: after the first
 * two networks, the counters of the account, which are the only ones above ten, are raised instead.
 */
async function closed(role: AccountRole) {
  const guessFrom = (network: number) => times(10, () => guess(role, `198.51.100.${network}`))
  for (const network of [1, 2]) expect(new Set(await guessFrom(network))).toEqual(new Set([401]))
  const { rowCount } = await db.execute(sql`update throttle set count = count + 60 where count = 20`)
  expect(rowCount).toBeGreaterThan(0)
  for (const network of [9, 10]) expect(new Set(await guessFrom(network))).toEqual(new Set([401]))
  for (const network of [11, 12, 13]) expect(new Set(await guessFrom(network))).toEqual(new Set([429]))
}

test('no name is counted as another one at an address', async () => {
  await times(12, () => guess('admin', '198.51.100.7', { username: 'at:203.0.113.7:admin' }))
  expect(await signIn('admin', '203.0.113.7', right)).toBe(200)
  await times(12, () => guess('student', '198.51.100.7', { username: 'at:203.0.113.8:college:student' }))
  await times(12, () => guess('admin', '198.51.100.8', { username: 'college:student@x.in' }))
  expect(await guess('student', '203.0.113.8', { username: 'student' })).toBe(401)
})

test('names that begin alike are counted apart, however long they are', async () => {
  const long = (end: string) => ({ username: `${'a'.repeat(240)}${end}` })
  expect((await times(11, () => guess('student', '198.51.100.7', long('x')))).at(-1)).toBe(429)
  expect(await guess('student', '198.51.100.7', long('y'))).toBe(401)
})

test.each(all)(
  '%s: while strangers guess, the owner signs in from where they did before, and nobody else',
  async (role) => {
    expect(await signIn(role, '203.0.113.20', right)).toBe(200)
    await closed(role)
    expect(await signIn(role, '203.0.113.21', right)).toBe(429)
    expect(await times(3, () => signIn(role, '203.0.113.20', right))).toEqual([200, 200, 200])
    // Guesses from the own network are stopped there, and only then and there.
    expect((await times(12, () => guess(role, '203.0.113.20'))).slice(-3)).toEqual([401, 429, 429])
    expect(await signIn(role, '203.0.113.20', right)).toBe(429)
  },
)

test('of IPv6 a home is a /64, whichever address it has today', async () => {
  expect(await signIn('student', '2001:db8:1:2::7', right)).toBe(200)
  await closed('student')
  expect(await signIn('student', '2001:db8:1:2:aaaa::1', right)).toBe(200)
  expect(await signIn('student', '2001:db8:1:3::7', right)).toBe(429)
})

test('a neighbour who closes their network to every name closes it to no one who signed in there before', async () => {
  const shared = '203.0.113.30'
  expect(await signIn('student', shared, right)).toBe(200)
  await times(60, (n) => guess('student', shared, { username: `n${n}@example.in` }))
  const statuses = await times(250, (n) => guess('student', shared, { username: `m${n}@example.in` }))
  expect(new Set(statuses)).toEqual(new Set([429]))
  expect(await signIn('buyer', shared, right)).toBe(429)
  // A guess at the account that has signed in there has the same response as one at any other, so that it does not reveal which those are.
  expect(await times(3, () => guess('student', shared))).toEqual([429, 429, 429])
  expect(await signIn('student', shared, right)).toBe(200)
})

test('a temporary password lets in from anywhere, also while the account is closed', async () => {
  expect(await signIn('buyer', '203.0.113.39', right)).toBe(200)
  await closed('buyer')
  const forgotten = { role: 'buyer', username: `school@${host}`, institute_type: 'school' }
  expect((await call('POST', '/open/forgot-password', { body: forgotten })).status).toBe(200)
  const temporary = /[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec((await outbox())[0]?.text ?? '')?.[0] ?? ''
  expect(await signIn('buyer', '203.0.113.40', right)).toBe(429)
  expect(await signIn('buyer', '203.0.113.40', temporary)).toBe(403)
  expect(await signIn('buyer', '203.0.113.40', temporary, { new_password: 'a banyan by the gate' })).toBe(200)
  expect(await signIn('buyer', '203.0.113.40', 'a banyan by the gate')).toBe(200)
  // The holder of the old password has no known network any more.
  expect(await signIn('buyer', '203.0.113.39', 'a banyan by the gate')).toBe(429)
})

test('who changes the password is known where they are, and nowhere that the old one signed in', async () => {
  expect(await signIn('buyer', '203.0.113.50', right)).toBe(200)
  const [path, name] = signInMethods.buyer
  const body = { ...name, password: right }
  const { auth_token: token } = (
    await call<{ auth_token: string }>('POST', path, { body, remoteAddress: '203.0.113.51' })
  ).body
  const change = { current_password: right, new_password: 'a neem by the gate' }
  expect((await call('PUT', '/buyer/password', { token, body: change, remoteAddress: '203.0.113.51' })).status).toBe(
    200,
  )
  await closed('buyer')
  expect(await signIn('buyer', '203.0.113.50', 'a neem by the gate')).toBe(429)
  expect(await signIn('buyer', '203.0.113.51', 'a neem by the gate')).toBe(200)
})

test('the networks of an account are few, keyed and forgotten in time', async () => {
  for (let n = 1; n <= 23; n++) expect(await signIn('admin', `192.0.2.${n}`, right)).toBe(200)
  const { rows } = await db.execute<{ network: string }>(sql`select * from known_network where realm = 'admin'`)
  expect(rows).toHaveLength(20)
  expect(JSON.stringify(rows)).not.toContain('192.0.2')
  await closed('admin')
  expect(await signIn('admin', '192.0.2.1', right)).toBe(429)
  expect(await signIn('admin', '192.0.2.23', right)).toBe(200)
  await db.execute(sql`update known_network set seen_at = now() - interval '91 days'`)
  expect(await signIn('admin', '192.0.2.23', right)).toBe(429)
})
