import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { buildApp } from '../../app/app.ts'
import { readConfig } from '../../platform/config/config.ts'

const { database, call, outbox } = await testApp('demo')
const read = readConfig({})
if ('problems' in read) throw new Error(read.problems.join(' '))
const { config } = read
let app = await buildApp({ database: database, config })
afterAll(() => app.close())
beforeEach(() => database.db.execute(sql`delete from throttle`))

const host = 'demo.pravesh.example'
const right = 'pravesh-demo'
const signInMethods = {
  student: ['/open/student-login', { student_type: 'college', username: `student@${host}` }],
  buyer: ['/open/buyer-login', { institute_type: 'school', email: `school@${host}` }],
  admin: ['/open/admin-login', { username: 'admin' }],
} as const
type AccountRole = keyof typeof signInMethods
async function signIn(role: AccountRole, from: string, password: string, overrides: object = {}): Promise<number> {
  const [path, name] = signInMethods[role]
  const payload = { ...name, password, ...overrides }
  return (await app.inject({ method: 'POST', url: `/api/v1${path}`, remoteAddress: from, payload })).statusCode
}
const guess = (role: AccountRole, from: string) => signIn(role, from, 'a guess of somebody')
/** So many wrong passwords came from there already. */
const guessed = (from: string, count: number) =>
  database.db.execute(
    sql`insert into throttle (key, count, resets_at) values (${JSON.stringify(['login', 'away', 'from', from])}, ${count}, now() + interval '9 minutes')`,
  )
const all = Object.keys(signInMethods) as AccountRole[]

test.each(all)('%s: a room full of people signs in from one address', async (role) => {
  await guessed('203.0.113.9', 58)
  for (let n = 0; n < 5; n++) expect(await signIn(role, '203.0.113.9', right)).toBe(200)
  expect(await Promise.all([1, 2].map(() => signIn(role, '203.0.113.9', right)))).toEqual([200, 200])
})

test('sixty wrong passwords from one address are its last, whoever’s they are', async () => {
  await guessed('203.0.113.10', 57)
  const statuses: number[] = []
  for (let n = 0; n < 3; n++)
    statuses.push(await signIn('student', '203.0.113.10', 'a guess', { username: `n${n}@example.in` }))
  expect(statuses).toEqual([401, 401, 401])
  for (const role of all) expect(await signIn(role, '203.0.113.10', right)).toBe(429)
})

test.each(all)('%s: a stranger’s guesses lock the owner out where the stranger is, and nowhere else', async (role) => {
  for (let n = 0; n < 10; n++) expect(await guess(role, '198.51.100.7')).toBe(401)
  expect(await signIn(role, '198.51.100.7', right)).toBe(429)
  app = await buildApp({ database: database, config })
  expect(await signIn(role, '198.51.100.7', right)).toBe(429)
  expect(await signIn(role, '203.0.113.9', right)).toBe(200)
})

test('a hundred guesses in an hour from anywhere close the account where it is not known; sign-ins do not open it', async () => {
  for (let network = 1; network <= 10; network++) {
    for (let n = 0; n < 10; n++) expect(await guess('student', `198.51.100.${network}`)).toBe(401)
    if (network < 10) expect(await signIn('student', '203.0.113.9', right)).toBe(200)
  }
  const signInElsewhere = () => signIn('student', '203.0.113.11', right)
  expect([await signInElsewhere(), await signIn('student', '203.0.113.9', right)]).toEqual([429, 200])
  await database.db.execute(sql`update throttle set resets_at = resets_at - interval '16 minutes'`)
  expect(await signInElsewhere()).toBe(429)
  await database.db.execute(sql`update throttle set resets_at = resets_at - interval '45 minutes'`)
  expect(await signInElsewhere()).toBe(200)
})

test('a try at a live code counts against the code alone, one at no code against its address', async () => {
  const mobile = '90000 00001'
  const { otpId } = (await call<{ otpId: string }>('POST', '/open/otp', { body: { mobile } })).body
  const otp = /\d{6}/.exec((await outbox())[0]?.text ?? '')?.[0] ?? ''
  const invalidCode = String((Number(otp) + 1) % 1_000_000).padStart(6, '0')
  const verify = async (code: string, id = otpId) =>
    (await call('POST', '/open/otp/verify', { body: { mobile, otpId: id, otp: code } })).status
  const counted = async () =>
    (await database.db.execute(sql`select count from throttle where key like '["code","missed"%'`)).rows.map(
      (row) => row.count,
    )
  expect([await verify(invalidCode), await counted()]).toEqual([401, []])
  expect([await verify(otp, 'A'.repeat(24)), await counted()]).toEqual([401, [1]])
  expect([await verify(otp), await counted()]).toEqual([200, [1]])
  expect([await verify(otp), await counted()]).toEqual([401, [2]])
})
