import { endpointTable, errorTable } from '@pravesh/contract'
import { expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { openApiDocument } from '../../services/openapi/document.ts'
import { curlOf } from './curl.ts'
import { Html, html } from './html.ts'
import { callsOf } from './place.ts'
import { Reference } from './reference.ts'

const { app } = await testApp('demo')
const base = '/api/v1/docs'
const document = openApiDocument()
const context = { document, base: '/api/v1', api: 'https://pravesh.example/api/v1' }
const reference = await Reference.open({ ...context, demo: true }, [])
const textAt = async (name: string, from = reference) => from.at(name).body.toString()
const pages = new Map<string, string>()
for (const name of reference.names) if (!name.startsWith('assets/')) pages.set(name, await textAt(name))

test('every call has a page with its address, its errors and its example', () => {
  expect([...pages.keys()].toSorted()).toEqual(['', 'errors', 'guide', ...endpointTable.map((e) => e.id)].toSorted())
  for (const e of endpointTable) {
    const page = pages.get(e.id) ?? ''
    for (const part of [
      `${e.method} ${e.path.replace(/:(\w+)/g, '{$1}').replace(/\/$/, '')} ·`,
      'UNAVAILABLE',
      'curl ',
    ])
      expect(page.includes(part), `${part} on ${e.id}`).toBe(true)
    for (const code of e.errors ?? []) expect(page.includes(`errors#${code}"`), `${code} on ${e.id}`).toBe(true)
  }
  expect(Object.keys(errorTable).filter((code) => !pages.get('errors')?.includes(`<tr id="${code}">`))).toEqual([])
})

test('every link and fragment leads somewhere, ids are unique, headings go down one by one', () => {
  const ids = new Map([...pages].map(([name, page]) => [name, [...page.matchAll(/ id="([^"]+)"/g)].map((m) => m[1])]))
  for (const [name, page] of pages) {
    expect(new Set(ids.get(name)).size, `ids on ${name}`).toBe(ids.get(name)?.length)
    for (const [, address = ''] of page.matchAll(/ href="([^"]+)"/g)) {
      const [path = '', fragment] = address.split('#')
      const pageName = path === '' ? name : path.slice(base.length + 1)
      if (path.startsWith(base) || path === '')
        expect(pageName.startsWith('assets/') ? reference.names : [...pages.keys()], `${address} on ${name}`).toContain(
          pageName,
        )
      if (fragment !== undefined) expect(ids.get(pageName), `${address} on ${name}`).toContain(fragment)
    }
    const levels = [...page.matchAll(/<h(\d)/g)].map((m) => Number(m[1]))
    expect(levels.filter((level) => level === 1)).toEqual([1])
    for (const [index, level] of levels.entries())
      expect(level, `headings on ${name}`).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1)
  }
})

test('pages are whole without script, and hold neither inline script nor inline style', () => {
  for (const [name, page] of pages) {
    expect(page).toMatch(/^<!doctype html>\n<html lang="en-IN">/)
    expect(page.match(/<script[^>]*>/g), name).toEqual([expect.stringMatching(/^<script src="[^"]+" defer>$/)])
    expect(page, name).not.toMatch(/<style|style="| on\w+="|https?:\/\/(?!pravesh\.example|www\.example\.in)[^<]*"/)
    expect(page, name).toContain('href="#main"')
  }
})

test('is sent once compressed, then not at all; guarded; and what is missing is a page', async () => {
  const first = await app.inject({ url: base, headers: { 'accept-encoding': 'br' } })
  expect(first.statusCode).toBe(200)
  expect(first.headers).toMatchObject({ 'content-encoding': 'br', 'x-content-type-options': 'nosniff' })
  expect(first.headers['content-security-policy']).toContain("default-src 'none'")
  expect(first.headers['content-security-policy']).not.toContain('unsafe')
  const secondResponse = await app.inject({ url: base, headers: { 'if-none-match': String(first.headers.etag) } })
  expect([secondResponse.statusCode, secondResponse.body]).toEqual([304, ''])
  for (const url of [`${base}/`, `${base}/public.school`, `${base}/guide`, '/api/v1/openapi.json'])
    expect((await app.inject(url)).statusCode, url).toBe(200)
  for (const name of reference.names.filter((name) => name.startsWith('assets/'))) {
    const { statusCode, headers } = await app.inject(`${base}/${name}`)
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
  }
  const missing = await app.inject(`${base}/no.such-call`)
  expect([missing.statusCode, missing.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  expect(missing.body).toContain('No such page')
})

test('the demo’s accounts are told in the demo alone', async () => {
  expect(pages.get('guide')).toContain('parent@demo.pravesh.example')
  expect(pages.get('guide')).toContain('href="/dev/outbox"')
  expect(pages.get('guide')).toContain('/sandbox/checkout')
  const production = await Reference.open({ ...context, demo: false }, [])
  expect(await textAt('guide', production)).not.toMatch(/demo|outbox|sandbox/)
})

test('the meaning of each field is read beside its name, in every form of a body and of an answer', () => {
  expect(pages.get('payment.order')).toContain('<span class="meaning">In paise, always 33100 (₹331)')
  // Many values with their meanings are listed below each other, and not enumerated again.
  expect(pages.get('admin.payments')).toMatch(
    /<ul class="values"><li><code>created<\/code>: ordered<\/li>.+?one of these</,
  )
  expect(pages.get('public.find')).toContain('<span class="meaning">What was typed so far')
  // A word of the wire within a sentence.
  expect(pages.get('student.review.change')).not.toMatch(/class="meaning">[^<]*`/)
  const media = pages.get('admin.college-media.create') ?? ''
  expect(media).toMatch(/<h3>Either<\/h3>.+Always <code>delete<\/code>.+<h3>Or<\/h3>.+What the picture shows/s)
  const institute = pages.get('buyer.institute-details.get') ?? ''
  expect(institute).toMatch(/udise<wbr>Code<.+UDISE\+ code.+aishe<wbr>Code</s)
})

test('what is put into a page is escaped', () => {
  expect(html`<p>${'<b>"&'}${new Html('<i>')}${['a', false, 1]}</p>`.text).toBe('<p>&#60;b&#62;&#34;&#38;<i>a1</p>')
})

test('a call in a shell: quoted, signed in, a file saved, a webhook signed', () => {
  const calls = new Map(callsOf(document).map((call) => [call.operation.operationId, call]))
  const curl = (id: string) => {
    const call = calls.get(id)
    return call ? curlOf(call.operation, call.method, `https://x.example${call.path}`) : ''
  }
  expect(curl('public.find')).toBe("curl 'https://x.example/public/find/schools?search=delhi'")
  expect(curl('admin.board.remove')).toBe(
    `curl -X DELETE 'https://x.example/admin/board?id=1' \\\n  -H "Authorization: Bearer $TOKEN"`,
  )
  expect(curl('student.documents.file')).toContain('--remote-header-name')
  expect(curl('open.payment.webhook')).toContain('openssl dgst -sha256 -hmac "$RAZORPAY_WEBHOOK_SECRET"')
})

const reads = callsOf(document).filter(({ operation }) => operation['x-realm'] === 'public')
test.each(reads.map((call) => [call.operation.operationId, call] as const))(
  'the examples of %s answer on the demo catalogue',
  async (_id, { operation, path }) => {
    const value = (example: unknown) => encodeURIComponent(Array.isArray(example) ? example.join(',') : String(example))
    const pathExample = (name: string) => operation.parameters.find((p) => p.in === 'path' && p.name === name)?.example
    const query = operation.parameters.filter((p) => p.in === 'query')
    const needed = query.filter((p) => p.required).map((p) => `${p.name}=${value(p.example)}`)
    const optional = query.filter((p) => !p.required && p.name !== 'cursor')
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
