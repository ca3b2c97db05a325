import { type AdminEnquiry, type AdminEnquiryRow, endpointTable, openEnquiryKinds } from '@pravesh/contract'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { codeOf, fieldsOf, testApp } from '../../../../testing/test-app.ts'
import { adminAccount, buyerAccount, buyerInstitute, enquiry, school, template } from '../../../platform/db/tables.ts'
import { enquiryVersion } from '../testing/version.ts'

type EnquiryResponse = { data: AdminEnquiry; message: string }
type List = { data: AdminEnquiryRow[]; total: number }
const { call, asAdmin, database, demoToken, outbox } = await testApp('demo')
const staffLists = endpointTable
  .filter(
    (e) =>
      e.method === 'GET' &&
      /^\/admin\/enquiry\/[\w/-]+$/.test(e.path) &&
      !/\/(mails|counts|export|changes)$/.test(e.path),
  )
  .map((e) => e.path)
const { db } = database
const [admin] = await db.select({ id: adminAccount.id, name: adminAccount.username }).from(adminAccount)
const account = admin?.id ?? 0
let last = 9_100_000_000
const reads = async () =>
  Number((await db.execute<{ n: number }>(sql`select count(*)::int as n from contact_read`)).rows[0]?.n)
async function raised(kind: string, overrides: object = {}): Promise<number> {
  const body = { name: 'Asha Rao', mobile: String(++last), consentVersion: '2026-11', ...overrides }
  expect((await call('POST', `/open/enquiry/${kind}`, { body })).status).toBe(200)
  const [row] = await db
    .select({ id: enquiry.id })
    .from(enquiry)
    .where(eq(enquiry.mobile, `+91${last}`))
  return row?.id ?? 0
}

/** Updates the enquiry in its current version. */
const put = async (path: string, id: number, body: object) =>
  asAdmin<EnquiryResponse>('PUT', path, { ...body, ...(await enquiryVersion(db, id)) })
const putRemark = (id: number, body: object) => put(`/admin/enquiry/remark/${id}`, id, body)

const lists = [
  ['studyindia', 'studyindia'],
  ['admission/school', 'admission-school'],
  ['admission/college', 'admission-college'],
  ['partner-enquiry', 'partner-enquiry'],
  ['career', 'career'],
  ['career-footer', 'career-footer'],
  ['exam', 'exam'],
] as const
test.each(lists)(
  '%s lists its kind alone, searched, filtered by status and person, and is no read of a contact',
  async (path, kind) => {
    const id = await raised(kind, { name: `Zubin ${kind}` })
    const before = await reads()
    const found = await asAdmin<List>('GET', `/admin/enquiry/${path}?search=Zubin&limit=5&sort=createdAt&order=asc`)
    expect([found.status, found.body.data.map((e) => e.id)]).toEqual([200, [id]])
    expect(await reads()).toBe(before)
    const all = await asAdmin<List>('GET', `/admin/enquiry/${path}?limit=100`)
    expect(new Set(all.body.data.map((e) => e.kind))).toEqual(new Set([kind]))
    expect((await asAdmin<List>('GET', `/admin/enquiry/${path}?user=${account}&ids=${id}`)).body.total).toBe(0)
    await putRemark(id, { assignee: account })
    const mine = await asAdmin<List>('GET', `/admin/enquiry/${path}?user=${account}&status=assigned&ids=${id}`)
    expect(mine.body.data.map((e) => e.assignee?.id)).toEqual([account])
    expect((await call('GET', `/admin/enquiry/${path}`)).status).toBe(401)
    expect((await call('GET', `/admin/enquiry/${path}`, { token: await demoToken('school') })).status).toBe(403)
  },
)

test.each(['admission/school', 'admission/college', 'partner-enquiry', 'career', 'career-footer', 'exam'])(
  '%s deletes its own kind alone',
  async (path) => {
    const kind = path.replace('/', '-')
    const [firstId, secondId, other] = [await raised(kind), await raised(kind), await raised('general')]
    expect(codeOf(await asAdmin('DELETE', `/admin/enquiry/${path}?ids=${firstId},${other}`))).toBe('NOT_FOUND')
    const deleted = await asAdmin<{ data: { ids: number[] }; message: string }>(
      'DELETE',
      `/admin/enquiry/${path}?ids=${firstId},${secondId}`,
    )
    expect(deleted.body.message).toBe('Enquiry Deleted Successfully')
    expect(deleted.body.data.ids.toSorted()).toEqual([firstId, secondId].toSorted())
    expect(fieldsOf(await asAdmin('DELETE', `/admin/enquiry/${path}`))).toEqual(['id'])
  },
)

test('an enquiry of a caller is written down, changed and deleted', async () => {
  const body = { name: 'Ravi Iyer', mobile: '98220 11111', email: 'ravi@example.in' }
  const created = await asAdmin<EnquiryResponse>('POST', '/admin/enquiry/student', body)
  expect([created.status, created.body.message, created.body.data.kind]).toEqual([
    200,
    'Enquiry Raised Successfully',
    'student',
  ])
  const { id } = created.body.data
  const changed = await put('/admin/enquiry/student', id, { id, city: 'Pune', assignee: account })
  expect(changed.body.data).toMatchObject({ city: 'Pune', status: 'assigned', email: 'ravi@example.in' })
  expect(changed.body.message).toBe('Enquiry Updated Successfully')
  expect(fieldsOf(await put('/admin/enquiry/student', id, { id, assignee: 99_999 }))).toEqual(['assignee'])
  expect((await asAdmin('DELETE', '/admin/enquiry/student', { id })).status).toBe(200)
  expect(codeOf(await put('/admin/enquiry/student', id, { id, city: 'Pune' }))).toBe('NOT_FOUND')
})

test('study India: days of India and a level bound the list; one is read, changed, deleted', async () => {
  const id = await raised('studyindia', { level: 'Masters', nationality: 'Nepal' })
  await db.update(enquiry).set({ createdAt: '2026-01-31T18:45:00Z' }).where(eq(enquiry.id, id))
  const on = async (q: string) => (await asAdmin<List>('GET', `/admin/enquiry/studyindia?ids=${id}&${q}`)).body.total
  expect(await on('date1=2026-02-01&date2=2026-02-01&std=masters')).toBe(1)
  expect(fieldsOf(await asAdmin('GET', '/admin/enquiry/studyindia?date1=22/11/2026'))).toEqual(['date1'])
  expect(fieldsOf(await asAdmin('GET', '/admin/enquiry/studyindia?date1=2026-02-02&date2=2026-02-01'))).toEqual([
    'date2',
  ])
  expect([await on('date2=2026-01-31'), await on('date1=2026-02-02'), await on('std=PhD')]).toEqual([0, 0, 0])
  expect((await asAdmin<EnquiryResponse>('GET', `/admin/enquiry/studyindia/${id}`)).body.data.details).toEqual({
    level: 'Masters',
    nationality: 'Nepal',
  })
  const changed = await put(`/admin/enquiry/studyindia/${id}`, id, { level: 'PhD', nationality: null })
  expect(changed.body.data.details).toEqual({ level: 'PhD' })
  expect(fieldsOf(await put(`/admin/enquiry/studyindia/${id}`, id, { career: 'nurse' }))).toEqual(['career'])
  expect(codeOf(await asAdmin('GET', `/admin/enquiry/studyindia/${await raised('exam')}`))).toBe('NOT_FOUND')
  expect((await asAdmin('DELETE', `/admin/enquiry/studyindia/${id}`)).status).toBe(200)
  expect(codeOf(await asAdmin('GET', `/admin/enquiry/studyindia/${id}`))).toBe('NOT_FOUND')
})

test('a career enquiry is changed by its id', async () => {
  const id = await raised('career')
  const changed = await put(`/admin/enquiry/career/${id}`, id, { currentClass: '11', status: 'closed' })
  expect(changed.body.data).toMatchObject({ details: { currentClass: '11' }, status: 'closed' })
})

test('a remark stays inside, a reply is sent; a template is filled', async () => {
  const id = await raised('exam', { email: 'asha@example.in', name: 'Asha\r\nBcc: all@example.in' })
  await putRemark(id, { remark: 'Sounds keen' })
  const receivedEmails = async () => (await outbox()).filter((m) => !m.subject?.startsWith('We have your enquiry'))
  expect((await receivedEmails()).filter((m) => m.to === 'asha@example.in')).toEqual([])
  const [canned] = await db
    .insert(template)
    .values({
      title: 'Dates',
      template_for: 'exam',
      channel: 'mail',
      subject: 'Dates for {{name}}',
      body: 'It is on {{date}}, {{name}}.',
      variables: ['name', 'date'],
    })
    .returning({ id: template.id })
  expect(fieldsOf(await putRemark(id, { template: canned?.id }))).toEqual(['variables'])
  const replied = await putRemark(id, { template: canned?.id, variables: { date: '3 May' } })
  expect(replied.body.data).toMatchObject({ status: 'replied', remarks: [{ body: 'Sounds keen' }] })
  const sent = (await receivedEmails()).filter((m) => m.to === 'asha@example.in')
  expect(sent.map(({ subject, text }) => [subject, text])).toEqual([
    ['Dates for Asha Bcc all example in', 'It is on 3 May, Asha Bcc all example in.'],
  ])
  expect(fieldsOf(await putRemark(await raised('exam'), { reply: 'Hello' }))).toEqual(['reply'])
})

test.each(['A\r\nBcc: x@example.in', 'A\nB', 'A\u2028B', 'A\u0007B'])('%j is no subject', async (subject) => {
  const id = await raised('studyindia', { email: 'inject@example.in' })
  const path = `/admin/enquiry/studyindia/mail/${id}`
  const version = await enquiryVersion(db, id)
  expect(fieldsOf(await asAdmin('POST', path, { subject, text: 'Hello', ...version }))).toEqual(['subject'])
  const smuggled = { subject: 'Hello {{who}}', text: 'Hello', variables: { who: `a${subject}` }, ...version }
  expect((await asAdmin('POST', path, smuggled)).status).toBe(422)
  const bulkBody = { ids: [id], subject, text: 'Hello' }
  expect(fieldsOf(await asAdmin('POST', '/admin/enquiry/studyindia/mails', bulkBody))).toEqual(['subject'])
  const sent = await asAdmin<EnquiryResponse>('POST', path, { subject: 'Hello', text: 'Dear {{name}}', ...version })
  expect([sent.status, sent.body.data.replies[0]?.body]).toEqual([200, 'Dear Asha Rao'])
})

test('an institute reads only what is addressed to it, and no remark of the desk', async () => {
  const [buyer] = await db
    .select({ account: buyerAccount.id, sid: buyerInstitute.institute })
    .from(buyerAccount)
    .innerJoin(buyerInstitute, eq(buyerInstitute.buyer, buyerAccount.id))
    .where(eq(buyerAccount.email, 'school@demo.pravesh.example'))
  const sid = buyer?.sid ?? 0
  const [unmanaged] = await db
    .select({ id: school.id })
    .from(school)
    .where(sql`not exists (select from buyer_institute b where b.institute = ${school.id})`)
    .limit(1)
  const other = unmanaged?.id ?? 0
  const ownEnquiry = await raised('admission-school', { instituteType: 'school', instituteId: sid })
  const foreign = await raised('admission-school', { instituteType: 'school', instituteId: other })
  await putRemark(ownEnquiry, { remark: 'For the desk alone' })
  const token = await demoToken('school')
  const inbox = `/buyer/admission-enquiry/${sid}`
  const list = await call<{ data: { id: number }[] }>('GET', `${inbox}?ids=${ownEnquiry},${foreign}`, { token })
  expect(list.body.data.map((e) => e.id)).toEqual([ownEnquiry])
  const read = (id: number) => call<{ data: { remarks: unknown[] } }>('GET', `${inbox}/${id}`, { token })
  expect((await read(ownEnquiry)).body.data.remarks).toEqual([])
  expect((await read(foreign)).status).toBe(404)
  const path = `/admin/enquiry/admission/school?us_id=${buyer?.account}&ids=${ownEnquiry},${foreign}`
  expect((await asAdmin<List>('GET', path)).body.data.map((e) => e.id)).toEqual([ownEnquiry])
})

test('every kind that a visitor or a student can send is read, and deleted, by some list of the desk', async () => {
  await db.execute(sql`delete from throttle`)
  for (const kind of openEnquiryKinds) {
    const mobile = `97${String(openEnquiryKinds.indexOf(kind)).padStart(8, '0')}`
    const raised = await call('POST', `/open/enquiry/${kind}`, {
      body: {
        ...{ name: 'Ila Bose', mobile, consentVersion: '2026-11' },
        ...(kind === 'grievance' && { grievanceSubject: 'content', message: 'It is wrong' }),
      },
    })
    expect(raised.status).toBe(200)
    const found: string[] = []
    for (const path of staffLists) {
      const list = await asAdmin<{ data: { id: number; kind: string }[] }>('GET', `${path}?search=${mobile}`)
      for (const row of list.body.data) {
        expect(row.kind).toBe(kind)
        found.push(path)
        const { rows } = await db.execute(sql`select 1 from contact_read where enquiry = ${row.id} and realm = 'admin'`)
        expect(rows).toHaveLength(1)
        if (kind !== 'studyindia') expect((await asAdmin('DELETE', `${path}?id=${row.id}`)).status).toBe(200)
      }
    }
    expect([kind, found]).toEqual([kind, [expect.any(String)]])
  }
})

test('a row says which institute it is about, who has it in hand, and by when a reply was promised', async () => {
  type Name = { name: string }
  const [school] = (await db.execute<Name>(sql`select name from school where id = 1`)).rows
  const [college] = (await db.execute<Name>(sql`select name from college where id = 1`)).rows
  const ids = [
    await raised('general', { instituteType: 'school', instituteId: 1, email: 'waits@example.in' }),
    await raised('general', { instituteType: 'college', instituteId: 1 }),
    await raised('general'),
  ]
  const rows = async () => (await asAdmin<List>('GET', `/admin/enquiry/general?ids=${ids}&sort=id&order=asc`)).body.data
  const before = await rows()
  expect(before.map((e) => [e.about && [e.about.type, e.about.name], e.assignee])).toEqual([
    [['school', school?.name], null],
    [['college', college?.name], null],
    [null, null],
  ])
  const promised = (createdAt: string) => new Date(Date.parse(createdAt) + 48 * 3_600_000).toISOString()
  expect(before.map((e) => e.replyBy)).toEqual(before.map((e) => promised(e.createdAt)))
  await putRemark(ids[0] ?? 0, { reply: 'On Saturday', assignee: account })
  await putRemark(ids[1] ?? 0, { status: 'closed' })
  expect((await rows()).map((e) => [e.replyBy === null, e.assignee?.name ?? null])).toEqual([
    [true, admin?.name],
    [true, null],
    [false, null],
  ])
})
