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
  const who = user.get()
  if (who && who.username !== profile.name) login({ ...who, username: profile.name })
  setUserInfo(profile)
  profileCell().put(profile)
  touch('dashboard')
}
