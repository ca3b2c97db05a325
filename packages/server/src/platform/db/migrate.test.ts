import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { isMigrated, migrate, migrationsFolder } from './migrate.ts'
import { testDb } from './testing/test-db.ts'

const { db } = await testDb()
const folder = mkdtempSync(join(tmpdir(), 'pravesh-migrations-'))
afterAll(() => rmSync(folder, { recursive: true }))

interface Journal {
  entries: { idx: number; when: number; tag: string; breakpoints: boolean; version: string }[]
}

function addMigration(tag: string, statements: string[]) {
  const path = join(folder, 'meta/_journal.json')
  const journal: Journal = JSON.parse(readFileSync(path, 'utf8'))
  const idx = journal.entries.length
  journal.entries.push({ idx, tag, when: Date.now() + idx * 1_000_000, breakpoints: true, version: '7' })
  writeFileSync(path, JSON.stringify(journal))
  writeFileSync(join(folder, `${tag}.sql`), statements.join('\n--> statement-breakpoint\n'))
}

const count = async () => {
  const { rows } = await db.execute<{ n: number }>(sql`select count(*) as n from drizzle.__drizzle_migrations`)
  return rows[0]?.n
}
const asReleased = await count()

beforeEach(async () => {
  cpSync(migrationsFolder, folder, { recursive: true, force: true })
  await db.execute(sql`drop table if exists from_the_future`)
  await db.execute(sql`delete from drizzle.__drizzle_migrations where id in
    (select id from drizzle.__drizzle_migrations order by created_at offset ${asReleased})`)
})

test('a migrated database has nothing to do', async () => {
  expect(await migrate(db)).toBe(0)
})

test('a database that lacks a migration is not ready', async () => {
  expect(await isMigrated(db)).toBe(true)
  await db
    .transaction(async (tx) => {
      await tx.execute(
        sql`delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)`,
      )
      expect(await isMigrated(tx)).toBe(false)
      tx.rollback()
    })
    .catch(() => undefined)
  expect(await isMigrated(db)).toBe(true)
})

test('the extensions are there', async () => {
  const { rows } = await db.execute(
    sql`select unaccent('Café') as plain, 'A'::citext = 'a' as same, levenshtein('delhi', 'dehli') as steps, similarity('pune', 'pune') as near`,
  )
  expect(rows).toEqual([{ plain: 'Cafe', same: true, steps: 2, near: 1 }])
})

test('a migration that fails leaves nothing of itself behind', async () => {
  const before = await count()
  addMigration('9001_broken', ['create table half_done (id int)', 'select no_such_function()'])
  await expect(migrate(db, folder)).rejects.toThrow()
  const { rows } = await db.execute(sql`select to_regclass('half_done') as there`)
  expect(rows).toEqual([{ there: null }])
  expect(await count()).toBe(before)
})

test('a database with the migrations that the first one holds has had it, one without the last of them is rejected', async () => {
  const older = sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('older', 1795254748061)`
  await db.execute(older)
  expect(await migrate(db)).toBe(0)
  await db.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at - 1000000000000`)
  await expect(migrate(db)).rejects.toThrow(/before 0\.1\.0/)
  await db.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at + 1000000000000`)
  await db.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'older'`)
})

test('a new migration is applied once; the code before it then refuses the database', async () => {
  addMigration('9002_newer', ['create table from_the_future (id int)'])
  expect(await migrate(db, folder)).toBe(1)
  expect(await migrate(db, folder)).toBe(0)
  await expect(migrate(db)).rejects.toThrow(/newer version/)
})
