import { fileURLToPath } from 'node:url'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import type { Db, Tx } from './database.ts'
import { sql } from './drizzle.ts'
import { OperatorError } from './operator-error.ts'

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/**
 * The timestamp (ms) of the first migration, which holds all those before it: their timestamps are older, and a database that has had the
 * last of them has had it.
 */
const firstMigration = 1_795_853_102_880

/** Timestamps of migrations without those that the first one holds. */
export const sinceFirst = (timestamps: readonly number[]): number[] =>
  timestamps.filter((timestamp) => timestamp >= firstMigration)

/** The timestamps (ms) of a database's migrations, in order, from drizzle-kit's journal table; undefined where it has no such table. */
export async function levelOf(db: Db | Tx): Promise<number[] | undefined> {
  const journal = await db.execute<{ there: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  )
  if (!journal.rows[0]?.there) return undefined
  const { rows } = await db.execute<{ at: number }>(
    sql`select distinct created_at as at from drizzle.__drizzle_migrations order by 1`,
  )
  const timestamps = rows.map(({ at: createdAt }) => createdAt)
  const level = sinceFirst(timestamps)
  if (timestamps.length > 0 && level.length === 0)
    throw new OperatorError(
      'The database was last used by a version before 0.1.0: start the last version before 0.1.0 on it first.',
    )
  return level
}

async function startJournal(db: Db | Tx): Promise<void> {
  await db.execute(sql`create schema if not exists drizzle`)
  await db.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  )
}

let cachedLevel: readonly number[] | undefined
/** True where the database has had every migration of this code. */
export async function isMigrated(db: Db | Tx): Promise<boolean> {
  cachedLevel ??= knownLevel()
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(distinct created_at)::int as n from drizzle.__drizzle_migrations
    where created_at in (select jsonb_array_elements_text(${JSON.stringify(cachedLevel)}::jsonb)::bigint)`)
  return rows[0]?.n === cachedLevel.length
}

async function apply(db: Db | Tx, { sql: statements, hash, folderMillis }: MigrationMeta) {
  await db.transaction(async (tx) => {
    // In one message: the engine needs half of the time. The line break before a semicolon ends a comment.
    await tx.execute(sql.raw(statements.join('\n;\n')))
    await tx.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`)
  })
}

/** Migrates a database to this code, or to an earlier `level`, one transaction or savepoint for each migration; returns their number. */
export async function migrate(db: Db | Tx, folder = migrationsFolder, level?: readonly number[]): Promise<number> {
  const migrations = readMigrationFiles({ migrationsFolder: folder })
  const currentLevel = await levelOf(db)
  if (!currentLevel) await startJournal(db)
  const knownMigrations = new Set(migrations.map(({ folderMillis }) => folderMillis))
  if (currentLevel?.some((migration) => !knownMigrations.has(migration)))
    throw new OperatorError(
      'The database was last used by a newer version of Pravesh. Start that version, or an even newer one.',
    )
  const pending = migrations.filter(
    ({ folderMillis: timestamp }) => !currentLevel?.includes(timestamp) && (level?.includes(timestamp) ?? true),
  )
  for (const migration of pending) await apply(db, migration)
  return pending.length
}
/** The migrations of this code, as `levelOf` answers them. */
export const knownLevel = (folder = migrationsFolder): number[] =>
  readMigrationFiles({ migrationsFolder: folder }).map(({ folderMillis }) => folderMillis)
