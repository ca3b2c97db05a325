import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import type { Database } from '../database.ts'
import { openMemory } from '../pglite/memory.ts'
import { openPostgres } from '../postgres/postgres-database.ts'
import { copyDirectory, databaseIn, fixtureDirectory } from './cached-data.ts'
import type { TestSource } from './global-setup.ts'
import { guardTransactions } from './transaction-guard.ts'

/** The address of a new database on a test server: empty, or a copy of a template. */
export async function newPostgres(url: string, template?: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  // Whole files are copied: page by page through the log, as is usual, takes twice as long.
  await client.query(
    `create database ${name}${template === undefined ? '' : ` template ${template} strategy file_copy`}`,
  )
  await client.end()
  return url.replace('///postgres?', `///${name}?`)
}

/** The address of a fresh copy of the migrated database on the test server. */
export const freshPostgres = ({ url, template }: Extract<TestSource, { kind: 'postgres' }>): Promise<string> =>
  newPostgres(url, template)

/** Makes `path` a data directory with a fresh copy of the migrated database, far quicker than by migrating; returns it. */
export const freshDirectory = ({ migrated }: Extract<TestSource, { kind: 'pglite' }>, path: string): string =>
  copyDirectory(migrated, path)

/** The same with a database in which there is nothing, not even tables. */
export const bareDirectory = async (source: Extract<TestSource, { kind: 'pglite' }>, path: string): Promise<string> =>
  copyDirectory(await fixtureDirectory(source, 'bare', undefined, async () => undefined), path)

/**
 * A fresh copy of the template on the test server, which throws when its pool is used inside a transaction, and is dropped when it is
 * closed.
 */
export async function openFreshPostgres(source: Extract<TestSource, { kind: 'postgres' }>): Promise<Database> {
  const url = await freshPostgres(source)
  const database = guardTransactions(await openPostgres(url, [], 5))
  const { close } = database
  const drop = async () => {
    await close()
    await dropPostgres(source.url, url)
  }
  let dropped: Promise<void> | undefined
  return Object.assign(database, {
    close: () => {
      dropped ??= drop()
      return dropped
    },
  })
}

/** Removes a database of the test server: its files may lie in memory. */
async function dropPostgres(server: string, url: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`drop database ${new pg.Client({ connectionString: url }).database} with (force)`)
  await client.end()
}

export async function openTestDb(): Promise<Database> {
  const source = inject('testDatabase')
  return source.kind === 'pglite' ? openMemory(databaseIn(source.migrated)) : openFreshPostgres(source)
}

/**
 * A fresh, migrated, empty database for one test file, on the kind of database under test. Call it at the top of the
 * file: `const home = await testDb()`. It is closed after the file's last test.
 */
export async function testDb(): Promise<Database> {
  const database = await openTestDb()
  afterAll(() => database.close())
  return database
}
