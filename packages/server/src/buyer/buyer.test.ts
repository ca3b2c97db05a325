import type {
  Award,
  BuyerEnquiry,
  BuyerEnquiryRow,
  BuyerHome,
  BuyerInstitute,
  ClassFee,
  College,
  Faq,
  InstituteType,
  School,
} from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { buyerAccount, buyerInstitute } from '../db/tables.ts'
import { openSession } from '../session/tokens.ts'
import { codeOf, fieldsOf, testApp } from '../testing/test-app.ts'

type Written<T> = { data: T; message: string }
type Rows<T> = { data: T[]; total: number; limit: number }
const { call, updateAsAdmin, home, outbox } = await testApp('demo')
const idOf = async (url: string) => (await call<{ data: { id: number } }>('GET', url)).body.data.id
const sid = await idOf('/public/school/?url=modern-school-new-delhi')
const eid = await idOf('/public/college/?url=indian-institute-of-technology-bombay')
const absent = 999_999

async function buyer(instituteType: InstituteType, institute: number) {
  const [account] = await home.db
    .insert(buyerAccount)
    .values({
      email: `${instituteType}@buyer.example`,
      passwordHash: 'none',
      instituteType,
      name: `The ${instituteType}`,
    })
    .returning()
  if (!account) throw new Error('No account')
  await home.db.insert(buyerInstitute).values({ buyer: account.id, institute })
  const token = await openSession(home.db, 'buyer', account.id)
  const as = <T = Record<string, unknown>>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
    call<T>(method, path, { body, token })
  return { ...account, as }
}
const school = await buyer('school', sid)
const college = await buyer('college', eid)
// Another's institute: one that exists, with a number that the other buyer may have.
const anothers = sid === eid ? sid + 1 : eid

describe.each([
  ['another’s', anothers],
  ['an absent', absent],
])('%s institute is not found', (_whose, id) => {
  test.each([
    ['GET', 'institute-details', undefined],
    ['PUT', 'institute-details', { about: 'Mine now.', version: 1 }],
    ['GET', 'grade-fee', undefined],
    ['POST', 'grade-fee', { session: '2027-28', fees: [{ class: 1, tuition: 1_000 }], version: null }],
    ['GET', 'awards', undefined],
    ['POST', 'awards', { title: 'Best of all' }],
    ['PUT', 'awards', { id: 1, title: 'Best of all', updatedAt: '2026-11-20T09:30:00.000Z' }],
    ['DELETE', 'awards', { id: 1 }],
    ['GET', 'faqs', undefined],
    ['POST', 'faqs', { question: 'Whose is it?', answer: 'Mine.' }],
    ['GET', 'general-enquiry', undefined],
    ['PUT', 'general-enquiry', { id: 1, remark: 'Seen', updatedAt: '2026-11-20T09:30:00.000Z' }],
    ['GET', 'admission-enquiry', undefined],
    ['PUT', 'admission-enquiry', { id: 1, remark: 'Seen', updatedAt: '2026-11-20T09:30:00.000Z' }],
  ] as const)('%s %s', async (method, path, body) => {
    const answer = await school.as(method, `/buyer/${path}/${id}`, body)
    expect([answer.status, codeOf(answer)]).toEqual([404, 'NOT_FOUND'])
  })
})

test('us_id must be the account’s own', async () => {
  for (const path of ['home', 'institute', `general-enquiry/${sid}`, `admission-enquiry/${sid}`]) {
    expect((await school.as('GET', `/buyer/${path}?us_id=${school.id}`)).status).toBe(200)
    const other = await school.as('GET', `/buyer/${path}?us_id=${college.id}`)
    expect([other.status, codeOf(other)]).toEqual([403, 'FORBIDDEN'])
  }
})

test('each buyer sees its own institutes', async () => {
  const schools = await school.as<Rows<BuyerInstitute>>('GET', '/buyer/institute')
  const beyond = await school.as<Rows<BuyerInstitute>>('GET', '/buyer/institute?page=9')
  expect([beyond.body.data, beyond.body.total]).toEqual([[], schools.body.total])
  expect(schools.body).toMatchObject({ total: 1, data: [{ sid, type: 'school' }] })
  const colleges = await college.as<Rows<BuyerInstitute>>('GET', '/buyer/institute')
  expect(colleges.body).toMatchObject({ total: 1, data: [{ sid: eid, type: 'college' }] })
})

describe('details', () => {
  test('what an institute says of itself has itself as source', async () => {
    const path = `/buyer/institute-details/${sid}`
    const before = (await school.as<{ data: School }>('GET', path)).body.data
    const saved = await school.as<Written<School>>('PUT', path, {
      about: 'Since 1920.',
      name: before.name,
      version: before.version,
    })
    expect([saved.status, saved.body.message, saved.body.data.about]).toEqual([
      200,
      'Institute Updated Successfully',
      'Since 1920.',
    ])
    expect(saved.body.data.sources.about).toMatchObject({ name: before.name, tier: 'institute' })
    expect(saved.body.data.sources.name).toEqual(before.sources.name)
    const stale = await school.as('PUT', path, { about: 'Older.', version: before.version })
    expect([stale.status, codeOf(stale)]).toEqual([409, 'CONFLICT'])
  })

  test.each([
    { url: 'mine' },
    { status: 'archived' },
    { isPartner: true },
    { claimed: true },
    { sources: {} },
    { udiseCode: '12345678901' },
    { publishAt: null },
    { university: 'Of a college' },
  ])('%o is not its to say', async (change) => {
    const answer = await school.as('PUT', `/buyer/institute-details/${sid}`, { ...change, version: 1 })
    expect([answer.status, fieldsOf(answer)]).toEqual([422, Object.keys(change)])
  })

  test('a college’s courses carry the college as the source of their fees', async () => {
    const path = `/buyer/institute-details/${eid}`
    const { offers, version } = (await college.as<{ data: College }>('GET', path)).body.data
    // Nobody says of themselves what a register says.
    const register = { name: 'AICTE', url: null, asOf: '2026-04', tier: 'official' }
    const saved = await college.as<Written<College>>('PUT', path, {
      version,
      gender: 'co-ed',
      offers: offers.slice(0, 1).map((o) => ({ ...o, feeByYear: [5_000], feeSource: register })),
    })
    expect(saved.status).toBe(200)
    type Page = { feeFrom: { value: number; source: { tier: string } } }
    const page = await call<{ data: Page }>('GET', '/public/college/?url=indian-institute-of-technology-bombay')
    expect(page.body.data.feeFrom).toMatchObject({ value: 5_000, source: { tier: 'institute' } })
    expect(fieldsOf(await college.as('PUT', path, { boards: [1], version }))).toEqual(['boards'])
  })
})

test('a school writes its fees; a college has none to write', async () => {
  const fees = [{ class: 1, tuition: 1_000, tuitionPeriod: 'month' }]
  const path = `/buyer/grade-fee/${sid}`
  type Page = { data: ClassFee[]; total: number; page: number; limit: number; sessions: string[] } & {
    versions: { session: string; version: string }[]
  }
  const table = { session: '2092-93', fees, version: null }
  const saved = await school.as<Pick<Page, 'data' | 'sessions' | 'versions'>>('POST', path, table)
  expect([saved.status, saved.body.data[0]]).toMatchObject([200, { recurring: 12_000, source: { tier: 'institute' } }])
  expect(saved.body.sessions.length).toBeGreaterThan(1)
  // An empty table takes nothing back unless that is said, and pages are those of every list.
  expect(fieldsOf(await school.as('POST', path, { ...table, fees: [] }))).toEqual(['fees'])
  const [first, second] = [
    (await school.as<Page>('GET', `${path}?limit=1`)).body,
    (await school.as<Page>('GET', `${path}?limit=1&page=2`)).body,
  ]
  expect(first).toMatchObject({ page: 1, limit: 1, data: [{ session: '2092-93', class: 1 }] })
  expect([second.page, second.data.length, second.total]).toEqual([2, 1, first.total])
  expect(second.data[0]).not.toEqual(first.data[0])
  const version = saved.body.versions.find(({ session }) => session === '2092-93')?.version
  const gone = await school.as<Page>('POST', path, { ...table, version, fees: [], action: 'delete' })
  expect([gone.status, gone.body.total]).toEqual([200, first.total - 1])
  await school.as('POST', path, table)
  const source = { name: 'The government', asOf: '2026', tier: 'official' }
  expect(fieldsOf(await school.as('POST', path, { ...table, source }))).toEqual(['source'])
  expect((await college.as('GET', `/buyer/grade-fee/${eid}`)).status).toBe(404)
})

test('awards: added, searched, changed, deleted with 200', async () => {
  const path = `/buyer/awards/${eid}`
  const added = await college.as<Written<Award>>('POST', path, { title: 'Design prize', course_id: 1 })
  const { id, updatedAt } = added.body.data
  expect([added.status, added.body.message]).toEqual([200, 'Award Added Successfully'])
  expect((await college.as<Rows<Award>>('GET', `${path}?course_id=1&search=design`)).body.total).toBe(1)
  expect((await college.as<Rows<Award>>('GET', `${path}?search=nobel`)).body.total).toBe(0)
  expect((await school.as('PUT', `/buyer/awards/${sid}`, { id, title: 'Stolen', updatedAt })).status).toBe(404)
  expect((await college.as('PUT', path, { id, year: 2026, updatedAt })).status).toBe(200)
  expect((await college.as('DELETE', `${path}?id=${id}`)).status).toBe(200)
})

test('questions: adding one answers 201, as specified; each is read, changed and deleted by its own address', async () => {
  const added = await school.as<Written<Faq>>('POST', `/buyer/faqs/${sid}`, {
    question: 'Is there a bus?',
    answer: 'Yes.',
  })
  const { id, updatedAt } = added.body.data
  expect([added.status, added.body.message]).toEqual([201, 'FAQ Added Successfully'])
  const list = await school.as<Rows<Faq>>('GET', `/buyer/faqs/${sid}?search=bus`)
  expect([list.body.limit, list.body.total]).toEqual([50, 1])
  const path = `/buyer/faq/${sid}/${id}`
  expect((await school.as('GET', path)).status).toBe(200)
  expect((await school.as<Written<Faq>>('PUT', path, { answer: 'Two.', updatedAt })).body.data.answer).toBe('Two.')
  for (const other of [`/buyer/faq/${eid}/${id}`, `/buyer/faq/${absent}/${id}`])
    for (const method of ['GET', 'PUT', 'DELETE'] as const)
      expect(
        (await college.as(method, other, method === 'PUT' ? { answer: 'No.', updatedAt } : undefined)).status,
      ).toBe(404)
  expect((await school.as('DELETE', path)).status).toBe(200)
  expect((await school.as('DELETE', path)).status).toBe(404)
})

describe('enquiries', () => {
  beforeEach(() => home.db.execute(sql`truncate enquiry, outbox, job cascade`))
  let mobile = 9_800_000_000
  const ask = (kind: string, more: object) =>
    call<{ data: { reference: string } }>('POST', `/open/enquiry/${kind}`, {
      body: { name: 'Asha Rao', mobile: String(++mobile), consentVersion: '2026-11', instituteId: sid, ...more },
    })
  const to = (type: InstituteType) => ({
    instituteType: type,
    message: 'Is there a bus?',
    email: 'asha@example.in',
  })
  const listed = async (path: string) => (await school.as<Rows<BuyerEnquiryRow>>('GET', path)).body
  const opened = async (path: string) => (await school.as<{ data: BuyerEnquiry }>('GET', path)).body.data

  test('only those addressed to it, in two lists; reading is written down', async () => {
    const general = (await ask('general', to('school'))).body.data.reference
    const admission = (await ask('admission-school', { ...to('school'), childName: 'Ira' })).body.data.reference
    await ask('general', { ...to('college'), instituteId: eid })
    await ask('general', { instituteId: null })
    const first = await listed(`/buyer/general-enquiry/${sid}`)
    expect(first.data.map((e) => e.reference)).toEqual([general])
    expect(first.data[0]?.replyBy).not.toBeNull()
    const second = await listed(`/buyer/admission-enquiry/${sid}?search=asha`)
    expect(second.data).toMatchObject([{ reference: admission }])
    const one = `/buyer/admission-enquiry/${sid}/${second.data[0]?.id}`
    expect(await opened(one)).toMatchObject({ reference: admission, details: { childName: 'Ira' } })
    expect((await school.as('GET', one.replace('admission', 'general'))).status).toBe(404)
    expect((await college.as('GET', one.replace(`/${sid}/`, `/${eid}/`))).status).toBe(404)
  })

  test('a list masks contacts and is no read; opening one is, once within half an hour', async () => {
    const said = 'Call 98 1234-5678 9 or asha.rao@example.in from 10 to 12'
    await ask('general', { ...to('school'), message: said })
    const path = `/buyer/general-enquiry/${sid}`
    const [row] = (await listed(path)).data
    expect(row).toMatchObject({
      maskedMobile: `…${String(mobile).slice(-4)}`,
      maskedEmail: 'a…@example.in',
      message: 'Call …6789 or a…@example.in from 10 to 12',
      laterMessages: 0,
    })
    expect(JSON.stringify(row)).not.toContain(String(mobile))
    const reads = async () =>
      (await home.db.execute(sql`select realm, account from contact_read where enquiry = ${row?.id}`)).rows
    expect(await reads()).toEqual([])
    // Whoever searches for a whole contact learns whose it is.
    await listed(`${path}?search=${mobile}`)
    expect(await reads()).toEqual([{ realm: 'buyer', account: school.id }])
    expect(await opened(`${path}/${row?.id}`)).toMatchObject({ mobile: `+91${mobile}`, message: said })
    await opened(`${path}/${row?.id}`)
    expect(await reads()).toHaveLength(1)
    await home.db.execute(sql`update contact_read set read_at = now() - interval '31 minutes'`)
    await opened(`${path}/${row?.id}`)
    expect(await reads()).toHaveLength(2)
  })

  test('a list is narrowed to what waits for a reply and to what is late', async () => {
    const [waiting, late, answered] = [
      (await ask('general', to('school'))).body.data.reference,
      (await ask('general', to('school'))).body.data.reference,
      (await ask('general', to('school'))).body.data.reference,
    ]
    const path = `/buyer/general-enquiry/${sid}`
    await home.db.execute(sql`update enquiry set created_at = now() - interval '3 days' where reference = ${late}`)
    const { id, updatedAt } = (await listed(`${path}?search=${answered}`)).data[0] ?? {}
    await school.as('PUT', path, { id, reply: 'Yes.', updatedAt })
    const references = async (more: string) => (await listed(`${path}?${more}`)).data.map((e) => e.reference)
    expect(await references('replyDue=open&sort=createdAt')).toEqual([late, waiting])
    expect(await references('replyDue=overdue')).toEqual([late])
    expect(await references('')).toHaveLength(3)
  })

  test('a remark stays inside, a reply is sent', async () => {
    await ask('general', to('school'))
    await ask('admission-school', { ...to('school'), childName: 'Ira' })
    const path = `/buyer/general-enquiry/${sid}`
    const { id, updatedAt } = (await listed(path)).data[0] ?? {}
    const remark = { id, remark: 'Ask the driver', updatedAt }
    const remarked = await school.as<Written<BuyerEnquiry>>('PUT', path, remark)
    expect(remarked.body).toMatchObject({
      message: 'Enquiry Updated Successfully',
      data: { status: 'new', remarks: [{ body: 'Ask the driver', by: 'The school' }], replies: [] },
    })
    const answers = async () => (await outbox()).filter((m) => !m.subject?.startsWith('We have your enquiry'))
    expect(await answers()).toEqual([])
    const reply = { id, reply: 'Two buses come from Aundh.', updatedAt: remarked.body.data.updatedAt }
    const replied = await school.as<Written<BuyerEnquiry>>('PUT', path, reply)
    expect(replied.body.data).toMatchObject({ status: 'replied', replyBy: null, replies: [{ by: 'The school' }] })
    const [mail] = await answers()
    expect(mail).toMatchObject({ kind: 'mail', to: 'asha@example.in' })
    expect(mail?.text).toContain('Two buses come from Aundh.')
    expect(mail?.text).not.toContain('Ask the driver')
    expect(fieldsOf(await school.as('PUT', path, { id, updatedAt }))).toEqual(['reply'])
    expect(fieldsOf(await school.as('PUT', path, { id, remark: 'Seen' }))).toEqual(['updatedAt'])
    // An admission enquiry is not in the list of questions, nor another's in one's own.
    const [admission] = (await listed(`/buyer/admission-enquiry/${sid}`)).data
    expect((await school.as('PUT', path, { id: admission?.id, remark: 'Seen', updatedAt })).status).toBe(404)
    expect((await college.as('PUT', `/buyer/general-enquiry/${eid}`, { id, remark: 'Seen', updatedAt })).status).toBe(
      404,
    )
  })

  test('home says what waits and what to do next', async () => {
    await ask('general', to('school'))
    const [today] = (await listed(`/buyer/general-enquiry/${sid}`)).data
    await school.as('PUT', `/buyer/general-enquiry/${sid}`, {
      ...{ id: today?.id, reply: 'Two buses come from Aundh.', updatedAt: today?.updatedAt },
    })
    await ask('admission-school', { ...to('school'), childName: 'Ira' })
    await home.db.execute(
      sql`update enquiry set created_at = now() - interval '3 days' where kind = 'admission-school'`,
    )
    const { data } = (await school.as<{ data: BuyerHome }>('GET', `/buyer/home?us_id=${school.id}`)).body
    expect(data).toMatchObject({
      us_id: school.id,
      enquiriesToday: 1,
      overdueReplies: 1,
      openEnquiries: 1,
      partner: 'none',
    })
    const [own] = data.institutes
    expect(own?.sid).toBe(sid)
    expect(own?.completeness.next).toBe(own?.completeness.missing[0])
    expect(own?.completeness.percent).toBeGreaterThan(30)
    await updateAsAdmin(`/admin/school-details/${sid}`, { facilities: [] })
    const later = (await school.as<{ data: BuyerHome }>('GET', '/buyer/home')).body.data.institutes[0]
    expect(later?.completeness.missing).toContain('facilities')
  })
})
