import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createClient } from './client.ts'
import { openInMemory } from './engine.ts'
import { deserializeError, serializeError } from './protocol.ts'
import { createSession } from './session.ts'

const idleMs = 150
const client = createClient(createSession(await openInMemory(), () => undefined, idleMs))
await client.exec('create table written (n int primary key)')
beforeEach(() => client.exec('delete from written'))
afterEach(() => void vi.useRealTimers())

const rows = async () => (await client.query('select n from written order by n')).rows

test('a transaction that stands idle is rolled back and lets the others on', async () => {
  const idle = client.transaction(async (tx) => {
    await tx.query('insert into written values (1)')
    // As code would that uses `db` inside a transaction: it waits for itself.
    await client.query('select 1')
    await tx.query('insert into written values (2)')
  })
  await expect(idle).rejects.toThrow(/transaction is over.*use tx, not db/)
  expect(await rows()).toEqual([])
})

test('a long transaction that keeps working is not cut', async () => {
  // With fake timers: on a busy machine a pause may take longer than requested.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await client.transaction(async (tx) => {
    for (let n = 1; n <= 5; n++) {
      await vi.advanceTimersByTimeAsync(idleMs / 2)
      await tx.query('insert into written values ($1)', [n])
    }
  })
  expect(await rows()).toHaveLength(5)
})

test('a transaction in which a statement failed does not commit the rest, even if the fault was swallowed', async () => {
  await client.query('insert into written values (1)')
  const swallowed = client.transaction(async (tx) => {
    await tx.query('insert into written values (100)')
    await tx.query('insert into written values (1)').catch(() => undefined)
  })
  await expect(swallowed).rejects.toThrow()
  expect(await rows()).toEqual([{ n: 1 }])
})

test('a fault keeps its SQLSTATE and constraint on its way between threads', async () => {
  await client.query('insert into written values (1)')
  const error = await client.query('insert into written values (1)').catch((reason: unknown) => reason)
  const travelled = deserializeError(structuredClone(serializeError(error)))
  expect(travelled).toMatchObject({ code: '23505', constraint: 'written_pkey', table: 'written' })
  expect(travelled.message).toContain('duplicate key')
})

test('a text that defines something may be of several statements; all of them are undone with their transaction', async () => {
  const failed = client.transaction(async (tx) => {
    await tx.query("create table defined (n int); comment on table defined is 'a; b'; create index on defined (n)")
    const { rows } = await tx.query("show search_path; select to_regclass('defined')::text as name")
    expect(rows).toEqual([{ name: 'defined' }])
    await tx.query('create table defined (n int); create table never (n int)')
  })
  await expect(failed).rejects.toThrow(/already exists/)
  const { rows } = await client.query("select to_regclass('defined') as defined, to_regclass('never') as never")
  expect(rows).toEqual([{ defined: null, never: null }])
})
