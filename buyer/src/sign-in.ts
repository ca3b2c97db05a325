import { ApiError, accountEndpoints, type InputOf } from '@pravesh/contract'
import { client } from './api.ts'

export type Credentials = NonNullable<InputOf<typeof accountEndpoints.buyerLogin>['body']>

/** What became of a sign-in. `closed`: this server does not take institutes yet. */
export type Outcome =
  | { signedIn: string }
  | { problem: 'closed' }
  | { problem: 'new password' }
  | { problem: 'refused'; message: string }

const codes: Partial<Record<string, Outcome>> = {
  NOT_FOUND: { problem: 'closed' },
  METHOD_NOT_ALLOWED: { problem: 'closed' },
  PASSWORD_CHANGE_REQUIRED: { problem: 'new password' },
}

/** Signs an institute in and keeps its session under the key `buyer`. */
export async function signIn(credentials: Credentials): Promise<Outcome> {
  try {
    const answer = await client.call(accountEndpoints.buyerLogin, { body: credentials })
    const { email, institute_type } = credentials
    client.keep({ token: answer.auth_token, person: email }, { institute_type })
    return { signedIn: email }
  } catch (thrown) {
    if (!(thrown instanceof ApiError)) return { problem: 'refused', message: 'Something went wrong. Please try again' }
    return codes[thrown.code] ?? { problem: 'refused', message: thrown.message }
  }
}
