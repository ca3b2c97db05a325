import type { BuyerEnquiry, BuyerEnquiryRow, BuyerHome, InstituteType } from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { fieldsOf } from '../../../testing/test-app.ts'
import { allowErasing } from '../../platform/db/erasing.ts'
import { twoBuyers } from './testing/two-buyers.ts'

type WriteResponse<T> = { data: T; message: string }
type Rows<T> = { data: T[]; total: number; limit: number }
const { call, updateAsAdmin, database: home, outbox, sid, eid, school, college } = await twoBuyers()

beforeEach(() => home.db.execute(sql`truncate enquiry, outbox, job cascade`))
let mobile = 9_800_000_000
const sendEnquiry = (kind: string, fields: object) =>
  call<{ data: { reference: string } }>('POST', `/open/enquiry/${kind}`, {
    body: { name: 'Asha Rao', mobile: String(++mobile), consentVersion: '2026-11', instituteId: sid, ...fields },
  })
const to = (type: InstituteType) => ({
  instituteType: type,
  message: 'Is there a bus?',
  email: 'asha@example.in',
})
const listed = async (path: string) => (await school.as<Rows<BuyerEnquiryRow>>('GET', path)).body
const opened = async (path: string) => (await school.as<{ data: BuyerEnquiry }>('GET', path)).body.data

test('only those addressed to it, in two lists; reading is written down', async () => {
  const general = (await sendEnquiry('general', to('school'))).body.data.reference
  const admission = (await sendEnquiry('admission-school', { ...to('school'), childName: 'Ira' })).body.data.reference
  await sendEnquiry('general', { ...to('college'), instituteId: eid })
  await sendEnquiry('general', { instituteId: null })
  const first = await listed(`/buyer/general-enquiry/${sid}`)
  expect(first.data.map((e) => e.reference)).toEqual([general])
  expect(first.data[0]?.replyBy).not.toBeNull()
  const second = await listed(`/buyer/admission-enquiry/${sid}?search=asha`)
  expect(second.data).toMatchObject([{ reference: admission }])
  const enquiryPath = `/buyer/admission-enquiry/${sid}/${second.data[0]?.id}`
  expect(await opened(enquiryPath)).toMatchObject({ reference: admission, details: { childName: 'Ira' } })
  expect((await school.as('GET', enquiryPath.replace('admission', 'general'))).status).toBe(404)
  expect((await college.as('GET', enquiryPath.replace(`/${sid}/`, `/${eid}/`))).status).toBe(404)
})

test('a list masks contacts and is no read; opening one is, once within half an hour', async () => {
  const messageText = 'Call 98 1234-5678 9 or asha.rao@example.in from 10 to 12'
  await sendEnquiry('general', { ...to('school'), message: messageText })
  const path = `/buyer/general-enquiry/${sid}`
  const [row] = (await listed(path)).data
  expect(row).toMatchObject({
    maskedMobile: `…${String(mobile).slice(-4)}`,
    maskedEmail: 'a…@example.in',
    message: 'Call …6789 or a…@example.in from 10 to 12',
    laterMessages: 0,
  })
  expect(JSON.stringify(row)).not.toContain(String(mobile))
  const reads = async () =>
    (await home.db.execute(sql`select realm, account from contact_read where enquiry = ${row?.id}`)).rows
  expect(await reads()).toEqual([])
  // A search for parts of a masked contact finds no row, or rows would reveal it; other texts do.
  const found = async (search: string) => (await listed(`${path}?search=${encodeURIComponent(search)}`)).total
  for (const part of ['1234', '98 1', 'Call 98', 'asha.r', 'rao@', 'or asha'])
    expect([part, await found(part)]).toEqual([part, 0])
  for (const phrase of ['call', 'from 10 to 12']) expect([phrase, await found(phrase)]).toEqual([phrase, 1])
  expect(await reads()).toEqual([])
  // A search for a complete contact identifies its owner.
  await listed(`${path}?search=${mobile}`)
  expect(await reads()).toEqual([{ realm: 'buyer', account: school.id }])
  expect(await opened(`${path}/${row?.id}`)).toMatchObject({ mobile: `+91${mobile}`, message: messageText })
  await opened(`${path}/${row?.id}`)
  expect(await reads()).toHaveLength(1)
  await home.db.transaction(async (tx) => {
    await allowErasing(tx)
    await tx.execute(sql`update contact_read set read_at = now() - interval '31 minutes'`)
  })
  await opened(`${path}/${row?.id}`)
  expect(await reads()).toHaveLength(2)
})

test('an enquiry that was called spam by mistake is new again', async () => {
  await sendEnquiry('general', to('school'))
  const path = `/buyer/general-enquiry/${sid}`
  const { id, updatedAt } = (await listed(path)).data[0] ?? {}
  const spam = await school.as<WriteResponse<BuyerEnquiry>>('PUT', path, { id, status: 'spam', updatedAt })
  expect((await listed(`${path}?replyDue=open`)).data).toEqual([])
  await school.as('PUT', path, { id, status: 'new', updatedAt: spam.body.data.updatedAt })
  expect((await listed(`${path}?replyDue=open`)).data).toMatchObject([{ id, status: 'new' }])
})

test('a list is narrowed to what waits for a reply and to what is late', async () => {
  const [waiting, overdue, replied] = [
    (await sendEnquiry('general', to('school'))).body.data.reference,
    (await sendEnquiry('general', to('school'))).body.data.reference,
    (await sendEnquiry('general', to('school'))).body.data.reference,
  ]
  const path = `/buyer/general-enquiry/${sid}`
  await home.db.execute(sql`update enquiry set created_at = now() - interval '3 days' where reference = ${overdue}`)
  const { id, updatedAt } = (await listed(`${path}?search=${replied}`)).data[0] ?? {}
  await school.as('PUT', path, { id, reply: 'Yes.', updatedAt })
  const references = async (query: string) => (await listed(`${path}?${query}`)).data.map((e) => e.reference)
  expect(await references('replyDue=open&sort=createdAt')).toEqual([overdue, waiting])
  expect(await references('replyDue=overdue')).toEqual([overdue])
  expect(await references('')).toHaveLength(3)
})

test('a call in which the person was spoken to is the answer, one that nobody took is not', async () => {
  await sendEnquiry('general', to('school'))
  const path = `/buyer/general-enquiry/${sid}`
  const { id, updatedAt } = (await listed(path)).data[0] ?? {}
  const missed = { id, call: { outcome: 'no-answer' }, updatedAt }
  const first = await school.as<WriteResponse<BuyerEnquiry>>('PUT', path, missed)
  expect(first.body.data).toMatchObject({
    status: 'new',
    replyBy: expect.any(String),
    calls: [{ outcome: 'no-answer' }],
  })
  const spoke = { id, call: { outcome: 'spoke', body: 'Two buses.' }, updatedAt: first.body.data.updatedAt }
  const second = await school.as<WriteResponse<BuyerEnquiry>>('PUT', path, spoke)
  expect(second.body.data).toMatchObject({ status: 'contacted', replyBy: null })
  expect(second.body.data.calls.at(-1)).toMatchObject({ outcome: 'spoke', body: 'Two buses.', by: 'The school' })
})

test('a remark stays inside, a reply is sent', async () => {
  await sendEnquiry('general', to('school'))
  await sendEnquiry('admission-school', { ...to('school'), childName: 'Ira' })
  const path = `/buyer/general-enquiry/${sid}`
  const { id, updatedAt } = (await listed(path)).data[0] ?? {}
  const remark = { id, remark: 'Ask the driver', updatedAt }
  const remarked = await school.as<WriteResponse<BuyerEnquiry>>('PUT', path, remark)
  expect(remarked.body).toMatchObject({
    message: 'Enquiry Updated Successfully',
    data: { status: 'new', remarks: [{ body: 'Ask the driver', by: 'The school' }], replies: [] },
  })
  const replyMails = async () => (await outbox()).filter((m) => !m.subject?.startsWith('We have your enquiry'))
  expect(await replyMails()).toEqual([])
  const reply = { id, reply: 'Two buses come from Aundh.', updatedAt: remarked.body.data.updatedAt }
  const replied = await school.as<WriteResponse<BuyerEnquiry>>('PUT', path, reply)
  expect(replied.body.data).toMatchObject({ status: 'replied', replyBy: null, replies: [{ by: 'The school' }] })
  const [mail] = await replyMails()
  expect(mail).toMatchObject({ kind: 'mail', to: 'asha@example.in' })
  expect(mail?.text).toContain('Two buses come from Aundh.')
  expect(mail?.text).not.toContain('Ask the driver')
  expect(fieldsOf(await school.as('PUT', path, { id, updatedAt }))).toEqual(['reply'])
  expect(fieldsOf(await school.as('PUT', path, { id, remark: 'Seen' }))).toEqual(['updatedAt'])
  // An admission enquiry is not in the list of questions, nor another's in one's own.
  const [admission] = (await listed(`/buyer/admission-enquiry/${sid}`)).data
  expect((await school.as('PUT', path, { id: admission?.id, remark: 'Seen', updatedAt })).status).toBe(404)
  expect((await college.as('PUT', `/buyer/general-enquiry/${eid}`, { id, remark: 'Seen', updatedAt })).status).toBe(404)
})

test('home says what waits and what to do next', async () => {
  await sendEnquiry('general', to('school'))
  const [today] = (await listed(`/buyer/general-enquiry/${sid}`)).data
  await school.as('PUT', `/buyer/general-enquiry/${sid}`, {
    ...{ id: today?.id, reply: 'Two buses come from Aundh.', updatedAt: today?.updatedAt },
  })
  await sendEnquiry('admission-school', { ...to('school'), childName: 'Ira' })
  await home.db.execute(sql`update enquiry set created_at = now() - interval '3 days' where kind = 'admission-school'`)
  const { data } = (await school.as<{ data: BuyerHome }>('GET', `/buyer/home?us_id=${school.id}`)).body
  expect(data).toMatchObject({
    us_id: school.id,
    enquiriesToday: 1,
    overdueReplies: 1,
    openEnquiries: 1,
    partner: 'none',
  })
  const [institute] = data.institutes
  expect(institute?.inboxes).toEqual({ general: { open: 0, overdue: 0 }, admission: { open: 1, overdue: 1 } })
  expect(institute?.sid).toBe(sid)
  expect(institute?.completeness.next).toBe(institute?.completeness.missing[0])
  expect(institute?.completeness.percent).toBeGreaterThan(30)
  await updateAsAdmin(`/admin/school-details/${sid}`, { facilities: [] })
  const laterInstitute = (await school.as<{ data: BuyerHome }>('GET', '/buyer/home')).body.data.institutes[0]
  expect(laterInstitute?.completeness.missing).toContain('facilities')
})
