import { familiesSeeded } from '../src/commands/seed/families/families.ts'
import { ensureDemoData } from '../src/commands/seed/index.ts'
import type { Db } from '../src/platform/db/index.ts'
import { openDirectory } from '../src/platform/db/pglite/directory.ts'
import { openPostgres } from '../src/platform/db/postgres/postgres-database.ts'
import { seedRun } from '../src/platform/db/tables.ts'
import type { TestSource } from '../src/platform/db/testing/global-setup.ts'
import { seededDirectory, seededPostgres } from '../src/platform/db/testing/seeded.ts'

/** Lets a start of the server leave out the history of the demo's families, which takes as long as the rest of the seed. */
const skipFamilies = (db: Db) => db.insert(seedRun).values({ name: familiesSeeded })

/** The address of a new database on the test server with the demo's catalogue and accounts, for a server that a test starts. */
export async function demoPostgres(source: Extract<TestSource, { kind: 'postgres' }>): Promise<string> {
  const url = await seededPostgres(source, 'demo', ensureDemoData)
  const database = await openPostgres(url, [], 1)
  await skipFamilies(database.db)
  await database.close()
  return url
}

/** Makes `path` a data directory with the same; returns it. */
export async function demoDirectory(source: Extract<TestSource, { kind: 'pglite' }>, path: string): Promise<string> {
  const directory = await seededDirectory(source, path, 'demo', ensureDemoData)
  const database = await openDirectory(directory)
  await skipFamilies(database.db)
  await database.close()
  return directory
}
