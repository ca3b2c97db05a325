import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { boundBodies } from '../../../platform/http/capacity/bodies.ts'
import { boundRequests } from '../../../platform/http/capacity/requests.ts'
import { html, origin, type Page, pagesApp } from '../testing/app.ts'
import type { Enquire } from './enquire.ts'

let app: FastifyInstance
afterEach(() => app.close())

const form: Page = async ({ request, address, page }) => {
  page.keep({ tags: [] })
  if (request.method === 'GET') return html('<form method="post">')
  const fields = await request.formData()
  return html(`${fields.get('name')} from ${address}`)
}
const post = (headers: Record<string, string>, payload = 'name=Asha+Rao', options: InjectOptions = {}) =>
  app.inject({
    method: 'POST',
    url: '/school/a',
    payload,
    remoteAddress: '10.1.2.3',
    ...options,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })
const sameOrigin = { 'sec-fetch-site': 'same-origin' }

test('a form reaches its page with the sender’s address, and the answer is nobody else’s', async () => {
  app = await pagesApp(form)
  const response = await post(sameOrigin)
  expect([response.statusCode, response.body]).toEqual([200, 'Asha Rao from 10.1.2.3'])
  expect(response.headers['cache-control']).toBe('private, no-store')
  expect(app.pages.cache.size).toBe(0)
  expect((await app.inject('/school/a')).body).toBe('<form method="post">')
})

test('a form with a file part is read too', async () => {
  app = await pagesApp(form)
  const payload = '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nAsha\r\n--x--\r\n'
  const response = await post({ ...sameOrigin, 'content-type': 'multipart/form-data; boundary=x' }, payload)
  expect(response.body).toBe('Asha from 10.1.2.3')
})

test.each([
  ['the browser says so', { 'sec-fetch-site': 'same-origin', origin: 'https://elsewhere.example' }, 200],
  ['another site', { 'sec-fetch-site': 'cross-site', origin }, 403],
  ['another site of the same name', { 'sec-fetch-site': 'same-site' }, 403],
  ['an older browser, here', { origin }, 200],
  ['an older browser, under the name it asked for', { origin: 'http://localhost:3000', host: 'localhost:3000' }, 200],
  ['an older browser, elsewhere', { origin: 'https://evil.example' }, 403],
  ['a page without an origin', { origin: 'null' }, 403],
  ['nobody says', {}, 403],
])('a form counts as ours or not: %s', async (_name, headers, status) => {
  app = await pagesApp(form)
  expect((await post(headers)).statusCode).toBe(status)
})

test('only forms, and only small ones', async () => {
  app = await pagesApp(form)
  expect((await post({ ...sameOrigin, 'content-type': 'application/json' }, '{}')).statusCode).toBe(415)
  expect((await post({ ...sameOrigin, 'content-type': 'text/plain' })).statusCode).toBe(415)
  const large = await post(sameOrigin, `name=${'x'.repeat(70_000)}`)
  expect(large.statusCode).toBe(413)
  expect(large.headers['content-type']).toBe('text/html; charset=utf-8')
})

test.each(['/a', '/hi/a', '/', '/_astro/a.js', '//school/a', '/a?next=/school/a'])(
  'a form for %s, which takes none, is refused: neither rendered nor logged',
  async (url) => {
    const paths: string[] = []
    const lines: string[] = []
    app = await pagesApp(
      ({ url: { pathname } }) => {
        paths.push(pathname)
        throw new Error('no page')
      },
      { log: { level: 'warn', stream: { write: (line) => void lines.push(line) } } },
    )
    const response = await post(sameOrigin, undefined, { url })
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD'])
    expect([paths, lines]).toEqual([[], []])
  },
)

test('what is no form within is refused: neither rendered nor logged', async () => {
  const lines: string[] = []
  app = await pagesApp(form, { log: { level: 'warn', stream: { write: (line) => void lines.push(line) } } })
  const response = await post({ ...sameOrigin, 'content-type': 'multipart/form-data' })
  expect([response.statusCode, lines]).toEqual([400, []])
})

const tight = { total: 100, perNetwork: 100 }
test('a form that there is no room for is answered by a page that says when to come again', async () => {
  app = await pagesApp(form, {
    api: (api) => boundBodies(api, 512 * 1024, { anonymous: { small: tight, large: tight } }),
  })
  expect((await post(sameOrigin)).statusCode).toBe(200)
  const busy = await post(sameOrigin, `name=${'x'.repeat(100)}`)
  expect([busy.statusCode, busy.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8'])
  expect(Number(busy.headers['retry-after'])).toBeGreaterThan(0)
})

test('a page beyond what a network may have in flight says when to come again', async () => {
  const none = { total: 0, perNetwork: 0 }
  app = await pagesApp(form, { api: (api) => boundRequests(api, { usual: none }) })
  const busy = await app.inject('/school/a')
  expect([busy.statusCode, busy.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8'])
  expect(Number(busy.headers['retry-after'])).toBeGreaterThan(0)
})

test('an enquiry goes through the API as the visitor’s own, and its refusal comes back as it was', async () => {
  const receivedCalls: unknown[] = []
  app = await pagesApp(
    async ({ request, locals }) => {
      const enquire = locals.enquire as Enquire
      if (request.method === 'GET')
        return enquire('general', { name: 'x', mobile: '1', consentVersion: '2026-11' }).then(() => html(''))
      const fields = await request.formData()
      const name = String(fields.get('name'))
      const outcome = await enquire('general', { name, mobile: '9876543210', consentVersion: '2026-11' }).then(
        ({ data }) => data.reference,
        (error: unknown) => JSON.stringify(error),
      )
      return html(outcome)
    },
    {
      api: (api) =>
        api.post('/api/v1/open/enquiry/:kind', (request, reply) => {
          const { 'x-page-origin': from, 'accept-language': language } = request.headers
          receivedCalls.push([request.params, request.ip, from, language, request.body])
          const { name } = request.body as { name: string }
          if (name === 'bad')
            return reply.code(422).send({
              code: 'INVALID',
              message: 'Please check',
              errors: [{ field: 'name', message: 'No' }],
              requestId: '1',
            })
          return { data: { reference: 'PR-1' }, message: 'ok' }
        }),
    },
  )
  expect((await post(sameOrigin)).body).toBe('PR-1')
  expect(receivedCalls).toEqual([
    [
      { kind: 'general' },
      '10.1.2.3',
      origin,
      'en',
      { name: 'Asha Rao', mobile: '9876543210', consentVersion: '2026-11' },
    ],
  ])
  expect((await post(sameOrigin, 'name=bad')).body).toContain(
    '"code":"INVALID","status":422,"errors":[{"field":"name","message":"No"}]',
  )
  // A page in Hindi is refused in Hindi.
  await post(sameOrigin, 'name=bad', { url: '/hi/school/a' })
  expect(receivedCalls.at(-1)).toMatchObject([{}, '10.1.2.3', origin, 'hi', { name: 'bad' }])
  expect((await app.inject('/school/a')).statusCode).toBe(503)
})
