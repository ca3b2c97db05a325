import { setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { cachedPage, html, origin, type Page, pagesApp, siteOf } from '../testing/app.ts'

let app: FastifyInstance
afterEach(() => app.close())

/** Counts its renders and caches the results. */
function counted(page: Page = cachedPage(({ url }) => `<h1>${url.pathname}${url.search}</h1>`)) {
  const seen: string[] = []
  const counting: Page = (context) => {
    seen.push(context.url.pathname + context.url.search)
    return page(context)
  }
  return { seen, page: counting }
}

test('a page is rendered once and then answered from the cache, until what it shows changes', async () => {
  const { seen, page } = counted()
  app = await pagesApp(page)
  for (let i = 0; i < 3; i++)
    expect((await app.inject('/schools/all?utm_source=x&b=2&a=1')).body).toBe('<h1>/schools/all?a=1&b=2</h1>')
  expect(seen).toEqual(['/schools/all?a=1&b=2'])
  expect(app.pages.invalidate(['schools/all'])).toBe(1)
  await app.inject('/schools/all?a=1&b=2')
  expect(seen).toHaveLength(2)
})

test('what a page does not read of an address is neither rendered nor kept, whatever it is and however often it changes', async () => {
  const { seen, page } = counted()
  app = await pagesApp(page)
  for (let i = 0; i < 60; i++) {
    const { statusCode, body } = await app.inject(`/school/a?z=${i}&z${i}&utm_source=${i}`)
    expect([statusCode, body]).toEqual([200, '<h1>/school/a</h1>'])
  }
  expect(seen).toEqual(['/school/a'])
  expect(app.pages.cache.size).toBe(1)
})

test('200 at once are one render', async () => {
  const { seen, page } = counted(cachedPage(() => pause(20, 'x')))
  app = await pagesApp(page)
  const responses = await Promise.all(Array.from({ length: 200 }, () => app.inject('/school/a')))
  expect(new Set(responses.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(new Set(['200 x']))
  expect(seen).toHaveLength(1)
})

test('a page sees a fixed origin and nothing of the visitor', async () => {
  const canary = 'canary-7f3a'
  const echoing: Page = ({ request, url, page, address }) => {
    page.keep({ tags: [] })
    return html(JSON.stringify([url.href, [...request.headers], address ?? null]))
  }
  app = await pagesApp(echoing)
  const uncompressed = await app.inject('/a')
  app.pages.clear()
  const poisoned = await app.inject({
    url: '/a?utm_campaign=canary-7f3a',
    headers: {
      host: `${canary}.example`,
      'x-forwarded-host': canary,
      'x-forwarded-proto': canary,
      'x-forwarded-for': '6.6.6.6',
      'x-original-url': `/${canary}`,
      'accept-language': canary,
      cookie: `theme=${canary}`,
      'user-agent': canary,
      origin: `https://${canary}.example`,
    },
  })
  expect(poisoned.body).toBe(uncompressed.body)
  expect(uncompressed.body).toContain(`${origin}/a`)
  expect(JSON.stringify(poisoned.headers)).not.toContain(canary)
})

test('who sends a session cookie neither reads nor fills the cache', async () => {
  const { seen, page } = counted()
  app = await pagesApp(page, { sessionCookies: ['pravesh_session'] })
  const headers = { cookie: 'theme=dark; pravesh_session=1' }
  // A page of their own, with no more of the address in it.
  const ownResponse = await app.inject({ url: '/a?z=1', headers })
  expect(ownResponse.headers['cache-control']).toBe('private, no-store')
  expect(app.pages.cache.size).toBe(0)
  expect((await app.inject('/a')).headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  await app.inject({ url: '/a', headers })
  expect(seen).toEqual(['/a', '/a', '/a'])
})

test('a token, which no page reads, has no page rendered anew', async () => {
  const { seen, page } = counted()
  app = await pagesApp(page)
  const first = await app.inject({ url: '/a', headers: { authorization: 'Bearer x' } })
  const second = await app.inject({ url: '/a', headers: { authorization: 'Bearer y' } })
  for (const { headers, body } of [first, second])
    expect([headers['cache-control'], body]).toEqual(['public, max-age=0, must-revalidate', '<h1>/a</h1>'])
  expect(seen).toEqual(['/a'])
})

test('what sets a cookie is not kept and not stored by anyone', async () => {
  const { seen, page } = counted(cachedPage('x', { headers: { 'set-cookie': 'a=b' } }))
  app = await pagesApp(page)
  for (let i = 0; i < 2; i++) {
    const response = await app.inject('/a')
    expect(response.headers).toMatchObject({ 'set-cookie': 'a=b', 'cache-control': 'private, no-store' })
  }
  expect(seen).toHaveLength(2)
})

test('a page that says nothing is rendered for each, and so is one that takes it back', async () => {
  const { seen, page } = counted(({ url, page: notes }) => {
    if (url.pathname === '/never') {
      notes.keep({ tags: [] })
      notes.never()
    }
    return html('x')
  })
  app = await pagesApp(page)
  for (const path of ['/plain', '/plain', '/never', '/never'])
    expect((await app.inject(path)).headers['cache-control']).toBe('private, no-cache')
  expect(seen).toHaveLength(4)
})

test('a fault is 503 with the site’s own page, is not kept, and says nothing of its cause', async () => {
  let broken = true
  app = await pagesApp(({ page }) => {
    page.keep({ tags: [] })
    if (!broken) return html('well')
    page.failed(new Error('secret cause'))
    return html('<h1>500.astro</h1>', { status: 500 })
  })
  const response = await app.inject('/a')
  expect([response.statusCode, response.body]).toEqual([503, '<h1>500.astro</h1>'])
  expect(response.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'private, no-store' })
  broken = false
  expect((await app.inject('/a')).body).toBe('well')
})

test('a page that fails names itself as the log does, in its language', async () => {
  const lines: string[] = []
  const log = { level: 'error', stream: { write: (line: string) => void lines.push(line) } }
  app = await pagesApp(() => Promise.reject(new Error('secret cause')), { log })
  for (const [path, label] of [
    ['/a', 'Reference'],
    ['/hi/a', 'संदर्भ'],
  ]) {
    const { body } = await app.inject(path ?? '')
    const reference = new RegExp(`<p>${label} ([0-9a-f]{10})</p>`).exec(body)?.[1]
    expect(JSON.parse(lines.at(-1) ?? '{}')).toMatchObject({ reqId: reference, page: path, msg: 'page failed' })
  }
})

test.each([
  ['throws', () => Promise.reject(new Error('secret cause'))],
  ['is empty', () => new Response(null, { status: 500 })],
  ['is not there', () => new Response(null, { status: 404 })],
] satisfies [string, Page][])('a site that %s still gives a whole page under a policy', async (_name, page) => {
  app = await pagesApp(page)
  for (const [path, language] of [
    ['/a', 'en'],
    ['/hi/a', 'hi'],
  ]) {
    const response = await app.inject(path ?? '')
    expect(response.body).toContain(`<html lang="${language}">`)
    expect(response.body).not.toContain('secret')
    expect(response.headers['content-security-policy']).toContain("default-src 'none'")
  }
})

test('a kept page outlives a fault', async () => {
  let broken = false
  app = await pagesApp(({ page }) => {
    page.keep({ tags: [], maxAge: 0.01, staleFor: 0 })
    if (broken) throw new Error('down')
    return html('well')
  })
  await app.inject('/a')
  broken = true
  await pause(20)
  expect((await app.inject('/a')).body).toBe('well')
  expect((await app.inject('/b')).statusCode).toBe(503)
})

test('each visitor gets the coding they read, made when the first asks for it; the page is rendered once', async () => {
  const text = 'दिल्ली school '.repeat(200)
  const { seen, page } = counted(cachedPage(text))
  app = await pagesApp(page)
  const cacheSizes = [0]
  const get = async (accept: string, options: object = {}) => {
    const response = await app.inject({ url: '/a', headers: { 'accept-encoding': accept }, ...options })
    cacheSizes.push(app.pages.cache.bytes)
    return response
  }
  const [first, ...others] = await Promise.all([get('gzip'), get('gzip'), get('gzip')])
  expect(gunzipSync(first.rawPayload).toString()).toBe(text)
  for (const other of others) expect(other.rawPayload).toEqual(first.rawPayload)
  const head = await get('br', { method: 'HEAD' })
  const br = await get('gzip, br')
  expect([head.headers['content-encoding'], head.headers['content-length']]).toEqual([
    'br',
    String(br.rawPayload.length),
  ])
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(text)
  expect(br.headers.etag).toBe(first.headers.etag)
  expect((await get('')).body).toBe(text)
  const [, afterFirst, afterSecond, afterThird, afterHead, afterBr, afterIdentity] = cacheSizes
  expect([afterSecond, afterThird]).toEqual([afterFirst, afterFirst])
  expect(afterHead).toBeGreaterThan(afterFirst ?? 0)
  expect([afterBr, afterIdentity]).toEqual([afterHead, afterHead])
  expect(seen).toEqual(['/a'])
})

test('HEAD on a page that is not kept yet', async () => {
  app = await pagesApp(cachedPage('hello'))
  const head = await app.inject({ method: 'HEAD', url: '/a' })
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '5'])
})

test('redirects stay here, whatever they are made of', async () => {
  app = await pagesApp(({ url }) => {
    const location = url.searchParams.get('to')
    return location === null ? html('x') : new Response(null, { status: 301, headers: { location } })
  })
  const to = async (location: string) => (await app.inject(`/a?to=${encodeURIComponent(location)}`)).headers.location
  expect(await to('/school/b')).toBe('/school/b')
  expect(await to(`${origin}/school/b?x=1`)).toBe('/school/b?x=1')
  expect(await to('//evil.example')).toBe('/evil.example')
  expect(await to('/\\evil.example')).toBe('/evil.example')
  expect((await app.inject('//evil.example/a')).headers.location).toBe('/evil.example/a')
})

test.each(['@evil.example/', 'http://evil.example/', '*'])('the target %s is refused', async (target) => {
  const { seen, page } = counted()
  app = await pagesApp(page)
  const { connect } = await import('node:net')
  const { port } = new URL(await app.listen({ port: 0 }))
  const response = await new Promise<string>((resolve) => {
    let got = ''
    const socket = connect(Number(port), '127.0.0.1', () =>
      socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`),
    )
    socket.on('data', (part) => (got += part)).on('close', () => resolve(got))
  })
  expect(response).toMatch(/^HTTP\/1\.1 (?:400|404) /)
  expect(response.toLowerCase()).toContain('content-security-policy: default-src')
  expect(seen).toEqual([])
})

test('a very long address is refused without rendering', async () => {
  const { seen, page } = counted()
  app = await pagesApp(page)
  expect((await app.inject(`/a?q=${'x'.repeat(3000)}`)).statusCode).toBe(414)
  expect(seen).toEqual([])
})

test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)('%s is not for pages', async (method) => {
  const { seen, page } = counted()
  app = await pagesApp(page)
  const response = await app.inject({ method, url: '/a', payload: method === 'OPTIONS' ? undefined : 'x' })
  expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD'])
  const withForm = await app.inject({ method, url: '/school/a?x=1' })
  expect([withForm.statusCode, withForm.headers.allow]).toEqual([405, 'GET, HEAD, POST'])
  expect(seen).toEqual([])
})

test('the API keeps its own answers', async () => {
  app = await pagesApp(() => html('page'))
  expect((await app.inject('/api/v1/nothing')).json()).toEqual({ code: 'NOT_FOUND' })
})

test('too slow a page is 503 in time; too many at once are 503 at once', async () => {
  const { createRenderer } = await import('./renderer.ts')
  app = await pagesApp(() => html('x'))
  const reader = new Proxy({} as never, {})
  const renderer = createRenderer({
    site: { ...siteOf(() => html('x')), render: () => new Promise(() => undefined) },
    reader,
    origin,
    log: app.log,
    isDemo: false,
    bounds: { atOnce: 2, inLine: 0 },
    deadline: 30,
  })
  const pages = await Promise.all(['/a', '/b', '/c'].map((key) => renderer.page(key)))
  expect(pages.map(({ status }) => status)).toEqual([503, 503, 503])
  expect(pages.map(({ headers }) => headers.find(([name]) => name === 'retry-after')?.[1])).toEqual(['5', '5', '2'])
})
