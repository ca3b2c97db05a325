import { session, student } from 'virtual:endpoints'
import type { Profile } from '@pravesh/contract'
import { ApiError } from '@pravesh/contract/errors'
import { api } from '../../../api/client.ts'
import { type AccountType, login, setUserInfo } from '../../../stores/session.ts'

/** Response of a sign-in. */
export type Entry = { auth_token: string; username: string }

/** Sends a call with a token that is not stored. */
const withToken =
  (token: string): typeof fetch =>
  (address, init) => {
    const headers = new Headers(init?.headers)
    headers.set('authorization', `Bearer ${token}`)
    return fetch(address, { ...init, headers })
  }

/** The person of a token; undefined where the server does not return one. */
export async function personOf(token: string): Promise<Profile | undefined> {
  try {
    return (await api().call(student.profile, {}, { final: true, fetch: withToken(token) })).data
  } catch (error) {
    if (error instanceof ApiError) return undefined
    throw error
  }
}

/** Ends an unused session; if the server is unreachable it expires by itself. */
export const discard = (token: string): Promise<unknown> =>
  api()
    .call(session.studentLogout, {}, { final: true, fetch: withToken(token) })
    .catch(() => undefined)

/**
 * LOGIN and SET_USER_INFO: stores the session and the profile. Selects the requested view, else the one in which the account was opened.
 */
export async function enter(entry: Entry, accountType: AccountType | undefined): Promise<void> {
  const person = await personOf(entry.auth_token)
  const view = accountType ?? person?.student_type ?? 'college'
  login({ ...entry, student_type: view, id: person?.id })
  setUserInfo(person ?? { name: entry.username, student_type: view, language: null })
}
