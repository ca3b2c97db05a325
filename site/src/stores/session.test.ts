// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { accountKey } from '../lib/family/account-key.ts'
import { isSameUser, login, logout, restore, setUserInfo, user, userInfo } from './session.ts'
import { studentInfo } from './student.ts'

const asha = { auth_token: 't1', username: 'asha@example.in', student_type: 'school' } as const

// The client of the page uses it from its first use on, in any test.
const send = vi.fn<typeof fetch>()
vi.stubGlobal('fetch', send)

beforeEach(() => {
  send.mockReset().mockRejectedValue(new TypeError('offline'))
  localStorage.clear()
  restore()
})
const changeInOtherTab = (key: string | null, value: string | null) => {
  if (key === null) localStorage.clear()
  else if (value !== null) localStorage.setItem(key, value)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }))
}

test('LOGIN keeps the token under `user`, and SET_USER_INFO the person under `userInfo`', () => {
  login(asha)
  setUserInfo({ name: 'Asha Rao', student_type: 'school', language: 'hi' })
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(asha)
  expect(user.get()).toEqual(asha)
  expect(studentInfo.get()).toEqual(asha)
  expect(userInfo.get()).toEqual({ name: 'Asha Rao', student_type: 'school', language: 'hi' })
})

test('state is restored from storage; what cannot be read is nobody', () => {
  localStorage.setItem('user', JSON.stringify(asha))
  restore()
  expect(user.get()).toEqual(asha)
  for (const broken of ['', '{', 'null', '7', '{"auth_token":7}', '{"auth_token":""}']) {
    localStorage.setItem('user', broken)
    restore()
    expect(user.get(), broken).toBeNull()
  }
})

test('LOGOUT revokes the token, clears storage whole and leaves the page, also without a network', async () => {
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => undefined)
  login(asha)
  localStorage.setItem('draft:asha:form', '{}')
  await logout('/hi')
  expect(localStorage.length).toBe(0)
  expect([user.get(), userInfo.get()]).toEqual([null, null])
  expect(replace).toHaveBeenCalledWith('/hi')
  expect(send.mock.calls.map(([address]) => String(address))).toEqual(['/api/v1/student/logout'])
})

test('other tabs follow: who signs in there, who signs out there, and a page that comes back from the cache', () => {
  const stop = user.subscribe(() => undefined)
  changeInOtherTab('user', JSON.stringify(asha))
  expect(user.get()).toEqual(asha)
  changeInOtherTab(null, null)
  expect(user.get()).toBeNull()
  localStorage.setItem('user', JSON.stringify({ ...asha, auth_token: 't2' }))
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(user.get()?.auth_token).toBe('t2')
  stop()
})

test('an account is told by its id: two people may have one name, and one may change theirs', () => {
  const first = { ...asha, id: 7 }
  expect(isSameUser(first, { ...first, auth_token: 't2', username: 'Asha Devi' })).toBe(true)
  expect(isSameUser(first, { ...first, auth_token: 't2', id: 8 })).toBe(false)
  expect([accountKey(first), accountKey(asha)]).toEqual(['7', 'asha@example.in'])
  login(first)
  expect(user.get()).toEqual(first)
  // The next person of the same name, in another tab.
  const stop = user.subscribe(() => undefined)
  changeInOtherTab('user', JSON.stringify({ ...first, id: 8 }))
  expect(user.get()?.id).toBe(8)
  stop()
})
