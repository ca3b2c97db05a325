import type { InstituteWeeks } from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { staffApp } from '../../people/admission/testing/staff.ts'

const { call, db, applied, schoolStaff, two } = await staffApp()
beforeEach(() => db.execute(sql`truncate application, enquiry, enquiry_note, page_view_day, throttle cascade`))

let mobile = 9_820_000_000
/** An enquiry that came so many hours ago, with its answer so many hours later if there was one. */
async function ask(instituteId: number, hoursAgo: number, answeredAfter?: number, status = 'new') {
  const body = { name: 'Asha Rao', mobile: String(++mobile), consentVersion: '2026-11', message: 'Is there a bus?' }
  await call('POST', '/open/enquiry/general', { body: { ...body, instituteType: 'school', instituteId } })
  const [{ id } = { id: 0 }] = (
    await db.execute<{ id: number }>(sql`update enquiry set status = ${status},
      created_at = now() - make_interval(hours => ${hoursAgo}) where mobile = ${`+91${mobile}`} returning id`)
  ).rows
  if (answeredAfter !== undefined)
    await db.execute(sql`insert into enquiry_note (enquiry, kind, realm, account, body, created_at)
      select id, 'reply', 'buyer', ${schoolStaff.id}, 'Yes.', created_at + make_interval(hours => ${answeredAfter})
      from enquiry where id = ${id}`)
  return id
}
const read = async (staff: typeof schoolStaff, sid: number, weeks = 12) =>
  (await staff.as('GET', `/buyer/home/${sid}/weeks?weeks=${weeks}`)).body as unknown as InstituteWeeks
const sum = (rows: InstituteWeeks['data'], key: 'enquiries' | 'answered' | 'answeredInTime' | 'notDue') =>
  rows.reduce((total, row) => total + row[key], 0)

/** The week of a time in plain SQL: its Monday in India. */
const monday = (time: string) =>
  sql.raw(`to_char((${time} at time zone 'Asia/Kolkata')::date
    - (extract(isodow from ${time} at time zone 'Asia/Kolkata')::int - 1), 'YYYY-MM-DD')`)
async function plain(query: ReturnType<typeof sql>): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ week: string; n: number }>(query)
  return Object.fromEntries(rows.map(({ week, n }) => [week, Number(n)]))
}

test('each number of a week is that of the raw rows', async () => {
  for (const days of [0, 1, 3, 6, 8, 13, 20, 27, 41]) await ask(1, 24 * days + 1)
  await ask(1, 200, 5)
  await ask(1, 2, undefined, 'spam')
  await ask(2, 30)
  for (const [days, to] of [
    [0, 'offered'],
    [5, 'accepted'],
    [12, 'enrolled'],
    [19, 'offered'],
  ] as const) {
    const { application } = await applied()
    const at = sql`now() - make_interval(days => ${days})`
    await db.execute(sql`update application set submitted_at = ${at} where id = ${application}`)
    // The same move twice, as of an offer with another last day, is one application.
    for (const _ of [1, 2])
      await db.execute(sql`insert into application_move (application, "to", by, actor, next_step, at)
        values (${application}, ${to}, 'institute', 'School 1', '', ${at})`)
  }
  const { data } = await read(schoolStaff, 1)
  expect(data).toHaveLength(12)
  const enquiries = await plain(sql`select ${monday('created_at')} as week, count(*) as n from enquiry
    where institute_id = 1 and status <> 'spam' group by 1`)
  const applications = await plain(
    sql`select ${monday('submitted_at')} as week, count(*) as n from application where institute_id = 1 group by 1`,
  )
  const moved = (to: string) =>
    plain(
      sql`select ${monday('at')} as week, count(distinct application) as n from application_move where "to" = ${to} group by 1`,
    )
  const [offered, accepted, enrolled] = await Promise.all(['offered', 'accepted', 'enrolled'].map(moved))
  for (const row of data) {
    const expected = [enquiries, applications, offered, accepted, enrolled].map((counts) => counts?.[row.week] ?? 0)
    expect([row.week, row.enquiries, row.applications, row.offered, row.accepted, row.enrolled]).toEqual([
      row.week,
      ...expected,
    ])
  }
  expect(sum(data, 'enquiries')).toBe(10)
  expect((await read(schoolStaff, 1, 2)).data).toEqual(data.slice(-2))
})

test('a reply in time, a late one, none, and one that is not due yet are told apart; five have a median', async () => {
  for (const hours of [1, 2, 10, 60]) await ask(1, 300, hours)
  await ask(1, 300)
  await ask(1, 300, undefined, 'closed')
  await ask(1, 300, undefined, 'withdrawn')
  await ask(1, 1)
  const few = (await read(schoolStaff, 1)).data
  expect([sum(few, 'enquiries'), sum(few, 'answered'), sum(few, 'answeredInTime'), sum(few, 'notDue')]).toEqual([
    8, 4, 3, 2,
  ])
  expect(few.every(({ medianReplyHours }) => medianReplyHours === null)).toBe(true)
  await ask(1, 300, 4)
  const medians = (await read(schoolStaff, 1)).data.map(({ medianReplyHours }) => medianReplyHours).filter(Boolean)
  expect(medians).toEqual([4])
})

test('views are of this institute alone, and null for weeks before anything was counted', async () => {
  const addViews = (kind: string, id: number, daysAgo: number, count: number) =>
    db.execute(sql`insert into page_view_day (kind, id, day, count)
      values (${kind}, ${id}, (now() at time zone 'Asia/Kolkata')::date - ${daysAgo}::int, ${count})`)
  expect((await read(schoolStaff, 1, 3)).data.map(({ views }) => views)).toEqual([null, null, null])
  await addViews('college', 9, 7, 1)
  await addViews('school', 2, 0, 50)
  await addViews('school', 1, 0, 30)
  expect((await read(schoolStaff, 1, 3)).data.map(({ views }) => views)).toEqual([null, 0, 30])
})

test('a city has a median from three institutes on', async () => {
  await db.execute(sql`update school set city = (select city from school where id = 1) where id in (2, 3)`)
  for (const hours of [1, 1, 1, 1, 1]) await ask(1, 300, hours)
  for (const hours of [5, 5, 5, 5, 5]) await ask(2, 300, hours)
  for (const hours of [9, 9, 9, 9]) await ask(3, 300, hours)
  await ask(3, 24 * 91, 9)
  expect((await read(schoolStaff, 1)).city).toEqual({ institutes: 2, medianReplyHours: null })
  await ask(3, 300, 9)
  const { city } = await read(two, 2)
  expect(city).toEqual({ institutes: 3, medianReplyHours: 5 })
})

test('another’s weeks are not found', async () => {
  expect((await schoolStaff.as('GET', '/buyer/home/2/weeks')).status).toBe(404)
})
