import type { ErrorBody } from '@pravesh/contract'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll } from 'vitest'
import { buildApp } from '../app.ts'
import { readConfig } from '../config.ts'
import type { Home } from '../db/index.ts'
import { testDb } from '../db/testing/test-db.ts'
import { sowAdmin, sowDemo, sowReference } from '../seed/index.ts'

type Json = Record<string, unknown>
export type Answer<T = Json> = { status: number; body: T; headers: Record<string, unknown> }

export type TestApp = {
  app: FastifyInstance
  home: Home
  /** A call to the API base; `token` signs it in. */
  call<T = Json>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    more?: { body?: unknown; token?: string | null } & Pick<InjectOptions, 'headers' | 'payload'>,
  ): Promise<Answer<T>>
  /** The same, as the administrator. */
  asAdmin<T = Json>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<Answer<T>>
  adminToken: string
}

/** The API on a fresh database, sown; every answer is checked against its schema. Call it at the top of a test file. */
export async function testApp(sown: 'reference' | 'demo' = 'reference'): Promise<TestApp> {
  const result = readConfig({ DATA_DIR: 'unused' })
  if ('problems' in result) throw new Error(result.problems.join(' '))
  const home = await testDb()
  await (sown === 'demo' ? sowDemo(home.db) : sowReference(home.db))
  await sowAdmin(home.db, result.config)
  const app = await buildApp({ home, config: result.config, verify: true })
  afterAll(() => app.close())

  const call: TestApp['call'] = async (method, path, { body, token, headers, payload } = {}) => {
    const answer = await app.inject({
      method,
      url: `/api/v1${path}`,
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
      ...(payload === undefined ? (body === undefined ? {} : { payload: body as object }) : { payload }),
    })
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
  }
  const login = await call<{ token: string }>('POST', '/open/admin-login', {
    body: { username: 'admin', password: 'pravesh-demo' },
  })
  const adminToken = login.body.token
  return {
    app,
    home,
    call,
    adminToken,
    asAdmin: (method, path, body) => call(method, path, { body, token: adminToken }),
  }
}
/** The code of an error answer, for `expect`. */
export const codeOf = (answer: Answer<Json>): string => (answer.body as Partial<ErrorBody>).code ?? 'no error'
export const fieldsOf = (answer: Answer<Json>): string[] =>
  ((answer.body as Partial<ErrorBody>).errors ?? []).map((e) => e.field)
