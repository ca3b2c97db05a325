import { minReplies, type SchoolPage } from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { dataOf, staffApp } from '../../people/admission/testing/staff.ts'

const { call, db, schoolStaff } = await staffApp()
beforeEach(() => db.execute(sql`truncate enquiry, enquiry_note, throttle cascade`))

let mobile = 9_830_000_000
/** A general enquiry to the first school, so many hours ago, with an answer so many hours later if there was one. */
async function ask(hoursAgo: number, answeredAfter?: number, status = 'new') {
  const { rows } = await db.execute<{ id: number }>(sql`insert into enquiry
    (reference, kind, status, name, mobile, consent_version, institute_type, institute_id, created_at, updated_at)
    values (${`PR-${++mobile}`}, 'general', ${status}, 'Asha Rao', ${`+91${mobile}`}, '2026-11', 'school', 1,
      now() - make_interval(hours => ${hoursAgo}), now()) returning id`)
  if (answeredAfter !== undefined)
    await db.execute(sql`insert into enquiry_note (enquiry, kind, realm, account, body, created_at)
      select id, 'reply', 'buyer', ${schoolStaff.id}, 'Yes.', created_at + make_interval(hours => ${answeredAfter})
      from enquiry where id = ${rows[0]?.id ?? 0}`)
}
const replies = async () => dataOf(await call('GET', '/public/school/?url=school-1')).replies as SchoolPage['replies']

test('how a school answers is public from ten due questions on, and is what the raw rows say', async () => {
  for (let index = 1; index < minReplies; index++) await ask(100 + index, index)
  // Neither due nor answered, not a question, taken back, or too long ago.
  await ask(3)
  await ask(100, 1, 'spam')
  await ask(100, 1, 'withdrawn')
  await ask(24 * 181, 1)
  expect(await replies()).toBeNull()

  await ask(90)
  expect(await replies()).toEqual({ due: 10, inTime: 9, medianHours: 5 })
  // Late: after the promised 48 hours.
  await ask(100, 60)
  await ask(2, 1)
  const { rows } = await db.execute(sql`
    with first as (select e.*, (select min(created_at) from enquiry_note where enquiry = e.id and kind = 'reply') as at from enquiry e)
    select count(*)::int as due, count(*) filter (where at - created_at <= interval '48 hours')::int as "inTime",
      percentile_cont(0.5) within group (order by extract(epoch from at - created_at) / 3600) as "medianHours"
    from first where status = 'new' and created_at > now() - interval '180 days' and (at is not null or created_at < now() - interval '48 hours')`)
  expect(await replies()).toEqual(rows[0])
  expect(rows[0]).toMatchObject({ due: 12, inTime: 10 })
})
