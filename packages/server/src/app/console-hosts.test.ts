import Fastify, { type InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { openSession } from '../people/session/tokens.ts'
import { eq } from '../platform/db/drizzle.ts'
import { adminAccount } from '../platform/db/tables.ts'
import { consoleHosts } from '../platform/http/security/console-hosts.ts'

const origins = { admin: 'http://admin.localhost', buyer: 'http://institutes.localhost' }
const { app, database, outbox } = await testApp('demo', { ADMIN_ORIGIN: origins.admin, BUYER_ORIGIN: origins.buyer })
const credentials = { username: 'admin', password: 'pravesh-demo' }
const login = {
  admin: credentials,
  buyer: { email: 'school@demo.pravesh.example', institute_type: 'school', password: 'pravesh-demo' },
}

type Host = keyof typeof origins | 'main'
const hostOf = (host: Host) => (host === 'main' ? 'localhost' : new URL(origins[host]).host)
/** The headers of a call by the page of a console. */
const pageOf = (realm: keyof typeof origins) => ({ 'x-page-origin': origins[realm], 'sec-fetch-site': 'same-origin' })
const send = (
  host: Host,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  headers = {},
  payload?: InjectOptions['payload'],
) =>
  app.inject({
    method,
    url: `/api/v1${path}`,
    headers: { host: hostOf(host), ...headers },
    ...(payload && { payload }),
  })

/** Signs in on a console's host and returns the pair of its cookie. */
async function cookieOf(realm: keyof typeof origins): Promise<string> {
  const response = await send(realm, 'POST', `/open/${realm}-login`, pageOf(realm), login[realm])
  expect(response.statusCode).toBe(200)
  const [pair = ''] = String(response.headers['set-cookie']).split(';')
  return pair
}

test('a sign-in sets a cookie that no script and no other host gets, and its answer has no token', async () => {
  for (const realm of ['admin', 'buyer'] as const) {
    const response = await send(realm, 'POST', `/open/${realm}-login`, pageOf(realm), login[realm])
    expect(response.headers['set-cookie']).toMatch(
      /^__Host-session=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict$/,
    )
    const [, token = '?'] = /=([\w-]{43});/.exec(String(response.headers['set-cookie'])) ?? []
    expect(response.body).not.toContain(token)
    expect(Object.entries(response.json()).filter(([name]) => name.includes('token'))).toEqual([
      [realm === 'admin' ? 'token' : 'auth_token', ''],
    ])
  }
  const wrong = await send('admin', 'POST', '/open/admin-login', pageOf('admin'), { ...credentials, password: 'x' })
  expect([wrong.statusCode, wrong.headers['set-cookie']]).toEqual([401, undefined])
})

test('a call with the cookie works from the page of the console alone', async () => {
  const cookie = await cookieOf('admin')
  const own = { cookie, ...pageOf('admin') }
  const { 'sec-fetch-site': _, ...older } = own
  const put = async (headers: object) => {
    const [board] = (await send('admin', 'GET', '/admin/board', own)).json().data
    const { id, name, url, updatedAt } = board
    return (await send('admin', 'PUT', '/admin/board', headers, { id, name, url, updatedAt })).statusCode
  }
  expect(await put(own)).toBe(200)
  expect(await put({ ...older, origin: origins.admin })).toBe(200)
  // The public site, another site, a browser without either header, and a form, which cannot send a header of its own.
  for (const site of ['same-site', 'cross-site', 'none'])
    expect(await put({ ...own, 'sec-fetch-site': site })).toBe(403)
  expect(await put(older)).toBe(403)
  expect(await put({ ...older, origin: 'http://localhost' })).toBe(403)
  expect(await put({ ...own, 'x-page-origin': 'http://localhost' })).toBe(403)
  const { 'x-page-origin': __, ...formOnly } = own
  expect(await put(formOnly)).toBe(403)
  expect((await send('admin', 'GET', '/admin/board', { ...own, 'sec-fetch-site': 'same-site' })).statusCode).toBe(403)
  // Nobody is signed in by a page that is not ours.
  const forged = { ...pageOf('admin'), 'sec-fetch-site': 'same-site' }
  expect((await send('admin', 'POST', '/open/admin-login', forged, credentials)).statusCode).toBe(403)
  expect((await send('admin', 'GET', '/admin/board', pageOf('admin'))).statusCode).toBe(401)
})

test('a token in a header is ignored there, and so is a cookie on the main host', async () => {
  const [account] = await database.db.select().from(adminAccount).where(eq(adminAccount.username, 'admin'))
  const token = await openSession(database.db, 'admin', account?.id ?? 0)
  const authorization = `Bearer ${token}`
  expect((await send('admin', 'GET', '/admin/board', { authorization, ...pageOf('admin') })).statusCode).toBe(401)
  const cookie = `__Host-session=${token}`
  for (const headers of [{ authorization }, { cookie, ...pageOf('admin') }])
    expect((await send('main', 'GET', '/admin/board', headers)).statusCode).toBe(404)
})

test('each host takes the calls of its own realm and the open ones that it needs', async () => {
  const statusOf = async (host: Host, method: 'GET' | 'POST', path: string) => {
    const headers = host === 'main' ? {} : pageOf(host)
    return (await send(host, method, path, headers, method === 'POST' ? {} : undefined)).statusCode
  }
  const missing: [Host, 'GET' | 'POST', string][] = [
    ['main', 'POST', '/open/admin-login'],
    ['main', 'POST', '/open/buyer-login'],
    ['main', 'GET', '/admin/board'],
    ['main', 'GET', '/buyer/home'],
    ['admin', 'POST', '/open/buyer-login'],
    ['admin', 'POST', '/open/student-login'],
    ['admin', 'GET', '/buyer/home'],
    ['admin', 'GET', '/student/dashboard'],
    ['buyer', 'GET', '/admin/board'],
    ['buyer', 'POST', '/open/admin-login'],
    ['buyer', 'POST', '/open/otp'],
  ]
  for (const [host, method, path] of missing)
    expect([host, path, await statusOf(host, method, path)]).toEqual([host, path, 404])
  expect(await statusOf('main', 'POST', '/open/student-login')).toBe(422)
  expect(await statusOf('main', 'POST', '/open/forgot-password')).toBe(422)
  expect(await statusOf('buyer', 'POST', '/open/forgot-password')).toBe(422)
  expect(await statusOf('admin', 'GET', '/public/find?search=delhi')).toBe(200)
  expect((await app.inject({ url: '/healthz', headers: { host: hostOf('admin') } })).statusCode).toBe(200)
})

test('signing out ends the session and the cookie', async () => {
  const cookie = await cookieOf('buyer')
  const own = { cookie, ...pageOf('buyer') }
  expect((await send('buyer', 'GET', '/buyer/home', own)).statusCode).toBe(200)
  const out = await send('buyer', 'POST', '/buyer/logout', own)
  expect(out.headers['set-cookie']).toBe('__Host-session=; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=0')
  expect((await send('buyer', 'GET', '/buyer/home', own)).statusCode).toBe(401)
})

test('pages of another host are redirected to, however they are written', async () => {
  const pages = Fastify()
  await pages.register(consoleHosts, { origin: 'http://localhost', consoleOrigins: origins, base: '/api/v1' })
  for (const url of ['/admin', '/admin/*', '/administration/*', '/files/:name', '/*']) pages.get(url, () => 'served')
  const at = async (host: Host, url: string, method: 'GET' | 'POST' = 'GET') => {
    const { statusCode, headers } = await pages.inject({ url, method, headers: { host: hostOf(host).toUpperCase() } })
    return statusCode === 302 ? headers.location : statusCode
  }
  expect(await at('main', '/school/x')).toBe(200)
  expect(await at('main', '/admin/schools?page=2')).toBe(`${origins.admin}/admin/schools?page=2`)
  expect(await at('main', '/%61dmin/schools')).toBe(`${origins.admin}/%61dmin/schools`)
  expect(await at('main', '/administration/login')).toBe(`${origins.buyer}/administration/login`)
  expect(await at('admin', '/')).toBe(`${origins.admin}/admin`)
  expect(await at('admin', '/admin/schools')).toBe(200)
  expect(await at('admin', '/files/x.webp')).toBe(200)
  expect(await at('admin', '/administration/login')).toBe(`${origins.buyer}/administration/login`)
  expect(await at('buyer', '/school/x?y=1')).toBe('http://localhost/school/x?y=1')
  expect(await at('buyer', '/school/x', 'POST')).toBe(404)
  await pages.close()
})

test('a mail to an institute leads to the host of its console', async () => {
  const { email, institute_type } = login.buyer
  const body = { role: 'buyer', username: email, institute_type }
  expect((await send('buyer', 'POST', '/open/forgot-password', pageOf('buyer'), body)).statusCode).toBe(200)
  const [mail] = (await outbox()).filter(({ to }) => to === email)
  expect(JSON.stringify(mail)).toContain(origins.buyer)
})
