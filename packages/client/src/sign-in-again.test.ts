import { accountEndpoints, admissionEndpoints, sessionEndpoints } from '@pravesh/contract'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { only, stage, unauthenticated } from './testing/stage.ts'

let scene: ReturnType<typeof stage>
beforeEach(() => {
  scene = stage()
  scene.client.store({ token: 'old', person: 'admin' })
})

test('many calls wait for one sign-in and are replayed with the new value', async () => {
  const { client, requests, respondWith } = scene
  respondWith(only('new'))
  const promptSignIn = vi.fn(async (person: string) => {
    client.store({ token: 'new', person })
    return { token: 'new', person }
  })
  client.onSignInNeeded(promptSignIn)
  const responses = await Promise.all([1, 2, 3].map(() => client.call(sessionEndpoints.adminLogout)))
  expect(responses).toHaveLength(3)
  expect(promptSignIn).toHaveBeenCalledExactlyOnceWith('admin', 'ended')
  expect(requests.map((r) => r.headers.authorization).sort()).toEqual([
    ...Array(3).fill('Bearer new'),
    ...Array(3).fill('Bearer old'),
  ])
})

test('a call that needs the password again is repeated after it, and not sent where it is not entered', async () => {
  const { client, toasts, respondWith } = scene
  const refused = { code: 'SIGN_IN_AGAIN', message: 'Enter your password again', requestId: 'r' }
  respondWith((token) => (token === 'new' ? only('new')(token) : Response.json(refused, { status: 401 })))
  const promptSignIn = vi.fn(async (): Promise<{ token: string; person: string } | undefined> => undefined)
  client.onSignInNeeded(promptSignIn)
  await expect(client.call(sessionEndpoints.adminLogout)).rejects.toMatchObject({ code: 'SIGN_IN_AGAIN' })
  expect(promptSignIn).toHaveBeenCalledExactlyOnceWith('admin', 'confirm')
  expect(toasts).toEqual([expect.objectContaining({ reason: 'not confirmed' })])
  promptSignIn.mockImplementation(async () => {
    client.store({ token: 'new', person: 'admin' })
    return { token: 'new', person: 'admin' }
  })
  await expect(client.call(sessionEndpoints.adminLogout)).resolves.toBeDefined()
})

test.each([
  ['a cancel', undefined, /not signed in/],
  ['another person', { token: 'new', person: 'ravi' }, /Somebody else/],
])('%s rejects the call with a toast', async (_who, outcome, message) => {
  const { client, requests, toasts, respondWith } = scene
  respondWith(only('new'))
  client.onSignInNeeded(async () => outcome)
  await expect(client.call(sessionEndpoints.adminLogout)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(requests).toHaveLength(1)
  expect(toasts).toEqual([expect.objectContaining({ type: 'danger', message: expect.stringMatching(message) })])
})

test('a newer token of the same person, from another tab, is tried first', async () => {
  const { client, respondWith } = scene
  const promptSignIn = vi.fn(async () => undefined)
  client.onSignInNeeded(promptSignIn)
  respondWith((token) => {
    client.store({ token: 'new', person: 'admin' })
    return only('new')(token)
  })
  await expect(client.call(sessionEndpoints.adminLogout)).resolves.toBeDefined()
  expect(promptSignIn).not.toHaveBeenCalled()
})

test('parallel calls that are refused tell it once; one that comes back later does not ask again', async () => {
  const { client, requests, toasts, respondWith } = scene
  let releaseResponse: (() => void) | undefined
  const pendingResponse = new Promise<void>((resolve) => {
    releaseResponse = resolve
  })
  const promptSignIn = vi.fn(async () => undefined)
  client.onSignInNeeded(promptSignIn)
  respondWith(async () => {
    if (requests.length === 3) await pendingResponse
    return unauthenticated()
  })
  const calls = [1, 2, 3].map(() => client.call(sessionEndpoints.adminLogout).catch((error: unknown) => error))
  await Promise.all(calls.slice(0, 2))
  releaseResponse?.()
  expect(await Promise.all(calls)).toEqual(Array(3).fill(expect.objectContaining({ code: 'UNAUTHENTICATED' })))
  expect(promptSignIn).toHaveBeenCalledTimes(1)
  expect(toasts).toHaveLength(1)
  await client.call(sessionEndpoints.adminLogout).catch(() => undefined)
  expect(promptSignIn).toHaveBeenCalledTimes(2)
})

test('another tab’s sign-in to another account of the same address is not taken for this one', async () => {
  const { client, requests, respondWith } = stage('administration')
  client.store({ token: 'of-school', person: 'asha@example.in' }, { institute_type: 'school' })
  respondWith(() => {
    client.store({ token: 'of-college', person: 'asha@example.in' }, { institute_type: 'college' })
    return unauthenticated()
  })
  client.onSignInNeeded(async () => undefined)
  await expect(client.call(accountEndpoints.buyerLogout)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(requests.map((r) => r.headers.authorization)).toEqual(['Bearer of-school'])
})

test('a sign-in to another account of the same address sends nothing again', async () => {
  const { client, requests, toasts, respondWith } = stage('administration')
  client.store({ token: 'of-school', person: 'asha@example.in' }, { institute_type: 'school' })
  respondWith(only('of-college'))
  client.onSignInNeeded(async (person) => {
    client.store({ token: 'of-college', person }, { institute_type: 'college' })
    return { token: 'of-college', person }
  })
  await expect(client.call(accountEndpoints.buyerLogout)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(requests.map((r) => r.headers.authorization)).toEqual(['Bearer of-school'])
  expect(toasts).toEqual([expect.objectContaining({ message: expect.stringMatching(/Somebody else/) })])
})

test('an upload is sent again as it was, though the form has changed meanwhile', async () => {
  const scene = stage('public')
  const { client, requests, respondWith } = scene
  client.store({ token: 'old', person: 'asha' })
  const form = { type: 'photo', title: 'My photo', content: 'aGVsbG8=' } as const
  const body: { type: 'photo'; title: string; content: string } = { ...form }
  respondWith((token) =>
    token === 'new'
      ? Response.json({ code: 'TOO_LARGE', message: 'Too large', requestId: 'r' }, { status: 413 })
      : unauthenticated(),
  )
  client.onSignInNeeded(async (person) => {
    body.title = 'Something else'
    body.content = ''
    return { token: 'new', person }
  })
  await expect(client.call(admissionEndpoints.addDocument, { body })).rejects.toMatchObject({ code: 'TOO_LARGE' })
  expect(requests.map((r) => [r.method, r.headers.authorization, r.headers['content-type']])).toEqual([
    ['POST', 'Bearer old', 'application/json'],
    ['POST', 'Bearer new', 'application/json'],
  ])
  expect(requests.map((r) => JSON.parse(String(r.body)))).toEqual([form, form])
})

test('a replay that is refused again is an error and asks no second time', async () => {
  const { client, requests, respondWith } = scene
  respondWith(unauthenticated)
  const promptSignIn = vi.fn(async (person: string) => ({ token: 'new', person }))
  client.onSignInNeeded(promptSignIn)
  await expect(client.call(sessionEndpoints.adminLogout)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(promptSignIn).toHaveBeenCalledTimes(1)
  expect(requests).toHaveLength(2)
})

test('a sign-in that breaks rejects the calls, and the next call asks anew', async () => {
  const { client, respondWith } = scene
  respondWith(only('new'))
  client.onSignInNeeded(async () => {
    throw new Error('the form broke')
  })
  await expect(client.call(sessionEndpoints.adminLogout)).rejects.toThrow('the form broke')
  client.onSignInNeeded(async (person) => ({ token: 'new', person }))
  await expect(client.call(sessionEndpoints.adminLogout)).resolves.toEqual({ message: 'Logged out' })
})

test('a wrong password in a signed-in call is no dead token either', async () => {
  const { client, respondWith } = scene
  const promptSignIn = vi.fn(async () => undefined)
  client.onSignInNeeded(promptSignIn)
  respondWith(() =>
    Response.json({ code: 'INVALID_CREDENTIALS', message: 'Invalid Credentials', requestId: 'r' }, { status: 401 }),
  )
  await expect(client.call(sessionEndpoints.adminLogout)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
  expect(promptSignIn).not.toHaveBeenCalled()
})

test('a final call asks nobody', async () => {
  const { client, respondWith } = scene
  const promptSignIn = vi.fn(async () => undefined)
  client.onSignInNeeded(promptSignIn)
  respondWith(unauthenticated)
  await expect(client.call(sessionEndpoints.adminLogout, {}, { final: true })).rejects.toThrow('Please sign in')
  expect(promptSignIn).not.toHaveBeenCalled()
})

test('a wrong password is no dead token', async () => {
  const { client, respondWith } = scene
  const promptSignIn = vi.fn(async () => undefined)
  client.onSignInNeeded(promptSignIn)
  respondWith(() =>
    Response.json({ code: 'INVALID_CREDENTIALS', message: 'Invalid Credentials', requestId: 'r' }, { status: 401 }),
  )
  const body = { username: 'admin', password: 'wrong' }
  await expect(client.call(sessionEndpoints.adminLogin, { body })).rejects.toThrow('Invalid Credentials')
  expect(promptSignIn).not.toHaveBeenCalled()
})

describe('another tab signed out', () => {
  const signedOut = () => {
    const scene = stage('admin', { promptsAgain: true })
    scene.client.store({ token: 'old', person: 'admin' })
    scene.client.session()
    return scene
  }

  test('a call asks the account that last used this page, sends nothing before, and is then sent', async () => {
    const { client, stored, requests, respondWith } = signedOut()
    await client.call(sessionEndpoints.adminLogout)
    stored.clear()
    respondWith(only('new'))
    client.onSignInNeeded(async (person) => {
      client.store({ token: 'new', person })
      return { token: 'new', person }
    })
    await expect(client.call(sessionEndpoints.adminLogout)).resolves.toEqual({ message: 'Logged out' })
    expect(requests.map((r) => r.headers.authorization)).toEqual(['Bearer old', 'Bearer new'])
  })

  test('who will not sign in keeps the page, and the call is refused', async () => {
    const { client, stored, requests } = signedOut()
    await client.call(sessionEndpoints.adminLogout)
    stored.clear()
    client.onSignInNeeded(async () => undefined)
    await expect(client.call(sessionEndpoints.adminLogout)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(requests).toHaveLength(1)
    expect(await client.renew()).toBeUndefined()
  })

  test('who signed out here is not asked', async () => {
    const { client, requests, respondWith } = signedOut()
    await client.call(sessionEndpoints.adminLogout)
    client.clear()
    respondWith(unauthenticated)
    const promptSignIn = vi.fn(async () => undefined)
    client.onSignInNeeded(promptSignIn)
    await expect(client.call(sessionEndpoints.adminLogout)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(requests).toHaveLength(2)
    expect([await client.renew(), promptSignIn.mock.calls.length]).toEqual([undefined, 0])
  })
})
