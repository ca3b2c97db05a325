import type { BuyerEnquiry, BuyerEnquiryCounts, BuyerEnquiryRow, EnquiryColleague, ErrorBody } from '@pravesh/contract'
import { beforeEach, expect, test } from 'vitest'
import { fieldsOf } from '../../../../testing/test-app.ts'
import { eq, sql } from '../../../platform/db/drizzle.ts'
import { today } from '../../../platform/db/statements/today.ts'
import { buyerAccount, buyerInstitute, contactRead, enquiryChange } from '../../../platform/db/tables.ts'
import { twoBuyers } from '../../../web/buyer/testing/two-buyers.ts'
import { openSession } from '../../session/tokens.ts'

type Answered = { data: BuyerEnquiry } & Partial<ErrorBody>
const { call, database, sid, eid, school, college } = await twoBuyers()
const { db } = database
const path = `/buyer/general-enquiry/${sid}`
beforeEach(() => db.execute(sql`truncate enquiry, enquiry_change cascade`))

async function hire(name: string, role: 'counsellor' | 'editor', institute = sid) {
  const [account] = await db
    .insert(buyerAccount)
    .values({ email: `${name}@school.example`, passwordHash: 'none', instituteType: 'school', name })
    .returning()
  if (!account) throw new Error('No account')
  await db.insert(buyerInstitute).values({ buyer: account.id, institute, role })
  return { id: account.id, token: await openSession(db, 'buyer', account.id) }
}
const meera = await hire('Meera', 'counsellor')
const editor = await hire('Esha', 'editor')

let mobile = 9_700_000_000
const ask = (fields: object = {}) =>
  call('POST', '/open/enquiry/general', {
    body: {
      ...{ name: 'Asha Rao', mobile: String(mobile), consentVersion: '2026-11', message: 'Is there a bus?' },
      ...{ instituteType: 'school', instituteId: sid, email: 'asha@example.in', ...fields },
    },
  })
const listed = async (query = '', token?: string) =>
  (token
    ? await call<{ data: BuyerEnquiryRow[] }>('GET', `${path}?${query}`, { token })
    : await school.as<{ data: BuyerEnquiryRow[] }>('GET', `${path}?${query}`)
  ).body.data
const newest = async (): Promise<BuyerEnquiryRow> => {
  const [row] = await listed('sort=id&order=desc')
  if (!row) throw new Error('No enquiry')
  return row
}
async function raise(fields?: object) {
  mobile += 1
  await ask(fields)
  return newest()
}
const put = async (id: number, change: object) => {
  const row = (await listed()).find((found) => found.id === id)
  return school.as<Answered>('PUT', path, { id, updatedAt: row?.updatedAt, ...change })
}
const counts = async (token?: string) =>
  (token
    ? await call<{ data: BuyerEnquiryCounts }>('GET', `${path}/counts`, { token })
    : await school.as<{ data: BuyerEnquiryCounts }>('GET', `${path}/counts`)
  ).body.data

test('it is given to a colleague who may answer, by name, and to nobody else', async () => {
  const colleagues = await school.as<{ data: EnquiryColleague[] }>('GET', `/buyer/colleagues/${sid}`)
  expect(colleagues.body.data).toEqual(
    expect.arrayContaining([
      { id: meera.id, name: 'Meera', isSelf: false },
      { id: school.id, name: 'The school', isSelf: true },
    ]),
  )
  expect(colleagues.body.data.map(({ id }) => id)).not.toContain(editor.id)
  expect((await call('GET', `/buyer/colleagues/${sid}`, { token: editor.token })).status).toBe(403)
  expect((await college.as('GET', `/buyer/colleagues/${sid}`)).status).toBe(404)
  const { id } = await raise()
  const given = await put(id, { assignee: meera.id })
  expect(given.body.data).toMatchObject({ assignee: { id: meera.id, name: 'Meera' }, status: 'new' })
  const others = await hire('Omar', 'counsellor', sid + 1)
  for (const assignee of [editor.id, college.id, others.id, 999_999]) {
    const refused = await put(id, { assignee })
    expect([refused.status, fieldsOf(refused)]).toEqual([422, ['assignee']])
  }
  expect((await listed(`assignee=${meera.id}`)).map((row) => row.id)).toEqual([id])
  expect(await listed('unassigned=true')).toEqual([])
  expect(await counts(meera.token)).toEqual({ unanswered: 1, mine: 1, followUp: 0 })
  expect(await counts()).toEqual({ unanswered: 1, mine: 0, followUp: 0 })
  expect((await put(id, { assignee: null })).body.data.assignee).toBeNull()
  const log = await db.select().from(enquiryChange).where(eq(enquiryChange.action, 'assignee'))
  expect(log.map(({ details }) => details)).toEqual([
    { from: null, to: 'Meera' },
    { from: 'Meera', to: null },
  ])
})

test('who answers no longer has nothing in hand', async () => {
  const nisha = await hire('Nisha', 'counsellor')
  const { id } = await raise()
  await put(id, { assignee: nisha.id })
  await school.as('PUT', `/buyer/team/${sid}`, { id: nisha.id, role: 'editor' })
  expect((await newest()).assignee).toBeNull()
  await school.as('PUT', `/buyer/team/${sid}`, { id: nisha.id, role: 'counsellor' })
  await put(id, { assignee: nisha.id })
  await school.as('PUT', `/buyer/team/${sid}/end`, { id: nisha.id, reason: 'She left' })
  expect((await newest()).assignee).toBeNull()
})

test('a follow-up day is due from that day on, until it is taken off', async () => {
  const due = await raise()
  const later = await raise()
  await put(due.id, { followUpOn: today() })
  await put(later.id, { followUpOn: '2099-01-01' })
  expect((await listed('followUp=true')).map((row) => [row.id, row.followUpOn])).toEqual([[due.id, today()]])
  expect((await listed('followUp=false')).map((row) => row.id)).toEqual([later.id])
  expect((await counts()).followUp).toBe(1)
  expect((await put(due.id, { followUpOn: null })).body.data.followUpOn).toBeNull()
  expect(await listed('followUp=true')).toEqual([])
})

test('a change of many is no read of a contact: it answers the contact masked', async () => {
  const { id } = await raise({ message: 'Call 98765 43210 after six' })
  const { status, body } = await put(id, { status: 'spam', withoutContact: true })
  expect([status, body.data.status]).toEqual([200, 'spam'])
  expect(body.data).toMatchObject({ email: 'a…@example.in', message: 'Call …3210 after six' })
  expect(body.data.mobile).toBe(`…${String(mobile).slice(-4)}`)
  expect(await db.$count(contactRead, eq(contactRead.enquiry, id))).toBe(0)
  await put(id, { status: 'new' })
  expect(await db.$count(contactRead, eq(contactRead.enquiry, id))).toBe(1)
})

test('unread is each person’s own: opening ends it, a new message of the person begins it again', async () => {
  const { id, unread, updatedAt } = await raise()
  expect(unread).toBe(true)
  await school.as('GET', `${path}/${id}`)
  expect(await newest()).toMatchObject({ unread: false, updatedAt })
  expect((await listed('unread=true', meera.token)).map((row) => row.id)).toEqual([id])
  expect(await listed('unread=true')).toEqual([])
  await put(id, { unread: true })
  expect(await newest()).toMatchObject({ unread: true, updatedAt })
  await put(id, { unread: false })
  expect(await newest()).toMatchObject({ unread: false, updatedAt })
  await ask({ message: 'And a hostel?' })
  expect(await newest()).toMatchObject({ id, unread: true, laterMessages: 1 })
  await put(id, { assignee: meera.id })
  expect((await newest()).unread).toBe(true)
  await put(id, { reply: 'Yes.' })
  expect((await newest()).unread).toBe(false)
})

test('the list is in the order of the promised replies, and a change of nothing is refused', async () => {
  const first = await raise()
  const second = await raise()
  await db.execute(sql`update enquiry set created_at = now() - interval '3 hours' where id = ${second.id}`)
  expect((await listed('sort=replyBy&order=asc')).map((row) => row.id)).toEqual([second.id, first.id])
  expect(fieldsOf(await put(first.id, {}))).toEqual(['reply'])
  expect((await college.as('GET', `/buyer/general-enquiry/${eid}/counts`)).body).toEqual({
    data: { unanswered: 0, mine: 0, followUp: 0 },
  })
  expect((await college.as('GET', `${path}/counts`)).status).toBe(404)
})
