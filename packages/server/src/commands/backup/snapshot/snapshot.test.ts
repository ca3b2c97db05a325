import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { isDeletionLocked } from '../../../catalogue/files/deletion-lock.ts'
import { type CopyOut, type Database, type DatabaseLocation, openDb } from '../../../platform/db/index.ts'
import { freshDirectory, freshPostgres } from '../../../platform/db/testing/test-db.ts'
import { ownFolder } from '../testing/place.ts'
import { folderOf, serveBackups } from './serving.ts'
import { type Snapshot, withSnapshot } from './snapshot.ts'

const source = inject('testDatabase')
const folder = ownFolder()
let places = 0
let dataDir: string
let database: DatabaseLocation
let testDatabase: Database
let endBackups: () => Promise<void>
const warned: string[] = []
const log = { warn: (_about: object, message: string) => void warned.push(message) }

beforeEach(async () => {
  dataDir = join(folder, String(++places))
  mkdirSync(dataDir)
  database =
    source.kind === 'postgres'
      ? { kind: 'postgres', url: await freshPostgres(source), replicas: [] }
      : { kind: 'directory', path: freshDirectory(source, dataDir) }
  testDatabase = await openDb(database)
  endBackups = source.kind === 'pglite' ? await serveBackups(testDatabase, dataDir, log) : async () => undefined
})
afterEach(async () => {
  await endBackups()
  await testDatabase.close()
})

let writeCount = 0
/** Two rows that belong together, and a rewrite of every earlier row: pages change all over the files. */
const write = () => {
  const name = `w${++writeCount}`
  return testDatabase.db.transaction(async (tx) => {
    await tx.execute(sql`insert into seed_run (name) values (${name})`)
    await tx.execute(sql`insert into outbox (kind, "to", text, reference) values ('sms', 'x', 'x', ${name})`)
    await tx.execute(sql`update outbox set text = ${String(writeCount).repeat(200)}`)
  })
}
async function namesIn(copyOut: CopyOut, table: string, column: string): Promise<string[]> {
  const texts: Uint8Array[] = []
  for await (const text of copyOut(table, [column])) texts.push(text)
  return Buffer.concat(texts).toString('utf8').split('\n').filter(Boolean).sort()
}
const open = <T>(work: (snapshot: Snapshot) => Promise<T>, copied = () => undefined as unknown, signal?: AbortSignal) =>
  withSnapshot({ database, dataDir }, { signal: signal ?? new AbortController().signal, copied }, work)
/** No trace of a backup remains: no lock on files, no copy, and another one can begin. */
async function expectNothingLeft() {
  await open(async () => expect(await isDeletionLocked(testDatabase.db)).toBe(true))
  // The server is notified of the end a little later.
  await vi.waitFor(async () => expect(await isDeletionLocked(testDatabase.db)).toBe(false), 60_000)
  if (source.kind === 'pglite') expect(readdirSync(folderOf(dataDir)).filter((name) => name !== 'socket')).toEqual([])
}

test('what is read is of one moment, whatever is written while it is copied and read', async () => {
  for (let n = 0; n < 20; n++) await write()
  const meanwhile: Promise<unknown>[] = []
  let copied = 0
  const seen = await open(
    async (snapshot) => {
      await Promise.all(meanwhile)
      const names = Array.from({ length: writeCount }, (_, n) => `w${n + 1}`).sort()
      const read = await snapshot.database.snapshot(async (_db, copyOut) => {
        const runs = await namesIn(copyOut, 'seed_run', 'name')
        await write()
        return { runs, outbox: await namesIn(copyOut, 'outbox', 'reference') }
      })
      return { ...read, names }
    },
    // Again and again between two files of the database that are copied.
    () => copied++ % 25 === 0 && meanwhile.push(write()),
  )
  expect(seen.runs).toEqual(seen.names)
  expect(seen.outbox).toEqual(seen.names)
  // The copy was made while much was written.
  expect(meanwhile.length).toBeGreaterThan(source.kind === 'pglite' ? 20 : -1)
  await expectNothingLeft()
})

test('a backup that is stopped or fails half-way lets go of everything', async () => {
  const stop = new AbortController()
  const stopped = open(
    () => (stop.signal.aborted ? Promise.reject(stop.signal.reason) : Promise.reject(new Error('the disk is full'))),
    () => stop.abort(new Error('stopped by a person')),
    stop.signal,
  )
  await expect(stopped).rejects.toThrow(source.kind === 'pglite' ? 'stopped by a person' : 'the disk is full')
  await expectNothingLeft()
  await expect(open(() => Promise.reject(new Error('the disk is full')))).rejects.toThrow('the disk is full')
  await expectNothingLeft()
})

// A server of PostgreSQL lets everybody read at once.
if (source.kind === 'pglite')
  test('of a directory that is served one copy is made at a time; it ends with the server; a killed one’s leftovers go', async () => {
    const foreign = join(folderOf(dataDir), 'of-a-person')
    const left = join(folderOf(dataDir), 'copy-of-a-killed-one')
    for (const path of [foreign, left]) {
      mkdirSync(path)
      writeFileSync(join(path, 'x'), 'x')
    }
    await open(async ({ lost }) => {
      expect([existsSync(foreign), existsSync(left)]).toEqual([true, false])
      await expect(open(async () => undefined)).rejects.toThrow('Another backup is under way')
      expect(lost.aborted).toBe(false)
      const ended = new Promise((done) => lost.addEventListener('abort', done))
      await endBackups()
      await ended
    })
    mkdirSync(left)
    endBackups = await serveBackups(testDatabase, dataDir, log)
    expect([existsSync(foreign), existsSync(left)]).toEqual([true, false])
    expect(warned).toEqual([])
  })
