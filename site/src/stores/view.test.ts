// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { login, setView, user } from './session.ts'

const asha = { auth_token: 't1', username: 'asha@example.in', student_type: 'school' } as const

test('the other view is of the same session, and a page that another tab shows stays in its own', () => {
  login(asha)
  setView('college')
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual({ ...asha, student_type: 'college' })
  expect(user.get()?.student_type).toBe('college')
  const stop = user.subscribe(() => undefined)
  localStorage.setItem('user', JSON.stringify(asha))
  window.dispatchEvent(new StorageEvent('storage', { key: 'user', newValue: JSON.stringify(asha) }))
  expect(user.get()?.student_type).toBe('college')
  stop()
})

test('without anybody signed in there is no view to switch', () => {
  localStorage.clear()
  user.set(null)
  setView('school')
  expect([user.get(), localStorage.getItem('user')]).toEqual([null, null])
})
