import { ilike, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/index.ts'
import { containing } from '../http/page.ts'
import { lookUp } from '../search/look-up.ts'
import { matching } from '../search/match.ts'
import type { Listed } from './kind.ts'

/** The rows that match words, as the search understands them; careers and articles are few and read through. */
export async function searched(db: Db, listed: Listed, text: string | undefined): Promise<SQL | undefined> {
  if (!text) return undefined
  const { kind, table } = listed
  if (kind === 'career' || kind === 'article') return or(...listed.searched.map((c) => ilike(c, containing(text))))
  const { query, hits } = await lookUp(db, { text, kind, typing: false, limit: 1 })
  // Read once: keys and facets ask for the same rows.
  const ids = query === undefined || hits.length === 0 ? [] : await matching(db, query, kind)
  return sql`${table.id} = any (${`{${ids.join(',')}}`}::int[])`
}
