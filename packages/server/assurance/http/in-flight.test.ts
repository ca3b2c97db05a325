import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { errorBody } from '@pravesh/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { buildApp } from '../../src/app/app.ts'
import { openSession } from '../../src/people/session/tokens.ts'
import { studentAccount } from '../../src/platform/db/tables.ts'
import type { Capacity } from '../../src/platform/http/capacity/capacity.ts'
import { createCallLimiter, usualRequestBudget } from '../../src/platform/http/capacity/requests.ts'
import { testApp } from '../../testing/test-app.ts'
import { createNetwork } from '../load/network.ts'
import { openSocket, type RawResponse } from './raw.ts'

const { database, config } = await testApp()
const bodies = { smallArriveMs: 300_000 }
let app: FastifyInstance
/** Requests whose head the server has read. */
let requestCount = 0
const waitForRequests = (count: number) => vi.waitFor(() => expect(requestCount).toBe(count), 30_000)
const networks: ReturnType<typeof createNetwork>[] = []
async function serve(capacity: Capacity, trustProxy = 'loopback', add?: (app: FastifyInstance) => void) {
  app = await buildApp({
    database,
    config: { ...config, trustProxy: trustProxy || undefined },
    capacity: { bodies, ...capacity },
  })
  add?.(app)
  requestCount = 0
  app.server.on('request', () => requestCount++)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  networks.push(createNetwork(port, '198.51.100.7'), createNetwork(port, '203.0.113.9'))
  const [first, second] = networks as [(typeof networks)[0], (typeof networks)[0]]
  return { first, second, port }
}
afterEach(async () => {
  await Promise.all(networks.splice(0).map((network) => network.close()))
  await app.close()
})

const login = 'POST /api/v1/open/admin-login'
const read = 'GET /api/v1/public/find/schools?search=mod'
const webhook = 'POST /api/v1/open/payment/webhook'
const usual = { total: 20, perNetwork: 4 }
const expectBusy = ({ status, headers, body }: RawResponse) => {
  expect([status, errorBody.parse(JSON.parse(body)).code]).toEqual([503, 'UNAVAILABLE'])
  expect(headers.connection).toBe('close')
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
}
/** Polls until the status is this: requests on other sockets arrive and end at an unknown time. */
const until = (status: number, send: () => Promise<RawResponse>) =>
  vi.waitFor(async () => {
    const response = await send()
    expect(response.status).toBe(status)
    return response
  }, 30_000)

test('a network has its share of requests in flight, and leaves others theirs', async () => {
  const { first, second } = await serve({ requests: { usual } })
  await first.open(4, login)
  await waitForRequests(4)
  expectBusy(await first.send(read))
  expectBusy(await first.send(login, [], '{}'))
  expectBusy(await first.send('GET /nowhere'))
  expect((await second.send(read)).status).toBe(200)
  // These are counted apart.
  expect((await first.send(webhook, [], '{}')).status).toBe(400)
  expect((await first.send('GET /healthz')).status).toBe(200)
  await first.close()
  await until(200, () => first.send(read))
})

test('who does not read a response has a request in flight', async () => {
  const large = Buffer.alloc(64 * 1024 * 1024)
  const { first, second } = await serve({ requests: { usual } }, 'loopback', (served) => {
    served.get('/large', () => large)
  })
  for (const socket of await first.open(4, 'GET /large', [])) socket.pause()
  await waitForRequests(4)
  expectBusy(await first.send(read))
  expect((await second.send(read)).status).toBe(200)
  await first.close()
  await until(200, () => first.send(read))
})

test('requests behind another on a connection that breaks hold nothing', async () => {
  const requests = { usual: { total: 100, perNetwork: 4 } }
  const { first } = await serve({ requests }, 'loopback', (served) => {
    // Never answered.
    served.get('/wait', { config: { pool: 'health' } }, () => new Promise(() => undefined))
  })
  const next = `${read} HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: 198.51.100.7\r\n\r\n`
  await first.open(1, 'GET /wait', [], next.repeat(4))
  await waitForRequests(5)
  expectBusy(await first.send(read))
  await first.close()
  await until(200, () => first.send(read))
})

test('of the requests behind each other on a connection, only the first few hold anything', async () => {
  const requests = { usual: { total: 100, perNetwork: 20 } }
  const { first } = await serve({ requests }, 'loopback', (served) => {
    served.get('/wait', () => new Promise(() => undefined))
  })
  const next = 'GET /wait HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: 198.51.100.7\r\n\r\n'
  await first.open(1, 'GET /wait', [], next.repeat(19))
  await waitForRequests(20)
  expect((await first.send(read)).status).toBe(200)
})

test('who is gone before his account was counted holds nothing', async () => {
  const countCall = createCallLimiter(1)
  const actor = { realm: 'student', account: 1, name: 'Asha', tokenHash: '' } as const
  let counted = 0
  const { first } = await serve({}, 'loopback', (served) => {
    const onRequest = async (_request: FastifyRequest, reply: FastifyReply) => {
      await once(reply.raw, 'close')
      countCall(actor, reply)
      counted++
    }
    served.get('/late', { onRequest }, () => 'late')
  })
  await first.open(3, 'GET /late', [])
  await waitForRequests(3)
  await first.close()
  await vi.waitFor(() => expect(counted).toBe(3), 30_000)
})

test('an account has its share of calls in flight, from however many networks', async () => {
  const { first, second } = await serve({})
  const people = await database.db
    .insert(studentAccount)
    .values(['asha', 'ravi'].map((name) => ({ track: 'school' as const, name, email: `${name}@example.in` })))
    .returning()
  const tokens = await Promise.all(people.map(({ id }) => openSession(database.db, 'student', id)))
  const [asha = '', ravi = ''] = tokens.map((token) => `authorization: Bearer ${token}`)
  const body = ['content-type: application/json', 'content-length: 300', asha]
  const change = 'PUT /api/v1/student/profile'
  const sockets = [...(await first.open(70, change, body)), ...(await second.open(70, change, body))]
  for (const socket of sockets) socket.resume()
  // Twelve of them are too many.
  await vi.waitFor(() => expect(sockets.filter((socket) => socket.closed)).toHaveLength(12), 30_000)
  const profile = 'GET /api/v1/student/profile'
  expectBusy(await second.send(profile, [asha]))
  expect((await second.send(profile, [ravi])).status).toBe(200)
  await Promise.all([first.close(), second.close()])
  await until(200, () => first.send(profile, [asha]))
})

test('who connects by himself has his share of connections, and a proxy all of them', async () => {
  const { first, port } = await serve({ connections: usual }, '')
  const openSockets = await Promise.all(Array.from({ length: 4 }, () => openSocket(port)))
  expect((await until(0, () => first.send(read))).body).toBe('')
  for (const socket of openSockets) socket.destroy()
  await until(200, () => first.send(read))
  await app.close()
  networks.length = 0
  const { first: behind } = await serve({ connections: usual })
  await behind.open(12, read, [])
  expect((await behind.send(read)).status).toBe(200)
})

test('the usual bounds of a network are below those of all', () => {
  for (const { total, perNetwork } of Object.values(usualRequestBudget)) expect(perNetwork).toBeLessThan(total)
})
