import {
  type Access,
  actsOn,
  createBrowserClient,
  formatApiError,
  type PasskeySignIn,
  readsOn,
  type SignIn,
  signInByPasskey as signInWith,
} from '@pravesh/console-kit'
import type { NewsSource } from '@pravesh/console-kit/news/LiveNews'
import { adminTeamEndpoints, newsEndpoints, sessionEndpoints } from '@pravesh/contract'
import { createDataProvider } from '@pravesh/data-provider'
import { adminResources } from '@pravesh/data-provider/admin'
import { catalogueResources } from '@pravesh/data-provider/catalogues'

const base: unknown = import.meta.env.PUBLIC_API_BASE

export const { client, toasts } = createBrowserClient(typeof base === 'string' && base !== '' ? base : undefined)
export const provider = createDataProvider(client, adminResources, {
  extraResources: catalogueResources,
  formatError: formatApiError,
})
/** The role of the signed-in person, and what it opens. */
export const access: Access = {
  resources: { ...catalogueResources, ...adminResources },
  read: async () => ({ role: (await client.call(adminTeamEndpoints.account, {})).data.role }),
}
/** News of the server, by which waiting work is counted again on the first page. */
export const news: NewsSource = {
  read: (query, options) => client.call(newsEndpoints.admin, { query }, options),
  counts: [['overview', 'counts']],
}
/** The verbs of this console's resources, beyond CRUD. */
export const useAct = actsOn<typeof adminResources>()
/** Responses of read-only calls. */
export const useRead = readsOn<typeof adminResources>()

/** Signs an administrator in, with the code of a second factor if one came along. Throws ApiError. */
export const signIn: SignIn = async (username, password, { code }: { code?: string } = {}) => {
  const body = { username, password, ...(code && { code }) }
  const response = await client.call(sessionEndpoints.adminLogin, { body })
  return client.store({ token: response.token, person: response.username })
}
/** Signs an administrator in by a passkey of this browser. */
export const signInByPasskey: PasskeySignIn = async () => {
  const { auth_token, username } = await signInWith(client, 'admin')
  return client.store({ token: auth_token, person: username })
}
/** A dead token is as good as a revoked one. */
export const revoke = () => client.call(sessionEndpoints.adminLogout, {}, { final: true })
