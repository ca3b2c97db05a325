import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cachedPage, pagesApp } from '../../web/pages/testing/app.ts'
import { testDb } from '../db/testing/test-db.ts'
import { publishInvalidation, subscribeInvalidation } from './publish.ts'

const database = await testDb()
let apps: FastifyInstance[]
beforeAll(async () => {
  const site = () => pagesApp(cachedPage('x'), { database: database })
  apps = await Promise.all([site(), site()])
})
afterAll(async () => {
  for (const app of apps) await app.close()
})

const fill = async () => {
  for (const app of apps) {
    app.pages.clear()
    for (const path of ['/school-1', '/school-2']) await app.inject(path)
  }
}
const sizes = () => apps.map((app) => app.pages.cache.size)

test('a change is heard by every process once it is committed, and only then', async () => {
  await fill()
  await database.db.transaction(async (tx) => {
    await publishInvalidation(tx, ['school-1', 'school-1'])
    // A later notification of another connection is received before it.
    await publishInvalidation(database.db, ['school-2'])
    await expect.poll(sizes, { timeout: 30_000 }).toEqual([1, 1])
  })
  await expect.poll(sizes, { timeout: 30_000 }).toEqual([0, 0])
})

test('a change that is taken back is not announced', async () => {
  await fill()
  const undone = database.db.transaction(async (tx) => {
    await publishInvalidation(tx, ['all'])
    throw new Error('taken back')
  })
  await expect(undone).rejects.toThrow()
  await publishInvalidation(database.db, ['school-2'])
  await expect.poll(sizes, { timeout: 30_000 }).toEqual([1, 1])
})

test('more tags than one notice holds drop everything', async () => {
  await fill()
  await publishInvalidation(
    database.db,
    Array.from({ length: 2000 }, (_, i) => `college:${i}`),
  )
  await expect.poll(sizes, { timeout: 30_000 }).toEqual([0, 0])
})

test('nothing changed, nothing said', async () => {
  await fill()
  await publishInvalidation(database.db, [])
  await publishInvalidation(database.db, ['school-1'])
  await expect.poll(sizes, { timeout: 30_000 }).toEqual([1, 1])
})

test('when notices may have been missed, everything goes', async () => {
  let missed = () => {}
  const source = {
    listen: async (_channel: string, _onNotice: (notice: string) => void, gap?: () => void) => {
      missed = gap ?? missed
      return async () => {}
    },
  }
  const dropped: string[] = []
  await subscribeInvalidation(source, { invalidate: () => dropped.push('some'), clear: () => dropped.push('all') })
  missed()
  expect(dropped).toEqual(['all'])
})
