import type { InstituteType } from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { codeOf, fieldsOf, testApp } from '../../../testing/test-app.ts'
import { untilBlocked } from '../../platform/db/testing/until-blocked.ts'

type Removed = { data: { ids: number[]; parts: Record<string, number> }; message: string }
type Kind = InstituteType
const { asAdmin, updateAsAdmin, call, database, demoToken } = await testApp('demo')
const { db } = database
let place = { state: 0, city: 0 }
beforeAll(async () => {
  const { rows } = await db.execute<typeof place>(sql`select state, id as city from city limit 1`)
  if (rows[0]) place = rows[0]
})
const pathOf = (kind: Kind, id: number) => `/admin/${kind}-details/${id}`
async function added(kind: Kind, url: string): Promise<number> {
  const name = `The ${url}`
  const body = { name, url, status: 'published', ...place }
  return (await asAdmin<{ data: { id: number } }>('POST', `/admin/${kind}-details`, body)).body.data.id
}
const remove = (kind: Kind, id: number) => asAdmin<Removed>('DELETE', pathOf(kind, id))
async function saved(method: 'POST' | 'PUT', path: string, body: object): Promise<void> {
  const { status, body: responseBody } = await asAdmin(method, path, body)
  if (status > 201) throw new Error(`${path}: ${JSON.stringify(responseBody)}`)
}
const account = sql`(select min(id) from student_account)`
const source = { name: 'Report', tier: 'institute', asOf: '2026' }
const faq = { question: 'Where is it?', answer: 'Here.' }

/** A question of the institute's own, which is part of its application form. */
const addQuestions = (kind: Kind, id: number) =>
  db.execute(sql`insert into admission_questions (${sql.identifier(kind)}, questions)
    values (${id}, ${JSON.stringify([{ id: 1, label: 'Which bus?', kind: 'text', required: false }])}::jsonb)`)
async function collegeWithParts(url: string): Promise<number> {
  const id = await added('college', url)
  for (const course of [1, 2]) await saved('POST', `/admin/college-course/${id}`, { course })
  await saved('POST', `/admin/college-contact/${id}`, { campus: 'Main' })
  await saved('POST', `/admin/college-additional/${id}`, { section: 'news', title: 'New', body: 'News' })
  await saved('POST', `/admin/faq/${id}?type=college`, faq)
  await saved('POST', `/admin/college-media/${id}`, { kind: 'tour', url: 'https://a.example.in/' })
  await saved('PUT', `/admin/college-placement/${id}`, { year: 2026, source })
  for (const title of ['Green', 'Clean']) await saved('POST', `/admin/awards/${id}?type=college`, { title })
  const service = { eid: id, api: 'https://a.example.in/', secret_key: 'a key of theirs', source: 'crm' }
  await saved('POST', '/admin/third-party-services', service)
  await saved('POST', '/admin/third-party-courses', { e_id: id, course: 'B.Tech.' })
  await addQuestions('college', id)
  return id
}
async function schoolWithParts(url: string): Promise<number> {
  const id = await added('school', url)
  const fees = [1, 2].map((classNumber) => ({ class: classNumber, tuition: 1_000 }))
  for (const session of ['2026-27', '2027-28'])
    await saved('POST', `/admin/grade-fees/${id}`, { session, fees, source, version: null })
  await saved('POST', `/admin/faq/${id}?type=school`, faq)
  await saved('POST', `/admin/awards/${id}?type=school`, { title: 'Green' })
  await addQuestions('school', id)
  return id
}
/** Rows of all tables that name the institute as theirs. */
async function left(kind: Kind, id: number): Promise<string[]> {
  const { rows } = await db.execute<{ table: string; column: string }>(sql`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    where c.table_schema = 'public' and c.column_name = ${kind} and c.data_type = 'integer'`)
  const found: string[] = []
  for (const { table, column } of rows) {
    const remaining = await db.execute(
      sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(column)} = ${id}`,
    )
    if (remaining.rows.length > 0) found.push(table)
  }
  return found
}
const none = {
  awards: 0,
  contacts: 0,
  courses: 0,
  faqs: 0,
  fees: 0,
  media: 0,
  placements: 0,
  questions: 0,
  sections: 0,
}
const noParts = { ...none, thirdPartyCourses: 0, thirdPartyServices: 0 }

test('a college takes its own parts along, and the answer says how many', async () => {
  const id = await collegeWithParts('going-college')
  expect((await updateAsAdmin(pathOf('college', id), { url: 'gone-college' })).status).toBe(200)
  expect((await left('college', id)).length).toBeGreaterThan(8)
  const total = async () => (await call<{ total: number }>('GET', '/public/colleges/all')).body.total
  const before = await total()
  const deleted = await remove('college', id)
  expect([deleted.status, deleted.body]).toEqual([
    200,
    {
      data: {
        ids: [id],
        parts: {
          ...noParts,
          ...{ awards: 2, contacts: 1, courses: 2, faqs: 1, media: 1, placements: 1, questions: 1, sections: 1 },
          ...{ thirdPartyCourses: 1, thirdPartyServices: 1 },
        },
      },
      message:
        'College Deleted Successfully, with 2 courses, 1 contact, 1 section, 1 placement, 1 FAQ, 2 awards, 1 picture or file, 1 question of the application form, 1 third-party service, 1 third-party course',
    },
  ])
  expect(await left('college', id)).toEqual([])
  expect(await total()).toBe(before - 1)
  const found = await call<{ data: unknown[] }>('GET', '/public/find/colleges?search=going-college')
  expect(found.body.data).toEqual([])
  for (const url of ['going-college', 'gone-college'])
    expect((await call('GET', `/public/college/?url=${url}`)).status).toBe(410)
  expect((await remove('college', id)).status).toBe(404)
})

test('a school takes its fee tables, questions and awards along; one without parts says nothing of them', async () => {
  const id = await schoolWithParts('going-school')
  const deleted = await remove('school', id)
  expect(deleted.body).toEqual({
    data: { ids: [id], parts: { ...noParts, fees: 2, faqs: 1, awards: 1, questions: 1 } },
    message: 'School Deleted Successfully, with 2 fee tables, 1 FAQ, 1 award, 1 question of the application form',
  })
  expect(await left('school', id)).toEqual([])
  const emptySchool = await remove('school', await added('school', 'bare-school'))
  expect(emptySchool.body).toMatchObject({ data: { parts: noParts }, message: 'School Deleted Successfully' })
})

/** Records of other people, with their creation and their removal. */
const others: [string, Kind, (id: number) => Promise<unknown>, (id: number) => Promise<unknown>][] = [
  [
    '1 enquiry',
    'school',
    (id) =>
      call('POST', '/open/enquiry/general', {
        body: {
          name: 'Asha',
          mobile: '98765 43210',
          consentVersion: '2026-11',
          instituteType: 'school',
          instituteId: id,
        },
      }),
    (id) => db.execute(sql`delete from enquiry where institute_id = ${id}`),
  ],
  [
    '1 application, 1 payment',
    'college',
    (id) =>
      db.execute(sql`with applied as (
        insert into application (account, institute_type, institute_id) values (${account}, 'college', ${id}) returning id, account
      ) insert into payment (account, application, fees_type, amount, currency, gateway, receipt_number, paid_at)
        select account, id, 'application', 33100, 'INR', 'sandbox', ${`R-${id}`}, now() from applied`),
    (id) =>
      db.execute(sql`with paid as (
        delete from payment using application a where a.id = application and a.institute_id = ${id} returning application
      ) delete from application where id in (select application from paid)`),
  ],
  [
    '1 review',
    'school',
    (id) =>
      db.execute(sql`insert into review (account, institute_type, institute_id, role, overall, pros, cons, status, verification)
        values (${account}, 'school', ${id}, 'parent', 4, '-', '-', 'published', 'none')`),
    // A withdrawn or rejected one is not visible.
    (id) => db.execute(sql`update review set status = 'withdrawn' where institute_id = ${id}`),
  ],
  [
    '1 login',
    'school',
    (id) =>
      db.execute(sql`with made as (
        insert into buyer_account (email, institute_type, password_hash) values (${`login${id}@b.example`}, 'school', '-') returning id
      ) insert into buyer_institute (buyer, institute, role) select id, ${id}, 'owner' from made`),
    (id) => db.execute(sql`delete from buyer_account where email = ${`login${id}@b.example`}`),
  ],
  [
    '1 partner application',
    'school',
    (id) =>
      saved('POST', '/admin/become-partner', {
        ...{ instituteType: 'school', instituteId: id, name: 'A school', person: 'Meera Nair' },
        ...{ email: `meera${id}@example.in`, mobile: '98765 43210' },
      }),
    (id) => db.execute(sql`delete from partner_application where institute_id = ${id}`),
  ],
  [
    '1 application form that names it',
    'college',
    async (id) => {
      const token = await demoToken('student')
      const body = { choices: [{ eid: id, priority: 1 }] }
      return call('PUT', '/student/application-form', { token, body })
    },
    () => db.execute(sql`update application_form set form = form - 'choices'`),
  ],
]
test.each(others)(
  '%s of somebody else holds a %s, and it keeps all its parts',
  async (label, kind, addDependent, removeDependent) => {
    const id =
      kind === 'school'
        ? await schoolWithParts(`held-${label}`.replaceAll(/\W+/g, '-').toLowerCase())
        : await collegeWithParts(`held-${label}`.replaceAll(/\W+/g, '-').toLowerCase())
    await addDependent(id)
    const parts = await left(kind, id)
    const rejected = await remove(kind, id)
    expect([rejected.status, codeOf(rejected), rejected.body.message]).toEqual([
      409,
      'IN_USE',
      `Still in use: ${label}`,
    ])
    expect(await left(kind, id)).toEqual(parts)
    await removeDependent(id)
    expect((await remove(kind, id)).status).toBe(200)
  },
)

test('several go together or not at all, and what holds one is said of it', async () => {
  const [firstId, secondId, thirdId] = [
    await schoolWithParts('first-of-three'),
    await schoolWithParts('second-of-three'),
    await added('school', 'third'),
  ]
  const removeMany = (query: string, body?: object) => asAdmin<Removed>('DELETE', `/admin/school-details${query}`, body)
  const others = [...(await left('school', firstId)), ...(await left('school', secondId))]
  await db.execute(sql`insert into review (account, institute_type, institute_id, role, overall, pros, cons, status, verification)
    values (${account}, 'school', ${secondId}, 'parent', 4, '-', '-', 'pending', 'none')`)
  const rejected = await removeMany(`?ids=${firstId},${secondId},${thirdId}`)
  expect([rejected.status, rejected.body]).toMatchObject([
    409,
    {
      code: 'IN_USE',
      message: 'Still in use: 1 review, of The second-of-three',
      errors: [{ field: 'ids', message: `The second-of-three (${secondId}): 1 review` }],
    },
  ])
  expect((await removeMany(`?ids=${firstId},2000000000`)).status).toBe(404)
  expect([...(await left('school', firstId)), ...(await left('school', secondId))]).toEqual(others)
  await db.execute(sql`delete from review where institute_id = ${secondId}`)
  const deleted = await removeMany('', { ids: [thirdId, secondId, firstId, secondId] })
  expect([deleted.status, deleted.body]).toMatchObject([
    200,
    {
      data: { ids: [firstId, secondId, thirdId], parts: { ...noParts, fees: 4, faqs: 2, awards: 2, questions: 2 } },
      message: 'School Deleted Successfully, with 4 fee tables, 2 FAQs, 2 awards, 2 questions of the application form',
    },
  ])
  expect(fieldsOf(await removeMany(''))).toEqual(['id'])
  expect((await asAdmin('DELETE', `/admin/college-details?id=${await collegeWithParts('of-many')}`)).status).toBe(200)
})

test('what is sent or added while an institute is being deleted finds it gone, and is kept nowhere', async () => {
  const id = await added('school', 'vanishing-school')
  const to = { instituteType: 'school', instituteId: id }
  const body = { name: 'Asha', mobile: '98765 43211', consentVersion: '2026-11', ...to }
  const calls: Promise<{ status: number }>[] = []
  await db.transaction(async (tx) => {
    // The deletion holds the school's lock, and waits before it counts enquiries.
    await tx.execute(sql`lock table enquiry in access exclusive mode`)
    calls.push(remove('school', id))
    await untilBlocked(tx, calls)
    calls.push(call('POST', '/open/enquiry/general', { body }))
    calls.push(asAdmin('POST', `/admin/awards/${id}?type=school`, { title: 'Late' }))
    await untilBlocked(tx, calls)
  })
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 422, 404])
  const { rows } = await db.execute(
    sql`select id from enquiry where institute_type = 'school' and institute_id = ${id}`,
  )
  expect([rows, await left('school', id)]).toEqual([[], []])
})
