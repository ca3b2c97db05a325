import { type Hit, type SearchKind, searchKinds } from '@pravesh/contract'
import { and, inArray, type SQL, sql } from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { searchDoc } from '../../../platform/db/tables.ts'
import { inOrder } from '../../../platform/http/page.ts'
import { candidateLimit, type MatchRequest, type NameQuery, type TopRequest } from '../name-source.ts'
import { nameTsQuery, ofKind, tsQuery } from './tsquery.ts'

/** The best documents for a query, of at most 200 candidates. Ranks as `memory/rank.ts`. */
export async function match(db: Db | Tx, { query, text, kind, headsOnly, limit }: MatchRequest): Promise<Hit[]> {
  const nameQuery = nameTsQuery(query)
  const { rows } = await db.execute<Hit>(sql`
    select kind, ref_id as id, name, url, place
    from (
      select *, tsv @@ ${nameQuery}::tsquery as by_name
      from search_doc where tsv @@ ${ofKind(kind, tsQuery(query))}::tsquery ${headsOnly ? sql`and head` : sql``}
      order by tsv @@ ${nameQuery}::tsquery desc, popularity desc, length(norm), kind, ref_id
      limit ${candidateLimit}
    ) as candidate
    order by popularity / 60 + 2.5 * greatest(similarity(norm, ${text}), similarity(also, ${text}))
        + by_name::int
        + case when norm = ${text} or also = ${text} then 2 when starts_with(norm, ${text}) or starts_with(also, ${text}) then 1 else 0 end desc,
      length(norm), kind, ref_id
    limit ${limit}`)
  return rows
}

/** How many documents of each kind match, counted up to one more than a bound. */
export async function countByKind(
  db: Db | Tx,
  query: NameQuery,
  bound: number,
): Promise<{ kind: SearchKind; count: number }[]> {
  const { rows } = await db.execute<{ kind: SearchKind; count: number }>(sql`
    select k.kind, (select count(*)::int from (
      select from search_doc where tsv @@ ('''~' || k.kind || ''' & ' || ${`(${tsQuery(query)})`})::tsquery limit ${bound + 1}) as found) as count
    from unnest(${`{${searchKinds.join(',')}}`}::text[]) with ordinality as k (kind, at) order by at`)
  return rows
}

/** The ids of all documents of a kind that match, as part of a statement: however many there are, they stay in the database. */
export const matching = (query: NameQuery, kind: SearchKind): SQL =>
  sql`(select ref_id from search_doc where kind = ${kind} and tsv @@ ${ofKind(kind, tsQuery(query))}::tsquery)`

/** Precomputed results for a few letters; undefined for other prefixes. */
export async function topOf(db: Db | Tx, { prefix, kind, limit }: TopRequest): Promise<Hit[] | undefined> {
  const { rows } = await db.execute<Hit>(sql`
    select d.kind, d.ref_id as id, d.name, d.url, d.place
    from search_top t, unnest(t.kinds, t.ids) with ordinality as u (kind, id, at)
    join search_doc d on d.kind = u.kind and d.ref_id = u.id
    where t.scope = ${kind ?? 'all'} and t.prefix = ${prefix} collate "C" order by u.at limit ${limit}`)
  return rows.length > 0 ? rows : undefined
}

/** Documents by the ids of their records, in the order of the ids. */
export async function hitsOf(db: Db | Tx, kind: SearchKind, ids: readonly number[]): Promise<Hit[]> {
  if (ids.length === 0) return []
  const { refId: id, name, url, place } = searchDoc
  const rows = await db
    .select({ kind: searchDoc.kind, id, name, url, place })
    .from(searchDoc)
    .where(and(sql`${searchDoc.kind} = ${kind}`, inArray(id, [...ids])))
  return inOrder(ids, rows)
}
