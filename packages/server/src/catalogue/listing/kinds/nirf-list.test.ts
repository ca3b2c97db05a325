import type { CollegeCard } from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '../../../../testing/test-app.ts'

type Listing = { data: CollegeCard[]; cursor: string | null; rankedIn?: string; total: number }
const { call, database } = await testApp('demo')
const list = async (query: string, slug = 'all') =>
  (await call<Listing>('GET', `/public/colleges/${slug}?${query}`)).body

/** The ranks of the latest year of each college in a list, best first. */
async function ranksIn(category: string): Promise<number[]> {
  const { rows } = await database.db.execute<{ rank: number }>(sql`
    select (n ->> 'rank')::int as rank from college c, jsonb_array_elements(c.nirf) n, course k
    where c.status = 'published' and n ->> 'category' = ${category} and k.url = 'btech' and k.id = any(c.courses)
      and n ->> 'year' = (select max(y ->> 'year') from jsonb_array_elements(c.nirf) y) order by 1`)
  return rows.map(({ rank }) => rank)
}

test.each(['relevance', 'rank'])(
  '%s of B.Tech colleges goes by the list for engineering, which the cards name',
  async (sort) => {
    const page = await list(`course=btech&sort=${sort}&offset=200`)
    const ranks = await ranksIn('engineering')
    expect(ranks.length).toBeGreaterThan(5)
    expect(page.rankedIn).toBe('engineering')
    const ranked = page.data.slice(0, ranks.length)
    expect(ranked.map(({ nirf }) => [nirf?.category, nirf?.rank])).toEqual(ranks.map((rank) => ['engineering', rank]))
    const others = page.data.slice(ranks.length)
    expect(others.length).toBeGreaterThan(5)
    expect(others.filter(({ nirf }) => nirf?.category === 'engineering')).toEqual([])
    const ids: number[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const window: Listing = await list(`course=btech&sort=${sort}&limit=30${cursor && `&cursor=${cursor}`}`)
      ids.push(...window.data.map(({ id }) => id))
      cursor = window.cursor
    }
    expect(ids).toEqual(page.data.map(({ id }) => id))
  },
)

test('a field of study has its list too; without one, or in another order, none is named', async () => {
  expect((await list('', 'law')).rankedIn).toBe('law')
  for (const [query, slug] of [
    ['', 'all'],
    ['course=btech,mba', 'all'],
    ['', 'design'],
    ['course=btech&sort=name', 'all'],
  ])
    expect([query, slug, (await list(query ?? '', slug)).rankedIn]).toEqual([query, slug, undefined])
})
