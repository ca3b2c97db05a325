import type { AddressInfo } from 'node:net'
import { errorBody } from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildApp } from '../../src/app/app.ts'
import { openSession } from '../../src/people/session/tokens.ts'
import { studentAccount } from '../../src/platform/db/tables.ts'
import { type BodyBudget, usualBodyBudget } from '../../src/platform/http/capacity/body-budget.ts'
import { testApp } from '../../testing/test-app.ts'
import { exchange, openSocket, type RawResponse, request } from './raw.ts'

// Bodies are begun and not ended, over sockets, by as many as it takes.
const { database, config, adminToken } = await testApp()
const { db } = database
const KiB = 1024
const MiB = KiB * KiB
const bounds = (total: number, perNetwork = total, perAccount = total) => ({ total, perNetwork, perAccount })
const usual = { small: bounds(MiB), large: bounds(MiB) }
const [anonymous, families, staff, gateway] = [usual, usual, usual, bounds(MiB)]
const bodyBudget = { anonymous, families, staff, gateway, smallArriveMs: 60_000, largeArriveMs: 60_000 }
let app: Awaited<ReturnType<typeof buildApp>>
let port = 0
const sockets: Awaited<ReturnType<typeof openSocket>>[] = []
async function serve(bodies: Partial<BodyBudget> = {}) {
  const proxied = { ...config, trustProxy: 'loopback' }
  app = await buildApp({ database: database, config: proxied, capacity: { bodies: { ...bodyBudget, ...bodies } } })
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
}
beforeEach(() => db.execute(sql`delete from throttle`))
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await app.close()
})

const json = 'content-type: application/json'
const login = 'POST /api/v1/open/admin-login'
const webhook = 'POST /api/v1/open/payment/webhook'
const upload = 'POST /api/v1/student/documents'
const authorizationHeader = (token: string) => `authorization: Bearer ${token}`
const head = (line: string, length: number | 'chunked', ...extraHeaders: string[]) =>
  [
    `${line} HTTP/1.1`,
    'host: localhost',
    json,
    length === 'chunked' ? 'transfer-encoding: chunked' : `content-length: ${length}`,
    ...extraHeaders,
  ].join('\r\n')
/** Announces a length, and then sends only a part of it: repeated without capacity, since the polling requests use some themselves. */
async function begin(text: string, sent = 0) {
  const socket = await openSocket(port)
  sockets.push(socket)
  const piece = text.includes('chunked') ? `${sent.toString(16)}\r\n${' '.repeat(sent)}\r\n` : ' '.repeat(sent)
  socket.once('data', () => {
    if (sockets.includes(socket)) begin(text, sent).catch(() => undefined)
  })
  socket.write(`${text}\r\n\r\n${sent > 0 ? piece : ''}`)
  return socket
}
const from = (address: string) => `x-forwarded-for: ${address}`
/** No form, but a complete body of this size: rejected for its content if there is capacity. */
const sendFull = (line: string, bytes: number, ...extraHeaders: string[]) =>
  exchange(port, request(line, [json, ...extraHeaders], `{}${' '.repeat(bytes - 2)}`))
const expectRejected = ({ status, headers, body }: RawResponse) => {
  expect([status, errorBody.parse(JSON.parse(body)).code]).toEqual([503, 'UNAVAILABLE'])
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
}
/** Polls until there is no capacity, or until there is: open bodies arrive at an unknown time. */
const until = (status: number, send: () => Promise<RawResponse>) =>
  vi.waitFor(async () => {
    const response = await send()
    expect(response.status).toBe(status)
    return response
  }, 60_000)
let people = 0
async function family() {
  const [row] = await db
    .insert(studentAccount)
    .values({ track: 'school', name: 'Asha', email: `room${++people}@example.in` })
    .returning()
  return openSession(db, 'student', row?.id ?? 0)
}

test('what is announced and does not come takes no room', async () => {
  await serve({ anonymous: { small: bounds(20 * KiB), large: bounds(64 * KiB) } })
  for (let n = 0; n < 8; n++) {
    await begin(head(login, 16 * KiB))
    await begin(head(login, n % 2 ? 512 * KiB : 'chunked'))
  }
  expect((await sendFull(login, 16 * KiB)).status).toBe(422)
  expect((await sendFull(login, 60 * KiB)).status).toBe(422)
})

test('what strangers send has its bounds, and takes nothing from what is small or signed in', async () => {
  await serve()
  const asha = await family()
  for (let n = 0; n < 4; n++) await begin(head(login, n % 2 ? 512 * KiB : 'chunked'), 255 * KiB)
  expectRejected(await until(503, () => sendFull(login, 20 * KiB)))
  expectRejected(await sendFull('POST /api/v1/open/student-login', 20 * KiB))
  // A body of a form's size is accepted.
  expect((await sendFull(login, 400)).status).toBe(422)
  expect((await sendFull(login, 16 * KiB)).status).toBe(422)
  expect((await sendFull(upload, 400 * KiB, authorizationHeader(asha))).status).toBe(422)
  expect((await sendFull('PUT /api/v1/admin/password', 400 * KiB, authorizationHeader(adminToken))).status).toBe(422)
  // Closed connections free their capacity.
  for (const socket of sockets.splice(0, 2)) socket.destroy()
  await until(422, () => sendFull(login, 20 * KiB))
})

test('what families send has its bounds too, and leaves staff theirs', async () => {
  await serve({ families: { small: bounds(MiB), large: bounds(12 * MiB) } })
  const [asha, ravi] = [await family(), await family()]
  for (let n = 0; n < 2; n++) await begin(head(upload, 6 * MiB, authorizationHeader(asha)), 6 * MiB - 1)
  expectRejected(await until(503, () => sendFull(upload, 20 * KiB, authorizationHeader(ravi))))
  expect((await sendFull('PUT /api/v1/student/profile', 400, authorizationHeader(ravi))).status).toBe(200)
  expect((await sendFull('PUT /api/v1/admin/password', 400 * KiB, authorizationHeader(adminToken))).status).toBe(422)
  expect((await sendFull(login, 400 * KiB)).status).toBe(422)
})

test('forms are bounded as well, those of strangers apart', async () => {
  await serve({ anonymous: { small: bounds(60 * KiB), large: bounds(MiB) } })
  const asha = await family()
  for (let n = 0; n < 4; n++) await begin(head(login, 16 * KiB), 15 * KiB)
  expectRejected(await until(503, () => sendFull(login, 400)))
  expect((await sendFull('PUT /api/v1/student/profile', 400, authorizationHeader(asha))).status).toBe(200)
  expect((await sendFull(login, 20 * KiB)).status).toBe(422)
})

test('one network fills its own share, and no other’s', async () => {
  await serve({ anonymous: { small: bounds(MiB, 15 * KiB), large: bounds(MiB, 60 * KiB) } })
  const [first, second] = [from('198.51.100.7'), from('203.0.113.9')]
  await begin(head(login, 16 * KiB, first), 15 * KiB)
  await begin(head(login, 512 * KiB, first), 60 * KiB)
  expectRejected(await until(503, () => sendFull(login, 400, first)))
  expectRejected(await until(503, () => sendFull(login, 20 * KiB, first)))
  expect((await sendFull(login, 400, second)).status).toBe(422)
  expect((await sendFull(login, 20 * KiB, second)).status).toBe(422)
})

test('one account fills its own share, from however many networks', async () => {
  await serve({ families: { small: bounds(MiB, MiB, 15 * KiB), large: bounds(MiB, MiB, 60 * KiB) } })
  const [asha, ravi] = [authorizationHeader(await family()), authorizationHeader(await family())]
  const profile = 'PUT /api/v1/student/profile'
  await begin(head(profile, 16 * KiB, asha, from('198.51.100.7')), 15 * KiB)
  await begin(head(profile, 512 * KiB, asha, from('203.0.113.9')), 60 * KiB)
  expectRejected(await until(503, () => sendFull(profile, 400, asha)))
  expectRejected(await until(503, () => sendFull(profile, 20 * KiB, asha)))
  expect((await sendFull(profile, 400, ravi)).status).toBe(200)
  expect((await sendFull(profile, 20 * KiB, ravi)).status).toBe(200)
})

test('the payment gateway’s news has a pool of its own, which strangers cannot fill by signing in', async () => {
  await serve({ anonymous: { small: bounds(15 * KiB), large: bounds(60 * KiB) }, gateway: bounds(MiB, 60 * KiB) })
  const [first, second] = [from('198.51.100.7'), from('203.0.113.9')]
  await begin(head(login, 16 * KiB), 15 * KiB)
  await begin(head(login, 512 * KiB), 60 * KiB)
  expectRejected(await until(503, () => sendFull(login, 400)))
  expectRejected(await until(503, () => sendFull(login, 20 * KiB)))
  for (const bytes of [400, 20 * KiB]) expect((await sendFull(webhook, bytes)).status).toBe(400)
  await begin(head(webhook, 512 * KiB, first), 60 * KiB)
  expectRejected(await until(503, () => sendFull(webhook, 400, first)))
  expect((await sendFull(webhook, 20 * KiB, second)).status).toBe(400)
})

test('bodies that were answered, refused or cut off hold nothing', async () => {
  await serve()
  for (let n = 0; n < 12; n++) {
    expect((await sendFull(login, 400 * KiB)).status).toBe(422)
    expect((await sendFull(login, 600 * KiB)).status).toBe(413)
    ;(await begin(head(login, 512 * KiB), 400 * KiB)).destroy()
    expect((await sendFull(upload, 400 * KiB)).status).toBe(401)
    await until(422, () => sendFull(login, 500 * KiB))
  }
  await until(422, () => sendFull(login, 500 * KiB))
})

test.each([
  ['a form', { smallArriveMs: 1_500 }, 300],
  ['a larger body', { largeArriveMs: 1_500 }, 300 * KiB],
])('%s that does not arrive is not waited for', async (_name, times, bytes) => {
  await serve(times)
  const drips = await exchange(port, [`${head(login, bytes)}\r\n\r\n{"username"`])
  expect([drips.status, errorBody.parse(JSON.parse(drips.body)).code]).toEqual([400, 'MALFORMED'])
  expect(drips.headers.connection).toBe('close')
})

test('the usual bounds of a network and of an account are below those of all', () => {
  const { anonymous, families, staff } = usualBodyBudget
  for (const { small, large } of [anonymous, families, staff])
    for (const { total, perNetwork, perAccount = 0 } of [small, large]) {
      expect(perNetwork).toBeLessThan(total)
      expect(perAccount).toBeLessThan(total)
    }
  expect(usualBodyBudget.smallArriveMs).toBeLessThanOrEqual(5_000)
})
