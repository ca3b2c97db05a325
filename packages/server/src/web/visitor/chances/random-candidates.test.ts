import { type Chance, type ChancesQuery, chanceOf, chancesQuery } from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { testApp } from '../../../../testing/test-app.ts'
import { compareRanks, ranksOf } from './compare.ts'
import { addStateColleges } from './testing/state-colleges.ts'

const { database } = await testApp('demo')
const { db } = database

beforeAll(() => addStateColleges(database))

/** Random numbers that are the same in every run (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}
const homes = ['', 'telangana', 'tamil-nadu', 'kerala', 'west-bengal', 'jammu-and-kashmir', 'ladakh', 'goa', 'delhi']
const quotaOfHome: Record<string, string> = { 'jammu-and-kashmir': 'jammu-kashmir', ladakh: 'ladakh', goa: 'goa' }

type PlainLine = { line: string; closings: number[]; quota: string; at: string; newest: boolean }
const plainLines = new Map<string, PlainLine[]>()

/** Lines of a list straight from the published rows, by a statement that shares nothing with the comparison. */
async function readPlainly(exam: string, category: string, pool: string): Promise<PlainLine[]> {
  const key = `${exam} ${category} ${pool}`
  const known = plainLines.get(key)
  if (known) return known
  const { rows } = await db.execute<PlainLine>(sql`
    select concat_ws('|', k.url, c.programme, c.quota, c.category, c.seats) as line, c.quota, s.url as at,
      (array_agg(c.closing order by c.year desc))[1:3] as closings,
      max(c.year) = (select max(year) from college_cutoff n where n.college = c.college) as newest
    from college_cutoff c join college k on k.id = c.college join state s on s.id = k.state join exam e on e.id = c.exam
    where e.url = ${exam} and c.paper is null and c.category = ${category} and not c.preparatory and (c.seats = 'any' or ${pool} = 'women')
      and not exists (select from college_cutoff later where (later.college, later.year, later.programme, later.quota, later.category, later.seats)
        = (c.college, c.year, c.programme, c.quota, c.category, c.seats) and later.round > c.round)
    group by c.college, k.url, c.programme, c.quota, c.category, c.seats, s.url`)
  plainLines.set(key, rows)
  return rows
}

/** The class of each line for a candidate, from these rows. */
async function classesPlainly(query: ChancesQuery): Promise<Map<string, string>> {
  const home = query.homeState ?? ''
  const classes = new Map<string, string>()
  for (const { category, rank } of ranksOf(query))
    for (const { line, quota, at, newest, closings } of await readPlainly(query.exam, category, query.pool)) {
      const isOwn = quota === quotaOfHome[home]
      const isHome = quota === 'home-state' && at === home && home !== 'goa'
      const isOther =
        quota === 'other-state' && home !== '' && at !== home && !(home === 'ladakh' && at === 'jammu-and-kashmir')
      if (newest && (quota === 'all-india' || isOwn || isHome || isOther)) classes.set(line, chanceOf(rank, closings))
    }
  return classes
}

test('2,000 random candidates get the classes that plain statements find in the published rows', async () => {
  const next = randomNumbers(68)
  const pick = <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)] as T
  const rank = () => (next() < 0.6 ? Math.ceil(10 ** (next() * 5)) : undefined)
  let compared = 0
  for (let n = 0; n < 2_000; n++) {
    const query = chancesQuery.parse({
      exam: pick(['jee-main', 'jee-advanced']),
      category: pick(['general', 'ews', 'obc-ncl', 'sc', 'st']),
      pool: pick(['any', 'women']),
      homeState: pick(homes) || undefined,
      ...{ rank: Math.ceil(10 ** (next() * 5)), categoryRank: rank(), pwdRank: rank(), categoryPwdRank: rank() },
      limit: 100,
    })
    const found: Chance[] = []
    for (let page = 1; ; page++) {
      const { data, total } = await compareRanks(db, { ...query, page })
      found.push(...data)
      if (found.length >= total) break
    }
    const classes = new Map(
      found.map(({ college, programme, quota, category, seats, chance }) => [
        [college.url, programme, quota, category, seats].join('|'),
        chance,
      ]),
    )
    expect(classes).toEqual(await classesPlainly(query))
    compared += classes.size
  }
  expect(compared).toBeGreaterThan(50_000)
}, 240_000)
