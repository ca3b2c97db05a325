import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { dataOf, staffApp } from '../../people/admission/testing/staff.ts'
import { schoolDashboardOf } from './dashboard.ts'

const { db, schoolStaff, family, callAs, order, pay, confirm } = await staffApp()
const school = { instituteType: 'school', instituteId: 1 }
const kid = { name: 'Ira', dateOfBirth: '2021-06-14', relation: 'mother' }
type Board = { next: { what: string; application: number | null; by: string | null }[] }
async function parent() {
  const asha = await family('school')
  const callParent = callAs(asha)
  const next = async () => (dataOf(await callParent('GET', '/student/school-dashboard')) as unknown as Board).next
  const paid = async (target: object) => confirm(asha, await pay(await order(asha, target)), target)
  const listed = async (instituteId: number) => {
    const { data } = (await callParent('GET', '/student/shortlist')).body as unknown as {
      data: { id: number; instituteId: number; application: { id: number } | null }[]
    }
    return data.find((s) => s.instituteId === instituteId) ?? { id: 0, application: null }
  }
  return { callParent, next, paid, listed }
}

test('a parent is told to add a child, then to fill its form, and what was sent with gaps comes first', async () => {
  const { callParent, next, paid, listed } = await parent()
  expect((await next()).map((n) => n.what)).toEqual(['Add your child', 'Complete your profile'])
  await callParent('POST', '/student/manage-child', kid)
  const form = 'Fill the form of Ira: every school that you apply to reads it'
  expect((await next()).map((n) => n.what)).toEqual([form, 'Complete your profile'])
  await paid(school)
  const [first, ...rest] = await next()
  expect(first?.application).toBe((await listed(1)).application?.id)
  expect(first?.what).toMatch(
    /^School 1: Before the institute begins to read it, fill in: the class; the session; .* \(in the child’s form\)/,
  )
  expect(first?.what).toMatch(/parents, address, emergency contact, transport, declaration/)
  expect(rest.map((n) => n.what)).toEqual([form, 'Complete your profile'])
  await schoolStaff.decide(`/buyer/application/1/${first?.application}`, { status: 'under_review' })
  expect((await next()).map((n) => n.what)).toEqual([form, 'Complete your profile'])
  await db.execute(sql`update application set status = 'enrolled' where id = ${first?.application}`)
  expect((await next()).map((n) => n.what)).toEqual(['Complete your profile'])
})

test('the board counts as missing what was sent empty, keeps what has ended, and drops what was begun anew', async () => {
  const { callParent, paid, listed } = await parent()
  await callParent('POST', '/student/manage-child', kid)
  type Row = { status: string; missing: string[]; instituteId: number }
  const board = async () => {
    const { applications, children } = dataOf(await callParent('GET', '/student/school-dashboard'))
    const [ira] = children as { applications: number }[]
    const rows = applications as Row[]
    return { open: ira?.applications, rows: rows.map(({ status, missing }) => [status, missing.length > 0]) }
  }
  await paid(school)
  expect(await board()).toEqual({ open: 1, rows: [['submitted', true]] })
  await callParent('PUT', `/student/shortlist-form/${(await listed(1)).id}`, { move: 'withdraw' })
  expect(await board()).toEqual({ open: 0, rows: [['withdrawn', false]] })
  await paid(school)
  expect(await board()).toEqual({ open: 1, rows: [['submitted', true]] })
  const { application } = await listed(1)
  await db.execute(sql`update application set status = 'rejected' where id = ${application?.id}`)
  expect(await board()).toEqual({ open: 0, rows: [['rejected', false]] })
  await db.execute(sql`update application set updated_at = now() - interval '7 months' where id = ${application?.id}`)
  expect((await board()).rows).toEqual([])
})

test('of two offers the one to answer sooner comes first', async () => {
  const { callParent, next, paid, listed } = await parent()
  await callParent('POST', '/student/manage-child', kid)
  for (const [instituteId, replyBy] of [
    [1, '2099-05-02'],
    [2, '2099-05-01'],
  ] as const) {
    await paid({ ...school, instituteId })
    const { application } = await listed(instituteId)
    await db.execute(
      sql`update application set status = 'offered', reply_by = ${replyBy}::date where id = ${application?.id}`,
    )
  }
  expect((await next()).slice(0, 2).map((n) => n.by)).toEqual(['2099-05-01', '2099-05-02'])
})

test('who withdrew and applies to the same school again is not asked for class and session again', async () => {
  const { callParent, paid, listed } = await parent()
  const child = dataOf(await callParent('POST', '/student/manage-child', kid)).id
  await paid(school)
  const form = `/student/shortlist-form/${(await listed(1)).id}`
  await callParent('PUT', form, { class: 1, session: '2027-28', quota: 'general' })
  await callParent('PUT', form, { move: 'withdraw' })
  await paid(school)
  const reread = dataOf(await callParent('GET', form))
  expect(reread).toMatchObject({ child, class: 1, session: '2027-28', quota: 'general', answers: {}, documents: [] })
  expect(reread.application).toMatchObject({ status: 'submitted', session: '2027-28' })
})

test('what is next names whom and what it is about, in the language that is asked for', async () => {
  const asha = await family('school')
  const kid2 = dataOf(await callAs(asha)('POST', '/student/manage-child', kid)).id
  await callAs(asha)('POST', '/student/shortlist', { instituteId: 2, child: kid2 })
  await callAs(asha)('PUT', '/student/shortlist-form/2?by=institute', { class: 1 })
  const { next, applications } = await schoolDashboardOf(db, asha.id, 'hi')
  const target = {
    instituteType: 'school',
    instituteId: 2,
    instituteName: 'School 2',
    application: applications[0]?.id,
  }
  expect(next.map(({ what: _, ...step }) => step)).toEqual([
    { kind: 'application', ...target, child: kid2, course: null, by: null },
    { kind: 'child-form', ...noTarget, child: kid2 },
    { kind: 'profile', ...noTarget, child: null },
  ])
  for (const { what: label } of next) expect(label).toMatch(/[\u0900-\u097f]/)
})
const noTarget = {
  application: null,
  instituteType: null,
  instituteId: null,
  instituteName: null,
  course: null,
  by: null,
}
