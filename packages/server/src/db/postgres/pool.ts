import pg from 'pg'

const { builtins } = pg.types

// PGlite answers int8 as a number where it is exact and as a bigint beyond; both homes must agree.
pg.types.setTypeParser(builtins.INT8, (text) => {
  const exact = Number(text)
  return Number.isSafeInteger(exact) ? exact : BigInt(text)
})

const statementMs = 30_000

/** A pool whose broken connections are dropped instead of ending the process. */
export function createPool(url: string, size: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'pravesh',
    max: size,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    // As the embedded database has it: dates in UTC; and no compiling of statements that take a millisecond.
    options: '-c timezone=UTC -c jit=off',
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: statementMs,
  })
  // A server that restarts breaks idle clients (pool) and busy ones (client): the statement's own promise tells of it.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
