import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import type { Database } from '../database.ts'
import { openPostgres } from '../postgres/postgres-database.ts'

/** The address of a new database on the test server: empty, or a copy of a template. */
export async function newPostgres(template?: string): Promise<string> {
  const { url } = inject('testDatabase')
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
export const freshPostgres = (): Promise<string> => newPostgres(inject('testDatabase').template)

/** A fresh copy of the template on the test server, which is dropped when it is closed. */
export async function openCopy(template: string): Promise<Database> {
  const url = await newPostgres(template)
  const database = await openPostgres({ url, poolSize: 5 })
  const closePools = database.close
  const drop = async () => {
    await closePools()
    await dropPostgres(url)
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
async function dropPostgres(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('testDatabase').url })
  await client.connect()
  await client.query(`drop database ${new pg.Client({ connectionString: url }).database} with (force)`)
  await client.end()
}

/** A fresh, migrated, empty database. */
export const openTestDb = (): Promise<Database> => openCopy(inject('testDatabase').template)

/** The same at the top of a test file: `const database = await testDb()`. It is closed after the file's last test. */
export async function testDb(): Promise<Database> {
  const database = await openTestDb()
  afterAll(() => database.close())
  return database
}
