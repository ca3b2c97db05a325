import type { CollegeCard } from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { testApp } from '../../../../testing/test-app.ts'

type Option = { value: string; count: number; active: boolean }
type Listing = {
  data: CollegeCard[]
  total: number
  facets: { name: string; options: Option[] }[]
  cursor: string | null
}
const { call, database } = await testApp('demo')
const { db } = database
const list = async (query: string, slug = 'all') =>
  (await call<Listing>('GET', `/public/colleges/${slug}?${query}`)).body
const options = (page: Listing, facet: string) => page.facets.find((f) => f.name === facet)?.options ?? []

type Offer = { college: number; course: string; specializations: string[]; fee: number | null }
let offers: Offer[] = []
/** The least fee of each college that these offers belong to. */
function leastFees(matches: (offer: Offer) => boolean): Map<number, number> {
  const fees = new Map<number, number>()
  for (const offer of offers)
    if (offer.fee !== null && matches(offer))
      fees.set(offer.college, Math.min(offer.fee, fees.get(offer.college) ?? Number.POSITIVE_INFINITY))
  return fees
}
const collegesWithin = (fees: ReadonlyMap<number, number>, min: number, max: number) =>
  [...fees].flatMap(([college, fee]) => (fee >= min && fee <= max ? [college] : []))

beforeAll(async () => {
  // Some of the demo's B.Tech courses get two specializations in turn, in place of its own.
  await db.execute(sql`update college_offer set specializations = '{}'`)
  await db.execute(sql`update college_offer o set specializations = array[(array(
      select id from specialization where url like 'btech-%' order by id limit 2))[o.id % 2 + 1]]
    from course c where c.id = o.course and c.url = 'btech' and o.id % 3 > 0`)
  // A fee without a source is never counted; nor is a course that is no longer taught.
  await db.execute(sql`update college_offer set fee_source = null where id % 17 = 0`)
  await db.execute(sql`update college_offer set active = false where id % 19 = 0`)
  offers = (
    await db.execute<Offer>(sql`select o.college, c.url as course,
      array(select s.url from specialization s where s.id = any(o.specializations)) as specializations,
      case when o.fee_source is not null then (select round(avg(f))::int from unnest(o.fee_by_year) f) end as fee
      from college_offer o join course c on c.id = o.course where o.active`)
  ).rows
  await db.execute(sql`update college k set
    courses = array(select distinct course from college_offer o where o.college = k.id and o.active),
    specializations = array(select distinct s from college_offer o, unnest(o.specializations) s where o.college = k.id and o.active),
    fee_min = (select min((select round(avg(f)) from unnest(o.fee_by_year) f)) from college_offer o
      where o.college = k.id and o.active and o.fee_source is not null)`)
})

test.each([
  ['course=btech&feeMax=100000', '', ['btech'], 0, 100_000],
  ['course=btech&feeMin=100000&feeMax=200000', '', ['btech'], 100_000, 200_000],
  ['course=mba,phd&feeMin=60000', '', ['mba', 'phd'], 60_000, Number.POSITIVE_INFINITY],
  ['feeMax=150000', 'btech-colleges', ['btech'], 0, 150_000],
  ['feeMax=150000&course=mba', 'btech-colleges', ['mba'], 0, 150_000],
])('%s (%s) finds by the fee of these courses, and shows it', async (query, slug, courses, min, max) => {
  const page = await list(`${query}&offset=200`, slug || 'all')
  const fees = leastFees(({ course }) => courses.includes(course))
  const teaches = slug ? new Set(offers.flatMap((o) => (o.course === 'btech' ? [o.college] : []))) : undefined
  const expected = collegesWithin(fees, min, max).filter((id) => !teaches || teaches.has(id))
  expect(expected.length).toBeGreaterThan(0)
  expect(page.data.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(expected.toSorted((a, b) => a - b))
  expect(page.total).toBe(expected.length)
  for (const { id, feeFrom } of page.data) expect([id, feeFrom?.value]).toEqual([id, fees.get(id)])
})

test('a college whose course costs more is left out, however cheap another of its courses is', async () => {
  const cheapest = leastFees(() => true)
  const misled = [...leastFees(({ course }) => course === 'btech')].find(
    ([id, fee]) => fee > 100_000 && (cheapest.get(id) ?? 0) <= 100_000,
  )
  expect(misled).toBeDefined()
  const ids = async (query: string) => (await list(`${query}&offset=200`)).data.map(({ id }) => id)
  expect(await ids('feeMax=100000')).toContain(misled?.[0])
  expect(await ids('feeMax=100000&course=btech')).not.toContain(misled?.[0])
})

test.each(['feeMax=100000', 'feeMin=150000', 'feeMin=100000&feeMax=300000&course=btech', 'course=btech'])(
  '%s: bands, courses and specializations count what choosing them shows',
  async (query) => {
    const page = await list(query)
    const queryWithout = (name: string) =>
      new URLSearchParams([...new URLSearchParams(query)].filter(([key]) => key !== name))
    for (const facet of ['course', 'specialization', 'ownership'])
      for (const { value, count } of options(page, facet).slice(0, 8)) {
        const facetQuery = queryWithout(facet)
        facetQuery.set(facet, value)
        expect([facet, value, (await list(`${facetQuery}`)).total]).toEqual([facet, value, count])
      }
    if (!query.includes('fee'))
      for (const { value, count } of options(page, 'feeMax'))
        expect([value, (await list(`${query}&feeMax=${value}`)).total]).toEqual([value, count])
    expect(options(page, 'course').length).toBeGreaterThan(1)
    if (query.includes('btech')) expect(options(page, 'specialization').length).toBe(2)
  },
)

test('a specialization has its own fee', async () => {
  const [url] = [...new Set(offers.flatMap(({ specializations }) => specializations))]
  const fees = leastFees(({ course, specializations }) => course === 'btech' && specializations.includes(url ?? ''))
  const expected = collegesWithin(fees, 0, 200_000)
  expect(expected.length).toBeGreaterThan(0)
  expect((await list(`course=btech&specialization=${url}&feeMax=200000`)).total).toBe(expected.length)
})

test.each(['feeAsc', 'feeDesc'])('%s orders by the fee of the course, in windows that meet', async (sort) => {
  const fullList = await list(`course=btech&sort=${sort}&offset=200`)
  const fees = fullList.data.map(({ feeFrom }) => feeFrom?.value)
  const knownFees = fees.filter((fee) => fee !== undefined)
  expect(knownFees.length).toBeGreaterThan(20)
  expect(knownFees).toEqual(knownFees.toSorted((a, b) => (sort === 'feeAsc' ? a - b : b - a)))
  // Those whose fee is not known follow.
  expect(fees.slice(knownFees.length).every((fee) => fee === undefined)).toBe(true)
  const ids: number[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: Listing = await list(`course=btech&sort=${sort}&limit=7${cursor && `&cursor=${cursor}`}`)
    ids.push(...page.data.map(({ id }) => id))
    cursor = page.cursor
  }
  expect(ids).toEqual(fullList.data.map(({ id }) => id))
})
