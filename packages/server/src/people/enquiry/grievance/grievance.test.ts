import {
  type AdminEnquiry,
  type GrievanceStatus,
  grievancePeriods,
  grievanceSubjects,
  type Overview,
} from '@pravesh/contract'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { codeOf, fieldsOf, testApp } from '../../../../testing/test-app.ts'
import { enquiry } from '../../../platform/db/tables.ts'

const { call, asAdmin, database, outbox, demoToken } = await testApp('demo')
const { db } = database
type Receipt = { data: { reference: string; replyWithinHours: number } }
let last = 9_410_000_000
beforeEach(() => db.execute(sql`truncate throttle, outbox, job`))

const raise = (body: object, token?: string) =>
  call<Receipt>('POST', '/open/enquiry/grievance', {
    body: { name: 'Asha Rao', mobile: String(++last), message: 'It is wrong', consentVersion: '2026-11', ...body },
    token: token ?? null,
  })
async function raised(grievanceSubject: string, overrides: object = {}) {
  const mobile = String(++last)
  const response = await raise({ grievanceSubject, mobile, ...overrides })
  const [row] = await db.select().from(enquiry).where(eq(enquiry.reference, response.body.data.reference))
  if (!row) throw new Error('The grievance was not stored')
  return { ...row, response, mobile }
}
const hoursBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 3_600_000
const readAsAdmin = async (id: number) =>
  (await asAdmin<{ data: AdminEnquiry }>('GET', `/admin/enquiry/one/${id}`)).body.data
const remark = async (id: number, body: object) => {
  const { updatedAt } = await readAsAdmin(id)
  return asAdmin('PUT', `/admin/enquiry/remark/${id}`, { updatedAt, ...body })
}
async function codeFor(reference: string, mobile: string) {
  await db.execute(sql`truncate throttle, outbox, job`)
  const { otpId } = (await call<{ otpId: string }>('POST', '/open/grievance-status-code', { body: { reference } })).body
  const otp = /\d{6}/.exec((await outbox()).find(({ to }) => to === `+91${mobile}`)?.text ?? '')?.[0] ?? 'none'
  return { reference, otpId, otp }
}
const status = (body: object) => call<{ data: GrievanceStatus }>('POST', '/open/grievance-status', { body })

test.each(grievanceSubjects)('the clock of %s is the one of its law, for the person and for staff', async (subject) => {
  const { resolveHours, acknowledgeHours, law } = grievancePeriods[subject]
  const { id, response, createdAt, replyBy } = await raised(subject)
  expect(response.body.data.replyWithinHours).toBe(resolveHours)
  expect(hoursBetween(createdAt, replyBy ?? '')).toBe(resolveHours)
  const { grievance, replyBy: due } = await readAsAdmin(id)
  expect(grievance).toMatchObject({ subject, law })
  expect([hoursBetween(createdAt, grievance?.acknowledgeBy ?? ''), hoursBetween(createdAt, due ?? '')]).toEqual([
    acknowledgeHours,
    resolveHours,
  ])
})

test('no period is longer than its law allows, and none is acknowledged after it is resolved', () => {
  const limits = { content: 168, 'forbidden-content': 36, 'intimate-content': 2, 'personal-data': 2160, consumer: 672 }
  for (const subject of grievanceSubjects) {
    const { acknowledgeHours, resolveHours } = grievancePeriods[subject]
    expect(resolveHours).toBeLessThanOrEqual(limits[subject])
    expect(acknowledgeHours).toBeLessThanOrEqual(Math.min(resolveHours, subject === 'consumer' ? 48 : 24))
  }
})

test('it needs a subject and a text, and goes to no institute', async () => {
  expect(fieldsOf(await raise({}))).toEqual(['grievanceSubject'])
  expect(fieldsOf(await raise({ grievanceSubject: 'anything' }))).toEqual(['grievanceSubject'])
  expect(fieldsOf(await raise({ grievanceSubject: 'content', message: null }))).toEqual(['message'])
  const institute = { instituteType: 'school', instituteId: 1 }
  expect(fieldsOf(await raise({ grievanceSubject: 'content', ...institute }))).toEqual(['instituteId'])
  expect(
    fieldsOf(
      await call('POST', '/open/enquiry/general', {
        body: { name: 'A', mobile: '9876543210', consentVersion: '2026-11', grievanceSubject: 'content' },
      }),
    ),
  ).toEqual(['grievanceSubject'])
})

test('it is acknowledged at once by mail, with number, subject and the day of the law, in its language', async () => {
  const { reference } = await raised('consumer', { email: 'asha@visitor.example', language: 'hi' })
  const [mail] = (await outbox()).filter(({ to }) => to === 'asha@visitor.example')
  expect(mail?.subject).toBe(`आपकी शिकायत मिल गई: ${reference}`)
  expect(mail?.text).toContain('भुगतान, रिफ़ंड या सेवा')
  expect(mail?.text).toContain('/hi/grievance-status')
})

test('without an e-mail address it is acknowledged by SMS', async () => {
  const { reference, mobile } = await raised('content')
  const [sms] = (await outbox()).filter(({ to }) => to === `+91${mobile}`)
  expect(sms?.text).toContain(reference)
  expect(sms?.text).toContain('168 hours')
})

test('grievances of two subjects are two, each with its clock; a second tap is one', async () => {
  const mobile = String(++last)
  const first = await raised('content', { mobile })
  const urgent = await raised('intimate-content', { mobile })
  expect(hoursBetween(urgent.createdAt, urgent.replyBy ?? '')).toBe(2)
  expect(urgent.id).not.toBe(first.id)
  await raise({ grievanceSubject: 'content', mobile })
  expect(await db.$count(enquiry, eq(enquiry.mobile, `+91${mobile}`))).toBe(2)
})

test('a call resolves none; a reply does, also one without an e-mail address', async () => {
  const { id, reference, mobile } = await raised('content')
  expect((await remark(id, { call: { outcome: 'spoke' } })).status).toBe(200)
  expect((await readAsAdmin(id)).replyBy).not.toBeNull()
  const code = await codeFor(reference, mobile)
  expect((await status(code)).body.data).toMatchObject({ reference, status: 'in-hand', replies: [] })
  expect((await remark(id, { reply: 'The page is corrected.' })).status).toBe(200)
  expect((await readAsAdmin(id)).replyBy).toBeNull()
  const { data } = (await status(await codeFor(reference, mobile))).body
  expect(data.replies.map(({ body }) => body)).toEqual(['The page is corrected.'])
  expect(data.status).toBe('answered')
})

test('only a code to the mobile of the grievance shows it, once, and no other enquiry is shown', async () => {
  const { reference, mobile } = await raised('content')
  const other = await raised('content')
  const code = await codeFor(reference, mobile)
  expect(codeOf(await status({ ...code, reference: other.reference }))).toBe('INVALID_OTP')
  expect((await status(await codeFor(reference, mobile))).status).toBe(200)
  await db.execute(sql`truncate throttle, outbox, job`)
  const withdrawal = await call<{ otpId: string }>('POST', '/open/enquiry-withdrawal-code', { body: { reference } })
  const otp = /\d{6}/.exec((await outbox())[0]?.text ?? '')?.[0]
  expect(codeOf(await status({ reference, otpId: withdrawal.body.otpId, otp }))).toBe('INVALID_OTP')
  const general = await call<Receipt>('POST', '/open/enquiry/general', {
    body: { name: 'Asha', mobile, message: 'A bus?', consentVersion: '2026-11' },
  })
  await db.execute(sql`truncate throttle, outbox, job`)
  const unknown = await call('POST', '/open/grievance-status-code', {
    body: { reference: general.body.data.reference },
  })
  expect([unknown.status, (await outbox()).length]).toEqual([200, 0])
})

test('a signed-in family finds its own among its questions', async () => {
  const token = await demoToken('parent')
  const { body } = await raise({ grievanceSubject: 'personal-data' }, token)
  const mine = await call<{ data: { reference: string; kind: string }[] }>('GET', '/student/enquiry', { token })
  expect(mine.body.data).toContainEqual(expect.objectContaining({ reference: body.data.reference, kind: 'grievance' }))
})

test('late ones are counted in the overview and come first in the inbox', async () => {
  const before = (await asAdmin<{ data: Overview }>('GET', '/admin/overview')).body.data.queues
  const { id } = await raised('intimate-content')
  await db.execute(sql`update enquiry set created_at = now() - interval '900 hours' where id = ${id}`)
  const after = (await asAdmin<{ data: Overview }>('GET', '/admin/overview')).body.data.queues
  const late = (queues: Overview['queues']) => queues.find(({ queue }) => queue === 'grievances')?.overdue ?? 0
  expect(late(after)).toBe(late(before) + 1)
  const list = await asAdmin<{ data: { id: number }[] }>('GET', '/admin/enquiry?answered=false&kind=grievance')
  expect(list.body.data[0]?.id).toBe(id)
})
