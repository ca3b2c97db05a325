import { sessionEndpoints } from '@pravesh/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { changeLanguage } from '../language/translations.ts'
import { createBrowserClient } from './browser-client.ts'

afterEach(async () => {
  vi.unstubAllGlobals()
  await changeLanguage('en')
})

test('every call says which language the console has at that moment', async () => {
  const languages: (string | null)[] = []
  const fetch: typeof globalThis.fetch = async (_address, request) => {
    languages.push(new Headers(request?.headers).get('accept-language'))
    return Response.json({ message: 'Logged out' })
  }
  vi.stubGlobal('fetch', fetch)
  const { client } = createBrowserClient()
  await client.call(sessionEndpoints.adminLogout)
  await changeLanguage('hi')
  await client.call(sessionEndpoints.adminLogout)
  expect(languages).toEqual(['en', 'hi'])
})
