import { and, asc, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/index.ts'
import { city, type college, type school, state } from '../db/tables.ts'
import { containing, namedBy, type PageQuery, totalsOf, windowOf } from '../http/page.ts'

export type InstituteQuery = PageQuery<'id' | 'name' | 'url' | 'status' | 'createdAt' | 'updatedAt'> & {
  isPartner?: boolean | undefined
  status?: 'draft' | 'review' | 'scheduled' | 'published' | 'archived' | undefined
  state?: number | undefined
  city?: number | undefined
}
type Table = typeof school | typeof college

function whereOf(t: Table, q: InstituteQuery, codes: readonly SQL[]): SQL | undefined {
  const like = q.search ? containing(q.search) : undefined
  return and(
    namedBy(q, t.id),
    q.isPartner === undefined ? undefined : eq(t.isPartner, q.isPartner),
    q.status ? eq(t.status, q.status) : undefined,
    q.state === undefined ? undefined : eq(t.state, q.state),
    q.city === undefined ? undefined : eq(t.city, q.city),
    like
      ? or(ilike(t.name, like), ilike(t.nameLocal, like), ilike(t.url, like), ...codes.map((code) => ilike(code, like)))
      : undefined,
  )
}
/** Ids of one page, newest change first unless told, with the bounded total: the rows are fetched by the caller. */
export async function pageOfInstitutes(db: Db, t: Table, q: InstituteQuery, codes: readonly SQL[]) {
  const where = whereOf(t, q, codes)
  const { limit, offset } = windowOf(q)
  const direction = q.order === 'desc' ? desc : asc
  const order = q.sort ? [direction(t[q.sort]), direction(t.id)] : [desc(t.updatedAt), desc(t.id)]
  const keys = await db
    .select({ id: t.id })
    .from(t)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  const counted = await totalsOf(db, db.select({ one: sql`1` }).from(t).where(where))
  return { ids: keys.map((k) => k.id), ...counted, page: q.page, limit }
}
/** Columns of a list's row that schools and colleges share. */
export const rowColumns = <T extends Table>(t: T) => ({
  id: t.id as T['id'],
  name: t.name as T['name'],
  url: t.url as T['url'],
  status: t.status as T['status'],
  stateName: state.name,
  cityName: city.name,
  isPartner: t.isPartner as T['isPartner'],
  updatedAt: t.updatedAt as T['updatedAt'],
})
