import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { folderOf } from '../testing/app.ts'
import { nonceMark } from './console-page.ts'
import { consolesPlugin } from './plugin.ts'

const index = `<html><meta property="csp-nonce" nonce="${nonceMark}"><script nonce="${nonceMark}" src="/admin/assets/index.1.js"></script></html>`
let app: FastifyInstance
beforeAll(async () => {
  const adminDist = await folderOf({
    'index.html': index,
    'assets/index.1.js': 'x'.repeat(2000),
    'assets/gone.1.js': 'x',
    'favicon.svg': '<svg/>',
  })
  const buyerDist = await folderOf({ 'index.html': '<html><head></head>buyer</html>' })
  const consoles = [
    { name: 'admin', path: '/admin', folder: adminDist },
    { name: 'buyer', path: '/administration', folder: buyerDist },
  ]
  app = Fastify()
  await app.register(consolesPlugin, {
    consoles,
    connect: ['https://api.example'],
    site: 'https://pravesh.example',
    byCookie: ['buyer'],
  })
  await app.ready()
  // As a build under a running server leaves it.
  await rm(join(adminDist, 'assets/gone.1.js'))
})
afterAll(() => app.close())

test.each(['/admin', '/admin/', '/admin/schools/edit/12', '/admin/index.html', '/admin?x=1'])(
  '%s is the console’s page',
  async (url) => {
    const response = await app.inject(url)
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(response.body).not.toContain(nonceMark)
    const nonce = /nonce="([^"]+)"/.exec(response.body)?.[1]
    const policy = String(response.headers['content-security-policy'])
    expect(policy).toContain(`script-src 'self' 'nonce-${nonce}'`)
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`)
    expect(policy).toContain("connect-src 'self' https://api.example")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    expect(response.headers['x-content-type-options']).toBe('nosniff')
  },
)

test('each answer has a nonce of its own', async () => {
  const nonces = await Promise.all(Array.from({ length: 50 }, async () => (await app.inject('/admin')).body))
  expect(new Set(nonces).size).toBe(50)
})

test('built files are immutable and compressed; an unknown one is missing', async () => {
  const response = await app.inject({ url: '/admin/assets/index.1.js', headers: { 'accept-encoding': 'gzip' } })
  expect(response.headers).toMatchObject({
    'content-encoding': 'gzip',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect((await app.inject('/admin/assets/index.0.js')).statusCode).toBe(404)
  expect((await app.inject('/admin/assets/gone.1.js')).statusCode).toBe(404)
})

test('the two consoles do not answer for each other', async () => {
  expect((await app.inject('/administration/login')).body).toContain('buyer')
  expect((await app.inject('/administrationx')).statusCode).toBe(404)
})

test('a console shows the cards of the public site, and is told where it is', async () => {
  const { headers, body } = await app.inject('/administration')
  expect(headers['content-security-policy']).toContain("frame-src 'self' https://pravesh.example;")
  expect(body).toContain('<meta name="site" content="https://pravesh.example">')
})

test('a console whose session is a cookie is told so', async () => {
  expect((await app.inject('/administration')).body).toContain('<meta name="session" content="cookie">')
  expect((await app.inject('/admin')).body).not.toContain('name="session"')
})

test('HEAD has no body', async () => {
  const head = await app.inject({ method: 'HEAD', url: '/admin' })
  expect([head.statusCode, head.body]).toEqual([200, ''])
})
