import { accountEndpoints, type InputOf } from '@pravesh/contract'
import { client } from './api.ts'
import { type Outcome, outcomeOf } from './outcome.ts'

export type Credentials = NonNullable<InputOf<typeof accountEndpoints.buyerLogin>['body']>

/** Signs an institute in and keeps its session under the key `buyer`. */
export async function signIn(credentials: Credentials): Promise<Outcome> {
  try {
    const answer = await client.call(accountEndpoints.buyerLogin, { body: credentials })
    const { email, institute_type } = credentials
    client.keep({ token: answer.auth_token, person: email }, { institute_type })
    return { signedIn: email }
  } catch (thrown) {
    return outcomeOf(thrown)
  }
}
