import { openEnquiryKinds } from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { codeOf, fieldsOf, testApp } from '../../../testing/test-app.ts'

type Receipt = { data: { reference: string; readBy: string }; message: string }
const { call, asAdmin, database, outbox } = await testApp('demo')
let last = 9_000_000_000
const enquiryBody = (overrides: object = {}) => ({
  name: 'Asha Rao',
  mobile: String(++last),
  consentVersion: '2026-11',
  ...overrides,
})
const raise = (kind: string, body: object) => call<Receipt>('POST', `/open/enquiry/${kind}`, { body })

test.each(openEnquiryKinds)('%s is raised and answers a reference', async (kind) => {
  const extra = kind === 'grievance' ? { grievanceSubject: 'content', message: 'It is wrong' } : {}
  const response = await raise(kind, enquiryBody(extra))
  expect([response.status, response.body.message]).toEqual([200, 'Enquiry Raised Successfully'])
  expect(response.body.data.reference).toMatch(/^PR-[2-9A-Z]{8}$/)
})

test('a mobile in Devanagari digits is the same mobile', async () => {
  const { mobile, ...body } = enquiryBody()
  const typedMobile = mobile.replace(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)))
  expect((await raise('general', { ...body, mobile: `+९१ ${typedMobile}` })).status).toBe(200)
  const { rows } = await database.db.execute(sql`select mobile from enquiry where mobile = ${`+91${mobile}`}`)
  expect(rows).toHaveLength(1)
})

test('the extras of a kind are kept, those of another are refused, and an unknown kind is not found', async () => {
  const body = enquiryBody({ childName: 'Ira', class: '1', session: '2027-28' })
  expect((await raise('admission-school', body)).status).toBe(200)
  const rows = await database.db.execute(sql`select details from enquiry where mobile = ${`+91${last}`}`)
  expect(rows.rows[0]).toEqual({ details: { childName: 'Ira', class: '1', session: '2027-28' } })
  const answers = { exam: 'CUET UG', score: '98.4 percentile', intake: '2027' }
  const college = enquiryBody(answers)
  expect((await raise('admission-college', college)).status).toBe(200)
  const stored = await database.db.execute(sql`select details from enquiry where mobile = ${`+91${last}`}`)
  expect(stored.rows[0]).toEqual({ details: answers })
  expect(fieldsOf(await raise('exam', enquiryBody({ exam: 'CUET UG' })))).toEqual(['exam'])
  const other = await raise('exam', enquiryBody({ childName: 'Ira' }))
  expect([other.status, fieldsOf(other)]).toEqual([422, ['childName']])
  expect(codeOf(await raise('gossip', enquiryBody()))).toBe('NOT_FOUND')
})

test('the same person, kind and institute within a day is appended, also when both come at once', async () => {
  const body = enquiryBody({ instituteType: 'school', instituteId: 1, message: 'Is there a bus?' })
  await Promise.all([
    raise('general', body),
    raise('general', { ...body, mobile: `+91 ${last}`, message: 'And a hostel?' }),
  ])
  await raise('general', { ...body, instituteId: 2 })
  const storedCounts = sql`select (select count(*)::int from enquiry where mobile = ${`+91${last}`}) as enquiries,
    (select count(*)::int from enquiry_message m join enquiry e on e.id = m.enquiry
      where e.mobile = ${`+91${last}`}) as messages`
  expect((await database.db.execute(storedCounts)).rows[0]).toEqual({ enquiries: 2, messages: 1 })
})

test('who leaves a mobile alone gets the reference and its page by SMS, twice a day at most; abroad nothing is sent', async () => {
  const body = enquiryBody({ instituteType: 'school', instituteId: 2 })
  const first = await raise('general', body)
  const messagesTo = async (to: string) => (await outbox()).filter((message) => message.to === to)
  const [sms] = await messagesTo(`+91${last}`)
  const { reference } = first.body.data
  expect(sms).toMatchObject({ kind: 'sms', text: expect.stringContaining(reference) })
  expect(sms?.text).toMatch(/\/enquiry\/sent\?reference=PR-\w+&kind=general&hours=48&school=modern-school-new-delhi$/)
  for (const kind of ['career', 'exam', 'free-counselling'])
    await raise(kind, { ...enquiryBody(), mobile: body.mobile })
  expect(await messagesTo(`+91${body.mobile}`)).toHaveLength(2)
  await raise('studyindia', { ...enquiryBody(), mobile: '+9779812345678' })
  expect(await messagesTo('+9779812345678')).toEqual([])
  const withMail = enquiryBody({ email: 'only.mail@example.in' })
  await raise('general', withMail)
  expect(await messagesTo(`+91${withMail.mobile}`)).toEqual([])
  const [mail] = await messagesTo('only.mail@example.in')
  expect(mail?.text).toContain('/enquiry/sent?reference=PR-')
})

test('says who reads it, and refuses an institute that does not exist', async () => {
  const addressed = await raise('general', enquiryBody({ instituteType: 'school', instituteId: 2 }))
  expect(addressed.body.data.readBy).toBe('Modern School and the Pravesh staff')
  const hindi = await raise('general', enquiryBody({ instituteType: 'school', instituteId: 2, language: 'hi' }))
  expect(hindi.body.data.readBy).toBe('Modern School और प्रवेश का दफ़्तर')
  // Most institutes have no login here: staff alone read their enquiries, and the response names that reader.
  const unmanaged = enquiryBody({ instituteType: 'school', instituteId: 30, email: 'asha.rao@example.in' })
  expect((await raise('general', unmanaged)).body.data.readBy).toBe('The Pravesh staff')
  const [mail] = (await outbox()).filter(({ to }) => to === 'asha.rao@example.in')
  expect(mail?.text).toContain('Who reads it: The Pravesh staff.')
  expect(fieldsOf(await raise('general', enquiryBody({ instituteType: 'college', instituteId: 999_999 })))).toEqual([
    'instituteId',
  ])
})

test.each(['12345', '+1 555', 'ninety', '+91 00000 00000', '12345678', '022 2345 6789', '+91 22 2345 6789'])(
  '%s is no mobile number',
  async (mobile) => {
    const response = await raise('general', { ...enquiryBody(), mobile })
    expect([response.status, fieldsOf(response)]).toEqual([422, ['mobile']])
  },
)

test('one mobile cannot flood the desk', async () => {
  const body = enquiryBody()
  const statuses: number[] = []
  for (let i = 0; i < 13; i++) statuses.push((await raise('general', body)).status)
  expect(statuses.filter((s) => s === 200)).toHaveLength(12)
  const rejected = await raise('general', body)
  expect([rejected.status, Number(rejected.headers['retry-after']) > 0]).toEqual([429, true])
})

test('the two open lists of phone numbers show no row without an administrator, and no number with one', async () => {
  for (const path of ['get-free-counselling', 'get-existing-user-enq']) {
    const anonymous = await call('GET', `/open/enquiry/${path}`)
    expect([anonymous.status, JSON.stringify(anonymous.body).includes('+91')]).toEqual([401, false])
    const dead = await call('GET', `/open/enquiry/${path}`, { token: 'A'.repeat(43) })
    expect(dead.status).toBe(401)
  }
  await raise('free-counselling', enquiryBody())
  const read = await asAdmin<{ data: { maskedMobile: string }[] }>('GET', '/open/enquiry/get-free-counselling')
  expect(read.body.data.map(({ maskedMobile }) => maskedMobile)).toContain(`+91 •••• ••${String(last).slice(-3)}`)
  expect(JSON.stringify(read.body)).not.toContain(String(last))
  expect((await database.db.execute(sql`select 1 from contact_read`)).rows).toEqual([])
})
