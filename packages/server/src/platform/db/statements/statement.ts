import type { Db, Tx } from '../database.ts'
import { is, PgTransaction } from '../drizzle.ts'

/** Where a statement is written: builders of selects, its own and those within it. */
export type Reading = Db | Tx

interface Runnable<Rows> {
  execute(values?: Record<string, unknown>): Promise<Rows>
}
interface Preparable<Rows> extends Runnable<Rows> {
  prepare(name: string): Runnable<Rows>
}

/**
 * A statement that is written once for a database and planned once by each of its connections: `values` take the places of its
 * `sql.placeholder`s. Its name is its own. Inside a transaction it is sent as any other: a plan that a migration made invalid would take the
 * transaction with it.
 */
export function statement<Rows>(name: string, make: (db: Reading) => Preparable<Rows>) {
  const preparedByDb = new WeakMap<Db, Runnable<Rows>>()
  return (db: Db | Tx, values: Record<string, unknown> = {}): Promise<Rows> => {
    if (is(db, PgTransaction)) return make(db).execute(values)
    const cachedStatement = preparedByDb.get(db)
    if (cachedStatement) return cachedStatement.execute(values)
    const fresh = make(db).prepare(name)
    preparedByDb.set(db, fresh)
    return fresh.execute(values)
  }
}
