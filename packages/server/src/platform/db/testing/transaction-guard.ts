import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import type { Database } from '../database.ts'

/** The transaction in which the running code was called. Work that it started may continue after the transaction has ended. */
const current = new AsyncLocalStorage<{ open: boolean }>()

/**
 * Runs `work` as a call of its own, as another request would: a test begins it inside a transaction that it shall wait for. A statement of
 * Drizzle's begins where it is awaited, so it is awaited here.
 */
export const outsideTransaction = <T>(work: () => PromiseLike<T>): Promise<T> => current.exit(async () => await work())

/**
 * Makes a database of a test throw when its pool is used while a transaction of the same async context is open. An embedded database has
 * one connection: there such a call would wait for itself for ever, and on a server it uses a second connection and does not see
 * uncommitted rows. Code that ignores the error fails when the database is closed.
 *
 * @param database a database on a server; it is changed in place
 * @returns the same object
 */
export function guardTransactions(database: Database): Database {
  const errors: Error[] = []
  const assertOutside = () => {
    if (!current.getStore()?.open) return
    const error = new Error('The pool is used inside a transaction: use the transaction that its callback is given.')
    errors.push(error)
    throw error
  }
  async function inside<T>(work: () => PromiseLike<T>): Promise<T> {
    const transaction = { open: true }
    try {
      return await current.run(transaction, async () => await work())
    } finally {
      transaction.open = false
    }
  }

  const pool = poolOf(database)
  const connect = pool.connect.bind(pool)
  Object.assign(pool, {
    connect(...args: Parameters<typeof connect>) {
      assertOutside()
      return connect(...args)
    },
  })

  const { transaction } = database.db
  const begin: typeof transaction = (work, config) =>
    transaction.call(database.db, (tx) => inside(() => work(tx)), config) as ReturnType<typeof work>
  Object.assign(database.db, { transaction: begin })

  const { bulk, snapshot, withLock, exclusively, close } = database
  const outside = async <T>(work: () => Promise<T>): Promise<T> => {
    assertOutside()
    return work()
  }
  return Object.assign<Database, Partial<Database>>(database, {
    bulk: (work) => outside(() => inside(() => bulk(work))),
    snapshot: (work) => outside(() => inside(() => snapshot(work))),
    withLock: (lock, work) => outside(() => withLock(lock, work)),
    exclusively: (work) => outside(() => exclusively(work)),
    close: async () => {
      await close()
      if (errors.length > 0) throw errors[0]
    },
  })
}

/** The pool of a database on a server, which Drizzle holds in addition to its own methods. */
function poolOf({ db }: Database): pg.Pool {
  if ('$client' in db && db.$client instanceof pg.Pool) return db.$client
  throw new Error('This database has no pool')
}
