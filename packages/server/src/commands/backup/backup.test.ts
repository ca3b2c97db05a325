import { createHash } from 'node:crypto'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { documentExample } from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { migrationsFolder } from '../../platform/db/migrate.ts'
import { openTestDb } from '../../platform/db/testing/test-db.ts'
import { openStorage } from '../../services/delivery/delivery.ts'
import { filledByMigrations } from './restore/empty.ts'
import { restore } from './restore/restore.ts'
import { digestsOf, filesIn, structureOf } from './testing/compare.ts'
import { backUpHome, emptyPlace, ownFolder, type Place, quiet, withDatabase } from './testing/place.ts'

const tested = await testApp('demo')
const { database, config, call, demoToken } = tested
const { db } = database
const folder = ownFolder()
const storage = openStorage(config)
const token = await demoToken('student')
const archive = join(folder, 'demo.backup')

const upload = async () => {
  const added = await call<{ data: { id: number } }>('POST', '/student/documents', { token, body: documentExample })
  const { rows } = await db.execute<{ id: number; key: string }>(
    sql`select id, key from document where id = ${added.body.data.id}`,
  )
  if (!rows[0]) throw new Error('It was not kept')
  return rows[0]
}
const rowsIn = async (place: Place, table: string) =>
  (await withDatabase(place, ({ db: targetDb }) => targetDb.execute(sql`select * from ${sql.identifier(table)}`))).rows

let document: { id: number; key: string }
/** The state at the snapshot: other tests continue from it. */
let before: { rows: Awaited<ReturnType<typeof digestsOf>>; structure: Awaited<ReturnType<typeof structureOf>> }
beforeAll(async () => {
  document = await upload()
  // Characters with an escape in COPY.
  const [name, address] = ['तेलंगाना \\N\\. "x"; \\', 'a\tb\nc\r\u2028d']
  await db.execute(sql`insert into school (name, url, state, city, status, address)
    select ${name}, 'hard-to-copy', state, id, 'draft', ${address} from city limit 1`)
  await backUpHome(database, storage, archive)
  before = { rows: await digestsOf(db), structure: await structureOf(db) }
})

describe('what was backed up', () => {
  let place: Place
  beforeAll(async () => {
    place = await emptyPlace(folder)
    await restore(place, archive, place.storage, quiet)
  })

  test('is there again: every row, every file, and what makes rows a database', async () => {
    const { job: _, ...rows } = before.rows
    const { job: __, ...after } = await withDatabase(place, (target) => digestsOf(target.db))
    expect(after).toEqual(rows)
    expect(await withDatabase(place, (target) => structureOf(target.db))).toEqual(before.structure)
    const sent = readFileSync(join(config.dataDir, 'files', document.key))
    const sha256 = createHash('sha256').update(sent).digest('hex')
    expect(filesIn(place.files)).toEqual([{ name: document.key, sha256, mode: 0o600 }])

    // It goes on where it was: numbers continue, triggers follow records.
    await withDatabase(place, async ({ db: targetDb }) => {
      const { rows } = await targetDb.execute<{ id: number; highest: number }>(sql`
        with added as (insert into school (name, url, state, city, status)
          select 'Neem Tree Academy', 'neem-tree-academy', state, id, 'published' from city limit 1 returning id)
        select id, (select max(id) from school) as highest from added`)
      expect(rows[0]?.id).toBe((rows[0]?.highest ?? 0) + 1)
      const found = await targetDb.execute(sql`select 1 from search_doc where url = 'neem-tree-academy'`)
      expect(found.rows).toHaveLength(1)
      await expect(
        targetDb.execute(sql`insert into shortlist (account, kind, institute) values (999999, 'school', 1)`),
      ).rejects.toThrow()
    })
  })

  test('signs nobody in: sessions, codes and temporary passwords stay behind', async () => {
    expect((await db.execute(sql`select 1 from session`)).rows.length).toBeGreaterThan(0)
    expect(await rowsIn(place, 'session')).toEqual([])
  })
})

test('what a new database holds by its migrations alone counts as empty', async () => {
  const emptyDatabase = await openTestDb()
  const counts = await digestsOf(emptyDatabase.db)
  const filled = Object.entries(counts).flatMap(([name, { rows }]) => (rows > 0 ? [name] : []))
  await emptyDatabase.close()
  expect(filled).toEqual(filledByMigrations)
})

test('an archive of an older version comes back as it was, and goes the way of every later migration', async () => {
  const place = await emptyPlace(folder)
  const newer = join(folder, 'newer-code')
  cpSync(migrationsFolder, newer, { recursive: true })
  const path = join(newer, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(path, 'utf8'))
  journal.entries.push({
    idx: journal.entries.length,
    tag: '9001_newer',
    when: Date.now() + 1_000_000_000,
    breakpoints: true,
    version: '7',
  })
  writeFileSync(path, JSON.stringify(journal))
  writeFileSync(join(newer, '9001_newer.sql'), 'create table grown as select count(*)::int as schools from school')
  await restore(place, archive, place.storage, { ...quiet, folder: newer })
  const { rows } = await db.execute(sql`select count(*)::int as schools from school`)
  expect(await rowsIn(place, 'grown')).toEqual(rows)
})

test('an archive of the time before migrations were one comes back; one that had not had the last of them is rejected', async () => {
  const older = 1_795_254_748_061
  const archiveWith = async (name: string, change: (migrations: number[]) => number[]) => {
    const path = join(folder, name)
    await backUpHome(database, storage, path, async (part) => {
      if (part.part === 'head') part.migrations = change(part.migrations)
    })
    return path
  }
  const place = await emptyPlace(folder)
  await restore(place, await archiveWith('earlier', (migrations) => [older, ...migrations]), place.storage, quiet)
  expect(await rowsIn(place, 'document')).toHaveLength(1)
  const another = await emptyPlace(folder)
  const early = await archiveWith('too-early', () => [older])
  await expect(restore(another, early, another.storage, quiet)).rejects.toThrow(/before 0\.1\.0/)
})

test('files that were missing before are counted and named, and their rows come back as they were', async () => {
  const lost = await upload()
  await storage.remove(lost.key)
  const [place, path] = [await emptyPlace(folder), join(folder, 'missing.backup')]
  expect(await backUpHome(database, storage, path)).toMatchObject({ missing: 1, missingKeys: [lost.key], files: 1 })
  expect((await restore(place, path, place.storage, quiet)).totals.missing).toBe(1)
  expect(await rowsIn(place, 'document')).toHaveLength(2)
  await db.execute(sql`delete from document where id = ${lost.id}`)
})
