import { createClient } from '@redis/client'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDb } from '../db/testing/test-db.ts'
import type { Keyring } from '../keys/keyring.ts'
import { databaseLimits, deleteExpiredAttempts } from './database.ts'
import type { Limits } from './limits.ts'
import { redisLimits } from './redis.ts'
import { realRedis, startRealRedis } from './testing/real-redis.ts'
import { startTinyRedis } from './testing/tiny-redis.ts'

const newer = { id: 'newer', secret: 'a secret of the test' }
const older = { id: 'older', secret: 'the secret before it' }

type LimitStore = {
  limits: Limits
  /** Ends every window that would end within so many seconds. */
  pass(seconds: number): Promise<void>
  keys(): Promise<string[]>
  close(): Promise<void>
}
const database = await testDb()
const { db } = database

async function inDatabase(): Promise<LimitStore> {
  return {
    limits: databaseLimits(db),
    async pass(seconds) {
      await db.execute(sql`update throttle set resets_at = resets_at - make_interval(secs => ${seconds})`)
    },
    keys: async () => (await db.execute<{ key: string }>(sql`select key from throttle`)).rows.map(({ key }) => key),
    close: () => Promise.resolve(),
  }
}
async function inRedis(start: typeof startTinyRedis): Promise<LimitStore> {
  const server = await start()
  const client = await createClient({ url: server.url, RESP: 2, disableClientInfo: true }).connect()
  const limits = redisLimits({ url: server.url, secrets: [newer], waitMs: 5_000 })
  return {
    limits,
    async pass(seconds) {
      for (const key of await client.keys('*')) {
        const left = (await client.pTTL(key)) - seconds * 1_000
        await (left > 0 ? client.pExpire(key, left) : client.del(key))
      }
    },
    keys: () => client.keys('*'),
    async close() {
      await limits.close()
      client.destroy()
      await server.stop()
    },
  }
}
const limitStores: [string, () => Promise<LimitStore>][] = [
  ['the database', inDatabase],
  ['a stand-in for Redis', () => inRedis(startTinyRedis)],
]
if (realRedis) limitStores.push([realRedis, () => inRedis(() => startRealRedis(realRedis as string))])

describe.each(limitStores)('limits in %s', (_name, open) => {
  let store: LimitStore
  beforeAll(async () => {
    store = await open()
  })
  afterAll(() => store.close())
  const mobile = '+919876543210'

  test('a window begins with the first try and ends in its time, however many come', async () => {
    const count = () => store.limits.count('one', 900)
    expect([await count(), await count()]).toEqual([
      { count: 1, wait: 900 },
      { count: 2, wait: 900 },
    ])
    await store.pass(600)
    expect(await count()).toMatchObject({ count: 3 })
    const { wait } = await count()
    expect(wait).toBeGreaterThan(280)
    expect(wait).toBeLessThanOrEqual(300)
    await store.pass(301)
    expect(await count()).toEqual({ count: 1, wait: 900 })
  })

  test('of many at once each gets a number of its own', async () => {
    const counted = await Promise.all(Array.from({ length: 60 }, () => store.limits.count('crowd', 60)))
    expect(counted.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 60 }, (_, n) => n + 1),
    )
  })

  test('keys count apart', async () => {
    await store.limits.count('mine', 60)
    await store.limits.count('mine', 60)
    expect((await store.limits.count('theirs', 60)).count).toBe(1)
    expect((await store.limits.count('mine', 60)).count).toBe(3)
  })

  test('a try is taken back from its window, which ends when it would have', async () => {
    const count = () => store.limits.count('right', 900)
    await count()
    await count()
    await store.limits.takeBack('right', 900)
    expect((await count()).count).toBe(2)
    await store.pass(600)
    await store.limits.takeBack('right', 900)
    const { count: now, wait } = await count()
    expect(now).toBe(2)
    expect(wait).toBeLessThanOrEqual(300)
    await store.pass(301)
    await store.limits.takeBack('right', 900)
    expect((await count()).count).toBe(1)
    await store.limits.takeBack('never tried', 900)
    expect((await store.limits.count('never tried', 900)).count).toBe(1)
  })

  test('a window of half a minute ends, and one of any name is a window', async () => {
    expect(await store.limits.count(`code:again:${mobile}`, 30)).toEqual({ count: 1, wait: 30 })
    expect((await store.limits.count('ключ %_\\\r\n*3\r\n$3', 1)).wait).toBe(1)
    await store.pass(31)
    expect(await store.limits.count(`code:again:${mobile}`, 30)).toEqual({ count: 1, wait: 30 })
  })
})

test('Redis holds no mobile, address or name, and every window ends by itself', async () => {
  const store = await inRedis(startTinyRedis)
  await store.limits.count('code:to:+919876543210', 60)
  await store.limits.count('login:student:college:asha@example.in', 60)
  const keys = await store.keys()
  expect(keys).toHaveLength(2)
  for (const key of keys) expect(key).toMatch(/^pravesh:limit:[\w-]{43}$/)
  await store.pass(61)
  expect(await store.keys()).toEqual([])
  await store.close()
})

test('ended windows are swept from the database', async () => {
  await databaseLimits(db).count('swept', 60)
  await db.execute(sql`update throttle set resets_at = now() - interval '1 second' where key = 'swept'`)
  await deleteExpiredAttempts(db)
  expect((await db.execute(sql`select 1 from throttle where key = 'swept'`)).rows).toEqual([])
})

test('in Redis, what was counted before the secret was replaced still counts', async () => {
  const server = await startTinyRedis()
  const under = (...secrets: Keyring) => redisLimits({ url: server.url, secrets, waitMs: 5_000 })
  const [before, after, newerLimits] = [under(older), under(newer, older), under(newer)]
  for (let n = 0; n < 3; n++) await before.count('login:asha', 60)
  expect((await after.count('login:asha', 60)).count).toBe(4)
  expect((await newerLimits.count('login:asha', 60)).count).toBe(2)
  await Promise.all([before, after, newerLimits].map((store) => store.close()))
  await server.stop()
})
