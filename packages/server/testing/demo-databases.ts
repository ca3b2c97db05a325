import { familiesSeeded } from '../src/commands/seed/families/families.ts'
import { ensureDemoData } from '../src/commands/seed/index.ts'
import { openPostgres } from '../src/platform/db/postgres/postgres-database.ts'
import { seedRun } from '../src/platform/db/tables.ts'
import { seededPostgres } from '../src/platform/db/testing/seeded.ts'

/**
 * The address of a new database on the test server with the demo's catalogue and accounts, for a server that a test starts. It leaves out
 * the history of the demo's families, which takes as long as the rest of the seed.
 */
export async function demoPostgres(): Promise<string> {
  const url = await seededPostgres('demo', ensureDemoData)
  const database = await openPostgres({ url: url, poolSize: 1 })
  await database.db.insert(seedRun).values({ name: familiesSeeded })
  await database.close()
  return url
}
