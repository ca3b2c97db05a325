import type { Database, Where } from './database.ts'
import { migrate } from './migrate.ts'

export type { BulkValue, CopyBack, CopyIn, CopyOut, Database, Db, RawResult, Tables, Tx, Where } from './database.ts'
export { type DatabaseFault, databaseFault, sqlState } from './fault.ts'
export { again, jsonObject, jsonRows } from './json.ts'
export { Refusal } from './refusal.ts'
export { Shape, shaped } from './shape.ts'
export { type Reading, statement } from './statement.ts'

/** Opens a database as it stands. The engine of each home is loaded only where it is used: that takes a second. */
export async function openUnmigrated(where: Where): Promise<Database> {
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
      const { openPostgres } = await import('./postgres/home.ts')
      return openPostgres(where.url, where.replicas, where.poolSize)
    }
  }
}

/** Opens a database and brings its tables up to this code. Throws a `Refusal` where it cannot. */
export async function openDb(where: Where): Promise<Database> {
  const home = await openUnmigrated(where)
  try {
    await home.exclusively((db) => migrate(db))
    return home
  } catch (thrown) {
    await home.close()
    throw thrown
  }
}
