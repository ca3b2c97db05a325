import type { AddressInfo } from 'node:net'
import { errorBody } from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildApp } from '../../app.ts'
import { studentAccount } from '../../db/tables.ts'
import { openSession } from '../../session/tokens.ts'
import { testApp } from '../../testing/test-app.ts'
import { exchange, openSocket, type RawResponse, request } from './raw.ts'

// Bodies are begun and not ended, over sockets, by as many as it takes.
const { database, config, adminToken } = await testApp()
const { db } = database
const KiB = 1024
const MiB = KiB * KiB
const bodyBudget = { anonymous: 2 * MiB, families: 16 * MiB, staff: 16 * MiB, forms: MiB, arriveMs: 60_000 }
let app: Awaited<ReturnType<typeof buildApp>>
let port = 0
const sockets: Awaited<ReturnType<typeof openSocket>>[] = []
async function serve(bodies: Partial<typeof bodyBudget> = {}) {
  app = await buildApp({ database: database, config, bodies: { ...bodyBudget, ...bodies } })
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
/** Says how much will come, and then sends nothing of it. */
async function begin(text: string) {
  const socket = await openSocket(port)
  sockets.push(socket)
  socket.write(`${text}\r\n\r\n`)
  return socket
}
/** No form, but a whole body of so many bytes: refused for what is in it where there is room. */
const sendFull = (line: string, bytes: number, ...extraHeaders: string[]) =>
  exchange(port, request(line, [json, ...extraHeaders], `{}${' '.repeat(bytes - 2)}`))
const expectRejected = ({ status, headers, body }: RawResponse) => {
  expect([status, errorBody.parse(JSON.parse(body)).code]).toEqual([503, 'UNAVAILABLE'])
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
}
/** Asks until there is no room, or until there is: what was begun arrives when it arrives. */
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

test('what strangers begin to send has its bounds, and takes nothing from what is small or signed in', async () => {
  await serve()
  const asha = await family()
  for (let n = 0; n < 4; n++) await begin(head(login, n % 2 ? 512 * KiB : 'chunked'))
  expectRejected(await until(503, () => sendFull(login, 20 * KiB)))
  expectRejected(await sendFull('POST /nowhere', 20 * KiB))
  // What is as small as any form is taken.
  expect((await sendFull(login, 400)).status).toBe(422)
  expect((await sendFull(login, 16 * KiB)).status).toBe(422)
  expect((await sendFull(upload, 6 * MiB, authorizationHeader(asha))).status).toBe(422)
  expect((await sendFull('PUT /api/v1/admin/password', 400 * KiB, authorizationHeader(adminToken))).status).toBe(422)
  // Who goes makes room.
  for (const socket of sockets.splice(0, 2)) socket.destroy()
  await until(422, () => sendFull(login, 20 * KiB))
})

test('what families begin to send has its bounds too, and leaves staff theirs', async () => {
  await serve()
  const [asha, ravi] = [await family(), await family()]
  await begin(head(upload, 6 * MiB, authorizationHeader(asha)))
  await begin(head(upload, 6 * MiB, authorizationHeader(asha)))
  expectRejected(await until(503, () => sendFull(upload, 6 * MiB, authorizationHeader(ravi))))
  expect((await sendFull(upload, 3 * MiB, authorizationHeader(ravi))).status).toBe(422)
  expect((await sendFull('PUT /api/v1/admin/password', 400 * KiB, authorizationHeader(adminToken))).status).toBe(422)
  expect((await sendFull(login, 400 * KiB)).status).toBe(422)
})

test('forms are bounded as well, those of strangers apart', async () => {
  await serve({ forms: 64 * KiB })
  const asha = await family()
  for (let n = 0; n < 4; n++) await begin(head(login, 16 * KiB))
  expectRejected(await until(503, () => sendFull(login, 400)))
  expect((await sendFull('PUT /api/v1/student/profile', 400, authorizationHeader(asha))).status).toBe(200)
  expect((await sendFull(login, 20 * KiB)).status).toBe(422)
})

test('bodies that were answered, refused or cut off hold nothing', async () => {
  await serve()
  for (let n = 0; n < 12; n++) {
    expect((await sendFull(login, 400 * KiB)).status).toBe(422)
    expect((await sendFull(login, 600 * KiB)).status).toBe(413)
    ;(await begin(head(login, 512 * KiB))).destroy()
    expect((await sendFull(upload, 400 * KiB)).status).toBe(401)
  }
  await until(422, () => sendFull(login, 500 * KiB))
})

test('a body that does not arrive is not waited for', async () => {
  await serve({ arriveMs: 1_500 })
  const drips = await exchange(port, [`${head(login, 300)}\r\n\r\n{"username"`])
  expect([drips.status, errorBody.parse(JSON.parse(drips.body)).code]).toEqual([400, 'MALFORMED'])
  expect(drips.headers.connection).toBe('close')
})
