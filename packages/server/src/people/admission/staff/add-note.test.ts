import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { readOutbox } from '../../../services/delivery/outbox.ts'
import { codes, dataOf, staffApp } from '../testing/staff.ts'

const { db, mailed, admin, schoolStaff, two, applied } = await staffApp()
beforeEach(() => db.execute(sql`truncate application, contact_read, throttle cascade`))

type Noted = { notes: { kind: string; body: string; author: string }[] }
const notesOf = (application: object) => (application as Noted).notes
async function mailsTo(id: number): Promise<string[]> {
  await mailed()
  return (await readOutbox(db)).filter((mail) => mail.to === `asha${id}@example.in`).map(({ text }) => text)
}
const pathOf = (id: number) => `/buyer/application/1/${id}/notes`

test('a message is mailed to the family, and is on its page, in its news and in its copy of its data', async () => {
  const asha = await applied()
  const before = dataOf(await schoolStaff.as('GET', `/buyer/application/1/${asha.application}`))
  const first = await schoolStaff.as('POST', pathOf(asha.application), { kind: 'message', body: 'Uniforms on Monday' })
  expect(notesOf(dataOf(first))).toMatchObject([
    { kind: 'message', body: 'Uniforms on Monday', author: 'Ravi Menon, School 1' },
  ])
  expect(dataOf(first)).toMatchObject({ status: before.status, updatedAt: before.updatedAt, timeline: before.timeline })
  await schoolStaff.as('POST', pathOf(asha.application), { kind: 'message', body: 'And books on Tuesday' })
  const mails = await mailsTo(asha.id)
  expect(mails.filter((text) => text.includes('Uniforms on Monday'))).toHaveLength(1)
  expect(mails.filter((text) => text.includes('And books on Tuesday'))).toHaveLength(1)
  expect(mails.find((text) => text.includes('Uniforms'))).toContain(
    `/student/application?application=${asha.application}`,
  )
  const form = dataOf(await asha.as('GET', `/student/shortlist-form/${asha.listed}`))
  expect(form.messages).toMatchObject([{ body: 'Uniforms on Monday' }, { body: 'And books on Tuesday' }])
  const news = dataOf(await asha.as('GET', '/student/notices')) as unknown as {
    unread: number
    notices: { id: string; title: string; isNew: boolean }[]
  }
  const messages = news.notices.filter(({ id }) => id.startsWith('message-'))
  expect(messages).toHaveLength(2)
  expect(messages[0]).toMatchObject({ isNew: true })
  expect(messages[0]?.title).toBe(`School 1 wrote to you about the application for Ira ${asha.id}`)
})

test('a remark is read by colleagues alone: no mail, nothing on the page or in the news of the family, nothing for administrators', async () => {
  const asha = await applied()
  const sent = (await mailsTo(asha.id)).length
  const body = 'Sibling in class 4, ask Latha'
  const remarked = await schoolStaff.as('POST', pathOf(asha.application), { kind: 'remark', body })
  expect(notesOf(dataOf(remarked))).toMatchObject([{ kind: 'remark', body }])
  await schoolStaff.as('POST', pathOf(asha.application), { kind: 'message', body: 'We have read it' })
  expect(await mailsTo(asha.id)).toHaveLength(sent + 1)
  const family = [
    await asha.as('GET', `/student/shortlist-form/${asha.listed}`),
    await asha.as('GET', '/student/notices'),
    await asha.as('GET', '/student/application-form'),
    await asha.as('GET', '/student/access'),
  ]
  expect(JSON.stringify(family.map((response) => response.body))).not.toContain('Sibling')
  const operator = dataOf(await admin.as('GET', `/admin/applications/${asha.application}`))
  expect(notesOf(operator)).toMatchObject([{ kind: 'message', body: 'We have read it' }])
  expect(JSON.stringify(operator)).not.toContain('Sibling')
})

test('another institute writes nothing on it, an empty or a long note is refused, and nothing is written once access has ended', async () => {
  const asha = await applied()
  const path = pathOf(asha.application)
  const note = { kind: 'remark', body: 'Mine' }
  expect(codes(await two.as('POST', path, note))).toEqual([404, 'NOT_FOUND'])
  expect(codes(await two.as('POST', `/buyer/application/2/${asha.application}/notes`, note))).toEqual([
    404,
    'NOT_FOUND',
  ])
  for (const body of ['', '  ', 'a'.repeat(2_001)])
    expect(codes(await schoolStaff.as('POST', path, { kind: 'message', body }))).toEqual([422, 'INVALID'])
  await schoolStaff.as('POST', path, note)
  await asha.as('PUT', `/student/shortlist-form/${asha.listed}`, { move: 'withdraw' })
  for (const kind of ['remark', 'message'])
    expect(codes(await schoolStaff.as('POST', path, { kind, body: 'Late' }))).toEqual([409, 'CONFLICT'])
  const { rows } = await db.execute(sql`select body from application_note`)
  expect(rows).toEqual([{ body: 'Mine' }])
})
