import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { migrationsFolder } from '../../../platform/db/migrate.ts'
import { testDb } from '../../../platform/db/testing/test-db.ts'
import { directoryStorage } from '../../../services/delivery/storage/directory.ts'
import type { Storage } from '../../../services/delivery/storage/storage.ts'
import { digestsOf, filesIn } from '../testing/compare.ts'
import { backUpHome, emptyPlace, ownFolder, type Place, quiet, withDatabase } from '../testing/place.ts'
import { rejectionOf } from '../testing/rejection.ts'
import { seedRecords } from '../testing/seed-records.ts'
import { restore } from './restore.ts'

const database = await testDb()
const folder = ownFolder()
const sourceFolder = join(folder, 'own')
const archive = join(folder, 'a.backup')
let document: { key: string }
beforeAll(async () => {
  const storage = directoryStorage(sourceFolder)
  const [first] = await seedRecords(database.db, storage, 1)
  if (!first) throw new Error('It was not kept')
  document = first
  await backUpHome(database, storage, archive)
})
/** The state that a failed restore must leave unchanged. */
async function expectBare(place: Place) {
  expect(filesIn(place.files)).toEqual([])
  const { rows } = await withDatabase(place, ({ db }) =>
    db.execute(sql`select 1 from pg_tables where schemaname in ('public', 'drizzle')`),
  )
  expect(rows).toEqual([])
}

describe('nothing is restored', () => {
  test('into a database in which something is', async () => {
    const place = await emptyPlace(folder)
    await restore(place, archive, place.storage, quiet)
    const before = await withDatabase(place, (target) => digestsOf(target.db))
    rmSync(place.files, { recursive: true })
    expect(await rejectionOf(restore(place, archive, place.storage, quiet))).toMatch(
      /^Refusal: The database is not empty: there is something in document, published_file, student_account\. Restore into a new one/,
    )
    expect(await withDatabase(place, (target) => digestsOf(target.db))).toEqual(before)
    expect(filesIn(place.files)).toEqual([])
  })

  test('into a file store in which something else is; what a killed restore left is written over', async () => {
    const place = await emptyPlace(folder)
    const path = join(place.files, document.key)
    mkdirSync(join(path, '..'), { recursive: true })
    writeFileSync(path, 'half')
    writeFileSync(`${path}.part`, 'half')
    const other = await place.storage.put(Buffer.from('of another'), 'image/png')
    expect(await rejectionOf(restore(place, archive, place.storage, quiet))).toMatch(
      /^Refusal: The file store is not empty/,
    )
    expect(readFileSync(path, 'utf8')).toBe('half')
    await place.storage.remove(other)
    await restore(place, archive, place.storage, quiet)
    expect(filesIn(place.files)).toEqual(filesIn(sourceFolder))
  })

  test('of an archive of which a bit is another, cut off, or made by a newer version', async () => {
    const place = await emptyPlace(folder)
    const bytes = readFileSync(archive)
    const bent = Buffer.from(bytes)
    bent[bytes.length - 200] = (bent[bytes.length - 200] ?? 0) ^ 1
    const path = join(folder, 'bad.backup')
    for (const bad of [bent, bytes.subarray(0, -40), bytes.subarray(0, bytes.length / 2)]) {
      writeFileSync(path, bad)
      expect(await rejectionOf(restore(place, path, place.storage, quiet))).toMatch(
        /^Refusal: The archive is not as it was written/,
      )
    }
    const older = join(folder, 'older-code')
    cpSync(migrationsFolder, older, { recursive: true })
    const journal = JSON.parse(readFileSync(join(older, 'meta/_journal.json'), 'utf8'))
    journal.entries.pop()
    writeFileSync(join(older, 'meta/_journal.json'), JSON.stringify(journal))
    expect(await rejectionOf(restore(place, archive, place.storage, { ...quiet, folder: older }))).toMatch(
      /^Refusal: The archive was made by a newer version of Pravesh/,
    )
    await expectBare(place)
  })

  test.each([
    [
      'a store that fails',
      (storage: Storage): Storage => ({
        ...storage,
        put: async (bytes, type, key) => {
          await storage.put(bytes, type, key)
          throw new Error('the store is full')
        },
      }),
      /the store is full/,
    ],
  ])('of it with %s half-way: database and store are as empty as before', async (_name, through, message) => {
    const place = await emptyPlace(folder)
    expect(await rejectionOf(restore(place, archive, through(place.storage), quiet))).toMatch(message)
    await expectBare(place)
    // And it is fit for another try.
    await restore(place, archive, place.storage, quiet)
    expect(filesIn(place.files)).toEqual(filesIn(sourceFolder))
  })

  test('of it where a person stops half-way', async () => {
    const place = await emptyPlace(folder)
    const stop = new AbortController()
    const onProgress = (phase: string) => {
      if (phase === 'rows') stop.abort(new Error('stopped'))
    }
    expect(
      await rejectionOf(
        restore(place, archive, place.storage, { ...quiet, onProgress: onProgress, signal: stop.signal }),
      ),
    ).toMatch(/stopped/)
    await expectBare(place)
  })
})
