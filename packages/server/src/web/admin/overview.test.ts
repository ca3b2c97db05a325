import { type Overview, overviewDays, publicationStates, workQueues } from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'

const { asAdmin, database } = await testApp('demo')
const { db } = database

/** Of each kind the list that the console shows of it. */
const lists = {
  school: 'school-details',
  college: 'college-details',
  exam: 'exam-list',
  career: 'career',
  article: 'articles',
  'school-content': 'school-content',
  'college-content': 'college-content',
} as const

test('the overview counts what the lists count, in every state', async () => {
  await db.execute(sql`update school set status = 'review' where id in (select id from school order by id limit 3)`)
  await db.execute(sql`update exam set status = 'archived' where id in (select id from exam order by id limit 1)`)
  const { publication } = (await asAdmin<{ data: Overview }>('GET', '/admin/overview')).body.data
  expect(publication.map(({ kind }) => kind)).toEqual(Object.keys(lists))
  for (const { kind, counts } of publication)
    for (const status of publicationStates) {
      const list = await asAdmin<{ total: number }>('GET', `/admin/${lists[kind]}?status=${status}&limit=1`)
      const total = counts.find((count) => count.status === status)?.total ?? 0
      expect([kind, status, total]).toEqual([kind, status, list.body.total])
    }
  expect(publication[0]?.counts).toContainEqual({ status: 'review', total: 3, totalAtLeast: false })
})

test('beyond the bound it says so', async () => {
  await db.execute(
    sql`insert into school_content (url, h1, status) select 'listing-' || n, 'L', 'draft' from generate_series(1, 1200) n`,
  )
  const { publication } = (await asAdmin<{ data: Overview }>('GET', '/admin/overview')).body.data
  const drafts = publication.find(({ kind }) => kind === 'school-content')?.counts
  expect(drafts).toContainEqual({ status: 'draft', total: 1_000, totalAtLeast: true })
})

test('queues say how many wait, how many are late and since when; failures and the days of India count what is there', async () => {
  const readOverview = async () => (await asAdmin<{ data: Overview }>('GET', '/admin/overview')).body.data
  const before = await readOverview()
  // A day that stays among the thirty, and the same day, where midnight passes between the two reads.
  const { day = '', enquiries: enquiriesOfDay = 0 } = before.days.at(-2) ?? {}
  await db.execute(sql`
    insert into enquiry (reference, kind, name, mobile, consent_version, created_at) values
      ('PR-O1', 'general', 'Late', '+919812340001', '2026-11', now() - interval '60 hours'),
      ('PR-O2', 'general', 'New', '+919812340002', '2026-11', (${day}::date + time '23:00') at time zone 'Asia/Kolkata'),
      ('PR-O3', 'general', 'Gone', '+919812340003', '2026-11', now())`)
  await db.execute(sql`update enquiry set deleted_at = now() where reference = 'PR-O3'`)
  await db.execute(sql`insert into job (kind, payload, state, ended_at) values ('mail', '{}', 'dead', now())`)
  await db.execute(sql`insert into mail_suppression (address, purpose, reason, created_at) values
    ('a@example.in', 'all', 'bounce', now()), ('b@example.in', 'all', 'bounce', now() - interval '40 days')`)
  const after = await readOverview()
  const queueOf = ({ queues }: Overview, name: string) => queues.find(({ queue }) => queue === name)
  const [enquiriesBefore, enquiries] = [queueOf(before, 'enquiries'), queueOf(after, 'enquiries')]
  expect(enquiries).toMatchObject({
    waiting: (enquiriesBefore?.waiting ?? 0) + 2,
    overdue: (enquiriesBefore?.overdue ?? 0) + 1,
    waitingAtLeast: false,
  })
  expect(Date.parse(enquiries?.oldestAt ?? '')).toBeLessThanOrEqual(Date.now() - 60 * 3_600_000)
  expect(after.queues.map(({ queue }) => queue)).toEqual([...workQueues])
  const failed = ({ failures }: Overview) => Object.fromEntries(failures.map(({ kind, total }) => [kind, total]))
  expect(failed(after)).toEqual({
    ...failed(before),
    jobs: (failed(before).jobs ?? 0) + 1,
    bounces: (failed(before).bounces ?? 0) + 1,
  })
  expect(after.days).toHaveLength(overviewDays)
  expect(after.days.find((row) => row.day === day)?.enquiries).toBe(enquiriesOfDay + 1)
})

test('money that arrived and went back is summed by day', async () => {
  const days = async () => (await asAdmin<{ data: Overview }>('GET', '/admin/overview')).body.data.days
  const before = (await days()).at(-3)
  const { day = '' } = before ?? {}
  const noon = sql`(${day}::date + time '12:00') at time zone 'Asia/Kolkata'`
  await db.execute(sql`with a as (select min(id) as id from student_account), n as (
      insert into application (account, institute_type, institute_id, status, submitted_at, payment)
      select id, 'school', 1, 'submitted', ${noon}, 999999 from a returning id, account),
    p as (insert into payment (id, account, application, fees_type, amount, currency, gateway, gateway_payment, status, receipt_number, paid_at)
      select 999999, account, id, 'application', 33100, 'INR', 'sandbox', 'pay_overview', 'paid', 'PR/T/1', ${noon} from n returning id),
    m as (insert into received_money (gateway_payment, amount, currency, outcome) values ('pay_overview', 33100, 'INR', 'accepted') returning gateway_payment)
    insert into refund (gateway_payment, payment, amount, reason, status, refunded_at)
    select m.gateway_payment, p.id, 10000, 'staff', 'refunded', ${noon} from m, p`)
  const { applications = 0, payments = 0, paid = 0, refunded = 0 } = before ?? {}
  expect((await days()).find((row) => row.day === day)).toMatchObject({
    ...{ applications: applications + 1, payments: payments + 1 },
    ...{ paid: paid + 33_100, refunded: refunded + 10_000 },
  })
})
