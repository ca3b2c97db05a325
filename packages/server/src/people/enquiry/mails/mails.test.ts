import type { MassMail } from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { codeOf, fieldsOf, testApp } from '../../../../testing/test-app.ts'
import { enquiry } from '../../../platform/db/tables.ts'
import { finishMails } from '../testing/finish-mails.ts'

type MassMailResponse = { data: MassMail; message: string }
const { asAdmin, database, work: workDue } = await testApp()
const { db } = database
const work = () => finishMails(db, workDue)
const mails = '/admin/enquiry/studyindia/mails'
const email = {
  subject: 'July for {{name}}',
  text: 'Dear {{name}}, see {{url}} ({{reference}}).',
  variables: { url: 'pravesh.example/india' },
}
const sentTo = async () =>
  (
    await db.execute<{ to: string }>(sql`select lower("to") as "to" from outbox where kind = 'mail' order by 1`)
  ).rows.map((r) => r.to)
const progress = async (id: number) => (await asAdmin<MassMailResponse>('GET', `${mails}/${id}`)).body.data
const address = (n: number) => `p${String(n).padStart(4, '0')}@example.in`

/** This many people; every third one sent two enquiries, with the address in another case. */
async function seedEnquiries(count: number) {
  const rows = Array.from({ length: count }, (_, n) => ({ n, email: address(n) }))
  const duplicates = rows
    .filter(({ n }) => n % 3 === 0)
    .map(({ n, email }) => ({ n: n + 5_000, email: email.toUpperCase() }))
  const values = [...rows, ...duplicates].map(({ n, email }) => ({
    reference: `PR-T${n}`,
    kind: 'studyindia' as const,
    name: `Person ${n}`,
    mobile: `+9198${String(n).padStart(8, '0')}`,
    email,
    consentVersion: '2026-11',
  }))
  await db.insert(enquiry).values(values)
  return rows.map(({ email }) => email)
}
beforeEach(async () => {
  await db.execute(sql`truncate enquiry, mass_mail, outbox, job restart identity cascade`)
})

test('one each, with their own words; the same request again is the same mail', async () => {
  const all = await seedEnquiries(120)
  await db.execute(sql`update enquiry set status = 'spam' where email = ${address(1)}`)
  const body = { ...email, filter: {}, key: 'request-0001' }
  const started = await asAdmin<MassMailResponse>('POST', mails, body)
  expect([started.status, started.body.data.total, started.body.data.posted]).toEqual([200, 119, 0])
  expect((await asAdmin<MassMailResponse>('POST', mails, body)).body.data.id).toBe(started.body.data.id)
  expect(codeOf(await asAdmin('POST', mails, { ...body, text: 'Quite another letter' }))).toBe('CONFLICT')
  await work()
  expect(await sentTo()).toEqual(all.filter((to) => to !== address(1)))
  expect(await progress(started.body.data.id)).toMatchObject({ state: 'done', posted: 119, waiting: 0, failed: 0 })
  const sentEmail = await db.execute(sql`select subject, text from outbox where lower("to") = ${address(2)}`)
  expect(sentEmail.rows).toEqual([
    {
      subject: 'July for Person 2',
      text: expect.stringMatching(
        /^Dear Person 2, see pravesh\.example\/india \(PR-T2\)\.\n\n-- \nYou get this mail because .*: http:\/\/localhost:3000\/unsubscribe\?token=[\w.-]+\n$/,
      ),
    },
  ])
  expect(fieldsOf(await asAdmin('POST', mails, { ...email, ids: [9_999] }))).toEqual(['ids'])
  expect(fieldsOf(await asAdmin('POST', mails, { ...email, variables: {}, filter: {} }))).toEqual(['variables'])
})

test('paused it holds; resumed it reaches the rest', async () => {
  const all = await seedEnquiries(60)
  const { id } = (await asAdmin<MassMailResponse>('POST', mails, { ...email, filter: {} })).body.data
  expect((await asAdmin<MassMailResponse>('POST', `${mails}/${id}/pause`)).body.data.state).toBe('paused')
  await work()
  expect([await sentTo(), (await progress(id)).posted]).toEqual([[], 0])
  for (let n = 0; n < 2; n++)
    expect((await asAdmin<MassMailResponse>('POST', `${mails}/${id}/resume`)).body.data.state).toBe('sending')
  await work()
  expect(await sentTo()).toEqual(all)
  expect((await asAdmin('POST', `${mails}/999/pause`)).status).toBe(404)
})

test('who is left out is named with the reason, also who became spam while it waited; one that is out cannot be held', async () => {
  await seedEnquiries(6)
  await db.execute(sql`update enquiry set status = 'spam' where id = 1`)
  await db.execute(sql`update enquiry set email = null where id = 2`)
  await db.execute(sql`update enquiry set email = 'same@example.in' where id in (3, 5)`)
  const started = await asAdmin<MassMailResponse>('POST', mails, { ...email, ids: [1, 2, 3, 4, 5, 6, 999] })
  expect(started.body.data).toMatchObject({
    total: 3,
    leftOut: [
      { reason: 'absent', count: 1, ids: [999] },
      { reason: 'no-address', count: 1, ids: [2] },
      { reason: 'same-address', count: 1, ids: [3] },
      { reason: 'spam', count: 1, ids: [1] },
    ],
  })
  const { id } = started.body.data
  await db.execute(sql`update enquiry set status = 'spam' where id = 4`)
  await work()
  expect(await progress(id)).toMatchObject({ state: 'done', total: 2, posted: 2 })
  expect((await progress(id)).leftOut[3]).toEqual({ reason: 'spam', count: 2, ids: [1, 4] })
  expect(await sentTo()).toEqual([address(5), 'same@example.in'])
  const pauseResponse = await asAdmin('POST', `${mails}/${id}/pause`)
  expect([pauseResponse.status, codeOf(pauseResponse)]).toEqual([409, 'CONFLICT'])
  expect((await progress(id)).state).toBe('done')
})

test('all mails are listed, the newest first: the one under way is found again', async () => {
  type List = { data: MassMail[]; total: number; page: number; limit: number }
  const list = async (query = '') => (await asAdmin<List>('GET', `${mails}${query}`)).body
  expect(await list()).toMatchObject({ data: [], total: 0, page: 1, limit: 50 })
  await seedEnquiries(4)
  await db.execute(sql`update enquiry set status = 'spam' where id = 1`)
  const send = async (subject: string, ids: number[]) =>
    (await asAdmin<MassMailResponse>('POST', mails, { ...email, subject, ids })).body.data.id
  const out = await send('June', [1, 2, 3])
  await work()
  const pausedId = await send('July', [2])
  await asAdmin('POST', `${mails}/${pausedId}/pause`)
  const all = await list()
  expect([all.total, all.data]).toEqual([2, [await progress(pausedId), await progress(out)]])
  expect(all.data.map((m) => [m.subject, m.state, m.total, m.posted, m.leftOut.length])).toEqual([
    ['July', 'paused', 1, 0, 0],
    ['June', 'done', 2, 2, 1],
  ])
  const ids = async (query: string) => (await list(query)).data.map((m) => m.id)
  expect(await ids('?state=paused')).toEqual([pausedId])
  expect(await ids('?search=jun')).toEqual([out])
  expect(await ids('?sort=createdAt&order=asc')).toEqual([out, pausedId])
  expect(await ids('?limit=1&page=2')).toEqual([out])
  expect(await ids(`?ids=${out}`)).toEqual([out])
  expect(fieldsOf(await asAdmin('GET', `${mails}?limit=101`))).toEqual(['limit'])
})
