import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { CopyBack, CopyIn, CopyOut, Database, Db, Tx } from '../database.ts'
import * as tables from '../tables.ts'
import { type Client, createClient } from './client.ts'
import type { Call } from './protocol.ts'

// Drizzle's type requires the PGlite class; it calls `query` and `transaction` alone, which the client has.
const createDrizzle = (client: Client): Db =>
  drizzle({ client: client as unknown as PGlite, schema: tables, casing: 'snake_case' }) as unknown as Db

type Loaders = { copyIn: CopyIn; copyBack: CopyBack; copyOut: CopyOut }

/** Listeners by channel, so that the session hears each channel once. */
export function createListeners() {
  const listeners = new Map<string, Set<(payload: string) => void>>()
  const dispatch = (channel: string, payload: string) => {
    for (const listener of listeners.get(channel) ?? []) listener(payload)
  }
  return { ears: listeners, hear: dispatch }
}

export interface Embedded {
  kind: 'memory' | 'directory'
  call: Call
  listeners: ReturnType<typeof createListeners>['ears']
  lost: Promise<Error>
  close: () => Promise<void>
}

/** The home made of one PGlite session. */
export function createHome({ kind, call, listeners, lost, close }: Embedded): Database {
  const client = createClient(call)
  const db = createDrizzle(client)
  let closing: Promise<void> | undefined

  async function listen(channel: string, onMessage: (payload: string) => void) {
    const channelListeners = listeners.get(channel) ?? new Set()
    listeners.set(channel, channelListeners)
    channelListeners.add(onMessage)
    if (channelListeners.size === 1) await call({ op: 'listen', channel })
    return async () => {
      channelListeners.delete(onMessage)
      if (channelListeners.size === 0 && !closing) await call({ op: 'unlisten', channel })
    }
  }

  /** A transaction, with the loaders that belong to it. */
  function withLoaders<T>(work: (tx: Tx, loaders: Loaders) => Promise<T>): Promise<T> {
    let loaders: Loaders = client
    const transaction: Client['transaction'] = (inner) =>
      client.transaction((tx) => {
        loaders = tx
        return inner(tx)
      })
    return createDrizzle({ ...client, transaction }).transaction((tx) => work(tx, loaders))
  }

  // The lock on the directory makes this process the only one: only its own calls need a queue.
  let queue: Promise<unknown> = Promise.resolve()
  function exclusively<T>(work: (db: Db) => Promise<T>): Promise<T> {
    const mine = queue.then(async () => {
      const result = await work(db)
      // PGlite reads the types of arrays only on request: the work may have created some.
      await call({ op: 'refreshTypes' })
      return result
    })
    queue = mine.catch(() => undefined)
    return mine
  }

  return {
    kind,
    db,
    reads: db,
    lost,
    listen,
    bulk: (work) => withLoaders((tx, { copyIn, copyBack }) => work(tx, copyIn, copyBack)),
    // One connection, and nothing else on it meanwhile.
    snapshot: (work) => withLoaders((tx, { copyOut }) => work(tx, copyOut)),
    async withLock(lock, work) {
      await client.query('select pg_advisory_lock_shared($1)', [lock])
      return work().finally(() => client.query('select pg_advisory_unlock_shared($1)', [lock]))
    },
    exclusively,
    close: () => {
      closing ??= close()
      return closing
    },
  }
}
