import type { SchoolCard } from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { codeOf, fieldsOf, testApp } from '../../../testing/test-app.ts'

type Option = { value: string; label: string; count: number; active: boolean }
type Listing = {
  h1: string
  data: SchoolCard[]
  total: number
  totalAtLeast?: boolean
  facets: { name: string; options: Option[] }[]
  filters: { name: string; value: string; label: string; fixed: boolean }[]
  more: number | null
  cursor: string | null
}
const { call, asAdmin, updateAsAdmin, database } = await testApp('demo')
const list = async (path: string) => (await call<Listing>('GET', `/public/${path}`)).body
const options = (page: Listing, facet: string) => page.facets.find((f) => f.name === facet)?.options ?? []
/** Items for a loop of assertions: an empty list would prove nothing. */
function nonEmpty<T>(list: readonly T[]): readonly T[] {
  expect(list.length).toBeGreaterThan(0)
  return list
}
const count = (page: Listing, facet: string, value: string) =>
  options(page, facet).find((o) => o.value === value)?.count

type PublishedCounts = { all: number; cbse: number; cisce: number; girls: number }
/** Published schools as the table has them. */
async function countSchools(): Promise<PublishedCounts> {
  const withBoard = (url: string) =>
    sql`count(*) filter (where (select id from board where url = ${url}) = any(boards))::int`
  const { rows } = await database.db.execute<PublishedCounts>(sql`
    select count(*)::int as all, ${withBoard('cbse')} as cbse, ${withBoard('cisce')} as cisce,
      count(*) filter (where gender = 'girls')::int as girls
    from school where status = 'published'`)
  const [counts] = rows
  if (!counts) throw new Error('A count has a row')
  return counts
}
const published = await countSchools()

test.each([
  ['schools/all', 'Schools in India', published.all],
  ['schools/delhi', 'Schools in Delhi', undefined],
  ['schools/cbse-schools', 'CBSE schools in India', published.cbse],
  ['schools/schools-in-kerala', 'Schools in Kerala', undefined],
  ['schools/cisce-schools-in-kolkata', 'CISCE schools in Kolkata', undefined],
  ['schools/girls-schools', 'Girls’ schools in India', published.girls],
  ['schools/kendriya-vidyalaya-schools', 'Kendriya Vidyalaya schools in India', 33],
  ['schools/icse-schools-in-kolkata', 'CISCE schools in Kolkata', undefined],
  ['schools/kendriya-vidyalaya-cbse-schools-in-delhi', 'Kendriya Vidyalaya CBSE schools in Delhi', undefined],
  ['colleges/all', 'Colleges in India', 146],
  ['colleges/private-engineering-colleges-in-karnataka', 'Private engineering colleges in Karnataka', undefined],
  ['colleges/medical-colleges', 'Medicine and Health colleges in India', undefined],
  ['colleges/btech', 'B.Tech / B.E. colleges in India', undefined],
  ['colleges/deemed-university-colleges', 'Deemed to be university colleges in India', undefined],
  ['colleges/mba-colleges-in-karnataka', 'MBA colleges in Karnataka', undefined],
  ['colleges/womens-colleges', 'Women’s colleges in India', 2],
  ['colleges/girls-colleges-in-delhi', 'Women’s colleges in Delhi', 2],
  ['colleges/engineering-colleges', 'Engineering colleges in India', undefined],
  ['colleges/bengaluru', 'Colleges in Bengaluru', undefined],
  ['exams/all', 'Entrance exams', 53],
  ['careers/all', 'Careers', 66],
  ['articles/all', 'Guides and articles', 20],
  ['courses/all', 'Courses', 67],
])('%s is headed "%s"', async (path, h1, total) => {
  const page = await list(path)
  expect(page.h1).toBe(h1)
  expect(page.data.length).toBeGreaterThan(0)
  if (total !== undefined) expect([page.total, page.totalAtLeast]).toEqual([total, undefined])
})

test('a slug that means nothing is not found', async () => {
  for (const path of ['schools/schools-on-the-moon', 'schools/cbse-schools-in-atlantis', 'colleges/x', 'exams/y'])
    expect(codeOf(await call('GET', `/public/${path}`))).toBe('NOT_FOUND')
})

test('facets count what choosing them would show, kept and live alike', async () => {
  const allSchools = await list('schools/all')
  expect(allSchools.facets.length).toBeGreaterThanOrEqual(6)
  for (const facet of ['state', 'board', 'gender', 'classLevel', 'facility', 'type', 'feeMax', 'admissionsOpen'])
    for (const { value, count } of nonEmpty(options(allSchools, facet)).slice(0, 3)) {
      const narrowed = await list(`schools/all?${facet}=${value}`)
      expect([facet, value, narrowed.total]).toEqual([facet, value, count])
    }
  // A fee bound makes every count a live one.
  const live = await list('schools/all?feeMax=60000')
  for (const { value, count } of nonEmpty(options(live, 'board')))
    expect((await list(`schools/all?feeMax=60000&board=${value}`)).total).toBe(count)
})

test('a bound in force is among the options, also one that is none of the usual', async () => {
  const { total, facets } = await list('schools/all?feeMax=30000')
  const active = facets.find(({ name }) => name === 'feeMax')?.options.filter((option) => option.active)
  expect(active).toEqual([{ value: '30000', label: 'Up to ₹30,000', count: total, active: true }])
})

test('a facet in force keeps its other values in reach, and several values add up', async () => {
  const oneBoard = await list('schools/all?board=cbse')
  expect([oneBoard.total, count(oneBoard, 'board', 'cisce'), count(oneBoard, 'board', 'cbse')]).toEqual([
    published.cbse,
    published.cisce,
    published.cbse,
  ])
  const twoBoards = await list('schools/all?board=cbse&board=cisce')
  expect(twoBoards.total).toBe(published.cbse + published.cisce)
  expect((await list('schools/all?board=cbse,cisce')).total).toBe(published.cbse + published.cisce)
  expect(twoBoards.filters.map((f) => [f.value, f.label, f.fixed])).toEqual([
    ['cbse', 'CBSE', false],
    ['cisce', 'CISCE', false],
  ])
})

test.each(['schools', 'colleges'])(
  'facilities of %s add up to fewer; each further one is counted among those that have the chosen',
  async (kind) => {
    const oneFacility = await list(`${kind}/all?facility=library`)
    const [next] = options(oneFacility, 'facility').filter((o) => !o.active)
    const twoFacilities = await list(`${kind}/all?facility=library&facility=${next?.value}`)
    expect([twoFacilities.total, twoFacilities.total <= oneFacility.total]).toEqual([next?.count, true])
  },
)

test('a text of its own presets fees and facets, which cannot be taken off', async () => {
  await asAdmin('POST', '/admin/school-content', {
    url: 'affordable-schools',
    status: 'published',
    h1: 'Schools that cost little',
    filters: [
      { name: 'feeMax', value: '50000' },
      { name: 'board', value: 'cbse' },
      { name: 'colour', value: 'blue' },
    ],
  })
  const page = await list('schools/affordable-schools?offset=100')
  expect(page.h1).toBe('Schools that cost little')
  expect(page.filters.map(({ name, value, fixed }) => [name, value, fixed])).toEqual([
    ['board', 'cbse', true],
    ['feeMax', '50000', true],
  ])
  expect(page.total).toBe((await list('schools/all?board=cbse&feeMax=50000')).total)
})

test('words narrow a listing as the search reads them', async () => {
  const page = await list('schools/schools-in-delhi?search=springdels scool')
  expect(page.data.map((s) => s.url)).toContain('springdales-school-new-delhi')
  expect((await list('schools/all?search=xqzwv')).total).toBe(0)
  expect((await list('articles/all?search=admission')).total).toBeGreaterThan(0)
})

test('a value that is not in the catalogue matches nothing and can be taken off', async () => {
  const page = await list('schools/all?state=atlantis')
  expect([page.total, page.data, page.filters]).toEqual([
    0,
    [],
    [{ name: 'state', value: 'atlantis', label: 'Atlantis', fixed: false, unknown: true }],
  ])
})

test('a value is read in capitals and with blanks, once, and its filter names the spelling of the catalogue', async () => {
  const page = await list('schools/all?board=CBSE,cbse&city=New Delhi')
  expect(page.total).toBe((await list('schools/all?board=cbse&city=new-delhi')).total)
  expect(page.filters).toEqual([
    { name: 'city', value: 'new-delhi', label: 'New Delhi', fixed: false, requested: 'New Delhi' },
    { name: 'board', value: 'cbse', label: 'CBSE', fixed: false, requested: 'CBSE' },
  ])
  expect((await list('colleges/all?naac=a%2B%2B')).total).toBe((await list('colleges/all?naac=A%2B%2B')).total)
})

test('fees, rating, classes and admissions narrow as they say', async () => {
  const cheap = await list('schools/all?feeMax=50000&offset=100')
  expect(nonEmpty(cheap.data).every((s) => (s.feeFrom?.value ?? Number.POSITIVE_INFINITY) <= 50_000)).toBe(true)
  const good = await list('schools/all?ratingMin=4.5&offset=100')
  expect(nonEmpty(good.data).every((s) => (s.rating?.value ?? 0) >= 4.5)).toBe(true)
  const senior = await list('schools/all?classLevel=11&offset=200')
  expect(nonEmpty(senior.data).every((s) => (s.classTo ?? 0) >= 11)).toBe(true)
  const open = await list('schools/all?board=cbse&admissionsOpen=true&offset=200')
  expect(nonEmpty(open.data).every((s) => s.admissionsOpenTill !== null || s.admissionsAllYear)).toBe(true)
  expect(open.data.length).toBe(open.total)
})

test('a class beyond 12 is refused at its field', async () => {
  const response = await call('GET', '/public/schools/all?classLevel=13')
  expect([response.status, fieldsOf(response)]).toEqual([422, ['classLevel.0']])
})

test('an edit moves the counts at once, and gone is gone', async () => {
  const before = await list('schools/all')
  const { body } = await asAdmin<{ data: { sid: number } }>('POST', '/admin/school-details', {
    name: 'Tally Vidyalaya',
    url: 'tally-vidyalaya',
    status: 'published',
    gender: 'girls',
    boards: [1],
    ...(await placeOf('new-delhi')),
  })
  const added = await list('schools/all')
  expect([
    added.total - before.total,
    (count(added, 'gender', 'girls') ?? 0) - (count(before, 'gender', 'girls') ?? 0),
  ]).toEqual([1, 1])
  await updateAsAdmin(`/admin/school-details/${body.data.sid}`, { gender: 'boys' })
  expect(count(await list('schools/all'), 'gender', 'girls')).toBe(count(before, 'gender', 'girls'))
  await updateAsAdmin(`/admin/school-details/${body.data.sid}`, { status: 'archived' })
  expect((await list('schools/all')).total).toBe(before.total)
  await asAdmin('DELETE', `/admin/school-details/${body.data.sid}`)
  expect((await list('schools/all')).total).toBe(before.total)
})
async function placeOf(url: string) {
  const { body } = await asAdmin<{ data: { id: number; state: number }[] }>('GET', `/admin/school-city?url=${url}`)
  return { city: body.data[0]?.id, state: body.data[0]?.state }
}

test('exams are narrowed by words as slugs', async () => {
  const page = await list('exams/all')
  const stream = options(page, 'stream')[0]
  expect((await list(`exams/all?stream=${stream?.value}`)).total).toBe(stream?.count)
})

test('a word that no dictionary has is a filter that matches nothing, whatever the language knows by it', async () => {
  for (const word of ['__proto__', 'constructor', 'toString'])
    for (const filter of ['medium', 'gender', 'type', 'state']) {
      const { status, body } = await call<{ data: unknown[] }>('GET', `/public/schools/all?${filter}=${word}`)
      expect([filter, word, status, body.data]).toEqual([filter, word, 200, []])
    }
})

test('a limit counts without a page, a radius needs a place, and a place in the list is of a row that is shown', async () => {
  const few = await list('schools/all?limit=5')
  expect([few.data.length, few.total]).toEqual([5, published.all])
  expect(fieldsOf(await call('GET', '/public/schools/all?radiusKm=5'))).toEqual(['radiusKm'])
  const last = few.data.at(-1)?.id
  await database.db.execute(sql`update school set status = 'draft' where id = ${last}`)
  expect(fieldsOf(await call('GET', `/public/schools/all?cursor=${few.cursor}`))).toEqual(['cursor'])
  await database.db.execute(sql`update school set status = 'published' where id = ${last}`)
  expect((await call('GET', `/public/schools/all?cursor=${few.cursor}`)).status).toBe(200)
})

test('categories count their careers; what is related to nothing is not found', async () => {
  type Categories = { data: { url: string; count: number }[] }
  const { data } = (await call<Categories>('GET', '/public/career-opportunities/category')).body
  expect(data.reduce((sum, c) => sum + c.count, 0)).toBe(66)
  expect(codeOf(await call('GET', '/public/articles-related?url=no-such-guide'))).toBe('NOT_FOUND')
  expect((await call('GET', '/public/articles-related')).status).toBe(200)
  expect(codeOf(await call('GET', '/public/articles-related?category=no-such-category'))).toBe('NOT_FOUND')
})

test('the demo has partners, marked as of the demo, the school of its own login among them, and localities', async () => {
  const { rows } = await database.db.execute<{ id: number; tier: string; own: boolean }>(sql`
    select id, sources->'isPartner'->>'tier' as tier, id = (select min(id) from school) as own
    from school where is_partner`)
  expect([rows.length, new Set(rows.map((r) => r.tier)), rows.some((r) => r.own)]).toEqual([4, new Set(['demo']), true])
  const places = await call<{ data: { url: string }[] }>('GET', '/open/location-type/schoollocation?city=new-delhi')
  expect(places.body.data.map((p) => p.url)).toContain('rk-puram-new-delhi')
})

test.each(['schools', 'colleges'])('a band of fees that nothing can lie in is refused for %s', async (catalogue) => {
  const callWithBand = (band: string) => call('GET', `/public/${catalogue}/all?${band}`)
  expect(fieldsOf(await callWithBand('feeMin=50000&feeMax=40000'))).toEqual(['feeMax'])
  expect((await callWithBand('feeMin=50000&feeMax=50000')).status).toBe(200)
})
