import { admissionStateOn, type CollegePage, type CounsellingPage, type SchoolPage, sourceOf } from '@pravesh/contract'
import { expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { today } from '../../platform/db/statements/today.ts'
import { managed } from './catalogue/managed.ts'
import { dayAfter } from './days.ts'

const { call } = await testApp('demo')
type Window = { data: { url: string }[]; total: number; cursor: string | null }

/** The pages of all institutes of a listing. */
async function readPages<Page>(kind: 'school' | 'college'): Promise<Page[]> {
  const urls: string[] = []
  let cursor: string | null = null
  do {
    const query: string = cursor ? `&cursor=${cursor}` : ''
    const { body } = await call<Window>('GET', `/public/${kind}s/all?limit=100${query}`)
    urls.push(...body.data.map(({ url }) => url))
    cursor = body.cursor
  } while (cursor)
  const pages: Page[] = []
  for (const url of urls) pages.push((await call<{ data: Page }>('GET', `/public/${kind}/?url=${url}`)).body.data)
  return pages
}
const [schools, colleges] = [await readPages<SchoolPage>('school'), await readPages<CollegePage>('college')]
const sessionsOf = ({ fees }: SchoolPage) => new Set(fees.map(({ session }) => session)).size
const stateOf = ({ admission }: SchoolPage) => (admission ? admissionStateOn(admission, today()) : 'unsaid')
const closesWithin = ({ admission }: SchoolPage, days: number) =>
  (admission?.closesOn ?? '') >= today() && (admission?.closesOn ?? '') <= dayAfter(today(), days)

test.each<[part: string, least: number, has: (page: SchoolPage) => boolean]>([
  ['questions', 40, ({ faqs }) => faqs.length >= 4],
  ['questions in Hindi', 15, ({ faqs }) => faqs.some(({ language }) => language === 'hi')],
  ['awards', 40, ({ awards }) => awards.length >= 2],
  ['fees of three sessions', 40, (page) => sessionsOf(page) === 3],
  ['age rules', 40, ({ admission }) => (admission?.ageRules.length ?? 0) > 0],
  ['points', 15, ({ admission }) => (admission?.pointsTable.length ?? 0) > 0],
  ['seats', 40, ({ admission }) => (admission?.seats.length ?? 0) > 1],
  ['free seats', 40, ({ admission }) => admission?.seats.some(({ vacant }) => vacant !== null) ?? false],
  ['papers', 40, ({ admission }) => (admission?.documents.length ?? 0) > 2],
  ['a process', 40, ({ admission }) => Boolean(admission?.process)],
  ['a text about it', 40, ({ about }) => Boolean(about)],
  ['a founding year', 40, ({ established }) => established !== null],
  ['pupils and teachers', 40, ({ students, teachers }) => students !== null && teachers !== null],
  ['languages of teaching', 40, ({ mediums }) => mediums.length > 0],
  ['buses', 40, ({ transport }) => Boolean(transport)],
  ['a hostel', 10, ({ hostel }) => Boolean(hostel)],
  ['hours', 40, ({ timings }) => Boolean(timings)],
  ['a first class', 120, ({ classFrom }) => classFrom !== null],
  ['admissions that close within a week', 5, (page) => stateOf(page) === 'open' && closesWithin(page, 7)],
  ['admissions that close later this month', 20, (page) => stateOf(page) === 'open' && !closesWithin(page, 7)],
  ['admissions to come', 20, (page) => stateOf(page) === 'opens-later'],
  ['admissions that are over', 5, (page) => stateOf(page) === 'closed'],
  ['admissions all year', 10, (page) => stateOf(page) === 'all-year'],
])('of the demo’s schools enough have %s', (_, least, has) => {
  expect(schools.filter(has).length).toBeGreaterThanOrEqual(least)
})

test('each of 25 cities has eight schools or more', async () => {
  const counts = [...Map.groupBy(schools, ({ place }) => place.city.name).values()].map((pages) => pages.length)
  expect(counts.filter((count) => count >= 8).length).toBeGreaterThanOrEqual(25)
})

test('an award, a founding year and a text have invented schools alone, and questions are marked', () => {
  const completed = schools.filter(({ faqs }) => faqs.length > 0)
  expect(completed.length).toBeGreaterThan(0)
  for (const { url, awards, about, established, sources, students, address, website, phones } of completed) {
    const tiers = ['faqs', 'students', 'admission'].map((name) => sourceOf(sources, name)?.tier)
    expect([url, students !== null, ...tiers]).toEqual([url, true, 'demo', 'demo', 'demo'])
    const isInvented = sources.record?.tier === 'demo'
    expect([url, awards.length > 0, about !== null, established !== null]).toEqual([url, ...Array(3).fill(isInvented)])
    if (isInvented) expect([url, address, website, phones]).toEqual([url, null, null, []])
  }
})

test.each([
  ['schools', schools, 25],
  ['colleges', colleges, 15],
] as const)('two to six reviews of %s can be read, which differ, and the ratings are theirs', (_, pages, least) => {
  const read = pages.filter(({ reviewCounts }) => reviewCounts.published >= 2)
  expect(read.length).toBeGreaterThanOrEqual(least)
  for (const { url, rating, reviews, reviewCounts } of pages) {
    expect([url, rating?.count ?? 0]).toEqual([url, reviewCounts.published])
    const mean = reviews.reduce((sum, { overall }) => sum + overall, 0) / reviews.length
    // A rating has one decimal.
    if (rating && reviews.length === rating.count)
      expect([url, Math.abs(rating.value - mean) < 0.051]).toEqual([url, true])
    for (const side of ['pros', 'cons'] as const)
      expect([url, new Set(reviews.map((review) => review[side])).size]).toEqual([url, reviews.length])
    expect([url, rating ? rating.source?.tier : 'demo']).toEqual([url, 'demo'])
  }
  const reviews = read.flatMap((page) => page.reviews)
  expect(new Set(reviews.map(({ pros, cons }) => `${pros} ${cons}`)).size).toBeGreaterThanOrEqual(45)
  expect(new Set(reviews.map(({ overall }) => overall))).toEqual(new Set([1, 2, 3, 4, 5]))
  const values = read.map(({ rating }) => rating?.value ?? 0)
  expect([Math.min(...values) <= 2, Math.max(...values) >= 4.5]).toEqual([true, true])
  const replied = reviews.filter(({ ownerReply }) => ownerReply !== null)
  expect(replied.length).toBeGreaterThan(reviews.length / 4)
  expect(replied.filter(({ overall }) => overall <= 2).length).toBeGreaterThan(2)
})

test('no institute replies twice in the same words', () => {
  for (const { url, reviews } of [...schools, ...colleges]) {
    const replies = reviews.flatMap(({ ownerReply }) => ownerReply ?? [])
    expect([url, new Set(replies).size]).toEqual([url, replies.length])
  }
})

const lengths: Readonly<Record<string, readonly [least: number, most: number]>> = {
  ...{ Doctoral: [36, 72], Postgraduate: [12, 36], Undergraduate: [12, 66], 'Integrated or dual degree': [60, 72] },
  ...{ Diploma: [24, 36], Certificate: [6, 24] },
}
test('each course has a length of its level, a fee for each of its years, and no more in a doctorate than in other courses', () => {
  for (const { url, offers } of colleges)
    for (const { course, level, durationMonths, feeByYear } of offers) {
      const [least, most] = lengths[level ?? ''] ?? [0, 0]
      const name = `${course.url} of ${url}, ${level}: ${durationMonths}`
      expect([name, (durationMonths ?? 0) >= least && (durationMonths ?? 0) <= most]).toEqual([name, true])
      expect([name, feeByYear.length]).toEqual([name, Math.ceil((durationMonths ?? 0) / 12)])
      const dearest = Math.max(...offers.flatMap((offer) => offer.feeByYear))
      if (course.url === 'phd' && offers.length > 1) expect([name, (feeByYear[0] ?? 0) < dearest]).toEqual([name, true])
    }
})

test('a counselling whose first round is ahead has no closing ranks of its year on any page', async () => {
  const { body } = await call<{ data: { url: string }[] }>('GET', '/public/counselling')
  const pages = await Promise.all(
    body.data.map(({ url }) => call<{ data: CounsellingPage }>('GET', `/public/counselling/${url}`)),
  )
  const ahead = pages.flatMap(({ body: { data } }) => {
    const first = data.rounds.find(({ name, step }) => name === 'Round 1' && step === 'allotment')
    return first && first.from > today() ? [data] : []
  })
  expect(ahead.length).toBeGreaterThan(1)
  for (const { url, offers, counsellings } of colleges) {
    const years = ahead
      .filter((page) => counsellings.some((own) => own.url === page.url))
      .map((page) => Number(/\d{4}$/.exec(page.url)?.[0]))
    const ranks = offers.flatMap(({ cutoffs }) => cutoffs.map(({ year }) => year))
    expect([url, ranks.filter((year) => years.includes(year))]).toEqual([url, []])
  }
})

test.each<[part: string, least: number, has: (page: CollegePage) => boolean]>([
  ['placements of three years', 15, ({ placements }) => placements.length === 3],
  ['a NAAC grade', 15, ({ naac }) => naac !== null],
  ['seats of each course', managed, ({ offers }) => offers.length > 0 && offers.every(({ intake }) => intake !== null)],
  ['further sections', managed - 1, ({ additional }) => additional.length === 2],
  ['questions in both languages', managed - 1, ({ faqs }) => new Set(faqs.map(({ language }) => language)).size === 2],
  ['a contact', managed - 1, ({ contacts }) => contacts.length > 0],
])('of the demo’s colleges enough have %s', (_, least, has) => {
  expect(colleges.filter(has).length).toBeGreaterThanOrEqual(least)
})

test('figures of colleges are marked and agree, their invented texts say so, and no phone rings', () => {
  for (const { url, placements, naac, sources, additional, faqs, contacts } of colleges) {
    for (const { median, average, highest, source } of placements) {
      const pay = [median, average, highest].map((amount) => amount ?? 0)
      expect([url, source.tier, pay]).toEqual([url, 'demo', pay.toSorted((a, b) => a - b)])
    }
    expect([url, naac ? sourceOf(sources, 'naac')?.tier : 'demo']).toEqual([url, 'demo'])
    const texts = [...additional.map(({ html }) => html), ...faqs.map(({ answer }) => answer)]
    expect([url, texts.filter((text) => !/Invented for this demonstration|प्रदर्शन के लिए गढ़ा/.test(text))]).toEqual([
      url,
      [],
    ])
    for (const { email, phones } of contacts)
      expect([url, email, phones]).toEqual([url, `office@${url}.example.org`, []])
  }
})
