import { ApiError, adminLoginBody, endpoint, said, schoolEndpoints, sessionEndpoints } from '@pravesh/contract'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { createClient, type Toast } from './client.ts'
import { type Segment, segmentOf } from './segment.ts'

/** A local storage, a server that answers from a script, and every request it saw. */
function stage(segment: Segment = 'admin') {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  }
  const requests: { url: string; method: string; headers: Record<string, string>; body: unknown }[] = []
  const toasts: Toast[] = []
  const tabs = new EventTarget()
  let answer: (token: string | undefined) => Response = () => Response.json({ message: 'Logged out' })
  const fetch = async (url: string | URL | Request, init: RequestInit = {}) => {
    const headers = init.headers as Record<string, string>
    requests.push({ url: String(url), method: init.method ?? '', headers, body: init.body })
    return answer(headers.authorization?.replace('Bearer ', ''))
  }
  const client = createClient({
    base: '/api/v1',
    segment,
    storage,
    fetch,
    origin: 'https://pravesh.example',
    onToast: (toast) => toasts.push(toast),
    tabs,
  })
  const answering = (say: typeof answer) => {
    answer = say
  }
  return { kept, requests, toasts, tabs, client, answering }
}
const unauthenticated = () =>
  Response.json({ code: 'UNAUTHENTICATED', message: 'Please sign in', requestId: 'r' }, { status: 401 })
/** Accepts one token alone. */
const only = (live: string) => (token: string | undefined) =>
  token === live ? Response.json({ message: 'Logged out' }) : unauthenticated()

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
    const { client, kept, requests } = stage(segment)
    kept.set(key, JSON.stringify(value))
    await client.call(sessionEndpoints.adminLogout)
    expect(requests[0]?.headers).toMatchObject({
      authorization: 'Bearer t',
      'X-Page-Origin': 'https://pravesh.example',
    })
  })

  test('nobody signed in, or an entry that cannot be read, sends no header', async () => {
    const { client, kept, requests } = stage()
    kept.set('admin', '{broken')
    await client.call(sessionEndpoints.adminLogout)
    expect(requests[0]?.headers).not.toHaveProperty('authorization')
  })

  test('a session is kept under the keys of the specification', () => {
    const { client, kept } = stage()
    client.keep({ token: 't', person: 'admin' })
    expect(JSON.parse(kept.get('admin') ?? '')).toEqual({ token: 't', username: 'admin' })
    expect(JSON.parse(kept.get('adminInfo') ?? '')).toEqual({ username: 'admin' })
    expect(client.session()).toEqual({ token: 't', person: 'admin' })
  })
})

describe('a call', () => {
  test('fills path and query, leaves out what is empty, and says JSON only with a body', async () => {
    const { client, requests, answering } = stage()
    answering(() => Response.json({ data: { ids: [7] }, message: 'School Deleted Successfully' }))
    await client.call(schoolEndpoints.remove, { params: { sid: 7 } })
    expect(requests[0]).toMatchObject({ url: '/api/v1/admin/school-details/7', method: 'DELETE', body: undefined })
    expect(requests[0]?.headers).not.toHaveProperty('content-type')

    answering(() => Response.json({ data: [], total: 0, page: 2, limit: 50 }))
    await client.call(schoolEndpoints.list, { query: { page: 2, search: '', state: undefined, ids: [1, 2] } })
    expect(requests[1]?.url).toBe('/api/v1/admin/school-details?page=2&ids=1%2C2')
  })

  test('rejects with the error that the server states', async () => {
    const { client, answering } = stage()
    const errors = [{ field: 'url', message: 'School URL already exists' }]
    answering(() =>
      Response.json(
        { code: 'SCHOOL_URL_EXISTS', message: 'School URL already exists', errors, requestId: 'r' },
        { status: 500 },
      ),
    )
    const thrown = await client.call(sessionEndpoints.adminLogout).catch((error: unknown) => error)
    expect(thrown).toBeInstanceOf(ApiError)
    expect(thrown).toMatchObject({ code: 'SCHOOL_URL_EXISTS', status: 500, errors })
  })

  test('a page of a proxy, a lost connection and a wrong status are errors too', async () => {
    const { client, answering } = stage()
    answering(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))
    await expect(client.call(sessionEndpoints.adminLogout)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    answering(() => {
      throw new TypeError('Failed to fetch')
    })
    await expect(client.call(sessionEndpoints.adminLogout)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    answering(() => Response.json({ message: 'Logged out' }, { status: 201 }))
    await expect(client.call(sessionEndpoints.adminLogout)).rejects.toThrow('status 201, expected 200')
    answering(() => Response.json({ massage: '' }))
    await expect(client.call(sessionEndpoints.adminLogout)).rejects.toThrow('out of shape')
  })

  test('takes 201 where the endpoint says 201', async () => {
    const { client, answering } = stage()
    const added = endpoint({
      ...sessionEndpoints.adminLogout,
      id: 'award.create',
      method: 'POST',
      path: '/admin/awards/:id',
      params: z.strictObject({ id: z.int() }),
      body: adminLoginBody,
      answer: said,
      status: 201,
    })
    answering(() => Response.json({ message: 'Award Added Successfully' }, { status: 201 }))
    const answer = await client.call(added, { params: { id: 1 }, body: { username: 'a', password: 'b' } })
    expect(answer.message).toBe('Award Added Successfully')
  })
})

describe('a dead token', () => {
  let scene: ReturnType<typeof stage>
  beforeEach(() => {
    scene = stage()
    scene.client.keep({ token: 'old', person: 'admin' })
  })

  test('many calls wait for one sign-in and are replayed with the new value', async () => {
    const { client, requests, answering } = scene
    answering(only('new'))
    const ask = vi.fn(async (person: string) => {
      client.keep({ token: 'new', person })
      return { token: 'new', person }
    })
    client.onSignInNeeded(ask)
    const answers = await Promise.all([1, 2, 3].map(() => client.call(sessionEndpoints.adminLogout)))
    expect(answers).toHaveLength(3)
    expect(ask).toHaveBeenCalledExactlyOnceWith('admin')
    expect(requests.map((r) => r.headers.authorization).sort()).toEqual([
      ...Array(3).fill('Bearer new'),
      ...Array(3).fill('Bearer old'),
    ])
  })

  test.each([
    ['a cancel', undefined, /not signed in/],
    ['another person', { token: 'new', person: 'ravi' }, /Somebody else/],
  ])('%s rejects the call with a toast', async (_who, outcome, words) => {
    const { client, requests, toasts, answering } = scene
    answering(only('new'))
    client.onSignInNeeded(async () => outcome)
    await expect(client.call(sessionEndpoints.adminLogout)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(requests).toHaveLength(1)
    expect(toasts).toEqual([expect.objectContaining({ type: 'danger', message: expect.stringMatching(words) })])
  })

  test('a newer token of the same person, from another tab, is tried first', async () => {
    const { client, answering } = scene
    const ask = vi.fn(async () => undefined)
    client.onSignInNeeded(ask)
    answering((token) => {
      client.keep({ token: 'new', person: 'admin' })
      return only('new')(token)
    })
    await expect(client.call(sessionEndpoints.adminLogout)).resolves.toBeDefined()
    expect(ask).not.toHaveBeenCalled()
  })

  test('a final call asks nobody', async () => {
    const { client, answering } = scene
    const ask = vi.fn(async () => undefined)
    client.onSignInNeeded(ask)
    answering(unauthenticated)
    await expect(client.call(sessionEndpoints.adminLogout, {}, { final: true })).rejects.toThrow('Please sign in')
    expect(ask).not.toHaveBeenCalled()
  })

  test('a wrong password is no dead token', async () => {
    const { client, answering } = scene
    const ask = vi.fn(async () => undefined)
    client.onSignInNeeded(ask)
    answering(() =>
      Response.json({ code: 'INVALID_CREDENTIALS', message: 'Invalid Credentials', requestId: 'r' }, { status: 401 }),
    )
    const body = { username: 'admin', password: 'wrong' }
    await expect(client.call(sessionEndpoints.adminLogin, { body })).rejects.toThrow('Invalid Credentials')
    expect(ask).not.toHaveBeenCalled()
  })
})

describe('leaving', () => {
  test('clears local storage whole', () => {
    const { client, kept } = stage()
    kept.set('userInfo', '{}').set('anything', '1')
    client.forget()
    expect(kept.size).toBe(0)
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
