import { sql } from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { levelOf } from '../../../platform/db/migrate.ts'
import { OperatorError } from '../../../platform/db/operator-error.ts'

/** Tables with rows from a migration: they do not prove that a database was used. */
export const filledByMigrations: readonly string[] = ['search_alias']

const maxListed = 5

/** The tables in which there is something. */
async function filled(tx: Db | Tx): Promise<string[]> {
  const { rows: tables } = await tx.execute<{ name: string }>(sql`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`)
  const queries = tables
    .filter(({ name }) => !filledByMigrations.includes(name))
    .map(({ name }) => sql`select ${name}::text as name where exists (select from ${sql.identifier(name)})`)
  if (queries.length === 0) return []
  const { rows } = await tx.execute<{ name: string }>(
    sql`select name from (${sql.join(queries, sql` union all `)}) t order by 1`,
  )
  return rows.map(({ name }) => name)
}

/**
 * Throws for a database that contains data, or is ahead of an archive of this level. Empty means: no tables at all, or those of Pravesh
 * without a row. One start of a server ends that: it seeds look-ups and creates an administrator.
 */
export async function assertEmpty(tx: Db | Tx, level: readonly number[]): Promise<void> {
  const names = await filled(tx)
  if (names.length > 0)
    throw new OperatorError(
      `The database is not empty: there is something in ${names.slice(0, maxListed).join(', ')}${names.length > maxListed ? ` and ${names.length - maxListed} other tables` : ''}. ` +
        'Restore into a new one that no server has been started on; nothing was changed.',
    )
  const currentLevel = await levelOf(tx)
  if (currentLevel?.some((migration) => !level.includes(migration)))
    throw new OperatorError(
      'The database has tables of a newer version than the archive: restore into a new one, which gets them from the archive’s version on.',
    )
}
