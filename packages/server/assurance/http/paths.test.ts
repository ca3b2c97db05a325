import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { exchange, request } from './raw.ts'

const { app, adminToken, demoToken } = await testApp('demo')
await app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.server.address() as AddressInfo
const get = (target: string, headers: readonly string[] = []) => exchange(port, request(`GET ${target}`, headers))
const asAdmin = `authorization: Bearer ${adminToken}`
const asStudent = `authorization: Bearer ${await demoToken('student')}`

const guarded = '/api/v1/admin/school-details'
/** Other spellings of the same address, which a proxy, a router and a guard could parse differently. */
const spellings = [
  '//api/v1/admin/school-details',
  '/api//v1/admin/school-details',
  '/api/v1//admin/school-details',
  '/api/v1/admin//school-details',
  '/api/v1/%61dmin/school-details',
  '/api/v1/%2561dmin/school-details',
  '/%61pi/v1/admin/school-details',
  '/api/v1/admin%2fschool-details',
  '/api/v1%2fadmin/school-details',
  '/api/v1/admin%5cschool-details',
  '/api/v1\\admin\\school-details',
  '/api/v1/admin;x/school-details',
  '/api/v1/admin/school-details;x',
  '/api/v1/admin;/school-details',
  '/api/v1/./admin/school-details',
  '/api/v1/public/../admin/school-details',
  '/api/v1/public/..%2fadmin/school-details',
  '/api/v1/public/%2e%2e/admin/school-details',
  '/api/v1/public/..;/admin/school-details',
  '/api/v1/open/enquiry/../../admin/school-details',
  '/public/../api/v1/admin/school-details',
  '/api/v1/ADMIN/school-details',
  '/API/v1/admin/school-details',
  '/api/v1/admin/School-Details',
  '/api/v1/admin/school-details/',
  '/api/v1/admin/school-details//',
  '/api/v1/admin/school-details/.',
  '/api/v1/admin/school-details?',
  '/api/v1/admin/school-details#x',
  '/api/v1/admin/school-details%00',
  '/api/v1/admin/school-details%20',
  '/api/v1/admin/school-details%3f',
  '/api/v1/admin/school-details.json',
  '/api/v1/admin/school-details/..',
  '/api/v1/%c0%afadmin/school-details',
  '/api/v1/ad%u006din/school-details',
  'http://localhost/api/v1/admin/school-details',
  'http://evil.example.in/api/v1/admin/school-details',
]

test.each(spellings)('%s opens nothing', async (target) => {
  const plainResponse = await get(guarded, [asAdmin])
  expect(plainResponse.status).toBe(200)
  for (const headers of [[], [asStudent]]) {
    const response = await get(target, headers)
    // Nothing there, unreadable, or guarded just as the plain address is.
    expect([308, 400, 404, headers.length === 0 ? 401 : 403]).toContain(response.status)
    expect(response.body).not.toContain('"data"')
  }
  const adminResponse = await get(target, [asAdmin])
  // 422: the part after the slash was parsed as an id, behind the guard.
  expect([200, 308, 400, 404, 422]).toContain(adminResponse.status)
  if (adminResponse.status === 200) expect(adminResponse.body).toBe(plainResponse.body)
})

test('a path in a redirect stays on this site', async () => {
  for (const target of ['//evil.example.in', '//evil.example.in/%2e%2e', '/\\evil.example.in', '///evil.example.in/']) {
    const { headers, status } = await get(target)
    expect(status).toBeGreaterThanOrEqual(300)
    if (headers.location) expect(headers.location).toMatch(/^\/(?![/\\])/)
  }
})

test('methods: HEAD, OPTIONS, TRACE, CONNECT and an override reach no other verb', async () => {
  const head = await exchange(port, request(`HEAD ${guarded}`))
  expect([head.status, head.body]).toEqual([401, ''])
  const adminResponse = await exchange(port, request(`HEAD ${guarded}`, [asAdmin]))
  expect([adminResponse.status, adminResponse.body]).toEqual([200, ''])
  for (const method of ['OPTIONS', 'TRACE', 'PROPFIND', 'LOCK', 'BREW']) {
    const response = await exchange(port, request(`${method} ${guarded}`, [asAdmin]))
    expect([400, 404, 405], method).toContain(response.status)
    expect(response.body, method).not.toContain('"data"')
    expect(response.headers['access-control-allow-origin']).toBeUndefined()
  }
  const tunnel = await exchange(port, ['CONNECT 127.0.0.1:22 HTTP/1.1\r\nhost: 127.0.0.1:22\r\n\r\n'])
  expect([0, 400, 404, 405]).toContain(tunnel.status)
  for (const name of ['x-http-method-override', 'x-http-method', 'x-method-override'])
    expect((await get(`${guarded}?_method=DELETE`, [asAdmin, `${name}: DELETE`])).status).toBe(422)
})

test('a token is taken from one Authorization header and nowhere else', async () => {
  const dead = `authorization: Bearer ${'A'.repeat(43)}`
  for (const headers of [
    [dead, asAdmin],
    [asAdmin.replace('Bearer', 'Basic')],
    [`${asAdmin}, Bearer x`],
    [asAdmin.replace('Bearer ', 'Bearer  ')],
    [asAdmin.replace('authorization', 'proxy-authorization')],
    [asAdmin.replace('authorization: Bearer ', 'cookie: token=')],
  ]) {
    const response = await get(guarded, headers)
    expect([response.status, headers.length]).toEqual([401, headers.length])
  }
  const parameter = await get(`${guarded}?access_token=${adminToken}`)
  expect(parameter.status).toBe(401)
})

test('what a client says of itself as a proxy is not believed', async () => {
  const clean = await get('/api/v1/public/find/schools?search=mod')
  const claims = [
    'x-forwarded-for: 10.0.0.1',
    'x-forwarded-host: evil.example.in',
    'x-forwarded-proto: https',
    'x-forwarded-prefix: /evil',
    'x-original-url: /api/v1/admin/school-details',
    'x-rewrite-url: /api/v1/admin/school-details',
    'forwarded: for=10.0.0.1;host=evil.example.in',
    'x-real-ip: 10.0.0.1',
  ]
  const claimed = await get('/api/v1/public/find/schools?search=mod', claims)
  expect([claimed.status, claimed.body]).toEqual([200, clean.body])
  const strange = await exchange(port, [
    'GET /api/v1/public/find/schools?search=mod HTTP/1.1\r\nhost: evil.example.in:99999\r\nconnection: close\r\n\r\n',
  ])
  expect(strange.head + strange.body).not.toContain('evil.example.in')
  const hostless = await exchange(port, ['GET /api/v1/public/find/schools HTTP/1.1\r\nconnection: close\r\n\r\n'])
  expect(hostless.status).toBe(400)
})

test('tries are counted by the real address, not by the one that a client claims', async () => {
  const statuses = new Set<number>()
  for (let i = 0; i < 12; i++) {
    const body = JSON.stringify({ username: 'nobody-here', password: 'not this one' })
    const headers = ['content-type: application/json', `x-forwarded-for: 203.0.113.${i}`]
    statuses.add((await exchange(port, request('POST /api/v1/open/admin-login', headers, body))).status)
  }
  expect([...statuses]).toEqual([401, 429])
})
