import { sql } from '../../src/platform/db/drizzle.ts'
import type { Db } from '../../src/platform/db/index.ts'

/** Tables that a rejected call may change: its session, the count of attempts, and the log of rejections. */
const notWatched = ['session', 'throttle', 'security_event', 'watched_write']

/** Records every committed change of a row, in any table. Returns their number so far. */
export async function watchWrites(db: Db): Promise<() => Promise<number>> {
  await db.execute(sql`create table watched_write (id bigint primary key generated always as identity, name text)`)
  await db.execute(sql`create function watch_write() returns trigger language plpgsql as $$
    begin insert into watched_write (name) values (tg_table_name); return null; end $$`)
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  )
  for (const { name } of rows.filter((r) => !notWatched.includes(r.name)))
    await db.execute(
      sql.raw(
        `create trigger watched after insert or update or delete on "${name}" for each row execute function watch_write()`,
      ),
    )
  return async () => {
    const { rows } = await db.execute<{ n: number }>(sql`select coalesce(max(id), 0)::int as n from watched_write`)
    return rows[0]?.n ?? 0
  }
}
