import type { SchoolCard } from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { fieldsOf, testApp } from '../../../testing/test-app.ts'

type Listing = { data: SchoolCard[]; total: number; cursor: string | null }
const { call, database } = await testApp('demo')
const list = async (path: string) => (await call<Listing>('GET', `/public/${path}`)).body
/** Items for a loop of assertions: an empty list would prove nothing. */
function nonEmpty<T>(list: readonly T[]): readonly T[] {
  expect(list.length).toBeGreaterThan(0)
  return list
}
/** Fewer schools than one window holds: all of them are on one page. */
const narrowed = 'schools/all?board=cbse'
const { total } = await list(narrowed)

test.each([
  ['feeAsc', (s: SchoolCard) => s.feeFrom?.value ?? 1e9],
  ['rating', (s: SchoolCard) => -(s.rating?.value ?? 0)],
])('sorted by %s, the unknown last', async (sort, key) => {
  await database.db.execute(sql`update school set fee_min = null, rating = null where id in (3, 4, 5)`)
  const page = await list(`${narrowed}&sort=${sort}&offset=200`)
  const keys = page.data.map(key)
  expect(keys).toEqual(keys.toSorted((a, b) => a - b))
  expect(page.data).toHaveLength(total)
})

test.each(['relevance', 'name', 'feeAsc', 'feeDesc', 'rating', 'newest'])(
  'windows by %s meet without gap or repeat',
  async (sort) => {
    const path = `${narrowed}&sort=${sort}`
    const fullIds = (await list(`${path}&offset=200`)).data.map((s) => s.id)
    expect(fullIds).toHaveLength(total)
    const walked: number[] = []
    let next: string | null = null
    do {
      const page: Listing = await list(`${path}&limit=25${next ? `&cursor=${next}` : ''}`)
      walked.push(...page.data.map((s) => s.id))
      next = page.cursor
    } while (next)
    expect(walked).toEqual(fullIds)
    const paged = await Promise.all([1, 2, 3].map((n) => list(`${path}&limit=25&page=${n}`)))
    expect(paged.flatMap((p) => p.data.map((s) => s.id))).toEqual(fullIds.slice(0, 75))
  },
)

test('near finds what lies around, nearest first, with the distance', async () => {
  const page = await list('schools/all?near=28.6139,77.2090&radiusKm=30&sort=distance')
  expect(page.data.length).toBeGreaterThan(3)
  // Of a register's schools only the city is known: its distance is no fact of the school.
  const { rows } = await database.db.execute<{ id: number }>(
    sql`select id from school where sources -> 'lat' ->> 'tier' = 'derived'`,
  )
  const approximateIds = new Set(rows.map(({ id }) => id))
  const [approximate, exactlyPlaced] = [true, false].map((isApproximate) =>
    nonEmpty(page.data.filter(({ id }) => approximateIds.has(id) === isApproximate)).map((s) => s.distanceKm === null),
  )
  expect([new Set(approximate), new Set(exactlyPlaced)]).toEqual([new Set([true]), new Set([false])])
  await database.db.execute(sql`update school set sources = sources - 'lat'`)
  const exact = await list('schools/all?near=28.6139,77.2090&radiusKm=30&sort=distance&limit=20')
  const distances = exact.data.map((s) => s.distanceKm ?? Number.NaN)
  expect(distances).toEqual(distances.toSorted((a, b) => a - b))
  expect(Math.max(...distances)).toBeLessThanOrEqual(30)
  const response = await call('GET', '/public/schools/all?sort=distance')
  expect([response.status, fieldsOf(response)]).toEqual([422, ['sort']])
})

test('a cursor of another sort or made up is refused', async () => {
  const { cursor } = await list('schools/all?sort=name&limit=5')
  for (const invalidCursor of [cursor, 'abc', Buffer.from('[1]').toString('base64url')])
    expect(fieldsOf(await call('GET', `/public/schools/all?sort=rating&cursor=${invalidCursor}`))).toEqual(['cursor'])
})
