import { mailEventNames, mailEvents } from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { codeOf, fieldsOf, testApp } from '../../../../testing/test-app.ts'
import { mailTexts } from '../compose.ts'
import { sendTestOfTemplate } from './draft.ts'

const { call, asAdmin, database, config, outbox } = await testApp('demo')
type Preview = { data: { subject: string; text: string; html: string; standard: { subject: string; text: string } } }
const draft = (overrides: object = {}) => ({ event: 'enquiry.received', language: 'en', ...overrides })
const preview = (overrides?: object) => asAdmin<Preview>('POST', '/admin/email-template/preview', draft(overrides))
const sendTest = (overrides?: object) =>
  asAdmin<{ data: { to: string } }>('POST', '/admin/email-template/test', draft(overrides))

beforeEach(async () => {
  await database.db.execute(sql`delete from throttle`)
  await database.db.execute(sql`update admin_account set email = null where username = 'admin'`)
})

test('every mail of the product is previewed with a value for each of its names', async () => {
  for (const event of mailEventNames)
    for (const language of ['en', 'hi'] as const) {
      const { subject, text, html, standard } = (await preview({ event, language })).body.data
      expect(standard).toEqual(mailTexts[language].mails[event])
      expect(subject + text + html).not.toMatch(/\{\{|\}\}|undefined/)
      const all = mailEvents[event].variables.map((name) => `[{{${name}}}]`).join('')
      expect((await preview({ event, language, text: all })).body.data.text).not.toContain('[]')
    }
})

test('a draft is previewed as it is, and what it leaves empty is of the product', async () => {
  const { data } = (await preview({ subject: 'Mine {{reference}}', html: '<p>Hello {{name}}</p>' })).body
  expect(data.subject).toBe('Mine PR-SAMPLE23')
  expect(data.text).toContain('we have your enquiry PR-SAMPLE23')
  expect(data.html).toMatch(/^<!doctype html>.*<p>Hello Asha Rao<\/p>/s)
  expect((await preview({ text: '{{reference}} {{nmae}}!' })).body.data.text).toBe('PR-SAMPLE23 !')
})

test('a test goes to the address of the account that asks', async () => {
  await database.db.execute(sql`update admin_account set email = 'asha@pravesh.example' where username = 'admin'`)
  const sent = await sendTest({ language: 'hi', subject: 'मेरा {{reference}}', text: '{{reference}}: {{name}}' })
  expect([sent.status, sent.body.data]).toEqual([200, { to: 'asha@pravesh.example' }])
  expect((await outbox())[0]).toMatchObject({
    to: 'asha@pravesh.example',
    subject: '[जाँच] मेरा PR-SAMPLE23',
    text: 'PR-SAMPLE23: आशा राव',
  })
  expect((await sendTest({ to: 'other@example.in' })).status).toBe(422)
})

test('an account without an address has one in the demo alone', async () => {
  expect((await sendTest()).body.data.to).toBe('admin@demo.pravesh.example')
  const { rows } = await database.db.execute<{ id: number }>(sql`select id from admin_account where username = 'admin'`)
  const empty = { event: 'enquiry.received', language: 'en', subject: '', text: '', html: '' } as const
  const production = { ...config, mode: 'production' } as const
  await expect(sendTestOfTemplate(database.db, production, rows[0]?.id ?? 0, empty)).rejects.toMatchObject({
    code: 'INVALID',
    errors: [{ field: 'to' }],
  })
})

test('a draft that cannot be saved is not sent', async () => {
  const before = (await outbox()).length
  const rejected = await sendTest({ subject: 'For {{nmae}}', text: 'No number' })
  expect([codeOf(rejected), fieldsOf(rejected)]).toEqual(['INVALID', ['subject', 'text']])
  expect(await outbox()).toHaveLength(before)
})

test('ten tests an hour are sent, and nobody else than who writes templates sends any', async () => {
  for (let count = 0; count < 10; count++) expect((await sendTest()).status).toBe(200)
  expect(codeOf(await sendTest())).toBe('TOO_MANY')
  const path = '/admin/email-template/test'
  expect((await call('POST', path, { body: draft() })).status).toBe(401)
})
