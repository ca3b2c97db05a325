import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { pageTagChannel } from '../channels.ts'
import { copyTarget, copyText } from '../copy-text.ts'
import type { CopyBack, CopyIn, CopyOut, Database, DatabaseLocation, Db, PoolUsage } from '../database.ts'
import { sql } from '../drizzle.ts'
import * as tables from '../tables.ts'
import { checkServer } from './check.ts'
import { createClient, createPool, createReplicaPool, createWorkPool } from './connection.ts'
import { createListener } from './listener.ts'
import { createReadPool } from './read-pool.ts'

// The same number in every process that shares the database; it means nothing else.
const exclusiveLock = 7_263_001

// Drizzle's result type is node-postgres's own, of which ours is a part.
const createDrizzle = (client: pg.Pool | pg.PoolClient | pg.Client): Db =>
  drizzle({ client, schema: tables, casing: 'snake_case' }) as unknown as Db

const copyOver = (client: pg.PoolClient): CopyIn => {
  return async (table, columns, rows) => {
    let total = 0
    async function* text() {
      for await (const chunk of copyText(rows)) {
        total += chunk.rows
        yield chunk.text
      }
    }
    await pipeline(Readable.from(text()), client.query(copyFrom(`copy ${copyTarget(table, columns)} from stdin`)))
    return total
  }
}

const copyBackOver =
  (client: pg.PoolClient): CopyBack =>
  async (table, columns, text) => {
    const stream = client.query(copyFrom(`copy ${copyTarget(table, columns)} from stdin`))
    await pipeline(Readable.from([text]), stream)
    return stream.rowCount
  }

const copyOutOver =
  (client: pg.Client): CopyOut =>
  (table, columns) =>
    client.query(copyTo(`copy ${copyTarget(table, columns)} to stdout`))

/** Lends a connection of its own, without time limits, for work that is long by nature. */
async function borrow<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = createClient(url)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Lends a connection that others go on with. After an error nothing is certain about its state: then it is closed. */
async function share<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let isDone = false
  try {
    const result = await work(client)
    isDone = true
    return result
  } finally {
    client.release(!isDone)
  }
}

function usageOf(name: PoolUsage['name'], pools: readonly pg.Pool[]): PoolUsage {
  const sum = (part: 'totalCount' | 'idleCount' | 'waitingCount') => pools.reduce((all, pool) => all + pool[part], 0)
  return { name, total: sum('totalCount'), idle: sum('idleCount'), waiting: sum('waitingCount') }
}

type PostgresLocation = Omit<Extract<DatabaseLocation, { kind: 'postgres' }>, 'kind' | 'migrationUrl'>

/** A home on a PostgreSQL server. `directUrl` leads past a pooler that lends a connection for a transaction alone. */
export async function openPostgres({
  url,
  directUrl = url,
  replicas = [],
  poolSize = 10,
}: PostgresLocation): Promise<Database> {
  await checkServer(directUrl)
  const pool = createPool(url, poolSize)
  const workPool = createWorkPool(directUrl)
  const readers = replicas.map((replica) => createReplicaPool(replica, poolSize))
  // Positions are read past the pooler: while it is down, replicas that are up to date go on.
  const reading =
    readers.length > 0 ? createReadPool({ primary: pool, direct: workPool, replicas: readers }) : undefined
  const listener = createListener(directUrl)
  const db = createDrizzle(pool)
  const reads = reading ? createDrizzle(reading.pool) : db
  let closing: Promise<void> | undefined

  async function close() {
    await listener.close()
    await reading?.close()
    await Promise.all([pool, workPool, ...readers].map((connectionPool) => connectionPool.end()))
  }

  return {
    isExclusive: false,
    db,
    reads,
    pools: () => [usageOf('requests', [pool]), usageOf('work', [workPool]), usageOf('replicas', readers)],
    lost: new Promise(() => undefined),
    listen(channel, onMessage, missed) {
      if (!reading || channel !== pageTagChannel) return listener.listen(channel, onMessage, missed)
      // The replicas are told first: a listener may read at once.
      const told = (payload: string) => {
        reading.noteChange()
        onMessage(payload)
      }
      const missedToo = () => {
        reading.noteChange()
        missed?.()
      }
      return listener.listen(channel, told, missedToo)
    },
    bulk: (work) =>
      share(workPool, (client) =>
        createDrizzle(client).transaction((tx) => work(tx, copyOver(client), copyBackOver(client))),
      ),
    // Ended with the connection: an unfinished copy would leave its statement waiting.
    snapshot: (work) =>
      borrow(directUrl, async (client) => {
        await client.query('begin isolation level repeatable read read only')
        return work(createDrizzle(client), copyOutOver(client))
      }),
    withLock: (lock, work) =>
      borrow(directUrl, async (client) => {
        await client.query('select pg_advisory_lock_shared($1)', [lock])
        const result = await work()
        // A connection that broke meanwhile has let go without a word.
        await client.query('select 1')
        return result
      }),
    exclusively: (work) =>
      borrow(directUrl, async (client) => {
        const exclusiveDb = createDrizzle(client)
        await exclusiveDb.execute(sql`select pg_advisory_lock(${exclusiveLock})`)
        // The lock ends with the connection.
        return work(exclusiveDb)
      }),
    close: () => {
      closing ??= close()
      return closing
    },
  }
}
