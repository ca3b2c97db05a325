import { expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import type { Db } from '../platform/db/index.ts'
import { buildApp } from './app.ts'

const { config, database } = await testApp('demo')
const down = new Set<'primary' | 'replica'>()
/** A database that fails while the server of this name is down. */
const on = (name: 'primary' | 'replica'): Db =>
  new Proxy(database.db, {
    get(db, property) {
      if (down.has(name)) throw new Error('connect ECONNREFUSED')
      return Reflect.get(db, property)
    },
  })
const app = await buildApp({ database: { ...database, db: on('primary'), reads: on('replica') }, config, verify: true })
const statusOf = async (url: string) => (await app.inject({ url })).statusCode

/** A list that no cache has: each bound is another one. */
const list = (feeMax: number) => statusOf(`/api/v1/public/schools/all?feeMax=${feeMax}`)

test('a process is ready, and lists are read, while a replica answers; without any database it is not', async () => {
  expect([await statusOf('/readyz'), await list(50_001)]).toEqual([200, 200])
  down.add('primary')
  expect([await statusOf('/readyz'), await list(50_002)]).toEqual([200, 200])
  down.add('replica')
  expect([await statusOf('/readyz'), await list(50_003)]).toEqual([503, 503])
  expect(await statusOf('/healthz')).toBe(200)
})
