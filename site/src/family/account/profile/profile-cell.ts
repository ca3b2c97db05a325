import { student } from 'virtual:endpoints'
import type { Profile } from '@pravesh/contract'
import { type Cell, cached, touch } from '../../../api/cache.ts'
import { api } from '../../../api/client.ts'
import { login, setUserInfo, user } from '../../../stores/session.ts'

export const readProfile = async (signal?: AbortSignal): Promise<Profile> =>
  (await api().call(student.profile, {}, signal ? { signal } : {})).data

/** The profile of the signed-in account. */
export const profileCell = (): Cell<Profile> => cached('profile', readProfile)

/** Applies the response of a change: here, in the greeting, and in the name for signing in again. */
export function takeProfile(profile: Profile): void {
  const account = user.get()
  if (account && (account.username !== profile.name || account.id !== profile.id))
    login({ ...account, username: profile.name, id: profile.id })
  setUserInfo(profile)
  profileCell().put(profile)
  touch('dashboard')
}
