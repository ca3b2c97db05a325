import type { ErrorBody } from '@pravesh/contract'
import { expect, test } from 'vitest'
import { codeOf, testApp } from '../testing/test-app.ts'

const { call, demoToken } = await testApp('demo')
const username = 'student@demo.pravesh.example'
const login = (body: object) =>
  call('POST', '/open/student-login', {
    body: { student_type: 'college', username, password: 'pravesh-demo', ...body },
  })

test('a new password is judged beside the right one alone: strangers make the server judge nothing', async () => {
  expect(codeOf(await login({ password: 'not the one', new_password: 'Sharma@123' }))).toBe('INVALID_LOGIN')
  const refused = await login({ new_password: 'Sharma@123' })
  expect(refused.status).toBe(422)
  expect((refused.body as unknown as ErrorBody).errors).toEqual([
    { field: 'new_password', message: expect.stringMatching(/Put three or four words together/) },
  ])
  expect((await login({ new_password: 'hathi samosa khidki' })).status).toBe(200)
})

test('it is judged with what the account knows of the person, wherever it is changed', async () => {
  const token = await demoToken('parent')
  const change = (new_password: string) =>
    call('PUT', '/student/password', { token, body: { current_password: 'pravesh-demo', new_password } })
  for (const own of ['demo parent 1987', '+919000000002!', 'parent@demo.pravesh.example']) {
    const { status, body } = await change(own)
    expect([own, status, (body as unknown as ErrorBody).errors?.[0]?.field]).toEqual([own, 422, 'new_password'])
  }
  expect((await change('umbrella sky river')).status).toBe(200)
})
