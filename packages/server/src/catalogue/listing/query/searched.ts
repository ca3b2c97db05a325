import { ilike, or, type SQL, sql } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { likePattern } from '../../../platform/http/page.ts'
import { lookUp } from '../../search/look-up.ts'
import { matching } from '../../search/sql/match.ts'
import { sqlNames } from '../../search/sql/source.ts'
import type { Listed } from '../kinds/kind.ts'
import type { Condition } from './listing-query.ts'

/** Up to so many are read by their keys and put in order; of more the first are soon met in the index of the order. */
const few = 5_000

/** The rows that match words, as the search understands them; careers and articles are few and read through. */
export async function searched(db: Db, listed: Listed, text: string | undefined): Promise<Condition[]> {
  const found = text && (await matched(db, listed, text))
  return found ? [() => found] : []
}

async function matched(db: Db, listed: Listed, text: string): Promise<SQL | undefined> {
  const { kind, table } = listed
  if (kind === 'career' || kind === 'article') return or(...listed.searched.map((c) => ilike(c, likePattern(text))))
  const { query, hits, maxMatches: maxHits } = await lookUp(sqlNames(db), { text, kind, typing: false, limit: 1 })
  if (query === undefined || hits.length === 0) return sql`false`
  const found = matching(query, kind)
  return maxHits <= few ? sql`${table.id} = any (array${found})` : sql`${table.id} in ${found}`
}
