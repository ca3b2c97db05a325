import { articleCard, careerCard, collegeCard, courseCard, examCard, schoolCard } from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { ensureDemoData } from '../../../commands/seed/index.ts'
import { article, career, college, course, exam, school } from '../../../platform/db/tables.ts'
import { seededDb } from '../../../platform/db/testing/seeded.ts'
import { collegeCards } from './college.ts'
import { courseCards } from './course.ts'
import { examCards } from './exam.ts'
import { articleCards, careerCards } from './reading.ts'
import { schoolCards } from './school.ts'

const { db } = await seededDb('demo', ensureDemoData)
beforeEach(() => db.update(school).set({ status: 'published' }))

const idsOf = async (
  table: typeof school | typeof college | typeof exam | typeof career | typeof article | typeof course,
) => (await db.select({ id: table.id }).from(table).orderBy(sql`id desc`).limit(30)).map(({ id }) => id)

test('cards keep the order asked for and the shape of the contract', async () => {
  const ids = await idsOf(school)
  const cards = await schoolCards(db, ids)
  expect(cards.map(({ id }) => id)).toEqual(ids)
  for (const card of cards) expect(schoolCard.parse(card)).toEqual(card)
  for (const card of await collegeCards(db, await idsOf(college))) expect(collegeCard.parse(card)).toEqual(card)
  for (const card of await examCards(db, await idsOf(exam))) expect(examCard.parse(card)).toEqual(card)
  for (const card of await courseCards(db, await idsOf(course))) expect(courseCard.parse(card)).toEqual(card)
  for (const card of await careerCards(db, await idsOf(career))) expect(careerCard.parse(card)).toEqual(card)
  for (const card of await articleCards(db, await idsOf(article))) expect(articleCard.parse(card)).toEqual(card)
})

test('a card tells place, boards, figures with their source, and dates that are still open', async () => {
  const [row] = await db.select({ id: school.id }).from(school).where(sql`url = 'delhi-public-school-new-delhi'`)
  const [card] = await schoolCards(db, [row?.id ?? 0], new Map([[row?.id ?? 0, 3.2]]))
  expect(card).toMatchObject({
    place: { text: 'R.K. Puram, New Delhi, Delhi', city: { url: 'new-delhi' }, state: { code: 'DL' } },
    boards: [{ shortName: 'CBSE', url: 'cbse' }],
    feeFrom: { source: { tier: 'demo' } },
    // Only the centre of its city is known.
    distanceKm: null,
  })
  await db.execute(sql`update school set sources = sources - 'lat' where id = ${row?.id}`)
  const [exact] = await schoolCards(db, [row?.id ?? 0], new Map([[row?.id ?? 0, 3.2]]))
  expect(exact?.distanceKm).toBe(3.2)
  await db.execute(sql`update school set lat = null, lng = null where id = ${row?.id}`)
  const [nowhere] = await schoolCards(db, [row?.id ?? 0], new Map([[row?.id ?? 0, 3.2]]))
  expect(nowhere?.distanceKm).toBeNull()
})

test('an unpublished or absent record has no card', async () => {
  const [id = 0] = await idsOf(school)
  await db.update(school).set({ status: 'draft' }).where(sql`id = ${id}`)
  expect(await schoolCards(db, [id, 999_999])).toEqual([])
  expect(await schoolCards(db, [])).toEqual([])
})
