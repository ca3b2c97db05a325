import type { APIRequestContext, BrowserContext } from '@playwright/test'
import { test as base, expect } from '../fixtures.ts'

export { expect }

/** Signs the demo's school or college in by the API, for every page that is opened from now on. */
export async function signInAs(
  context: BrowserContext,
  request: APIRequestContext,
  institute_type: 'school' | 'college',
): Promise<void> {
  const data = { email: `${institute_type}@demo.pravesh.example`, password: 'pravesh-demo', institute_type }
  const response = await request.post('/api/v1/open/buyer-login', { data })
  const { auth_token } = await response.json()
  await context.addInitScript(
    (value) => {
      // A page that is still blank has no storage.
      if (location.protocol.startsWith('http')) localStorage.setItem('buyer', value)
    },
    JSON.stringify({ auth_token, email: data.email, institute_type }),
  )
}

/** The page of an institute's login, signed in by the API: the demo's school. */
export const test = base.extend<{ signedIn: undefined }>({
  signedIn: [
    async ({ context, request }, use) => {
      await signInAs(context, request, 'school')
      await use(undefined)
    },
    { auto: true },
  ],
})
