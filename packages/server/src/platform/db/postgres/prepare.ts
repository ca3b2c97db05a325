import type pg from 'pg'
import { sqlState } from '../database-error.ts'
import { createStatementNames, mostNames } from './statement-names.ts'

/** A plan that a migration has made invalid: "cached plan must not change result type". */
const outdated = '0A000'
/** A pooler returned another client's connection: the name is unknown there, or already in use. */
const strange = ['26000', '42P05']

/** A connection retains the plan of each name it ever received: after this many it is closed, and the next one starts empty. */
export const mostPlans = 3 * mostNames

/**
 * Has a pool's statements named where they come again, so that PostgreSQL parses and plans them once a connection. Each fails before it
 * does anything where its plan no longer fits, and is then sent once more without a name. Statements of a transaction are not named: one that
 * failed would take the transaction with it.
 */
export function preparing(pool: pg.Pool): pg.Pool {
  const sendUnnamed = pool.query.bind(pool)
  const nameOf = createStatementNames()
  const sentNames = new WeakMap<pg.PoolClient, Set<string>>()
  let naming = true

  async function sendPrepared(
    statement: pg.QueryConfig & { name: string },
    values?: unknown[],
  ): Promise<pg.QueryResult> {
    const client = await pool.connect()
    const names = sentNames.get(client) ?? new Set()
    sentNames.set(client, names.add(statement.name))
    let isClosed = names.size >= mostPlans
    try {
      return await client.query(statement, values)
    } catch (error) {
      // As the pool's own `query` does: the error may have broken the connection.
      isClosed = true
      throw error
    } finally {
      client.release(isClosed)
    }
  }

  async function query(config: pg.QueryConfig | string, values?: unknown[]): Promise<pg.QueryResult> {
    const statement: pg.QueryConfig = typeof config === 'string' ? { text: config } : config
    const name = naming ? (statement.name ?? nameOf(statement.text)) : undefined
    const unnamed = { ...statement, name: undefined }
    if (name === undefined) return sendUnnamed(unnamed, values)
    try {
      return await sendPrepared({ ...statement, name }, values)
    } catch (error) {
      const state = sqlState(error)
      if (state === undefined || (state !== outdated && !strange.includes(state))) throw error
      if (naming && state !== outdated) {
        naming = false
        process.emitWarning(
          'The pooler before PostgreSQL loses prepared statements: each is planned anew from now on. PgBouncer keeps them from 1.21 on, where max_prepared_statements is above 0.',
        )
      }
      return sendUnnamed(unnamed, values)
    }
  }

  return Object.assign(pool, { query })
}
