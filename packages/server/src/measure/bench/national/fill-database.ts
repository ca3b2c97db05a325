import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from '../../../platform/db/drizzle.ts'
import { openDb } from '../../../platform/db/index.ts'
import { startServer } from '../../../platform/process/testing/process.ts'

/**
 * Fills the database of `DATABASE_URL` with so many schools, and people, where it has fewer: a first start seeds the demo, and `fill.ts` does
 * the rest. Throws without a `DATABASE_URL`: an hour's work is not done for a temporary database.
 */
export async function fillDatabase(
  environment: NodeJS.ProcessEnv & { PORT: string },
  rows: number,
  folder: string,
): Promise<void> {
  const { DATABASE_URL: url } = environment
  if (!url) throw new Error('--rows fills a database that stays: name it in DATABASE_URL')
  const seeding = startServer(environment)
  await seeding.ready()
  seeding.child.kill()
  await seeding.ended
  const database = await openDb({ kind: 'postgres', url })
  const found = await database.db.execute<{ n: number }>(sql`select count(*)::int as n from school`)
  await database.close()
  if ((found.rows[0]?.n ?? 0) >= rows) return
  const program = join(import.meta.dirname, 'fill.ts')
  const flags = ['--max-semi-space-size=8', '--heap-growing-percent=30']
  const child = spawn(process.execPath, [...flags, program, String(rows), folder], {
    env: environment,
    stdio: 'inherit',
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`The database was not filled: ${code}`)
}
