import type { Endpoint, InstituteType } from '@pravesh/contract'
import { sandboxKeys } from '../../src/people/payment/open.ts'
import { createSandbox, type Sandbox } from '../../src/people/payment/sandbox/sandbox.ts'
import { hashOf, openSession } from '../../src/people/session/tokens.ts'
import { asc, eq, inArray, sql } from '../../src/platform/db/drizzle.ts'
import { college, school, session } from '../../src/platform/db/tables.ts'
import { admitAllYear } from '../../testing/admit-all-year.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { gather, type People, type PersonName, personNames } from './people.ts'
import { watchWrites } from './writes.ts'

type Values = Record<string, unknown>
/** One call as it is sent: parameters of the path, of the query, and a body, or the bytes of one. */
export type Request = {
  params?: Values
  query?: Values
  body?: unknown
  raw?: { payload: string; headers: Record<string, string> }
}
export type Reply = { status: number; headers: Record<string, unknown>; text: string; json: unknown }

/** The demo with people who own records: the base of the assurance tests. */
export type Scene = TestApp & {
  people: People
  sandbox: Sandbox
  send(endpoint: Endpoint, request: Request, token: string | null): Promise<Reply>
  /** A call that has to succeed, for creating records; returns its `data`. */
  make<T = { id: number }>(
    caller: PersonName | null,
    method: Endpoint['method'],
    path: string,
    body?: unknown,
  ): Promise<T>
  /** A number, another each time. */
  next(): number
  /** A published institute, another each time. */
  nextInstitute(type: InstituteType): number
  /** A new session, with which the person goes on from now. */
  freshToken(name: PersonName): Promise<string>
  /** After a call that ended the person's sessions. */
  signInAgain(name: PersonName): Promise<void>
  /** A new session for everybody whose session has ended. */
  renewEndedSessions(): Promise<void>
  /** How many rows were changed so far. */
  writes(): Promise<number>
  /** Tries are counted per address, and all calls here come from one. */
  clearAttempts(): Promise<unknown>
}

function addressOf(endpoint: Endpoint, { params = {}, query = {} }: Request): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams(Object.entries(query).map(([k, v]): [string, string] => [k, String(v)])).toString()
  return `/api/v1${path}${search && `?${search}`}`
}

/** Signs reports of bounces here. */
export const bounceSecret = 'a-secret-of-bounces-in-tests'

/** Call it at the top of a test file. Everything is on a database of its own. */
export async function openScene(): Promise<Scene> {
  const app = await testApp('demo', { MAIL_BOUNCE_SECRET: bounceSecret })
  const { db } = app.database
  const people = await gather(db)
  const published = async (table: typeof school | typeof college) =>
    (await db.select({ id: table.id }).from(table).where(eq(table.status, 'published')).orderBy(asc(table.id))).map(
      (row) => row.id,
    )
  // The first few are those that the scene's own buyers manage.
  const waiting = { school: (await published(school)).slice(19), college: (await published(college)).slice(19) }
  await admitAllYear(db, 'school', [...waiting.school, people.otherSchool.institute])
  await admitAllYear(db, 'college', [...waiting.college, people.student.institute])
  const writes = await watchWrites(db)
  let count = 0

  const send: Scene['send'] = async (endpoint, request, token) => {
    const { body, raw } = request
    const response = await app.app.inject({
      method: endpoint.method,
      url: addressOf(endpoint, request),
      headers: { ...(token === null ? {} : { authorization: `Bearer ${token}` }), ...raw?.headers },
      ...(raw ? { payload: raw.payload } : body === undefined ? {} : { payload: body as object }),
    })
    const type = String(response.headers['content-type'] ?? '')
    const json: unknown = type.startsWith('application/json') ? response.json() : undefined
    return { status: response.statusCode, headers: response.headers, text: response.body, json }
  }
  // An account has a limited number of sessions: later records of the same person must not use an ended one.
  const freshToken: Scene['freshToken'] = async (name) => {
    people[name].token = await openSession(db, people[name].realm, people[name].id)
    return people[name].token
  }
  return {
    ...app,
    people,
    sandbox: createSandbox({ db, ...sandboxKeys(app.config), webhookMs: null }),
    send,
    async writes() {
      // Searches are counted later, in the midst of other calls.
      await app.app.searchTerms.flush()
      return writes()
    },
    next: () => ++count,
    nextInstitute(type) {
      const id = waiting[type].shift()
      if (id === undefined) throw new Error(`The demo has no more ${type}s`)
      waiting[type].push(id)
      return id
    },
    freshToken,
    async signInAgain(name) {
      await freshToken(name)
    },
    async renewEndedSessions() {
      const hashes = personNames.map((name) => hashOf(people[name].token))
      const live = await db.select({ hash: session.tokenHash }).from(session).where(inArray(session.tokenHash, hashes))
      const liveHashes = new Set(live.map(({ hash }) => hash))
      for (const name of personNames) if (!liveHashes.has(hashOf(people[name].token))) await freshToken(name)
    },
    clearAttempts: () => db.execute(sql`delete from throttle`),
    async make<T>(caller: PersonName | null, method: Endpoint['method'], path: string, body?: unknown) {
      const token = caller === null ? null : people[caller].token
      const response = await app.call<{ data: T }>(method, path, { token, ...(body === undefined ? {} : { body }) })
      if (response.status > 201)
        throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(response.body)}`)
      return response.body.data
    },
  }
}
