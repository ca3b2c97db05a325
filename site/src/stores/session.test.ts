// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { login, logout, restore, setUserInfo, user, userInfo } from './session.ts'
import { studentInfo } from './student.ts'

const asha = { auth_token: 't1', username: 'asha@example.in', student_type: 'school' } as const

beforeEach(() => {
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
  const sent = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('offline'))
  login(asha)
  localStorage.setItem('draft:asha:form', '{}')
  await logout('/hi')
  expect(localStorage.length).toBe(0)
  expect([user.get(), userInfo.get()]).toEqual([null, null])
  expect(replace).toHaveBeenCalledWith('/hi')
  expect(sent.mock.calls.map(([address]) => String(address))).toEqual(['/api/v1/student/logout'])
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
