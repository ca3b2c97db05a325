import { expect, test } from 'vitest'
import { fieldsOf, testApp } from '../../../testing/test-app.ts'

const { call, asAdmin } = await testApp('demo')
let last = 9_400_000_000
const enquiryBody = (overrides: object) => ({
  name: 'Asha Rao',
  mobile: String(++last),
  consentVersion: '2026-11',
  ...overrides,
})
const invalidCases: [string, string, object, string][] = [
  ['an institute of no type', 'general', { instituteId: 1 }, 'instituteType'],
  ['a type without an institute', 'general', { instituteType: 'school' }, 'instituteId'],
  ['an institute that is not there', 'general', { instituteType: 'school', instituteId: 999_999 }, 'instituteId'],
  ['an exam that is not there', 'exam', { exam: 'no-such-exam' }, 'exam'],
  [
    'a college admission at a school',
    'admission-college',
    { instituteType: 'school', instituteId: 1 },
    'instituteType',
  ],
  [
    'a school admission at a college',
    'admission-school',
    { instituteType: 'college', instituteId: 1 },
    'instituteType',
  ],
]
test.each(invalidCases)('%s is said at its field', async (_name, kind, overrides, field) => {
  const response = await call('POST', `/open/enquiry/${kind}`, { body: enquiryBody(overrides) })
  expect([response.status, fieldsOf(response)]).toEqual([422, [field]])
})

test('an exam that is there is asked about', async () => {
  const exams = await call<{ data: { url: string }[] }>('GET', '/public/find/exams?search=j')
  const response = await call('POST', '/open/enquiry/exam', { body: enquiryBody({ exam: exams.body.data[0]?.url }) })
  expect(response.status).toBe(200)
})

test('who signs up for an institute is told which of its two fields is missing', async () => {
  const body = {
    parent_name: 'Asha Rao',
    parent_email: 'a@example.in',
    password: 'a neem by the gate',
    ...enquiryBody({}),
  }
  const { name: _, ...signUpBody } = body
  const signUp = async (overrides: object) =>
    fieldsOf(await call('POST', '/open/school-signup', { body: { ...signUpBody, ...overrides } }))
  expect(await signUp({ instituteId: 1 })).toEqual(['instituteType'])
  expect(await signUp({ instituteType: 'school' })).toEqual(['instituteId'])
})

test('a mail to somebody without an address is refused at a field that was sent', async () => {
  await call('POST', '/open/enquiry/studyindia', { body: enquiryBody({}) })
  const { body } = await asAdmin<{ data: { id: number; updatedAt: string }[] }>(
    'GET',
    `/admin/enquiry/studyindia?search=${last}`,
  )
  const id = body.data[0]?.id
  const created = await asAdmin<{ data: { id: number } }>('POST', '/admin/template', {
    title: 'July',
    template_for: 'studyindia',
    channel: 'mail',
    subject: 'July',
    body: 'Dear {{name}}',
    variables: ['name'],
  })
  const template = created.body.data.id
  const { updatedAt } = body.data[0] ?? {}
  const mail = async (sent: object) => fieldsOf(await asAdmin('POST', `/admin/enquiry/studyindia/mail/${id}`, sent))
  expect([await mail({ text: 'Hello', updatedAt }), await mail({ template, updatedAt })]).toEqual([
    ['text'],
    ['template'],
  ])
  expect(fieldsOf(await asAdmin('PUT', `/admin/enquiry/remark/${id}`, { template, updatedAt }))).toEqual(['template'])
  expect(fieldsOf(await asAdmin('PUT', `/admin/enquiry/remark/${id}`, { reply: 'Hello', updatedAt }))).toEqual([
    'reply',
  ])
})

test('the scheme of a token is a word of any case', async () => {
  const { body } = await call<{ token: string }>('POST', '/open/admin-login', {
    body: { username: 'admin', password: 'pravesh-demo' },
  })
  for (const scheme of ['bearer', 'BEARER', 'Bearer'])
    expect((await call('GET', '/admin/board', { headers: { authorization: `${scheme} ${body.token}` } })).status).toBe(
      200,
    )
  expect((await call('GET', '/admin/board', { headers: { authorization: `Basic ${body.token}` } })).status).toBe(401)
})
