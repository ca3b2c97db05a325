import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { codeOf, testApp } from '../testing/test-app.ts'
import { refuseIfReferred } from './referred.ts'

const { asAdmin, home } = await testApp('demo')
const { db } = home
let place = { state: 0, city: 0 }
beforeAll(async () => {
  const { rows } = await db.execute<typeof place>(sql`select state, id as city from city limit 1`)
  if (rows[0]) place = rows[0]
})
async function added(kind: 'school' | 'college', url: string): Promise<number> {
  const { body } = await asAdmin<{ data: { id: number } }>('POST', `/admin/${kind}-details`, {
    name: `The ${url}`,
    url,
    status: 'published',
    ...place,
  })
  return body.data.id
}
const account = sql`(select min(id) from student_account)`

test('a college is held by all that hangs on it and by what people wrote, each with its count', async () => {
  const id = await added('college', 'held-college')
  const at = `/admin/college-details/${id}`
  for (const course of [1, 2]) await asAdmin('POST', `/admin/college-course/${id}`, { course })
  await asAdmin('POST', `/admin/college-contact/${id}`, { campus: 'Main' })
  await asAdmin('POST', `/admin/college-additional/${id}`, { section: 'news', title: 'New', body: 'News' })
  await asAdmin('POST', `/admin/faq/${id}?type=college`, { question: 'Where?', answer: 'Here.' })
  await db.execute(sql`insert into college_media (college, kind, url) values (${id}, 'tour', 'https://a.example.in/')`)
  await asAdmin('PUT', `/admin/college-placement/${id}`, {
    year: 2026,
    source: { name: 'Report', tier: 'institute', asOf: '2026' },
  })
  await asAdmin('POST', `/admin/awards/${id}?type=college`, { title: 'Green' })
  await db.execute(sql`insert into third_party_service (college, api, secret, secret_hint, source)
    values (${id}, 'https://a.example.in/', 'x', 'x', 'crm')`)
  await db.execute(sql`insert into application_form (account, form)
    values (${account}, ${JSON.stringify({ choices: [{ eid: id, priority: 1 }] })}::jsonb)
    on conflict (account) do update set form = excluded.form`)
  const held = await asAdmin('DELETE', at)
  expect([held.status, codeOf(held)]).toEqual([409, 'IN_USE'])
  expect(held.body.message).toBe(
    'Still in use: 2 courses, 1 contact, 1 section, 1 FAQ, 1 picture or file, 1 placement, 1 award, 1 third-party service, 1 application form that names it',
  )
  expect((await asAdmin('GET', at)).status).toBe(200)
})

test('a school is held by fees, questions and awards; a review that was taken back does not count', async () => {
  const id = await added('school', 'held-school')
  const at = `/admin/school-details/${id}`
  const review = (status: string) =>
    db.execute(sql`insert into review (account, institute_type, institute_id, role, overall, pros, cons, status, verification)
      values (${account}, 'school', ${id}, 'parent', 4, '-', '-', ${status}, 'none')`)
  await review('withdrawn')
  await asAdmin('POST', `/admin/grade-fees/${id}`, {
    session: '2026-27',
    fees: [{ class: 1, tuition: 1_000 }],
    source: { name: 'Notice', tier: 'institute', asOf: '2026' },
  })
  await asAdmin('POST', `/admin/faq/${id}?type=school`, { question: 'Where?', answer: 'Here.' })
  const held = await asAdmin('DELETE', at)
  expect([held.status, held.body.message]).toEqual([409, 'Still in use: 1 fee table, 1 FAQ'])
  await db.execute(sql`delete from school_fee where school = ${id}`)
  await db.execute(sql`delete from faq where school = ${id}`)
  await review('published')
  expect((await asAdmin('DELETE', at)).body.message).toBe('Still in use: 1 review')
  await db.execute(sql`update review set status = 'withdrawn' where institute_id = ${id}`)
  expect((await asAdmin('DELETE', at)).status).toBe(200)
  expect((await asAdmin('DELETE', at)).status).toBe(404)
})

test('what is added while an institute is being deleted finds it gone', async () => {
  const id = await added('school', 'going-school')
  let adding: Promise<{ status: number }> | undefined
  await db.transaction(async (tx) => {
    await refuseIfReferred(tx, { instituteType: 'school', instituteId: id })
    adding = asAdmin('POST', `/admin/awards/${id}?type=school`, { title: 'Late' })
    await new Promise((done) => setTimeout(done, 200))
    await tx.execute(sql`delete from school where id = ${id}`)
  })
  expect((await adding)?.status).toBe(404)
})
