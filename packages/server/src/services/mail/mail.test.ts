import { mailEventNames, mailEvents } from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { codeOf, fieldsOf, testApp } from '../../../testing/test-app.ts'
import { demoKeys } from '../../platform/config/secrets.ts'
import type { Mail } from '../delivery/message.ts'
import { postHandlers } from '../delivery/post.ts'
import { createWorker } from '../jobs/worker.ts'
import { composeMail, queueTemplatedMail, type SystemMail } from './compose.ts'

const { call, asAdmin, updateAsAdmin, database, outbox, demoToken } = await testApp('demo')
type WriteResponse = { data: { id: number } }
const path = '/admin/email-template'
const values = { name: 'Asha', reference: 'PR-1', readBy: 'us', hours: '48', link: 'https://a.example' }
const received: SystemMail = { event: 'enquiry.received', values }
const template = (overrides: object = {}) => ({
  event: 'enquiry.received',
  language: 'en',
  subject: 'Mine {{reference}}',
  text: 'My {{reference}}',
  active: true,
  ...overrides,
})
const add = (overrides: object = {}) => asAdmin<WriteResponse>('POST', path, template(overrides))
const compose = (language: 'en' | 'hi' = 'en', mail: SystemMail = received) => composeMail(database.db, language, mail)
const messages = (response: { body: object }) =>
  ((response.body as { errors?: { message: string }[] }).errors ?? []).map((e) => e.message)

beforeEach(async () => {
  await database.db.execute(sql`delete from email_template`)
  await database.db.execute(sql`delete from throttle`)
})

test('an active template of event and language stands in, from the next mail on', async () => {
  expect((await compose()).subject).toBe('We have your enquiry PR-1')
  const { id } = (await add()).body.data
  expect(await compose()).toMatchObject({ subject: 'Mine PR-1', text: 'My PR-1' })
  expect((await compose('hi')).subject).toBe('आपका सवाल मिल गया: PR-1')
  await updateAsAdmin(path, { id, subject: 'Later {{reference}}' })
  expect((await compose()).subject).toBe('Later PR-1')
  await updateAsAdmin(path, { id, active: false })
  expect((await compose()).subject).toBe('We have your enquiry PR-1')
})

test.each([
  ['subject', { subject: 'For {{nmae}}' }, 'Unknown: {{nmae}}. This mail knows {{name}}, {{reference}}'],
  ['text', { text: '{{reference}} {{password}}' }, 'Unknown: {{password}}'],
  ['text', { text: 'Thank you.' }, 'Must say {{reference}}'],
  ['html', { html: '<p>Thank you.</p>' }, 'Must say {{reference}}'],
  ['html', { html: '<p>{{reference}} {{ first name }}</p>' }, 'Double braces hold one name'],
  ['subject', { subject: 'A\r\nBcc: all@example.in' }, 'A subject is one line'],
  ['variables', { variables: ['reference', 'money'] }, 'Unknown: money'],
])('a template is refused by its %s: %j', async (field, overrides, expectedMessage) => {
  const rejected = await add(overrides)
  expect([rejected.status, codeOf(rejected), fieldsOf(rejected)]).toEqual([422, 'INVALID', [field]])
  expect(messages(rejected)[0]).toContain(expectedMessage)
  expect((await database.db.execute(sql`select 1 from email_template`)).rows).toEqual([])
})

test('a change is judged by what it leaves: the rest of the template counts', async () => {
  const { id } = (await add()).body.data
  expect(fieldsOf(await updateAsAdmin(path, { id, event: 'password.temporary' }))).toContain('text')
  expect((await compose()).subject).toBe('Mine PR-1')
  expect((await add({ event: 'no.such.mail', language: 'hi' })).status).toBe(422)
})

test('a template that no longer makes sense is passed over', async () => {
  await database.db.execute(sql`insert into email_template (event, language, subject, text, active)
    values ('password.temporary', 'en', 'Hello', 'Nothing to sign in with', true)`)
  const mail: SystemMail = {
    event: 'password.temporary',
    values: { name: 'Asha', account: 'your account', password: 'ABCD-EFGH', minutes: '30', link: 'https://a.example' },
  }
  expect((await compose('en', mail)).text).toContain('ABCD-EFGH')
})

test('every event fills in both languages and leaves no braces', async () => {
  for (const event of mailEventNames)
    for (const language of ['en', 'hi'] as const) {
      const filled = Object.fromEntries(mailEvents[event].variables.map((name) => [name, `the ${name}`]))
      const mail = await composeMail(database.db, language, { event, values: filled } as unknown as SystemMail)
      expect(JSON.stringify(mail)).not.toContain('{{')
      for (const name of mailEvents[event].variables) expect(mail.subject + mail.text).toContain(`the ${name}`)
    }
})

test('an enquiry is acknowledged once, in its language, a few times an hour at most', async () => {
  let mobile = 9_800_000_000
  const raise = (overrides: object = {}) =>
    call('POST', '/open/enquiry/general', {
      body: {
        name: 'Asha\r\nRao https://evil.example',
        mobile: String(mobile),
        email: 'asha@example.in',
        consentVersion: '2026-11',
        ...overrides,
      },
    })
  const got = async () => (await outbox()).filter((m) => m.to === 'asha@example.in')
  await raise({ instituteType: 'school', instituteId: 2, language: 'hi' })
  await raise({ instituteType: 'school', instituteId: 2, message: 'Again' })
  const [mail, ...rest] = await got()
  expect(rest).toEqual([])
  expect(mail?.subject).toMatch(/^आपका सवाल मिल गया: PR-/)
  expect(mail?.text).toContain('Modern School और प्रवेश का दफ़्तर')
  expect(mail?.text).toContain('नमस्ते Asha Rao https evil example,')
  for (let i = 0; i < 7; i++) {
    mobile++
    expect((await raise()).status).toBe(200)
  }
  expect(await got()).toHaveLength(5)
})

test('a family reads its mails in the language of its profile', async () => {
  const token = await demoToken('student')
  await call('PUT', '/student/profile', { token, body: { language: 'hi' } })
  const body = { role: 'student', username: 'student@demo.pravesh.example', student_type: 'college' }
  await call('POST', '/open/forgot-password', { body })
  const [mail] = await outbox()
  expect(mail).toMatchObject({ to: 'student@demo.pravesh.example', subject: 'प्रवेश के लिए आपका नया पासवर्ड' })
  expect(mail?.text).toMatch(/[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}/)
})

test('who signs up is welcomed', async () => {
  const body = {
    name: 'Ravi Kumar',
    email: 'ravi@example.in',
    mobile: '98700 00001',
    password: 'the neem tree is 90 years old',
    date_of_birth: '2000-01-01',
    consentVersion: '2026-11',
  }
  expect((await call('POST', '/open/student-signup', { body })).status).toBe(200)
  expect((await outbox()).find((m) => m.to === 'ravi@example.in')?.subject).toBe('Welcome to Pravesh')
})

test('a mail leaves as text and as HTML', async () => {
  await database.db.execute(sql`delete from job`)
  const sent: Mail[] = []
  const noopTexter = { send: () => Promise.resolve() }
  const mailer = { send: async (mail: Mail) => void sent.push(mail) }
  const keys = { encryptionKeys: demoKeys }
  await queueTemplatedMail(database.db, keys, { to: 'asha@example.in', language: 'hi' }, received)
  await createWorker(database, { handled: postHandlers(keys, { mailer, texter: noopTexter }) }).drain()
  expect(sent).toHaveLength(1)
  expect(sent[0]?.text).toContain('PR-1')
  expect(sent[0]?.html).toMatch(/^<!doctype html><html lang="hi">.*PR-1/s)
})
