import { test as base, expect } from '../fixtures.ts'

export { expect }

/** The page of an institute's login, signed in by the API: the demo's school. */
export const test = base.extend<{ signedIn: undefined }>({
  signedIn: [
    async ({ context, request }, use) => {
      const data = { email: 'school@demo.pravesh.example', password: 'pravesh-demo', institute_type: 'school' }
      const response = await request.post('/api/v1/open/buyer-login', { data })
      const { auth_token } = await response.json()
      await context.addInitScript(
        (value) => {
          // A page that is still blank has no storage.
          if (location.protocol.startsWith('http')) localStorage.setItem('buyer', value)
        },
        JSON.stringify({ auth_token, email: data.email, institute_type: 'school' }),
      )
      await use(undefined)
    },
    { auto: true },
  ],
})
