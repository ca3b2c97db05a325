import { and, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { ensureReferenceData } from '../../../commands/seed/index.ts'
import { board, city, school } from '../../../platform/db/tables.ts'
import { testDb } from '../../../platform/db/testing/test-db.ts'
import { vacuumFully } from '../../../platform/db/testing/vacuum.ts'
import { schools } from '../kinds/school-kind.ts'
import { keysStatement, orderOf } from './keys.ts'
import { listingWhere } from './where.ts'

const { db } = await testDb()
const ids = { state: 0, city: 0, board: 0 }

beforeAll(async () => {
  await ensureReferenceData(db)
  const [place] = await db.select({ city: city.id, state: city.state }).from(city).where(sql`${city.url} = 'pune'`)
  const [boardRow] = await db.select({ board: board.id }).from(board)
  Object.assign(ids, place, boardRow)
  await db.execute(sql`insert into school (name, url, status, state, city, boards, gender, popularity, rating, fee_min)
    select 'School ' || n, 'school-' || n, 'published', c.state, c.id, array[1 + n % 2],
      case when n % 5 < 4 then 'girls' else 'boys' end, n % 50, case when n % 3 > 0 then n % 5 end, n * 10
    from generate_series(1, 1500) n join (select id, state, row_number() over (order by id) - 1 as at from ${city}) c
      on c.at = n % (select count(*) from ${city})`)
  // A city that has many: its few would rather be sorted.
  await db.execute(sql`update ${school} set city = ${ids.city}, state = ${ids.state} where id % 3 > 0`)
  await vacuumFully(db, 'school')
})

const plan = async (where: ReturnType<typeof listingWhere>, sort: 'relevance' | 'rating' | 'feeAsc' | 'name') => {
  const keys = keysStatement(db, schools, where, orderOf(schools.sorts[sort] ?? schools.sorts.relevance), undefined)
  const { rows } = await db.execute<{ 'QUERY PLAN': string }>(sql`explain verbose ${keys.limit(21)}`)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}
const all = () => listingWhere(schools, new Map(), [])
const narrowed = () =>
  and(all(), sql`${school.boards} && ${`{${ids.board}}`}::int[]`, sql`${school.gender} = 'girls'`) ?? all()

test('keys of a window are read from an index alone, in its order, whatever narrows them', async () => {
  const ofCity = and(narrowed(), sql`${school.city} = ${ids.city}`) ?? all()
  const ofState = and(narrowed(), sql`${school.state} = ${ids.state}`) ?? all()
  const whereNotNull = (column: typeof school.rating | typeof school.feeMin) =>
    and(narrowed(), sql`${column} is not null`) ?? all()
  expect(await plan(all(), 'relevance')).toMatch(/Index Only Scan using listing_school_popular/)
  expect(await plan(ofCity, 'relevance')).toMatch(/Index Only Scan using listing_school_of_city/)
  expect(await plan(ofState, 'relevance')).toMatch(/Index Only Scan using listing_school_of_state/)
  expect(await plan(whereNotNull(school.rating), 'rating')).toMatch(/Index Only Scan using listing_school_rated/)
  expect(await plan(whereNotNull(school.feeMin), 'feeAsc')).toMatch(/Index Only Scan using listing_school_fee/)
  expect(await plan(all(), 'name')).toMatch(/Index Only Scan using listing_school_named/)
})
