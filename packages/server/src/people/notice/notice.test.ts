import type { NoticeSettings, StudentEnquiry, UnreachableInstitute } from '@pravesh/contract'
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { and, eq, sql } from '../../platform/db/drizzle.ts'
import { buyerAccount, buyerInstitute, enquiry, instituteNotice, mailSuppression } from '../../platform/db/tables.ts'
import { openSession } from '../session/tokens.ts'
import { remindInstitutes } from './remind.ts'
import { tellInstitutes } from './tell.ts'

const { call, asAdmin, config, database, demoToken, outbox } = await testApp('demo')
const { db } = database
let count = 0

/** A school of nobody, with a person of a role, and that person's session. */
async function schoolWith(role: 'owner' | 'counsellor' | 'editor' | 'read-only') {
  const { rows } = await db.execute<{ id: number; name: string }>(sql`
    select id, name from school where not exists (select from buyer_institute bi join buyer_account b on b.id = bi.buyer
      where b.institute_type = 'school' and bi.institute = school.id) order by id limit 1`)
  const [school] = rows
  if (!school) throw new Error('Every school has a login')
  const email = `person${++count}@school.example`
  const [account] = await db
    .insert(buyerAccount)
    .values({ email, passwordHash: 'none', instituteType: 'school', name: 'Meera Nair', mobile: '+919876500000' })
    .returning({ id: buyerAccount.id })
  if (!account) throw new Error('An insert answered no row')
  await db.insert(buyerInstitute).values({ buyer: account.id, institute: school.id, role })
  return { ...school, email, account: account.id, token: await openSession(db, 'buyer', account.id) }
}
const ask = (instituteId: number, name = 'Asha Rao') =>
  call('POST', '/open/enquiry/general', {
    body: {
      ...{ name, mobile: `98${String(10_000_000 + ++count)}`, email: `asha${count}@example.in` },
      ...{ message: 'Is there a bus from Sector 21?', instituteType: 'school', instituteId, consentVersion: '2026-11' },
    },
  })
/** Makes what waits as old as what is told. */
const gather = () => db.execute(sql`update institute_notice set created_at = created_at - interval '1 minute'`)
const mailsTo = async (email: string) => (await outbox()).filter(({ to }) => to === email)
const settings = (token: string, body?: object) =>
  call<{ data: NoticeSettings }>(body ? 'PUT' : 'GET', '/buyer/notices', { token, body })
const unreachable = async (institute: number) =>
  (await asAdmin<{ data: UnreachableInstitute[] }>('GET', '/admin/unreachable-institutes?limit=100')).body.data.find(
    (row) => row.instituteId === institute && row.instituteType === 'school',
  )

beforeEach(() => db.execute(sql`delete from throttle`))

test('thirty questions are one mail, with a link to the list and no contact or text of a family', async () => {
  const school = await schoolWith('counsellor')
  for (let n = 0; n < 30; n++) expect((await ask(school.id)).status).toBe(200)
  expect(await tellInstitutes(db, config)).toBe(0)
  await gather()
  expect(await tellInstitutes(db, config)).toBe(1)
  expect(await tellInstitutes(db, config)).toBe(0)
  const [mail, ...more] = await mailsTo(school.email)
  expect(more).toEqual([])
  expect(mail?.subject).toBe(`Pravesh: ${school.name}: 30 new questions`)
  expect(mail?.text).toContain(
    `30 new questions: ${config.origin}/administration/institutes/${school.id}/general-enquiries`,
  )
  expect(mail?.text).not.toMatch(/example\.in|98\d{8}|Sector 21/)
})

test('one question is a line with the first name, and its link opens the thread; more of it waits three minutes', async () => {
  const school = await schoolWith('owner')
  await ask(school.id, 'Asha Rao')
  await gather()
  await tellInstitutes(db, config)
  const [row] = await db
    .select({ id: enquiry.id })
    .from(enquiry)
    .where(and(eq(enquiry.instituteId, school.id), eq(enquiry.name, 'Asha Rao')))
  const [mail] = await mailsTo(school.email)
  expect(mail?.text).toContain(
    `a new question, Asha: ${config.origin}/administration/institutes/${school.id}/general-enquiries/${row?.id}`,
  )
  await ask(school.id, 'Ravi Das')
  await gather()
  await tellInstitutes(db, config)
  expect(await mailsTo(school.email)).toHaveLength(1)
  await db.execute(sql`update institute_notice set told_at = told_at - interval '11 minutes' where told_at is not null`)
  await tellInstitutes(db, config)
  expect(await mailsTo(school.email)).toHaveLength(2)
})

test('who may not answer is not told; who chose the morning is told then, and who chose nothing never', async () => {
  const reader = await schoolWith('read-only')
  await ask(reader.id)
  const noticesOf = (account: number) => db.select().from(instituteNotice).where(eq(instituteNotice.account, account))
  expect(await noticesOf(reader.account)).toEqual([])
  const school = await schoolWith('counsellor')
  await settings(school.token, { choices: [{ kind: 'enquiry', delivery: 'off' }] })
  await ask(school.id)
  await settings(school.token, { choices: [{ kind: 'enquiry', delivery: 'digest' }], language: 'hi' })
  await ask(school.id)
  await gather()
  await tellInstitutes(db, config)
  expect(await mailsTo(school.email)).toEqual([])
  await db.execute(
    sql`update institute_notice set created_at = created_at - interval '1 day' where account = ${school.account}`,
  )
  // Before 8.30 in India yesterday's news were told yesterday, so that they are due at any hour of this test.
  await db.execute(
    sql`update institute_notice set created_at = created_at - interval '1 day' where account = ${school.account}`,
  )
  const isMorning = (
    await db.execute<{ past: boolean }>(sql`select (now() at time zone 'Asia/Kolkata')::time >= '08:30' as past`)
  ).rows[0]?.past
  await tellInstitutes(db, config)
  const mails = await mailsTo(school.email)
  expect(mails.map(({ subject }) => subject)).toEqual(isMorning ? [`प्रवेश: ${school.name}: एक नया सवाल`] : [])
})

test('a bounce and an unsubscribe stop the mails, are listed, and the person lets them go again', async () => {
  const school = await schoolWith('owner')
  await ask(school.id)
  expect(await unreachable(school.id)).toBeUndefined()
  await db.insert(mailSuppression).values({ address: school.email, purpose: 'all', reason: 'bounce' })
  await gather()
  await tellInstitutes(db, config)
  expect(await mailsTo(school.email)).toEqual([])
  expect(await unreachable(school.id)).toMatchObject({ reason: 'bounced', enquiries: 1, name: school.name })
  expect((await settings(school.token)).body.data.stopped).toBe('bounced')
  await db.delete(mailSuppression).where(eq(mailSuppression.address, school.email))
  await ask(school.id)
  await gather()
  await db.execute(sql`update institute_notice set told_at = told_at - interval '11 minutes' where told_at is not null`)
  await tellInstitutes(db, config)
  const [mail] = await mailsTo(school.email)
  const stop = /Stop these mails: \S+\/unsubscribe\?token=(\S+)/.exec(mail?.text ?? '')?.[1]
  expect(
    (
      await call('POST', `/open/unsubscribe/${stop}`, {
        payload: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    ).status,
  ).toBe(200)
  expect((await settings(school.token)).body.data.stopped).toBe('unsubscribed')
  expect((await unreachable(school.id))?.reason).toBe('turned-off')
  expect((await settings(school.token, { resume: true })).body.data.stopped).toBeNull()
})

test('a school without a login is listed, and its family reads that nobody there can be told', async () => {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from school where not exists (select from buyer_institute bi where bi.institute = school.id) order by id desc limit 1`)
  const id = rows[0]?.id ?? 0
  await ask(id)
  const parent = await demoToken('parent')
  const withSchool = await schoolWith('owner')
  for (const instituteId of [id, withSchool.id]) {
    const body = { message: 'Is there a bus?', consentVersion: '2026-11', instituteType: 'school', instituteId }
    expect((await call('POST', '/student/enquiry', { token: parent, body })).status).toBe(200)
  }
  const own = (await call<{ data: StudentEnquiry[] }>('GET', '/student/enquiry?limit=2', { token: parent })).body.data
  expect(own.map((row) => [row.instituteId, row.cannotBeTold])).toEqual([
    [withSchool.id, false],
    [id, true],
  ])
  expect(await unreachable(id)).toMatchObject({ reason: 'no-login', enquiries: 2, applications: 0 })
})

test('a late reply is told once by day, and again after a further message', async () => {
  const school = await schoolWith('owner')
  await ask(school.id)
  await db.execute(
    sql`update enquiry set reply_by = now() - interval '1 hour' where institute_type = 'school' and institute_id = ${school.id}`,
  )
  const overdue = () =>
    db.$count(instituteNotice, and(eq(instituteNotice.account, school.account), eq(instituteNotice.kind, 'overdue')))
  const { rows } = await db.execute<{ day: boolean }>(
    sql`select extract(hour from now() at time zone 'Asia/Kolkata') between 8 and 19 as day`,
  )
  await remindInstitutes(db)
  await remindInstitutes(db)
  expect(await overdue()).toBe(rows[0]?.day ? 1 : 0)
})

test('a person may be told by a message to the mobile as well', async () => {
  const school = await schoolWith('owner')
  expect((await settings(school.token, { sms: true })).body.data).toMatchObject({ sms: true, canSms: true })
  await ask(school.id)
  await gather()
  await tellInstitutes(db, config)
  const [sms] = await mailsTo('+919876500000')
  expect(sms?.text).toContain('News from families on Pravesh for your institute: 1')
})
