import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ErrorBody, type InstituteType, takeBackSeconds } from '@pravesh/contract'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll } from 'vitest'
import { buildApp } from '../src/app/app.ts'
import { allWork } from '../src/app/work.ts'
import {
  ensureDemoAccounts,
  ensureDemoData,
  ensureFirstAdmin,
  ensureReferenceData,
} from '../src/commands/seed/index.ts'
import { createPaymentGateway } from '../src/people/payment/open.ts'
import { openSession } from '../src/people/session/tokens.ts'
import { type Config, readConfig } from '../src/platform/config/config.ts'
import type { Environment } from '../src/platform/config/environment.ts'
import { eq, sql } from '../src/platform/db/drizzle.ts'
import type { Database } from '../src/platform/db/index.ts'
import { buyerAccount, studentAccount } from '../src/platform/db/tables.ts'
import { openSeeded } from '../src/platform/db/testing/seeded.ts'
import { openDelivery } from '../src/services/delivery/delivery.ts'
import { type OutboxMessage, readOutbox } from '../src/services/delivery/outbox.ts'
import { createWorker } from '../src/services/jobs/worker.ts'

type Json = Record<string, unknown>
type TestResponse<T = Json> = { status: number; body: T; headers: Record<string, unknown> }

export type TestApp = {
  app: FastifyInstance
  database: Database
  config: Config
  /** A call to the API base; `token` signs it in. */
  call<T = Json>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    options?: { body?: unknown; token?: string | null } & Pick<InjectOptions, 'headers' | 'payload' | 'remoteAddress'>,
  ): Promise<TestResponse<T>>
  /** The same, as the administrator. */
  asAdmin<T = Json>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<TestResponse<T>>
  /** PUT as the administrator, with the version that the record has now. A record of a catalogue and a part of an institute are named by `id` in the body. */
  updateAsAdmin<T = Json>(path: string, change: Json): Promise<TestResponse<T>>
  adminToken: string
  /** A session of the demo's own accounts; only on a database seeded with the demo. */
  demoToken(role: 'student' | 'parent' | InstituteType): Promise<string>
  /** Does every job that is due. */
  work(): Promise<void>
  /** Runs the due jobs, and those of replies that could still be taken back; returns the sent messages, newest first. */
  outbox(): Promise<OutboxMessage[]>
}

/** The API on a fresh, seeded database; every response is checked against its schema. Call it at the top of a test file. */
export async function testApp(
  seed: 'reference' | 'demo' = 'reference',
  environment: Environment = {},
): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pravesh-app-'))
  const result = readConfig({ ...environment, DATA_DIR: dataDir })
  if ('problems' in result) throw new Error(result.problems.join(' '))
  const database = await openSeeded(seed, seed === 'demo' ? ensureDemoData : ensureReferenceData)
  afterAll(() => database.close())
  await ensureFirstAdmin(database.db, result.config)
  if (seed === 'demo') await ensureDemoAccounts(database.db, result.config)
  const app = await buildApp({ database: database, config: result.config, verify: true })
  const { config } = result
  const { db } = database
  const parts = { db, config, delivery: openDelivery(config, db), payments: createPaymentGateway(config, db) }
  const worker = createWorker(database, allWork({ ...parts, database: database }))
  afterAll(async () => {
    await app.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  const call: TestApp['call'] = async (method, path, { body, token, headers, payload, remoteAddress } = {}) => {
    const response = await app.inject({
      method,
      url: `/api/v1${path}`,
      ...(remoteAddress === undefined ? {} : { remoteAddress }),
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
      ...(payload === undefined ? (body === undefined ? {} : { payload: body as object }) : { payload }),
    })
    return { status: response.statusCode, body: response.json(), headers: response.headers }
  }
  const login = await call<{ token: string }>('POST', '/open/admin-login', {
    body: { username: 'admin', password: 'pravesh-demo' },
  })
  const adminToken = login.body.token
  const asAdmin: TestApp['asAdmin'] = (method, path, body) => call(method, path, { body, token: adminToken })
  return {
    app,
    database: database,
    config,
    call,
    adminToken,
    asAdmin,
    async updateAsAdmin(path, change) {
      const byId = `${path}${path.includes('?') ? '&' : '?'}id=${change.id}`
      const read = await asAdmin<{ data: Json | Json[] }>('GET', 'id' in change ? byId : path)
      return asAdmin('PUT', path, { ...change, ...versionOf([read.body.data].flat()[0]) })
    },
    async demoToken(role) {
      const realm = role === 'student' || role === 'parent' ? 'student' : 'buyer'
      const table = realm === 'student' ? studentAccount : buyerAccount
      const byEmail = eq(table.email, `${role}@demo.pravesh.example`)
      const [account] = await database.db.select({ id: table.id }).from(table).where(byEmail)
      if (!account) throw new Error(`The demo has no ${role}`)
      return openSession(database.db, realm, account.id)
    },
    work: () => worker.drain(),
    async outbox() {
      await db.execute(sql`update job set run_at = now() where key like 'reply:%' and state = 'ready'
        and run_at <= now() + make_interval(secs => ${takeBackSeconds})`)
      await worker.drain()
      return readOutbox(database.db)
    },
  }
}
/** The version of the record that a change is based on: its `version`, or `updatedAt` where it has none. */
const versionOf = (record: Json = {}): Json =>
  'version' in record ? { version: record.version } : { updatedAt: record.updatedAt }
/** The code of an error answer, for `expect`. */
export const codeOf = (response: { body: unknown }): string => (response.body as Partial<ErrorBody>).code ?? 'no error'
/** The fields that an error answer names. */
export const fieldsOf = (response: { body: unknown }): string[] =>
  ((response.body as Partial<ErrorBody>).errors ?? []).map((e) => e.field)
