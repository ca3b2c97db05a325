import { session } from 'virtual:endpoints'
import type { Profile } from '@pravesh/contract'
import { atom, onMount } from 'nanostores'
import { api } from '../api/client.ts'
import { isSameAccount } from '../lib/family/account-key.ts'

/** In which view: of colleges, where one applies for oneself, or of schools, where one applies for children. */
export type AccountType = 'college' | 'school'
/** `student_type` is the view that this browser shows of the account, which is for schools and colleges alike. */
export type User = { auth_token: string; username: string; student_type: AccountType; id?: number | undefined }
/** Whether both are sessions of one account. */
export const isSameUser = (first: User, other: User): boolean =>
  first.auth_token === other.auth_token || isSameAccount(first, other)

function recordAt(key: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
function storedUser(): User | null {
  const { auth_token, username, student_type, id } = recordAt('user')
  if (typeof auth_token !== 'string' || auth_token === '') return null
  return {
    auth_token,
    username: String(username ?? ''),
    student_type: student_type === 'school' ? 'school' : 'college',
    ...(typeof id === 'number' && { id }),
  }
}
/** The part of a profile stored in the browser: greeting, language, and account id, because two may have one name. */
type UserInfo = Pick<Profile, 'name' | 'student_type' | 'language'> & { id?: number | undefined }
function storedInfo(): UserInfo | null {
  const { id, name, student_type, language } = recordAt('userInfo')
  if (typeof name !== 'string') return null
  return {
    id: typeof id === 'number' ? id : undefined,
    name,
    student_type: student_type === 'school' ? 'school' : 'college',
    language: language === 'hi' || language === 'en' ? language : null,
  }
}

/** The session, from storage key `user`; null without one. */
export const user = atom<User | null>(null)
/** The person, from storage key `userInfo`. */
export const userInfo = atom<UserInfo | null>(null)

/** Reads both again: other tabs write them, and a page may return from the browser's cache after another person's sign-in. */
export function restore(): void {
  const next = storedUser()
  const currentUser = user.get()
  const isUnchanged = (['auth_token', 'username', 'id'] as const).every((name) => next?.[name] === currentUser?.[name])
  if (!isUnchanged) user.set(next)
  userInfo.set(storedInfo())
}
onMount(user, () => {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === 'user' || key === 'userInfo') restore()
  }
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) restore()
  }
  // It ends a second after the last look, when there may be no window any more.
  const cancellation = new AbortController()
  const { signal } = cancellation
  restore()
  addEventListener('storage', onStorage, { signal })
  addEventListener('pageshow', onPageShow, { signal })
  return () => cancellation.abort()
})

/** LOGIN: stores the session. */
export function login({ auth_token, username, student_type, id }: User): void {
  api().store({ token: auth_token, person: username }, { student_type, ...(id !== undefined && { id }) })
  restore()
}

/** Shows the other view of the account from here on. Pages that other tabs show stay in theirs. */
export function setView(view: AccountType): void {
  const current = user.get()
  if (!current || current.student_type === view) return
  const { auth_token, username, id } = current
  api().store({ token: auth_token, person: username }, { student_type: view, ...(id !== undefined && { id }) })
  localStorage.setItem('track', view)
  user.set({ ...current, student_type: view })
}

/** SET_USER_INFO: stores the person's data for display without a request. */
export function setUserInfo({ id, name, student_type, language }: UserInfo): void {
  localStorage.setItem('userInfo', JSON.stringify({ id, name, student_type, language }))
  restore()
}

let leaving = false
/** Whether this page is being left because of a sign-out: no other redirect must happen then. */
export const isLeaving = (): boolean => leaving

/**
 * LOGOUT: ends the session on the server, clears storage whole, which other tabs notice, and leaves for `to`. The page is left for good,
 * so that no store, and no page of the browser's cache, still shows whose it was.
 */
export async function logout(to = '/'): Promise<void> {
  // Without a network the token expires by itself; the local data is deleted in any case.
  await api()
    .call(session.studentLogout, {}, { final: true })
    .catch(() => undefined)
  leaving = true
  api().clear()
  user.set(null)
  userInfo.set(null)
  location.replace(to)
}
