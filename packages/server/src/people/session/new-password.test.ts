import type { ErrorBody } from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { codeOf, testApp } from '../../../testing/test-app.ts'

const { call, demoToken, database } = await testApp('demo')
const username = 'student@demo.pravesh.example'
const login = (body: object) =>
  call('POST', '/open/student-login', {
    body: { student_type: 'college', username, password: 'pravesh-demo', ...body },
  })

test('a new password is judged beside the right one alone: strangers make the server judge nothing', async () => {
  expect(codeOf(await login({ password: 'not the one', new_password: 'Sharma@123' }))).toBe('INVALID_LOGIN')
  const rejected = await login({ new_password: 'Sharma@123' })
  expect(rejected.status).toBe(422)
  expect((rejected.body as unknown as ErrorBody).errors).toEqual([
    { field: 'new_password', message: expect.stringMatching(/Put three or four words together/) },
  ])
  expect((await login({ new_password: 'hathi samosa khidki' })).status).toBe(200)
})

test('a new password at sign-in ends the sessions of the old one', async () => {
  const token = await demoToken('school')
  const body = { institute_type: 'school', email: 'school@demo.pravesh.example', password: 'pravesh-demo' }
  const signedIn = await call('POST', '/open/buyer-login', { body: { ...body, new_password: 'a koel in the mango' } })
  expect(signedIn.status).toBe(200)
  expect((await call('POST', '/buyer/logout', { token })).status).toBe(401)
})

test('a suspended account is not told that a password is right', async () => {
  const body = { institute_type: 'college', email: 'college@demo.pravesh.example', password: 'pravesh-demo' }
  const signIn = (overrides = {}) => call('POST', '/open/buyer-login', { body: { ...body, ...overrides } })
  await database.db.execute(sql`update buyer_account set must_change_password = true where institute_type = 'college'`)
  expect(codeOf(await signIn())).toBe('PASSWORD_CHANGE_REQUIRED')
  await database.db.execute(sql`update buyer_account set suspended = true where institute_type = 'college'`)
  for (const overrides of [{}, { new_password: 'Sharma@123' }, { password: 'not the one' }])
    expect([overrides, codeOf(await signIn(overrides))]).toEqual([overrides, 'INVALID_LOGIN'])
})

test('it is judged with what the account knows of the person, wherever it is changed', async () => {
  const token = await demoToken('parent')
  const change = (new_password: string) =>
    call('PUT', '/student/password', { token, body: { current_password: 'pravesh-demo', new_password } })
  for (const personalPassword of ['demo parent 1987', '+919000000002!', 'parent@demo.pravesh.example']) {
    const { status, body } = await change(personalPassword)
    expect([personalPassword, status, (body as unknown as ErrorBody).errors?.[0]?.field]).toEqual([
      personalPassword,
      422,
      'new_password',
    ])
  }
  expect((await change('umbrella sky river')).status).toBe(200)
})
