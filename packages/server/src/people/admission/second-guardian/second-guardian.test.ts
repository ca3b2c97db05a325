import { documentExample, type SecondGuardian, type SharedChild } from '@pravesh/contract'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { childGuardian, studentAccount } from '../../../platform/db/tables.ts'
import { codes, dataOf, rowsOf, staffApp } from '../testing/staff.ts'
import { sweepInvitations } from './invitations.ts'

const { app, applied, callAs, db, family } = await staffApp()
beforeEach(() => db.execute(sql`truncate child_guardian, throttle`))

type Caller = ReturnType<typeof callAs>
let last = 9_400_000_000
/** A parent who has proven a mobile. */
async function proven() {
  const person = await family('school')
  const mobile = `+91${++last}`
  await db.update(studentAccount).set({ mobile, mobileVerified: true }).where(eq(studentAccount.id, person.id))
  return { ...person, as: callAs(person), mobile }
}
const invite = (as: Caller, child: number, mobile: string) => as('POST', '/student/child-guardians', { child, mobile })
const guardiansOf = async (as: Caller) =>
  rowsOf(await as('GET', '/student/child-guardians')) as unknown as SecondGuardian[]
const sharedWith = async (as: Caller) =>
  (await as('GET', '/student/shared-children')).body.data as unknown as SharedChild[]

const fileStatus = async (token: string, path: string) => {
  const headers = { authorization: `Bearer ${token}` }
  return (await app.inject({ url: `/api/v1/student/shared-children/${path}`, headers })).statusCode
}
/** A family, and a second guardian who sees its child. */
async function shared() {
  const [asha, ravi] = [await applied(), await proven()]
  const { id } = dataOf(await invite(asha.as, asha.kid, ravi.mobile))
  await ravi.as('PUT', '/student/shared-children', { id })
  await asha.as('PUT', '/student/child-guardians', { id })
  return { asha, ravi, id }
}

test('an invited person sees nothing before the mobile is proven, accepted and confirmed by name', async () => {
  const [asha, ravi] = [await applied(), await proven()]
  const { id } = dataOf(await invite(asha.as, asha.kid, ravi.mobile))
  expect(await sharedWith(ravi.as)).toMatchObject([{ id, acceptedAt: null, seen: null }])
  expect(codes(await asha.as('PUT', '/student/child-guardians', { id }))).toEqual([409, 'CONFLICT'])
  expect(dataOf(await ravi.as('PUT', '/student/shared-children', { id }))).toMatchObject({ seen: null })
  const [waiting] = await guardiansOf(asha.as)
  expect(waiting).toMatchObject({ mobile: ravi.mobile, name: expect.any(String), confirmedAt: null })
  expect(await sharedWith(ravi.as)).toMatchObject([{ seen: null, acceptedAt: expect.any(String) }])
  await asha.as('PUT', '/student/child-guardians', { id })
  expect(await sharedWith(ravi.as)).toMatchObject([{ seen: { child: { id: asha.kid } } }])
})

test('a second guardian sees form, documents and applications with their timeline, and changes nothing', async () => {
  const { asha, ravi, id } = await shared()
  const paper = dataOf(await asha.as('POST', '/student/documents', { ...documentExample, child: asha.kid })).id
  const own = dataOf(await asha.as('POST', '/student/documents', documentExample)).id
  const [row] = await sharedWith(ravi.as)
  expect(row?.seen).toMatchObject({
    child: { id: asha.kid, name: `Ira ${asha.id}` },
    form: { parents: [{ name: 'Asha' }] },
    documents: [{ id: paper }],
    applications: [{ id: asha.application, status: 'submitted', timeline: expect.any(Array) }],
  })
  expect(await fileStatus(ravi.token, `${id}/${paper}`)).toBe(200)
  // A document of the family that is not the child's stays with the family.
  expect(await fileStatus(ravi.token, `${id}/${own}`)).toBe(404)
  expect((await ravi.as('PUT', '/student/manage-child', { id: asha.kid, name: 'Other' })).status).toBe(404)
  expect((await ravi.as('PUT', `/student/child-common-form/${asha.kid}`, { alumni: 'Me' })).status).toBe(404)
  expect((await ravi.as('DELETE', `/student/access/${asha.application}`)).status).toBe(404)
})

test('the family removes a second guardian, who sees nothing from then on; both are in its ledger', async () => {
  const { asha, ravi, id } = await shared()
  const paper = dataOf(await asha.as('POST', '/student/documents', { ...documentExample, child: asha.kid })).id
  expect((await ravi.as('DELETE', '/student/child-guardians', { ids: [id] })).status).toBe(404)
  expect((await asha.as('DELETE', '/student/child-guardians', { ids: [id] })).status).toBe(200)
  expect(await sharedWith(ravi.as)).toEqual([])
  expect(await fileStatus(ravi.token, `${id}/${paper}`)).toBe(404)
  const entries = rowsOf(await asha.as('GET', '/student/consents')).filter(
    ({ purpose }) => purpose === 'second-guardian',
  )
  expect(entries).toMatchObject([
    { action: 'withdrawn', of: id, by: 'self' },
    { action: 'given', of: id, withdrawnAt: expect.any(String) },
  ])
})

test('a second guardian leaves, and the family reads who did', async () => {
  const { asha, ravi, id } = await shared()
  expect((await ravi.as('DELETE', '/student/shared-children', { ids: [id] })).status).toBe(200)
  expect(await guardiansOf(asha.as)).toEqual([])
  expect(rowsOf(await asha.as('GET', '/student/consents'))[0]).toMatchObject({ action: 'withdrawn', by: 'guardian' })
})

test('an invitation is for who has proven the number, for 30 days', async () => {
  const [asha, ravi, other] = [await applied(), await proven(), await proven()]
  const { id } = dataOf(await invite(asha.as, asha.kid, ravi.mobile))
  expect(await sharedWith(other.as)).toEqual([])
  expect((await other.as('PUT', '/student/shared-children', { id })).status).toBe(404)
  await db.update(studentAccount).set({ mobileVerified: false }).where(eq(studentAccount.id, ravi.id))
  expect((await ravi.as('PUT', '/student/shared-children', { id })).status).toBe(404)
  await db.update(studentAccount).set({ mobileVerified: true }).where(eq(studentAccount.id, ravi.id))
  await db.update(childGuardian).set({ createdAt: sql`now() - interval '31 days'` })
  expect(await sharedWith(ravi.as)).toEqual([])
  expect(await sweepInvitations(db)).toBe(1)
})

test('one’s own number, a second invitation, a fourth person and another’s child are refused', async () => {
  const [asha, ravi] = [await applied(), await proven()]
  await db
    .update(studentAccount)
    .set({ mobile: '+919400999999', mobileVerified: true })
    .where(eq(studentAccount.id, asha.id))
  expect(codes(await invite(asha.as, asha.kid, '94009 99999'))).toEqual([422, 'INVALID'])
  expect((await invite(asha.as, asha.kid, '94001 00001')).status).toBe(200)
  expect(codes(await invite(asha.as, asha.kid, '94001 00001'))).toEqual([409, 'DUPLICATE'])
  for (const mobile of ['94001 00002', '94001 00003']) await invite(asha.as, asha.kid, mobile)
  expect(codes(await invite(asha.as, asha.kid, '94001 00004'))).toEqual([422, 'INVALID'])
  expect((await invite(ravi.as, asha.kid, '94001 00005')).status).toBe(422)
})
