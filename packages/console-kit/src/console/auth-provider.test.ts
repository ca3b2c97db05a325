import { type Client, createClient } from '@pravesh/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { createAuthProvider } from './auth-provider.ts'

const stored = new Map<string, string>()
let client: Client
beforeEach(() => {
  stored.clear()
  client = createClient({
    base: '',
    segment: 'admin',
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
      clear: () => stored.clear(),
    },
    fetch: () => Promise.reject(new TypeError('no network here')),
    origin: 'https://pravesh.example',
  })
})
const signIn = async (person: string) => {
  const session = { token: 't', person }
  client.store(session)
  return session
}
const parts = {
  signIn,
  signInByPasskey: () => signIn('by passkey'),
}
const provider = (revoke: () => Promise<unknown> = async () => undefined) =>
  createAuthProvider({ ...parts, client, revoke })

test('lets in who has a session and sends the rest to sign in, without a toast', async () => {
  await expect(provider().checkAuth({})).rejects.toMatchObject({ message: false })
  await provider().login({ username: 'admin', password: 'x' })
  await expect(provider().checkAuth({})).resolves.toBeUndefined()
  expect(await provider().getIdentity?.()).toEqual({ id: 'admin', fullName: 'admin' })
})

test('a passkey signs in without a name and a password', async () => {
  await provider().login({ byPasskey: true })
  expect(client.session()).toMatchObject({ person: 'by passkey' })
})

test('signing out revokes the token and clears the storage, even when the server does not answer', async () => {
  await signIn('admin')
  stored.set('userInfo', '{}')
  const revoke = vi.fn(() => Promise.reject(new Error('gone')))
  await provider(revoke).logout({})
  expect(revoke).toHaveBeenCalledOnce()
  expect(stored.size).toBe(0)
  await provider(revoke).logout({})
  expect(revoke).toHaveBeenCalledOnce()
})

test('a refused call does not throw anybody out who may still sign in again', async () => {
  await signIn('admin')
  await expect(provider().checkError({ status: 401 })).resolves.toBeUndefined()
  client.clear()
  await expect(provider().checkError({ status: 401 })).rejects.toMatchObject({ status: 401 })
  await expect(provider().checkError({ status: 403 })).resolves.toBeUndefined()
})

test('a form that is not saved stays where it is: its save asks to sign in again', async () => {
  const guarded = createAuthProvider({ ...parts, client, revoke: async () => undefined, hasUnsaved: () => true })
  await expect(guarded.checkAuth({})).resolves.toBeUndefined()
  await expect(guarded.checkError({ status: 401 })).resolves.toBeUndefined()
})
