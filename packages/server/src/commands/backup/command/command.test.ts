import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { storeFile } from '../../../catalogue/files/store.ts'
import { readConfig } from '../../../platform/config/config.ts'
import type { Environment } from '../../../platform/config/environment.ts'
import { openDb } from '../../../platform/db/index.ts'
import { document } from '../../../platform/db/tables.ts'
import { freshDirectory, newPostgres } from '../../../platform/db/testing/test-db.ts'
import type { Ran } from '../../../platform/process/testing/process.ts'
import { openDelivery } from '../../../services/delivery/delivery.ts'
import { ownFolder } from '../testing/place.ts'
import { runCommand } from '../testing/run-command.ts'
import { endServers, serve } from '../testing/serve.ts'

const source = inject('testDatabase')
const folder = ownFolder()
endServers()

const key = 'Pa7cKq2WmZ9xLr4TfV6bNs8GhJ3dYe5u'
const production: Environment = {
  NODE_ENV: 'production',
  HOST: 'localhost',
  PUBLIC_ORIGIN: 'https://www.example.in',
  SESSION_SECRET: 'mZ8kq1vX0pLw3nRt7bYc5dHs9gJf2aUe4iO6',
  ENCRYPTION_KEYS: '2027:Qe7uW2rT9yI4oP1aS6dF3gH8jK5lZ0xCvBnM',
  BACKUP_KEY: key,
}
/** An empty database of the kind under test, with a folder for files. */
async function place(name: string): Promise<Environment> {
  const url = source.kind === 'postgres' ? await newPostgres(source.url, source.template) : undefined
  if (source.kind === 'pglite') freshDirectory(source, join(folder, name))
  return { ...production, DATA_DIR: join(folder, name), ...(url ? { DATABASE_URL: url } : {}) }
}
const text = ({ out, err }: Ran) => `${err}${out}`
const archive = join(folder, 'of-tonight.backup')
const sourcePlace = await place('here')

test('a served database goes into a new file, which is checked, refused where it must be, and restored', async () => {
  const server = await serve(sourcePlace)
  const first = await runCommand('backup', sourcePlace, archive)
  expect(first).toMatchObject({
    code: 0,
    out: expect.stringMatching(
      /^of-tonight\.backup holds 20\d\d-\S+Z: [\d,]+ rows of \d+ tables, 0 files \(0 bytes\)\. [\d.]+ kB, encrypted, \d+\.\d s\.\n$/,
    ),
    err: expect.stringMatching(/tables: 100 % \([\d,]+ rows\)\n/),
  })
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200)
  const bytes = readFileSync(archive)
  const outcomeOf = async (ran: Promise<Ran>) => {
    const { code, ...rest } = await ran
    return [code, text({ code, ...rest })]
  }
  expect(await outcomeOf(runCommand('backup', sourcePlace, archive))).toEqual([
    1,
    'There is a of-tonight.backup already: name another file.\n',
  ])
  expect(readFileSync(archive).equals(bytes)).toBe(true)

  // Nothing goes where a server serves, and where something is.
  expect(await outcomeOf(runCommand('restore', sourcePlace, archive))).toEqual([
    1,
    expect.stringMatching(
      source.kind === 'postgres' ? /The database is not empty: there is something in / : /is in use by another running/,
    ),
  ])
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)

  const targetPlace = await place('there')
  const { BACKUP_KEY: _, ...withoutKey } = targetPlace
  expect(await outcomeOf(runCommand('restore', withoutKey, archive))).toEqual([
    1,
    'The archive is encrypted: give the key that it was made with in BACKUP_KEY.\n',
  ])
  expect(await outcomeOf(runCommand('restore', { ...targetPlace, BACKUP_KEY: `${key}x` }, archive))).toEqual([
    1,
    'The archive is encrypted with another key than BACKUP_KEY.\n',
  ])
  const { NODE_ENV: __, ...demo } = targetPlace
  expect(await outcomeOf(runCommand('restore', demo, archive))).toEqual([
    1,
    expect.stringMatching(/The archive is of a database that has been in production: set NODE_ENV=production/),
  ])
  const bent = join(folder, 'bent.backup')
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 8
  writeFileSync(bent, bytes)
  expect(await outcomeOf(runCommand('restore', targetPlace, bent))).toEqual([
    1,
    expect.stringMatching(/The archive is not as it was written: /),
  ])
  expect(await outcomeOf(runCommand('restore', targetPlace, archive, '--check'))).toEqual([
    0,
    expect.stringMatching(/of-tonight\.backup is whole\. It holds 20/),
  ])
  expect(await outcomeOf(runCommand('restore', targetPlace, archive, 'more'))).toEqual([
    1,
    expect.stringMatching(/Name one file/),
  ])
  expect(await outcomeOf(runCommand('restore', targetPlace, archive))).toEqual([
    0,
    expect.stringMatching(
      /\nRestored 20\S+: [\d,]+ rows of \d+ tables, 0 files \(0 bytes\), in \d+\.\d s\. All people have to sign in again\.\n$/,
    ),
  ])
  const secondServer = await serve(targetPlace)
  secondServer.child.kill('SIGTERM')
  expect(await secondServer.ended).toBe(0)
}, 400_000)

test('without a key production is not backed up unless told, and it says that anybody can read it; what nobody can open is said before it is restored', async () => {
  const from = await place('sealed')
  const read = readConfig(from)
  if ('problems' in read) throw new Error(read.problems.join(' '))
  const { config } = read
  const database = await openDb(config.database)
  await database.db.execute(sql`insert into student_account (id, track, name) values (1, 'school', 'Asha')`)
  const { documents } = openDelivery(config, database.db)
  const content = { bytes: Buffer.from('%PDF-1.7 of Asha'), mime: 'application/pdf' }
  await storeFile({ db: database.db, storage: documents }, content, (tx, file) =>
    tx.insert(document).values({ ...file, account: 1, type: 'degree', title: 'Degree' }),
  )
  await database.close()
  const plainPath = join(folder, 'plain.backup')
  const { BACKUP_KEY: _, ...withoutKey } = from
  const refused = await runCommand('backup', withoutKey, plainPath)
  expect([refused.code, text(refused), existsSync(plainPath)]).toEqual([
    1,
    'BACKUP_KEY is not set: everybody who gets hold of the archive could read what families gave. Set it, or say --plain.\n',
    false,
  ])
  expect(text(await runCommand('backup', withoutKey, plainPath, '--plain'))).toMatch(
    /^BACKUP_KEY is not set: this archive is not encrypted[\s\S]*1 file \(\d+ bytes\)/,
  )
  expect(existsSync(`${plainPath}.part`)).toBe(false)

  const { BACKUP_KEY: __, ...targetPlace } = await place('unsealed')
  const other = { ...targetPlace, ENCRYPTION_KEYS: '2028:Mn4bV7cX1zL8kJ5hG2fD9sA6pO3iU0yTrEwQ' }
  const restored = await runCommand('restore', other, plainPath)
  expect(restored).toMatchObject({
    code: 0,
    err: expect.stringContaining('Sealed with the encryption key "2027", which is not given: documents (1).'),
  })
})
