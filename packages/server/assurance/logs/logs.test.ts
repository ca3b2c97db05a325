import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { buildApp } from '../../src/app/app.ts'
import { allWork } from '../../src/app/work.ts'
import { createPaymentGateway } from '../../src/people/payment/open.ts'
import { openDelivery } from '../../src/services/delivery/delivery.ts'
import { readOutbox } from '../../src/services/delivery/outbox.ts'
import { createWorker } from '../../src/services/jobs/worker.ts'
import { testApp } from '../../testing/test-app.ts'
import { everything, type SendCall } from './calls.ts'
import { found, secretInputs } from './secrets.ts'

const { database, adminToken, demoToken, config: testConfig } = await testApp('demo')
const { db } = database
const dataDir = await mkdtemp(join(tmpdir(), 'pravesh-logs-'))
const config = { ...testConfig, dataDir }
const lines: string[] = []
const stream = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk))
    done()
  },
})
const app = await buildApp({ database: database, config, logger: { level: 'trace', stream } })
const parts = { db, config, delivery: openDelivery(config, db), payments: createPaymentGateway(config, db) }
const worker = createWorker(database, { ...allWork({ ...parts, database: database }), log: app.log })
afterAll(async () => {
  await app.close()
  await rm(dataDir, { recursive: true, force: true })
})

const tokens = { admin: adminToken, student: '', parent: '', buyer: '' }
const secrets = new Set<string>(Object.values(secretInputs))
const statuses: number[] = []
const send: SendCall = async (method, path, body, caller) => {
  await db.execute(sql`delete from throttle`)
  const response = await app.inject({
    method,
    url: `/api/v1${path}`,
    headers: caller ? { authorization: `Bearer ${tokens[caller]}` } : {},
    ...(body === undefined ? {} : { payload: body as object }),
  })
  statuses.push(response.statusCode)
  const responseBody = response.json<Record<string, unknown>>()
  for (const name of ['auth_token', 'token', 'ticket', 'otpId'])
    if (typeof responseBody[name] === 'string') secrets.add(responseBody[name])
  return { status: response.statusCode, body: responseBody }
}
const work = () => worker.drain().catch((error) => app.log.error({ err: error }, 'jobs cannot be looked for'))
/** The code that the outbox holds; it and every temporary password in there are secrets from now on. */
async function code(mobile: string): Promise<string> {
  await work()
  const sent = await readOutbox(db).catch(() => [])
  for (const { text } of sent) for (const word of text.match(/[\dA-Z]{4}(-[\dA-Z]{4}){2}/g) ?? []) secrets.add(word)
  const otp = /\b\d{6}\b/.exec(sent.find(({ to }) => to.endsWith(mobile))?.text ?? '')?.[0]
  if (otp) secrets.add(otp)
  return otp ?? '654321'
}
const throughAll = async () => {
  await everything(send, code)
  await work()
}
/** No secret is in the log, nor in the stored errors of failed jobs. */
async function expectSilence() {
  const jobErrors = await db.execute<{ error: string }>(sql`select error from job where error is not null`)
  const log = [...lines, ...jobErrors.rows.map(({ error }) => error)]
  const leaks = log.flatMap((line) => found(line, [...secrets]).map((secret) => `${secret} in ${line.slice(0, 600)}`))
  expect(leaks.slice(0, 3)).toEqual([])
}
const withoutTables = async (excluded: readonly string[]) => {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  )
  return rows.map(({ name }) => name).filter((name) => !excluded.includes(name))
}

beforeEach(async () => {
  for (const person of ['student', 'parent'] as const) tokens[person] = await demoToken(person)
  tokens.buyer = await demoToken('school')
  for (const token of Object.values(tokens)) secrets.add(token)
  lines.length = 0
  statuses.length = 0
})

test('what goes well and what is refused leaves no secret in the logs', async () => {
  await throughAll()
  expect(new Set(statuses)).toEqual(new Set([200, 400, 401, 422, ...statuses.filter((s) => [404, 409].includes(s))]))
  for (const payload of [
    `{"password":"${secretInputs.password}"`,
    `{"password":"${secretInputs.password}",}`,
    secretInputs.password,
  ])
    await app.inject({
      method: 'POST',
      url: `/api/v1/open/student-login?token=${secretInputs.password}`,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secretInputs.password}` },
      payload,
    })
  await expectSilence()
})

test('a statement that fails, with all it was given in its error, leaves none', async () => {
  await db.execute(sql`create function shout() returns trigger language plpgsql as $$
    begin raise exception 'cannot keep %', new using detail = new::text, hint = new::text; end $$`)
  // Without the security log: what it cannot record is not done, so that no job would be left to fail.
  const tables = await withoutTables(['throttle', 'session', 'job', 'security_event'])
  for (const table of tables)
    await db.execute(
      sql.raw(`create trigger shout before insert or update on "${table}" for each row execute function shout()`),
    )
  await throughAll()
  for (const table of tables) await db.execute(sql.raw(`drop trigger shout on "${table}"`))
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(7)
  expect(lines.filter((line) => line.includes('unexpected fault')).length).toBeGreaterThan(7)
  expect(lines.filter((line) => line.includes('job failed')).length).toBeGreaterThan(0)
  await expectSilence()
})

test.each([
  ['student_account'],
  ['buyer_account', 'admin_account'],
  ['session'],
  ['one_time_code', 'job'],
  ['enquiry'],
  ['security_event'],
])('a missing table (%s) leaves none', async (...tables) => {
  const rename = async (from: string, to: string) => db.execute(sql.raw(`alter table "${from}" rename to "${to}"`))
  for (const table of tables) await rename(table, `${table}_gone`)
  await throughAll()
  for (const table of tables) await rename(`${table}_gone`, table)
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(0)
  await expectSilence()
})
