import pg from 'pg'
import { afterAll, inject } from 'vitest'
import type { Database, Db } from '../database.ts'
import { openMemory } from '../pglite/memory.ts'
import { openPostgres } from '../postgres/postgres-database.ts'
import { copyDirectory, databaseIn, fixtureDirectory } from './cached-data.ts'
import type { TestSource } from './global-setup.ts'
import { freshPostgres, newPostgres, openFreshPostgres } from './test-db.ts'

type Seed = (db: Db) => Promise<unknown>

const onPglite = (source: Extract<TestSource, { kind: 'pglite' }>, name: string, seed: Seed) =>
  fixtureDirectory(source, name, source.migrated, (database) => seed(database.db))

/** Makes `path` a data directory with a fresh copy of the database that was seeded once in this run, under this name; returns it. */
export const seededDirectory = async (
  source: Extract<TestSource, { kind: 'pglite' }>,
  path: string,
  name: string,
  seed: Seed,
): Promise<string> => copyDirectory(await onPglite(source, name, seed), path)

/** The template of this name; created by the first caller, while others wait. */
async function templateOf(
  source: Extract<TestSource, { kind: 'postgres' }>,
  name: string,
  seed: Seed,
): Promise<string> {
  const template = `pravesh_${name}`
  const outer = new pg.Client({ connectionString: source.url })
  await outer.connect()
  try {
    await outer.query('select pg_advisory_lock(1)')
    const { rowCount } = await outer.query('select 1 from pg_database where datname = $1', [template])
    if (rowCount) return template
    const url = await freshPostgres(source)
    const seededDatabase = await openPostgres(url, [], 1)
    try {
      await seed(seededDatabase.db)
    } finally {
      await seededDatabase.close()
    }
    const { database } = new pg.Client({ connectionString: url })
    await outer.query(`alter database ${database} rename to ${template}`)
    return template
  } finally {
    await outer.end()
  }
}

/** The address of a new database on the test server, a copy of the one that was seeded once in this run, under this name. */
export const seededPostgres = async (
  source: Extract<TestSource, { kind: 'postgres' }>,
  name: string,
  seed: Seed,
): Promise<string> => newPostgres(source.url, await templateOf(source, name, seed))

/** A fresh database that was seeded once in this run, under this name: the seed must be the same each time. */
export async function openSeeded(name: string, seed: Seed): Promise<Database> {
  const source = inject('testDatabase')
  if (source.kind === 'pglite') return openMemory(databaseIn(await onPglite(source, name, seed)))
  const template = await templateOf(source, name, seed)
  return openFreshPostgres({ ...source, template })
}

/** The same at the top of a test file: it is closed after the file's last test. */
export async function seededDb(name: string, seed: Seed): Promise<Database> {
  const database = await openSeeded(name, seed)
  afterAll(() => database.close())
  return database
}
