import type { InstituteWork } from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { staffApp } from '../../people/admission/testing/staff.ts'

const { call, db, applied, schoolStaff, two } = await staffApp()
beforeEach(() => db.execute(sql`truncate application, enquiry, throttle cascade`))

let mobile = 9_810_000_000
const ask = async (kind: 'general' | 'admission-school', instituteId: number, at: string, status = 'new') => {
  const body = { name: 'Asha Rao', mobile: String(++mobile), consentVersion: '2026-11', message: 'Is there a bus?' }
  const child = kind === 'general' ? {} : { childName: 'Ira' }
  await call('POST', `/open/enquiry/${kind}`, { body: { ...body, ...child, instituteType: 'school', instituteId } })
  await db.execute(
    sql`update enquiry set created_at = ${sql.raw(at)}, status = ${status} where mobile = ${`+91${mobile}`}`,
  )
}
/** Midnight in India of today. */
const midnight = `((now() at time zone 'Asia/Kolkata')::date::timestamp at time zone 'Asia/Kolkata')`

/** Enquiries around every limit, of each inbox, and applications of every state with last days around the week. */
async function fillDesk() {
  for (const kind of ['general', 'admission-school'] as const) {
    await ask(kind, 1, `now() - interval '49 hours'`)
    await ask(kind, 1, `now() - interval '47 hours'`)
    await ask(kind, 1, `now() - interval '35 hours'`)
    await ask(kind, 1, `now() - interval '100 hours'`, 'closed')
    await ask(kind, 1, midnight)
    await ask(kind, 1, `${midnight} - interval '1 second'`)
    await ask(kind, 1, midnight, 'spam')
    await ask(kind, 1, midnight, 'replied')
  }
  await ask('general', 2, `now() - interval '3 days'`)
  const states = ['submitted', 'under_review', 'waitlisted', 'accepted', 'rejected', 'enrolled'] as const
  for (const status of states) {
    const { application } = await applied()
    await db.execute(sql`update application set status = ${status} where id = ${application}`)
  }
  for (const days of [1, 7, 8]) {
    const { application } = await applied()
    await db.execute(sql`update application set status = 'offered',
      reply_by = (now() at time zone 'Asia/Kolkata')::date + ${days}::int where id = ${application}`)
  }
}
const countOf = async (query: ReturnType<typeof sql>) => Number((await db.execute(query)).rows[0]?.n)
const ofInbox = (list: string) =>
  list === 'admission-enquiries' ? sql`kind in ('admission-school', 'admission-college')` : sql`kind = 'general'`

/** Each number in plain SQL on raw rows. */
const plainCounts: Record<InstituteWork['task'], (list: string) => ReturnType<typeof sql>> = {
  overdue: (list) => sql`select count(*) as n from enquiry where institute_id = 1 and ${ofInbox(list)}
    and status in ('new', 'assigned', 'contacted') and created_at < now() - interval '48 hours'`,
  'due-soon': (list) => sql`select count(*) as n from enquiry where institute_id = 1 and ${ofInbox(list)}
    and status in ('new', 'assigned', 'contacted')
    and created_at between now() - interval '48 hours' and now() - interval '36 hours'`,
  open: (list) => sql`select count(*) as n from enquiry where institute_id = 1 and ${ofInbox(list)}
    and status in ('new', 'assigned', 'contacted')`,
  today: (
    list,
  ) => sql`select count(*) as n from enquiry where institute_id = 1 and ${ofInbox(list)} and status <> 'spam'
    and to_char(created_at at time zone 'Asia/Kolkata', 'YYYYMMDD') = to_char(now() at time zone 'Asia/Kolkata', 'YYYYMMDD')`,
  'to-decide': () => sql`select count(*) as n from application where institute_id = 1 and submitted_at is not null
    and status in ('submitted', 'under_review', 'documents_requested', 'test', 'interaction', 'shortlisted', 'waitlisted')`,
  lapsing: () => sql`select count(*) as n from application where institute_id = 1 and status = 'offered'
    and reply_by - (now() at time zone 'Asia/Kolkata')::date <= 7`,
}
const listQueries: Record<InstituteWork['task'], string> = {
  overdue: 'replyDue=overdue',
  'due-soon': 'replyDue=soon',
  open: 'replyDue=open',
  today: 'received=today',
  'to-decide': 'group=to-decide',
  lapsing: 'group=offered&lapsing=true',
}
const paths: Record<InstituteWork['list'], string> = {
  'general-enquiries': 'general-enquiry',
  'admission-enquiries': 'admission-enquiry',
  applications: 'applications',
}
const workAs = async (staff: typeof schoolStaff) =>
  (await staff.as('GET', '/buyer/work')).body.data as unknown as InstituteWork[]

test('every number of waiting work is that of the raw rows and of the list behind it', async () => {
  await fillDesk()
  const work = await workAs(schoolStaff)
  expect(work.every(({ sid }) => sid === 1)).toBe(true)
  expect(work.map(({ task, list }) => `${task} ${list}`)).toHaveLength(10)
  for (const { sid, task, list, count } of work) {
    const { total } = (await schoolStaff.as('GET', `/buyer/${paths[list]}/${sid}?${listQueries[task]}`)).body
    expect([task, list, count, total]).toEqual([task, list, await countOf(plainCounts[task](list)), count])
  }
  const counts = Object.fromEntries(work.map(({ task, list, count }) => [`${task} ${list}`, count]))
  expect(counts).toMatchObject({
    'overdue general-enquiries': 1,
    'to-decide applications': 3,
    'lapsing applications': 2,
  })
})

test('the most urgent is first, with its oldest and the first that is due', async () => {
  await ask('general', 1, `now() - interval '50 hours'`)
  await ask('admission-school', 1, `now() - interval '60 hours'`)
  await ask('admission-school', 1, `now() - interval '1 hour'`)
  await applied()
  const work = await workAs(schoolStaff)
  expect(work.slice(0, 2).map(({ task, list }) => [task, list])).toEqual([
    ['overdue', 'admission-enquiries'],
    ['overdue', 'general-enquiries'],
  ])
  const [first] = work
  const hoursAgo = (at: string | null | undefined) => Math.round((Date.now() - Date.parse(at ?? '')) / 3_600_000)
  expect([hoursAgo(first?.oldestAt), hoursAgo(first?.dueAt)]).toEqual([60, 12])
  expect(work.find(({ task }) => task === 'to-decide')?.dueAt).toBeNull()
})

test('another’s work is not counted, nor any where the role has no access to families’ data', async () => {
  await ask('general', 2, `now() - interval '3 days'`)
  expect(await workAs(schoolStaff)).toEqual([])
  expect(await workAs(two)).toMatchObject([
    { sid: 2, task: 'overdue' },
    { sid: 2, task: 'open' },
  ])
  await db.execute(sql`update buyer_institute set role = 'editor' where buyer = ${two.id}`)
  expect(await workAs(two)).toEqual([])
})
