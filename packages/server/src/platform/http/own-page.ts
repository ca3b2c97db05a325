import { ApiError } from '@pravesh/contract'
import { type AnyPgColumn, and, asc, desc, eq, inArray, type PgTable, type SQL } from '../db/drizzle.ts'
import type { Db, Tx } from '../db/index.ts'
import { idFilter, limitOffset, type PageQuery } from './page.ts'

export type OwnQuery = PageQuery<'id' | 'createdAt'>
type Owned = PgTable & { id: AnyPgColumn; account: AnyPgColumn }

/** The requested part of an account's own records. The owner is the first condition, always. */
export const ownRowsWhere = (table: Owned, account: number, q: OwnQuery, ...conditions: (SQL | undefined)[]) =>
  and(eq(table.account, account), idFilter(q, table.id), ...conditions)
/** Newest first by default. */
export const ownOrder = (table: Owned, q: OwnQuery) => (q.sort && q.order === 'asc' ? asc(table.id) : desc(table.id))

/** A list answer from rows of the page and the condition that all of them meet. */
export async function ownPage<T>(db: Db, table: Owned, where: SQL | undefined, q: OwnQuery, data: T[]) {
  return { data, total: await db.$count(table, where), page: q.page, limit: limitOffset(q).limit }
}
/** The account's own records of these ids, all of them: NOT_FOUND where one is absent or another's. */
export async function allOwn(tx: Tx, table: Owned, account: number, ids: readonly number[]): Promise<SQL> {
  const where = and(eq(table.account, account), inArray(table.id, [...ids])) as SQL
  if ((await tx.$count(table, where)) < ids.length) throw new ApiError('NOT_FOUND')
  return where
}
