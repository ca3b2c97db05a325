import { expect, test } from 'vitest'
import { sql } from '../drizzle.ts'
import type { Database, Tx } from '../index.ts'
import { openTestDb } from './test-db.ts'
import { outsideTransaction } from './transaction-guard.ts'

const statement = sql`select 1`
/** Drizzle names the statement, and the guard's error as its cause. */
const isRejected = (error: Error) => /inside a transaction/.test(`${error.message} ${error.cause}`)

/** Ways to reach the pool. */
const poolUses: Record<string, (database: Database) => Promise<unknown>> = {
  'a statement': ({ db }) => db.execute(statement),
  'a read': ({ reads }) => reads.execute(statement),
  'a second transaction': ({ db }) => db.transaction(async () => undefined),
  'a bulk load': ({ bulk }) => bulk(async () => undefined),
  'a snapshot': ({ snapshot }) => snapshot(async () => undefined),
  'a lock': ({ withLock }) => withLock(1, async () => undefined),
  'exclusive work': ({ exclusively }) => exclusively(async () => undefined),
}

test('every way to the pool is refused inside a transaction, a bulk load and a snapshot', async () => {
  const database = await openTestDb()
  const inside = [database.db.transaction.bind(database.db), database.bulk, database.snapshot]
  for (const [name, use] of Object.entries(poolUses)) {
    await use(database)
    for (const begin of inside)
      await expect(
        begin(() => use(database)),
        name,
      ).rejects.toSatisfy(isRejected)
  }
  await expect(database.close()).rejects.toSatisfy(isRejected)
})

test('a test whose code ignores the refusal fails when its database is closed', async () => {
  const database = await openTestDb()
  await database.db.transaction(() => database.db.execute(statement).catch(() => undefined))
  await expect(database.close()).rejects.toSatisfy(isRejected)
})

test('a transaction uses its own connection, and what it started uses the pool when it has ended', async () => {
  const database = await openTestDb()
  const use = (tx: Tx) => tx.transaction((inner) => inner.execute(statement))
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const { later: laterResult } = await database.db.transaction(async (tx) => {
    await use(tx)
    return { later: ended.then(() => database.db.execute(statement)) }
  })
  end()
  await laterResult
  await database.db.transaction(() => outsideTransaction(() => database.db.execute(statement)))
  await database.close()
})

test('a transaction that failed has ended', async () => {
  const database = await openTestDb()
  const error = new Error('full')
  await expect(database.db.transaction(() => Promise.reject(error))).rejects.toBe(error)
  await database.db.execute(statement)
  await database.close()
})
