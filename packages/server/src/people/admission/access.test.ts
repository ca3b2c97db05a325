import { closedStates, documentExample } from '@pravesh/contract'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { application } from '../../platform/db/tables.ts'
import { codes, dataOf, dayIn, rowsOf, staffApp } from './testing/staff.ts'
import { endOverdueAccess } from './transition/access.ts'

const { app, applied, callAs, college, confirm, db, family, schoolStaff, order, pay } = await staffApp()
beforeEach(() => db.execute(sql`truncate application, contact_read cascade`))

type Asha = Awaited<ReturnType<typeof applied>>
const details = async ({ application: id }: Asha) => dataOf(await schoolStaff.as('GET', `/buyer/application/1/${id}`))
const accessOf = async ({ as }: Asha) => rowsOf(await as('GET', '/student/access'))
const end = ({ as, application: id }: Asha) => as('DELETE', `/student/access/${id}`)
const reject = ({ application: id }: Asha) =>
  schoolStaff.decide(`/buyer/application/1/${id}`, { status: 'rejected', note: 'No seat is left' })
const emptied = {
  family: null,
  child: null,
  common: null,
  form: null,
  answers: [],
  documents: [],
  documentCount: 0,
  moves: [],
}

test('a family that was rejected ends the access of the school, which keeps its decision and nothing of the family', async () => {
  const asha = await applied()
  const documentId = dataOf(await asha.as('POST', '/student/documents', documentExample)).id
  await asha.as('PUT', `/student/shortlist-form/${asha.listed}`, { documents: [documentId] })
  await reject(asha)
  expect(await details(asha)).toMatchObject({ family: { name: expect.any(String) }, documentCount: 1 })
  expect(await accessOf(asha)).toMatchObject([
    {
      id: asha.application,
      status: 'rejected',
      endsOn: dayIn(90),
      endedAt: null,
      endedBy: null,
      reads: [{ side: 'buyer' }],
    },
  ])
  // A document that a school may still read stays as it was given.
  expect(codes(await asha.as('DELETE', `/student/documents/${documentId}`))).toEqual([409, 'IN_USE'])

  expect((await end(asha)).status).toBe(200)
  const after = await details(asha)
  expect(after).toMatchObject({ ...emptied, status: 'rejected', accessEndedBy: 'family' })
  expect(JSON.stringify(after)).not.toMatch(/98765|2021-06-14|@/)
  const file = await app.inject({
    url: `/api/v1/buyer/application/1/${asha.application}/documents/${documentId}`,
    headers: { authorization: `Bearer ${schoolStaff.token}` },
  })
  expect(file.statusCode).toBe(404)
  expect(await accessOf(asha)).toMatchObject([{ endsOn: null, endedAt: expect.any(String), endedBy: 'family' }])
  expect((await asha.as('DELETE', `/student/documents/${documentId}`)).status).toBe(200)
  // A second press changes nothing.
  expect((await end(asha)).status).toBe(200)
})

test('access ends in every state: what is open is withdrawn, what is closed stays as it was decided', async () => {
  for (const status of ['submitted', 'under_review', 'offered', 'accepted', ...closedStates] as const) {
    await db.execute(sql`truncate application, contact_read cascade`)
    const asha = await applied()
    const isClosed = (closedStates as readonly string[]).includes(status)
    const withdrawn = status === 'withdrawn' ? { accessEndedAt: sql`now()`, accessEndedBy: 'family' as const } : {}
    await db
      .update(application)
      .set({ status, ...withdrawn })
      .where(eq(application.id, asha.application))
    expect([status, (await end(asha)).status]).toEqual([status, 200])
    expect(await details(asha)).toMatchObject({ ...emptied, status: isClosed ? status : 'withdrawn' })
  }
})

test('a school cannot go on with an application whose access has ended, nor bring it back by an offer', async () => {
  const asha = await applied()
  await db.update(application).set({ status: 'expired' }).where(eq(application.id, asha.application))
  await end(asha)
  const offer = { status: 'offered', replyBy: dayIn(9) }
  expect(codes(await schoolStaff.decide(`/buyer/application/1/${asha.application}`, offer))).toEqual([409, 'CONFLICT'])
})

test('no family ends the access to an application of another, or to one that was never sent', async () => {
  const [asha, meera] = [await applied(), await applied()]
  expect(codes(await meera.as('DELETE', `/student/access/${asha.application}`))).toEqual([404, 'NOT_FOUND'])
  expect(await details(asha)).toMatchObject({ status: 'submitted', accessEndedAt: null })
  expect(await accessOf(meera)).toHaveLength(1)
  const draft = await family('school')
  await callAs(draft)('POST', '/student/shortlist', { instituteId: 2 })
  const form = await callAs(draft)('PUT', '/student/shortlist-form/2?by=institute', { class: 1 })
  const { id } = dataOf(form).application as { id: number }
  expect(codes(await callAs(draft)('DELETE', `/student/access/${id}`))).toEqual([404, 'NOT_FOUND'])
  expect(rowsOf(await callAs(draft)('GET', '/student/access'))).toEqual([])
})

test('access ends by itself 90 days after an application was closed, not before, and never while it is open', async () => {
  const [closed, open] = [await applied(), await applied()]
  await reject(closed)
  const age = (days: number) =>
    db.execute(sql`update application set updated_at = now() - make_interval(days => ${days}, mins => 1)`)
  await age(89)
  expect(await endOverdueAccess(db)).toBe(0)
  await age(90)
  expect(await endOverdueAccess(db)).toBe(1)
  expect(await details(closed)).toMatchObject({ ...emptied, status: 'rejected', accessEndedBy: 'clock' })
  expect(await details(open)).toMatchObject({ status: 'submitted', accessEndedAt: null })
  expect(await endOverdueAccess(db)).toBe(0)
})

test('a student who takes back that colleges may read the form is read by none from then on, also after it was sent', async () => {
  const ravi = await family()
  const me = callAs(ravi)
  const declare = (shareWithColleges: boolean) =>
    me('PUT', '/student/application-form', { declarations: { truthful: true, shareWithColleges, by: 'Ravi' } })
  const photo = dataOf(await me('POST', '/student/documents', documentExample)).id
  await me('PUT', '/student/college-doc', { slot: 'photo', document: photo })
  await declare(true)
  await confirm(ravi, await pay(await order(ravi)))
  const [row] = rowsOf(await college.as('GET', '/buyer/applications/1'))
  const path = `/buyer/application/1/${row?.id}`
  await college.decide(path, { status: 'under_review' })
  const file = () =>
    app.inject({ url: `/api/v1${path}/documents/${photo}`, headers: { authorization: `Bearer ${college.token}` } })
  expect(dataOf(await college.as('GET', path))).toMatchObject({ shared: true, documents: [{ id: photo }] })
  expect((await file()).statusCode).toBe(200)
  await declare(false)
  expect(dataOf(await college.as('GET', path))).toMatchObject({
    shared: false,
    family: { email: null, mobile: null },
    documents: [],
  })
  expect((await file()).statusCode).toBe(404)
})
