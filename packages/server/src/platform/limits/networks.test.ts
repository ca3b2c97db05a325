import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'

// One IPv6 line has 256 networks of the size of a phone's, a tunnel 65,536 of them.
const { call, database } = await testApp()
beforeEach(() => database.db.execute(sql`delete from throttle`))

const mobileOf = (n: number) => String(9_700_000_000 + n)
const tooCommon = 'password1234'
const person = { name: 'Asha Rao', consentVersion: '2026-11' }
type Way = [name: string, path: string, most: number, body: (n: number) => object]
/** Anonymous calls that are counted by network: each ends before any slow work. */
const callCases: Way[] = [
  ['forgotten passwords', '/open/forgot-password', 30, (n) => ({ username: `n${n}@example.in` })],
  ['codes', '/open/otp', 120, (n) => ({ mobile: mobileOf(n) })],
  ['tries of codes', '/open/otp/verify', 60, (n) => ({ mobile: mobileOf(n), otp: '000000', otpId: 'A'.repeat(24) })],
  ['enquiries', '/open/enquiry/general', 60, (n) => ({ ...person, mobile: mobileOf(n) })],
  [
    'sign-ups',
    '/open/student-signup',
    30,
    (n) => ({
      ...person,
      email: `n${n}@example.in`,
      mobile: mobileOf(n),
      password: tooCommon,
      date_of_birth: '2001-04-30',
    }),
  ],
  ['sign-ins', '/open/admin-login', 60, (n) => ({ username: `n${n}`, password: 'a guess' })],
]
const from = (subnet: number) => `2001:db8:7:${subnet.toString(16)}::1`
let last = 0
const sendCall = async ([, path, , body]: Way, remoteAddress: string) =>
  (await call('POST', path, { body: body(++last), remoteAddress })).status

/**
 * Sends two calls from two networks, then raises the counters that both of them share by `calls`, as if that many more had been sent from
 * other networks. Returns the number of calls that are counted.
 */
async function sendMany(way: Way, [one, other]: [string, string], calls: number): Promise<number> {
  for (const address of [one, other]) expect(await sendCall(way, address)).not.toBe(429)
  const { rowCount } = await database.db.execute(sql`update throttle set count = count + ${calls} where count = 2`)
  expect(rowCount).toBeGreaterThan(0)
  return calls + 2
}

test.each(callCases)('%s: a line of 256 networks gets four times what one gets', async (...way) => {
  const [, , maxCalls] = way
  let sent = await sendMany(way, [from(0x0a00), from(0x0a01)], maxCalls * 4 - 20)
  for (; sent < maxCalls * 4; sent++) expect(await sendCall(way, from(0x0a00 + (sent % 200)))).not.toBe(429)
  expect(await sendCall(way, from(0x0aff))).toBe(429)
  expect(await sendCall(way, from(0x0b00))).not.toBe(429)
})

test('a tunnel of 65,536 networks gets sixteen times what one gets', async () => {
  const [way] = callCases as [Way]
  let sent = await sendMany(way, [from(0), from(1 << 8)], 480 - 50)
  for (; sent < 480; sent++) expect(await sendCall(way, from((sent % 48) << 8))).toBe(200)
  expect(await sendCall(way, from(0xff00))).toBe(429)
  expect(await sendCall(way, '2001:db8:8::1')).toBe(200)
})
