import { currentConsent } from '@pravesh/messages'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { fieldsOf, testApp } from '../../../testing/test-app.ts'
import { studentAccount } from '../../platform/db/tables.ts'
import { recordWithdrawal } from '../consent/ledger.ts'

type SignedUp = { auth_token: string; insertid: number }
type Consents = { data: { purpose: string; name: string; mobile: string; proof: string | null; language: string }[] }
type Profile = { data: { mobileVerified: boolean; parentDeclared: boolean } }
const { call, database, outbox } = await testApp('demo')
const { db } = database
const password = 'a neem by the gate'
const consentVersion = currentConsent('parent').version
const kid = { name: 'Ira', dateOfBirth: '2021-06-14', relation: 'mother' }
let last = 9_400_000_000
beforeEach(() => db.execute(sql`delete from throttle`))

/** A parent whose mobile is not proven, and who has declared nothing: the text of a student's account does not. */
async function signUp(text = '2026-11') {
  const mobile = String(++last)
  const person = { parent_name: 'Asha Rao', parent_email: `asha${mobile}@example.in`, mobile, password }
  const { body } = await call<SignedUp>('POST', '/open/school-signup', { body: { ...person, consentVersion: text } })
  return { mobile, token: body.auth_token, id: body.insertid }
}
async function prove({ mobile, token }: { mobile: string; token: string }) {
  const { otpId } = (await call<{ otpId: string }>('POST', '/open/otp', { body: { mobile } })).body
  const sent = (await outbox()).find(({ to }) => to === `+91${mobile}`)
  const otp = /\d{6}/.exec(sent?.text ?? '')?.[0]
  const body = { mobile, otp, otpId, current_password: password }
  expect((await call('PUT', '/student/profile', { token, body })).status).toBe(200)
}
const declare = (token: string, overrides: object = {}, headers = {}) =>
  call<Profile>('POST', '/student/consents', {
    token,
    body: { purpose: 'parent', consentVersion, ...overrides },
    headers,
  })
const add = (token: string) => call<{ data: { id: number } }>('POST', '/student/manage-child', { token, body: kid })
const children = async (token: string) =>
  (await call<{ data: { id: number }[] }>('GET', '/student/manage-child', { token })).body.data
const declarations = async (token: string) =>
  (await call<Consents>('GET', '/student/consents', { token })).body.data.filter(({ purpose }) => purpose === 'parent')

test('a child is added once the mobile is proven and the parent has declared to be one, in either order', async () => {
  const [first, second] = [await signUp(), await signUp()]
  expect(fieldsOf(await add(first.token))).toEqual(['mobile', 'consentVersion'])
  await prove(first)
  expect(fieldsOf(await add(first.token))).toEqual(['consentVersion'])
  expect((await declare(second.token)).body.data).toMatchObject({ mobileVerified: false, parentDeclared: true })
  expect(fieldsOf(await add(second.token))).toEqual(['mobile'])
  for (const { token } of [first, second]) expect(await children(token)).toEqual([])
  expect((await declare(first.token)).body.data).toMatchObject({ mobileVerified: true, parentDeclared: true })
  await prove(second)
  for (const { token } of [first, second]) expect((await add(token)).status).toBe(200)
})

test('a declaration is on record with who made it and how that is known, and once however often it is sent', async () => {
  const me = await signUp()
  await prove(me)
  const hindi = { 'accept-language': 'hi' }
  expect((await declare(me.token, {}, hindi)).status).toBe(200)
  await Promise.all(Array.from({ length: 4 }, () => declare(me.token)))
  expect(await declarations(me.token)).toMatchObject([
    {
      ...{ action: 'given', purpose: 'parent', by: 'self', name: 'Asha Rao', mobile: `+91${me.mobile}` },
      ...{ proof: 'mobile-code', version: consentVersion, language: 'hi', channel: 'website' },
    },
  ])
})

test('the text of a parent at sign-up is the declaration; one that we do not publish is none', async () => {
  const me = await signUp(consentVersion)
  expect(fieldsOf(await add(me.token))).toEqual(['mobile'])
  const other = await signUp()
  for (const version of ['2026-11', '1999-01'])
    expect(fieldsOf(await declare(other.token, { consentVersion: version }))).toEqual(['consentVersion'])
  expect(await declarations(other.token)).toEqual([])
})

test('a person under 18 declares nothing', async () => {
  const me = await signUp()
  await db.update(studentAccount).set({ dateOfBirth: '2012-01-01' }).where(eq(studentAccount.id, me.id))
  expect(fieldsOf(await declare(me.token))).toEqual(['consentVersion'])
  expect(await declarations(me.token)).toEqual([])
})

test('one whose declaration is withdrawn changes the children there are, and adds no other before another one', async () => {
  const me = await signUp()
  await prove(me)
  await declare(me.token)
  const { id } = (await add(me.token)).body.data
  await db.transaction((tx) =>
    recordWithdrawal(tx, { account: me.id }, 'parent', {
      ...{ of: null, by: 'self', name: 'Asha Rao', channel: 'website' },
    }),
  )
  expect(fieldsOf(await add(me.token))).toEqual(['consentVersion'])
  const change = { id, nationality: 'Indian' }
  expect((await call('PUT', '/student/manage-child', { token: me.token, body: change })).status).toBe(200)
  await declare(me.token)
  expect((await add(me.token)).status).toBe(200)
})
