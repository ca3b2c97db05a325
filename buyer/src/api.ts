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
import { accountEndpoints, buyerEndpoints, type InputOf, type InstituteType, newsEndpoints } from '@pravesh/contract'
import { createDataProvider } from '@pravesh/data-provider'
import { buyerResources } from '@pravesh/data-provider/buyer'
import { lookupResources } from '@pravesh/data-provider/catalogues'

const base: unknown = import.meta.env.PUBLIC_API_BASE

export const { client, toasts } = createBrowserClient(typeof base === 'string' && base !== '' ? base : undefined)
export const provider = createDataProvider(client, buyerResources, {
  extraResources: lookupResources,
  formatError: formatApiError,
})
/** The person's role at each institute, and what it opens. */
export const access: Access = {
  resources: { ...lookupResources, ...buyerResources },
  async read() {
    const { data } = await client.call(buyerEndpoints.institutes, { query: { limit: 100 } })
    return { institutes: Object.fromEntries(data.map(({ sid, role }) => [sid, role])) }
  },
}
/** News of the server, by which waiting work is counted again at the entries of the menu, in the title of the window and on the first page. */
export const news: NewsSource = {
  read: (query, options) => client.call(newsEndpoints.buyer, { query }, options),
  counts: [
    ['institutes', 'work'],
    ['institutes', 'home'],
  ],
}
/** The verbs of this console's resources, beyond CRUD. */
export const useAct = actsOn<typeof buyerResources>()
/** Those of them that only read. */
export const useRead = readsOn<typeof buyerResources>()

export type Credentials = NonNullable<InputOf<typeof accountEndpoints.buyerLogin>['body']>
type SignInFields = Partial<Pick<Credentials, 'institute_type' | 'new_password' | 'code'>>

let lastType: InstituteType = 'school'
/**
 * The kind of institute of the signed-in account, remembered while the page is open: a new sign-in after the session's end is of the same
 * kind.
 */
export function instituteType(): InstituteType {
  const side = client.session()?.side
  if (side === 'school' || side === 'college') lastType = side
  return lastType
}

/** Signs an institute in and stores its session under the key `buyer`. Throws ApiError. */
export const signIn: SignIn = async (email, password, extraFields: SignInFields = {}) => {
  const institute_type = extraFields.institute_type ?? instituteType()
  const body = {
    email,
    password,
    institute_type,
    ...(extraFields.new_password && { new_password: extraFields.new_password }),
    ...(extraFields.code && { code: extraFields.code }),
  }
  const response = await client.call(accountEndpoints.buyerLogin, { body })
  return client.store({ token: response.auth_token, person: email, side: institute_type }, { institute_type })
}
/** Signs an institute in by a passkey of this browser, which belongs to a login for schools or to one for colleges. */
export const signInByPasskey: PasskeySignIn = async () => {
  const { auth_token, username, institute_type } = await signInWith(client, 'buyer')
  const side = institute_type ?? instituteType()
  return client.store({ token: auth_token, person: username, side }, { institute_type: side })
}
/** Revokes the token. One that is dead already is no error to the person. */
export const revoke = () => client.call(accountEndpoints.buyerLogout, {}, { final: true })
