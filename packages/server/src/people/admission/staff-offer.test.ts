import { documentExample } from '@pravesh/contract'
import { formatDate } from '@pravesh/messages'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { today } from '../../platform/db/statements/today.ts'
import { readOutbox } from '../../services/delivery/outbox.ts'
import { codes, dataOf, dayIn, rowsOf, staffApp } from './testing/staff.ts'

const { db, mailed, admin, schoolStaff, two, applied } = await staffApp()
const lastDay = dayIn(60)
const laterDay = dayIn(90)
const offerTermsOf = (details: Record<string, unknown>) =>
  (details.timeline as { waitlistNumber: unknown; replyBy: unknown }[]).map((s) => s.waitlistNumber ?? s.replyBy)
const document = async (caller: { as: typeof schoolStaff.as }) =>
  dataOf(await caller.as('POST', '/student/documents', documentExample)).id

test('an offer may be given another last day, and be taken back with a reason; the family is told', async () => {
  const asha = await applied({}, 2)
  const put = (body: object) => two.decide(`/buyer/application/2/${asha.application}`, body)
  await put({ status: 'offered', replyBy: lastDay })
  for (const body of [
    { status: 'offered' },
    { status: 'offered', replyBy: '2020-01-01' },
    { status: 'offered', replyBy: today() },
    { status: 'offered', replyBy: lastDay },
    { status: 'rejected' },
  ])
    expect([body, (await put(body)).status]).toEqual([body, 422])
  const tooLateResponse = await put({ status: 'offered', replyBy: dayIn(370) })
  expect(tooLateResponse.body.errors).toEqual([{ field: 'replyBy', message: 'A day within a year from today' }])
  const laterOffer = dataOf(await put({ status: 'offered', replyBy: laterDay }))
  expect(laterOffer).toMatchObject({ status: 'offered', replyBy: laterDay, moves: ['offered', 'rejected'] })
  expect(offerTermsOf(laterOffer).slice(3)).toEqual([lastDay, laterDay])
  expect(dataOf(await put({ status: 'rejected', note: 'The papers are false' }))).toMatchObject({
    ...{ status: 'rejected', replyBy: null, moves: [] },
  })
  await mailed()
  const emails = (await readOutbox(db)).filter((mail) => mail.to === `asha${asha.id}@example.in`)
  const emailText = emails.map((mail) => mail.text).join('\n')
  for (const phrase of [
    `to reply is another now: ${formatDate(laterDay, 'en')}`,
    'has taken back its offer',
    'The papers are false',
  ])
    expect(emailText).toContain(phrase)
})

test('an offer is not accepted after its last day, also before the clock has closed it', async () => {
  const asha = await applied()
  await schoolStaff.decide(`/buyer/application/1/${asha.application}`, { status: 'offered', replyBy: lastDay })
  await db.execute(sql`update application set reply_by = '2020-01-31' where id = ${asha.application}`)
  const accept = () => asha.as('PUT', `/student/shortlist-form/${asha.listed}`, { move: 'accept' })
  expect(codes(await accept())).toEqual([409, 'CONFLICT'])
  await db.execute(sql`update application set reply_by = ${today()} where id = ${asha.application}`)
  expect(codes(await accept())).toEqual([200, 'no error'])
})

test('what the family accepted its institute does not take back', async () => {
  const asha = await applied()
  const put = (body: object) => schoolStaff.decide(`/buyer/application/1/${asha.application}`, body)
  await put({ status: 'offered', replyBy: lastDay })
  await asha.as('PUT', `/student/shortlist-form/${asha.listed}`, { move: 'accept' })
  for (const body of [
    { status: 'rejected', note: 'No' },
    { status: 'offered', replyBy: laterDay },
  ])
    expect(codes(await put(body))).toEqual([409, 'CONFLICT'])
})

test('the family reads who looked, by name and once a day', async () => {
  const asha = await applied({}, 2)
  const reads = async () => dataOf(await asha.as('GET', `/student/shortlist-form/${asha.listed}`)).reads
  const path = `/buyer/application/2/${asha.application}`
  await two.as('GET', path)
  const [first] = (await reads()) as { at: string }[]
  for (const status of ['under_review', 'shortlisted']) await two.decide(path, { status })
  await admin.as('GET', `/admin/applications/${asha.application}`)
  await two.as('GET', path)
  const line = [
    { by: 'Pravesh (Meera Nair)', side: 'admin', at: expect.any(String), packet: false },
    { by: 'School 2', side: 'buyer', at: first?.at, packet: false },
  ]
  expect(await reads()).toEqual(line)
  // A quarter to midnight and a quarter past it, in India.
  for (const readAt of ['2026-01-01T18:15:00Z', '2026-01-01T18:45:00Z', '2026-01-01T19:45:00Z'])
    await db.execute(sql`insert into contact_read (application, realm, account, read_at)
      values (${asha.application}, 'buyer', ${two.id}, ${readAt})`)
  const all = (await reads()) as { at: string }[]
  expect(all.map((line) => line.at)).toEqual(
    expect.arrayContaining(['2026-01-01T18:15:00.000Z', '2026-01-01T18:45:00.000Z']),
  )
  expect(all).toHaveLength(4)
})

test('a refund ends an admission too, and the sharing of its documents', async () => {
  const asha = await applied({}, 2)
  const documentId = await document(asha)
  await asha.as('PUT', `/student/shortlist-form/${asha.listed}`, { documents: [documentId] })
  await db.execute(sql`update application set status = 'enrolled' where id = ${asha.application}`)
  const counts = async () => [
    dataOf(await two.as('GET', `/buyer/application/2/${asha.application}`)).documentCount,
    ...rowsOf(await two.as('GET', `/buyer/applications/2?id=${asha.application}`)).map((row) => row.documentCount),
    ...rowsOf(await admin.as('GET', `/admin/applications?id=${asha.application}`)).map((row) => row.documentCount),
    dataOf(await admin.as('GET', `/admin/applications/${asha.application}`)).documentCount,
  ]
  expect(await counts()).toEqual([1, 1, 1, 1])
  const form = `/student/shortlist-form/${asha.listed}`
  expect(codes(await asha.as('PUT', form, { move: 'withdraw' }))).toEqual([409, 'CONFLICT'])
  const [fee] = rowsOf(await asha.as('GET', '/student/institute-payment'))
  await admin.as('POST', '/admin/refund', { payment: fee?.id, reason: 'It moved to another town' })
  expect(dataOf(await asha.as('GET', form)).application).toMatchObject({ status: 'withdrawn' })
  expect(await counts()).toEqual([0, 0, 0, 0])
})
