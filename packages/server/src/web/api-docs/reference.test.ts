import { expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { openApiDocument } from '../../services/openapi/document.ts'

const { app } = await testApp('demo')
const base = '/api/v1/docs'

test('the page names the document and a script of ours, and may load and call no other origin', async () => {
  for (const url of [base, `${base}/`]) {
    const { statusCode, headers, body } = await app.inject(url)
    expect(statusCode).toBe(200)
    expect(body).toContain('<html lang="en">')
    expect(body).toContain('"url": "/api/v1/openapi.json"')
    expect(body.match(/<script src="[^"]+"/g)).toEqual([`<script src="${base}/js/scalar.js"`])
    expect(body).not.toMatch(/https?:/)
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/^default-src 'none'; .*script-src 'self'(?: 'sha256-[\w+/]+=*'){2};/)
    expect(policy).toContain("connect-src 'self'")
    expect(policy).not.toMatch(/https?:|unsafe-eval|script-src[^;]*unsafe/)
  }
})

test('script and document are sent compressed, then not at all, under the closed policy', async () => {
  for (const url of [`${base}/js/scalar.js`, '/api/v1/openapi.json']) {
    const first = await app.inject({ url, headers: { 'accept-encoding': 'br' } })
    expect(first.statusCode).toBe(200)
    expect(first.headers).toMatchObject({ 'content-encoding': 'br', 'x-content-type-options': 'nosniff' })
    expect(first.headers['content-security-policy']).toBe(
      (await app.inject('/api/v1/none')).headers['content-security-policy'],
    )
    const second = await app.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } })
    expect([second.statusCode, second.body]).toEqual([304, ''])
  }
})

// Draws come with the applications of the demo's families, which are not in its catalogue alone.
const withoutCatalogue = ['public.draw']
const reads = Object.entries(openApiDocument().paths).flatMap(([path, methods]) =>
  Object.values(methods).flatMap((operation) =>
    operation['x-realm'] === 'public' && !withoutCatalogue.includes(operation.operationId) ? [{ path, operation }] : [],
  ),
)
test.each(reads.map((call) => [call.operation.operationId, call] as const))(
  'the examples of %s answer on the demo catalogue',
  async (_id, { operation, path }) => {
    const value = (example: unknown) => encodeURIComponent(Array.isArray(example) ? example.join(',') : String(example))
    const pathExample = (name: string) => operation.parameters.find((p) => p.in === 'path' && p.name === name)?.example
    const query = operation.parameters.filter((p) => p.in === 'query')
    // Of several ranks one is needed.
    const needed = query
      .filter((p) => p.required || (p.name === 'rank' && path.endsWith('/chances')))
      .map((p) => `${p.name}=${value(p.example)}`)
    const optional = query.filter((p) => !p.required && p.name !== 'cursor' && p.name !== 'rank')
    // A cursor is known only from an answer. A radius is around a place.
    const around = query.filter((p) => p.name === 'near').map((p) => `&near=${value(p.example)}`)
    const optionalParts = optional.map(
      (p) => `${p.name}=${value(p.example)}${p.name === 'radiusKm' ? around.join('') : ''}`,
    )
    for (const queryPart of ['', ...optionalParts]) {
      const url = `/api/v1${path.replace(/\{(\w+)\}/g, (_place, name: string) => value(pathExample(name)))}?${[...needed, queryPart].join('&')}`
      const { statusCode, body } = await app.inject(url)
      expect([url, statusCode, body.slice(0, 200)]).toEqual([url, 200, expect.any(String)])
    }
  },
)
