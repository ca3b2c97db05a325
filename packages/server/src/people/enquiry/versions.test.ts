import type { AdminEnquiry, BuyerEnquiry, BuyerHome, ErrorBody, OpenEnquiryKind } from '@pravesh/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { fieldsOf, testApp } from '../../../testing/test-app.ts'
import { eq, sql } from '../../platform/db/drizzle.ts'
import { allowErasing } from '../../platform/db/erasing.ts'
import { contactRead, enquiry, enquiryNote } from '../../platform/db/tables.ts'
import { startDuring } from '../../platform/db/testing/until-blocked.ts'
import { knownPeople } from './testing/known-people.ts'
import { enquiryVersion } from './testing/version.ts'

type Row = AdminEnquiry & BuyerEnquiry
type WriteResponse = { data: Row } & Partial<ErrorBody>
const { call, asAdmin, database, demoToken, outbox } = await testApp('demo')
const { db } = database
const { raise, nextMobile } = knownPeople(call)
const token = await demoToken('school')
const sid = (await call<{ data: BuyerHome }>('GET', '/buyer/home', { token })).body.data.institutes[0]?.sid ?? 0
beforeEach(() => db.execute(sql`delete from throttle`))

/** Raises an enquiry and answers its id and version. */
async function newEnquiry(kind: OpenEnquiryKind | 'student', overrides: object = {}) {
  const mobile = nextMobile()
  const body = { mobile, email: `p${mobile}@example.in`, instituteType: 'school', instituteId: sid, ...overrides }
  if (kind === 'student') await asAdmin('POST', '/admin/enquiry/student', { name: 'Ravi Iyer', ...body })
  else await raise(kind, body)
  const [row] = await db
    .select({ id: enquiry.id })
    .from(enquiry)
    .where(eq(enquiry.mobile, `+91${mobile}`))
  const id = row?.id ?? 0
  return {
    id,
    mobile,
    email: body.email,
    ask: () => raise(kind as OpenEnquiryKind, { ...body, message: 'And a hostel?' }),
  }
}
const asSchool = (path: string, body?: object) => call<WriteResponse>(body ? 'PUT' : 'GET', path, { token, body })
const readsOf = (id: number) => db.$count(contactRead, eq(contactRead.enquiry, id))
const notesOf = (id: number) => db.$count(enquiryNote, eq(enquiryNote.enquiry, id))

type Call = {
  name: string
  kind: OpenEnquiryKind | 'student'
  body: object
  write: (id: number, body: object) => ReturnType<typeof asAdmin<WriteResponse>>
  read: (id: number) => Promise<Row | undefined>
}
const readAsStaff = async (id: number) => (await asAdmin<{ data: Row }>('GET', `/admin/enquiry/one/${id}`)).body.data
const reply = { remark: 'Sounds keen', reply: 'Yes, two buses come.' }
const change = { city: 'Pune', status: 'contacted' }
const replyCall = (name: string, kind: OpenEnquiryKind): Call => ({
  ...{ name: `buyer’s answer to ${name}`, kind, body: reply },
  write: (id, body) => asSchool(`/buyer/${name}/${sid}`, { id, ...body }),
  read: async (id) => (await asSchool(`/buyer/${name}/${sid}/${id}`)).body.data,
})
const calls: Call[] = [
  replyCall('general-enquiry', 'general'),
  replyCall('admission-enquiry', 'admission-school'),
  {
    ...{ name: 'remark of the desk', kind: 'exam', body: reply, read: readAsStaff },
    write: (id, body) => asAdmin('PUT', `/admin/enquiry/remark/${id}`, body),
  },
  {
    ...{ name: 'change of a Study India enquiry', kind: 'studyindia', body: change, read: readAsStaff },
    write: (id, body) => asAdmin('PUT', `/admin/enquiry/studyindia/${id}`, body),
  },
  {
    ...{ name: 'mail of the desk', kind: 'studyindia', body: { text: 'Yes, two buses come.' } },
    read: readAsStaff,
    write: (id, body) => asAdmin('POST', `/admin/enquiry/studyindia/mail/${id}`, body),
  },
  {
    ...{ name: 'change of a career enquiry', kind: 'career', body: change, read: readAsStaff },
    write: (id, body) => asAdmin('PUT', `/admin/enquiry/career/${id}`, body),
  },
  {
    ...{ name: 'change of a caller’s enquiry', kind: 'student', body: change, read: readAsStaff },
    write: (id, body) => asAdmin('PUT', '/admin/enquiry/student', { id, ...body }),
  },
]

describe.each(calls)('a $name', ({ kind, body, write, read }) => {
  test('says which version it read', async () => {
    const { id } = await newEnquiry(kind)
    expect(fieldsOf(await write(id, body))).toEqual(['updatedAt'])
    expect(new Set(fieldsOf(await write(id, { ...body, updatedAt: 'yesterday' })))).toEqual(new Set(['updatedAt']))
  })

  test('of an enquiry that changed since is a conflict with it as a read answers it, and sends nothing', async () => {
    const { id, email } = await newEnquiry(kind)
    const { updatedAt } = (await read(id)) ?? {}
    const first = await write(id, { ...body, updatedAt })
    expect([first.status, Date.parse(first.body.data.updatedAt) > Date.parse(updatedAt ?? '')]).toEqual([200, true])
    await db.transaction(async (tx) => {
      await allowErasing(tx)
      await tx.delete(contactRead)
    })
    const notes = await notesOf(id)
    const countEmails = async () => (await outbox()).filter(({ to }) => to === email).length
    const sent = await countEmails()
    const second = await write(id, { ...body, updatedAt })
    expect([second.status, second.body.code]).toEqual([409, 'CONFLICT'])
    expect([await readsOf(id), await notesOf(id), await countEmails()]).toEqual([1, notes, sent])
    expect(second.body.record).toEqual(await read(id))
    const retried = await write(id, { ...body, updatedAt: second.body.record?.updatedAt })
    expect(retried.status).toBe(200)
  })

  test('that waits for another write of the enquiry finds it changed', async () => {
    const { id, email } = await newEnquiry(kind)
    const version = await enquiryVersion(db, id)
    const { status, body: answered } = await startDuring(
      database,
      (tx) => tx.select().from(enquiry).where(eq(enquiry.id, id)).for('update'),
      () => write(id, { ...body, ...version }),
      (tx) =>
        tx.execute(sql`update enquiry set status = 'contacted', updated_at = updated_at + interval '1 ms'
        where id = ${id}`),
    )
    expect([status, answered.code, answered.record?.status]).toEqual([409, 'CONFLICT', 'contacted'])
    expect([await notesOf(id), await readsOf(id)]).toEqual([0, 1])
    expect((await outbox()).filter(({ to, text }) => to === email && text.includes('two buses'))).toEqual([])
  })
})

test('of two answers at once one is sent, and the other is told of it', async () => {
  const { id, email } = await newEnquiry('general')
  const version = await enquiryVersion(db, id)
  const responses = await Promise.all(
    ['Yes, one bus.', 'Yes, two buses.'].map((text) =>
      asSchool(`/buyer/general-enquiry/${sid}`, { id, reply: text, ...version }),
    ),
  )
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
  const conflict = responses.find(({ status }) => status === 409)
  expect(conflict?.body.record?.replies).toHaveLength(1)
  expect((await outbox()).filter(({ to, text }) => to === email && text.includes('Yes, '))).toHaveLength(1)
})

test('of two mails at once one is sent, and the other is told of it', async () => {
  const { id, email } = await newEnquiry('studyindia')
  const version = await enquiryVersion(db, id)
  const mails = await Promise.all(
    ['The first.', 'The second.'].map((text) =>
      asAdmin<WriteResponse>('POST', `/admin/enquiry/studyindia/mail/${id}`, { text, subject: 'July', ...version }),
    ),
  )
  expect(mails.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(mails.find(({ status }) => status === 409)?.body.record?.replies).toHaveLength(1)
  expect((await outbox()).filter(({ to, subject }) => to === email && subject === 'July')).toHaveLength(1)
})

test('an institute that meets a conflict is shown no remark of the desk', async () => {
  const { id } = await newEnquiry('general')
  const version = await enquiryVersion(db, id)
  await asAdmin('PUT', `/admin/enquiry/remark/${id}`, { remark: 'For the desk alone', assignee: null, ...version })
  const { status, body } = await asSchool(`/buyer/general-enquiry/${sid}`, { id, reply: 'Yes.', ...version })
  // The assignee of an institute's enquiry is its own: the desk's is not named.
  expect([status, body.record?.remarks, body.record?.assignee]).toEqual([409, [], null])
  expect(JSON.stringify(body)).not.toMatch(/For the desk alone|assigneeName/)
})

test('what the visitor adds, and a mail to many, are changes of the enquiry', async () => {
  const visitor = await newEnquiry('general')
  const read = await enquiryVersion(db, visitor.id)
  await visitor.ask()
  const lateResponse = await asSchool(`/buyer/general-enquiry/${sid}`, { id: visitor.id, reply: 'Yes.', ...read })
  expect([lateResponse.status, lateResponse.body.record?.more]).toMatchObject([409, [{ message: 'And a hostel?' }]])
  const abroad = await newEnquiry('studyindia')
  await asAdmin('PUT', `/admin/enquiry/remark/${abroad.id}`, {
    status: 'closed',
    ...(await enquiryVersion(db, abroad.id)),
  })
  const closed = await enquiryVersion(db, abroad.id)
  await asAdmin('POST', '/admin/enquiry/studyindia/mails', { ids: [abroad.id], subject: 'July', text: 'Dear {{name}}' })
  await outbox()
  const remarked = await asAdmin<WriteResponse>('PUT', `/admin/enquiry/remark/${abroad.id}`, {
    remark: 'Called',
    ...closed,
  })
  expect([remarked.status, remarked.body.record]).toMatchObject([409, { status: 'closed', replies: [{}] }])
})
