import { staffStates } from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { testApp } from '../../../../testing/test-app.ts'
import { seedFamilies } from './families.ts'

const { app, call, database, config, demoToken } = await testApp('demo')
const { db } = database
type Row = Record<string, unknown>
const read = async <T = Row[]>(role: 'student' | 'parent', path: string) =>
  (await call<{ data: T }>('GET', `/student/${path}`, { token: await demoToken(role) })).body.data
const statesOf = (rows: Row[]) => rows.map(({ status }) => status).sort()

beforeAll(async () => {
  expect(await seedFamilies({ app, database, config })).toBe(true)
})

test('the student has applications at every stage, an offer to answer and a fee to pay', async () => {
  const form = await read<{ applications: Row[]; completeness: { percent: number } }>('student', 'application-form')
  expect(statesOf(form.applications)).toEqual([
    'documents_requested',
    'offered',
    'submitted',
    'waitlisted',
    'withdrawn',
  ])
  expect(form.applications.filter(({ courseName }) => courseName === null)).toEqual([])
  expect(form.completeness.percent).toBeGreaterThan(50)
  expect(form.completeness.percent).toBeLessThan(100)
  expect(await read('student', 'my-cart')).toHaveLength(1)
  const board = await read<{ next: Row[] }>('student', 'dashboard')
  expect(board.next[0]).toMatchObject({ kind: 'application', by: expect.any(String) })
  expect(statesOf(await read('student', 'institute-payment'))).toContain('paid')
  expect(await read('student', 'documents')).toHaveLength(4)
})

test('the parent has two children, schools at every stage and an offer to answer', async () => {
  const board = await read<{ children: Row[]; applications: Row[] }>('parent', 'school-dashboard')
  expect(board.children).toHaveLength(2)
  expect(statesOf(board.applications)).toEqual(['draft', 'interaction', 'offered', 'submitted', 'waitlisted'])
  expect(await read('parent', 'documents')).toHaveLength(3)
})

test.each(['student', 'parent'] as const)(
  'the %s has asked and was answered, and a review of theirs is published',
  async (role) => {
    expect((await read(role, 'enquiry'))[0]?.replies).toHaveLength(1)
    expect(new Set(statesOf(await read(role, 'review')))).toEqual(new Set(['pending', 'published', 'rejected']))
  },
)

test('what the demo’s own family says in a review is a figure of the demo, and marked as one', async () => {
  const { rows } = await db.execute<{ tier: string; count: number; readable: number }>(sql`
    select rating_source ->> 'tier' as tier, rating_count as count, (
      select count(*)::int from review r where r.institute_type = i.kind and r.institute_id = i.id and r.status = 'published'
    ) as readable from (
      select 'school' as kind, id, rating_source, rating_count from school
      union all select 'college', id, rating_source, rating_count from college
    ) i where rating_count > 0`)
  expect(rows.length).toBeGreaterThan(100)
  // Each rating is of as many reviews as can be read.
  expect(rows.filter(({ tier, count, readable }) => tier !== 'demo' || count !== readable)).toEqual([])
})

test.each(['school', 'college'] as const)(
  'an institute of the %s office has applications in every state, and enquiries of several ages',
  async (type) => {
    const { rows } = await db.execute<{ id: number }>(sql`select b.institute as id from buyer_institute b
      join buyer_account a on a.id = b.buyer where a.email = ${`${type}@demo.pravesh.example`} order by 1 limit 1`)
    const token = await demoToken(type)
    const read = async (path: string) =>
      (await call<{ data: Row[]; total: number }>('GET', `/buyer/${path}/${rows[0]?.id}`, { token })).body.data
    expect(new Set(statesOf(await read('applications')))).toEqual(new Set(staffStates.options))
    const waiting = (await read('general-enquiry')).map(({ replyBy }) => String(replyBy))
    expect(waiting.some((dueTime) => Date.parse(dueTime) < Date.now())).toBe(true)
    expect(waiting.some((dueTime) => Date.parse(dueTime) > Date.now())).toBe(true)
    expect(waiting).toContain('null')
  },
)

test('a child applies for a class that the school has, in the session that it admits for', async () => {
  const { rows } = await db.execute<{
    count: number
    differing: number
  }>(sql`select count(*)::int as count, count(*) filter (
      where a.class not between s.class_from and s.class_to or a.session <> s.admission ->> 'session')::int as differing
    from application a join school s on s.id = a.institute_id where a.institute_type = 'school'`)
  expect(rows[0]?.count).toBeGreaterThan(15)
  expect(rows[0]?.differing).toBe(0)
})
test('what is paid is submitted, and what is submitted is paid', async () => {
  const { rows } = await db.execute(sql`select a.id from application a left join payment p on p.id = a.payment
    where (a.submitted_at is null) <> (p.id is null) or (a.submitted_at is not null and p.status not in ('paid', 'refund_pending', 'refunded'))`)
  expect(rows).toEqual([])
})

test('applications and their fees lie on many days, and the gateway has them on the same', async () => {
  type Days = { submitted: number; differing: number }
  const { rows } = await db.execute<Days>(sql`select count(distinct a.submitted_at::date)::int as submitted,
      count(*) filter (where abs(extract(epoch from p.paid_at) - (s.body ->> 'created_at')::bigint) > 3600)::int as differing
    from application a join payment p on p.id = a.payment join sandbox_record s on s.id = p.gateway_payment`)
  expect(rows[0]?.submitted).toBeGreaterThan(20)
  expect(rows[0]?.differing).toBe(0)
  const { rows: late } = await db.execute(sql`select 1 from application where submitted_at > now() or updated_at > now()
    union all select 1 from application_move where at > now() union all select 1 from refund where at > now()`)
  expect(late).toEqual([])
})

test('it is sown once, and nobody stays signed in', async () => {
  expect(await seedFamilies({ app, database, config })).toBe(false)
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from review r join student_account a on a.id = r.account where a.email not like '%reviewer%'`,
  )
  expect(rows[0]?.n).toBe(9)
})
