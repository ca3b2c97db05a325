import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { html, pagesApp } from '../testing/app.ts'

const script = 'console.log("island");'.repeat(100)
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><style>path{fill:red}</style></svg>'
let app: FastifyInstance
beforeAll(async () => {
  app = await pagesApp(({ url }) => html(`rendered ${url.pathname}`), {
    files: {
      'client/_astro/island.abc123.js': script,
      'client/_astro/island.abc123.js.br': brotliCompressSync(`${script}/* ahead */`),
      'client/_astro/island.abc123.js.gz': gzipSync(script),
      'client/_astro/later.js': script,
      'client/fonts/anek.woff2': Buffer.alloc(2000, 1),
      'client/favicon.svg': svg,
      'client/sw.js': script,
      'client/about.html': '<h1>About</h1>',
      'client/terms/index.html': '<h1>Terms</h1>',
      'client/सूची.txt': 'x',
      'server/entry.mjs': 'export {}',
      'secret.txt': 'no',
    },
  })
})
afterAll(() => app.close())

test('what was compressed when it was built is sent as it is, for a year', async () => {
  const response = await app.inject({ url: '/_astro/island.abc123.js?v=1', headers: { 'accept-encoding': 'br' } })
  expect(brotliDecompressSync(response.rawPayload).toString()).toContain('ahead')
  expect(response.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
  })
  const revalidated = await app.inject({
    url: '/_astro/island.abc123.js',
    headers: { 'if-none-match': String(response.headers.etag) },
  })
  expect(revalidated.statusCode).toBe(304)
})

test('what was not is compressed when first asked for', async () => {
  const response = await app.inject({ url: '/_astro/later.js', headers: { 'accept-encoding': 'br' } })
  expect(brotliDecompressSync(response.rawPayload).toString()).toBe(script)
})

test('fonts are sent as they are', async () => {
  const { headers } = await app.inject({ url: '/fonts/anek.woff2', headers: { 'accept-encoding': 'br' } })
  expect(headers).toMatchObject({
    'content-type': 'font/woff2',
    'content-length': '2000',
    'cache-control': 'public, max-age=0, must-revalidate',
  })
  expect(headers['content-encoding']).toBeUndefined()
})

test('a drawing may use its own styles and nothing else', async () => {
  const policy = String((await app.inject('/favicon.svg')).headers['content-security-policy'])
  expect(policy).toMatch(/default-src 'none'.*style-src 'sha256-[\w+/]+=*'$/)
  expect(policy).not.toContain('unsafe')
})

test('the service worker may read from this site, another script nothing', async () => {
  const policy = async (url: string) => String((await app.inject(url)).headers['content-security-policy'])
  expect(await policy('/sw.js')).toMatch(/^default-src 'none'.*; connect-src 'self'$/)
  expect(await policy('/_astro/later.js')).not.toContain('connect-src')
})

test('pages built ahead answer without their ending', async () => {
  expect((await app.inject('/about')).body).toBe('<h1>About</h1>')
  expect((await app.inject('/terms')).body).toBe('<h1>Terms</h1>')
})

test('a name that needs escaping is found', async () => {
  expect((await app.inject(encodeURI('/सूची.txt'))).body).toBe('x')
})

test.each([
  '/secret.txt',
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/server/entry.mjs',
  '/client/about.html',
  '/_astro/../../secret.txt',
])('nothing beside the built files is served: %s', async (url) => {
  const response = await app.inject(url)
  const { location } = response.headers
  const { body } = location === undefined ? response : await app.inject(location)
  expect(body).toMatch(/^rendered /)
})

test('an unknown built file is missing, not a page to render at that address', async () => {
  for (const url of ['/_astro/gone.js', '/_image?href=http://127.0.0.1/', '/_server-islands/x']) {
    const response = await app.inject(url)
    expect(response.body).toBe('rendered /404')
    expect(response.headers['cache-control']).toBe('private, no-cache')
  }
})
