import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll } from 'vitest'
import { admitAllYear } from '../../../../testing/admit-all-year.ts'
import { declareAsParent } from '../../../../testing/declared-parent.ts'
import { buildApp } from '../../../app/app.ts'
import { allWork } from '../../../app/work.ts'
import { ensureReferenceData } from '../../../commands/seed/index.ts'
import { readConfig } from '../../../platform/config/config.ts'
import type { Environment } from '../../../platform/config/environment.ts'
import { sql } from '../../../platform/db/drizzle.ts'
import { city, college, school, studentAccount } from '../../../platform/db/tables.ts'
import { testDb } from '../../../platform/db/testing/test-db.ts'
import { openDelivery } from '../../../services/delivery/delivery.ts'
import { readOutbox } from '../../../services/delivery/outbox.ts'
import { createWorker } from '../../../services/jobs/worker.ts'
import { notifyByMail } from '../../../services/mail/notify.ts'
import { openSession } from '../../session/tokens.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { sandboxKeys } from '../open.ts'
import { createSandbox, type Sandbox, type SandboxAction, type Webhook } from '../sandbox/sandbox.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
export type TestResponse = {
  status: number
  body: Record<string, unknown> & { code?: string; data?: never }
  retryAfter: number
}
export type Family = { id: number; token: string }
/** A response as tests read it. */
export const toTestResponse = (response: LightMyRequestResponse): TestResponse => ({
  status: response.statusCode,
  body: response.json(),
  retryAfter: Number(response.headers['retry-after'] ?? 0),
})

/**
 * The API with a sandbox whose webhooks wait until the test sends them. Call it at the top of a test file. `through` may
 * put another client between the server and the sandbox; `environment` has further settings.
 */
export async function payingApp(
  through = ({ gateway }: Sandbox): Gateway | Promise<Gateway> => gateway,
  environment: Environment = {},
) {
  const dataDir = await mkdtemp(join(tmpdir(), 'pravesh-paying-'))
  const result = readConfig({ ...environment, DATA_DIR: dataDir })
  if ('problems' in result) throw new Error(result.problems.join(' '))
  const database = await testDb()
  const { db } = database
  const sandbox = createSandbox({ db, ...sandboxKeys(result.config), delayMs: 3_600_000, webhookMs: null })
  const gateway = await through(sandbox)
  const { config } = result
  const notify = notifyByMail(config)
  const app = await buildApp({
    database: database,
    config: result.config,
    verify: true,
    payments: { gateway, sandbox },
  })
  afterAll(async () => {
    await app.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  await ensureReferenceData(db)
  const [town] = await db.select({ city: city.id, state: city.state }).from(city).limit(1)
  const where = { state: town?.state ?? 0, city: town?.city ?? 0, status: 'published' as const }
  await db.insert(school).values([1, 2, 3].map((n) => ({ ...where, name: `School ${n}`, url: `school-${n}` })))
  await db.insert(college).values([1, 2, 3].map((n) => ({ ...where, name: `College ${n}`, url: `college-${n}` })))
  for (const type of ['school', 'college'] as const) await admitAllYear(db, type, [1, 2, 3])

  let people = 0
  async function call(
    method: Method,
    path: string,
    options: { token?: string; body?: object } = {},
  ): Promise<TestResponse> {
    const response = await app.inject({
      method,
      url: `/api/v1${path}`,
      headers: options.token ? { authorization: `Bearer ${options.token}` } : {},
      ...(options.body ? { payload: options.body } : {}),
    })
    return toTestResponse(response)
  }
  async function family(accountType: 'college' | 'school' = 'college'): Promise<Family> {
    const name = `Asha ${++people}`
    const email = `asha${people}@example.in`
    const [row] = await db.insert(studentAccount).values({ track: accountType, name, email }).returning()
    const id = row?.id ?? 0
    if (accountType === 'school') await declareAsParent(db, id)
    return { id, token: await openSession(db, 'student', id) }
  }
  async function order({ token }: Family, extra: object = {}): Promise<string> {
    const fee = { feesType: 'application', instituteType: 'college', instituteId: 1, ...extra }
    const { status, body } = await call('POST', '/payment/order', { token, body: fee })
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
    return String(body.orderId)
  }
  async function pay(orderId: string, action: SandboxAction = 'succeed') {
    const result = await sandbox.pay(orderId, action)
    if (!result || !('razorpay_payment_id' in result)) throw new Error('The sandbox did not take it')
    return result
  }
  /** The bank confirms a payment made with `delay`, without any notification. */
  async function bankConfirms(orderId: string): Promise<void> {
    const { rowCount } = await db.execute(sql`update sandbox_record set body = jsonb_set(body, '{settles_at}', '0')
      where parent = ${orderId} and kind = 'payment' and body->>'status' = 'created'`)
    if (rowCount !== 1) throw new Error('No payment waits for the bank')
  }
  type Signed = Awaited<ReturnType<typeof pay>>
  const confirm = ({ token }: Family, signed: Signed, overrides: object = {}) =>
    call('POST', '/student/payment-success', {
      token,
      body: {
        ...signed,
        orderId: signed.razorpay_order_id,
        instituteType: 'college',
        instituteId: 1,
        amount: 33_100,
        feesType: 'application',
        ...overrides,
      },
    })
  async function webhook({ body, headers }: Webhook): Promise<TestResponse> {
    const response = await app.inject({ method: 'POST', url: '/api/v1/open/payment/webhook', headers, payload: body })
    return toTestResponse(response)
  }
  /** The webhook of a payment, as the sandbox would send it. */
  async function webhookOf(paymentId: string, event = 'payment.captured'): Promise<Webhook> {
    const { rows } = await db.execute<{ body: never }>(sql`select body from sandbox_record where id = ${paymentId}`)
    return sandbox.webhookOf(event, rows[0]?.body as never)
  }
  /** Counts the database records of one account. */
  async function countRecords(account: number) {
    const { rows } = await db.execute<{ paid: number; receipts: number; submitted: number; applications: number }>(sql`
      select (select count(*)::int from payment where account = ${account} and status = 'paid') as paid,
        (select count(receipt_number)::int from payment where account = ${account}) as receipts,
        (select count(*)::int from application where account = ${account} and status = 'submitted') as submitted,
        (select count(*)::int from application where account = ${account}) as applications`)
    return rows[0]
  }
  const parts = { db, gateway, notify: notify }
  /** Subjects of the sent mails, newest first. */
  async function mailed() {
    const payments = { gateway, sandbox }
    await createWorker(
      database,
      allWork({ database: database, db, config, delivery: openDelivery(config, db), payments }),
    ).drain()
    return (await readOutbox(db)).map((m) => m.subject)
  }
  const seen = { mailed, countRecords }
  return {
    app,
    home: database,
    db,
    config,
    sandbox,
    parts,
    call,
    family,
    order,
    pay,
    bankConfirms,
    confirm,
    webhook,
    webhookOf,
    ...seen,
  }
}
