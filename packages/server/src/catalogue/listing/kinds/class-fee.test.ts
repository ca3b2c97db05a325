import { feeTotals, type SchoolCard } from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '../../../../testing/test-app.ts'
import { schoolFee } from '../../../platform/db/tables.ts'

const { call, database } = await testApp('demo')
const { db } = database
type Option = { value: string; count: number }
type Listing = {
  data: SchoolCard[]
  total: number
  facets: { name: string; options: Option[] }[]
  unknown: { name: string; count: number }[]
}
const page = async (query: string, slug = 'all') =>
  (await call<Listing>('GET', `/public/schools/${slug}?limit=100&${query}`)).body
const list = async (query: string, slug = 'all') => (await page(query, slug)).data
const options = ({ facets }: Listing, name: string) => facets.find((facet) => facet.name === name)?.options ?? []

/** The yearly fee of each class of a school's newest session, as its page has it. */
async function feesOf(id: number): Promise<Map<number, number>> {
  const rows = await db.select().from(schoolFee).where(sql`school = ${id}`)
  const [newest] = rows
    .map(({ session }) => session)
    .toSorted()
    .toReversed()
  return new Map(rows.filter(({ session }) => session === newest).map((row) => [row.class, feeTotals(row).recurring]))
}

test.each([
  ['classLevel=6', 'all', [6]],
  ['classLevel=nursery', 'all', [-2]],
  ['classLevel=6,11', 'all', [6, 11]],
  ['', 'class-5-schools', [5]],
])('%s of %s: each card has the fee of these classes', async (query, slug, classes) => {
  const cards = await list(query, slug)
  expect(cards.length).toBeGreaterThan(10)
  let known = 0
  for (const card of cards) {
    const fees = await feesOf(card.id)
    const chosen = classes.flatMap((one) => fees.get(one) ?? [])
    expect(card.feeFrom?.value ?? null, card.url).toBe(chosen.length > 0 ? Math.min(...chosen) : null)
    known += chosen.length
  }
  expect(known).toBeGreaterThan(0)
})

test('a fee of an earlier session is not shown', async () => {
  const [card] = (await list('classLevel=6')).filter(({ feeFrom }) => feeFrom)
  await db.execute(sql`insert into school_fee (school, session, class, tuition, source)
    select school, '2001-02', class, 1, source from school_fee where school = ${card?.id} and class = 6 limit 1`)
  const [again] = (await list('classLevel=6')).filter(({ id }) => id === card?.id)
  expect(again?.feeFrom).toEqual(card?.feeFrom)
  await db.execute(sql`delete from school_fee where school = ${card?.id} and class = 6 and session <> '2001-02'`)
  const [without] = (await list('classLevel=6')).filter(({ id }) => id === card?.id)
  expect(without?.feeFrom).toBeNull()
})

test('without a chosen class, a card has the lowest fee of the school', async () => {
  const [card] = (await list('')).filter(({ feeFrom }) => feeFrom)
  const fees = await feesOf(card?.id ?? 0)
  expect(card?.feeFrom?.value).toBe(Math.min(...fees.values()))
})

test.each(['feeAsc', 'feeDesc'])('%s of a class goes by its fee, schools without one last', async (sort) => {
  const fees = (await list(`classLevel=6&sort=${sort}`)).map(({ feeFrom }) => feeFrom?.value ?? null)
  const known = fees.filter((fee) => fee !== null)
  expect(new Set(known).size).toBeGreaterThan(5)
  const ordered = known.toSorted((one, other) => (sort === 'feeAsc' ? one - other : other - one))
  expect(fees.slice(0, known.length)).toEqual(ordered)
})

/** Yearly fees of a class of all schools that teach it, as far as they are known. */
async function feesOfClass(number: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`select id from school where status = 'published'
    and ${number} between coalesce(class_from, -2) and class_to`)
  const fees = await Promise.all(rows.map(async ({ id }) => (await feesOf(id)).get(number)))
  return fees.flatMap((fee) => (fee ? [fee] : []))
}

test.each([
  ['classLevel=6&feeMax=100000', 'all', 6, 0, 100_000],
  ['classLevel=6&feeMin=60000&feeMax=120000', 'all', 6, 60_000, 120_000],
  ['feeMax=100000', 'class-11-schools', 11, 0, 100_000],
  ['', 'schools-with-class-11-under-100000', 11, 0, 100_000],
])('%s of %s finds by the fee of the class, and shows it', async (query, slug, number, min, max) => {
  const found = await page(query, slug)
  const expected = (await feesOfClass(number)).filter((fee) => fee >= min && fee <= max)
  expect(expected.length).toBeGreaterThan(0)
  expect(found.total).toBe(expected.length)
  const shown = found.data.map(({ feeFrom }) => feeFrom?.value ?? 0)
  expect(shown.filter((fee) => fee < min || fee > max)).toEqual([])
})

test('a school whose class costs more is left out, however cheap its lowest class is', async () => {
  const costs = await list('classLevel=12')
  const cheapest = new Map((await list('')).map(({ id, feeFrom }) => [id, feeFrom?.value ?? Number.NaN]))
  const misled = costs.find(({ id, feeFrom }) => feeFrom && (cheapest.get(id) ?? Number.NaN) < feeFrom.value)
  expect(misled).toBeDefined()
  const bound = (misled?.feeFrom?.value ?? 0) - 1
  const ids = async (query: string) =>
    (await list(`${query}&feeMax=${bound}&search=${misled?.url}`)).map(({ id }) => id)
  expect(await ids('')).toContain(misled?.id)
  expect(await ids('classLevel=12')).not.toContain(misled?.id)
})

test.each(['classLevel=6', 'classLevel=11&feeMax=200000', 'feeMax=100000', 'feeMin=60000&feeMax=150000'])(
  '%s: bands and classes count what choosing them shows',
  async (query) => {
    const shown = await page(query)
    for (const facet of ['classLevel', 'feeMax', 'ownership']) {
      expect([facet, options(shown, facet).length > 1]).toEqual([facet, true])
      for (const { value, count } of options(shown, facet)) {
        const chosen = new URLSearchParams(query)
        chosen.set(facet, value)
        if (facet === 'feeMax' && Number(value) < Number(chosen.get('feeMin') ?? 0)) continue
        expect([facet, value, (await page(`${chosen}`)).total]).toEqual([facet, value, count])
      }
    }
  },
)

test('a school whose fee for the class is not known is counted as such', async () => {
  const [known] = (await list('classLevel=6')).filter(({ feeFrom }) => feeFrom)
  await db.execute(sql`delete from school_fee where school = ${known?.id} and class = 6`)
  const teaching = (await page('classLevel=6')).total
  const { total, unknown } = await page('classLevel=6&feeMax=1000000000')
  expect(total).toBe((await feesOfClass(6)).length)
  expect(teaching).toBeGreaterThan(total)
  expect(unknown.find(({ name }) => name === 'feeMax')?.count).toBe(teaching - total)
})
