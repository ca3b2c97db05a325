import type { Database, DatabaseLocation } from './database.ts'
import { sqlState } from './database-error.ts'
import { openDirectory } from './embedded/directory.ts'
import { migrate } from './migrate.ts'
import { OperatorError } from './operator-error.ts'
import { openPostgres } from './postgres/postgres-database.ts'

export type {
  CopyBack,
  CopyOut,
  Database,
  DatabaseLocation,
  Db,
  Tx,
} from './database.ts'
export { databaseError, sqlState } from './database-error.ts'
export { linkedHome } from './embedded/places.ts'
export { OperatorError } from './operator-error.ts'
export { aliasTable, jsonObject, jsonRows } from './statements/json.ts'
export { type Reading, statement } from './statements/statement.ts'

/**
 * Opens a database without migrations.
 *
 * @param isExclusive whether a directory may have no other process that serves it
 */
export async function openUnmigrated(where: DatabaseLocation, isExclusive = false): Promise<Database> {
  if (where.kind === 'directory') return openDirectory(where.path, isExclusive)
  return openPostgres(where)
}

const insufficientPrivilege = '42501'

/**
 * Opens a database and brings its tables up to this code. Throws an `OperatorError` where it cannot, also where tables of an earlier version
 * belong to another role.
 */
export async function openDb(where: DatabaseLocation, isExclusive = false): Promise<Database> {
  const database = await openUnmigrated(where, isExclusive)
  try {
    await database.exclusively((db) => migrate(db))
    return database
  } catch (error) {
    await database.close()
    if (sqlState(error) !== insufficientPrivilege) throw error
    throw new OperatorError(
      'The tables are of an earlier version, and the role of DATABASE_URL may not change them: run "npm run migrate" with MIGRATION_DATABASE_URL.',
    )
  }
}
