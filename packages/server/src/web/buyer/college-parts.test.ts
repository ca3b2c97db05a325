import { type CollegePlacement, completenessSteps, type InstituteChange } from '@pravesh/contract'
import { describe, expect, test } from 'vitest'
import { codeOf, fieldsOf } from '../../../testing/test-app.ts'
import { buyerInstitute } from '../../platform/db/tables.ts'
import { twoBuyers } from './testing/two-buyers.ts'

type Part = { id: number; updatedAt: string } & Record<string, unknown>
type WriteResponse<T = Part> = { data: T; message: string }
type Rows<T = Part> = { data: T[]; total: number }
type Home = { data: { institutes: { id: number; completeness: { missing: string[]; next: string | null } }[] } }
const { asAdmin, call, database, sid, eid, school, college } = await twoBuyers()

type PageKey = 'contacts' | 'additional' | 'placements'
/** What visitors see of the college's parts. */
const pageParts = async (key: PageKey) =>
  (
    await call<{ data: Record<PageKey, Record<string, unknown>[]> }>(
      'GET',
      '/public/college/?url=indian-institute-of-technology-bombay',
    )
  ).body.data[key]
const newestChange = async () =>
  (
    await asAdmin<Rows<InstituteChange>>(
      'GET',
      `/admin/institute-changes?instituteType=college&instituteId=${eid}&limit=1`,
    )
  ).body.data[0]

const parts = [
  {
    name: 'college-contact',
    kind: 'contacts',
    key: 'contacts',
    body: { campus: 'City campus', phones: ['022 2572 2545'] },
    change: { campus: 'Town campus' },
  },
  {
    name: 'college-additional',
    kind: 'sections',
    key: 'additional',
    body: { section: 'hostel', title: 'Hostels', body: 'Eighteen of them.' },
    change: { title: 'Hostels and messes' },
  },
] as const

describe.each(parts)('$name of a college', ({ name, kind, key, body, change }) => {
  const path = `/buyer/${name}/${eid}`

  test('are added, changed, moved and deleted by its own login, on its page and in its log', async () => {
    const first = await college.as<WriteResponse>('POST', path, body)
    expect(first.status).toBe(200)
    const second = await college.as<WriteResponse>('POST', path, { ...body, order: 1 })
    const rows = await college.as<Rows>('GET', path)
    expect(rows.body.data[0]?.id).toBe(second.body.data.id)
    const { id, updatedAt } = (await college.as<Rows>('GET', `${path}?ids=${first.body.data.id}`)).body.data[0] ?? {}
    const changed = await college.as<WriteResponse>('PUT', path, { id, updatedAt, ...change })
    expect([changed.status, changed.body.data]).toMatchObject([200, change])
    expect(await pageParts(key)).toContainEqual(expect.objectContaining(change))
    expect(await newestChange()).toMatchObject({
      realm: 'buyer',
      account: college.id,
      fields: expect.arrayContaining([expect.objectContaining({ name: kind })]),
    })
    const ids = [id, second.body.data.id]
    expect((await college.as('DELETE', path, { ids })).status).toBe(200)
    expect(await pageParts(key)).not.toContainEqual(expect.objectContaining(change))
  })

  test('are of nobody else: another college and a school of that number are not found', async () => {
    const theirs = await asAdmin<WriteResponse>('POST', `/admin/${name}/${eid + 1}`, body)
    const { id, updatedAt } = theirs.body.data
    const calls = [
      await college.as('GET', `/buyer/${name}/${eid + 1}`),
      await college.as('POST', `/buyer/${name}/${eid + 1}`, body),
      await college.as('PUT', path, { id, updatedAt, ...change }),
      await college.as('DELETE', path, { id }),
      await school.as('GET', `/buyer/${name}/${sid}`),
      await school.as('POST', `/buyer/${name}/${sid}`, body),
    ]
    expect(calls.map(codeOf)).toEqual(calls.map(() => 'NOT_FOUND'))
  })
})

describe('placements of a college', () => {
  const path = `/buyer/college-placement/${eid}`
  const figures = { year: 1993, eligible: 120, placed: 90, median: 600_000 }

  test('are written by its own login with itself as their source, on its page and in its log', async () => {
    const added = await college.as<WriteResponse<CollegePlacement>>('PUT', path, figures)
    expect([added.status, added.body.data]).toMatchObject([200, { ...figures, source: { tier: 'institute' } }])
    const { id, updatedAt } = added.body.data
    const changed = await college.as<WriteResponse<CollegePlacement>>('PUT', path, { id, updatedAt, placed: 91 })
    expect(changed.body.data.placed).toBe(91)
    expect(await pageParts('placements')).toContainEqual(expect.objectContaining({ year: 1993, placed: 91 }))
    expect(await newestChange()).toMatchObject({
      realm: 'buyer',
      account: college.id,
      fields: expect.arrayContaining([expect.objectContaining({ name: 'placements' })]),
    })
    expect(codeOf(await college.as('PUT', path, { id, updatedAt, placed: 92 }))).toBe('CONFLICT')
    expect((await college.as('PUT', path, { action: 'delete', ids: [id] })).status).toBe(200)
    expect((await college.as<Rows>('GET', `${path}?year=1993`)).body.total).toBe(0)
  })

  test('need a year, are no contradiction, and claim no source', async () => {
    const source = { name: 'The government', asOf: '2026', tier: 'official' }
    const fields = async (body: object) => fieldsOf(await college.as('PUT', path, body))
    expect(await fields({ placed: 9 })).toEqual(['year'])
    expect(await fields({ year: 1994, eligible: 1, placed: 9 })).toEqual(['placed'])
    expect(await fields({ ...figures, year: 1994, source })).toEqual(['source'])
    expect((await college.as<Rows>('GET', `${path}?year=1994`)).body.total).toBe(0)
  })

  test('are of nobody else', async () => {
    const calls = [
      await college.as('GET', `/buyer/college-placement/${eid + 1}`),
      await college.as('PUT', `/buyer/college-placement/${eid + 1}`, figures),
      await school.as('GET', `/buyer/college-placement/${sid}`),
      await school.as('PUT', `/buyer/college-placement/${sid}`, figures),
    ]
    expect(calls.map(codeOf)).toEqual(calls.map(() => 'NOT_FOUND'))
  })
})

test.each([
  ['school', school, '/admin/school-details'],
  ['college', college, '/admin/college-details'],
] as const)(
  'the page of an empty %s lacks every step that is declared, the first of them next',
  async (type, buyer, path) => {
    const empty = { name: `Empty ${type}`, url: `empty-${type}`, state: 14, city: 1 }
    const { id } = (await asAdmin<WriteResponse>('POST', path, empty)).body.data
    await database.db.insert(buyerInstitute).values({ buyer: buyer.id, institute: id, role: 'owner' })
    const { institutes } = (await buyer.as<Home>('GET', '/buyer/home')).body.data
    const completeness = institutes.find((institute) => institute.id === id)?.completeness
    expect(completeness?.missing).toEqual([...completenessSteps[type]])
    expect(completeness?.next).toBe(completenessSteps[type][0])
  },
)
