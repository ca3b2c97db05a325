import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { html, pagesApp } from '../../../web/pages/testing/app.ts'
import { headersForFile, securityHeaderList } from './headers.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = await pagesApp(({ url, page }) => {
    if (url.pathname === '/fault') throw new Error('no')
    if (url.pathname === '/feed.xml') return new Response('<x/>', { headers: { 'content-type': 'application/xml' } })
    if (url.pathname === '/nowhere') return html('missing', { status: 404 })
    page.keep({ tags: [] })
    return html('page')
  })
})
afterAll(() => app.close())

const needed = securityHeaderList(false).map(([name]) => name)

test.each([
  ['a page, rendered', 'GET', '/', 200],
  ['a page, kept', 'GET', '/', 200],
  ['a missing page', 'GET', '/nowhere', 404],
  ['a fault', 'GET', '/fault', 503],
  ['a feed', 'GET', '/feed.xml', 200],
  ['a built file', 'GET', '/robots.txt', 200],
  ['a method refused', 'DELETE', '/', 405],
  ['a form refused', 'POST', '/', 405],
  ['a redirect', 'GET', '//', 301],
  ['data', 'GET', '/api/v1/fine', 200],
  ['data, missing', 'GET', '/api/v1/none', 404],
  ['data, broken', 'GET', '/api/v1/broken', 500],
  ['an address that cannot be read', 'GET', '/%zz', 400],
  ['data at an address that cannot be read', 'GET', '/api/v1/%zz', 400],
] as const)('every answer is guarded: %s', async (_name, method, url, status) => {
  const { statusCode, headers } = await app.inject({ method, url })
  expect(statusCode).toBe(status)
  for (const name of needed) expect(headers[name], name).toBeTypeOf('string')
  expect(headers['content-security-policy']).toBeTypeOf('string')
  expect(headers['content-security-policy']).not.toContain('unsafe-inline')
  expect(headers['strict-transport-security']).toBeUndefined()
})

test('nobody keeps the refusal of an address', async () => {
  for (const url of ['/%zz', '/api/v1/%zz'])
    expect((await app.inject({ url })).headers['cache-control'], url).toBe('no-store')
})

test('what is not HTTP is refused with the same headers', async () => {
  const { port } = new URL(await app.listen({ port: 0 }))
  const response = await new Promise<string>((resolve) => {
    let got = ''
    const socket = connect(Number(port), '127.0.0.1', () => socket.write('GARBAGE\r\n\r\n'))
    socket.on('data', (part) => (got += part)).on('close', () => resolve(got))
  })
  expect(response).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
  for (const name of [...needed, 'content-security-policy']) expect(response).toContain(`\r\n${name}: `)
})

test('strict transport is for https alone', () => {
  expect(securityHeaderList(true)).toContainEqual(['strict-transport-security', 'max-age=31536000; includeSubDomains'])
})

test('a built file that is no document has the headers that say something of it, and any other has all', () => {
  const all = securityHeaderList(false)
  for (const file of ['_astro/Page.js', 'map.svg', 'anek.woff2'])
    expect(
      headersForFile(file, all).map(([name]) => name),
      file,
    ).toEqual(['x-content-type-options', 'cross-origin-resource-policy'])
  for (const name of ['index.html', 'robots.txt', 'brochure.pdf', 'unknown'])
    expect(headersForFile(name, all), name).toBe(all)
})
