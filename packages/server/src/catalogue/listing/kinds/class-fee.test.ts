import { feeTotals, type SchoolCard } from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '../../../../testing/test-app.ts'
import { schoolFee } from '../../../platform/db/tables.ts'

const { call, database } = await testApp('demo')
const { db } = database
const list = async (query: string, slug = 'all') =>
  (await call<{ data: SchoolCard[] }>('GET', `/public/schools/${slug}?limit=100&${query}`)).body.data

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
