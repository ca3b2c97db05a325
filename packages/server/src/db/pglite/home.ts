import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { CopyBack, CopyIn, CopyOut, Database, Db, Tx } from '../database.ts'
import * as tables from '../tables.ts'
import { type Client, createClient } from './client.ts'
import type { Call } from './protocol.ts'

// Drizzle's type asks for the PGlite class; it calls `query` and `transaction` alone, which the client has.
const over = (client: Client): Db =>
  drizzle({ client: client as unknown as PGlite, schema: tables, casing: 'snake_case' }) as unknown as Db

type Loaders = { copyIn: CopyIn; copyBack: CopyBack; copyOut: CopyOut }

/** Listeners by channel, so that the session hears each channel once. */
export function createEars() {
  const ears = new Map<string, Set<(payload: string) => void>>()
  const hear = (channel: string, payload: string) => {
    for (const heard of ears.get(channel) ?? []) heard(payload)
  }
  return { ears, hear }
}

export interface Embedded {
  kind: 'memory' | 'directory'
  call: Call
  ears: ReturnType<typeof createEars>['ears']
  lost: Promise<Error>
  close: () => Promise<void>
}

/** The home made of one PGlite session. */
export function createHome({ kind, call, ears, lost, close }: Embedded): Database {
  const client = createClient(call)
  const db = over(client)
  let closing: Promise<void> | undefined

  async function listen(channel: string, heard: (payload: string) => void) {
    const own = ears.get(channel) ?? new Set()
    ears.set(channel, own)
    own.add(heard)
    if (own.size === 1) await call({ op: 'listen', channel })
    return async () => {
      own.delete(heard)
      if (own.size === 0 && !closing) await call({ op: 'unlisten', channel })
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
    return over({ ...client, transaction }).transaction((tx) => work(tx, loaders))
  }

  // The lock on the directory has made this process the only one: its own turns are all that is left to keep.
  let turn: Promise<unknown> = Promise.resolve()
  function exclusively<T>(work: (db: Db) => Promise<T>): Promise<T> {
    const mine = turn.then(async () => {
      const result = await work(db)
      // PGlite learns the types of arrays only when told: the work may have made some.
      await call({ op: 'refreshTypes' })
      return result
    })
    turn = mine.catch(() => undefined)
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
    async hold(lock, work) {
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
