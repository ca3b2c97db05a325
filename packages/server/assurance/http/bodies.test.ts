import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { errorBody } from '@pravesh/contract'
import { afterAll, expect, test, vi } from 'vitest'
import { freePort, startServer } from '../../src/platform/process/testing/process.ts'
import { demoPostgres } from '../../testing/demo-databases.ts'
import { exchange, openSocket, type RawResponse, request } from './raw.ts'

const folder = mkdtempSync(join(tmpdir(), 'pravesh-attack-'))
const port = await freePort()
const server = startServer({
  DATA_DIR: folder,
  HOST: '127.0.0.1',
  PORT: String(port),
  DATABASE_URL: await demoPostgres(),
})
// On a busy machine a start may take longer than it is waited for.
await server.ready().catch(() => server.ready())
afterAll(async () => {
  server.child.kill('SIGKILL')
  await server.ended
  rmSync(folder, { recursive: true, force: true })
})

const MiB = 1024 * 1024
/** Memory of the server's process, in bytes. */
const readMemory = () =>
  1024 * Number(execFileSync('ps', ['-o', 'rss=', '-p', String(server.child.pid)], { encoding: 'utf8' }))

/** Runs an attack next to other requests: all of these get responses, and the server grows by less than 100 MB. */
async function withstands(attack: () => Promise<unknown>) {
  const before = readMemory()
  let peak = before
  let isDone = false
  const attacked = attack().finally(() => {
    isDone = true
  })
  const others: number[] = []
  do {
    others.push((await fetch(`http://127.0.0.1:${port}/api/v1/public/find/schools?search=mod`)).status)
    peak = Math.max(peak, readMemory())
    await pause(20)
  } while (!isDone)
  await attacked
  expect(new Set(others)).toEqual(new Set([200]))
  expect((peak - before) / MiB).toBeLessThan(100)
}
await withstands(async () => undefined)

const login = 'POST /api/v1/open/admin-login'
const json = 'content-type: application/json'
const head = (line: string, headers: readonly string[]) =>
  `${[`${line} HTTP/1.1`, 'host: localhost', 'connection: close', ...headers].join('\r\n')}\r\n\r\n`
/** An error in the usual shape; a reset by a server that did not wait for the rest also counts. */
function expectRejected({ status, body }: RawResponse, ...statuses: number[]) {
  expect([0, ...statuses], body).toContain(status)
  if (status > 0) expect(errorBody.safeParse(JSON.parse(body)).success, body).toBe(true)
}

/** 50 MB, made as it is sent. */
function* megabytes(chunked: boolean) {
  const part = Buffer.alloc(64 * 1024, 'x')
  yield chunked ? '10000\r\n"' : '"'
  for (let i = 0; i < 800; i++) {
    if (chunked && i > 0) yield '\r\n10000\r\n'
    yield chunked && i === 0 ? part.subarray(1) : part
  }
  if (chunked) yield '\r\n0\r\n\r\n'
}

test('50 MB are refused before they are held, whatever they claim to be and whoever sends them', async () => {
  await withstands(async () => {
    const addresses = [
      login,
      'PUT /api/v1/student/documents',
      'POST /api/v1/open/payment/webhook',
      'POST /nowhere',
      'POST /',
    ]
    for (const line of addresses) {
      const sized = [json, `content-length: ${800 * 65_536 + 1}`]
      const chunked = [json, 'transfer-encoding: chunked']
      const responses = await Promise.all([
        exchange(port, [head(line, sized), ...megabytes(false)]),
        exchange(port, [head(line, chunked), ...megabytes(true)]),
      ])
      for (const response of responses) expect([0, 400, 401, 404, 405, 413, 415], line).toContain(response.status)
      if (line === login) for (const response of responses) expectRejected(response, 413)
    }
  })
})

test('depth of 100,000, and packed bodies, are read no further than they are long', async () => {
  const deep = [`${'['.repeat(1e5)}${']'.repeat(1e5)}`, `${'{"a":'.repeat(8e4)}1${'}'.repeat(8e4)}`]
  const bomb = gzipSync(Buffer.alloc(50 * MiB, ' '))
  await withstands(async () => {
    for (const body of deep) expectRejected(await exchange(port, request(login, [json], body)), 400, 413, 422)
    for (const coding of ['gzip', 'deflate', 'br', 'gzip, gzip', 'x'])
      expectRejected(
        await exchange(port, [
          head(login, [json, `content-encoding: ${coding}`, `content-length: ${bomb.length}`]),
          bomb,
        ]),
        400,
        413,
        415,
      )
  })
})

test('content types: what is not plainly JSON is refused', async () => {
  const body = JSON.stringify({ username: 'admin', password: 'not this one' })
  const acceptedTypes = ['application/json', 'application/json; charset=utf-8', 'APPLICATION/JSON']
  for (const type of acceptedTypes)
    expectRejected(await exchange(port, request(login, [`content-type: ${type}`], body)), 401)
  const others = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'text/html',
    'application/jsonp',
    'xapplication/json',
    'application/json/x',
    'text/plain; application/json',
    '*/*',
    'a'.repeat(2_000),
  ]
  for (const type of others) expectRejected(await exchange(port, request(login, [`content-type: ${type}`], body)), 415)
  expectRejected(await exchange(port, request(login, [], body)), 415)
  expectRejected(await exchange(port, request(login, [json], '\ufeff{')), 400)
})

test('messages that two servers could read differently are refused', async () => {
  const smuggled = '0\r\n\r\nGET /api/v1/admin/state HTTP/1.1\r\nhost: localhost\r\n\r\n'
  const odd = [
    head(login, [json, 'content-length: 5', 'transfer-encoding: chunked']) + smuggled,
    head(login, [json, 'content-length: 5', 'content-length: 6']) + smuggled,
    head(login, [json, 'transfer-encoding: xchunked']) + smuggled,
    head(login, [json, 'transfer-encoding: chunked, identity']) + smuggled,
    head(login, [json, 'content-length : 5']) + smuggled,
    head(login, [json, 'content-length: -1']),
    head(login, [json, 'content-length: 1e3']),
    `${head(login, [json, 'transfer-encoding: chunked'])}ffffffffffffffffff\r\n`,
    head(login, [json, 'x: a\u0000b']),
    'GET / HTTP/9.9\r\nhost: localhost\r\nconnection: close\r\n\r\n',
  ]
  for (const text of odd) {
    const response = await exchange(port, [text])
    expect([0, 400, 413, 505], text).toContain(response.status)
    expect(response.body, text).not.toContain('HTTP/1.1 2')
  }
})

test('large heads are refused', async () => {
  for (const headers of [[`x: ${'a'.repeat(20_000)}`], Array.from({ length: 2_000 }, (_, i) => `x-${i}: aaaaaaaa`)])
    expectRejected(await exchange(port, request('GET /api/v1/public/find/schools?search=mod', headers)), 431)
  expectRejected(await exchange(port, request(`GET /api/v1/public/find/schools?search=${'a'.repeat(20_000)}`)), 431)
  expectRejected(await exchange(port, request(`GET /api/v1/public/schools/${'a'.repeat(5_000)}`)), 400, 404, 414, 422)
})

test('one account holds the memory of a few uploads, however many it begins and never ends', async () => {
  const signingIn = { username: 'student@demo.pravesh.example', student_type: 'college', password: 'pravesh-demo' }
  const signedIn = await fetch(`http://127.0.0.1:${port}/api/v1/open/student-login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(signingIn),
  })
  const { auth_token: token } = (await signedIn.json()) as { auth_token: string }
  const upload = (line: string) => head(line, [json, `authorization: Bearer ${token}`, 'content-length: 6990000'])
  const largestBody = Buffer.alloc(6_980_000, 'x')
  const sockets = await Promise.all(Array.from({ length: 40 }, () => openSocket(port)))
  const lines = ['POST /api/v1/student/documents', 'PUT /api/v1/student/documents/']
  // An account of a family has four at once: the server answers all others, or lets them go.
  const turnedAway = new Set<unknown>()
  for (const socket of sockets) for (const sign of ['data', 'close']) socket.on(sign, () => turnedAway.add(socket))
  await withstands(async () => {
    for (const [index, socket] of sockets.entries()) {
      socket.write(upload(lines[index % 2] ?? ''))
      socket.write(largestBody)
    }
    await vi.waitFor(() => expect(turnedAway.size).toBe(sockets.length - 4), { timeout: 60_000 })
  })
  expectRejected(await exchange(port, [upload('POST /api/v1/student/documents')]), 429)
  for (const socket of sockets) socket.destroy()
  const small = [json, `authorization: Bearer ${token}`]
  // Once the server has noticed that they are gone.
  await vi.waitFor(
    async () => expectRejected(await exchange(port, request('POST /api/v1/student/documents', small, '{}')), 422),
    { timeout: 60_000 },
  )
})

test('200 idle sockets and 60 that drip hinder nobody', async () => {
  const sockets = await Promise.all(Array.from({ length: 260 }, () => openSocket(port)))
  await withstands(async () => {
    for (let i = 0; i < 20; i++) {
      for (const socket of sockets.slice(0, 30))
        socket.write(i === 0 ? `${login} HTTP/1.1\r\nhost: localhost\r\n` : `x-${i}: a\r\n`)
      for (const socket of sockets.slice(30, 60))
        socket.write(i === 0 ? head(login, [json, 'content-length: 500']) : ' ')
      await pause(50)
    }
  })
  for (const socket of sockets) socket.destroy()
})
