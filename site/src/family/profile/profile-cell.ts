import { student } from 'virtual:endpoints'
import type { Profile } from '@pravesh/contract'
import { type Cell, cached, touch } from '../../api/cache.ts'
import { api } from '../../api/client.ts'
import { login, setUserInfo, user } from '../../stores/session.ts'

export const readProfile = async (signal?: AbortSignal): Promise<Profile> =>
  (await api().call(student.profile, {}, signal ? { signal } : {})).data

/** The profile of whoever is signed in. */
export const profileCell = (): Cell<Profile> => cached('profile', readProfile)

/** Takes what a change has answered: here, where it greets, and by which name they sign in again. */
export function takeProfile(profile: Profile): void {
  const account = user.get()
  if (account && (account.username !== profile.name || account.id !== profile.id))
    login({ ...account, username: profile.name, id: profile.id })
  setUserInfo(profile)
  profileCell().put(profile)
  touch('dashboard')
}
