import type { Colleague, Invitation, Invited, OperatorPerson } from '@pravesh/contract'
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { and, eq, inArray, sql } from '../../platform/db/drizzle.ts'
import { adminAccount, buyerAccount, buyerInstitute, invitation, securityEvent } from '../../platform/db/tables.ts'
import { openSession } from '../session/tokens.ts'
import { sweepTeamInvitations } from './invitations.ts'

const { call, asAdmin, demoToken, database, outbox } = await testApp('demo')
const { db } = database
const password = 'hathi samosa khidki'
let count = 0
const address = () => `colleague${++count}@school.example`
beforeEach(() => db.execute(sql`delete from throttle`))

const ownerToken = await demoToken('school')
const asOwner = <T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  call<{ data: T; message?: string; code?: string; errors?: object[] }>(method, path, { token: ownerToken, body })
const { data: own } = (await asOwner<{ sid: number; name: string }[]>('GET', '/buyer/institute?limit=2')).body
const [first, second] = own
if (!first || !second) throw new Error('The demo’s school office manages too few schools')
const { sid } = first
const team = async () => (await asOwner<Colleague[]>('GET', `/buyer/team/${sid}`)).body.data

/** The token in the link of the newest mail to this address. */
async function mailedToken(to: string): Promise<string> {
  const mail = (await outbox()).find((message) => message.to === to)
  return /invitation#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? 'none'
}
const accept = (token: string, chosen: object = { name: 'Meera Nair', password }) =>
  call<{ message: string; code?: string; errors?: object[] }>('PUT', '/open/invitation', { body: { token, ...chosen } })
const signIn = async (email: string) =>
  (
    await call<{ auth_token: string }>('POST', '/open/buyer-login', {
      body: { email, password, institute_type: 'school' },
    })
  ).body.auth_token
async function addColleague(role: string, email = address()) {
  expect((await asOwner('POST', `/buyer/invitations/${sid}`, { email, role })).status).toBe(200)
  expect((await accept(await mailedToken(email))).status).toBe(200)
  const token = await signIn(email)
  const colleague = (await team()).find((person) => person.email === email)
  if (!colleague) throw new Error('The colleague is not in the team')
  return { ...colleague, token }
}

test('a colleague is invited by mail, chooses a password, signs in, and reads what the role allows', async () => {
  const email = address()
  const invited = await asOwner<Invitation>('POST', `/buyer/invitations/${sid}`, { email, role: 'read-only' })
  expect(invited.body.data).toMatchObject({ email, role: 'read-only', expired: false })
  const token = await mailedToken(email)
  const read = await call<{ data: Invited }>('POST', '/open/invitation', { body: { token } })
  expect(read.body.data).toMatchObject({ email, institute: first.name, instituteType: 'school', hasAccount: false })
  const empty = await accept(token, {})
  expect([empty.status, empty.body.errors]).toMatchObject([422, [{ field: 'name' }, { field: 'password' }]])
  expect((await accept(token, { name: 'Meera Nair', password: 'password12' })).status).toBe(422)
  expect((await accept(token)).status).toBe(200)
  expect((await accept(token)).status).toBe(404)
  expect((await asOwner<Invitation[]>('GET', `/buyer/invitations/${sid}`)).body.data).toEqual([])
  const colleague = await signIn(email)
  const answers = await Promise.all(
    [`/buyer/general-enquiry/${sid}`, `/buyer/applications/${sid}`, `/buyer/team/${sid}`].map(async (path) => {
      const { status } = await call('GET', path, { token: colleague })
      return status
    }),
  )
  expect(answers).toEqual([200, 200, 403])
  expect((await call('GET', `/buyer/general-enquiry/${second.sid}`, { token: colleague })).status).toBe(404)
  expect((await team()).find((person) => person.email === email)).toMatchObject({
    role: 'read-only',
    name: 'Meera Nair',
  })
})

test('who is unlinked is shut out at the next call, is mailed the reason, and signed out without another institute', async () => {
  const { id, token, email } = await addColleague('counsellor')
  expect((await call('GET', `/buyer/general-enquiry/${sid}`, { token })).status).toBe(200)
  const ended = await asOwner('PUT', `/buyer/team/${sid}/end`, { id, reason: 'Left the school' })
  expect([ended.status, ended.body.data]).toEqual([200, { id }])
  expect((await call('GET', `/buyer/general-enquiry/${sid}`, { token })).status).toBe(401)
  const mail = (await outbox()).find((message) => message.to === email)
  expect(mail?.text).toContain('Left the school')
  const events = await db.select().from(securityEvent).where(eq(securityEvent.kind, 'access-ended'))
  expect(events.map(({ details }) => details)).toContainEqual({ ofRealm: 'buyer', ofAccount: id, institute: sid })
})

test('who has another institute keeps it, and the session, when one is taken', async () => {
  const { id, token } = await addColleague('editor')
  await db.insert(buyerInstitute).values({ buyer: id, institute: second.sid, role: 'counsellor' })
  const both = await call<{ data: { sid: number; role: string }[] }>('GET', '/buyer/institute', { token })
  expect(both.body.data.map(({ sid: own, role }) => [own, role]).toSorted()).toEqual(
    [
      [sid, 'editor'],
      [second.sid, 'counsellor'],
    ].toSorted(),
  )
  await asOwner('PUT', `/buyer/team/${sid}/end`, { id, reason: 'Moved to the other school' })
  expect((await call('GET', `/buyer/faqs/${sid}`, { token })).status).toBe(404)
  expect((await call('GET', `/buyer/general-enquiry/${second.sid}`, { token })).status).toBe(200)
})

test('the last owner neither goes nor steps down, also when two try at the same time', async () => {
  const [boss] = (await team()).filter(({ isSelf }) => isSelf)
  if (!boss) throw new Error('The owner is not in the team')
  const alone = [
    await asOwner('PUT', `/buyer/team/${sid}`, { id: boss.id, role: 'editor' }),
    await asOwner('PUT', `/buyer/team/${sid}/end`, { id: boss.id, reason: 'Leaving' }),
  ]
  expect(alone.map(({ status }) => status)).toEqual([409, 409])
  const other = await addColleague('owner')
  const stepDown = (token: string, id: number) =>
    call('PUT', `/buyer/team/${sid}`, { token, body: { id, role: 'editor' } })
  const statuses = await Promise.all([stepDown(ownerToken, other.id), stepDown(other.token, boss.id)])
  expect(statuses.map(({ status }) => status).toSorted()).toSatisfy((all: number[]) => all[0] === 200 && all[1] !== 200)
  const left = await db
    .select()
    .from(buyerInstitute)
    .where(and(inArray(buyerInstitute.buyer, [boss.id, other.id]), eq(buyerInstitute.institute, sid)))
  expect(left.filter(({ role }) => role === 'owner')).toHaveLength(1)
  await db.update(buyerInstitute).set({ role: 'owner' }).where(eq(buyerInstitute.buyer, boss.id))
})

test('an address that works here, or is invited, is not invited again; an invitation is sent again, taken back and ends', async () => {
  const { email: known } = await addColleague('editor')
  const again = await asOwner('POST', `/buyer/invitations/${sid}`, { email: known.toUpperCase(), role: 'editor' })
  expect([again.status, again.body.errors]).toMatchObject([409, [{ field: 'email' }]])
  const email = address()
  const invited = await asOwner<Invitation>('POST', `/buyer/invitations/${sid}`, { email, role: 'editor' })
  expect((await asOwner('POST', `/buyer/invitations/${sid}`, { email, role: 'editor' })).status).toBe(409)
  const old = await mailedToken(email)
  const { id } = invited.body.data
  expect((await asOwner('PUT', `/buyer/invitations/${sid}`, { id })).status).toBe(200)
  expect((await accept(old)).status).toBe(404)
  await db.update(invitation).set({ expiresAt: sql`now() - interval '1 second'` }).where(eq(invitation.id, id))
  const { data } = (await asOwner<Invitation[]>('GET', `/buyer/invitations/${sid}`)).body
  expect(data).toMatchObject([{ id, expired: true }])
  expect((await accept(await mailedToken(email))).status).toBe(404)
  expect(await sweepTeamInvitations(db)).toBe(0)
  await db.update(invitation).set({ expiresAt: sql`now() - interval '31 days'` }).where(eq(invitation.id, id))
  expect(await sweepTeamInvitations(db)).toBe(1)
  const taken = await asOwner<Invitation>('POST', `/buyer/invitations/${sid}`, { email, role: 'editor' })
  expect((await asOwner('DELETE', `/buyer/invitations/${sid}?id=${taken.body.data.id}`)).status).toBe(200)
  expect((await accept(await mailedToken(email))).status).toBe(404)
})

test('what an owner who goes, steps down or is suspended has invited to opens nothing any more', async () => {
  const ways: ((owner: { id: number; token: string }) => Promise<{ status: number }>)[] = [
    ({ id }) => asOwner('PUT', `/buyer/team/${sid}/end`, { id, reason: 'Left the school' }),
    ({ id }) => asOwner('PUT', `/buyer/team/${sid}`, { id, role: 'editor' }),
    ({ id }) =>
      asAdmin('PUT', '/admin/accounts', { id, realm: 'buyer', suspended: true, reason: 'Not trusted any more' }),
  ]
  for (const leave of ways) {
    const owner = await addColleague('owner')
    const email = address()
    const body = { email, role: 'owner' }
    expect((await call('POST', `/buyer/invitations/${sid}`, { token: owner.token, body })).status).toBe(200)
    const token = await mailedToken(email)
    expect((await leave(owner)).status).toBe(200)
    expect((await accept(token)).status).toBe(404)
    await db.delete(buyerAccount).where(eq(buyerAccount.id, owner.id))
  }
})

test('one invitation is accepted once, also by two at the same time', async () => {
  const email = address()
  await asOwner('POST', `/buyer/invitations/${sid}`, { email, role: 'editor' })
  const token = await mailedToken(email)
  const statuses = (await Promise.all([accept(token), accept(token)])).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 404])
  expect(await db.$count(buyerAccount, eq(buyerAccount.email, email))).toBe(1)
})

test('who has an account keeps the password, and gets the institute; a suspended one gets nothing', async () => {
  const { id, email, token } = await addColleague('editor')
  const toSecond = { email, role: 'owner' }
  await asOwner('POST', `/buyer/invitations/${second.sid}`, toSecond)
  expect((await accept(await mailedToken(email), { name: 'Another', password: 'something else 99' })).status).toBe(200)
  expect((await call('GET', `/buyer/team/${second.sid}`, { token })).status).toBe(200)
  await signIn(email)
  await db.delete(buyerInstitute).where(and(eq(buyerInstitute.buyer, id), eq(buyerInstitute.institute, second.sid)))
  await asOwner('POST', `/buyer/invitations/${second.sid}`, toSecond)
  await db.update(buyerAccount).set({ suspended: true }).where(eq(buyerAccount.id, id))
  expect((await accept(await mailedToken(email))).status).toBe(409)
})

test('a person of the operator is invited, works in a role, gets another, and is suspended by an owner alone', async () => {
  const email = address()
  await asAdmin('POST', '/admin/invitations', { email, role: 'editor' })
  expect((await accept(await mailedToken(email))).status).toBe(200)
  const login = { username: email, password }
  const { body } = await call<{ token: string }>('POST', '/open/admin-login', { body: login })
  const { token } = body
  const me = await call<{ data: OperatorPerson }>('GET', '/admin/account', { token })
  expect(me.body.data).toMatchObject({ username: email, name: 'Meera Nair', role: 'editor', isSelf: true })
  const read = async (path: string) => (await call('GET', path, { token })).status
  expect([await read('/admin/board'), await read('/admin/enquiry'), await read('/admin/payments')]).toEqual([
    200, 403, 403,
  ])
  const { id } = me.body.data
  await asAdmin('PUT', '/admin/team', { id, role: 'finance' })
  expect([await read('/admin/enquiry'), await read('/admin/payments')]).toEqual([403, 200])
  await asAdmin('PUT', '/admin/team', { id, role: 'moderator' })
  const [owner] = (await asAdmin<{ data: OperatorPerson[] }>('GET', '/admin/team?search=admin')).body.data
  const attack = { id: owner?.id, realm: 'admin', suspended: true, reason: 'Because I can' }
  expect((await call('PUT', '/admin/accounts', { token, body: attack })).body).toMatchObject({ code: 'ROLE_NEEDED' })
  const lastOwner = await asAdmin('PUT', '/admin/team', { id: owner?.id, role: 'editor' })
  expect(lastOwner.status).toBe(409)
  await asAdmin('POST', '/admin/team/end-sessions', { id })
  expect(await read('/admin/board')).toBe(401)
  const again = await openSession(db, 'admin', id)
  await asAdmin('PUT', '/admin/accounts', { id, realm: 'admin', suspended: true, reason: 'Left the team' })
  expect((await call('GET', '/admin/board', { token: again })).status).toBe(401)
  await db.delete(adminAccount).where(eq(adminAccount.id, id))
})

test('an account sends fifty invitations a day', async () => {
  for (let n = 0; n < 50; n++) await asOwner('POST', `/buyer/invitations/${sid}`, { email: 'x', role: 'owner' })
  const statuses: number[] = []
  for (let n = 0; n < 51; n++) {
    const sent = await asOwner<Invitation>('POST', `/buyer/invitations/${sid}`, { email: address(), role: 'editor' })
    statuses.push(sent.status)
    if (sent.status === 200) await asOwner('DELETE', `/buyer/invitations/${sid}?id=${sent.body.data.id}`)
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(50)
  expect(statuses.at(-1)).toBe(429)
})
