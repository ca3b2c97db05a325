import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageKey } from './key.ts'
import { PageCache } from './page-cache.ts'

const html = `<p>${'दिल्ली school '.repeat(200)}</p>`
let renders = 0
const cache = new PageCache({
  keyOf: (target) => pageKey(target, () => ['x', 'y']),
  headers: [['cache-control', 'public, max-age=0, must-revalidate']],
  render: async () => {
    renders++
    return {
      status: 200,
      headers: [
        ['content-type', 'text/html; charset=utf-8'],
        ['x-frame-options', 'DENY'],
      ],
      body: Buffer.from(html),
      policy: { tags: new Set(['a']), maxAge: 60, staleFor: 0 },
    }
  },
  sessionCookies: ['pravesh_session'],
})
const server = createServer((incoming, response) => {
  if (!cache.serve(incoming, response)) response.writeHead(599).end()
})
const path = '/a?x=1&y=2'

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const cached = await cachedAt(path)
  await Promise.all([cached.in('br'), cached.in('gzip')])
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

async function cachedAt(key: string) {
  const found = await cache.page(key)
  if (!('cached' in found)) throw new Error('The page was not kept')
  return found.cached
}

interface Got {
  status: number | undefined
  headers: NodeJS.Dict<string | string[]>
  body: Buffer
}

function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, headers, method }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
      .on('error', reject)
      .end()
  })
}

test('three codings of one page, told apart by Vary', async () => {
  const [br, gz, identity] = await Promise.all([
    get(path, { 'accept-encoding': 'gzip, br' }),
    get(path, { 'accept-encoding': 'gzip' }),
    get(path),
  ])
  expect([br, gz, identity].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined])
  expect(brotliDecompressSync(br.body).toString()).toBe(html)
  expect(gunzipSync(gz.body).toString()).toBe(html)
  expect(identity.body.toString()).toBe(html)
  for (const { headers, body } of [br, gz, identity]) {
    expect(headers).toMatchObject({
      vary: 'accept-encoding',
      'content-length': String(body.length),
      'cache-control': 'public, max-age=0, must-revalidate',
      'x-frame-options': 'DENY',
    })
  }
  expect(new Set([br, gz, identity].map(({ headers }) => headers.etag)).size).toBe(1)
})

test('what is not made yet in the coding that a visitor reads is not served at once, nor made for another', async () => {
  const key = '/a?x=2'
  const cached = await cachedAt(key)
  const hits = cache.stats.hits
  const statusFor = async (accept: string, extraHeaders = {}) =>
    (await get(key, { 'accept-encoding': accept, ...extraHeaders })).status
  expect(await statusFor('gzip')).toBe(599)
  expect(cache.stats.hits).toBe(hits)
  expect(await statusFor('identity')).toBe(200)
  expect(await statusFor('gzip', { 'if-none-match': cached.mark })).toBe(304)
  await cached.in('gzip')
  expect([await statusFor('gzip'), await statusFor('br')]).toEqual([200, 599])
  expect(cache.stats.hits).toBe(hits + 3)
})

test('another order and campaign parameters are a hit', async () => {
  const before = renders
  expect((await get('/a?y=2&utm_source=mail&x=1')).body.toString()).toBe(html)
  expect(renders).toBe(before)
})

test('who has the page gets 304 with the headers and no body', async () => {
  const { etag } = (await get(path)).headers
  for (const ifNoneMatch of [String(etag), String(etag).replace('W/', ''), `"other", ${etag}`, '*']) {
    const revalidated = await get(path, { 'if-none-match': ifNoneMatch, 'accept-encoding': 'br' })
    expect([revalidated.status, revalidated.body.length]).toEqual([304, 0])
    expect(revalidated.headers).toMatchObject({ etag, 'x-frame-options': 'DENY', vary: 'accept-encoding' })
  }
  expect((await get(path, { 'if-none-match': 'W/"other"' })).status).toBe(200)
})

test('HEAD has every header and no body', async () => {
  const head = await get(path, { 'accept-encoding': 'br' }, 'HEAD')
  const full = await get(path, { 'accept-encoding': 'br' })
  expect([head.status, head.body.length]).toEqual([200, 0])
  const { date: _then, ...headers } = full.headers
  expect(head.headers).toMatchObject(headers)
})

test.each([[{ cookie: 'pravesh_session=abc' }], [{ cookie: 'theme=dark; pravesh_session=abc; _ga=1' }]])(
  'a visitor who says who they are is not served: %j',
  async (headers) => {
    expect((await get(path, headers)).status).toBe(599)
  },
)

test('a cookie that is no session is served', async () => {
  expect((await get(path, { cookie: 'theme=dark; session=1' })).status).toBe(200)
})

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not served', async (method) => {
  expect((await get(path, {}, method)).status).toBe(599)
})
