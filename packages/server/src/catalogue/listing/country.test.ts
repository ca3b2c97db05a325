import { commonestCities } from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import type { Db } from '../../platform/db/index.ts'

type Listing = {
  total: number
  totalAtLeast?: boolean
  facets: { name: string; options: { value: string; label: string; count: number; active: boolean }[] }[]
  unknown: { name: string; count: number; atLeast?: boolean }[]
}
const { call, database } = await testApp('demo')
const list = async (query: string) => (await call<Listing>('GET', `/public/schools/all?${query}`)).body
const citiesOf = (page: Listing) => page.facets.find(({ name }) => name === 'city')?.options ?? []
/** More than a list of the country names, and than rows are counted one by one. */
const [cities, schools] = [300, 10_200]

// So many rows take longer than a statement of a request may.
beforeAll(() => database.exclusively(fill), 120_000)
async function fill(db: Db) {
  await db.execute(sql`insert into city (name, url, state) select 'Place ' || n, 'place-' || n, (select id from state where url = 'kerala')
    from generate_series(1, ${cities}::int) n`)
  // Counts of all schools are kept by triggers; those of this test are counted live.
  await db.execute(sql`alter table school disable trigger user`)
  await db.execute(sql`insert into school select copy.* from (select * from school where status = 'published' limit 1) s
    cross join generate_series(1, ${schools}::int) n join city c on c.url = 'place-' || 1 + n % ${cities}
    cross join lateral jsonb_populate_record(null::school, to_jsonb(s) || jsonb_build_object('id', 1000000 + n, 'url', 'copy-' || n, 'name', 'Copy ' || n,
      'fee_min', null, 'fee_max', null, 'gender', 'girls', 'residential', 'day', 'location', null, 'state', c.state, 'city', c.id)) copy`)
  await db.execute(sql`alter table school enable trigger user`)
}

test('a list of the country names its commonest cities and the chosen one, a list of a state all of its cities', async () => {
  const country = citiesOf(await list('gender=girls&residential=day'))
  expect(country).toHaveLength(commonestCities)
  const rarest = citiesOf(await list('gender=girls&residential=day&city=place-300'))
  expect(rarest.find(({ active }) => active)).toMatchObject({ value: 'place-300', active: true })
  const kerala = citiesOf(await list('gender=girls&residential=day&state=kerala'))
  expect(kerala.filter(({ value }) => value.startsWith('place-'))).toHaveLength(cities)
})

test('cities of one name are named with their states, and others alone', async () => {
  await database.db.execute(sql`update city set name = 'Rampur' where url = 'place-7'`)
  await database.db.execute(
    sql`insert into city (name, url, state) select 'Rampur', 'rampur-bihar', id from state where url = 'bihar'`,
  )
  const kerala = citiesOf(await list('gender=girls&residential=day&state=kerala'))
  const labelOf = (url: string) => kerala.find(({ value }) => value === url)?.label
  expect([labelOf('place-7'), labelOf('place-8')]).toEqual(['Rampur, Kerala', 'Place 8'])
})

test('what is counted one by one is counted up to ten thousand, and says that there is more', async () => {
  expect(await list('gender=girls&residential=day')).toMatchObject({ total: 10_000, totalAtLeast: true })
  const { unknown } = await list('gender=girls&residential=day&feeMax=50000')
  expect(unknown).toContainEqual({ name: 'feeMax', count: 10_000, atLeast: true, listed: false })
})
