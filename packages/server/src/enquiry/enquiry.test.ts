import { openEnquiryKinds } from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { codeOf, fieldsOf, testApp } from '../testing/test-app.ts'

type Receipt = { data: { reference: string; readBy: string }; message: string }
const { call, asAdmin, home } = await testApp('demo')
let last = 9_000_000_000
const asked = (more: object = {}) => ({ name: 'Asha Rao', mobile: String(++last), consentVersion: '2026-11', ...more })
const raise = (kind: string, body: object) => call<Receipt>('POST', `/open/enquiry/${kind}`, { body })

test.each(openEnquiryKinds)('%s is raised and answers a reference', async (kind) => {
  const answer = await raise(kind, asked())
  expect([answer.status, answer.body.message]).toEqual([200, 'Enquiry Raised Successfully'])
  expect(answer.body.data.reference).toMatch(/^PR-[2-9A-Z]{8}$/)
})

test('the extras of a kind are kept, those of another are refused, and an unknown kind is not found', async () => {
  const body = asked({ childName: 'Ira', class: '1', session: '2027-28' })
  expect((await raise('admission-school', body)).status).toBe(200)
  const rows = await home.db.execute(sql`select details from enquiry where mobile = ${`+91${last}`}`)
  expect(rows.rows[0]).toEqual({ details: { childName: 'Ira', class: '1', session: '2027-28' } })
  const other = await raise('exam', asked({ childName: 'Ira' }))
  expect([other.status, fieldsOf(other)]).toEqual([422, ['childName']])
  expect(codeOf(await raise('gossip', asked()))).toBe('NOT_FOUND')
})

test('the same person, kind and institute within a day is appended, also when both come at once', async () => {
  const body = asked({ instituteType: 'school', instituteId: 1, message: 'Is there a bus?' })
  await Promise.all([
    raise('general', body),
    raise('general', { ...body, mobile: `+91 ${last}`, message: 'And a hostel?' }),
  ])
  await raise('general', { ...body, instituteId: 2 })
  const kept = sql`select (select count(*)::int from enquiry where mobile = ${`+91${last}`}) as enquiries,
    (select count(*)::int from enquiry_message m join enquiry e on e.id = m.enquiry
      where e.mobile = ${`+91${last}`}) as messages`
  expect((await home.db.execute(kept)).rows[0]).toEqual({ enquiries: 2, messages: 1 })
})

test('says who reads it, and refuses an institute that does not exist', async () => {
  const addressed = await raise('general', asked({ instituteType: 'school', instituteId: 2 }))
  expect(addressed.body.data.readBy).toBe('Modern School and the Pravesh desk')
  expect(fieldsOf(await raise('general', asked({ instituteType: 'college', instituteId: 999_999 })))).toEqual([
    'instituteId',
  ])
})

test.each(['12345', '+1 555', 'ninety', '+91 00000 00000', '12345678', '022 2345 6789', '+91 22 2345 6789'])(
  '%s is no mobile number',
  async (mobile) => {
    const answer = await raise('general', { ...asked(), mobile })
    expect([answer.status, fieldsOf(answer)]).toEqual([422, ['mobile']])
  },
)

test('one mobile cannot flood the desk', async () => {
  const body = asked()
  const statuses: number[] = []
  for (let i = 0; i < 13; i++) statuses.push((await raise('general', body)).status)
  expect(statuses.filter((s) => s === 200)).toHaveLength(12)
  const refused = await raise('general', body)
  expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
})

test('the two open lists of phone numbers show no row without an administrator, and reading them is written down', async () => {
  for (const path of ['get-free-counselling', 'get-existing-user-enq']) {
    const anonymous = await call('GET', `/open/enquiry/${path}`)
    expect([anonymous.status, JSON.stringify(anonymous.body).includes('+91')]).toEqual([401, false])
    const dead = await call('GET', `/open/enquiry/${path}`, { token: 'A'.repeat(43) })
    expect(dead.status).toBe(401)
  }
  await raise('free-counselling', asked())
  const counted = async () =>
    (await home.db.execute(sql`select count(*)::int as n from contact_read`)).rows[0] as { n: number }
  const before = (await counted()).n
  const read = await asAdmin<{ data: { mobile: string }[] }>('GET', '/open/enquiry/get-free-counselling')
  expect(read.body.data.length).toBeGreaterThan(0)
  expect((await counted()).n - before).toBe(read.body.data.length)
})
