import type { Database, DatabaseLocation } from './database.ts'
import { migrate } from './migrate.ts'

export type {
  BulkValue,
  CopyBack,
  CopyIn,
  CopyOut,
  Database,
  DatabaseLocation,
  Db,
  RawResult,
  Tables,
  Tx,
} from './database.ts'
export { type DatabaseError, databaseError, sqlState } from './database-error.ts'
export { OperatorError } from './operator-error.ts'
export { aliasTable, jsonObject, jsonRows } from './statements/json.ts'
export { Shape, shaped } from './statements/shape.ts'
export { type Reading, statement } from './statements/statement.ts'

/** Opens a database without migrations. The engine of each kind is loaded only where it is used: that takes a second. */
export async function openUnmigrated(where: DatabaseLocation): Promise<Database> {
  switch (where.kind) {
    case 'memory': {
      const { openMemory } = await import('./pglite/memory.ts')
      return openMemory()
    }
    case 'directory': {
      const { openDirectory } = await import('./pglite/directory.ts')
      return openDirectory(where.path)
    }
    case 'postgres': {
      const { openPostgres } = await import('./postgres/postgres-database.ts')
      return openPostgres(where.url, where.replicas, where.poolSize)
    }
  }
}

/** Opens a database and brings its tables up to this code. Throws a `OperatorError` where it cannot. */
export async function openDb(where: DatabaseLocation): Promise<Database> {
  const database = await openUnmigrated(where)
  try {
    await database.exclusively((db) => migrate(db))
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
