import { sql } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'

// An attacker requests codes for a number of another person.
const { call, database, outbox } = await testApp('demo')
const { db } = database
beforeEach(() => db.execute(sql`delete from throttle`))
const knownMobile = '9000000001'
let last = 9_600_000_000

const requestCode = async (mobile: string, remoteAddress: string) => {
  const { status, body } = await call<{ otpId: string }>('POST', '/open/otp', { body: { mobile }, remoteAddress })
  return { status, code: { otpId: body.otpId, mobile } }
}
const codesTo = async (mobile: string) =>
  (await outbox()).filter(({ to }) => to === `+91${mobile}`).map(({ text }) => /\d{6}/.exec(text)?.[0] ?? 'none')
const verify = async (body: object, remoteAddress: string) =>
  (await call<{ auth_token?: string }>('POST', '/open/otp/verify', { body, remoteAddress })).status
const other = (otp = '') => String((Number(otp) + 1) % 1_000_000).padStart(6, '0')
/** So long that another code may be sent. */
const endWait = () => db.execute(sql`update throttle set resets_at = now() - interval '1 s' where key like '%again%'`)
const requestMany = async (times: number, mobile: string, from: string) => {
  const statuses: number[] = []
  for (let n = 0; n < times; n++) {
    statuses.push((await requestCode(mobile, from)).status)
    await endWait()
  }
  return statuses
}

test('a code that a stranger asks for leaves mine as it is, and does not make me wait for mine', async () => {
  const { code: mine } = await requestCode(knownMobile, '203.0.113.1')
  const [otp] = await codesTo(knownMobile)
  expect((await requestCode(knownMobile, '198.51.100.1')).status).toBe(200)
  expect(await verify({ ...mine, otp }, '203.0.113.1')).toBe(200)
})

test('whoever has signed in from a network gets codes there, however many others ask for', async () => {
  const { code: first } = await requestCode(knownMobile, '203.0.113.1')
  const [otp] = await codesTo(knownMobile)
  expect(await verify({ ...first, otp }, '203.0.113.1')).toBe(200)
  for (let network = 1; network <= 5; network++) await requestMany(7, knownMobile, `198.51.100.${network}`)
  expect((await requestCode(knownMobile, '203.0.113.99')).status).toBe(429)
  const mine = await requestCode(knownMobile, '203.0.113.1')
  expect(mine.status).toBe(200)
  expect(await verify({ ...mine.code, otp: (await codesTo(knownMobile))[0] }, '203.0.113.1')).toBe(200)
})

test('strangers get few codes for one number: by network, by hour and by day', async () => {
  const mobile = String(++last)
  expect(await requestMany(5, mobile, '198.51.100.1')).toEqual([200, 200, 200, 200, 429])
  for (const network of [2, 3])
    expect(await requestMany(4, mobile, `198.51.100.${network}`)).toEqual([200, 200, 200, 200])
  expect(await requestMany(2, mobile, '198.51.100.4')).toEqual([429, 429])
  const hours = (n: number) => db.execute(sql`update throttle set resets_at = resets_at - make_interval(hours => ${n})`)
  let sent = 12
  for (let hour = 0; hour < 3; hour++) {
    await hours(1)
    for (const network of [1, 2, 3, 4])
      sent += (await requestMany(4, mobile, `198.51.100.${network}`)).filter((status) => status === 200).length
  }
  expect(sent).toBe(30)
})

test('each code is tried three times, so that what is guessed of a number stays bounded; a right one ends the others', async () => {
  const mobile = String(++last)
  const [{ code: firstCode }, { code: secondCode }] = [
    await requestCode(mobile, '198.51.100.1'),
    await requestCode(mobile, '203.0.113.1'),
  ]
  const [second = '', first = ''] = await codesTo(mobile)
  for (let n = 0; n < 3; n++) expect(await verify({ ...firstCode, otp: other(first) }, '198.51.100.1')).toBe(401)
  expect(await verify({ ...firstCode, otp: first }, '198.51.100.1')).toBe(401)
  await endWait()
  const { code: three } = await requestCode(mobile, '203.0.113.1')
  const [third = ''] = await codesTo(mobile)
  expect(await verify({ ...secondCode, otp: second }, '203.0.113.1')).toBe(200)
  expect(await verify({ ...three, otp: third }, '203.0.113.1')).toBe(401)
})

test('where codes are guessed each has one try, by network and in all; a right one is refused nowhere', async () => {
  const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined)
  const guessOnce = async (from: string) => {
    const mobile = String(++last)
    const { code } = await requestCode(mobile, from)
    const [otp = ''] = await codesTo(mobile)
    expect(await verify({ ...code, otp: other(otp) }, from)).toBe(401)
    return verify({ ...code, otp }, from)
  }
  const network = '203.0.113.70'
  for (let n = 0; n < 20; n++) expect(await guessOnce(network)).toBe(200)
  expect(await guessOnce(network)).toBe(401)
  // Elsewhere nothing has changed, and a right code opens in that network too.
  expect(await guessOnce('203.0.113.71')).toBe(200)
  const { code: mine } = await requestCode(knownMobile, network)
  expect(await verify({ ...mine, otp: (await codesTo(knownMobile))[0] }, network)).toBe(200)
  expect(warned).not.toHaveBeenCalled()
  await db.execute(sql`update throttle set count = 1000 where key = '["code","wrong","all"]'`)
  for (const from of ['203.0.113.72', '203.0.113.73']) expect(await guessOnce(from)).toBe(401)
  expect(warned).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('1000 wrong sign-in codes'))
  warned.mockRestore()
})

test('a neighbour’s wrong tries keep nobody in the same network from using their code', async () => {
  const shared = '203.0.113.50'
  const { code: mine } = await requestCode(knownMobile, shared)
  const [otp] = await codesTo(knownMobile)
  const invalidBody = { otp: '000000', otpId: 'A'.repeat(24), mobile: '9876543210' }
  const statuses: number[] = []
  for (let n = 0; n < 61; n++) statuses.push(await verify(invalidBody, shared))
  expect([statuses.at(-2), statuses.at(-1)]).toEqual([401, 429])
  expect(await verify({ ...mine, otp }, shared)).toBe(200)
})

test('of all codes of an hour a part is kept for numbers that an account has proven', async () => {
  expect((await requestCode(knownMobile, '203.0.113.1')).status).toBe(200)
  expect((await requestCode(String(++last), '203.0.113.2')).status).toBe(200)
  await endWait()
  // Simulates that attackers used up the total limit.
  await db.execute(sql`update throttle set count = 2000 where key = '["code","all","any"]'`)
  // Beyond the limit no code is sent, and the response is the same: a rejection would reveal the numbers with an account.
  const otherMobile = String(++last)
  expect((await requestCode(otherMobile, '203.0.113.3')).status).toBe(200)
  expect(await codesTo(otherMobile)).toEqual([])
  const before = (await codesTo(knownMobile)).length
  expect((await requestCode(knownMobile, '203.0.113.4')).status).toBe(200)
  expect(await codesTo(knownMobile)).toHaveLength(before + 1)
  await endWait()
  await db.execute(sql`update throttle set count = 1000 where key = '["code","all","proven"]'`)
  expect((await requestCode(knownMobile, '203.0.113.5')).status).toBe(200)
  expect(await codesTo(knownMobile)).toHaveLength(before + 1)
})

test('a stranger who uses up what a network may ask for leaves its people theirs', async () => {
  const shared = '203.0.113.60'
  for (let n = 0; n < 30; n++) expect((await requestCode(String(++last), shared)).status).toBe(200)
  // One response for numbers with and without an account: it reveals neither, and only one code is sent.
  const otherMobile = String(++last)
  const responses = [await requestCode(otherMobile, shared), await requestCode(knownMobile, shared)]
  expect(responses.map(({ status, code }) => [status, Object.keys(code), code.otpId.length])).toEqual(
    responses.map(() => [200, ['otpId', 'mobile'], 24]),
  )
  expect([await codesTo(otherMobile), (await codesTo(knownMobile)).length > 0]).toEqual([[], true])
})

test('a forgotten password can always be asked for before the last one that was sent ends', async () => {
  const requestPassword = (from: string) =>
    call('POST', '/open/forgot-password', { body: { username: `student@demo.pravesh.example` }, remoteAddress: from })
  for (let n = 0; n < 5; n++) await requestPassword(`198.51.100.${n}`)
  const { rows } = await db.execute<{ wait: number }>(
    sql`select extract(epoch from resets_at - now())::int as wait from throttle where key like '%forgot%of%student@%'`,
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]?.wait).toBeLessThanOrEqual(30 * 60)
})

test('a mobile that nobody signed in with for six months opens nothing by itself: no code, no new password by SMS', async () => {
  const sentTo = async () => (await outbox()).filter(({ to }) => to === `+91${knownMobile}`).length
  await db.execute(
    sql`update student_account set signed_in_at = now() - interval '7 months' where mobile = ${`+91${knownMobile}`}`,
  )
  const { code } = await requestCode(knownMobile, '203.0.113.80')
  const response = await call('POST', '/open/otp/verify', {
    body: { ...code, otp: (await codesTo(knownMobile))[0] },
    remoteAddress: '203.0.113.80',
  })
  expect([response.status, response.body.message]).toEqual([403, expect.stringContaining('six months')])
  const before = await sentTo()
  expect((await call('POST', '/open/forgot-password', { body: { username: knownMobile } })).status).toBe(200)
  expect(await sentTo()).toBe(before)
  // The password opens it, and the number is in use again.
  const login = { student_type: 'college', username: knownMobile, password: 'pravesh-demo' }
  expect((await call('POST', '/open/student-login', { body: login })).status).toBe(200)
  await db.execute(sql`delete from throttle`)
  const { code: next } = await requestCode(knownMobile, '203.0.113.80')
  expect(await verify({ ...next, otp: (await codesTo(knownMobile))[0] }, '203.0.113.80')).toBe(200)
})

test('what waits for a forgotten password names nobody in plain', async () => {
  await db.execute(sql`delete from job`)
  await call('POST', '/open/forgot-password', { body: { username: 'someone@example.in' } })
  const { rows } = await db.execute<{ payload: unknown }>(sql`select payload from job where kind = 'forgot-password'`)
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain('someone')
})
