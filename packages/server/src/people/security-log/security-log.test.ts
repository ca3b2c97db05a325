import type { SecurityEvent } from '@pravesh/contract'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buyerAccount, studentAccount } from '../../platform/db/tables.ts'
import { eraseAccount } from '../erasure/erase.ts'
import { hashPassword } from '../session/passwords/password.ts'
import { openSession } from '../session/tokens.ts'
import { logApp } from './testing/log-app.ts'

const { adminToken, app, asAdmin, call, db, demoToken, empty, outbox, rows, signInAdmin } = await logApp()
const password = 'pravesh-demo'
type Listed = { data: SecurityEvent[] }

const fileOf = (method: 'GET' | 'POST', path: string, token: string, payload?: object) =>
  app.inject({
    method,
    url: `/api/v1${path}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  })

const events = async () => (await rows()).map(({ realm, kind, outcome }) => `${realm} ${kind} ${outcome}`)
let families = 0
/** A family of its own for a test, with the demo's password and a session. */
async function family() {
  families += 1
  const [email, mobile] = [`family${families}@home.example`, `+9198123410${String(families).padStart(2, '0')}`]
  const account = { track: 'school', name: 'Asha Rao', email, mobile, mobileVerified: true } as const
  const [row] = await db
    .insert(studentAccount)
    .values({ ...account, passwordHash: await hashPassword(password) })
    .returning()
  const id = row?.id ?? 0
  return { ...account, id, token: await openSession(db, 'student', id) }
}

test('a wrong password, a right one, and a name that nobody has are events, without the name or the password', async () => {
  expect((await signInAdmin('admin', 'quite-wrong-words')).status).toBe(401)
  expect((await signInAdmin()).status).toBe(200)
  expect((await signInAdmin('nobody-of-ours', 'other-wrong-words')).status).toBe(401)
  expect(await events()).toEqual(['admin sign-in wrong', 'admin sign-in done', 'admin sign-in wrong'])
  const [wrong, done, unknown] = await rows()
  expect(wrong).toMatchObject({ account: done?.account, name: null, network: done?.network })
  expect(unknown).toMatchObject({ account: null, name: expect.stringMatching(/^[\w-]{43}$/) })
  const found = await asAdmin<Listed>('GET', '/admin/security-log?search=Nobody-of-ours')
  expect(found.body.data.map(({ id }) => id)).toEqual([unknown?.id])
  const near = await asAdmin<Listed>('GET', `/admin/security-log?search=${unknown?.network?.slice(0, 8)}`)
  expect(near.body.data).toHaveLength(3)
  const text = JSON.stringify(await rows())
  for (const secret of ['nobody-of-ours', password, 'wrong-words', '192.0.2.7']) expect(text).not.toContain(secret)
})

test('tries after too many are events, and a few a minute of one network alone', async () => {
  for (let n = 0; n < 20; n += 1) await signInAdmin('locked-name', 'wrong-words-again', '192.0.2.8')
  const all = await events()
  expect(all.filter((event) => event === 'admin sign-in wrong')).toHaveLength(10)
  expect(all.filter((event) => event === 'admin sign-in locked')).toHaveLength(5)
})

test('sign-out, ended sessions, a changed password, and one that is asked for are events of their account', async () => {
  const { id, email, mobile, token } = await family()
  const other = await openSession(db, 'student', id)
  const listed = await call<{ data: { id: number; isCurrent: boolean }[] }>('GET', '/student/sessions', { token })
  const ended = listed.body.data.find(({ isCurrent }) => !isCurrent)
  expect((await call('DELETE', '/student/sessions', { token, body: { ids: [ended?.id] } })).status).toBe(200)
  const changed = { current_password: password, new_password: 'a long enough one' }
  expect((await call('PUT', '/student/password', { token, body: changed })).status).toBe(200)
  expect(
    (
      await call('PUT', '/student/profile', {
        token,
        body: { email: 'new@home.example', current_password: changed.new_password },
      })
    ).status,
  ).toBe(200)
  const forgotten = { role: 'student', username: 'new@home.example', student_type: 'college' }
  expect((await call('POST', '/open/forgot-password', { body: forgotten })).status).toBe(200)
  expect((await call('POST', '/student/logout', { token })).status).toBe(200)
  expect(await events()).toEqual([
    ...['student sessions-ended done', 'student password-changed done', 'student email-changed done'],
    ...['student reset-asked done', 'student sign-out done'],
  ])
  expect((await rows()).map(({ account }) => account)).toEqual([id, id, id, null, id])
  const text = JSON.stringify(await rows())
  for (const secret of [email, mobile, 'new@home.example', 'a long enough one', token, other])
    expect(text).not.toContain(secret)
})

test('wrong and right codes are events', async () => {
  const { id, mobile } = await family()
  const sent = await call<{ otpId: string }>('POST', '/open/otp', { body: { mobile, student_type: 'school' } })
  const verify = (otp: string) => call('POST', '/open/otp/verify', { body: { mobile, otp, otpId: sent.body.otpId } })
  const code = /\d{6}/.exec((await outbox())[0]?.text ?? '')?.[0] ?? ''
  expect((await verify(code === '000000' ? '111111' : '000000')).status).toBe(401)
  expect((await verify(code)).status).toBe(200)
  const byCode = { account: id, name: null, kind: 'code-sign-in' }
  expect(await rows()).toMatchObject([
    { ...byCode, outcome: 'wrong' },
    { ...byCode, outcome: 'done' },
  ])
  expect(JSON.stringify(await rows())).not.toContain(mobile)
})

test('another mobile, and a temporary password that is used, are events of the account', async () => {
  const { id, email, token } = await family()
  const mobile = '+919812349999'
  const sent = await call<{ otpId: string }>('POST', '/open/otp', { body: { mobile, student_type: 'school' } })
  const otp = /\d{6}/.exec((await outbox())[0]?.text ?? '')?.[0] ?? ''
  const change = { mobile, otp, otpId: sent.body.otpId, current_password: password }
  expect((await call('PUT', '/student/profile', { token, body: change })).status).toBe(200)
  await call('POST', '/open/forgot-password', { body: { role: 'student', username: email, student_type: 'school' } })
  const mail = (await outbox()).find(({ to, text }) => to === email && /password/i.test(text))
  const temporary = /[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(mail?.text ?? '')?.[0] ?? ''
  const login = { username: email, student_type: 'school', password: temporary }
  expect((await call('POST', '/open/student-login', { body: login })).status).toBe(403)
  const chosen = { ...login, new_password: 'a banyan by the gate' }
  expect((await call('POST', '/open/student-login', { body: chosen })).status).toBe(200)
  expect(await events()).toEqual([
    ...['student mobile-changed done', 'student reset-asked done'],
    ...['student sign-in refused', 'student reset-used done', 'student sign-in done'],
  ])
  expect((await rows()).map(({ account }) => account)).toEqual([id, null, id, id, id])
  const text = JSON.stringify(await rows())
  for (const secret of [mobile, email, temporary, otp]) expect(text).not.toContain(secret)
})

test('suspending and reopening, searches of a person, previews and exports are events of who did them', async () => {
  const { id, email, mobile } = await family()
  for (const suspended of [true, false])
    await asAdmin('PUT', '/admin/accounts', { realm: 'student', id, suspended, reason: 'For a test' })
  for (let n = 0; n < 3; n += 1) await asAdmin('GET', `/admin/accounts?realm=student&search=${email}`)
  await asAdmin('GET', '/admin/accounts?realm=student&search=Ash')
  await asAdmin('GET', `/admin/payments?search=${encodeURIComponent(mobile)}`)
  await asAdmin('GET', `/admin/reviews?search=${email}`)
  await asAdmin('POST', '/admin/preview', { kind: 'schools', record: 1 })
  await fileOf('GET', '/admin/enquiry/export?contacts=1', adminToken)
  expect(await events()).toEqual([
    ...['admin suspended done', 'admin reopened done', 'admin person-searched done', 'admin person-searched done'],
    ...['admin person-searched done', 'admin preview-made done', 'admin enquiries-exported done'],
  ])
  const about = { ofRealm: 'student', ofAccount: id }
  expect((await rows()).map(({ details }) => details)).toEqual([
    ...[about, about, { list: 'accounts', ...about }, { list: 'payments', ...about }, { list: 'reviews', ...about }],
    ...[{ kind: 'schools', record: 1 }, { contacts: true }],
  ])
  const listed = await asAdmin<Listed>('GET', `/admin/security-log?realm=student&account=${id}`)
  expect(listed.body.data).toHaveLength(5)
})

test('a copy of a family’s data is an event', async () => {
  const { token } = await family()
  expect((await fileOf('POST', '/student/export', token, { current_password: password })).statusCode).toBe(200)
  expect(await events()).toEqual(['student copy-exported done'])
})

test('rejected calls of staff are one row a minute of each network, however many there are', async () => {
  const { token } = await family()
  for (let n = 0; n < 30; n += 1) await call('GET', '/admin/overview', { remoteAddress: '192.0.2.9' })
  for (let n = 0; n < 3; n += 1) await call('GET', '/admin/overview', { token, remoteAddress: '192.0.2.9' })
  await call('GET', '/student/profile', {})
  await app.refusals.flush()
  const refused = await rows()
  expect(refused).toMatchObject([
    { realm: 'admin', kind: 'refused', outcome: 'refused', details: { status: 401, count: 30 } },
    { details: { status: 403, count: 3 } },
  ])
  await empty()
  for (let n = 0; n < 130; n += 1) await call('GET', '/buyer/home', { remoteAddress: `198.51.100.${n}` })
  await app.refusals.flush()
  const bounded = await rows()
  expect(bounded).toHaveLength(101)
  expect(bounded.find(({ network }) => network === null)?.details).toEqual({ status: 401, count: 30 })
})

test('administrators filter the log and take it as JSON lines; a login of institutes reads its own events alone', async () => {
  const [login] = await db.select().from(buyerAccount).where(eq(buyerAccount.instituteType, 'school')).limit(1)
  const body = { email: login?.email, institute_type: 'school' }
  await call('POST', '/open/buyer-login', { body: { ...body, password: 'not the password' } })
  const opened = await call<{ auth_token: string }>('POST', '/open/buyer-login', { body: { ...body, password } })
  expect(opened.status).toBe(200)
  await signInAdmin()
  const wrong = await asAdmin<Listed>('GET', '/admin/security-log?kind=sign-in&outcome=wrong')
  expect(wrong.body.data).toMatchObject([{ realm: 'buyer', account: login?.id, who: login?.email }])
  const none = await asAdmin<Listed>('GET', '/admin/security-log?date2=2020-01-01')
  expect(none.body.data).toEqual([])
  const token = opened.body.auth_token
  const own = await call<Listed>('GET', '/buyer/security-log', { token })
  expect(own.body.data.map(({ outcome }) => outcome)).toEqual(['done', 'wrong'])
  const foreign = await call('GET', '/buyer/security-log', { token: await demoToken('college') })
  expect(foreign.body).toMatchObject({ data: [] })
  expect((await call('GET', '/admin/security-log', { token })).status).toBe(403)
  const file = await fileOf('GET', '/admin/security-log/export?realm=buyer', adminToken)
  expect(file.headers['content-type']).toContain('application/x-ndjson')
  const lines = file.body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines).toMatchObject([
    { outcome: 'wrong', hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    { outcome: 'done', hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
  ])
  expect(await events()).toContain('admin log-exported done')
})

test('the log names nobody whose account was erased', async () => {
  const { id, name, token } = await family()
  await call('POST', '/student/logout', { token })
  const shown = async () =>
    (await asAdmin<Listed>('GET', `/admin/security-log?realm=student&account=${id}`)).body.data[0]
  expect((await shown())?.who).toBe(name)
  await db.transaction((tx) => eraseAccount(tx, id))
  expect((await shown())?.who === name).toBe(false)
  expect(await rows()).toMatchObject([{ account: id, name: null, details: {} }])
})
