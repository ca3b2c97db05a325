import { sql } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'

/** The advisory lock that prevents deletion of files: held while they are copied (`database.hold`). The number has no other use. */
export const filesLock = 7_263_002

/** True while files are copied: none may be removed or moved meanwhile. */
export async function isDeletionLocked(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ held: boolean }>(sql`
    select exists (select from pg_locks where locktype = 'advisory' and classid = 0 and objid = ${filesLock} and objsubid = 1
      and database = (select oid from pg_database where datname = current_database())) as held`)
  return rows[0]?.held ?? false
}
