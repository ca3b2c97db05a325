import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { knownPeople } from './testing/known-people.ts'

const { call, asAdmin, database, demoToken, outbox } = await testApp('demo')
const { db } = database
const { raise, signUp, listOwnEnquiries, nextMobile } = knownPeople(call)
beforeEach(() => db.execute(sql`delete from throttle`))
type Stored = { id: number; reference: string }
const enquiryOf = async (reference: string) =>
  (await db.execute<Stored>(sql`select * from enquiry where reference = ${reference}`)).rows[0]
const referenceOf = ({ body }: { body: { data: { reference: string } } }) => body.data.reference
const codeTo = async (mobile: string) =>
  /\b\d{6}\b/.exec((await outbox()).find(({ to }) => to === `+91${mobile}`)?.text ?? '')?.[0] ?? ''
const askCode = (reference: string) =>
  call<{ otpId: string }>('POST', '/open/enquiry-withdrawal-code', { body: { reference } })
const withdraw = (body: object) => call('POST', '/open/enquiry-withdrawal', { body })

test('a visitor withdraws by reference and code alone, and the school reads nothing more, nor may it answer', async () => {
  const staff = await demoToken('school')
  const [managed] = (
    await db.execute<{ id: number }>(
      sql`select b.institute as id from buyer_institute b join buyer_account a on a.id = b.buyer and a.institute_type = 'school'`,
    )
  ).rows
  const path = `/buyer/admission-enquiry/${managed?.id}`
  const mobile = nextMobile()
  const subject = { instituteType: 'school', instituteId: managed?.id, email: 'ira@visitor.example' }
  const reference = referenceOf(
    await raise('admission-school', { mobile, message: 'Ira has epilepsy, can she board?', ...subject }),
  )
  const { id } = (await enquiryOf(reference)) ?? { id: 0 }
  const before = await call<{ data: { updatedAt: string } }>('GET', `${path}/${id}`, { token: staff })
  expect(JSON.stringify(before.body)).toContain('epilepsy')
  await call('PUT', path, {
    token: staff,
    body: { id, remark: 'Mother of Ira', updatedAt: before.body.data.updatedAt },
  })

  const { otpId } = (await askCode(reference)).body
  expect((await withdraw({ reference, otpId, otp: '000000' })).body.code).toBe('INVALID_OTP')
  const otp = await codeTo(mobile)
  // The code is for this alone: it does not sign in.
  expect(
    (await call('POST', '/open/verify-otp', { body: { otpId, otp, mobile, student_type: 'school' } })).status,
  ).not.toBe(200)
  expect((await withdraw({ reference, otpId, otp })).status).toBe(200)

  const after = await call<{ data: { updatedAt: string } }>('GET', `${path}/${id}`, { token: staff })
  expect(after.body.data).toMatchObject({
    status: 'withdrawn',
    name: '–',
    message: null,
    email: null,
    remarks: [],
    more: [],
  })
  const list = await call('GET', `${path}?ids=${id}`, { token: staff })
  const asked = await asAdmin('GET', `/admin/enquiry/one/${id}`)
  for (const { status, body } of [after, list, asked]) {
    expect(status).toBe(200)
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`epilepsy|${mobile.slice(-4)}|ira@|Mother of Ira`))
  }
  const reply = { id, reply: 'Come to our open day', updatedAt: after.body.data.updatedAt }
  expect((await call('PUT', path, { token: staff, body: reply })).body.code).toBe('CONFLICT')
  const { rows } = await db.execute(sql`select status, reply_by from enquiry where id = ${id}`)
  expect(rows).toEqual([{ status: 'withdrawn', reply_by: null }])
})

test('an unknown reference is answered as a known one, and sends nothing', async () => {
  const [known, unknown] = [
    await askCode(referenceOf(await raise('general', { mobile: nextMobile() }))),
    await askCode('PR-22222222'),
  ]
  expect([unknown.status, Object.keys(unknown.body)]).toEqual([known.status, Object.keys(known.body)])
  expect(unknown.body.otpId).toHaveLength(known.body.otpId.length)
  expect((await withdraw({ reference: 'PR-22222222', otpId: unknown.body.otpId, otp: '123456' })).body.code).toBe(
    'INVALID_OTP',
  )
})

test('the code of one enquiry withdraws no other from another mobile', async () => {
  const [mobile, other] = [nextMobile(), nextMobile()]
  const own = referenceOf(await raise('general', { mobile, message: 'Mine' }))
  const foreign = referenceOf(await raise('general', { mobile: other, message: 'Not mine' }))
  const { otpId } = (await askCode(own)).body
  expect((await withdraw({ reference: foreign, otpId, otp: await codeTo(mobile) })).body.code).toBe('INVALID_OTP')
  expect(await enquiryOf(foreign)).toMatchObject({ message: 'Not mine' })
})

test('an account withdraws with one press, and its list of consents says when; another account cannot', async () => {
  const [asha, ravi] = [await signUp(), await signUp()]
  await asha.ask({ message: 'Is there a hostel?' })
  const [asked] = await listOwnEnquiries(asha.token)
  const remove = (token: string) => call('DELETE', '/student/enquiry', { token, body: { ids: [asked?.id] } })
  expect((await remove(ravi.token)).status).toBe(404)
  expect((await remove(asha.token)).status).toBe(200)
  expect(await listOwnEnquiries(asha.token)).toMatchObject([{ status: 'withdrawn', message: null }])
  const consents = await call<{ data: object[] }>('GET', '/student/consents', { token: asha.token })
  expect(consents.body.data).toMatchObject([
    { action: 'withdrawn', purpose: 'enquiry' },
    { action: 'given', purpose: 'enquiry', recipient: null, withdrawnAt: expect.any(String) },
    { action: 'given', purpose: 'account', withdrawnAt: null },
  ])
  expect((await remove(asha.token)).status).toBe(404)
})

test('what was withdrawn leaves mails to many, and takes no message that came later', async () => {
  const mobile = nextMobile()
  const reference = referenceOf(await raise('general', { mobile, email: 'many@visitor.example', message: 'First' }))
  const { id } = (await enquiryOf(reference)) ?? { id: 0 }
  await db.execute(sql`insert into mass_mail (subject, body, account) values ('s', 'b', 1)`)
  await db.execute(
    sql`insert into mass_mail_person (mail, enquiry, address) select max(id), ${id}, 'many@visitor.example' from mass_mail`,
  )
  const { otpId } = (await askCode(reference)).body
  expect((await withdraw({ reference, otpId, otp: await codeTo(mobile) })).status).toBe(200)
  expect((await db.execute(sql`select 1 from mass_mail_person where enquiry = ${id}`)).rows).toEqual([])
  const again = referenceOf(await raise('general', { mobile, email: 'many@visitor.example', message: 'Later' }))
  expect(await enquiryOf(again)).toMatchObject({ message: 'Later', status: 'new' })
})
