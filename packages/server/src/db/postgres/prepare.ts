import type pg from 'pg'
import { sqlState } from '../database-error.ts'
import { createStatementNames } from './statement-names.ts'

/** A plan that a migration has made invalid: "cached plan must not change result type". */
const outdated = '0A000'
/** A pooler gave the connection of somebody else: the name is not known there, or already taken. */
const strange = ['26000', '42P05']

/**
 * Has a pool's statements named where they come again, so that PostgreSQL parses and plans them once a connection. Each fails before it
 * does anything where its plan no longer fits, and is then sent once more without a name. Statements of a transaction are not named: one that
 * failed would take the transaction with it.
 */
export function preparing(pool: pg.Pool): pg.Pool {
  const send = pool.query.bind(pool)
  const nameOf = createStatementNames()
  let naming = true

  async function query(config: pg.QueryConfig | string, values?: unknown[]): Promise<pg.QueryResult> {
    const statement: pg.QueryConfig = typeof config === 'string' ? { text: config } : config
    const name = naming ? (statement.name ?? nameOf(statement.text)) : undefined
    const unnamed = { ...statement, name: undefined }
    if (name === undefined) return send(unnamed, values)
    try {
      return await send({ ...statement, name }, values)
    } catch (error) {
      const state = sqlState(error)
      if (state === undefined || (state !== outdated && !strange.includes(state))) throw error
      if (naming && state !== outdated) {
        naming = false
        process.emitWarning(
          'The pooler before PostgreSQL loses prepared statements: each is planned anew from now on. PgBouncer keeps them from 1.21 on, where max_prepared_statements is above 0.',
        )
      }
      return send(unnamed, values)
    }
  }

  return Object.assign(pool, { query })
}
