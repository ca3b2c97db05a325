import type { CollegeCourse, CollegePage } from '@pravesh/contract'
import { expect, test } from 'vitest'
import { testApp } from '../../../../testing/test-app.ts'

type WriteResponse<T> = { data: T; message: string }
const { asAdmin, updateAsAdmin, call } = await testApp('demo')

type Response = { status: number; body: unknown }
const fieldsOf = ({ body }: Response) =>
  ((body as { errors?: { field: string }[] }).errors ?? []).map(({ field }) => field)
const source = { name: 'Seat allocation authority', asOf: '2026', tier: 'official' } as const
const rank = { round: 1, category: 'general', quota: 'all-india', opening: 1, closing: 66 }

const pageOf = async (url: string) =>
  (await call<{ data: CollegePage }>('GET', `/public/college/?url=${url}`)).body.data
const url = 'indian-institute-of-technology-kanpur'
const { id: eid } = await pageOf(url)
const path = `/admin/college-course/${eid}`
const courses = (await asAdmin<{ data: CollegeCourse[] }>('GET', path)).body.data
const course = courses.find(({ exams }) => exams.length > 0)
if (!course) throw new Error('The demo college has no course with an exam')
const [exam = 0] = course.exams
const put = (fields: object) => updateAsAdmin<WriteResponse<CollegeCourse>>(path, { id: course.id, ...fields })
const table = { year: 2026, exam, ranks: [rank], source }
const earlier = { ...table, year: 2025, exam: null, ranks: [{ ...rank, opening: null }] }
const save = async () => (await put({ cutoffs: [earlier, table] })).body.data.cutoffs
const offer = async () => (await pageOf(url)).offers[courses.indexOf(course)]

test('the page of a college has the cut-offs of its courses, the newest year first, with exam and source', async () => {
  expect(await save()).toEqual([earlier, table])
  const offerLine = await offer()
  expect(offerLine?.cutoffs).toEqual([{ ...table, exam: offerLine?.exams[0] }, earlier])
})

test('an exam without a page is not named', async () => {
  const exams = '/admin/exam-list'
  await save()
  await updateAsAdmin(exams, { id: exam, status: 'draft' })
  expect((await offer())?.cutoffs.map((cutoffs) => cutoffs.exam)).toEqual([null, null])
  await updateAsAdmin(exams, { id: exam, status: 'published' })
})

test('what contradicts itself is refused at its field', async () => {
  await save()
  const rejectedFields = async (...cutoffs: object[]) => {
    const response = await put({ cutoffs })
    return [response.status, fieldsOf(response)]
  }
  expect(await rejectedFields({ ...table, source: null })).toEqual([422, ['cutoffs.0.source']])
  expect(await rejectedFields({ ...table, ranks: [{ ...rank, opening: 67 }] })).toEqual([
    422,
    ['cutoffs.0.ranks.0.closing'],
  ])
  expect(await rejectedFields({ ...table, ranks: [rank, rank] })).toEqual([422, ['cutoffs.0.ranks.1.category']])
  expect(await rejectedFields({ ...table, ranks: [{ ...rank, category: 'martian' }] })).toEqual([
    422,
    ['cutoffs.0.ranks.0.category'],
  ])
  expect(await rejectedFields({ ...table, ranks: [] })).toEqual([422, ['cutoffs.0.ranks']])
  expect(await rejectedFields(table, table)).toEqual([422, ['cutoffs.1.year']])
  expect(await rejectedFields(table, { ...table, year: 2025, exam: 9_999 })).toEqual([422, ['cutoffs.1.exam']])
  expect(fieldsOf(await put({ exams: [] }))).toEqual(['cutoffs.1.exam'])
})

test('the college’s own list of courses leaves them as they are', async () => {
  await save()
  const details = `/admin/college-details/${eid}`
  const before = (await asAdmin<{ data: { offers: object[] } }>('GET', details)).body.data
  expect(before.offers.every((offered) => !('cutoffs' in offered))).toBe(true)
  expect((await updateAsAdmin(details, { offers: before.offers })).status).toBe(200)
  expect((await offer())?.cutoffs).toHaveLength(2)
  expect((await put({ cutoffs: [] })).body.data.cutoffs).toEqual([])
})

test('cut-offs of the demo say that they are invented', async () => {
  const { offers } = await pageOf('indian-institute-of-technology-madras')
  const tables = offers.flatMap(({ cutoffs }) => cutoffs)
  expect(tables.map(({ year, source: { tier } }) => [year, tier])).toEqual([
    [2025, 'demo'],
    [2024, 'demo'],
  ])
})
