import { ApiError, type BinItem, binDays } from '@pravesh/contract'
import { and, eq, ilike, lt, sql } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { anyOf } from '../../platform/db/statements/any-of.ts'
import { college, deletedRecord, redirect, school } from '../../platform/db/tables.ts'
import { idFilter, idsOfPage, inOrder, likePattern, newestOrder, type PageQuery } from '../../platform/http/page.ts'

type Stored = Omit<typeof deletedRecord.$inferInsert, 'id' | 'createdAt' | 'addresses'>
export type DeletedRecord = typeof deletedRecord.$inferSelect

/** Puts a record in the bin, before its addresses are those of a deleted one. `addressKind`: of its addresses, where it has any. */
export async function putInBin(tx: Tx, record: Stored, addressKind?: string): Promise<void> {
  const former = addressKind
    ? await tx
        .select({ url: redirect.url })
        .from(redirect)
        .where(and(eq(redirect.kind, addressKind), eq(redirect.target, record.record)))
    : []
  await tx.insert(deletedRecord).values({ ...record, addresses: former.map(({ url }) => url) })
}

/** Takes a record out of the bin, locked. NOT_FOUND where it is not there, or was there for too long. */
export async function takeFromBin(tx: Tx, id: number): Promise<DeletedRecord> {
  const [found] = await tx
    .delete(deletedRecord)
    .where(and(eq(deletedRecord.id, id), sql`${deletedRecord.createdAt} > ${oldest}`))
    .returning()
  if (!found) throw new ApiError('NOT_FOUND')
  return found
}

/** Makes the addresses of a restored record lead to it again. */
export async function restoreAddresses(tx: Tx, { record, url, addresses }: DeletedRecord, kind: string): Promise<void> {
  if (url === null) return
  await tx.delete(redirect).where(and(eq(redirect.kind, kind), eq(redirect.url, url)))
  await tx
    .update(redirect)
    .set({ target: record })
    .where(and(eq(redirect.kind, kind), anyOf(redirect.url, addresses)))
}

const oldest = sql`now() - make_interval(days => ${binDays})`

type BinQuery = PageQuery<'id' | 'createdAt' | 'name'> & { kind?: string | undefined; merged?: boolean | undefined }

const nameOfKept = sql<string | null>`case ${deletedRecord.kind}
  when 'school' then (select name from ${school} k where k.id = (${deletedRecord.merge}->>'keep')::int)
  when 'college' then (select name from ${college} k where k.id = (${deletedRecord.merge}->>'keep')::int) end`

/** A page of the bin, newest first by default. */
export async function listBin(db: Db, query: BinQuery) {
  const t = deletedRecord
  const where = and(
    sql`${t.createdAt} > ${oldest}`,
    idFilter(query, t.id),
    query.kind ? eq(t.kind, query.kind) : undefined,
    query.merged === undefined ? undefined : sql`(${t.merge} is not null) = ${query.merged}`,
    query.search ? ilike(t.name, likePattern(query.search)) : undefined,
  )
  const { ids, totals, ...page } = await idsOfPage(db, query, {
    order: newestOrder(query, t),
    where,
    from: (keys) => db.select(keys).from(t),
  })
  const rows = await db
    .select({
      ...{ id: t.id, kind: t.kind, record: t.record, name: t.name, url: t.url, by: t.by, createdAt: t.createdAt },
      parts: sql<number>`jsonb_array_length(${t.rows}) - 1`,
      mergedInto: sql<number | null>`(${t.merge}->>'keep')::int`,
      mergedIntoName: nameOfKept,
      until: sql`${t.createdAt} + make_interval(days => ${binDays})`.mapWith(t.createdAt),
    })
    .from(t)
    .where(anyOf(t.id, ids))
  return { data: inOrder(ids, rows) satisfies BinItem[], ...totals, ...page }
}

/** A scheduled task: removes from the bin what was in it for too long. */
export async function emptyBin(db: Db): Promise<number> {
  const removed = await db
    .delete(deletedRecord)
    .where(lt(deletedRecord.createdAt, oldest))
    .returning({ id: deletedRecord.id })
  return removed.length
}
