import type { Client } from '@pravesh/client'
import type { AuthProvider } from 'react-admin'

/**
 * Signs a person in and stores the session. `extraFields`: values of a console's own sign-in page in addition to the name and the
 * password.
 */
export type SignIn = (
  person: string,
  password: string,
  extraFields?: Readonly<Record<string, unknown>>,
) => Promise<{ token: string; person: string; side?: string }>
type AuthParts = {
  client: Client
  signIn: SignIn
  /** Revokes the token on the server. */
  revoke: () => Promise<unknown>
  /** True while the page has an unsaved form: it is not redirected to the sign-in page. */
  hasUnsaved?: () => boolean
}

const isUnauthenticated = (error: unknown) =>
  error !== null && typeof error === 'object' && 'status' in error && error.status === 401

/** Sign-in and sign-out of a console, over the client's stored session. */
export function createAuthProvider({ client, signIn, revoke, hasUnsaved = () => false }: AuthParts): AuthProvider {
  return {
    async login({ username, password, ...extraFields }: { username: string; password: string }) {
      await signIn(username, password, extraFields)
    },
    async logout() {
      // Signing out must work with a dead token and without a network too.
      if (client.session()) await revoke().catch(() => undefined)
      client.clear()
    },
    async checkAuth() {
      // An unsaved form stays: its save prompts for a new sign-in.
      if (!client.session() && !hasUnsaved()) throw Object.assign(new Error(), { message: false })
    },
    async checkError(error: unknown) {
      // With a stored session the person has cancelled the prompt for a new sign-in: the page stays.
      if (isUnauthenticated(error) && !client.session() && !hasUnsaved()) throw error
    },
    async getIdentity() {
      const person = client.session()?.person ?? ''
      return { id: person, fullName: person }
    },
    async getPermissions() {
      return undefined
    },
  }
}
