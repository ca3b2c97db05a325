import type * as argon2 from '@node-rs/argon2'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { type AccountPresence, type Probe, probes } from './probes.ts'

// Times vary on a busy machine; work does not: the same hashes and the same statements, in the same order.
const hashes = vi.hoisted(() => {
  // The server's modules may be there already, from another file, with the real hashes in their hands.
  vi.resetModules()
  return { made: [] as string[] }
})
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof argon2>()
  const counted = <A extends unknown[], R>(name: string, act: (...args: A) => R) => {
    return (...args: A): R => {
      hashes.made.push(name)
      return act(...args)
    }
  }
  return { ...real, hash: counted('hash', real.hash), verify: counted('verify', real.verify) }
})

const { call, database, work } = await testApp('demo')
// Sessions of Drizzle, in transactions too, make every statement here.
type Session = { prepareQuery(query: { sql: string }): unknown }
const session = (database.db as unknown as { session: Session }).session
const prototype = Object.getPrototypeOf(session) as Session

async function workOf({ path, body, before }: Probe, presence: AccountPresence) {
  await database.db.execute(sql`delete from throttle`)
  const prepared = before ? (await call('POST', before.path, { body: before.body(presence) })).body : {}
  await work()
  hashes.made.length = 0
  const spied = vi.spyOn(prototype, 'prepareQuery')
  const response = await call('POST', path, { body: body(presence, prepared) })
  const statementCount = spied.mock.calls.length
  await work()
  const statements = spied.mock.calls.map(([query]) => query.sql.replace(/\s+/g, ' '))
  spied.mockRestore()
  const { requestId: _one, otpId: _other, ...responseBody } = response.body
  return { status: response.status, said: responseBody, hashes: [...hashes.made], answered: statementCount, statements }
}

test.each(Object.entries(probes))('%s: known and unknown get one answer by the same work', async (_name, probe) => {
  await workOf(probe, 'unknown')
  const [knownWork, unknown] = [await workOf(probe, 'known'), await workOf(probe, 'unknown')]
  expect(knownWork).toEqual(unknown)
  expect(knownWork.statements.length).toBeGreaterThan(1)
  expect(knownWork.hashes).toEqual(probe.path.endsWith('-login') ? ['verify'] : [])
})
