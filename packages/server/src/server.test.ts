import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { demoPostgres } from '../testing/demo-databases.ts'
import type { Environment } from './platform/config/environment.ts'
import { freshPostgres } from './platform/db/testing/test-db.ts'
import { freePort, production, type ServerProcess, startServer } from './platform/process/testing/process.ts'

const folder = mkdtempSync(join(tmpdir(), 'pravesh-server-'))
/** The demo. That a first start seeds it is proven by `scripts/tests/data/demo.mjs`, which writes the data of journeys by one. */
const base: Environment = { DATA_DIR: folder, DATABASE_URL: await demoPostgres() }
/** A production environment: a database that has been in production is never a demo again. */
const productionEnvironment: Environment = {
  DATA_DIR: join(folder, 'production'),
  DATABASE_URL: await freshPostgres(),
}
const started: ServerProcess[] = []

async function start(environment: Environment = {}, flags?: string[]): Promise<ServerProcess> {
  const server = startServer({ ...base, PORT: String(await freePort()), ...environment }, flags)
  started.push(server)
  return server
}

/** A server that a failed test left behind would hold the directory that the next one opens. */
afterEach(async () => {
  for (const { child } of started) child.kill('SIGKILL')
  await Promise.all(started.splice(0).map(({ ended }) => ended))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Output of a failed start: the sentence, and before it at most the current step. */
const lastLines = (server: ServerProcess) =>
  server
    .output()
    .split('\n')
    .filter((line) => line && !line.startsWith('Opening the database'))

test('starts and says where; a second start is refused; a hung request does not hold up the end; the next start finds the catalogue, and ctrl-C twice ends it once', async () => {
  const server = await start()
  await server.ready()
  await vi.waitFor(() => expect(server.output()).toContain(`Pravesh is ready at ${server.origin}`), 100_000)
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200)
  const { port } = new URL(server.origin)

  const samePort = await start({ PORT: port, DATA_DIR: join(folder, 'other') })
  expect(await samePort.ended).toBe(1)
  expect(lastLines(samePort)).toEqual([
    `Port ${port} is in use by another program: stop that one, or set PORT to another number.`,
  ])

  const socket = connect(Number(port), 'localhost')
  await once(socket, 'connect')
  socket
    .on('error', () => undefined)
    .write('POST /api/v1/open/admin-login HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n')
  server.child.kill('SIGTERM')
  // A stop that takes longer than nine seconds ends with 1.
  expect(await server.ended).toBe(0)

  const next = await start()
  await next.ready()
  expect(next.output()).not.toContain('was seeded')
  next.child.kill('SIGINT')
  next.child.kill('SIGINT')
  expect(await next.ended).toBe(0)
}, 300_000)

test('a process whose event loop stands still ends itself, so that another can be started', async () => {
  const hang = "process.on('SIGUSR2', () => { Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0) })"
  const server = await start({}, ['--import', `data:text/javascript,${encodeURIComponent(hang)}`])
  await server.ready()
  server.child.kill('SIGUSR2')
  await server.ended
  expect(server.child.signalCode).toBe('SIGKILL')
  expect(server.output()).toContain('The event loop has stood still for 15 seconds')
})

/** A connection with an unfinished request, and the response so far. */
async function openPartialRequest(server: ServerProcess, partialRequest: string) {
  const socket = connect(Number(new URL(server.origin).port), 'localhost')
  await once(socket, 'connect')
  let text = ''
  socket.setEncoding('utf8').on('data', (part) => {
    text += part
  })
  socket.write(partialRequest)
  return { socket, answer: () => text }
}

test('at SIGTERM readyz turns 503 at once, nobody is let in any more, and what is under way is answered', async () => {
  const server = await start({ ...production, ...productionEnvironment })
  await server.ready()
  const body = JSON.stringify({ username: 'asha', password: 'neem tree by the well' })
  const head = `POST /api/v1/open/admin-login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`
  const login = await openPartialRequest(server, head + body.slice(0, 10))
  const balancer = await openPartialRequest(server, 'GET /readyz HTTP/1.1\r\nhost: localhost\r\n')
  server.child.kill('SIGTERM')
  await vi.waitFor(() => expect(server.output()).toContain('Stopping'), { timeout: 30_000, interval: 5 })
  balancer.socket.write('\r\n')
  await vi.waitFor(() => expect(balancer.answer()).toMatch(/^HTTP\/1\.1 503 /), { timeout: 30_000, interval: 5 })
  await vi.waitFor(async () => expect(await fetch(`${server.origin}/healthz`).catch(() => 'refused')).toBe('refused'), {
    timeout: 30_000,
  })
  login.socket.write(body.slice(10))
  await once(login.socket, 'close')
  expect(login.answer()).toMatch(/^HTTP\/1\.1 401 /)
  expect(await server.ended).toBe(0)
})

test('a promise that nobody caught ends the process with 1 and says why', async () => {
  const blowUp = "process.on('SIGUSR2', () => { Promise.reject(new Error('left alone')) })"
  const server = await start({}, ['--import', `data:text/javascript,${encodeURIComponent(blowUp)}`])
  await server.ready()
  server.child.kill('SIGUSR2')
  expect(await server.ended).toBe(1)
  expect(server.output()).toContain('Error: left alone')
})

test('a start without NODE_ENV is refused where production has been', async () => {
  const has = await start({ ...production, ...productionEnvironment })
  await has.ready()
  has.child.kill('SIGTERM')
  await has.ended
  const server = await start(productionEnvironment)
  expect(await server.ended).toBe(1)
  expect(lastLines(server)).toEqual([expect.stringMatching(/^This database has been in production: set NODE_ENV=/)])
})
