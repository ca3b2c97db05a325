import type { MailPerson, MassMail } from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { codeOf, testApp } from '../../../../testing/test-app.ts'
import { enquiry } from '../../../platform/db/tables.ts'
import { finishMails } from '../testing/finish-mails.ts'
import { paceOf } from './posting.ts'

type MassMailResponse = { data: MassMail }
const { asAdmin, database, work } = await testApp()
const { db } = database
const mails = '/admin/enquiry/studyindia/mails'
const count = 60
beforeEach(async () => {
  await db.execute(sql`truncate enquiry, mass_mail, outbox, job restart identity cascade`)
  await db.insert(enquiry).values(
    Array.from({ length: count }, (_, n) => ({
      reference: `PR-C${n}`,
      kind: 'studyindia' as const,
      name: `Person ${n}`,
      mobile: `+9198${String(n).padStart(8, '0')}`,
      email: `p${n}@example.in`,
      consentVersion: '2026-11',
    })),
  )
})
const send = async (perMinute?: number) =>
  (await asAdmin<MassMailResponse>('POST', mails, { subject: 'July', text: 'Dear {{name}}', filter: {}, perMinute }))
    .body.data
const progress = async (id: number) => (await asAdmin<MassMailResponse>('GET', `${mails}/${id}`)).body.data
const act = (id: number, action: string) => asAdmin<MassMailResponse>('POST', `${mails}/${id}/${action}`)
const outCount = async () => (await db.execute(sql`select count(*)::int as n from outbox`)).rows[0]?.n

test('a pace is kept for any number a minute: a slice about every ten seconds', () => {
  for (let perMinute = 1; perMinute <= 600; perMinute++) {
    const pace = paceOf(perMinute)
    expect((pace.count * 60) / pace.seconds).toBeCloseTo(perMinute)
    expect(pace.count).toBeLessThanOrEqual(100)
    expect(pace.seconds).toBeGreaterThan(5)
  }
})

test('some are posted at a time; a pause and a resumption do not hurry them', async () => {
  const { id, perMinute, expectedEndAt } = await send(30)
  expect(perMinute).toBe(30)
  const seconds = (Date.parse(expectedEndAt ?? '') - Date.now()) / 1_000
  expect(seconds).toBeGreaterThan(110)
  expect(seconds).toBeLessThan(125)
  for (let n = 0; n < 3; n++) {
    await work()
    await act(id, 'pause')
    await act(id, 'resume')
  }
  expect([(await progress(id)).posted, await outCount()]).toEqual([5, 5])
  // One slice of time later it is the turn of the next ones.
  await db.execute(sql`update mass_mail set next_at = next_at - interval '10 s'`)
  await db.execute(sql`update job set run_at = now() where kind = 'mass-mail' and state = 'ready'`)
  await work()
  expect((await progress(id)).posted).toBe(10)
  const waits = await db.execute(sql`select extract(epoch from next_at - now())::int as s from mass_mail`)
  expect(Number(waits.rows[0]?.s)).toBeLessThanOrEqual(10)
  await finishMails(db, work)
  expect([await progress(id), await outCount()]).toMatchObject([
    { state: 'done', posted: count, expectedEndAt: null },
    count,
  ])
})

test('cancelled, who was not posted gets nothing, and what was posted but not sent is taken back', async () => {
  const { id } = await send(60)
  await work()
  expect(await outCount()).toBe(10)
  // Ten more are posted, and the mail server is down.
  await db.execute(sql`update mass_mail set next_at = now()`)
  await db.execute(sql`update job set run_at = now() where kind = 'mass-mail' and state = 'ready'`)
  const postpone = sql`update job set run_at = now() + interval '1 hour' where kind = 'mass-letter' and state = 'ready'`
  await db.execute(sql`create or replace function hold_letters() returns trigger language plpgsql as $$
    begin new.run_at := now() + interval '1 hour'; return new; end $$`)
  await db.execute(sql`create trigger hold_letters before insert on job for each row when (new.kind = 'mass-letter')
    execute function hold_letters()`)
  await work()
  await db.execute(postpone)
  await db.execute(sql`drop trigger hold_letters on job`)
  expect(await progress(id)).toMatchObject({ posted: 20, waiting: 10 })

  expect((await act(id, 'cancel')).body.data).toMatchObject({
    state: 'cancelled',
    total: 10,
    posted: 10,
    waiting: 0,
    expectedEndAt: null,
    leftOut: [{ reason: 'cancelled', count: 50 }],
  })
  expect((await act(id, 'cancel')).status).toBe(200)
  for (const action of ['pause', 'resume']) expect(codeOf(await act(id, action))).toBe('CONFLICT')
  await finishMails(db, work)
  expect(await outCount()).toBe(10)
  const states = await db.execute(sql`select status, count(*)::int as n from enquiry group by status order by status`)
  expect(states.rows).toEqual([
    { status: 'new', n: 50 },
    { status: 'replied', n: 10 },
  ])
  expect((await db.execute(sql`select count(*)::int as n from enquiry_note`)).rows).toEqual([{ n: 10 }])
  expect((await act(999, 'cancel')).status).toBe(404)
  const done = await send(600)
  await finishMails(db, work)
  expect(codeOf(await act(done.id, 'cancel'))).toBe('CONFLICT')
})

test('its people are listed by state and page by page, masked', async () => {
  const { id } = await send(60)
  await work()
  await db.execute(sql`update job set state = 'dead', begun_at = now() where key = ${`mass-mail:${id}:1`}`)
  await db.execute(sql`update job set state = 'dead' where key = ${`mass-mail:${id}:2`}`)
  await db.execute(sql`update mass_mail_person set bounced_at = now() where id = 3`)
  type People = { data: MailPerson[]; total: number }
  const list = async (query: string) => (await asAdmin<People>('GET', `${mails}/${id}/people?${query}`)).body
  const totals = await Promise.all(
    ['waiting', 'posted', 'unknown', 'failed', 'bounced', 'unsubscribed', 'cancelled'].map(
      async (state) => (await list(`state=${state}`)).total,
    ),
  )
  expect(totals).toEqual([50, 7, 1, 1, 1, 0, 0])
  expect(await progress(id)).toMatchObject({ posted: 10, unknown: 1, failed: 1, bounced: 1 })
  const first = await list('limit=2')
  expect(first.data).toMatchObject([
    { id: 1, enquiry: 1, name: 'Person 0', maskedEmail: 'p…@example.in', language: 'en', state: 'unknown' },
    { id: 2, state: 'failed' },
  ])
  expect((await list('limit=2&after=2')).data.map((person) => person.id)).toEqual([3, 4])
  expect((await list('search=p7@example.in')).data.map((person) => person.enquiry)).toEqual([8])
  expect((await asAdmin('GET', `${mails}/999/people`)).status).toBe(404)
})
