import { currentConsent } from '@pravesh/messages'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { codeOf, fieldsOf, testApp } from '../../../testing/test-app.ts'
import { ageOn } from '../../people/session/age.ts'
import { today } from '../../platform/db/statements/today.ts'

type SignedUp = { auth_token: string; payment: boolean; insertid: number; username: string }
const { call, database, outbox } = await testApp('demo')
let last = 9_100_000_000
const born = (years: number, day = today()) =>
  `${Number(day.slice(0, 4)) - years}${day.slice(4).replace('02-29', '02-28')}`
const signUpBody = (overrides: object = {}) => ({
  name: 'Ravi Kumar',
  email: `ravi${++last}@example.in`,
  mobile: String(last),
  password: 'a long enough one',
  date_of_birth: '2001-04-30',
  consentVersion: '2026-11',
  ...overrides,
})
const parent = () => {
  const { name, email, date_of_birth, ...rest } = signUpBody()
  return { ...rest, parent_name: name, parent_email: email }
}
const join = (body: object, accountType = 'student') => call<SignedUp>('POST', `/open/${accountType}-signup`, { body })
const rejectedFields = async (overrides: object) => fieldsOf(await join(signUpBody(overrides)))
type Verified = { auth_token?: string; username?: string; ticket?: string }
/** Enters the code that was sent to a mobile. */
async function proveMobile(mobile: string): Promise<Verified> {
  const { otpId } = (await call<{ otpId: string }>('POST', '/open/otp', { body: { mobile } })).body
  const otp = /\d{6}/.exec((await outbox())[0]?.text ?? '')?.[0]
  return (await call<Verified>('POST', '/open/otp/verify', { body: { otp, otpId, mobile } })).body
}

beforeEach(async () => {
  await database.db.execute(sql`delete from throttle`)
})

test('students and parents sign up and are signed in', async () => {
  const student = await join(signUpBody())
  expect([student.status, student.body.payment, student.body.username]).toEqual([200, false, 'Ravi Kumar'])
  expect((await call('POST', '/student/logout', { token: student.body.auth_token })).status).toBe(200)
  const family = await join(parent(), 'school')
  expect(family.body.insertid).toBeGreaterThan(student.body.insertid)
  const { rows } = await database.db.execute(
    sql`select track, email from student_account where id = ${family.body.insertid}`,
  )
  expect(rows[0]).toMatchObject({ track: 'school', email: `ravi${last}@example.in` })
})

test('a parent whose mobile is proven needs neither an address nor a password, and gets a password by text message', async () => {
  const { parent_name, mobile, consentVersion } = parent()
  const body = { parent_name, mobile, consentVersion }
  expect(fieldsOf(await join(body, 'school'))).toEqual(['parent_email', 'password'])
  const { ticket } = await proveMobile(mobile)
  const family = await join({ ...body, ticket }, 'school')
  expect([family.status, family.body.username]).toEqual([200, 'Ravi Kumar'])
  const { data } = (
    await call<{ data: { email: null; completeness: { missing: string[] } } }>('GET', '/student/profile', {
      token: family.body.auth_token,
    })
  ).body
  expect([data.email, data.completeness.missing]).toEqual([null, ['city', 'state', 'pincode']])
  await database.db.execute(sql`delete from throttle`)
  const again = await proveMobile(mobile)
  expect([again.ticket, again.username]).toEqual([undefined, 'Ravi Kumar'])
  const login = { username: mobile, password: 'anything at all', student_type: 'school' }
  expect((await call('POST', '/open/student-login', { body: login })).status).toBe(401)
})

test('who comes to apply to an institute goes on to pay', async () => {
  expect((await join(signUpBody({ instituteType: 'college', instituteId: 1 }))).body.payment).toBe(true)
  expect(await rejectedFields({ instituteType: 'school', instituteId: 999_999 })).toEqual(['instituteId'])
  expect(await rejectedFields({ instituteId: 1 })).toEqual(['instituteType'])
})

test('the institute that they came for is on their shortlist, a school by the form of a student too', async () => {
  const listShortlist = async ({ body: { auth_token: token } }: { body: SignedUp }) => {
    type Row = { instituteType: string; instituteId: number; child: number | null }
    const list = await call<{ data: Row[] }>('GET', '/student/shortlist', { token })
    return list.body.data.map((row) => [row.instituteType, row.instituteId, row.child])
  }
  const instituteOf = (instituteType: string) => ({ instituteType, instituteId: 1 })
  expect(await listShortlist(await join(signUpBody(instituteOf('college'))))).toEqual([['college', 1, null]])
  expect(await listShortlist(await join({ ...parent(), ...instituteOf('school') }, 'school'))).toEqual([
    ['school', 1, null],
  ])
  const student = await join(signUpBody(instituteOf('school')))
  expect(await listShortlist(student)).toEqual([['school', 1, null]])
  expect(await listShortlist(await join(signUpBody()))).toEqual([])
  const body = signUpBody({ instituteType: 'college', instituteId: 999_999 })
  expect(fieldsOf(await join(body))).toEqual(['instituteId'])
  expect((await join({ ...body, ...instituteOf('college') })).status).toBe(200)
})

test('an address or mobile that is taken is named, in either form', async () => {
  const first = signUpBody()
  await join(first)
  const second = await join({ ...first, mobile: '9876501234', email: first.email.toUpperCase() })
  expect([second.status, codeOf(second), fieldsOf(second)]).toEqual([409, 'DUPLICATE', ['email']])
  expect(fieldsOf(await join({ ...first, email: 'other@example.in' }))).toEqual(['mobile'])
  const other = { ...parent(), parent_email: first.email }
  expect(fieldsOf(await join(other, 'school'))).toEqual(['parent_email'])
  expect(fieldsOf(await join({ ...parent(), mobile: first.mobile }, 'school'))).toEqual(['mobile'])
})

test('two taps open one account', async () => {
  const body = signUpBody()
  const responses = await Promise.all([join(body), join(body)])
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('under 18 a guardian is named, by the day in India, and the account waits', async () => {
  const guardian = { name: 'Meera Kumar', mobile: '98765 40000' }
  expect(await rejectedFields({ date_of_birth: born(17) })).toEqual(['guardian'])
  expect((await join(signUpBody({ date_of_birth: born(18) }))).status).toBe(200)
  const young = signUpBody({ date_of_birth: born(17), instituteType: 'college', instituteId: 1 })
  const rejectedGuardian = async (mobile: string) =>
    fieldsOf(await join({ ...young, guardian: { ...guardian, mobile } }))
  expect(await rejectedGuardian(young.mobile)).toEqual(['guardian.mobile'])
  expect(await rejectedGuardian('022 2345 6789')).toEqual(['guardian.mobile'])
  const waiting = await join({ ...young, guardian })
  // Nothing is paid before the guardian has agreed.
  expect([waiting.status, waiting.body.payment]).toEqual([200, false])
  const { rows } = await database.db.execute(
    sql`select "by", purpose, name, mobile, proof, language from consent_entry where account = ${waiting.body.insertid}`,
  )
  expect(rows).toEqual([
    { by: 'self', purpose: 'account', name: 'Ravi Kumar', mobile: `+91${young.mobile}`, proof: null, language: 'en' },
  ])
  const sent = (await outbox()).find(({ to }) => to === '+919876540000')
  expect(sent?.text).toContain('names you as parent or guardian')
  expect(sent?.text).not.toContain('Ravi')
  expect(await rejectedFields({ date_of_birth: '2030-01-01' })).toEqual(['date_of_birth'])
})

test('a parent declares to be an adult by a text of their own, which no student is asked for', async () => {
  const { version } = currentConsent('parent')
  const family = await join({ ...parent(), consentVersion: version }, 'school')
  expect(family.status).toBe(200)
  const { rows } = await database.db.execute(
    sql`select "by", purpose, version from consent_entry where account = ${family.body.insertid}`,
  )
  expect(rows).toEqual([{ by: 'self', purpose: 'parent', version }])
  expect(await rejectedFields({ consentVersion: version })).toEqual(['consentVersion'])
})

test('a guardian whom no message can be sent to now is asked later: the account is open', async () => {
  const guardian = { name: 'Meera Kumar', mobile: '98765 40009' }
  for (const _ of [1, 2, 3, 4, 5]) {
    const { status } = await join(signUpBody({ date_of_birth: born(16), guardian }))
    expect(status).toBe(200)
  }
})

test.each([
  ['2008-11-21', '2026-11-20', 17],
  ['2008-11-21', '2026-11-21', 18],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
])('born %s, on %s one is %i', (dateOfBirth, day, age) => {
  expect(ageOn(dateOfBirth, day)).toBe(age)
})

test('India’s day begins at 18:30 of the day before in UTC', () => {
  expect(today(new Date('2026-11-20T18:29:59Z'))).toBe('2026-11-20')
  expect(today(new Date('2026-11-20T18:30:00Z'))).toBe('2026-11-21')
})

test.each([
  'password1234',
  'Welcome@2026',
  '1234567890',
  'qwertyuiop',
  '9876543210',
  'aaaaaaaaaaaa',
  'RaviKumar@123',
  'pravesh-demo',
  '1q2w3e4r5t',
  'michael1234',
  'liverpool1',
  'India@12345',
  'Rajesh@2024',
])('%s is too common', async (password) => {
  expect(await rejectedFields({ password })).toEqual(['password'])
})

test('who puts their own name or number in a password is told so', async () => {
  const errorMessageFor = async (password: string) => {
    const { body } = await join(signUpBody({ password }))
    return (body as unknown as { errors: { message: string }[] }).errors[0]?.message
  }
  const better = 'Put three or four words together that have nothing to do with each other or with you'
  expect(await errorMessageFor('RaviKumar@123')).toBe(
    `This is your own name, address or number, which others try first. ${better}`,
  )
  expect(await errorMessageFor('liverpool1')).toBe(`This is a common password. ${better}`)
  expect(await errorMessageFor('Sharma@123')).toBe(
    `A common word or name with something added is easy to guess. ${better}`,
  )
})

test.each(['role', 'suspended', 'mobileVerified', 'track', 'id'])('nobody sets %s by signing up', async (field) => {
  expect(await rejectedFields({ [field]: true })).toEqual([field])
})

test('a ticket proves the mobile, once', async () => {
  const body = signUpBody()
  const { ticket } = await proveMobile(body.mobile)
  expect(fieldsOf(await join(signUpBody({ ticket })))).toEqual(['ticket'])
  expect((await join({ ...body, ticket })).status).toBe(200)
  const { rows } = await database.db.execute(
    sql`select mobile_verified from student_account where mobile = ${`+91${body.mobile}`}`,
  )
  expect(rows[0]).toEqual({ mobile_verified: true })
  await database.db.execute(sql`delete from student_account where mobile = ${`+91${body.mobile}`}`)
  expect(fieldsOf(await join({ ...body, ticket }))).toEqual(['ticket'])
})

test('a code sent to a number that somebody only wrote down opens nothing; proving the number takes it over', async () => {
  const writer = signUpBody()
  expect((await join(writer)).status).toBe(200)
  const responseBody = await proveMobile(writer.mobile)
  expect([responseBody.auth_token, typeof responseBody.ticket]).toEqual([undefined, 'string'])
  expect((await join(signUpBody({ mobile: writer.mobile, ticket: responseBody.ticket }))).status).toBe(200)
  const { rows } = await database.db.execute(
    sql`select mobile_verified from student_account where mobile = ${`+91${writer.mobile}`}`,
  )
  expect(rows).toEqual([{ mobile_verified: true }])
})
