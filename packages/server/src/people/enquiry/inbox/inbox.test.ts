import {
  type AdminEnquiry,
  type AdminEnquiryRow,
  accountReportPath,
  consentRequestPath,
  type EnquiryCounts,
  type ErrorBody,
  type OpenEnquiryKind,
} from '@pravesh/contract'
import { beforeEach, expect, test } from 'vitest'
import { codeOf, fieldsOf, testApp } from '../../../../testing/test-app.ts'
import { eq, inArray, sql } from '../../../platform/db/drizzle.ts'
import { today } from '../../../platform/db/statements/today.ts'
import { adminAccount, contactRead, enquiry, school } from '../../../platform/db/tables.ts'
import { knownPeople } from '../testing/known-people.ts'
import { enquiryVersion } from '../testing/version.ts'
import { removeDeleted } from './removal.ts'

type Response = { data: AdminEnquiry } & Partial<ErrorBody>
const { call, asAdmin, database, demoToken } = await testApp('demo')
const { db } = database
const { raise, nextMobile } = knownPeople(call)
const [admin] = await db.select({ id: adminAccount.id, username: adminAccount.username }).from(adminAccount)
const account = admin?.id ?? 0
const [{ id: sid, name: schoolName, url }] = (await db
  .select({ id: school.id, name: school.name, url: school.url })
  .from(school)
  .where(eq(school.status, 'published'))
  .limit(1)) as [{ id: number; name: string; url: string }]
beforeEach(() => db.execute(sql`delete from throttle`))

async function newEnquiry(kind: OpenEnquiryKind, overrides: object = {}) {
  const mobile = nextMobile()
  await raise(kind, { mobile, ...overrides })
  const [row] = await db
    .select({ id: enquiry.id })
    .from(enquiry)
    .where(eq(enquiry.mobile, `+91${mobile}`))
  return { id: row?.id ?? 0, mobile }
}
const list = async (query: string) =>
  (await asAdmin<{ data: AdminEnquiryRow[] }>('GET', `/admin/enquiry?${query}`)).body.data
const idsOf = async (query: string) => (await list(query)).map(({ id }) => id)
const read = (id: number) => asAdmin<Response>('GET', `/admin/enquiry/one/${id}`)
const putRemark = async (id: number, body: object) =>
  asAdmin<Response>('PUT', `/admin/enquiry/remark/${id}`, { ...body, ...(await enquiryVersion(db, id)) })
const age = (id: number, hours: number) =>
  db.execute(sql`update enquiry set created_at = now() - make_interval(hours => ${hours}) where id = ${id}`)

test('one list holds every kind, with contacts masked in row, message and details, and writes no read', async () => {
  const message = 'Call 98765 43210\nor write to asha@example.in'
  const first = await newEnquiry('general', {
    email: 'asha@example.in',
    message,
    instituteType: 'school',
    instituteId: sid,
  })
  const second = await newEnquiry('free-counselling', { topic: 'Law', time: 'ring 020 2345 6789' })
  const rows = await list(`ids=${first.id},${second.id}&sort=id&order=asc`)
  expect(rows).toMatchObject([
    {
      ...{ kind: 'general', maskedMobile: `+91 •••• ••${first.mobile.slice(-3)}`, maskedEmail: 'a…@example.in' },
      ...{ message: 'Call …3210', about: { type: 'school', id: sid, name: schoolName }, unread: true, overdue: false },
      ...{ assignee: null, followUpOn: null, deletedAt: null },
    },
    { kind: 'free-counselling', maskedEmail: null, details: { topic: 'Law', time: 'ring …6789' }, about: null },
  ])
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${first.mobile}|98765|asha@`))
  expect(await db.$count(contactRead, inArray(contactRead.enquiry, [first.id, second.id]))).toBe(0)
})

test('what must be answered first comes first; each filter lets through what it says', async () => {
  const lateEnquiry = await newEnquiry('general')
  const dueEnquiry = await newEnquiry('exam')
  const answered = await newEnquiry('career', { email: 'c@example.in' })
  await age(lateEnquiry.id, 60)
  await age(dueEnquiry.id, 20)
  await putRemark(answered.id, { reply: 'Yes', assignee: account, followUpOn: today() })
  const ids = `ids=${answered.id},${dueEnquiry.id},${lateEnquiry.id}`
  const found = async (query: string) => {
    const names = new Map([
      [lateEnquiry.id, 'late'],
      [dueEnquiry.id, 'due'],
      [answered.id, 'answered'],
    ])
    return (await idsOf(`${ids}&${query}`)).map((id) => names.get(id))
  }
  expect(await found('')).toEqual(['late', 'due', 'answered'])
  expect(await found('sort=replyBy&order=desc')).toEqual(['answered', 'due', 'late'])
  expect(await found('overdue=true')).toEqual(['late'])
  expect(await found('overdue=false')).toEqual(['due', 'answered'])
  expect(await found('answered=false')).toEqual(['late', 'due'])
  expect(await found('answered=true')).toEqual(['answered'])
  expect(await found('unassigned=true')).toEqual(['late', 'due'])
  expect(await found(`assignee=${account}`)).toEqual(['answered'])
  expect(await found('followUp=true')).toEqual(['answered'])
  expect(await found('unread=true')).toEqual(['late', 'due'])
  expect(await found('kind=exam')).toEqual(['due'])
  expect(await found('status=replied')).toEqual(['answered'])
  expect(await found(`date1=${today()}`)).not.toContain('late')
  expect((await list(`ids=${lateEnquiry.id}`))[0]?.overdue).toBe(true)
  const path = `/admin/enquiry/exam?ids=${dueEnquiry.id}&unread=true&unassigned=true&answered=false`
  expect((await asAdmin<{ data: AdminEnquiryRow[] }>('GET', path)).body.data.map(({ id }) => id)).toEqual([
    dueEnquiry.id,
  ])
  expect(fieldsOf(await asAdmin('GET', '/admin/enquiry?date1=2026-02-02&date2=2026-02-01'))).toEqual(['date2'])
})

test('opening shows all of it, is one read in 30 minutes, and marks it read until its person writes again', async () => {
  const { id, mobile } = await newEnquiry('general', { message: 'A bus?', instituteType: 'school', instituteId: sid })
  const first = await read(id)
  expect(first.body.data).toMatchObject({
    ...{
      mobile: `+91${mobile}`,
      message: 'A bus?',
      about: { type: 'school', id: sid },
      task: null,
      instituteAnsweredAt: null,
    },
    ...{ consentVersion: '2026-11', language: 'en', timeline: [{ type: 'message', body: 'A bus?', by: null }] },
    ...{ reads: [{ by: admin?.username, role: 'admin' }], readsTotal: 1 },
  })
  await read(id)
  expect(await db.$count(contactRead, eq(contactRead.enquiry, id))).toBe(1)
  expect((await list(`ids=${id}`))[0]?.unread).toBe(false)
  await raise('general', { mobile, message: 'And a hostel?', instituteType: 'school', instituteId: sid })
  expect((await list(`ids=${id}`))[0]?.unread).toBe(true)
  expect(codeOf(await asAdmin('GET', '/admin/enquiry/one/999999'))).toBe('NOT_FOUND')
})

test('a person who left no address is called: spoken to, the promise is fulfilled, and the history says who did what', async () => {
  const { id } = await newEnquiry('general')
  await age(id, 60)
  expect((await putRemark(id, { call: { outcome: 'no-answer' } })).body.data).toMatchObject({
    status: 'new',
    overdue: true,
  })
  const spoke = await putRemark(id, { call: { outcome: 'spoke', body: 'Wants a visit' }, followUpOn: '2026-12-01' })
  expect(spoke.body.data).toMatchObject({
    status: 'contacted',
    overdue: false,
    replyBy: null,
    followUpOn: '2026-12-01',
  })
  const closed = await putRemark(id, { status: 'closed', assignee: account, followUpOn: null })
  expect(closed.body.data).toMatchObject({ status: 'closed', followUpOn: null })
  const username = admin?.username
  expect(closed.body.data.timeline.slice(1)).toMatchObject([
    { type: 'call', by: username, outcome: 'no-answer', body: null },
    { type: 'call', by: username, outcome: 'spoke', body: 'Wants a visit' },
    { type: 'status', by: username, from: 'new', to: 'contacted' },
    { type: 'follow-up', by: username, from: null, to: '2026-12-01' },
    { type: 'status', by: username, from: 'contacted', to: 'closed' },
    { type: 'follow-up', by: username, from: '2026-12-01', to: null },
    { type: 'assignee', by: username, from: null, to: username },
  ])
  const { updatedAt: stale } = spoke.body.data
  const conflict = await asAdmin<Response>('PUT', `/admin/enquiry/remark/${id}`, {
    call: { outcome: 'spoke' },
    updatedAt: stale,
  })
  expect([conflict.status, conflict.body.record?.status]).toEqual([409, 'closed'])
})

test('an institute sees no call of an administrator, and an administrator that the institute answered', async () => {
  const token = await demoToken('school')
  const home = await call<{ data: { institutes: { sid: number }[] } }>('GET', '/buyer/home', { token })
  const instituteId = home.body.data.institutes[0]?.sid ?? 0
  const person = { email: 'i@example.in', instituteType: 'school', instituteId }
  const { id } = await newEnquiry('general', person)
  await putRemark(id, { call: { outcome: 'spoke', body: 'For administrators' } })
  const path = `/buyer/general-enquiry/${instituteId}`
  expect(JSON.stringify((await call('GET', `${path}/${id}`, { token })).body)).not.toContain('For administrators')
  const body = { id, reply: 'Two buses', ...(await enquiryVersion(db, id)) }
  expect((await call('PUT', path, { token, body })).status).toBe(200)
  const { instituteAnsweredAt, timeline } = (await read(id)).body.data
  expect([typeof instituteAnsweredAt, timeline.map(({ type }) => type)]).toEqual([
    'string',
    ['message', 'call', 'status', 'reply', 'status'],
  ])
})

test('a correction and a claim name the record on which they are decided', async () => {
  const pageUrl = `/hi/school/${url}`
  const target = { instituteType: 'school', instituteId: sid, name: schoolName }
  const correction = await newEnquiry('general', { pageUrl })
  const claim = await newEnquiry('partner-enquiry', { pageUrl: `https://www.example.in/school/${url}` })
  const other = await newEnquiry('exam', { pageUrl })
  const tasks = await Promise.all([correction, claim, other].map(async ({ id }) => (await read(id)).body.data.task))
  expect(tasks).toEqual([{ type: 'correction', ...target }, { type: 'claim', ...target }, null])
})

test('a correction of fields, a follow-up day and a caller’s enquiry stand in its history, without the values', async () => {
  const mobile = nextMobile()
  const caller = { name: 'Caller', mobile, city: 'Pune', consentVersion: 'by-phone', language: 'en' }
  const { id } = (await asAdmin<Response>('POST', '/admin/enquiry/student', caller)).body.data
  const body = { id, name: 'Asha', city: 'Pune', ...(await enquiryVersion(db, id)) }
  await asAdmin('PUT', '/admin/enquiry/student', body)
  await putRemark(id, { followUpOn: '2026-12-01' })
  const { timeline } = (await putRemark(id, { followUpOn: null })).body.data
  expect(timeline.slice(1)).toMatchObject([
    { type: 'created', by: admin?.username },
    { type: 'edited', from: null, to: 'name' },
    { type: 'follow-up', from: null, to: '2026-12-01' },
    { type: 'follow-up', from: '2026-12-01', to: null },
  ])
})

test('an answered person who writes again is seen to wait again in the history', async () => {
  const { id, mobile } = await newEnquiry('general')
  await putRemark(id, { call: { outcome: 'spoke' }, status: 'closed' })
  await raise('general', { mobile, message: 'Once more' })
  expect((await read(id)).body.data.timeline.slice(-2)).toMatchObject([
    { type: 'message', body: 'Once more' },
    { type: 'status', by: null, from: 'closed', to: 'new' },
  ])
})

test('who says that a change of their account was not theirs brings a task', async () => {
  const { id } = await newEnquiry('general', { pageUrl: accountReportPath })
  expect((await read(id)).body.data.task).toEqual({ type: 'account' })
})

test.each([consentRequestPath, `/hi${consentRequestPath}`])(
  'who withdraws a consent at %s brings a task',
  async (pageUrl) => {
    const { id } = await newEnquiry('general', { pageUrl })
    expect((await read(id)).body.data.task).toEqual({ type: 'consent' })
  },
)

test('counts say per kind what is open, overdue, unassigned and unread by the caller', async () => {
  const countsOf = async (kind: string) =>
    (await asAdmin<{ data: EnquiryCounts[] }>('GET', '/admin/enquiry/counts')).body.data.find(
      (row) => row.kind === kind,
    )
  const before = await countsOf('footer-enquiry')
  const [lateEnquiry, assignedEnquiry, spamEnquiry] = [
    await newEnquiry('footer-enquiry'),
    await newEnquiry('footer-enquiry'),
    await newEnquiry('footer-enquiry'),
  ]
  await age(lateEnquiry.id, 60)
  await putRemark(assignedEnquiry.id, { assignee: account })
  await putRemark(spamEnquiry.id, { status: 'spam' })
  const { open = 0, overdue = 0, unassigned = 0, unread = 0 } = before ?? {}
  expect(await countsOf('footer-enquiry')).toEqual({
    ...{ kind: 'footer-enquiry', open: open + 2, overdue: overdue + 1, unassigned: unassigned + 1, unread: unread + 1 },
  })
})

test('what is deleted is gone for everybody, comes back within 10 minutes, and is removed after them', async () => {
  const person = { instituteType: 'school', instituteId: sid }
  const { id, mobile } = await newEnquiry('admission-school', person)
  expect((await asAdmin('DELETE', `/admin/enquiry/admission/school?id=${id}`)).status).toBe(200)
  expect([await idsOf(`ids=${id}`), await idsOf(`ids=${id}&deleted=true`)]).toEqual([[], [id]])
  // A deleted enquiry can be read before it is restored.
  expect((await read(id)).body.data.deletedAt).toMatch(/^20/)
  expect(codeOf(await putRemark(id, { remark: 'x' }))).toBe('NOT_FOUND')
  expect(codeOf(await asAdmin('DELETE', `/admin/enquiry?id=${id}`))).toBe('NOT_FOUND')
  await raise('admission-school', { mobile, ...person, message: 'Again' })
  expect(await db.$count(enquiry, eq(enquiry.mobile, `+91${mobile}`))).toBe(2)
  const other = await newEnquiry('general')
  expect(codeOf(await asAdmin('PUT', '/admin/enquiry/restore', { ids: [id, other.id] }))).toBe('NOT_FOUND')
  const restored = await asAdmin<{ data: { ids: number[] } }>('PUT', '/admin/enquiry/restore', { ids: [id] })
  expect(restored.body.data.ids).toEqual([id])
  const username = admin?.username
  expect((await read(id)).body.data.timeline).toMatchObject([
    { type: 'message' },
    { type: 'deleted', by: username },
    { type: 'restored', by: username },
  ])
  await asAdmin('DELETE', '/admin/enquiry', { ids: [id] })
  await removeDeleted(db)
  expect(await db.$count(enquiry, eq(enquiry.id, id))).toBe(1)
  await db.execute(sql`update enquiry set deleted_at = now() - interval '11 minutes' where id = ${id}`)
  expect(codeOf(await asAdmin('PUT', '/admin/enquiry/restore', { ids: [id] }))).toBe('NOT_FOUND')
  await removeDeleted(db)
  expect(await db.$count(enquiry, eq(enquiry.id, id))).toBe(0)
  expect(codeOf(await read(id))).toBe('NOT_FOUND')
  const { rows } = await db.execute(sql`select action from enquiry_change where enquiry = ${id} order by id`)
  expect(rows.map(({ action }) => action)).toEqual(['deleted', 'restored', 'deleted', 'removed'])
})

test('an enquiry is marked as read without a change of its version', async () => {
  const { id } = await newEnquiry('general')
  const rowOf = async () => (await list(`ids=${id}`))[0]
  const before = await rowOf()
  expect(before?.unread).toBe(true)
  const { updatedAt } = await enquiryVersion(db, id)
  const marked = await asAdmin<Response>('PUT', `/admin/enquiry/remark/${id}`, { unread: false, updatedAt })
  expect(marked.status).toBe(200)
  expect(await rowOf()).toEqual({ ...before, unread: false })
  expect(fieldsOf(await asAdmin('PUT', `/admin/enquiry/remark/${id}`, { updatedAt }))).toEqual(['remark'])
})
