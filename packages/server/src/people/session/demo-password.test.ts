import { expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { networksOf } from '../../platform/limits/network.ts'
import { findStudentByLogin } from './accounts.ts'
import { signIn } from './sign-in.ts'

const { config, database } = await testApp('demo')
const { db } = database
const name = 'student@demo.pravesh.example'

test('the password that everybody knows signs in to a demo, and nobody in production', async () => {
  const coming = (mode: typeof config.mode) =>
    signIn(
      { db, config: { ...config, mode } },
      {
        realm: 'student',
        name,
        login: name,
        password: 'pravesh-demo',
        newPassword: undefined,
        from: networksOf('203.0.113.7'),
        find: () => findStudentByLogin(db, 'college', name),
      },
    )
  expect((await coming('demo')).auth_token).toMatch(/^[\w-]{43}$/)
  await expect(coming('production')).rejects.toMatchObject({ code: 'INVALID_LOGIN' })
})
