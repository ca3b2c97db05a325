import type { CollegeCard, SearchResponse } from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'

type Listing = {
  data: CollegeCard[]
  total: number
  unknown: {
    name: string
    count: number
    listed: boolean
    instead?: { name: string; value: string; label: string }[]
  }[]
}
const { call, database } = await testApp('demo')
const firstReading = async (q: string) =>
  (await call<SearchResponse>('GET', `/public/search?q=${encodeURIComponent(q)}`)).body.readings[0]
const list = async (path: string) => (await call<Listing>('GET', `/public${path}`)).body

type Offer = { url: string; fee: number; city: string; branches: string[] }
/** The B.Tech courses of all colleges. */
const offers = (
  await database.db.execute<Offer>(sql`select k.url, (select round(avg(f))::int from unnest(o.fee_by_year) f) as fee,
    p.url as city, array(select s.url from specialization s where s.id = any(o.specializations)) as branches
    from college_offer o join college k on k.id = o.college join course c on c.id = o.course join city p on p.id = k.city
    where c.url = 'btech' and o.active and k.status = 'published'`)
).rows
const urlsOf = (matches: (offer: Offer) => boolean) => offers.filter(matches).map(({ url }) => url)

const [cse, civil] = ['btech-computer-science-and-engineering', 'btech-civil-engineering']
test.each([
  ['btech cse', cse, '/colleges/btech', () => true],
  ['btech cse under 2 lakh', cse, '/colleges/btech-colleges-under-200000', ({ fee }: Offer) => fee <= 200_000],
  ['computer science engineering colleges', cse, '/colleges/btech', () => true],
  ['civil engineering colleges', civil, '/colleges/btech', () => true],
  ['btech civil under 1 lakh', civil, '/colleges/btech-colleges-under-100000', ({ fee }: Offer) => fee <= 100_000],
  [
    'civil engineering colleges in mumbai',
    civil,
    '/colleges/btech-colleges-in-mumbai',
    (o: Offer) => o.city === 'mumbai',
  ],
])(
  '"%s" finds colleges known to teach it, then those of its course that told no branch',
  async (q, branch, path, fits) => {
    const reading = await firstReading(q)
    const known = urlsOf((offer) => fits(offer) && offer.branches.includes(branch))
    const unknown = urlsOf((offer) => fits(offer) && offer.branches.length === 0)
    expect(unknown.length).toBeGreaterThan(0)
    expect([reading?.total, reading?.unknown]).toEqual([
      known.length,
      { label: 'B.Tech / B.E.', path, total: unknown.length },
    ])
    const urls = reading?.data.map(({ url }) => url) ?? []
    expect(urls).toHaveLength(Math.min(3, known.length + unknown.length))
    const isKnown = urls.map((url) => known.includes(url))
    expect(isKnown).toEqual(isKnown.toSorted((a, b) => Number(b) - Number(a)))
    for (const url of urls) expect([...known, ...unknown]).toContain(url)
    for (const { college } of reading?.data ?? []) expect(college?.name).toBeTruthy()
    const ofCourse = await list(reading?.unknown?.path ?? '')
    expect(ofCourse.total).toBe(urlsOf(fits).length)
  },
)

test('a listing of a specialization says how many of its course told no branch, within the fee', async () => {
  for (const [query, slug, max] of [
    [`specialization=${civil}`, 'all', Number.POSITIVE_INFINITY],
    [`course=btech&specialization=${civil}&feeMax=100000`, 'all', 100_000],
    ['feeMax=150000', cse, 150_000],
  ] as const) {
    const { total, unknown } = await list(`/colleges/${slug}?${query}`)
    const branch = slug === 'all' ? civil : cse
    expect(total).toBe(urlsOf(({ fee, branches }) => fee <= max && branches.includes(branch)).length)
    expect(unknown.filter(({ name }) => name === 'specialization')).toEqual([
      {
        name: 'specialization',
        count: urlsOf(({ fee, branches }) => fee <= max && branches.length === 0).length,
        listed: false,
        instead: [{ name: 'course', value: 'btech', label: 'B.Tech / B.E.' }],
      },
    ])
  }
})

test('the private colleges of the demo that take applications name branches of B.Tech, marked as demo', async () => {
  const named = offers.filter(({ branches }) => branches.length > 0)
  expect(named.length).toBeGreaterThan(5)
  for (const { branches } of named)
    expect(branches).toEqual([cse, 'btech-electronics-and-communication-engineering', 'btech-mechanical-engineering'])
  const { rows } = await database.db.execute<{ tier: string }>(
    sql`select distinct sources -> 'offers' ->> 'tier' as tier from college where specializations <> '{}'`,
  )
  expect(rows).toEqual([{ tier: 'demo' }])
})
