import {
  ApiError,
  adminLoginBody,
  admissionEndpoints,
  endpoint,
  messageResponse,
  ownParts,
  schoolEndpoints,
  sessionEndpoints,
} from '@pravesh/contract'
import { describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { ClientParts } from './client.ts'
import { type Segment, segmentOf } from './segment.ts'
import { stage, unauthenticated } from './testing/stage.ts'

describe('which credential', () => {
  test.each([
    ['/admin/schools', 'admin'],
    ['/administration', 'administration'],
    ['/', 'public'],
    ['/administrators', 'public'],
    ['/school/admin', 'public'],
  ])('%s is of the segment %s', (path, segment) => expect(segmentOf(path)).toBe(segment))

  test.each<[Segment, string, Record<string, string>]>([
    ['admin', 'admin', { username: 'admin', token: 't' }],
    ['admin', 'adminInfo', { username: 'admin', token: 't' }],
    ['administration', 'buyer', { email: 'a@b.example', auth_token: 't' }],
    ['public', 'user', { username: 'asha', auth_token: 't' }],
  ])('%s reads its token from %s', async (segment, key, value) => {
    const { client, stored, requests } = stage(segment)
    stored.set(key, JSON.stringify(value))
    await client.call(sessionEndpoints.adminLogout)
    expect(requests[0]?.headers).toMatchObject({
      authorization: 'Bearer t',
      'X-Page-Origin': 'https://pravesh.example',
    })
  })

  test('nobody signed in, or an entry that cannot be read, sends no header', async () => {
    const { client, stored, requests } = stage()
    stored.set('admin', '{broken')
    await client.call(sessionEndpoints.adminLogout)
    expect(requests[0]?.headers).not.toHaveProperty('authorization')
  })

  test('a session is kept under the keys of the specification', () => {
    const { client, stored } = stage()
    client.store({ token: 't', person: 'admin' })
    expect(JSON.parse(stored.get('admin') ?? '')).toEqual({ token: 't', username: 'admin' })
    expect(JSON.parse(stored.get('adminInfo') ?? '')).toEqual({ username: 'admin' })
    expect(client.session()).toEqual({ token: 't', person: 'admin' })
  })
})

describe('a session by cookie', () => {
  test('is kept without a token, and its calls send the cookie and no header', async () => {
    const { client, stored, requests } = stage('admin', { byCookie: true })
    // As another host left it, before the console had one of its own.
    stored.set('admin', JSON.stringify({ username: 'admin', token: 'left' }))
    expect(client.session()).toBeUndefined()
    const session = client.store({ token: '', person: 'admin' })
    expect(client.session()).toEqual(session)
    expect(JSON.parse(stored.get('admin') ?? '')).toEqual({ username: 'admin', session: session.token })
    await client.call(sessionEndpoints.adminLogout)
    expect(requests[0]).toMatchObject({ credentials: 'same-origin' })
    expect(requests[0]?.headers).not.toHaveProperty('authorization')
  })

  test('that ended prompts for a new sign-in, and the call is sent again', async () => {
    const { client, requests, respondWith } = stage('admin', { byCookie: true })
    client.store({ token: '', person: 'admin' })
    let isLive = false
    respondWith(() => (isLive ? Response.json({ message: 'Logged out' }) : unauthenticated()))
    client.onSignInNeeded(async (person) => {
      isLive = true
      return client.store({ token: '', person })
    })
    expect(await client.call(sessionEndpoints.adminLogout)).toEqual({ message: 'Logged out' })
    expect(requests).toHaveLength(2)
  })
})

describe('a call', () => {
  test('fills path and query, leaves out what is empty, and says JSON only with a body', async () => {
    const { client, requests, respondWith } = stage()
    const parts = Object.fromEntries(Object.keys(ownParts.shape).map((name) => [name, 0]))
    respondWith(() => Response.json({ data: { ids: [7], parts }, message: 'School Deleted Successfully' }))
    await client.call(schoolEndpoints.remove, { params: { sid: 7 } })
    expect(requests[0]).toMatchObject({ url: '/api/v1/admin/school-details/7', method: 'DELETE', body: undefined })
    expect(requests[0]?.headers).not.toHaveProperty('content-type')

    respondWith(() => Response.json({ data: [], total: 0, page: 2, limit: 50, next: null }))
    await client.call(schoolEndpoints.list, { query: { page: 2, search: '', state: undefined, ids: [1, 2] } })
    expect(requests[1]?.url).toBe('/api/v1/admin/school-details?page=2&ids=1%2C2')
  })

  test.each<[string, ClientParts['language'], (string | undefined)[]]>([
    ['the one language of its page', 'hi', ['hi', 'hi']],
    ['no language where none was given', undefined, [undefined, undefined]],
  ])('sends %s', async (_name, language, sent) => {
    const { client, requests } = stage('admin', language === undefined ? {} : { language })
    await client.call(sessionEndpoints.adminLogout)
    await client.call(sessionEndpoints.adminLogout)
    expect(requests.map(({ headers }) => headers['accept-language'])).toEqual(sent)
  })

  test('rejects with the error that the server states', async () => {
    const { client, respondWith } = stage()
    const errors = [{ field: 'url', message: 'School URL already exists' }]
    respondWith(() =>
      Response.json(
        { code: 'SCHOOL_URL_EXISTS', message: 'School URL already exists', errors, requestId: 'r-7' },
        { status: 500 },
      ),
    )
    const error = await client.call(sessionEndpoints.adminLogout).catch((error: unknown) => error)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ code: 'SCHOOL_URL_EXISTS', status: 500, errors, requestId: 'r-7' })
  })

  test('a page of a proxy, a lost connection and a wrong status are errors too', async () => {
    const { client, respondWith } = stage()
    respondWith(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))
    await expect(client.call(sessionEndpoints.adminLogout)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    respondWith(() => {
      throw new TypeError('Failed to fetch')
    })
    await expect(client.call(sessionEndpoints.adminLogout)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    respondWith(() => Response.json({ message: 'Logged out' }, { status: 201 }))
    await expect(client.call(sessionEndpoints.adminLogout)).rejects.toThrow('status 201, expected 200')
    respondWith(() => Response.json({ massage: '' }))
    await expect(client.call(sessionEndpoints.adminLogout)).rejects.toThrow('out of shape')
  })

  test('takes 201 where the endpoint says 201', async () => {
    const { client, respondWith } = stage()
    const added = endpoint({
      ...sessionEndpoints.adminLogout,
      id: 'award.create',
      method: 'POST',
      path: '/admin/awards/:id',
      params: z.strictObject({ id: z.int() }),
      body: adminLoginBody,
      answer: messageResponse,
      status: 201,
    })
    respondWith(() => Response.json({ message: 'Award Added Successfully' }, { status: 201 }))
    const response = await client.call(added, { params: { id: 1 }, body: { username: 'a', password: 'b' } })
    expect(response.message).toBe('Award Added Successfully')
  })
})

describe('a file', () => {
  const params = { params: { id: 7 } }
  const pdf = (headers: Record<string, string>) =>
    new Response(new Uint8Array([0x25, 0x50, 0x44, 0x46]), {
      headers: { 'content-type': 'application/pdf', ...headers },
    })

  test('comes as a blob with its type and the name to save it under', async () => {
    const { client, requests, respondWith } = stage('public')
    respondWith(() =>
      pdf({
        'content-disposition': `attachment; filename="____.pdf"; filename*=UTF-8''%E0%A4%85%E0%A4%82%E0%A4%95.pdf`,
      }),
    )
    const { blob, name, type } = await client.file(admissionEndpoints.documentFile, params)
    expect([name, type, blob.type, await blob.text()]).toEqual(['अंक.pdf', 'application/pdf', 'application/pdf', '%PDF'])
    expect(requests[0]).toMatchObject({ url: '/api/v1/student/documents/7', headers: { accept: '*/*' } })
  })

  test.each([
    ['attachment; filename="marks.pdf"', 'marks.pdf'],
    [`attachment; filename*=UTF-8''%ff`, 'file'],
    [`attachment; filename="../../x"`, '.._.._x'],
    ['', 'file'],
  ])('%s is saved as %s', async (disposition, name) => {
    const { client, respondWith } = stage('public')
    respondWith(() => pdf({ 'content-disposition': disposition }))
    expect((await client.file(admissionEndpoints.documentFile, params)).name).toBe(name)
  })

  test('an error, or a page of a proxy, is no file', async () => {
    const { client, respondWith } = stage('public')
    respondWith(() => Response.json({ code: 'NOT_FOUND', message: 'Not found', requestId: 'r' }, { status: 404 }))
    await expect(client.file(admissionEndpoints.documentFile, params)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    respondWith(() => new Response('<h1>Please wait</h1>', { headers: { 'content-type': 'text/html' } }))
    await expect(client.file(admissionEndpoints.documentFile, params)).rejects.toThrow('a file of type text/html')
  })

  test('waits for a sign-in as any other call', async () => {
    const { client, respondWith } = stage('public')
    client.store({ token: 'old', person: 'asha' })
    respondWith((token) => (token === 'new' ? pdf({}) : unauthenticated()))
    client.onSignInNeeded(async (person) => ({ token: 'new', person }))
    expect((await client.file(admissionEndpoints.documentFile, params)).blob.size).toBe(4)
  })
})

describe('leaving', () => {
  test('clears local storage whole', () => {
    const { client, stored } = stage()
    stored.set('userInfo', '{}').set('anything', '1')
    client.clear()
    expect(stored.size).toBe(0)
  })

  test('other tabs hear of it', () => {
    const { client, tabs } = stage()
    const ended = vi.fn()
    const stop = client.onEnded(ended)
    const event = (key: string | null, newValue: string | null) =>
      tabs.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
    event('user', null)
    event('admin', '{"token":"x"}')
    expect(ended).not.toHaveBeenCalled()
    event(null, null)
    event('admin', null)
    expect(ended).toHaveBeenCalledTimes(2)
    stop()
    event(null, null)
    expect(ended).toHaveBeenCalledTimes(2)
  })
})
