import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { session } from '../../platform/db/tables.ts'
import { payingApp } from '../payment/testing/paying.ts'
import { openSession } from './tokens.ts'

const { call, db, family } = await payingApp()
type Row = { id: number; device: string | null; isCurrent: boolean }
const sessions = async (token: string) =>
  (await call('GET', '/student/sessions', { token })).body.data as unknown as Row[]
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'

test('an account reads where it is signed in, and ends one sign-in there: the token is worthless at once', async () => {
  const { id, token } = await family()
  const other = await openSession(db, 'student', id, firefox)
  const rows = await sessions(token)
  expect(rows.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
    ['Firefox, Linux', false],
    [null, true],
  ])
  expect(JSON.stringify(rows)).not.toMatch(/hash/i)
  const body = { ids: [rows[0]?.id] }
  expect((await call('DELETE', '/student/sessions', { token, body })).status).toBe(200)
  expect((await call('GET', '/student/profile', { token: other })).status).toBe(401)
  expect((await sessions(token)).map(({ isCurrent }) => isCurrent)).toEqual([true])
  expect((await call('DELETE', '/student/sessions', { token, body })).status).toBe(404)
})

test('no account ends the sign-in of another, and of several named all end or none', async () => {
  const [asha, ravi] = [await family(), await family()]
  const [own] = await sessions(asha.token)
  const [foreign] = await sessions(ravi.token)
  const body = { ids: [own?.id, foreign?.id] }
  expect((await call('DELETE', '/student/sessions', { token: asha.token, body })).status).toBe(404)
  expect([(await sessions(asha.token)).length, (await sessions(ravi.token)).length]).toEqual([1, 1])
})

test('a sign-in that has ended by itself is not listed', async () => {
  const { id, token } = await family()
  await openSession(db, 'student', id, firefox)
  const [old] = await sessions(token)
  const lastUsedAt = new Date(Date.now() - 13 * 3_600_000).toISOString()
  await db
    .update(session)
    .set({ lastUsedAt })
    .where(eq(session.id, old?.id ?? 0))
  expect(await sessions(token)).toHaveLength(1)
})
