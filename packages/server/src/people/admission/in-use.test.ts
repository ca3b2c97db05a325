import { applicationTransitions, documentExample, isClosed } from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { codes, dataOf, dayIn, staffApp } from './testing/staff.ts'
import { expireOffers } from './transition/expire.ts'

const { callAs, db, schoolStaff, applied, family, order, parts } = await staffApp()
beforeEach(() => db.execute(sql`truncate application cascade`))
const ira = { name: 'Ira', dateOfBirth: '2021-06-14', relation: 'mother' }

test('a child whose document another application was submitted with stays, as the document does', async () => {
  const asha = await applied()
  const other = dataOf(await asha.as('POST', '/student/manage-child', ira)).id
  const lent = dataOf(await asha.as('POST', '/student/documents', { ...documentExample, child: other })).id
  await schoolStaff.decide(`/buyer/application/1/${asha.application}`, {
    status: 'documents_requested',
    note: 'A photo',
  })
  await asha.as('PUT', `/student/shortlist-form/${asha.listed}`, { documents: [lent], move: 'documents-added' })
  const rejectedDeletion = await asha.as('DELETE', `/student/manage-child?id=${other}`)
  expect([...codes(rejectedDeletion), rejectedDeletion.body.message]).toEqual([
    409,
    'IN_USE',
    expect.stringContaining('1 application'),
  ])
  expect((await asha.as('GET', `/student/documents?id=${lent}`)).body.total).toBe(1)
  // A document that is only in a draft is deleted with the child, and removed from the draft.
  const third = dataOf(await asha.as('POST', '/student/manage-child', ira)).id
  const unsent = dataOf(await asha.as('POST', '/student/documents', { ...documentExample, child: third })).id
  const listed = dataOf(await asha.as('POST', '/student/shortlist', { instituteId: 3, child: asha.kid })).id
  await asha.as('PUT', `/student/shortlist-form/${listed}`, { documents: [unsent] })
  expect((await asha.as('DELETE', `/student/manage-child?id=${third}`)).status).toBe(200)
  const { rows } = await db.execute(
    sql`select documents from application where account = ${asha.id} and institute_id = 3`,
  )
  expect(rows).toEqual([{ documents: [] }])
})

test('a child that is removed while it is ordered, listed and put into the cart: each answer is one a person understands', async () => {
  for (let round = 0; round < 6; round++) {
    const asha = await family('school')
    const me = callAs(asha)
    const kid = dataOf(await me('POST', '/student/manage-child', ira)).id
    const line = { instituteType: 'school', instituteId: 2, child: kid }
    const responses = await Promise.all([
      me('POST', '/payment/order', { ...line, feesType: 'application' }),
      me('DELETE', `/student/manage-child?id=${kid}`),
      me('POST', '/student/my-cart', { ...line, feesType: 'counselling' }),
      me('POST', '/student/shortlist', { ...line, instituteId: 3 }),
      me('POST', '/student/documents', { ...documentExample, child: kid }),
    ])
    for (const { status, body } of responses) expect([200, 409, 422], JSON.stringify(body)).toContain(status)
  }
})

test('what may leave a closed state for an open one is known', () => {
  const reopenings = Object.entries(applicationTransitions).flatMap(([from, to]) =>
    Object.keys(to).flatMap((state) =>
      isClosed(from as never) && !isClosed(state as never) ? [`${from} ${state}`] : [],
    ),
  )
  expect(reopenings).toEqual(['expired offered'])
})

test('an offer that expired is not made again beside a new application of the family', async () => {
  const asha = await applied({}, 1)
  const offer = sql`update application set status = 'offered', reply_by = '2020-01-01' where id = ${asha.application}`
  await db.execute(offer)
  expect(await expireOffers(db, parts.notify)).toBe(1)
  await order(asha, { instituteType: 'school', instituteId: 1, child: asha.kid })
  const path = `/buyer/application/1/${asha.application}`
  const secondResponse = await schoolStaff.decide(path, { status: 'offered', replyBy: dayIn(60) })
  expect([...codes(secondResponse), secondResponse.body.message]).toEqual([
    409,
    'CONFLICT',
    expect.stringContaining('another application'),
  ])
})

test('after the last day an offer is not accepted, though no clock has moved it', async () => {
  const asha = await applied()
  await db.execute(sql`update application set status = 'offered',
    reply_by = (now() at time zone 'Asia/Kolkata')::date - 1 where id = ${asha.application}`)
  const form = `/student/shortlist-form/${asha.listed}`
  const lateResponse = await asha.as('PUT', form, { move: 'accept' })
  expect([...codes(lateResponse), lateResponse.body.message]).toEqual([
    409,
    'CONFLICT',
    expect.stringContaining('last day'),
  ])
  await db.execute(
    sql`update application set reply_by = (now() at time zone 'Asia/Kolkata')::date where id = ${asha.application}`,
  )
  expect((await asha.as('PUT', form, { move: 'accept' })).status).toBe(200)
})

test('one offer that cannot expire does not keep the others', async () => {
  const [bad, good] = [await applied(), await applied()]
  await db.execute(
    sql`update application set status = 'offered', reply_by = '2020-01-01' where id in (${bad.application}, ${good.application})`,
  )
  const deaf: typeof parts.notify = (tx, news) =>
    news.account === bad.id ? Promise.reject(new Error('no outbox')) : parts.notify(tx, news)
  await expect(expireOffers(db, deaf)).rejects.toThrow('no outbox')
  const { rows } = await db.execute(
    sql`select status from application where id in (${bad.application}, ${good.application}) order by id`,
  )
  expect(rows).toEqual([{ status: 'offered' }, { status: 'expired' }])
})
