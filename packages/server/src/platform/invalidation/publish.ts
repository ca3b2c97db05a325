import { pageTagChannel } from '../db/channels.ts'
import type { Db, Tx } from '../db/database.ts'
import { sql } from '../db/drizzle.ts'

/** PostgreSQL rejects a notification of 8,000 bytes or more. */
const longestNotice = 7_000
const everything = '*'

/** The part of a `Database` that announces changes. */
export interface PageTagSource {
  listen(channel: string, onNotice: (payload: string) => void, missed?: () => void): Promise<() => Promise<void>>
}

interface Invalidated {
  invalidate(tags: readonly string[]): unknown
  clear(): unknown
}

/**
 * Announces changes to the caches of all processes, once the transaction commits. Tags are as `cacheTagsFor` makes them: `school:12`,
 * `course:3` for one record, the plural (`schools`) for its lists; `everything` for a look-up that is visible nearly everywhere.
 */
export async function publishInvalidation(db: Db | Tx, tags: readonly string[] | 'everything'): Promise<void> {
  const notice = tags === 'everything' ? everything : [...new Set(tags)].join('\n')
  if (notice === '') return
  await db.execute(
    sql`select pg_notify(${pageTagChannel}, ${Buffer.byteLength(notice) > longestNotice ? everything : notice})`,
  )
}

/** Drops the content that this or another process announces. All content is dropped when announcements may have been missed. */
export function subscribeInvalidation(database: PageTagSource, pages: Invalidated): Promise<() => Promise<void>> {
  const handleNotice = (notice: string) =>
    notice === everything ? pages.clear() : pages.invalidate(notice.split('\n'))
  return database.listen(pageTagChannel, handleNotice, () => pages.clear())
}
