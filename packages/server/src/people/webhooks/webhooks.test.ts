import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { WebhookDelivery, Webhook as WebhookRecord, WebhookWithSecret } from '@pravesh/contract'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { demoKeys } from '../../platform/config/secrets.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { createWorker } from '../../services/jobs/worker.ts'
import { deliveryHandler } from './deliver.ts'
import { sweepWebhooks } from './deliveries.ts'

const { call, database, demoToken } = await testApp('demo')
const { db } = database
const token = await demoToken('school')
const otherToken = await demoToken('college')
type Got = { headers: Record<string, string>; raw: string }
const got: Got[] = []
let statuses: number[] = []
const server = createServer((request, response) => {
  let raw = ''
  request.setEncoding('utf8').on('data', (part) => {
    raw += part
  })
  request.on('end', () => {
    got.push({ headers: request.headers as Record<string, string>, raw })
    response.writeHead(statuses.shift() ?? 200).end()
  })
})
let sid = 0
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { body } = await call<{ data: { sid: number }[] }>('GET', '/buyer/institute', { token })
  sid = body.data[0]?.sid ?? 0
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(async () => {
  await db.execute(sql`truncate webhook, webhook_delivery, job, throttle, institute_notice restart identity cascade`)
  got.length = 0
  statuses = []
})

const work = (leadsToPrivateNetworks = true) =>
  createWorker(database, {
    handled: [deliveryHandler({ db, config: { encryptionKeys: demoKeys, leadsToPrivateNetworks } })],
  }).drain()
const due = () => db.execute(sql`update job set run_at = now()`)
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const asOwner = <T>(method: Method, path: string, body?: unknown) =>
  call<T & { code?: string }>(method, path, { token, ...(body === undefined ? {} : { body }) })
const blank = { name: 'School system', url: 'https://erp.example.in/pravesh', events: ['enquiry.received'] }
/** A webhook that leads to the server of this test. */
async function addWebhook(change: object = {}): Promise<WebhookWithSecret> {
  const added = await asOwner<{ data: WebhookWithSecret }>('POST', `/buyer/webhooks/${sid}`, { ...blank, ...change })
  expect(added.status).toBe(200)
  const { port } = server.address() as AddressInfo
  await db.execute(sql`update webhook set url = ${`http://127.0.0.1:${port}/`} where id = ${added.body.data.id}`)
  return added.body.data
}
const read = async (id: number) =>
  (await asOwner<{ data: WebhookRecord[] }>('GET', `/buyer/webhooks/${sid}?id=${id}`)).body.data[0]
const deliveries = async () =>
  (await asOwner<{ data: WebhookDelivery[] }>('GET', `/buyer/webhook-deliveries/${sid}`)).body.data
const sendTest = (id: number) => asOwner('POST', `/buyer/webhooks/${sid}/test`, { id })
let last = 9_700_000_000
const raise = () =>
  call<{ data: { reference: string } }>('POST', '/open/enquiry/general', {
    body: {
      ...{ name: 'Asha Rao', mobile: String(++last), email: 'asha@example.in' },
      ...{ message: 'Is there a bus?', consentVersion: '2026-11' },
      ...{ instituteType: 'school', instituteId: sid },
    },
  })

test('an enquiry is told once, signed so that the library verifies it, and says nothing of the person', async () => {
  const { secret } = await addWebhook()
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
  const sent = await raise()
  expect(sent.status).toBe(200)
  await work()
  expect(got).toHaveLength(1)
  const [{ headers, raw } = { headers: {}, raw: '' }] = got
  const verified = new Webhook(secret).verify(raw, headers)
  const { rows } = await db.execute<{ id: number }>(sql`select max(id) as id from enquiry`)
  expect(verified).toEqual({
    type: 'enquiry.received',
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    data: {
      ...{ instituteType: 'school', institute: sid, id: rows[0]?.id, kind: 'general' },
      reference: sent.body.data.reference,
    },
  })
  for (const personal of ['Asha', 'Rao', String(last), 'asha@example.in', 'bus']) expect(raw).not.toContain(personal)
  expect(() => new Webhook(secret).verify(raw.replace('received', 'withdrawn'), headers)).toThrow()
  expect(await deliveries()).toMatchObject([{ state: 'delivered', status: 200, attempts: 1, type: 'enquiry.received' }])
})

test('an event of a kind that was not chosen, or while the address is switched off, is not told', async () => {
  await addWebhook({ events: ['application.sent'] })
  await addWebhook({ active: false })
  expect((await raise()).status).toBe(200)
  await work()
  expect([got.length, await deliveries()]).toEqual([0, []])
})

test('after 500 it is sent again with the same id, and after 200 no more', async () => {
  const { id } = await addWebhook()
  statuses = [500, 429, 200]
  await sendTest(id)
  for (const _ of [1, 2, 3, 4]) {
    await work()
    await due()
  }
  expect(got.map(({ headers }) => headers['webhook-id'])).toEqual(Array(3).fill((await deliveries())[0]?.eventId))
  expect(await deliveries()).toMatchObject([{ state: 'delivered', status: 200, attempts: 3 }])
  expect(await read(id)).toMatchObject({ failingSince: null })
})

test('what the receiver does not take at all is given up at once, and sent again by hand with its id', async () => {
  const { id } = await addWebhook()
  statuses = [410]
  await sendTest(id)
  await work()
  const [given] = await deliveries()
  expect(given).toMatchObject({ state: 'failed', status: 410, attempts: 1 })
  const again = await asOwner('PUT', `/buyer/webhook-deliveries/${sid}`, { id: given?.id })
  expect(again.status).toBe(200)
  expect((await asOwner('PUT', `/buyer/webhook-deliveries/${sid}`, { id: given?.id })).status).toBe(409)
  await work()
  expect(got.map(({ headers }) => headers['webhook-id'])).toEqual([given?.eventId, given?.eventId])
  expect(await deliveries()).toMatchObject([{ state: 'delivered', status: 200, attempts: 2 }])
})

test('an address that no connection may be made to is given up', async () => {
  const { id } = await addWebhook()
  await sendTest(id)
  await work(false)
  expect([got.length, await deliveries()]).toMatchObject([0, [{ state: 'failed', status: null, attempts: 1 }]])
  for (const url of ['http://erp.example.in/', 'https://127.0.0.1/', 'https://localhost/', 'https://10.0.0.1/']) {
    const added = await asOwner('POST', `/buyer/webhooks/${sid}`, { ...blank, url })
    expect([url, added.status]).toEqual([url, 422])
  }
})

test('a new secret signs at once, the one before too for a day', async () => {
  const { id, secret } = await addWebhook()
  const made = await asOwner<{ data: WebhookWithSecret }>('PUT', `/buyer/webhooks/${sid}/secret`, { id })
  const secrets = [secret, made.body.data.secret]
  expect(new Set(secrets).size).toBe(2)
  await sendTest(id)
  await work()
  for (const valid of secrets) new Webhook(valid).verify(got[0]?.raw ?? '', got[0]?.headers ?? {})
  await db.execute(sql`update webhook set earlier_secret_until = now() - interval '1 second'`)
  await sendTest(id)
  await work()
  const { raw, headers } = got[1] ?? { raw: '', headers: {} }
  new Webhook(made.body.data.secret).verify(raw, headers)
  expect(() => new Webhook(secret).verify(raw, headers)).toThrow()
  expect(await read(id)).toMatchObject({ earlierSecretUntil: null })
})

test('no list and no other answer has the secret', async () => {
  const { id, secret, updatedAt } = await addWebhook()
  const list = await asOwner('GET', `/buyer/webhooks/${sid}`)
  const changed = await asOwner('PUT', `/buyer/webhooks/${sid}`, { id, name: 'Another', updatedAt })
  expect([list.status, changed.status]).toEqual([200, 200])
  for (const { body } of [list, changed]) expect(JSON.stringify(body)).not.toContain(secret.slice(6))
  const { rows } = await db.execute<{ secret: string }>(sql`select secret from webhook`)
  expect(rows[0]?.secret).not.toContain(secret.slice(6))
})

test('after five days of failures the address is switched off, and its owner is told', async () => {
  const { id } = await addWebhook()
  statuses = [500, 500]
  await sendTest(id)
  await work()
  expect(await read(id)).toMatchObject({ active: true, failingSince: expect.any(String) })
  await db.execute(sql`update webhook set failing_since = now() - interval '6 days'`)
  await due()
  await work()
  const off = await read(id)
  expect(off).toMatchObject({ active: false, switchedOffAt: expect.any(String) })
  const { rows } = await db.execute(sql`select kind, institute, subject from institute_notice`)
  expect(rows).toEqual([{ kind: 'webhook', institute: sid, subject: id }])
  expect((await sendTest(id)).status).toBe(409)
  // What still waited is given up; switched on again, it begins without failures.
  await due()
  await work()
  expect([got.length, (await deliveries())[0]?.state]).toEqual([2, 'failed'])
  await asOwner('PUT', `/buyer/webhooks/${sid}`, { id, active: true, updatedAt: off?.updatedAt })
  expect(await read(id)).toMatchObject({ active: true, failingSince: null, switchedOffAt: null })
})

test('an institute has five addresses at most', async () => {
  for (const _ of [1, 2, 3, 4, 5]) await addWebhook()
  const sixth = await asOwner('POST', `/buyer/webhooks/${sid}`, blank)
  expect([sixth.status, sixth.body.code]).toEqual([409, 'CONFLICT'])
})

test('the webhook of another institute is not there, and neither are its deliveries', async () => {
  const { id, updatedAt } = await addWebhook()
  await sendTest(id)
  const own = (await call<{ data: { sid: number }[] }>('GET', '/buyer/institute', { token: otherToken })).body.data[0]
  const [delivery] = await deliveries()
  for (const [method, path, body] of [
    ['PUT', `/buyer/webhooks/${own?.sid}`, { id, active: false, updatedAt }],
    ['PUT', `/buyer/webhooks/${own?.sid}/secret`, { id }],
    ['POST', `/buyer/webhooks/${own?.sid}/test`, { id }],
    ['DELETE', `/buyer/webhooks/${own?.sid}`, { id }],
    ['PUT', `/buyer/webhook-deliveries/${own?.sid}`, { id: delivery?.id }],
  ] as const) {
    const { status } = await call(method, path, { token: otherToken, body })
    expect([method, path, status]).toEqual([method, path, 404])
  }
  const list = await call<{ total: number }>('GET', `/buyer/webhook-deliveries/${own?.sid}`, { token: otherToken })
  expect(list.body.total).toBe(0)
})

test('deliveries of more than 30 days are neither listed nor stored', async () => {
  const { id } = await addWebhook()
  await sendTest(id)
  await db.execute(sql`update webhook_delivery set created_at = now() - interval '31 days'`)
  expect(await deliveries()).toEqual([])
  expect(await sweepWebhooks(db)).toBe(1)
  expect(await read(id)).toBeDefined()
})
