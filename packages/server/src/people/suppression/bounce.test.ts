import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import type { MassMail, Suppression } from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { codeOf, testApp } from '../../../testing/test-app.ts'
import { enquiry } from '../../platform/db/tables.ts'
import { createToken } from '../../services/mail/unsubscribe-link.ts'

const secret = 'a-secret-that-signs-bounces'
const received: { to: string; text: string }[] = []
// A mail server that rejects the recipient “gone” as unknown, and every mail of a blocked sender.
const server = new SMTPServer({
  disabledCommands: ['STARTTLS', 'AUTH'],
  onRcptTo({ address }, _session, done) {
    const rejection = address.startsWith('gone')
      ? '5.1.1 No such mailbox'
      : address.startsWith('blocked') && '5.7.1 Blocked'
    return rejection ? done(Object.assign(new Error(rejection), { responseCode: 550 })) : done()
  },
  onData(stream, { envelope }, done) {
    let text = ''
    stream.setEncoding('utf8').on('data', (part) => {
      text += part
    })
    stream.on('end', () => {
      received.push({ to: envelope.rcptTo.map((recipient) => recipient.address).join(), text })
      done()
    })
  },
})
server.listen(0, '127.0.0.1')
await once(server.server, 'listening')
const listening = server.server.address()
const url = `smtp://127.0.0.1:${typeof listening === 'object' ? listening?.port : 0}`
const { asAdmin, call, config, database, work } = await testApp('reference', {
  SMTP_URL: url,
  SMTP_FROM: 'Pravesh <hello@pravesh.example>',
  MAIL_BOUNCE_SECRET: secret,
})
const unlistened = await testApp()
const { db } = database
afterAll(() => new Promise<void>((done) => server.close(done)))

const mails = '/admin/enquiry/studyindia/mails'
beforeEach(async () => {
  received.length = 0
  await db.execute(sql`truncate enquiry, mass_mail, mail_suppression, mail_bounce, job restart identity cascade`)
  await db.insert(enquiry).values(
    ['asha', 'gone', 'blocked', 'ravi'].map((name, n) => ({
      reference: `PR-B${n}`,
      kind: 'studyindia' as const,
      name,
      mobile: `+91980000000${n}`,
      email: `${name}@example.in`,
      consentVersion: '2026-11',
    })),
  )
})
const send = async () => {
  const { id } = (
    await asAdmin<{ data: MassMail }>('POST', mails, { subject: 'July', text: 'Dear {{name}}', filter: {} })
  ).body.data
  await work()
  return (await asAdmin<{ data: MassMail }>('GET', `${mails}/${id}`)).body.data
}
const suppressions = async () =>
  (await asAdmin<{ data: Suppression[] }>('GET', '/admin/suppressions?sort=id&order=asc')).body.data
const report = (body: object, signature?: string) => {
  const payload = JSON.stringify(body)
  const headers = { 'x-signature': signature ?? createHmac('sha256', secret).update(payload).digest('hex') }
  return call<{ message: string }>('POST', '/open/mail/bounce', { payload, headers })
}

test('an address that the mail server refuses for good gets no further mail to many; a refusal of us does not count', async () => {
  expect(await send()).toMatchObject({ state: 'done', total: 4, posted: 4, bounced: 1, failed: 1 })
  expect(received.map(({ to }) => to).toSorted()).toEqual(['asha@example.in', 'ravi@example.in'])
  expect(await suppressions()).toMatchObject([
    { maskedEmail: 'g…@example.in', purpose: 'all', reason: 'bounce', detail: 'SMTP EENVELOPE, reply 550' },
  ])
  const people = await asAdmin<{ data: { name: string }[] }>('GET', `${mails}/1/people?state=bounced`)
  expect(people.body.data.map(({ name }) => name)).toEqual(['gone'])
  expect((await send()).leftOut).toEqual([{ reason: 'bounced', count: 1, ids: [2] }])
})

test('the mail says how to stop it, in its headers and below its text; a reply to one does not', async () => {
  await send()
  const text = received.find(({ to }) => to === 'asha@example.in')?.text.replace(/\r\n[ \t]+/g, ' ') ?? ''
  expect(text).toMatch(/^List-Unsubscribe: <http:\/\/localhost:3000\/unsubscribe\?token=s1\.[\w.-]+>\r$/m)
  expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
  received.length = 0
  const [row] = (
    await db.execute<{ updatedAt: string }>(sql`select updated_at as "updatedAt" from enquiry where id = 1`)
  ).rows
  const body = { reply: 'Yes', updatedAt: new Date(row?.updatedAt ?? '').toISOString() }
  await asAdmin('PUT', '/admin/enquiry/remark/1', body)
  await work()
  for (const mail of received) expect(mail.text).not.toContain('List-Unsubscribe')
})

test('a hard bounce that the provider reports stops the next mail; its link does not open it again', async () => {
  await send()
  const [person] = (
    await db.execute<{ id: number }>(sql`select id from mass_mail_person where address = 'asha@example.in'`)
  ).rows
  const event = {
    event: 'event-0001',
    type: 'hard',
    reference: `letter-${person?.id}`,
    detail: '550 no asha@example.in here',
  }
  expect((await report(event)).body.message).toBe('Taken')
  expect((await report(event)).body.message).toBe('Already taken')
  expect((await suppressions()).at(-1)).toMatchObject({ reason: 'bounce', detail: '550 no a…@example.in here' })
  expect((await asAdmin<{ data: MassMail }>('GET', `${mails}/1`)).body.data.bounced).toBe(2)
  for (const purpose of ['study-india', 'all'] as const)
    await call(
      'DELETE',
      `/open/unsubscribe/${createToken(config.encryptionKeys, { address: 'asha@example.in', purpose })}`,
    )
  expect((await send()).leftOut).toEqual([{ reason: 'bounced', count: 2, ids: [1, 2] }])
  expect((await report({ event: 'event-0002', type: 'hard', reference: 'letter-999' })).body.message).toBe(
    'No such mail',
  )
})

test('the fifth soft bounce within two weeks stops mails, a complaint stops the purpose at once', async () => {
  const soft = (n: number) => report({ event: `soft-event-${n}`, type: 'soft', address: 'Ravi@example.in' })
  await soft(0)
  await db.execute(sql`update mail_bounce set created_at = now() - interval '15 days'`)
  for (let n = 1; n <= 4; n++) await soft(n)
  expect(await suppressions()).toEqual([])
  await soft(5)
  expect(await suppressions()).toMatchObject([{ maskedEmail: 'r…@example.in', purpose: 'all', reason: 'bounce' }])
  await report({ event: 'complaint-1', type: 'complaint', address: 'asha@example.in' })
  expect((await suppressions()).slice(-3)).toMatchObject([
    { purpose: 'study-india', reason: 'complaint' },
    { purpose: 'institute-notices', reason: 'complaint' },
    { purpose: 'family-notices', reason: 'complaint' },
  ])
})

test('a report that is not signed, not readable, too large, or not listened to is refused', async () => {
  const event = { event: 'event-0003', type: 'hard', address: 'asha@example.in' }
  expect(codeOf(await report(event, 'a'.repeat(64)))).toBe('INVALID_SIGNATURE')
  expect(codeOf(await report(event, ''))).toBe('INVALID_SIGNATURE')
  expect(codeOf(await report({ ...event, type: 'unknown' }))).toBe('MALFORMED')
  expect(codeOf(await report({ event: 'event-0004', type: 'hard' }))).toBe('MALFORMED')
  expect(codeOf(await report({ ...event, more: 'x'.repeat(20_000) }))).toBe('TOO_LARGE')
  expect(codeOf(await unlistened.call('POST', '/open/mail/bounce', { payload: '{}' }))).toBe('NOT_FOUND')
  expect(await suppressions()).toEqual([])
})
