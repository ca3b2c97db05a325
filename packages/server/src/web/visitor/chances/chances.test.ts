import type { chanceEndpoints, ResponseOf } from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { testApp } from '../../../../testing/test-app.ts'
import { addStateColleges } from './testing/state-colleges.ts'

const { database, call } = await testApp('demo')
const { db } = database

beforeAll(() => addStateColleges(database))

type Answer = ResponseOf<typeof chanceEndpoints.chances>
const ask = async (query: string) => (await call<Answer>('GET', `/public/chances?${query}`)).body
const cse = 'Computer Science and Engineering (4 Years, Bachelor of Technology)'
const dataScience =
  'Computer Science and Engineering ( Artificial Intelligence & Data Science) (4 Years, Bachelor of Technology)'
const bombay = 'exam=jee-advanced&institute=indian-institute-of-technology-bombay'
const warangal = 'exam=jee-main&institute=national-institute-of-technology-warangal'
const srinagar = 'exam=jee-main&institute=nit-srinagar'
const goa = 'exam=jee-main&institute=nit-goa'

// Worked by hand: closing ranks of the last rounds of 2022, 2023 and 2024 in the published lists, and a rank beside them.
test.each([
  // IIT Bombay, Computer Science, all India, open: 61, 67, 68
  [`${bombay}&rank=61`, 'all-india general any', 'all'],
  [`${bombay}&rank=62`, 'all-india general any', 'some'],
  [`${bombay}&rank=68`, 'all-india general any', 'some'],
  [`${bombay}&rank=69`, 'all-india general any', 'none'],
  // Open seats for women: 305, 291, 421
  [`${bombay}&rank=291&pool=women`, 'all-india general women', 'all'],
  [`${bombay}&rank=292&pool=women`, 'all-india general women', 'some'],
  [`${bombay}&rank=421&pool=women`, 'all-india general women', 'some'],
  [`${bombay}&rank=422&pool=women`, 'all-india general women', 'none'],
  // EWS: 18, 20, 23
  [`${bombay}&category=ews&categoryRank=18`, 'all-india ews any', 'all'],
  [`${bombay}&category=ews&categoryRank=19`, 'all-india ews any', 'some'],
  [`${bombay}&category=ews&categoryRank=24`, 'all-india ews any', 'none'],
  // OBC-NCL: 51, 58, 50
  [`${bombay}&category=obc-ncl&categoryRank=50`, 'all-india obc-ncl any', 'all'],
  [`${bombay}&category=obc-ncl&categoryRank=51`, 'all-india obc-ncl any', 'some'],
  [`${bombay}&category=obc-ncl&categoryRank=59`, 'all-india obc-ncl any', 'none'],
  // SC, women: 107, 113, 71
  [`${bombay}&category=sc&categoryRank=71&pool=women`, 'all-india sc women', 'all'],
  [`${bombay}&category=sc&categoryRank=113&pool=women`, 'all-india sc women', 'some'],
  // ST: 9, 10, 13
  [`${bombay}&category=st&categoryRank=9`, 'all-india st any', 'all'],
  [`${bombay}&category=st&categoryRank=14`, 'all-india st any', 'none'],
  // Open, persons with disability: 5, 5, 3
  [`${bombay}&pwdRank=3`, 'all-india general-pwd any', 'all'],
  [`${bombay}&pwdRank=4`, 'all-india general-pwd any', 'some'],
  [`${bombay}&pwdRank=6`, 'all-india general-pwd any', 'none'],
  // OBC-NCL, persons with disability: 2, 7, 2
  [`${bombay}&category=obc-ncl&categoryPwdRank=2`, 'all-india obc-ncl-pwd any', 'all'],
  [`${bombay}&category=obc-ncl&categoryPwdRank=7`, 'all-india obc-ncl-pwd any', 'some'],
  // NIT Warangal, home state, open: 1996, 3115, 2804
  [`${warangal}&homeState=telangana&rank=1996`, 'home-state general any', 'all'],
  [`${warangal}&homeState=telangana&rank=2804`, 'home-state general any', 'some'],
  [`${warangal}&homeState=telangana&rank=3116`, 'home-state general any', 'none'],
  // Home state, EWS: 455, 466, 507
  [`${warangal}&homeState=telangana&category=ews&categoryRank=455`, 'home-state ews any', 'all'],
  [`${warangal}&homeState=telangana&category=ews&categoryRank=508`, 'home-state ews any', 'none'],
  // Home state, OBC-NCL, women: 1169, 1739, 1389
  [`${warangal}&homeState=telangana&category=obc-ncl&categoryRank=1169&pool=women`, 'home-state obc-ncl women', 'all'],
  [`${warangal}&homeState=telangana&category=obc-ncl&categoryRank=1390&pool=women`, 'home-state obc-ncl women', 'some'],
  // Home state, SC: 261, 719, 625
  [`${warangal}&homeState=telangana&category=sc&categoryRank=700`, 'home-state sc any', 'some'],
  // Other states, open: 2112, 2413, 2186
  [`${warangal}&homeState=kerala&rank=2112`, 'other-state general any', 'all'],
  [`${warangal}&homeState=kerala&rank=2413`, 'other-state general any', 'some'],
  [`${warangal}&homeState=kerala&rank=2414`, 'other-state general any', 'none'],
  // Other states, ST: 138, 174, 201
  [`${warangal}&homeState=kerala&category=st&categoryRank=138`, 'other-state st any', 'all'],
  [`${warangal}&homeState=kerala&category=st&categoryRank=202`, 'other-state st any', 'none'],
  // Other states, open, persons with disability: 55, none in 2023, 24
  [`${warangal}&homeState=kerala&pwdRank=24`, 'other-state general-pwd any', 'all'],
  [`${warangal}&homeState=kerala&pwdRank=25`, 'other-state general-pwd any', 'some'],
  [`${warangal}&homeState=kerala&pwdRank=56`, 'other-state general-pwd any', 'none'],
  // NIT Srinagar, Jammu and Kashmir: 28058, 36020, 31827
  [`${srinagar}&homeState=jammu-and-kashmir&rank=28058`, 'jammu-kashmir general any', 'all'],
  [`${srinagar}&homeState=jammu-and-kashmir&rank=36021`, 'jammu-kashmir general any', 'none'],
  // Ladakh: 106399, 124061, 162986
  [`${srinagar}&homeState=ladakh&rank=106399`, 'ladakh general any', 'all'],
  [`${srinagar}&homeState=ladakh&rank=130000`, 'ladakh general any', 'some'],
  // NIT Goa, Goa: 28282, 25176, 27417
  [`${goa}&homeState=goa&rank=25176`, 'goa general any', 'all'],
  [`${goa}&homeState=goa&rank=28283`, 'goa general any', 'none'],
])('%s: %s is %s', async (query, seats, chance) => {
  const { data } = await ask(query)
  const lines = data.filter(
    (line) => line.programme === cse && `${line.quota} ${line.category} ${line.seats}` === seats,
  )
  expect(lines.map((line) => line.chance)).toEqual([chance])
})

test('a line has the last round of each year, the first round beside it, and where it was published', async () => {
  const { data } = await ask(`${warangal}&homeState=telangana&rank=2000`)
  const [line] = data.filter(({ programme }) => programme === cse)
  expect(line).toMatchObject({
    college: { name: 'National Institute of Technology Warangal', city: 'Warangal', state: 'telangana' },
    ...{ rank: 2000, chance: 'some', quota: 'home-state', category: 'general', seats: 'any' },
    years: [
      { year: 2022, round: 6, first: null, last: 1996 },
      { year: 2023, round: 6, first: null, last: 3115 },
      { year: 2024, round: 5, first: 2698, last: 2804 },
    ],
    source: { name: 'JoSAA, opening and closing ranks, round 5', asOf: '2024', tier: 'official' },
  })
})

test('a programme with one year is new, whatever the rank', async () => {
  for (const rank of [1, 3388]) {
    const { data } = await ask(`${warangal}&homeState=telangana&rank=${rank}`)
    expect(data.find(({ programme }) => programme === dataScience)?.chance).toBe('new')
  }
})

test('seats for other people are left out: women’s, those of another state, of a list without a rank, of an earlier year', async () => {
  const seatsOf = async (query: string) =>
    new Set((await ask(query)).data.map(({ quota, seats }) => `${quota} ${seats}`))
  expect(await seatsOf(`${warangal}&homeState=kerala&rank=2000`)).toEqual(new Set(['other-state any']))
  expect(await seatsOf(`${warangal}&homeState=telangana&rank=2000&pool=women`)).toEqual(
    new Set(['home-state any', 'home-state women']),
  )
  expect(await seatsOf(`${warangal}&rank=2000`)).toEqual(new Set())
  expect(await seatsOf(`${srinagar}&homeState=ladakh&rank=2000`)).toEqual(new Set(['ladakh any']))
  expect(await seatsOf(`${srinagar}&homeState=kerala&rank=2000`)).toEqual(new Set(['other-state any']))
  // Home-state seats at NIT Goa are those of union territories: Goa has a quota of its own.
  expect(await seatsOf(`${goa}&homeState=goa&rank=2000`)).toEqual(new Set(['goa any']))
  const { data } = await ask(`${warangal}&homeState=telangana&category=sc&categoryRank=500`)
  expect(new Set(data.map(({ category }) => category))).toEqual(new Set(['sc']))
  // The last ranks of Goa's ST seats for women are of 2023, those of the college of 2024.
  const { data: st } = await ask(`${goa}&homeState=goa&category=st&categoryRank=5000&pool=women`)
  expect(st.map(({ seats }) => seats)).toEqual(['any'])
})

test('open seats are compared with the common rank, seats of the category with its own', async () => {
  const { data } = await ask(`${bombay}&category=obc-ncl&rank=400&categoryRank=55`)
  const computing = data.filter(({ programme }) => programme === cse)
  expect(computing.map(({ category, rank, chance }) => [category, rank, chance])).toEqual([
    ['obc-ncl', 55, 'some'],
    ['general', 400, 'none'],
  ])
})

test('branches, institutes, length and class narrow the lines, the nearest come first, and the classes are counted', async () => {
  const all = await ask('exam=jee-main&homeState=kerala&rank=3000')
  expect(all.total).toBe(all.data.length)
  expect(Object.values(all.counts).reduce((sum, count) => sum + count)).toBe(all.total)
  const mechanical = await ask('exam=jee-main&homeState=kerala&rank=3000&branch=mechanical,%20civil')
  expect(new Set(mechanical.data.map(({ programme }) => programme.split(' ')[0]))).toEqual(
    new Set(['Mechanical', 'Civil']),
  )
  expect((await ask('exam=jee-main&homeState=kerala&rank=3000&degreeYears=5')).total).toBe(0)
  expect((await ask('exam=jee-main&homeState=kerala&rank=3000&branch=100%25')).total).toBe(0)
  const within = await ask('exam=jee-main&homeState=kerala&rank=3000&chance=all&limit=3')
  expect(within).toMatchObject({ total: all.counts.all, counts: all.counts, limit: 3 })
  const closings = within.data.map(({ years }) => years.at(-1)?.last ?? 0)
  expect(closings).toEqual(closings.toSorted((first, other) => first - other))
  const next = await ask('exam=jee-main&homeState=kerala&rank=3000&chance=all&limit=3&page=2')
  expect(next.data[0]?.id).not.toBe(within.data[0]?.id)
  expect(next.data).toHaveLength(3)
})

test('a query that cannot be answered is rejected at its field', async () => {
  const fields = async (query: string) => {
    const { status, body } = await call<{ errors: { field: string }[] }>('GET', `/public/chances?${query}`)
    expect(status).toBe(422)
    return body.errors.map(({ field }) => field)
  }
  expect(await fields('exam=jee-main')).toEqual(['rank'])
  expect(await fields('exam=jee-main&categoryRank=5')).toEqual(['rank'])
  expect(await fields('exam=no-exam&rank=5')).toEqual(['exam'])
  expect(await fields('exam=jee-main&rank=5&homeState=atlantis')).toEqual(['homeState'])
  expect(await fields('exam=jee-main&rank=5&course=magic')).toEqual(['course'])
  expect(await fields('exam=jee-main&rank=0')).toEqual(['rank'])
  expect(
    await fields(`exam=jee-main&rank=5&branch=${Array.from({ length: 11 }, (_, n) => `b${n}`).join(',')}`),
  ).toEqual(['branch'])
})

test('lines are read by their ids in that order, and those of a hidden college or gone are left out', async () => {
  const { data } = await ask(`${bombay}&rank=500`)
  const ids = data.slice(0, 3).map(({ id }) => id)
  const read = async (wanted: number[]) =>
    (await call<{ data: { id: number }[] }>('GET', `/public/chances/lines?ids=${wanted.join(',')}`)).body.data
  expect((await read(ids.toReversed())).map(({ id }) => id)).toEqual(ids.toReversed())
  expect(await read([2_000_000_000])).toEqual([])
  await db.execute(sql`update college set status = 'draft' where url = 'nit-goa'`)
  const { data: hidden } = await ask(`${goa}&homeState=goa&rank=500`)
  expect(hidden).toEqual([])
  await db.execute(sql`update college set status = 'published' where url = 'nit-goa'`)
})

test('the options name the lists with their years and the colleges', async () => {
  const { data } = (await call<ResponseOf<typeof chanceEndpoints.chanceOptions>>('GET', '/public/chances/options')).body
  expect(data.lists.map((list) => [list.exam, list.course, list.firstYear, list.newestYear])).toEqual([
    ['jee-main', null, 2022, 2024],
    ['jee-advanced', null, 2022, 2024],
  ])
  expect(data.colleges.map(({ url }) => url)).toContain('nit-goa')
})

test('a college has its ranks by year and round, of one category, and the categories that it has', async () => {
  const read = async (query: string) =>
    call<ResponseOf<typeof chanceEndpoints.collegeCutoffs>>('GET', `/public/college-cutoffs/?${query}`)
  const { data } = (await read('url=national-institute-of-technology-warangal&category=obc-ncl&seats=women')).body
  const [line] = data.lines.filter(({ programme, quota }) => programme === cse && quota === 'home-state')
  const ranksOf = (year: number, round: number, opening: number, closing: number) => ({
    ...{ year, round, opening, closing, preparatory: false },
  })
  expect(line?.ranks).toEqual([
    ...[ranksOf(2022, 6, 1127, 1169), ranksOf(2023, 6, 1143, 1739)],
    ...[ranksOf(2024, 1, 1117, 1389), ranksOf(2024, 5, 1117, 1389)],
  ])
  expect(data.choices).toContainEqual({ category: 'general-pwd', seats: 'any' })
  expect(data.source?.asOf).toBe('2024')
  expect((await read('url=jadavpur-university')).body.data).toMatchObject({ lines: [], choices: [], source: null })
  expect((await read('url=no-college')).status).toBe(404)
})
