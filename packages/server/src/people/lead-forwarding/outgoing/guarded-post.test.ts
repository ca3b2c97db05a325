import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { isPublicAddress } from '../../../platform/config/public-address.ts'
import { PermanentFailure } from '../../../services/jobs/run.ts'
import { type Guard, guardedPost } from './guarded-post.ts'

let connections = 0
let stubResponse: { status: number; headers?: Record<string, string> } | 'never' = { status: 200 }
const seen: { url: string | undefined; host: string | undefined; body: string }[] = []
const bodyOf = async (request: IncomingMessage) => {
  let body = ''
  for await (const part of request.setEncoding('utf8')) body += part
  return body
}
const server = createServer(async (request, response) => {
  seen.push({ url: request.url, host: request.headers.host, body: await bodyOf(request) })
  if (stubResponse !== 'never') response.writeHead(stubResponse.status, stubResponse.headers).end('{"ok":true}')
}).on('connection', () => {
  connections++
})
let port = 0
beforeAll(async () => {
  await once(server.listen(0, '::'), 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  connections = 0
  seen.length = 0
  stubResponse = { status: 200 }
})
const message = { headers: { 'x-api-key': 'k' }, body: '{"name":"आशा"}' }
const post = (to: string, guard?: Guard) =>
  guardedPost(to.replace('PORT', String(port)), message, guard).catch((error: unknown) => error)
const to = (...addresses: string[]) =>
  vi.fn(async (_host: string) => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })))

test.each([
  'https://127.0.0.1:PORT/',
  'https://127.1:PORT/',
  'https://2130706433:PORT/',
  'https://0x7f000001:PORT/',
  'https://017700000001:PORT/',
  'https://0.0.0.0:PORT/',
  'https://[::1]:PORT/',
  'https://[::]:PORT/',
  'https://[::ffff:127.0.0.1]:PORT/',
  'https://[::ffff:7f00:1]:PORT/',
  'https://[64:ff9b::7f00:1]:PORT/',
  'https://[2002:7f00:1::]:PORT/',
  'https://[fe80::1]:PORT/',
  'https://[fd00::1]:PORT/',
  'https://169.254.169.254/latest/meta-data',
  'https://10.0.0.1/',
  'https://192.168.1.1/',
  'https://localhost:PORT/',
])('%s is on no public internet: no connection is made', async (address) => {
  expect(await post(address)).toBeInstanceOf(PermanentFailure)
  expect(connections).toBe(0)
})

test.each([
  'http://crm.example.in/',
  'ftp://crm.example.in/',
  'file:///etc/passwd',
  'https://user:password@crm.example.in/',
  'crm.example.in',
  '',
])('%j is no receiver', async (address) => {
  const resolve = to('93.184.216.34')
  expect(await post(address, { resolve })).toBeInstanceOf(PermanentFailure)
  expect(resolve).not.toHaveBeenCalled()
})

test.each([[['127.0.0.1']], [['::ffff:127.0.0.1']], [['93.184.216.34', '127.0.0.1']], [['10.1.2.3']]])(
  'a name that leads to %j is refused',
  async (addresses) => {
    expect(await post('https://crm.example.in:PORT/', { resolve: to(...addresses) })).toBeInstanceOf(PermanentFailure)
    expect(connections).toBe(0)
  },
)

test('a name without an answer, or without an address, may have one later', async () => {
  const silent = { resolve: () => Promise.reject(new Error('getaddrinfo ENOTFOUND crm.example.in')) }
  for (const guard of [silent, { resolve: to() }]) {
    const error = await post('https://crm.example.in/', guard)
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(PermanentFailure)
  }
})

test('the connection goes to the address that was checked: a name that changes meanwhile changes nothing', async () => {
  const resolve = to('127.0.0.1').mockResolvedValue([{ address: '203.0.113.9', family: 4 }])
  resolve.mockResolvedValueOnce([{ address: '127.0.0.1', family: 4 }])
  expect(await post('http://crm.example.in:PORT/leads', { privateToo: true, resolve })).toBe(200)
  expect(resolve).toHaveBeenCalledExactlyOnceWith('crm.example.in')
  expect(seen).toEqual([{ url: '/leads', host: `crm.example.in:${port}`, body: message.body }])
})

test.each([301, 302, 303, 307, 308])('a redirect by %d is answered, not followed', async (status) => {
  stubResponse = { status, headers: { location: '/elsewhere' } }
  expect(await post('http://127.0.0.1:PORT/leads', { privateToo: true })).toBe(status)
  expect(seen.map(({ url }) => url)).toEqual(['/leads'])
})

test('who never answers is given up, by name or by connection', async () => {
  stubResponse = 'never'
  const guard = { privateToo: true, timeoutMs: 200 }
  expect(String(await post('http://127.0.0.1:PORT/', guard))).toMatch(/^Error: The receiver/)
  const resolve = () => new Promise<never>(() => undefined)
  expect(String(await post('http://crm.example.in/', { ...guard, resolve }))).toContain('did not answer in time')
})

test('public addresses are public, others are not', () => {
  const open = ['93.184.216.34', '1.1.1.1', '223.255.255.255', '2606:2800:220:1::1', '2404:6800::1']
  const closed = [
    ...[
      '0.1.2.3',
      '100.64.0.1',
      '172.16.0.1',
      '172.31.255.255',
      '192.0.2.1',
      '198.18.0.1',
      '224.0.0.1',
      '255.255.255.255',
    ],
    ...[
      '::',
      '::1',
      '::ffff:1.1.1.1',
      'fe80::1',
      'fc00::1',
      'ff02::1',
      '2001::1',
      '2001:db8::1',
      '2002:101:101::',
      '3fff::1',
    ],
    ...['', 'example.in', '1.2.3', '93.184.216.34:80'],
  ]
  expect(open.filter((address) => !isPublicAddress(address))).toEqual([])
  expect(closed.filter(isPublicAddress)).toEqual([])
})
