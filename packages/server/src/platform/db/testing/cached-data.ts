import { cpSync, existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../database.ts'
import { sql } from '../drizzle.ts'
import { openDirectory } from '../pglite/directory.ts'
import type { TestSource } from './global-setup.ts'

type Embedded = Extract<TestSource, { kind: 'pglite' }>

/** Makes a data directory aside and moves it into place whole, however many workers make it at once. */
export async function createFixture(
  path: string,
  from: string | undefined,
  fill: (database: Database) => Promise<unknown>,
) {
  const aside = `${path}.${process.pid}`
  if (from !== undefined) copyDirectory(from, aside)
  const database = await openDirectory(aside)
  await fill(database)
  if (from === undefined) await withoutTemplates(database)
  await database.close()
  try {
    renameSync(aside, path)
  } catch (error) {
    // Another worker was first: a folder that is not empty is never replaced.
    if (!existsSync(path)) throw error
    rmSync(aside, { recursive: true })
  }
}

/** No database is created on it: without the templates a third of its files need not be copied. */
async function withoutTemplates({ db }: Database) {
  await db.execute(sql`update pg_database set datistemplate = false`)
  for (const template of ['template0', 'template1']) await db.execute(sql.raw(`drop database ${template}`))
}

/** The cached data directory of this name; created by the first caller. */
export async function fixtureDirectory(
  { kept: folder }: Embedded,
  name: string,
  from: string | undefined,
  fill: (database: Database) => Promise<unknown>,
): Promise<string> {
  const path = join(folder, name)
  if (!existsSync(path)) await createFixture(path, from, fill)
  return path
}

/** Copies the database of another, closed data directory into `to`; returns `to`. */
export function copyDirectory(from: string, to: string): string {
  cpSync(databaseIn(from), databaseIn(to), { recursive: true })
  return to
}

/** Where the files of the database lie in a data directory. */
export const databaseIn = (path: string): string => join(path, 'database')
