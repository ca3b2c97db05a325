import type { Award, BuyerInstitute, ClassFee, College, Faq, School } from '@pravesh/contract'
import { describe, expect, test } from 'vitest'
import { codeOf, fieldsOf } from '../../../testing/test-app.ts'
import { twoBuyers } from './testing/two-buyers.ts'

type WriteResponse<T> = { data: T; message: string }
type Rows<T> = { data: T[]; total: number; limit: number }
const { call, sid, eid, school, college } = await twoBuyers()
const absent = 999_999
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
    const response = await school.as(method, `/buyer/${path}/${id}`, body)
    expect([response.status, codeOf(response)]).toEqual([404, 'NOT_FOUND'])
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
  const emptyPage = await school.as<Rows<BuyerInstitute>>('GET', '/buyer/institute?page=9')
  expect([emptyPage.body.data, emptyPage.body.total]).toEqual([[], schools.body.total])
  expect(schools.body).toMatchObject({ total: 1, data: [{ sid, type: 'school' }] })
  const colleges = await college.as<Rows<BuyerInstitute>>('GET', '/buyer/institute')
  expect(colleges.body).toMatchObject({ total: 1, data: [{ sid: eid, type: 'college' }] })
})

describe('details', () => {
  test('what an institute says of itself has itself as source', async () => {
    const path = `/buyer/institute-details/${sid}`
    const before = (await school.as<{ data: School }>('GET', path)).body.data
    const saved = await school.as<WriteResponse<School>>('PUT', path, {
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
    const response = await school.as('PUT', `/buyer/institute-details/${sid}`, { ...change, version: 1 })
    expect([response.status, fieldsOf(response)]).toEqual([422, Object.keys(change)])
  })

  test('a college’s courses carry the college as the source of their fees', async () => {
    const path = `/buyer/institute-details/${eid}`
    const { offers, version } = (await college.as<{ data: College }>('GET', path)).body.data
    // An institute cannot name a register as the source of its own figures.
    const register = { name: 'AICTE', url: null, asOf: '2026-04', tier: 'official' }
    const saved = await college.as<WriteResponse<College>>('PUT', path, {
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
  // An empty table deletes nothing unless requested, and pages are those of every list.
  expect(fieldsOf(await school.as('POST', path, { ...table, fees: [] }))).toEqual(['fees'])
  const [first, second] = [
    (await school.as<Page>('GET', `${path}?limit=1`)).body,
    (await school.as<Page>('GET', `${path}?limit=1&page=2`)).body,
  ]
  expect(first).toMatchObject({ page: 1, limit: 1, data: [{ session: '2092-93', class: 1 }] })
  expect([second.page, second.data.length, second.total]).toEqual([2, 1, first.total])
  expect(second.data[0]).not.toEqual(first.data[0])
  const version = saved.body.versions.find(({ session }) => session === '2092-93')?.version
  const deleted = await school.as<Page>('POST', path, { ...table, version, fees: [], action: 'delete' })
  expect([deleted.status, deleted.body.total]).toEqual([200, first.total - 1])
  await school.as('POST', path, table)
  const source = { name: 'The government', asOf: '2026', tier: 'official' }
  expect(fieldsOf(await school.as('POST', path, { ...table, source }))).toEqual(['source'])
  expect((await college.as('GET', `/buyer/grade-fee/${eid}`)).status).toBe(404)
})

test('awards: added, searched, changed, deleted with 200', async () => {
  const path = `/buyer/awards/${eid}`
  const added = await college.as<WriteResponse<Award>>('POST', path, { title: 'Design prize', course_id: 1 })
  const { id, updatedAt } = added.body.data
  expect([added.status, added.body.message]).toEqual([200, 'Award Added Successfully'])
  expect((await college.as<Rows<Award>>('GET', `${path}?course_id=1&search=design`)).body.total).toBe(1)
  expect((await college.as<Rows<Award>>('GET', `${path}?search=nobel`)).body.total).toBe(0)
  expect((await school.as('PUT', `/buyer/awards/${sid}`, { id, title: 'Stolen', updatedAt })).status).toBe(404)
  expect((await college.as('PUT', path, { id, year: 2026, updatedAt })).status).toBe(200)
  expect((await college.as('DELETE', `${path}?id=${id}`)).status).toBe(200)
})

test('questions: adding one answers 201, as specified; each is read, changed and deleted by its own address', async () => {
  const added = await school.as<WriteResponse<Faq>>('POST', `/buyer/faqs/${sid}`, {
    question: 'Is there a lift?',
    answer: 'Yes.',
  })
  const { id, updatedAt } = added.body.data
  expect([added.status, added.body.message]).toEqual([201, 'FAQ Added Successfully'])
  const list = await school.as<Rows<Faq>>('GET', `/buyer/faqs/${sid}?search=lift`)
  expect([list.body.limit, list.body.total]).toEqual([50, 1])
  const path = `/buyer/faq/${sid}/${id}`
  expect((await school.as('GET', path)).status).toBe(200)
  expect((await school.as<WriteResponse<Faq>>('PUT', path, { answer: 'Two.', updatedAt })).body.data.answer).toBe(
    'Two.',
  )
  for (const other of [`/buyer/faq/${eid}/${id}`, `/buyer/faq/${absent}/${id}`])
    for (const method of ['GET', 'PUT', 'DELETE'] as const)
      expect(
        (await college.as(method, other, method === 'PUT' ? { answer: 'No.', updatedAt } : undefined)).status,
      ).toBe(404)
  expect((await school.as('DELETE', path)).status).toBe(200)
  expect((await school.as('DELETE', path)).status).toBe(404)
})
