import pg from 'pg'
import { preparing } from './prepare.ts'

// A number where it is exact, a bigint beyond.
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const exact = Number(text)
  return Number.isSafeInteger(exact) ? exact : BigInt(text)
})

const connectMs = 4_000
const statementMs = 10_000
const replicaMs = 2_000

const shared = {
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  connectionTimeoutMillis: connectMs,
  // Dates in UTC; and no compiling of statements that take a millisecond.
  options: '-c timezone=UTC -c jit=off',
}
/** Work that is long by nature has no limits, whatever the role's own are: behind a pooler a role has those of requests. */
const unlimited = {
  ...shared,
  options: `${shared.options} -c statement_timeout=0 -c idle_in_transaction_session_timeout=0`,
}

/** A pool for requests: it gives up on a slow server, and drops broken connections instead of ending the process. */
export const createPool = (url: string, size: number): pg.Pool => createBoundedPool(url, size, {})

/** The same to a replica, which has less time: what it does not answer is asked of the primary. */
export const createReplicaPool = (url: string, size: number): pg.Pool =>
  createBoundedPool(url, size, { connectionTimeoutMillis: replicaMs, query_timeout: replicaMs })

function createBoundedPool(url: string, size: number, limits: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    ...shared,
    ...limits,
    connectionString: url,
    application_name: 'pravesh',
    max: size,
    idleTimeoutMillis: 60_000,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: statementMs,
  })
  // A restarting server breaks idle clients (pool) and busy ones (client): the statement's own promise reports it.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return preparing(pool)
}

/** Connections without limits on the time of a statement, for transactions that follow one another: a new connection plans and reads everything anew. */
export function createWorkPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    ...unlimited,
    connectionString: url,
    application_name: 'pravesh work',
    idleTimeoutMillis: 5_000,
    allowExitOnIdle: true,
  })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** One connection without limits on the time of a statement. */
export function createClient(url: string, purpose = 'work'): pg.Client {
  const client = new pg.Client({ ...unlimited, connectionString: url, application_name: `pravesh ${purpose}` })
  client.on('error', () => undefined)
  return client
}
