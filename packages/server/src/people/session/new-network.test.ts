import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { knownNetwork, studentAccount } from '../../platform/db/tables.ts'
import { hashPassword } from './passwords/password.ts'

const { call, database, outbox, demoToken } = await testApp('demo')
const { db } = database
const password = 'pravesh-demo'
const passwordHash = await hashPassword(password)
const [home, cafe] = ['192.0.2.10', '198.51.100.20']
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'
const address = 'student@demo.pravesh.example'
const mobile = '+919000000001'
const ofStudent = eq(studentAccount.mobile, mobile)

beforeEach(async () => {
  await db.execute(sql`truncate throttle, outbox, job, known_network`)
  await db.update(studentAccount).set({ passwordHash, email: address, mobileVerified: true }).where(ofStudent)
})
const signIn = (remoteAddress: string, body: object = {}) =>
  call('POST', '/open/student-login', {
    body: { username: '9000000001', student_type: 'college', password, ...body },
    ...{ remoteAddress, headers: { 'user-agent': userAgent } },
  })
const notices = async (to: string) =>
  (await outbox()).filter((m) => m.to === to && /new network/.test(m.text + m.subject))

test('a sign-in from a new network is told with time and device, without an address of the network', async () => {
  await signIn(home)
  expect(await notices(address)).toEqual([])
  expect((await signIn(cafe)).status).toBe(200)
  const [mail, ...rest] = await notices(address)
  expect(rest).toEqual([])
  expect(mail?.text).toContain('with Firefox, Linux')
  expect(mail?.text).toMatch(/on \d+ \w+ \d{4}, \d+:\d\d [ap]m/)
  expect(mail?.text).toMatch(/\/student\/privacy\n[\s\S]*\/enquiry\/general\?topic=account/)
  expect(mail?.text).not.toContain(cafe)
  await signIn(cafe)
  await signIn(home)
  expect(await notices(address)).toHaveLength(1)
})

test('a wrong password from a new network is told to nobody', async () => {
  await signIn(home)
  expect((await signIn(cafe, { password: 'not this one' })).status).toBe(401)
  expect(await notices(address)).toEqual([])
})

test('a sign-in by a code is told too, without an e-mail address by SMS to a verified mobile', async () => {
  await signIn(home)
  await db.update(studentAccount).set({ email: null }).where(ofStudent)
  const body = { mobile, student_type: 'college' }
  const { otpId } = (await call<{ otpId: string }>('POST', '/open/otp', { body, remoteAddress: cafe })).body
  const otp = /\d{6}/.exec((await outbox())[0]?.text ?? '')?.[0]
  const verified = await call('POST', '/open/otp/verify', { body: { otp, otpId, mobile }, remoteAddress: cafe })
  expect(verified.status).toBe(200)
  expect((await notices(mobile)).map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Somebody signed in to your account at Pravesh from a new network/),
  ])
})

test('a mobile that is not verified gets nothing', async () => {
  await signIn(home)
  await db.update(studentAccount).set({ email: null, mobileVerified: false }).where(ofStudent)
  expect((await signIn(cafe)).status).toBe(200)
  expect(await notices(mobile)).toEqual([])
})

test('an account that nobody used for months is told, though its networks are forgotten', async () => {
  await db.execute(sql`update student_account set signed_in_at = now() - interval '100 days' where mobile = ${mobile}`)
  await signIn(cafe)
  expect(await notices(address)).toHaveLength(1)
})

test('a network is forgotten after 90 days', async () => {
  await signIn(home)
  await signIn(cafe)
  await db.update(knownNetwork).set({ seenAt: sql`now() - interval '91 days'` })
  await signIn(cafe)
  expect(await notices(address)).toHaveLength(2)
})

test('a password chosen with the sign-in is told as a change alone', async () => {
  await signIn(home)
  await signIn(cafe, { new_password: 'a banyan by the gate' })
  expect(await notices(address)).toEqual([])
})

test('institutes are told, and administrators whose name is an address', async () => {
  const buyer = { email: 'school@demo.pravesh.example', password, institute_type: 'school' }
  for (const remoteAddress of [home, cafe]) await call('POST', '/open/buyer-login', { body: buyer, remoteAddress })
  expect((await notices(buyer.email)).map(({ text }) => text)).toEqual([expect.stringContaining('/administration')])
  await db.execute(sql`update admin_account set username = 'boss@pravesh.example' where username = 'admin'`)
  const admin = { username: 'boss@pravesh.example', password }
  for (const remoteAddress of [home, cafe]) await call('POST', '/open/admin-login', { body: admin, remoteAddress })
  expect(await notices('boss@pravesh.example')).toHaveLength(1)
})

test('it is written in the language of the family', async () => {
  const student = await demoToken('student')
  expect((await call('PUT', '/student/profile', { token: student, body: { language: 'hi' } })).status).toBe(200)
  for (const remoteAddress of [home, cafe]) await signIn(remoteAddress)
  const [mail] = (await outbox()).filter((m) => m.to === address)
  expect(mail?.subject).toBe('प्रवेश: नए नेटवर्क से साइन इन')
  expect(mail?.text).toContain('/hi/student/privacy')
  await call('PUT', '/student/profile', { token: student, body: { language: 'en' } })
})

test('one who signs in from many networks floods nobody', async () => {
  for (let n = 1; n <= 8; n++) await signIn(`203.0.113.${n}`)
  expect(await notices(address)).toHaveLength(5)
})
