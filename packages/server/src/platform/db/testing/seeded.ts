import pg from 'pg'
import { afterAll, inject } from 'vitest'
import type { Database, Db } from '../database.ts'
import { openPostgres } from '../postgres/postgres-database.ts'
import { freshPostgres, newPostgres, openCopy } from './test-db.ts'

type Seed = (db: Db) => Promise<unknown>

/** The template of this name; created by the first caller, while others wait. */
async function templateOf(name: string, seed: Seed): Promise<string> {
  const template = `pravesh_${name}`
  const outer = new pg.Client({ connectionString: inject('testDatabase').url })
  await outer.connect()
  try {
    await outer.query('select pg_advisory_lock(1)')
    const { rowCount } = await outer.query('select 1 from pg_database where datname = $1', [template])
    if (rowCount) return template
    const url = await freshPostgres()
    const seededDatabase = await openPostgres({ url, poolSize: 1 })
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
export const seededPostgres = async (name: string, seed: Seed): Promise<string> =>
  newPostgres(await templateOf(name, seed))

/** A fresh database that was seeded once in this run, under this name: the seed must be the same each time. */
export const openSeeded = async (name: string, seed: Seed): Promise<Database> => openCopy(await templateOf(name, seed))

/** The same at the top of a test file: it is closed after the file's last test. */
export async function seededDb(name: string, seed: Seed): Promise<Database> {
  const database = await openSeeded(name, seed)
  afterAll(() => database.close())
  return database
}
