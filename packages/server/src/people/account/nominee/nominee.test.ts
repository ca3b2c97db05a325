import type { Nominee, NomineeForStaff } from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { fieldsOf, testApp } from '../../../../testing/test-app.ts'
import { nominee, nomineeRead, studentAccount } from '../../../platform/db/tables.ts'

const { call, asAdmin, database, demoToken } = await testApp('demo')
const { db } = database
const [student, parent] = [await demoToken('student'), await demoToken('parent')]
const [holder] = await db
  .select({ id: studentAccount.id })
  .from(studentAccount)
  .where(sql`${studentAccount.email} = 'student@demo.pravesh.example'`)
const holderId = holder?.id ?? 0
beforeEach(() => db.delete(nominee))

const ravi = { name: 'Ravi Rao', relation: 'Brother', mobile: '98765 43211' }
const set = (body: object, token = student) => call<{ data: Nominee }>('PUT', '/student/nominee', { token, body })
const read = async (token = student) =>
  (await call<{ data: Nominee | null }>('GET', '/student/nominee', { token })).body.data
const readAsAdmin = async () =>
  (await asAdmin<{ data: NomineeForStaff | null }>('GET', `/admin/accounts/nominee/${holderId}`)).body.data

test('an account names one person, changes it and removes it; another account has its own', async () => {
  expect(await read()).toBeNull()
  expect((await set(ravi)).body.data).toMatchObject({ ...ravi, mobile: '+919876543211', email: null, reads: [] })
  await set({ name: 'Asha Rao', relation: 'Mother', email: 'asha@example.in' })
  expect(await read()).toMatchObject({ name: 'Asha Rao', mobile: null, email: 'asha@example.in' })
  expect(await read(parent)).toBeNull()
  expect((await call('DELETE', '/student/nominee', { token: parent })).status).toBe(200)
  expect(await read()).toMatchObject({ name: 'Asha Rao' })
  expect((await call('DELETE', '/student/nominee', { token: student })).status).toBe(200)
  expect(await read()).toBeNull()
})

test('a nominee can be reached: by a mobile number or an e-mail address', async () => {
  expect(fieldsOf(await set({ name: 'Ravi Rao', relation: 'Brother' }))).toEqual(['mobile'])
  expect(fieldsOf(await set({ ...ravi, mobile: '12345678' }))).toEqual(['mobile'])
  expect(fieldsOf(await set({ ...ravi, relation: '' }))).toEqual(['relation'])
  expect(await read()).toBeNull()
})

test('an administrator who reads it is written down, and the family sees who and when', async () => {
  expect(await readAsAdmin()).toBeNull()
  expect(await db.$count(nomineeRead)).toBe(0)
  await set(ravi)
  expect(await readAsAdmin()).toMatchObject({ name: 'Ravi Rao', mobile: '+919876543211' })
  const found = await read()
  expect(found?.reads).toEqual([{ by: 'admin', at: expect.stringMatching(/^20/) }])
  expect((await call('GET', `/admin/accounts/nominee/${holderId}`, { token: student })).status).toBe(403)
  await set({ ...ravi, relation: 'Elder brother' })
  expect((await read())?.reads).toHaveLength(1)
})

test('it goes with the account', async () => {
  await set(ravi, parent)
  await readAsAdmin()
  const [other] = await db.insert(studentAccount).values({ track: 'college', name: 'Gone' }).returning()
  await db
    .insert(nominee)
    .values({ account: other?.id ?? 0, name: 'Ravi', relation: 'Brother', mobile: '+919876543211' })
  await db.insert(nomineeRead).values({ account: other?.id ?? 0 })
  await db.execute(sql`delete from student_account where id = ${other?.id}`)
  expect([await db.$count(nominee), await db.$count(nomineeRead)]).toEqual([1, 0])
})
