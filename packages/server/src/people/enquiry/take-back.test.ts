import type { AdminEnquiry, BuyerEnquiry } from '@pravesh/contract'
import { beforeEach, expect, test } from 'vitest'
import { codeOf } from '../../../testing/test-app.ts'
import { eq, sql } from '../../platform/db/drizzle.ts'
import { buyerAccount, buyerInstitute, enquiry, enquiryChange, studentAccount } from '../../platform/db/tables.ts'
import { readOutbox } from '../../services/delivery/outbox.ts'
import { twoBuyers } from '../../web/buyer/testing/two-buyers.ts'
import { openSession } from '../session/tokens.ts'
import { enquiryVersion } from './testing/version.ts'
import { withdrawMyEnquiries } from './withdraw.ts'

type Answered<E> = { data: E; message: string }
const { call, asAdmin, database, outbox, work, sid, school } = await twoBuyers()
const { db } = database
const path = `/buyer/general-enquiry/${sid}`
beforeEach(() => db.execute(sql`truncate enquiry, enquiry_change, outbox, job, mass_mail cascade`))

let mobile = 9_600_000_000
async function raise(fields: object = {}, kind = 'general'): Promise<number> {
  const body = { name: 'Asha Rao', mobile: String(++mobile), email: 'asha@example.in', consentVersion: '2026-11' }
  await call('POST', `/open/enquiry/${kind}`, {
    body: { ...body, message: 'Is there a bus?', instituteType: 'school', instituteId: sid, ...fields },
  })
  const [row] = await db
    .select({ id: enquiry.id })
    .from(enquiry)
    .where(eq(enquiry.mobile, `+91${mobile}`))
  return row?.id ?? 0
}
const answer = async (id: number, change: object) =>
  (await school.as<Answered<BuyerEnquiry>>('PUT', path, { id, ...(await enquiryVersion(db, id)), ...change })).body.data
const reply = async (id: number, body = 'Two buses.') => (await answer(id, { reply: body })).replies.at(-1)?.id
/** Takes back a reply to the enquiry that was raised last. */
const takeBack = async (note: number | undefined, { token, list = path }: { token?: string; list?: string } = {}) => {
  const [row] = await db.select({ id: sql<number>`max(${enquiry.id})` }).from(enquiry)
  const address = `${list}/${row?.id}/reply/${note}`
  return token
    ? call<Answered<BuyerEnquiry>>('DELETE', address, { token })
    : school.as<Answered<BuyerEnquiry>>('DELETE', address)
}
const asStaff = async (id: number, change: object) => {
  const body = { ...change, ...(await enquiryVersion(db, id)) }
  return (await asAdmin<Answered<AdminEnquiry>>('PUT', `/admin/enquiry/remark/${id}`, body)).body.data
}
const takeBackAsStaff = (note: number | undefined) =>
  asAdmin<Answered<AdminEnquiry>>('DELETE', `/admin/enquiry/reply/${note}`)
const replyMails = async () => (await outbox()).filter(({ text }) => text.includes('Two buses'))
const makeOlder = (seconds: number) =>
  db.execute(sql`update enquiry_note set created_at = created_at - make_interval(secs => ${seconds})`)
const moves = async (id: number) =>
  (await db.select().from(enquiryChange).where(eq(enquiryChange.enquiry, id)).orderBy(enquiryChange.id)).map(
    ({ details }) => [details.from, details.to],
  )

test('a reply waits ten seconds and is sent; one that was taken back never is, and the enquiry waits as before', async () => {
  const id = await raise()
  const note = await reply(id)
  await work()
  expect((await readOutbox(db)).filter(({ text }) => text.includes('Two buses'))).toEqual([])
  const { rows } = await db.execute(sql`
    select extract(epoch from run_at - created_at)::int as seconds from job where key = ${`reply:${note}`}`)
  expect(rows).toEqual([{ seconds: 10 }])
  const taken = await takeBack(note)
  expect([taken.status, taken.body.message]).toEqual([200, 'Reply Taken Back Successfully'])
  expect(taken.body.data).toMatchObject({ status: 'new', replies: [], replyBy: expect.any(String) })
  expect(await replyMails()).toEqual([])
  expect(await moves(id)).toEqual([
    ['new', 'replied'],
    ['replied', 'new'],
  ])
  await reply(id)
  expect(await replyMails()).toHaveLength(1)
})

test('a reply that is sent, or whose seconds are over, is not taken back', async () => {
  const id = await raise()
  const sent = await reply(id)
  expect(await replyMails()).toHaveLength(1)
  expect(codeOf(await takeBack(sent))).toBe('CONFLICT')
  const waiting = await reply(id, 'Two buses, at eight.')
  await makeOlder(11)
  const late = await takeBack(waiting)
  expect([late.status, late.body.message]).toEqual([409, 'The reply is sent: it cannot be taken back'])
  expect(await replyMails()).toHaveLength(2)
})

test('the status from before comes back when the last reply is gone, unless it was changed meanwhile', async () => {
  const id = await raise()
  await answer(id, { call: { outcome: 'spoke' } })
  const [first, second] = [await reply(id), await reply(id, 'Two buses, at eight.')]
  expect((await takeBack(first)).body.data).toMatchObject({ status: 'replied', replies: [{ id: second }] })
  expect((await takeBack(second)).body.data).toMatchObject({ status: 'contacted', replies: [] })
  const third = await reply(id)
  await answer(id, { status: 'closed' })
  expect((await takeBack(third)).body.data.status).toBe('closed')
})

test('only who wrote a reply takes it back, at its own institute', async () => {
  const [colleague] = await db
    .insert(buyerAccount)
    .values({ email: 'meera@school.example', passwordHash: 'none', instituteType: 'school', name: 'Meera' })
    .returning()
  const account = colleague?.id ?? 0
  await db.insert(buyerInstitute).values({ buyer: account, institute: sid, role: 'counsellor' })
  const id = await raise()
  const note = await reply(id)
  expect(codeOf(await takeBack(note, { token: await openSession(db, 'buyer', account) }))).toBe('NOT_FOUND')
  expect(codeOf(await takeBackAsStaff(note))).toBe('NOT_FOUND')
  expect(codeOf(await takeBack(note, { list: `/buyer/admission-enquiry/${sid}` }))).toBe('NOT_FOUND')
  const remark = await answer(id, { remark: 'Ask the driver' })
  expect(codeOf(await takeBack((remark.replies.at(-1)?.id ?? 0) + 1))).toBe('NOT_FOUND')
  // A login that was moved to another institute has nothing left to take back here.
  await db.execute(sql`update enquiry set institute_id = institute_id + 1 where id = ${id}`)
  expect(codeOf(await takeBack(note))).toBe('NOT_FOUND')
  await db.execute(sql`update enquiry set institute_id = institute_id - 1 where id = ${id}`)
  expect((await takeBack(note)).status).toBe(200)
})

test('an administrator takes a reply back, also one without a mail, but no letter of a mail to many', async () => {
  const id = await raise()
  const sent = await asStaff(id, { reply: 'Two buses.' })
  const taken = await takeBackAsStaff(sent.replies[0]?.id)
  expect(taken.body.data).toMatchObject({ status: 'new', replies: [], replyBy: expect.any(String) })
  expect(taken.body.data.timeline.map(({ type }) => type)).toEqual(['message', 'status', 'status'])
  expect(await replyMails()).toEqual([])

  const grievance = await raise(
    { email: undefined, instituteType: undefined, instituteId: undefined, grievanceSubject: 'content' },
    'grievance',
  )
  const first = await asStaff(grievance, { reply: 'It is corrected.' })
  expect((await takeBackAsStaff(first.replies[0]?.id)).body.data.replies).toEqual([])
  const second = await asStaff(grievance, { reply: 'It is corrected.' })
  await makeOlder(11)
  expect(codeOf(await takeBackAsStaff(second.replies[0]?.id))).toBe('CONFLICT')

  const posted = await asStaff(id, { reply: 'Dear Asha, admissions are open.' })
  await db.execute(sql`with mail as (insert into mass_mail (account, subject, body, per_minute)
      values (1, 'Admissions', 'Open', 60) returning id)
    insert into mass_mail_person (mail, enquiry, posted_at)
    select mail.id, n.enquiry, n.created_at from mail, enquiry_note n where n.id = ${posted.replies[0]?.id}`)
  expect(codeOf(await takeBackAsStaff(posted.replies[0]?.id))).toBe('NOT_FOUND')
})

test('a reply that waits is not sent to a person who withdraws meanwhile', async () => {
  const id = await raise()
  await reply(id)
  const [person] = await db.select({ id: studentAccount.id }).from(studentAccount).limit(1)
  if (!person) throw new Error('The demo has no family')
  await db.update(enquiry).set({ account: person.id, sender: 'account' }).where(eq(enquiry.id, id))
  await withdrawMyEnquiries(db, person.id, [id])
  expect(await replyMails()).toEqual([])
})
