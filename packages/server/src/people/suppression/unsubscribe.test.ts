import type { Subscription, Suppression } from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { codeOf, testApp } from '../../../testing/test-app.ts'
import { enquiry } from '../../platform/db/tables.ts'
import { seal } from '../../platform/keys/seal.ts'
import { queueMail } from '../../services/delivery/post.ts'
import { createToken } from '../../services/mail/unsubscribe-link.ts'
import { enquiryVersion } from '../enquiry/testing/version.ts'

const { app, asAdmin, call, config, database, outbox, work } = await testApp()
const { db } = database
const mails = '/admin/enquiry/studyindia/mails'
const address = 'asha@example.in'
const token = createToken(config.encryptionKeys, { address: 'Asha@example.in', purpose: 'study-india' })
const path = `/open/unsubscribe/${token}`
const oneClick = {
  payload: 'List-Unsubscribe=One-Click',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
}
type State = { data: Subscription }
const stateOf = async () => (await call<State>('GET', path)).body.data.unsubscribed
const suppressionCount = async () => (await db.execute(sql`select count(*)::int as n from mail_suppression`)).rows[0]?.n

beforeEach(async () => {
  await db.execute(sql`truncate enquiry, mass_mail, mail_suppression, outbox, job restart identity cascade`)
  await db.insert(enquiry).values(
    [address, 'ravi@example.in'].map((email, n) => ({
      reference: `PR-U${n}`,
      kind: 'studyindia' as const,
      name: `Person ${n}`,
      mobile: `+91980000000${n}`,
      email,
      consentVersion: '2026-11',
    })),
  )
})

test('what a link stops is kept by no cache', async () => {
  const { headers } = await call('GET', path)
  expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined])
})

test('opening the link changes nothing; posting to it stops, as often as it is done, with no session or cookie', async () => {
  for (let n = 0; n < 2; n++) expect(await stateOf()).toBe(false)
  for (let n = 0; n < 2; n++) {
    const response = await call<State>('POST', path, oneClick)
    expect([response.status, response.body.data]).toEqual([200, { purpose: 'study-india', unsubscribed: true }])
    expect(response.headers['set-cookie']).toBeUndefined()
  }
  const multipart = {
    'content-type': 'multipart/form-data; boundary=b',
    origin: 'https://mail.example',
    'sec-fetch-site': 'cross-site',
  }
  const part = '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n'
  expect((await call('POST', path, { payload: part, headers: multipart })).status).toBe(200)
  expect([await stateOf(), await suppressionCount()]).toEqual([true, 1])
  expect((await call<State>('DELETE', path)).body.data.unsubscribed).toBe(false)
  expect(await suppressionCount()).toBe(0)
})

test('a stranger’s address answers alike, and a token of ours for something else, or with a changed letter, is none', async () => {
  const unknown = createToken(config.encryptionKeys, { address: 'nobody@nowhere.example', purpose: 'study-india' })
  const [knownResponse, unknownResponse] = [await call('GET', path), await call('GET', `/open/unsubscribe/${unknown}`)]
  expect([unknownResponse.status, unknownResponse.body]).toEqual([knownResponse.status, knownResponse.body])
  const longest = createToken(config.encryptionKeys, {
    address: `${'a'.repeat(242)}@example.in`,
    purpose: 'study-india',
  })
  expect((await call('GET', `/open/unsubscribe/${longest}`)).status).toBe(200)
  const changed = `${token.slice(0, -8)}${token.slice(-8).toLowerCase() === token.slice(-8) ? 'AAAAAAAA' : token.slice(-8).toLowerCase()}`
  const other = seal(config.encryptionKeys, 'mail', `study-india\n${address}`)
  for (const invalid of [changed, other.slice(0, 200), 'x'.repeat(40)])
    for (const method of ['GET', 'POST', 'DELETE'] as const)
      expect((await call(method, `/open/unsubscribe/${invalid}`)).status).toBe(404)
  expect(await suppressionCount()).toBe(0)
})

test('who stopped them gets no mail to many, also one that was under way, and every other mail', async () => {
  const send = (subject: string) => asAdmin('POST', mails, { subject, text: 'Dear {{name}}', filter: {} })
  await send('June')
  // Posted, and not sent yet.
  await db.execute(sql`update job set run_at = now() where kind = 'mass-mail'`)
  await call('POST', path, oneClick)
  await send('July')
  await queueMail(db, config, { to: address, subject: 'Your code', text: '123456' })
  const version = await enquiryVersion(db, 1)
  const reply = { reply: 'Yes, there is a hostel', subject: 'Hostel', ...version }
  expect((await asAdmin('PUT', '/admin/enquiry/remark/1', reply)).status).toBe(200)
  const sent = (await outbox()).map(({ to, subject }) => `${to} ${subject}`).toSorted()
  expect(sent).toEqual([
    'asha@example.in Hostel',
    'asha@example.in Your code',
    'ravi@example.in July',
    'ravi@example.in June',
  ])
})

test('one that stops them between posting and sending is left out', async () => {
  await asAdmin('POST', mails, { subject: 'July', text: 'Dear {{name}}', filter: {} })
  await db.execute(sql`create function stop_now() returns trigger language plpgsql as $$ begin
    insert into mail_suppression (address, purpose, reason) values (${sql.raw(`'${address}'`)}, 'study-india', 'unsubscribed')
    on conflict do nothing; return new; end $$`)
  await db.execute(sql`create trigger stop_now after insert on job for each row when (new.kind = 'mass-letter')
    execute function stop_now()`)
  await work()
  await db.execute(sql`drop trigger stop_now on job`)
  expect((await outbox()).map(({ to }) => to)).toEqual(['ravi@example.in'])
  const people = await asAdmin<{ data: { enquiry: number }[] }>('GET', `${mails}/1/people?state=unsubscribed`)
  expect(people.body.data.map((person) => person.enquiry)).toEqual([1])
})

test('the page has one button, works without a script, stops, undoes, and speaks both languages', async () => {
  const get = (url: string) => app.inject(url)
  const english = await get(`/unsubscribe?token=${token}`)
  expect([english.statusCode, english.headers['cache-control'], await suppressionCount()]).toEqual([200, 'no-store', 0])
  expect(english.body).toContain('Stop mails about studying in India?')
  expect(english.body).toContain('a…@example.in')
  expect(english.body).not.toMatch(/<script|asha/)
  expect(english.headers['content-security-policy']).toMatch(/^default-src 'none';.*form-action 'self'/)
  expect((await get(`/hi/unsubscribe?token=${token}`)).body).toContain('<html lang="hi">')
  const post = (payload: string) =>
    app.inject({ method: 'POST', url: `/unsubscribe?token=${token}`, ...oneClick, payload })
  const stopped = await post('')
  expect([stopped.statusCode, await suppressionCount()]).toEqual([200, 1])
  expect(stopped.body).toContain('These mails are stopped')
  expect((await post('action=undo')).body).toContain('You get these mails again')
  expect((await post(oneClick.payload)).statusCode).toBe(200)
  expect(await suppressionCount()).toBe(1)
  for (const url of ['/unsubscribe', '/unsubscribe?token=%3Cscript%3E', `/unsubscribe?token=${token}&token=${token}`]) {
    const invalid = await get(url)
    expect([invalid.statusCode, invalid.body.includes('<script>')]).toEqual([404, false])
  }
})

test('administrators see who stopped what, masked, and lift it', async () => {
  await call('POST', path, oneClick)
  type List = { data: Suppression[]; total: number }
  const list = async (query = '') => (await asAdmin<List>('GET', `/admin/suppressions${query}`)).body
  expect((await list()).data).toMatchObject([
    { maskedEmail: 'a…@example.in', purpose: 'study-india', reason: 'unsubscribed', detail: null },
  ])
  const totals = ['?search=ASHA@example.in', '?search=asha', '?reason=bounce', '?purpose=study-india']
  expect(await Promise.all(totals.map(async (query) => (await list(query)).total))).toEqual([1, 0, 0, 1])
  const [id] = (await list()).data.map((row) => row.id)
  expect(codeOf(await asAdmin('DELETE', '/admin/suppressions', { ids: [id, 999] }))).toBe('NOT_FOUND')
  expect((await list()).total).toBe(1)
  expect((await asAdmin('DELETE', `/admin/suppressions?id=${id}`)).status).toBe(200)
  expect(await stateOf()).toBe(false)
})
