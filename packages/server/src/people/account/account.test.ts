import type { AccountRow, ErrorBody } from '@pravesh/contract'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { codeOf, testApp } from '../../../testing/test-app.ts'
import { session, studentAccount } from '../../platform/db/tables.ts'

const { asAdmin, call, demoToken, database } = await testApp('demo')
const { db } = database
type AccountResponse = { data: AccountRow; message: string }
const set = (id: number, suspended: boolean, realm = 'student') =>
  asAdmin<AccountResponse>('PUT', '/admin/accounts', { realm, id, suspended, reason: 'Wrote in another person’s name' })
const list = async (query: string) => (await asAdmin<{ data: AccountRow[] }>('GET', `/admin/accounts?${query}`)).body
const signIn = () =>
  call('POST', '/open/student-login', {
    body: { student_type: 'college', username: 'student@demo.pravesh.example', password: 'pravesh-demo' },
  })
const [student] = await db
  .select({ id: studentAccount.id })
  .from(studentAccount)
  .where(eq(studentAccount.email, 'student@demo.pravesh.example'))
const id = student?.id ?? 0

test('a suspended account is out at once, cannot come in, and comes in again when it is opened', async () => {
  const token = await demoToken('student')
  expect((await call('GET', '/student/profile', { token })).status).toBe(200)
  const suspended = await set(id, true)
  expect(suspended.body.data).toMatchObject({
    id,
    suspended: true,
    decision: { reason: 'Wrote in another person’s name' },
  })
  expect((await call('GET', '/student/profile', { token })).status).toBe(401)
  expect(await db.$count(session, and(eq(session.realm, 'student'), eq(session.account, id)))).toBe(0)
  expect((await signIn()).status).toBe(401)
  expect((await list('realm=student&suspended=true')).data.map((row) => row.id)).toEqual([id])
  expect((await set(id, false)).body.data).toMatchObject({ suspended: false })
  expect((await signIn()).status).toBe(200)
  expect((await call('GET', '/student/profile', { token })).status).toBe(401)
})

test('a decision that somebody has made already is a conflict with the account, and its reason stays', async () => {
  const decide = (suspended: boolean, reason: string) =>
    asAdmin<AccountResponse & Partial<ErrorBody>>('PUT', '/admin/accounts', { realm: 'student', id, suspended, reason })
  for (const suspended of [true, false]) {
    const responses = await Promise.all([decide(suspended, 'As one saw it'), decide(suspended, 'As another saw it')])
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
    const updatedAccount = responses.find(({ status }) => status === 200)?.body.data
    const conflictBody = responses.find(({ status }) => status === 409)?.body
    expect([conflictBody?.code, conflictBody?.record, conflictBody?.changedBy]).toEqual([
      'CONFLICT',
      updatedAccount,
      'admin',
    ])
    expect((await list(`realm=student&id=${id}`)).data).toEqual([updatedAccount])
  }
})

test('an account is found by its name or its whole address, and no contact is answered', async () => {
  const byAddress = await list('realm=student&search=STUDENT@demo.pravesh.example')
  expect(byAddress.data.map((row) => [row.id, row.contact])).toEqual([[id, 's…@demo.pravesh.example']])
  expect((await list('realm=student&search=demo.pravesh')).data).toEqual([])
  expect((await list('realm=buyer&sort=id&order=asc')).data[0]).toMatchObject({ realm: 'buyer', side: 'school' })
  expect((await asAdmin('GET', '/admin/accounts')).status).toBe(422)
})

test('nobody suspends themselves, and an account that is not there is not found', async () => {
  const [me] = (await list('realm=admin&search=admin')).data
  expect(codeOf(await set(me?.id ?? 0, true, 'admin'))).toBe('CONFLICT')
  expect((await set(2_000_000_000, true)).status).toBe(404)
})
