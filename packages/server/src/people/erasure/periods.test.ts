import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { allWork } from '../../app/work.ts'
import { contactRead, enquiry, erasure, studentAccount } from '../../platform/db/tables.ts'
import { openDelivery } from '../../services/delivery/delivery.ts'
import { readOutbox } from '../../services/delivery/outbox.ts'
import { codes, rowsOf, staffApp } from '../admission/testing/staff.ts'
import { noteSignIn } from '../session/dormant.ts'
import { eraseDue } from './due.ts'
import { enquiryMonths, eraseOverdue, inactiveYears, periods, requestInactive } from './periods.ts'

const { applied, callAs, config, db, family, home, mailed, sandbox } = await staffApp()
beforeEach(async () => {
  await db.execute(sql`truncate application, enquiry, contact_read, erasure, outbox cascade`)
  await db.update(studentAccount).set({ signedInAt: sql`now()` })
})
const services = { db, config }
const lastSignIn = (id: number, interval: string) =>
  db.execute(sql`update student_account set signed_in_at = now() - ${interval}::interval where id = ${id}`)
const letDaysPass = () => db.update(erasure).set({ dueAt: sql`now() - interval '1 minute'` })

test('each period that a scheduled task ends names a task', () => {
  const parts = {
    ...services,
    database: home,
    delivery: openDelivery(config, db),
    payments: { gateway: sandbox.gateway, sandbox },
  }
  const names = allWork(parts).scheduled.map(({ name }) => name)
  const tasks = Object.values(periods).flatMap((period) => ('task' in period ? [period.task] : []))
  expect(tasks.filter((task) => !names.includes(task))).toEqual([])
})

test('a question that is settled is erased after its months with its reads, and one that waits is not', async () => {
  const asha = callAs(await family('school'))
  for (const message of ['Settled long ago', 'Settled', 'Waits for an answer'])
    await asha('POST', '/student/enquiry', { message, mobile: '98123 45670', consentVersion: '2026-11' })
  // Three messages of a day are one enquiry: each of these is one.
  await db.execute(sql`insert into enquiry (reference, kind, name, mobile, message, consent_version, status, created_at, updated_at)
    select 'PR-' || n, 'general', 'Ira', '+919812345670', m, '2026-11', s, t - interval '1 month', t
    from (values (1, 'old and closed', 'closed', 1), (2, 'closed', 'closed', -1), (3, 'old and new', 'new', 1)) v (n, m, s, d)
    cross join lateral (select now() - make_interval(months => ${enquiryMonths}, days => d) as t) one`)
  // More than one transaction deletes.
  await db.execute(sql`insert into enquiry (reference, kind, name, mobile, consent_version, status, created_at, updated_at)
    select 'OLD-' || n, 'general', 'Ira', '+919812345670', '2026-11', 'closed', '2020-01-01', '2020-01-01' from generate_series(1, 1001) n`)
  await db.insert(contactRead).values({ enquiry: 999_999, realm: 'admin', account: 1, readAt: '2020-01-01T00:00:00Z' })
  expect(await eraseOverdue(db)).toMatchObject({ enquiry: 1002, contactRead: 1 })
  const left = await db.select({ message: enquiry.message }).from(enquiry).where(eq(enquiry.kind, 'general'))
  expect(left.map(({ message }) => message).toSorted()).toEqual(['closed', 'old and new'])
  expect(await db.$count(contactRead)).toBe(0)
})

test('an account that nobody signs in to for years is told days before, and erased; a sign-in keeps it', async () => {
  const [gone, back, used] = [await family('school'), await family('school'), await family('school')]
  for (const { id } of [gone, back]) await lastSignIn(id, `${inactiveYears} years 1 day`)
  await lastSignIn(used.id, `${inactiveYears} years -1 day`)
  expect(await requestInactive(services)).toBe(2)
  // Asked once.
  expect(await requestInactive(services)).toBe(0)
  await mailed()
  const letters = (await readOutbox(db)).filter(({ subject }) => subject === 'Sign in to keep your account on Pravesh')
  expect(letters).toHaveLength(2)
  expect(letters[0]?.text).toContain(`for ${inactiveYears} years`)
  expect(await eraseDue(services)).toBe(0)
  await db.transaction((tx) => noteSignIn(tx, back.id))
  await letDaysPass()
  expect(await eraseDue(services)).toBe(1)
  const accounts = await db.select({ id: studentAccount.id }).from(studentAccount)
  expect(accounts.map(({ id }) => id)).toEqual(expect.arrayContaining([back.id, used.id]))
  expect(accounts.map(({ id }) => id)).not.toContain(gone.id)
  expect(rowsOf(await callAs(back)('GET', '/student/erasures'))).toEqual([])
})

test('an account with an open application stays', async () => {
  const asha = await applied()
  await lastSignIn(asha.id, `${inactiveYears + 1} years`)
  expect(await requestInactive(services)).toBe(0)
  expect(codes(await asha.as('GET', '/student/profile'))).toEqual([200, 'no error'])
})
