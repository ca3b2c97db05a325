import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { storeFile } from '../../../catalogue/files/store.ts'
import { type Config, readConfig } from '../../../platform/config/config.ts'
import type { Environment } from '../../../platform/config/environment.ts'
import { type Database, openDb } from '../../../platform/db/index.ts'
import { document } from '../../../platform/db/tables.ts'
import { openDelivery } from '../../../services/delivery/delivery.ts'
import { markProduction } from '../../seed/production.ts'
import { ownFolder } from '../testing/place.ts'
import { backupKey, productionPlaces } from '../testing/production-places.ts'
import { outcomeOf, runCommand, textOf } from '../testing/run-command.ts'

const folder = ownFolder()
const place = productionPlaces(folder)
/** Opens the database of an environment, before a command does. */
async function withDatabase(environment: Environment, work: (database: Database, config: Config) => Promise<unknown>) {
  const read = readConfig(environment)
  if ('problems' in read) throw new Error(read.problems.join(' '))
  const database = await openDb(read.config.database)
  try {
    await work(database, read.config)
  } finally {
    await database.close()
  }
}

test('what is refused by the file, the keys or the mode alone changes nothing; an archive can be checked', async () => {
  const sourcePlace = await place('here')
  await withDatabase(sourcePlace, ({ db }) => markProduction(db))
  const archive = join(folder, 'of-tonight.backup')
  expect(await runCommand('backup', sourcePlace, archive)).toMatchObject({ code: 0 })
  const bytes = readFileSync(archive)
  expect(await outcomeOf(runCommand('backup', sourcePlace, archive))).toEqual([
    1,
    'There is a of-tonight.backup already: name another file.\n',
  ])
  expect(readFileSync(archive).equals(bytes)).toBe(true)

  const targetPlace = await place('there')
  const { BACKUP_KEY: _, ...withoutKey } = targetPlace
  expect(await outcomeOf(runCommand('restore', withoutKey, archive))).toEqual([
    1,
    'The archive is encrypted: give the key that it was made with in BACKUP_KEY.\n',
  ])
  expect(await outcomeOf(runCommand('restore', { ...targetPlace, BACKUP_KEY: `${backupKey}x` }, archive))).toEqual([
    1,
    'The archive is encrypted with another key than BACKUP_KEY.\n',
  ])
  const demo = { ...targetPlace, NODE_ENV: 'demo' }
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
    expect.stringContaining('Restored 20'),
  ])
}, 400_000)

test('without a key production is not backed up unless told, and it says that anybody can read it; what nobody can open is said before it is restored', async () => {
  const from = await place('sealed')
  await withDatabase(from, async ({ db }, config) => {
    await db.execute(sql`insert into student_account (id, track, name) values (1, 'school', 'Asha')`)
    const { documents } = openDelivery(config, db)
    const content = { bytes: Buffer.from('%PDF-1.7 of Asha'), mime: 'application/pdf' }
    await storeFile({ db, storage: documents }, content, (tx, file) =>
      tx.insert(document).values({ ...file, account: 1, type: 'degree', title: 'Degree' }),
    )
  })
  const plainPath = join(folder, 'plain.backup')
  const { BACKUP_KEY: _, ...withoutKey } = from
  const refused = await runCommand('backup', withoutKey, plainPath)
  expect([refused.code, textOf(refused), existsSync(plainPath)]).toEqual([
    1,
    'BACKUP_KEY is not set: everybody who gets hold of the archive could read what families gave. Set it, or say --plain.\n',
    false,
  ])
  expect(textOf(await runCommand('backup', withoutKey, plainPath, '--plain'))).toMatch(
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
