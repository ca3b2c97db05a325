import { and, asc, desc, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../db/index.ts'

/** What every list takes, parsed. `Sort`: the fields that this list can be ordered by. */
export type PageQuery<Sort extends string = never> = {
  page: number
  limit: number
  search?: string | undefined
  sort?: Sort | undefined
  order: 'asc' | 'desc'
  ids?: number[] | undefined
  id?: number | undefined
}

/** Where a page lies in its list. It holds as many rows as are asked for, and never fewer than the ids that are named. */
export function windowOf({ page, limit: asked, ids }: Pick<PageQuery, 'page' | 'limit' | 'ids'>) {
  const limit = ids ? Math.max(asked, ids.length) : asked
  return { limit, offset: (page - 1) * limit }
}
/** The rows that `ids` and `id` name; undefined where neither is asked for. */
export const namedBy = (q: Pick<PageQuery, 'ids' | 'id'>, id: AnyPgColumn): SQL | undefined =>
  and(q.ids ? inArray(id, q.ids) : undefined, q.id === undefined ? undefined : eq(id, q.id))

/** Newest first, or by the field asked for; then by id, so that pages never overlap. */
export function newestFirst<Sort extends string>(
  { sort, order }: Pick<PageQuery<Sort>, 'sort' | 'order'>,
  columns: Readonly<Record<Sort | 'id', SQLWrapper>>,
): [SQL, SQL] {
  const by = sort && order === 'asc' ? asc : desc
  return [by(columns[sort ?? 'id']), by(columns.id)]
}

/** Rows are counted up to this bound; above it a total is said to be "at least". */
export const countBound = 1_000

/** The totals of a list answer. `rows` selects all that the list holds; they are counted until one is over the bound. */
export async function totalsOf(
  db: Db | Tx,
  rows: { limit(most: number): SQLWrapper },
): Promise<{ total: number; totalAtLeast?: true }> {
  const bounded = sql`${rows.limit(countBound + 1)} as bounded`
  const [counted] = await db.select({ n: sql<number>`count(*)::int` }).from(bounded)
  const total = counted?.n ?? 0
  return total > countBound ? { total: countBound, totalAtLeast: true } : { total }
}
/** A search text as an ILIKE pattern that matches it literally. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
