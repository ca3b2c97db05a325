import type { MassMail, MassMailPreview } from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { codeOf, fieldsOf, testApp } from '../../../../testing/test-app.ts'
import { enquiry } from '../../../platform/db/tables.ts'
import { suppress } from '../../suppression/store.ts'

const { asAdmin, adminToken, call, database, outbox } = await testApp()
const { db } = database
const mails = '/admin/enquiry/studyindia/mails'
const email = {
  subject: 'July for {{name}}',
  text: 'Dear {{name}}, see {{url}}.',
  variables: { url: 'pravesh.example' },
}
const preview = async (body: object) =>
  (await asAdmin<{ data: MassMailPreview }>('POST', `${mails}/preview`, { ...email, filter: {}, ...body })).body.data

const people = [
  { email: 'asha@example.in', language: 'en' as const },
  { email: 'ASHA@example.in', language: 'en' as const },
  { email: null, language: 'en' as const },
  { email: 'stopped@example.in', language: 'en' as const },
  { email: 'gone@example.in', language: 'hi' as const },
  { email: 'ravi@example.in', language: 'hi' as const },
  { email: 'meera@example.in', language: 'en' as const },
  { email: 'john@example.in', language: 'en' as const },
]
beforeEach(async () => {
  await db.execute(sql`truncate enquiry, mass_mail, mail_suppression, outbox, job, throttle restart identity cascade`)
  await db.insert(enquiry).values(
    people.map((person, n) => ({
      ...person,
      reference: `PR-P${n}`,
      kind: 'studyindia' as const,
      name: `Person ${n}`,
      mobile: `+91980000000${n}`,
      consentVersion: '2026-11',
    })),
  )
  await suppress(db, { address: 'stopped@example.in', purpose: 'study-india' }, 'unsubscribed')
  await suppress(db, { address: 'gone@example.in', purpose: 'all' }, 'bounce')
})
const writes = async () =>
  (
    await db.execute(sql`
      select (select count(*) from mass_mail) + (select count(*) from mass_mail_person) + (select count(*) from job)
        + (select count(*) from enquiry_note) + (select count(*) from contact_read) as n`)
  ).rows[0]?.n

test('counts who gets it and who does not, shows it in both languages, and writes nothing', async () => {
  const hi = { subject: '{{name}} के लिए', text: 'नमस्ते {{name}}, {{url}} देखें।' }
  const before = await writes()
  const result = await preview({ hi })
  expect(await writes()).toBe(before)
  expect(result).toMatchObject({
    total: 4,
    recent: 0,
    leftOut: [
      { reason: 'bounced', count: 1, ids: [5] },
      { reason: 'no-address', count: 1, ids: [3] },
      { reason: 'same-address', count: 1, ids: [1] },
      { reason: 'unsubscribed', count: 1, ids: [4] },
    ],
  })
  expect(result.samples.map(({ text: _text, ...sample }) => sample)).toEqual([
    { enquiry: 8, maskedEmail: 'j…@example.in', language: 'en', subject: 'July for Person 7' },
    { enquiry: 6, maskedEmail: 'r…@example.in', language: 'hi', subject: 'Person 5 के लिए' },
    { enquiry: 7, maskedEmail: 'm…@example.in', language: 'en', subject: 'July for Person 6' },
  ])
  expect(result.samples[0]?.text).toMatch(/^Dear Person 7, see pravesh\.example\.\n\n-- \nYou get this mail because/)
  expect(result.samples[1]?.text).toMatch(/^नमस्ते Person 5, pravesh\.example देखें।\n\n-- \nआपने प्रवेश से/)
  expect(JSON.stringify(result)).not.toMatch(/token=[\w-]/)
})

test('what is sent is what was previewed, each in their language', async () => {
  const hi = { subject: 'जुलाई', text: 'नमस्ते {{name}}' }
  const sending = { ...email, hi, filter: {} }
  const { data } = (await asAdmin<{ data: MassMail }>('POST', mails, sending)).body
  const result = await preview({ hi })
  expect([data.total, data.leftOut]).toEqual([result.total, result.leftOut])
  const sent = await outbox()
  expect(sent.map(({ to, subject }) => [to, subject]).toSorted()).toEqual([
    ['ASHA@example.in', 'July for Person 1'],
    ['john@example.in', 'July for Person 7'],
    ['meera@example.in', 'July for Person 6'],
    ['ravi@example.in', 'जुलाई'],
  ])
  expect((await preview({})).recent).toBe(4)
})

test('a selection by ids names those that are none, and a letter without a value is refused', async () => {
  const result = await preview({ filter: undefined, ids: [1, 8, 999] })
  expect([result.total, result.leftOut]).toEqual([2, [{ reason: 'absent', count: 1, ids: [999] }]])
  expect((await preview({ filter: { date1: '2040-01-01' } })).total).toBe(0)
  expect(fieldsOf(await asAdmin('POST', `${mails}/preview`, { ...email, variables: {}, filter: {} }))).toEqual([
    'variables',
  ])
  const body = { ...email, hi: { template: 999 }, filter: {} }
  expect(fieldsOf(await asAdmin('POST', `${mails}/preview`, body))).toEqual(['hi.template'])
})

test('a test goes to one’s own address with all that the mail carries, and not without end', async () => {
  expect(fieldsOf(await asAdmin('POST', `${mails}/test`, email))).toEqual(['to'])
  await db.execute(sql`update admin_account set username = 'admin@pravesh.example' where username = 'admin'`)
  const send = (body: object = {}) => call('POST', `${mails}/test`, { body: { ...email, ...body }, token: adminToken })
  expect((await send()).status).toBe(200)
  const [sent] = await outbox()
  expect(sent).toMatchObject({ to: 'admin@pravesh.example', subject: '[Test] July for Asha Rao' })
  expect(sent?.text).toMatch(/\/unsubscribe\?token=s1\./)
  for (let n = 1; n < 10; n++) expect((await send({ language: 'hi' })).status).toBe(200)
  expect(codeOf(await send())).toBe('TOO_MANY')
  expect((await outbox())[0]?.subject).toBe('[जाँच] July for आशा राव')
})
