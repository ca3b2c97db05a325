import type { SecurityEvent } from '@pravesh/contract'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buyerAccount, buyerInstitute, securityEvent } from '../../platform/db/tables.ts'
import { openSession } from '../session/tokens.ts'
import { logApp } from './testing/log-app.ts'

const { asAdmin, call, db } = await logApp()
type Listed = { data: SecurityEvent[]; total: number }
const [office] = await db
  .select({ account: buyerAccount.id, institute: buyerInstitute.institute })
  .from(buyerAccount)
  .innerJoin(buyerInstitute, eq(buyerInstitute.buyer, buyerAccount.id))
  .where(and(eq(buyerAccount.email, 'school@demo.pravesh.example'), eq(buyerInstitute.role, 'owner')))
  .limit(1)
const { account: owner, institute } = office ?? { account: 0, institute: 0 }
const unmanaged = 999_999

async function createLogin(email: string, instituteType: 'school' | 'college', sid: number) {
  const [row] = await db.insert(buyerAccount).values({ email, instituteType, passwordHash: 'none' }).returning()
  const buyer = row?.id ?? 0
  await db.insert(buyerInstitute).values({ buyer, institute: sid, role: 'counsellor' })
  return buyer
}
const colleague = await createLogin('colleague@log.example', 'school', institute)
const elsewhere = await createLogin('elsewhere@log.example', 'school', unmanaged)
const ofCollege = await createLogin('college@log.example', 'college', institute)
const record = (
  account: number | null,
  details: SecurityEvent['details'] = {},
  realm: SecurityEvent['realm'] = 'buyer',
) => db.insert(securityEvent).values({ realm, account, kind: 'sign-in', outcome: 'done', details })
const read = async (account: number, sid = institute) => {
  const token = await openSession(db, 'buyer', account)
  return call<Listed>('GET', `/buyer/security-log/${sid}`, { token })
}

test('an owner reads the events of all logins of the institute, and of no other', async () => {
  await record(owner)
  await record(colleague)
  await record(colleague, { institute })
  await record(colleague, { institute: unmanaged })
  for (const account of [elsewhere, ofCollege]) await record(account)
  for (const realm of ['admin', 'student'] as const) await record(colleague, {}, realm)
  await record(null)
  const { status, body } = await read(owner)
  expect(status).toBe(200)
  expect(body.data.map(({ realm, account, details }) => [realm, account, details])).toEqual([
    ['buyer', colleague, { institute }],
    ['buyer', colleague, {}],
    ['buyer', owner, {}],
  ])
  expect(body.data[0]?.who).toBe('colleague@log.example')
})

test('a colleague who is no owner reads the own events alone, and nobody those of another institute', async () => {
  expect((await read(colleague)).status).toBe(403)
  expect((await read(owner, unmanaged)).status).toBe(404)
  expect((await read(ofCollege)).status).toBe(403)
})

test('administrators find the events of a payment', async () => {
  await record(1, { payment: 71 }, 'admin')
  await record(1, { payment: 711 }, 'admin')
  await record(1, {}, 'admin')
  const { body } = await asAdmin<Listed>('GET', '/admin/security-log?payment=71')
  expect(body.data.map(({ details }) => details)).toEqual([{ payment: 71 }])
})
