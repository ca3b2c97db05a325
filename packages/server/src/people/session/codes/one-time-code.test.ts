import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { codeOf, fieldsOf, testApp } from '../../../../testing/test-app.ts'
import { sweepCodes } from './one-time-code.ts'

type Verified = { auth_token?: string; username?: string; ticket?: string; message: string }
const { call, database, outbox, demoToken } = await testApp('demo')
const knownMobile = '9000000001'
let last = 9_200_000_000

const requestCode = (mobile: string, overrides: object = {}) =>
  call<{ otpId: string; resendAfter: number; message: string }>('POST', '/open/otp', { body: { mobile, ...overrides } })
const verify = (otp: string, otpId: string, mobile: string) =>
  call<Verified>('POST', '/open/otp/verify', { body: { otp, otpId, mobile } })
const resetThrottle = () => database.db.execute(sql`delete from throttle`)
const sentCode = async () => /\d{6}/.exec((await outbox())[0]?.text ?? '')?.[0] ?? 'none'
const other = (otp: string) => String((Number(otp) + 1) % 1_000_000).padStart(6, '0')

async function codeFor(mobile: string, overrides: object = {}) {
  const { otpId } = (await requestCode(mobile, overrides)).body
  return { otp: await sentCode(), otpId, mobile }
}
beforeEach(async () => {
  await resetThrottle()
  await database.db.execute(sql`update student_account set suspended = false`)
})

test('a known mobile gets a session, an unknown one a ticket; both are asked for alike', async () => {
  const [knownResponse, unknownResponse] = [await requestCode(knownMobile), await requestCode(String(++last))]
  expect({ ...knownResponse.body, otpId: '' }).toEqual({ ...unknownResponse.body, otpId: '' })
  expect(knownResponse.body).toMatchObject({ resendAfter: 30, message: 'OTP sent successfully' })
  const sent = await outbox()
  const codeTo = (mobile: string) => /\d{6}/.exec(sent.find(({ to }) => to === `+91${mobile}`)?.text ?? '')?.[0]
  const session = await verify(codeTo(knownMobile) ?? '', knownResponse.body.otpId, `+91 ${knownMobile}`)
  expect(session.body).toMatchObject({ username: 'Demo student', message: 'OTP verified successfully' })
  expect((await call('POST', '/student/logout', { token: session.body.auth_token })).status).toBe(200)
  const ticket = await verify(codeTo(String(last)) ?? '', unknownResponse.body.otpId, String(last))
  expect(Object.keys(ticket.body).sort()).toEqual(['message', 'ticket'])
})

test('a parent signs in by a code', async () => {
  const { otp, otpId, mobile } = await codeFor('9000000002', { student_type: 'school' })
  expect((await verify(otp, otpId, mobile)).body.username).toBe('Demo parent')
})

test('of five at once exactly one wins, and nobody after', async () => {
  for (let round = 0; round < 5; round++) {
    const { otp, otpId, mobile } = await codeFor(String(++last))
    const responses = await Promise.all(Array.from({ length: 5 }, () => verify(otp, otpId, mobile)))
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401])
    expect((await verify(otp, otpId, mobile)).body.message).toBe('Invalid OTP')
  }
})

test('five wrong tries use it up, also when they come at once', async () => {
  const code = await codeFor(String(++last))
  for (let n = 0; n < 5; n++) expect(codeOf(await verify(other(code.otp), code.otpId, code.mobile))).toBe('INVALID_OTP')
  expect((await verify(code.otp, code.otpId, code.mobile)).status).toBe(401)
  const two = await codeFor(String(++last))
  await Promise.all(Array.from({ length: 8 }, () => verify(other(two.otp), two.otpId, two.mobile)))
  expect((await verify(two.otp, two.otpId, two.mobile)).status).toBe(401)
})

test('a code is for its own id and mobile, and goes on working when another is sent, until one is used', async () => {
  const first = await codeFor(String(++last))
  expect((await verify(first.otp, first.otpId, knownMobile)).status).toBe(401)
  await resetThrottle()
  const second = await codeFor(first.mobile)
  expect((await verify(second.otp, 'A'.repeat(24), first.mobile)).status).toBe(401)
  expect((await verify(first.otp, first.otpId, first.mobile)).status).toBe(200)
  expect((await verify(second.otp, second.otpId, first.mobile)).status).toBe(401)
})

test('it lives five minutes, and its message is not sent later', async () => {
  const { otp, otpId, mobile } = await codeFor(String(++last))
  await database.db.execute(sql`update one_time_code set expires_at = now() - interval '1 second'`)
  expect((await verify(otp, otpId, mobile)).status).toBe(401)
  await requestCode(String(++last))
  const before = await database.db.execute(sql`select count(*)::int as n from outbox`)
  await database.db.execute(sql`update job set expires_at = now() - interval '1 second' where state = 'ready'`)
  expect((await outbox()).length).toBe((before.rows[0] as { n: number }).n)
  await sweepCodes(database.db)
  expect((await verify(otp, otpId, mobile)).status).toBe(401)
})

test('another is sent after thirty seconds, and so many from one address', async () => {
  const mobile = String(++last)
  const earlyResponses = [await requestCode(mobile), await requestCode(mobile)]
  expect(earlyResponses.map(({ status }) => status)).toEqual([200, 429])
  expect(Number(earlyResponses[1]?.headers['retry-after'])).toBeLessThanOrEqual(30)
  await database.db.execute(
    sql`update throttle set resets_at = now() - interval '1 s' where key like '["code","again"%'`,
  )
  expect((await requestCode(mobile)).status).toBe(200)
  await resetThrottle()
  const sent = async () => (await outbox()).length
  const before = await sent()
  const flood = await Promise.all(Array.from({ length: 31 }, () => requestCode(String(++last))))
  // The one beyond is answered alike, and not sent.
  expect(new Set(flood.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await sent()) - before).toBe(30)
})

test('codes are kept as HMACs, and their messages sealed', async () => {
  await outbox()
  const { otpId } = (await requestCode(String(++last))).body
  const { rows } = await database.db.execute<{ payload: string }>(
    sql`select payload::text as payload from job where state = 'ready' and kind = 'sms'`,
  )
  const otp = await sentCode()
  const storedCode = await database.db.execute(sql`select * from one_time_code where id = ${otpId}`)
  expect(rows).toHaveLength(1)
  expect(`${rows[0]?.payload}${storedCode.rows[0]?.code_hash}`).not.toContain(otp)
  expect(rows[0]?.payload).not.toContain(String(last))
})

test('what is no code is refused by its shape', async () => {
  for (const otp of [{}, [], null, 123456, '12345', '1234567', '१२३४५'])
    expect(
      fieldsOf(await call('POST', '/open/otp/verify', { body: { otp, otpId: 'A'.repeat(24), mobile: knownMobile } })),
    ).toEqual(['otp'])
  expect((await requestCode('00000 00000')).status).toBe(422)
})

test('a suspended account gets neither session nor ticket, and its tokens die', async () => {
  const token = await demoToken('student')
  const { otp, otpId, mobile } = await codeFor(knownMobile)
  await database.db.execute(sql`update student_account set suspended = true where track = 'college'`)
  expect(codeOf(await verify(otp, otpId, mobile))).toBe('FORBIDDEN')
  expect((await call('POST', '/student/logout', { token })).status).toBe(401)
})

test('the last line of the message names the host and the code, so that phones offer it to this site alone', async () => {
  await requestCode(String(++last))
  const text = (await outbox())[0]?.text ?? ''
  const code = /\d{6}/.exec(text)?.[0]
  expect(text.split('\n').at(-1)).toBe(`@localhost:3000 #${code}`)
})
