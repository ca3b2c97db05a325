import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { review, studentAccount } from '../../platform/db/tables.ts'
import { codes, dataOf, rowsOf, staffApp } from '../admission/testing/staff.ts'
import { toTestResponse } from '../payment/testing/paying.ts'

const { app, call, db, family, callAs, admin, schoolStaff, applied } = await staffApp()
beforeEach(() => db.execute(sql`truncate review cascade`))

const institute = { instituteType: 'school', instituteId: 1 }
const reviewFields = { role: 'parent', overall: 4, aspects: { teaching: 5 }, pros: 'Kind teachers', cons: 'Far away' }
async function createReview(overrides: object = {}, author?: Awaited<ReturnType<typeof family>>) {
  const asha = author ?? (await family('school'))
  const { id } = dataOf(await callAs(asha)('POST', '/student/review', { ...institute, ...reviewFields, ...overrides }))
  return { as: callAs(asha), id }
}
const details = async (id: number) => dataOf(await admin.as('GET', `/admin/reviews/${id}`))
const decide = async (id: number, status: string, overrides = {}) =>
  admin.as('PUT', '/admin/reviews', { id, status, updatedAt: (await details(id)).updatedAt, ...overrides })
const waitingIds = async () =>
  rowsOf(await admin.as('GET', '/admin/reviews?waiting=true&sort=waitingSince&order=asc')).map(({ id }) => id)
const page = async () => dataOf(await call('GET', '/public/school/?url=school-1'))
let callers = 0
async function send(id: number, payload: object, remoteAddress: string) {
  const response = await app.inject({ method: 'POST', url: `/api/v1/open/review/${id}/report`, remoteAddress, payload })
  return toTestResponse(response)
}
/** Each from another network. */
const report = (id: number, body: object = { reason: 'personal', message: 'It names a teacher' }) =>
  send(id, body, `10.${++callers}.0.1`)

test('a reported review waits again, stays published, and leaves the queue with the decision', async () => {
  const { id } = await createReview()
  expect(codes(await report(id))).toEqual([404, 'NOT_FOUND'])
  await decide(id, 'published')
  expect(await waitingIds()).toEqual([])
  const other = await createReview()
  const response = await report(id)
  expect([response.status, response.body.message]).toEqual([200, 'Report Received'])
  expect(await waitingIds()).toEqual([other.id, id])
  expect((await page()).reviews).toMatchObject([{ id }])
  expect((await details(id)).events).toMatchObject([
    { kind: 'reported', reportReason: 'personal', reason: 'It names a teacher', staff: null },
    { kind: 'published', staff: 'boss' },
  ])
  await decide(id, 'published')
  expect(await waitingIds()).toEqual([other.id])
  await report(id, { reason: 'other' })
  await decide(id, 'rejected', { reason: 'Names a teacher' })
  expect(await page()).toMatchObject({ reviews: [], reviewCounts: { received: 2, published: 0, rejected: 1 } })
  expect(codes(await report(id))).toEqual([404, 'NOT_FOUND'])
  expect(codes(await report(other.id, { reason: 'envy' }))).toEqual([422, 'INVALID'])
})

test('a report made after the review was read is not decided on unseen', async () => {
  const { id } = await createReview()
  await decide(id, 'published')
  const { updatedAt } = await details(id)
  await report(id)
  const stale = await admin.as('PUT', '/admin/reviews', { id, status: 'published', updatedAt })
  expect(codes(stale)).toEqual([409, 'CONFLICT'])
  expect(stale.body.record).toMatchObject({ id, waitingSince: expect.any(String) })
})

test('of two who decide, the second is told who was first, with the record', async () => {
  const { id } = await createReview()
  const { updatedAt } = await details(id)
  await decide(id, 'rejected', { reason: 'Names a teacher' })
  const second = await admin.as('PUT', '/admin/reviews', { id, status: 'published', updatedAt })
  expect(codes(second)).toEqual([409, 'CONFLICT'])
  expect(second.body).toMatchObject({
    message: 'boss decided on this review meanwhile',
    changedBy: 'boss',
    record: { id, status: 'rejected', waitingSince: null },
  })
})

test('a changed review waits with the version before; its latest five versions are saved', async () => {
  const { as, id } = await createReview()
  await decide(id, 'published')
  await as('PUT', '/student/review', { id, overall: 1, pros: 'None' })
  const { events, waitingSince, status } = await details(id)
  expect([status, waitingSince]).toEqual(['pending', expect.any(String)])
  expect(events).toMatchObject([
    { kind: 'changed', before: { overall: 4, pros: 'Kind teachers', aspects: { teaching: 5 }, status: 'published' } },
    { kind: 'published' },
  ])
  for (const overall of [2, 3, 4, 5, 1, 2]) await as('PUT', '/student/review', { id, overall })
  const { events: latest } = await details(id)
  const changes = (latest as { kind: string; before: { overall: number } | null }[]).filter(
    ({ kind }) => kind === 'changed',
  )
  expect(changes.map(({ before }) => before?.overall)).toEqual([1, 5, 4, 3, 2])
})

test('what is known of the author: a mobile, an application, a seat, and other reviews', async () => {
  const unproven = await family('school')
  await db.update(studentAccount).set({ mobileVerified: false }).where(eq(studentAccount.id, unproven.id))
  const otherCaller = await createReview({}, unproven)
  expect(await details(otherCaller.id)).toMatchObject({ verification: 'none', authorFacts: { applications: [] } })
  const asha = await applied()
  const { id } = await createReview({}, asha)
  await createReview({ instituteId: 2 }, asha)
  expect(await details(id)).toMatchObject({
    verification: 'application',
    authorFacts: { applications: [{ id: asha.application, status: 'submitted' }] },
    otherReviews: [{ instituteName: 'School 2', status: 'pending' }],
    instituteUrl: 'school-1',
  })
  await db.execute(sql`update application set status = 'enrolled' where id = ${asha.application}`)
  expect(dataOf(await decide(id, 'published')).verification).toBe('admission')
  expect((await page()).reviews).toMatchObject([{ id, verification: 'admission' }])
  expect(codes(await admin.as('GET', '/admin/reviews/2000000000'))).toEqual([404, 'NOT_FOUND'])
})

test('a caller reports a review once a day, and few reviews an hour', async () => {
  const reviews = await Promise.all(Array.from({ length: 12 }, () => createReview()))
  for (const { id } of reviews) await decide(id, 'published')
  const sendAgain = (id = 0) => send(id, { reason: 'untrue' }, '172.16.0.1')
  expect((await sendAgain(reviews[0]?.id)).status).toBe(200)
  expect((await sendAgain(reviews[0]?.id)).status).toBe(200)
  expect((await details(reviews[0]?.id ?? 0)).events).toHaveLength(2)
  for (const { id } of reviews.slice(1, 9)) await sendAgain(id)
  expect(codes(await sendAgain(reviews[10]?.id))).toEqual([429, 'TOO_MANY'])
})

test('the page counts what is received, published and refused', async () => {
  const [good, rude] = [await createReview(), await createReview()]
  expect((await page()).reviewCounts).toEqual({ received: 2, published: 0, rejected: 0 })
  await decide(good.id, 'published')
  await decide(rude.id, 'rejected', { reason: 'Insults' })
  expect((await page()).reviewCounts).toEqual({ received: 2, published: 1, rejected: 1 })
  const ownReview = rowsOf(await rude.as('GET', '/student/review'))
  expect(ownReview).toMatchObject([{ status: 'rejected', reason: 'Insults' }])
  expect(JSON.stringify(ownReview)).not.toMatch(/waitingSince|boss/)
  const [row] = rowsOf(await schoolStaff.as('GET', '/buyer/reviews/1'))
  await schoolStaff.as('PUT', `/buyer/review/1/${good.id}`, { reply: 'Thank you', updatedAt: row?.updatedAt })
  expect((await page()).reviews).toMatchObject([{ ownerReply: 'Thank you' }])
  expect(await db.select({ since: review.waitingSince }).from(review).where(eq(review.id, good.id))).toEqual([
    { since: null },
  ])
})

test('a review is found by its author: by the name, or the whole of an e-mail address', async () => {
  const asha = await family('school')
  const { id } = await createReview({}, asha)
  const [row] = await db.select({ account: review.account }).from(review).where(eq(review.id, id))
  const account = row?.account ?? 0
  expect((await details(id)).authorFacts).toMatchObject({ account, language: 'en' })
  const email = `author${account}@review.example`
  await db.update(studentAccount).set({ email, name: 'Zubeida Rahman' }).where(eq(studentAccount.id, account))
  const found = async (search: string) =>
    rowsOf(await admin.as('GET', `/admin/reviews?search=${encodeURIComponent(search)}`)).map((row) => row.id)
  expect([await found('zubeida'), await found(email), await found('review.example')]).toEqual([[id], [id], []])
})
