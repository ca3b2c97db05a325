import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, expect, inject, test, vi } from 'vitest'
import { openDb } from '../index.ts'
import { unfitness } from './check.ts'

const server = inject('testDatabase').url
const url = (name: string) => server.replace('///postgres?', `///${name}?`)
const outside = new pg.Client({ connectionString: url('postgres') })
await outside.connect()
await outside.query('create database homes')
const open = () => openDb({ kind: 'postgres', url: url('homes') })

const database = await open()
afterAll(async () => {
  await database.close()
  await outside.query('drop database homes with (force)')
  await outside.end()
})

/** On a slow machine too. */
const waitOptions = { timeout: 60_000 }
const breakConnections = (application: string) =>
  outside.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'homes' and application_name = $1",
    [application],
  )

test('the pool outlives a server that breaks its connections, idle and busy', async () => {
  await Promise.all([1, 2, 3].map(() => database.db.execute(sql`select pg_sleep(0.05)`)))
  const busy = database.db.execute(sql`select pg_sleep(30)`).catch((error: unknown) => error)
  await vi.waitFor(async () => {
    const { rows } = await outside.query("select 1 from pg_stat_activity where query like 'select pg_sleep(30)%'")
    expect(rows).toHaveLength(1)
  }, waitOptions)
  await breakConnections('pravesh')
  expect(await busy).toBeInstanceOf(Error)
  await vi.waitFor(
    async () => expect((await database.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]),
    waitOptions,
  )
})

test('the listener comes back by itself, says that it may have missed something, and hears again', async () => {
  const received: string[] = []
  const missed = vi.fn()
  const stop = await database.listen('came_back', (payload) => received.push(payload), missed)
  await breakConnections('pravesh listener')
  await vi.waitFor(() => expect(missed).toHaveBeenCalledOnce(), waitOptions)
  await outside.query('select 1')
  await database.db.execute(sql`select pg_notify('came_back', 'hello')`)
  await vi.waitFor(() => expect(received).toEqual(['hello']), waitOptions)
  await stop()
})

test('two that start at once migrate one after the other', async () => {
  await outside.query('create database beginners')
  const databases = await Promise.all([1, 2, 3].map(() => openDb({ kind: 'postgres', url: url('beginners') })))
  const { rows } = (await databases[0]?.db.execute(
    sql`select count(*) = count(distinct hash) as once from drizzle.__drizzle_migrations`,
  )) ?? { rows: [] }
  expect(rows).toEqual([{ once: true }])
  await Promise.all(databases.map((database) => database.close()))
})

test('a server that replays nothing is no replica: reads go to the primary, as without replicas', async () => {
  await outside.query('create database east')
  const spread = await openDb({ kind: 'postgres', url: url('homes'), replicas: [url('east')] })
  const { rows } = await spread.reads.execute(sql`select current_database() as name`)
  expect(rows).toEqual([{ name: 'homes' }])
  await spread.close()
  expect(database.reads).toBe(database.db)
})

test('a slow statement is cut short for requests, not for bulk work', async () => {
  const limit = sql<{ limit: string }>`select current_setting('statement_timeout') as limit`
  expect((await database.db.execute(limit)).rows).toEqual([{ limit: '10s' }])
  expect((await database.bulk((tx) => tx.execute(limit))).rows).toEqual([{ limit: '0' }])
  // Behind a pooler the role has the limits.
  await outside.query("alter role current_user in database homes set statement_timeout = '9s'")
  const limited = await open()
  expect((await limited.bulk((tx) => tx.execute(limit))).rows).toEqual([{ limit: '0' }])
  expect((await limited.exclusively((db) => db.execute(limit))).rows).toEqual([{ limit: '0' }])
  await limited.close()
  await outside.query('alter role current_user in database homes reset statement_timeout')
})

test.each([
  [
    'a server that is not there',
    'postgres://asha:neem-secret@127.0.0.1:1/pravesh',
    /127\.0\.0\.1:1\/pravesh .*nothing listens there/,
  ],
  ['a host that nobody knows', 'postgres://asha:neem-secret@nowhere.invalid/pravesh', /nowhere\.invalid:5432\/pravesh/],
  ['a database that is not there', url('absent'), /\/absent .*no database of that name/],
])('%s is told in one sentence without the password', async (_name, address, sentence) => {
  const error = await openDb({ kind: 'postgres', url: address }).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ name: 'Refusal', message: expect.stringMatching(sentence) })
  expect(String(error)).not.toMatch(/neem-secret|\n/)
})

test('servers that are too old or cannot write Devanagari are not fit', () => {
  expect(unfitness({ version: '14.11', number: 140_011, encoding: 'UTF8' })).toMatch(/14\.11.*15 or newer/)
  expect(unfitness({ version: '15.4', number: 150_004, encoding: 'SQL_ASCII' })).toMatch(/SQL_ASCII.*UTF8/)
  expect(unfitness({ version: '15.0', number: 150_000, encoding: 'UTF8' })).toBeUndefined()
})
