import type { Home, Where } from './home.ts'
import { migrate } from './migrate.ts'
import { openDirectory } from './pglite/directory.ts'
import { openMemory } from './pglite/memory.ts'
import { openPostgres } from './postgres/home.ts'

export { type DatabaseFault, databaseFault, sqlState } from './fault.ts'
export type { BulkValue, CopyIn, Db, Home, RawResult, Tables, Tx, Where } from './home.ts'
export { Refusal } from './refusal.ts'

/** Opens a database as it stands. */
export function openUnmigrated(where: Where): Promise<Home> {
  switch (where.kind) {
    case 'memory':
      return openMemory(where.from)
    case 'directory':
      return openDirectory(where.path)
    case 'postgres':
      return openPostgres(where.url, where.replicas, where.poolSize)
  }
}

/** Opens a database and brings its tables up to this code. Throws a `Refusal` where it cannot. */
export async function openDb(where: Where): Promise<Home> {
  const home = await openUnmigrated(where)
  try {
    await home.exclusively((db) => migrate(db))
    return home
  } catch (thrown) {
    await home.close()
    throw thrown
  }
}
