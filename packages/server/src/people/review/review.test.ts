import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { review } from '../../platform/db/tables.ts'
import { codes, dataOf, rowsOf, staffApp } from '../admission/testing/staff.ts'

const { call, db, family, callAs, admin, schoolStaff, two } = await staffApp()
beforeEach(() => db.execute(sql`truncate review cascade`))
const reviewFields = { role: 'parent', overall: 4, pros: 'Kind teachers', cons: 'Far away' }
async function createReview(overall: number, instituteId = 1) {
  const asha = await family('school')
  const body = { instituteType: 'school', instituteId, ...reviewFields, overall }
  const { id, updatedAt } = dataOf(await callAs(asha)('POST', '/student/review', body))
  return { as: callAs(asha), id, updatedAt }
}
/** The current version by default. */
const readAt = async (id: number) =>
  (await db.select({ at: review.updatedAt }).from(review).where(eq(review.id, id)))[0]?.at ?? new Date().toISOString()
const decide = async (id: number, status: string, overrides = {}) =>
  admin.as('PUT', '/admin/reviews', { id, status, updatedAt: await readAt(id), ...overrides })
const replyAs = async (staff: typeof schoolStaff, id: number, reply: string | null) =>
  staff.as('PUT', `/buyer/review/1/${id}`, { reply, updatedAt: await readAt(id) })
const page = async () => {
  const schoolPage = dataOf(await call('GET', '/public/school/?url=school-1'))
  return {
    rating: schoolPage.rating as { value: number; count: number } | null,
    reviews: schoolPage.reviews as { id: number }[],
  }
}

test('the desk publishes and rejects; the public page and its rating follow', async () => {
  await db.execute(sql`update school set rating = 4.9, rating_count = 80,
    rating_source = '{"name": "Demo", "asOf": "2026", "tier": "demo"}' where id = 1`)
  const [good, fair, rude] = [await createReview(5), await createReview(2), await createReview(1)]
  const waiting = await admin.as('GET', '/admin/reviews?status=pending&instituteType=school&instituteId=1')
  expect(rowsOf(waiting).map((row) => row.id)).toEqual([rude.id, fair.id, good.id])
  expect(rowsOf(waiting)[0]).toMatchObject({ author: expect.stringMatching(/^Asha/), instituteName: 'School 1' })
  expect(await page()).toMatchObject({ rating: { value: 4.9, count: 80 }, reviews: [] })

  const published = await decide(good.id, 'published')
  expect([published.status, published.body.message]).toEqual([200, 'Review Updated Successfully'])
  await decide(fair.id, 'published')
  expect((await decide(rude.id, 'rejected')).status).toBe(422)
  expect((await decide(rude.id, 'published', { reason: 'Fine' })).status).toBe(422)
  expect((await decide(rude.id, 'pending')).status).toBe(422)
  expect(dataOf(await decide(rude.id, 'rejected', { reason: 'Names a teacher' })).reason).toBe('Names a teacher')
  expect(await page()).toMatchObject({
    rating: { value: 3.5, count: 2, source: { tier: 'derived' } },
    reviews: [
      { id: fair.id, overall: 2 },
      { id: good.id, overall: 5 },
    ],
  })
  expect(JSON.stringify(await page())).not.toMatch(/Asha|account|"author"/)
  expect((await admin.as('GET', '/admin/reviews?search=teachers')).body.total).toBe(3)
  expect(codes(await decide(2_000_000_000, 'published'))).toEqual([404, 'NOT_FOUND'])

  // Changed by its author it waits again; withdrawn it is gone, and no decision brings it back.
  const changed = await good.as('PUT', '/student/review', { id: good.id, overall: 3 })
  expect(changed.status).toBe(200)
  expect((await page()).rating).toMatchObject({ value: 2, count: 1 })
  const stale = await decide(good.id, 'published', { updatedAt: good.updatedAt })
  expect(codes(stale)).toEqual([409, 'CONFLICT'])
  await fair.as('DELETE', `/student/review?id=${fair.id}`)
  expect(await page()).toEqual({ rating: null, reviews: [] })
  expect(codes(await decide(fair.id, 'published'))).toEqual([409, 'CONFLICT'])
})

test('of many published at once all count', async () => {
  const reviews = [await createReview(1), await createReview(2), await createReview(3), await createReview(5)]
  await Promise.all(reviews.map((item) => decide(item.id, 'published')))
  expect((await page()).rating).toMatchObject({ value: 2.8, count: 4 })
})

test('an institute answers its own published reviews', async () => {
  const publishedReview = await createReview(4)
  const waiting = await createReview(1)
  const others = await createReview(3, 2)
  await decide(publishedReview.id, 'published')
  await decide(others.id, 'published')
  const list = await schoolStaff.as('GET', '/buyer/reviews/1')
  expect(rowsOf(list).map((row) => row.id)).toContain(publishedReview.id)
  expect(rowsOf(list).map((row) => row.id)).not.toContain(waiting.id)
  expect(JSON.stringify(list.body)).not.toContain('Asha')
  const reply = 'A second bus starts in June.'
  const response = await replyAs(schoolStaff, publishedReview.id, reply)
  expect([response.body.message, dataOf(response).ownerReply]).toEqual(['Reply Updated Successfully', reply])
  expect((await page()).reviews[0]).toMatchObject({ id: publishedReview.id, ownerReply: reply })
  const idsWhere = async (query: string) =>
    rowsOf(await schoolStaff.as('GET', `/buyer/reviews/1?${query}`)).map((row) => row.id)
  expect(await idsWhere('replied=true')).toContain(publishedReview.id)
  expect(await idsWhere('replied=false')).not.toContain(publishedReview.id)
  for (const id of [waiting.id, others.id, 2_000_000_000])
    expect(codes(await replyAs(schoolStaff, id, reply))).toEqual([404, 'NOT_FOUND'])
  expect(codes(await replyAs(two, publishedReview.id, reply))).toEqual([404, 'NOT_FOUND'])
  expect(codes(await two.as('GET', '/buyer/reviews/1'))).toEqual([404, 'NOT_FOUND'])
  expect(dataOf(await replyAs(schoolStaff, publishedReview.id, null)).ownerReply).toBeNull()
})

test('a reply goes with the words and the stars that it answered; the institute may answer anew', async () => {
  const publishedReview = await createReview(4)
  const reply = (replyText: string) => replyAs(schoolStaff, publishedReview.id, replyText)
  const updateOwnReview = async (change: object) =>
    dataOf(await publishedReview.as('PUT', '/student/review', { id: publishedReview.id, ...change }))
  await decide(publishedReview.id, 'published')
  await reply('Thank you')
  // A change without a new text leaves the reply: the same text again, another year.
  expect(await updateOwnReview({ ...reviewFields, role: undefined, overall: 4, aspects: {} })).toMatchObject({
    ownerReply: 'Thank you',
  })
  expect(await updateOwnReview({ fromYear: 2020 })).toMatchObject({ ownerReply: 'Thank you' })
  for (const change of [{ overall: 1 }, { pros: 'None' }, { cons: 'The bus' }, { aspects: { teaching: 1 } }]) {
    expect(await updateOwnReview(change)).toMatchObject({ ...change, ownerReply: null })
    await decide(publishedReview.id, 'published')
    expect((await page()).reviews.find(({ id }) => id === publishedReview.id)).toMatchObject({
      ...change,
      ownerReply: null,
    })
    expect((await reply('We are sorry')).status).toBe(200)
  }
})
