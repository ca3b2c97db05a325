import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { sequencesOf, tablesOf } from '../snapshot/contents.ts'

type Digest = { rows: number; digest: string | null }

/** A digest of the rows of every table that goes into an archive, by name. */
export async function digestsOf(db: Db): Promise<Record<string, Digest>> {
  const digests: Record<string, Digest> = {}
  for (const { name } of await tablesOf(db)) {
    const { rows } = await db.execute<Digest>(sql`
      select count(*)::int as rows, md5(string_agg(t::text, E'\\n' order by t::text collate "C")) as digest
      from ${sql.identifier(name)} t`)
    if (rows[0]) digests[name] = rows[0]
  }
  return digests
}

/** Every file below a folder, by name: its content and its permissions. */
export function filesIn(folder: string): { name: string; sha256: string; mode: number }[] {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String).sort() : []
  return names.flatMap((name) => {
    const path = join(folder, name)
    const { mode } = statSync(path)
    if (statSync(path).isDirectory()) return []
    return [{ name, sha256: createHash('sha256').update(readFileSync(path)).digest('hex'), mode: mode & 0o777 }]
  })
}

/** Everything that makes bare rows a database, whichever version of PostgreSQL it is: columns, constraints, indexes, triggers, sequences, and how far these are. */
export async function structureOf(db: Db): Promise<unknown[]> {
  const { rows } = await db.execute<{ line: string }>(sql`
    select line from (
      select format('column %s.%s %s %s %s %s', table_name, column_name, data_type, is_nullable, column_default, is_identity) as line
      from information_schema.columns where table_schema = 'public'
      union all select format('constraint %s %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated)
      from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
      union all select format('index %s %s', pg_get_indexdef(indexrelid), indisvalid) from pg_index i
      join pg_class c on c.oid = i.indexrelid where c.relnamespace = 'public'::regnamespace
      union all select format('trigger %s %s', pg_get_triggerdef(t.oid), tgenabled) from pg_trigger t where not tgisinternal
      union all select format('migration %s %s', hash, created_at) from drizzle.__drizzle_migrations
    ) lines order by line collate "C"`)
  return [...rows.map(({ line }) => line), ...(await sequencesOf(db))]
}
