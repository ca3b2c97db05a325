import type { Client, Session } from '@pravesh/client'
import type { ErrorCode } from '@pravesh/contract'
import { CallFailure, isAllowed, type Permissions, type Resources } from '@pravesh/data-provider'
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
/** Signs a person in by a passkey of this browser, and stores the session. */
export type PasskeySignIn = () => Promise<Session>
/** How a console reads the roles of its person, and the calls that they are compared with. */
export type Access = { resources: Resources; read: () => Promise<Permissions> }
type AuthParts = {
  client: Client
  signIn: SignIn
  signInByPasskey: PasskeySignIn
  /** Revokes the token on the server. */
  revoke: () => Promise<unknown>
  /** The roles of the signed-in person, and the resources that they open. Without it everything is offered. */
  access?: Access
  /** True while the page has an unsaved form: it is not redirected to the sign-in page. */
  hasUnsaved?: () => boolean
}

/** Of the sign-in pages: what was typed, or a passkey of the browser. */
type LoginParams = { byPasskey?: boolean; username?: string; password?: string }

const isUnauthenticated = (error: unknown) =>
  error !== null && typeof error === 'object' && 'status' in error && error.status === 401

const isCode = (error: unknown, code: ErrorCode): error is CallFailure =>
  error instanceof CallFailure && error.error.code === code

/** Sign-in and sign-out of a console, over the client's stored session. */
export function createAuthProvider({
  client,
  signIn,
  signInByPasskey,
  revoke,
  hasUnsaved = () => false,
  access,
}: AuthParts): AuthProvider {
  let known: { session: string; permissions: Promise<Permissions> } | undefined
  /** Read once for a session. Without the network nothing is left out: the server decides. */
  function permissions(): Promise<Permissions> {
    if (!access) return Promise.resolve({})
    const session = JSON.stringify(client.session())
    if (known?.session !== session) known = { session, permissions: access.read() }
    return known.permissions.catch(() => {
      known = undefined
      return {}
    })
  }
  return {
    async login({ byPasskey, username = '', password = '', ...extraFields }: LoginParams) {
      if (byPasskey) await signInByPasskey()
      else await signIn(username, password, extraFields)
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
      // Somebody has given this person another role.
      if (isCode(error, 'ROLE_NEEDED')) known = undefined
      // The page where it is added.
      if (isCode(error, 'SECOND_FACTOR_NEEDED'))
        throw Object.assign(new Error(), { redirectTo: '/account', logoutUser: false, message: error.message })
      // With a stored session the person has cancelled the prompt for a new sign-in: the page stays.
      if (isUnauthenticated(error) && !client.session() && !hasUnsaved()) throw error
    },
    async getIdentity() {
      const person = client.session()?.person ?? ''
      return { id: person, fullName: person }
    },
    getPermissions: permissions,
    async canAccess({ resource, action, record }) {
      if (!access || !client.session()) return true
      const id = typeof record?.id === 'number' || typeof record?.id === 'string' ? record.id : undefined
      return isAllowed(access.resources, await permissions(), { resource, action, id })
    },
  }
}
