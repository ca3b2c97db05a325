import type { AccountRow, ErrorBody } from '@pravesh/contract'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { buyerAccount, buyerInstitute, instituteChange, school, securityEvent } from '../../platform/db/tables.ts'

const { asAdmin, database, outbox } = await testApp('demo')
const { db } = database
const reason = 'The application was for another school'
const [firstSchool, secondSchool] = await db
  .select({ id: school.id, name: school.name })
  .from(school)
  .orderBy(school.id)
  .limit(2)
const [first, second] = [firstSchool?.id ?? 0, secondSchool?.id ?? 0]
async function createLogin(email: string, institutes: number[]) {
  const [row] = await db
    .insert(buyerAccount)
    .values({ email, name: 'Meera Nair', instituteType: 'school', passwordHash: 'none', mustChangePassword: true })
    .returning({ id: buyerAccount.id })
  const id = row?.id ?? 0
  await db
    .insert(buyerInstitute)
    .values(institutes.map((institute) => ({ buyer: id, institute, role: 'owner' as const })))
  return id
}
const unlink = (id: number, instituteId: number) =>
  asAdmin<{ data: AccountRow } & Partial<ErrorBody>>('PUT', '/admin/accounts/institute', { id, instituteId, reason })
const partnerOf = async (id: number) =>
  (await db.select({ isPartner: school.isPartner, claimed: school.claimed }).from(school).where(eq(school.id, id)))[0]

test('a login says what it manages, and is found by the name of that', async () => {
  const id = await createLogin('meera@unlink.example', [first, second])
  const { data } = (await asAdmin<{ data: AccountRow[] }>('GET', `/admin/accounts?realm=buyer&id=${id}`)).body
  expect(data[0]).toMatchObject({ passwordPending: true, institutes: { total: 2 } })
  const { first: institutes = [] } = data[0]?.institutes ?? {}
  expect(institutes.map((institute) => institute.name)).toEqual([firstSchool?.name, secondSchool?.name].toSorted())
  expect(institutes.map(({ type }) => type)).toEqual(['school', 'school'])
  const search = encodeURIComponent(secondSchool?.name ?? '')
  const found = await asAdmin<{ data: AccountRow[] }>('GET', `/admin/accounts?realm=buyer&search=${search}`)
  expect(found.body.data.map((row) => row.id)).toContain(id)
  const students = await asAdmin<{ data: AccountRow[] }>('GET', '/admin/accounts?realm=student')
  expect(students.body.data[0]).toMatchObject({ institutes: null, passwordPending: false })
})

test('an institute is taken from a login with a reason, which is mailed and logged; the last login ends the partnership', async () => {
  const id = await createLogin('head@unlink.example', [first])
  const other = await createLogin('office@unlink.example', [first])
  await db.delete(buyerInstitute).where(and(eq(buyerInstitute.institute, first), eq(buyerInstitute.buyer, 1)))
  await db.update(school).set({ isPartner: true, claimed: true }).where(eq(school.id, first))
  const responses = await Promise.all([unlink(id, first), unlink(id, first)])
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const events = await db.select().from(securityEvent).where(eq(securityEvent.kind, 'institute-unlinked'))
  expect(events).toMatchObject([{ realm: 'admin', details: { ofRealm: 'buyer', ofAccount: id, institute: first } }])
  const conflict = responses.find(({ status }) => status === 409)?.body
  expect(conflict?.record).toMatchObject({ id, institutes: { first: [], total: 0 } })
  expect(await partnerOf(first)).toEqual({ isPartner: true, claimed: true })
  const mails = (await outbox()).filter(({ to }) => to === 'head@unlink.example')
  expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining(reason)])
  const remaining = await db
    .select({ buyer: buyerInstitute.buyer })
    .from(buyerInstitute)
    .innerJoin(buyerAccount, eq(buyerAccount.id, buyerInstitute.buyer))
    .where(and(eq(buyerInstitute.institute, first), eq(buyerAccount.instituteType, 'school')))
  expect(remaining.map(({ buyer }) => buyer)).toContain(other)
  for (const { buyer } of remaining) expect((await unlink(buyer, first)).status).toBe(200)
  expect(await partnerOf(first)).toEqual({ isPartner: false, claimed: false })
  const changes = await db.select().from(instituteChange).where(eq(instituteChange.instituteId, first))
  expect(changes.at(-1)?.fields).toMatchObject([
    { name: 'managers', before: 'Meera Nair', after: null },
    { name: 'reason', after: reason },
    { name: 'isPartner' },
    { name: 'claimed' },
  ])
})

test('a login or an institute that is not there is not found, and a reason is needed', async () => {
  const id = await createLogin('nobody@unlink.example', [second])
  expect((await unlink(2_000_000_000, second)).status).toBe(404)
  expect((await unlink(id, 2_000_000_000)).status).toBe(404)
  expect((await asAdmin('PUT', '/admin/accounts/institute', { id, instituteId: second, reason: ' ' })).status).toBe(422)
})
