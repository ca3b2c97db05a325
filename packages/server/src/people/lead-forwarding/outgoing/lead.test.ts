import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { JobRow, ThirdPartyService } from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testApp } from '../../../../testing/test-app.ts'
import { demoKeys } from '../../../platform/config/secrets.ts'
import { createWorker } from '../../../services/jobs/worker.ts'
import { leadHandler } from './lead.ts'
import { leadWithdrawalHandler } from './lead-withdrawal.ts'

const { asAdmin, call, database, outbox } = await testApp('demo')
const { db } = database
const encryptionKeys = demoKeys
const secret = 'given by the college'
type Got = { headers: Record<string, string | string[] | undefined>; body: Record<string, unknown>; raw: string }
const got: Got[] = []
let statuses: number[] = []
const server = createServer((request, response) => {
  let raw = ''
  request.setEncoding('utf8').on('data', (part) => {
    raw += part
  })
  request.on('end', () => {
    got.push({ headers: request.headers, body: JSON.parse(raw), raw })
    response.writeHead(statuses.shift() ?? 200).end()
  })
})
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const worker = (leadsToPrivateNetworks = true) =>
  createWorker(database, {
    handled: [leadHandler, leadWithdrawalHandler].map((handler) =>
      handler({ db, config: { encryptionKeys, leadsToPrivateNetworks } }),
    ),
  })
async function service(eid: number, overrides: object = {}): Promise<number> {
  const body = {
    eid,
    api: 'https://crm.example.in/leads',
    secret_key: secret,
    source: 'meritto',
    college_id: 'EX-12',
    ...overrides,
  }
  const added = await asAdmin<{ data: ThirdPartyService }>('POST', '/admin/third-party-services', body)
  const { id } = added.body.data
  const { port } = server.address() as AddressInfo
  await db.execute(sql`update third_party_service set api = ${`http://127.0.0.1:${port}/leads`} where id = ${id}`)
  return id
}
let last = 9_600_000_000
const raise = (kind: string, fields: object = {}) =>
  call<{ data: { reference: string } }>('POST', `/open/enquiry/${kind}`, {
    body: {
      name: 'Asha Rao',
      mobile: String(++last),
      email: 'asha@example.in',
      course: 'B.Tech.',
      marks: 88,
      message: 'Is there a hostel?',
      pageUrl: '/college/two',
      consentVersion: '2026-11',
      instituteType: 'college',
      instituteId: 2,
      ...fields,
    },
  })
const reads = async () => (await db.execute(sql`select realm, account from contact_read order by id`)).rows
const jobs = async () =>
  (await asAdmin<{ data: JobRow[] }>('GET', '/admin/jobs?kind=third-party-lead')).body.data.map((j) => [
    j.status,
    j.error,
  ])
const due = () => db.execute(sql`update job set run_at = now()`)

beforeEach(async () => {
  await db.execute(sql`truncate third_party_service, enquiry, contact_read, job, throttle restart identity cascade`)
  got.length = 0
  statuses = []
})

test('a lead goes to the system of the college that the person named, once, with its key and what the person said', async () => {
  const id = await service(2)
  await service(3)
  const raised = await raise('admission-college')
  const mobile = `+91${last}`
  expect(raised.status).toBe(200)
  await raise('admission-college', { mobile, message: 'And a mess?' })
  await Promise.all([worker().drain(), worker().drain()])
  expect(got).toHaveLength(1)
  const [lead] = got
  const { reference } = raised.body.data
  expect(lead?.body).toEqual({
    reference,
    college_id: 'EX-12',
    branch: null,
    name: 'Asha Rao',
    mobile,
    email: 'asha@example.in',
    city: null,
    state: null,
    message: 'Is there a hostel?',
    course: 'B.Tech.',
    marks: 88,
    language: 'en',
    consentVersion: '2026-11',
    createdAt: expect.any(String),
  })
  expect(lead?.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'x-api-key': secret,
    'x-signature': `sha256=${createHmac('sha256', secret)
      .update(lead?.raw ?? '')
      .digest('hex')}`,
    'idempotency-key': `pravesh-${reference}-${id}`,
  })
  expect(await reads()).toEqual([{ realm: 'third-party', account: id }])
})

test('a system that got a lead is told when its person withdraws consent, by its reference alone; another is told nothing', async () => {
  const id = await service(2)
  const taken = (await raise('admission-college')).body.data.reference
  await worker().drain()
  const unsent = (await raise('admission-college', { instituteId: 3 })).body.data.reference
  got.length = 0
  const codes: object[] = []
  for (const reference of [taken, unsent]) {
    const { body } = await call<{ otpId: string }>('POST', '/open/enquiry-withdrawal-code', { body: { reference } })
    const [sms] = await outbox()
    const otp = /\d{6}/.exec(sms?.text ?? '')?.[0]
    codes.push({ reference, otpId: body.otpId, otp })
  }
  for (const body of codes) expect((await call('POST', '/open/enquiry-withdrawal', { body })).status).toBe(200)
  await worker().drain()
  expect(got.map(({ body }) => body)).toEqual([
    {
      reference: taken,
      college_id: 'EX-12',
      branch: null,
      event: 'consent-withdrawn',
      withdrawnAt: expect.any(String),
    },
  ])
  expect(got[0]?.headers).toMatchObject({ 'idempotency-key': `pravesh-${taken}-${id}-withdrawn`, 'x-api-key': secret })
})

test('nothing goes for another kind, another college, a school, or no institute at all', async () => {
  await service(2)
  await raise('general', { course: undefined, marks: undefined })
  await raise('admission-college', { instituteId: 3 })
  await raise('admission-college', { instituteType: 'school' })
  await raise('admission-college', { instituteType: null, instituteId: null })
  await worker().drain()
  expect(got).toEqual([])
  expect(await jobs()).toEqual([])
})

test('a system that is down is tried again under the same key; one that refuses is not', async () => {
  await service(2)
  statuses = [503, 429, 200]
  await raise('admission-college')
  for (let attempt = 0; attempt < 3; attempt++) {
    await worker().drain()
    await due()
  }
  expect(got).toHaveLength(3)
  expect(new Set(got.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  expect(await reads()).toHaveLength(1)
  expect(await jobs()).toEqual([])

  statuses = [401]
  await raise('admission-college')
  await worker().drain()
  expect(await jobs()).toEqual([['failed', 'The college’s system answered 401']])
  statuses = [302]
  await raise('admission-college')
  await worker().drain()
  expect((await jobs())[0]).toEqual(['failed', 'The college’s system answered 302'])
  // The college rejected the lead, but had received it.
  expect(await reads()).toHaveLength(3)
})

test('an address of this machine is no receiver unless the configuration says so', async () => {
  await service(2)
  await raise('admission-college')
  await worker(false).drain()
  expect(got).toEqual([])
  expect(await jobs()).toEqual([['failed', 'The receiver is no https address']])
  expect(await reads()).toEqual([])
  const plaintextService = { eid: 2, api: 'http://crm.example.in/leads', secret_key: 'k', source: 'meritto' }
  expect((await asAdmin('POST', '/admin/third-party-services', plaintextService)).status).toBe(422)
})

test('what was deleted, marked as spam or untied meanwhile is not sent', async () => {
  const id = await service(2)
  await raise('admission-college')
  await db.execute(sql`delete from enquiry`)
  await raise('admission-college')
  await db.execute(sql`update enquiry set status = 'spam'`)
  await worker().drain()
  await raise('admission-college')
  await db.execute(sql`update third_party_service set college = 3 where id = ${id}`)
  await worker().drain()
  await raise('admission-college', { instituteId: 3 })
  await asAdmin('DELETE', `/admin/third-party-services?id=${id}`)
  await worker().drain()
  expect([got, await jobs()]).toEqual([[], []])
})
