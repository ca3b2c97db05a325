import pg from 'pg'
import { afterAll, expect, inject, test, vi } from 'vitest'
import { createPool, createReplicaPool } from './connection.ts'
import { createReadPool } from './read-pool.ts'

// Databases of one server stand for servers: each says its own name, and the test says how far each has replayed.
const server = inject('testDatabase').url
const url = (name: string) => server.replace('///postgres?', `///${name}?`)
const outside = new pg.Client({ connectionString: url('postgres') })
await outside.connect()
const names = ['main', 'east', 'west']
for (const name of names) await outside.query(`create database reads_${name}`)
const pools: pg.Pool[] = []
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()))
  for (const name of names) await outside.query(`drop database reads_${name} with (force)`)
  await outside.end()
})

/** A primary and two replicas, with their positions, which a test changes. */
function openPools() {
  const at: { main: number; replicas: (number | undefined)[] } = { main: 10, replicas: [10, 10] }
  const main = createPool(url('reads_main'), 2)
  const replicas = ['east', 'west'].map((name) => createReplicaPool(url(`reads_${name}`), 2))
  pools.push(main, ...replicas)
  const reading = createReadPool(
    { primary: main, replicas },
    {
      ofPrimary: async () => at.main,
      ofReplica: async (pool) => at.replicas[replicas.indexOf(pool)],
    },
  )
  const where = async () => {
    const { rows } = await reading.pool.query('select current_database() as name')
    return String(rows[0]?.name).replace('reads_', '')
  }
  return { at, replicas, reading, where, three: async () => [await where(), await where(), await where()] }
}

test('reads go to the replicas in turn', async () => {
  const { reading, three } = openPools()
  await reading.check()
  expect(new Set(await three())).toEqual(new Set(['east', 'west']))
  await reading.close()
})

test('after a notice a replica is read again when it has replayed what the primary had', async () => {
  const { at, reading, three } = openPools()
  await reading.check()
  at.main = 20
  reading.noteChange()
  expect(await three()).toEqual(['main', 'main', 'main'])
  await reading.check()
  expect(await three()).toEqual(['main', 'main', 'main'])
  at.replicas[1] = 20
  await reading.check()
  expect(await three()).toEqual(['west', 'west', 'west'])
  await reading.close()
})

test('a replica that falls behind without a notice is late after two seconds', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { at, reading, three } = openPools()
  await reading.check()
  at.main = 30
  await reading.check()
  expect(await three()).not.toContain('main')
  vi.advanceTimersByTime(2_100)
  await reading.check()
  expect(await three()).toEqual(['main', 'main', 'main'])
  await reading.close()
  vi.useRealTimers()
})

test('a server that is down or promoted is left out, and what it fails on is answered by the primary', async () => {
  const { at, replicas, reading, three, where } = openPools()
  at.replicas[1] = undefined
  await reading.check()
  expect(await three()).toEqual(['east', 'east', 'east'])
  await outside.query('alter database reads_east with allow_connections false')
  await outside.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = 'reads_east'")
  await vi.waitFor(() => expect(replicas[0]?.totalCount).toBe(0))
  expect(await where()).toBe('main')
  await outside.query('alter database reads_east with allow_connections true')
  await reading.check()
  expect(await where()).toBe('east')
  await reading.close()
})

test('while the primary is down too, a late replica answers', async () => {
  const { at, reading, where } = openPools()
  at.replicas = [5, undefined]
  await reading.check()
  expect(await where()).toBe('main')
  await outside.query('alter database reads_main with allow_connections false')
  await outside.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = 'reads_main'")
  await vi.waitFor(async () => expect(await where()).toBe('east'))
  await outside.query('alter database reads_main with allow_connections true')
  await vi.waitFor(async () => expect(await where()).toBe('main'))
  await reading.close()
})

test('an error of the statement itself is the caller’s, and no other server is asked', async () => {
  const { reading, where } = openPools()
  await reading.check()
  await expect(reading.pool.query('select 1 / 0')).rejects.toMatchObject({ code: '22012' })
  expect(await where()).not.toBe('main')
  await reading.close()
})
