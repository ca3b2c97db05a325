import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { fallBack } from './fall-back.ts'
import type { Limits } from './limits.ts'
import { redisLimits } from './redis.ts'
import { startTinyRedis } from './testing/tiny-redis.ts'

const redis = await startTinyRedis()
const { call, database } = await testApp('reference', { REDIS_URL: redis.url })
const inDatabase = async () =>
  (await database.db.execute<{ n: number }>(sql`select coalesce(sum(count), 0)::int as n from throttle`)).rows[0]?.n
const guess = async (username: string) =>
  (await call('POST', '/open/admin-login', { body: { username, password: 'a guess' } })).status

test('with Redis the server counts there; without it in the database, and nobody gets through or a fault', async () => {
  const statuses: number[] = []
  for (let n = 0; n < 11; n++) statuses.push(await guess('guessed'))
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429])
  expect(await inDatabase()).toBe(0)
  await redis.stop()
  statuses.length = 0
  for (let n = 0; n < 11; n++) statuses.push(await guess('guessed'))
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429])
  // One of them is of the rejected try: the security log takes a few of these.
  expect(await inDatabase()).toBe(33)
})

/** Accepts connections and never responds. */
async function blackHole() {
  const sockets: Socket[] = []
  const server = createServer((socket) => sockets.push(socket.on('error', () => undefined)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `redis://:a-password@127.0.0.1:${(server.address() as AddressInfo).port}`
  return { sockets, url, stop: () => sockets.forEach((socket) => void socket.destroy()) ?? server.close() }
}
const second: Limits = {
  count: async () => ({ count: 7, wait: 1 }),
  takeBack: async () => undefined,
}
function logged() {
  const lines: unknown[][] = []
  const note = (...line: unknown[]) => void lines.push(line)
  return { lines, log: { warn: note, info: note } }
}

test('a Redis that takes the call and says nothing is waited for once, then left alone for a while', async () => {
  const hole = await blackHole()
  const { lines, log } = logged()
  const first = redisLimits({ url: hole.url, secrets: [{ id: 'a', secret: 's' }], waitMs: 50 })
  const limits = fallBack(first, second, log, 60_000)
  for (let n = 0; n < 5; n++) expect(await limits.count('k', 60)).toEqual({ count: 7, wait: 1 })
  await limits.takeBack('k', 60)
  // The waiting call may complete before this process is notified of the connection that it made.
  await vi.waitFor(() => expect(hole.sockets).toHaveLength(1), 30_000)
  expect(lines).toHaveLength(1)
  expect(JSON.stringify(lines)).not.toContain('a-password')
  await first.close()
  hole.stop()
})

test('when Redis is back it is asked again', async () => {
  const server = await startTinyRedis()
  const { lines, log } = logged()
  const first = redisLimits({ url: server.url, secrets: [{ id: 'a', secret: 's' }], waitMs: 5_000 })
  let broken = true
  const flaky: Limits = {
    count: (...args) => (broken ? Promise.reject(new Error('down')) : first.count(...args)),
    takeBack: first.takeBack,
  }
  const limits = fallBack(flaky, second, log, 0)
  expect((await limits.count('k', 60)).count).toBe(7)
  broken = false
  expect((await limits.count('k', 60)).count).toBe(1)
  expect(lines.map(([, message]) => message)).toEqual([
    'Redis cannot be asked: limits are counted in the database',
    'limits are counted in Redis again',
  ])
  await first.close()
  await server.stop()
})
