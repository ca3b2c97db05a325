import { expect, test } from 'vitest'
import { sql } from '../drizzle.ts'
import type { Database, Tx } from '../index.ts'
import { openTestDb } from './test-db.ts'
import { outsideTransaction } from './transaction-guard.ts'

const one = sql`select 1`
/** Drizzle names the statement, and the guard's error as its cause. */
const refused = (fault: Error) => /inside a transaction/.test(`${fault.message} ${fault.cause}`)

/** Ways to reach the pool. */
const ways: Record<string, (home: Database) => Promise<unknown>> = {
  'a statement': ({ db }) => db.execute(one),
  'a read': ({ reads }) => reads.execute(one),
  'a second transaction': ({ db }) => db.transaction(async () => undefined),
  'a bulk load': ({ bulk }) => bulk(async () => undefined),
  'a snapshot': ({ snapshot }) => snapshot(async () => undefined),
  'a lock': ({ hold }) => hold(1, async () => undefined),
  'exclusive work': ({ exclusively }) => exclusively(async () => undefined),
}

test('every way to the pool is refused inside a transaction, a bulk load and a snapshot', async () => {
  const home = await openTestDb()
  const inside = [home.db.transaction.bind(home.db), home.bulk, home.snapshot]
  for (const [name, use] of Object.entries(ways)) {
    await use(home)
    for (const begin of inside)
      await expect(
        begin(() => use(home)),
        name,
      ).rejects.toSatisfy(refused)
  }
  await expect(home.close()).rejects.toSatisfy(refused)
})

test('a test whose code ignores the refusal fails when its database is closed', async () => {
  const home = await openTestDb()
  await home.db.transaction(() => home.db.execute(one).catch(() => undefined))
  await expect(home.close()).rejects.toSatisfy(refused)
})

test('a transaction uses its own connection, and what it started uses the pool when it has ended', async () => {
  const home = await openTestDb()
  const use = (tx: Tx) => tx.transaction((inner) => inner.execute(one))
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const { later } = await home.db.transaction(async (tx) => {
    await use(tx)
    return { later: ended.then(() => home.db.execute(one)) }
  })
  end()
  await later
  await home.db.transaction(() => outsideTransaction(() => home.db.execute(one)))
  await home.close()
})

test('a transaction that failed has ended', async () => {
  const home = await openTestDb()
  const fault = new Error('full')
  await expect(home.db.transaction(() => Promise.reject(fault))).rejects.toBe(fault)
  await home.db.execute(one)
  await home.close()
})
