import type { ListingSort } from '@pravesh/contract'
import { type AnyPgColumn, and, eq, type SQL, sql } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { today } from '../../../platform/db/statements/today.ts'
import type { Listed } from '../kinds/kind.ts'
import { decodeCursor, encodeCursor } from './cursor.ts'
import { invalid } from './invalid.ts'
import type { Ranges, Window } from './listing-query.ts'

/** Kilometres from the requested point, by id; and the cursor after the last row, null at the end. */
type ListingKeys = { ids: number[]; distances: Map<number, number>; cursor: string | null }

/** Measures for ordering, in addition to columns. */
type Measures = Pick<Ranges, 'distance' | 'fee' | 'ranking'>
type Order = { by: SQL | AnyPgColumn; desc: boolean; type: string }
type Key = { id: number; away: number | null }

export const orderOf = (o: { by: AnyPgColumn; desc: boolean }): Order => ({ ...o, type: o.by.getSQLType() })

/** The orders of a sort, one after the other: rows whose value is known, then the others by relevance. */
function ordersOf(
  listed: Listed,
  sort: ListingSort,
  { distance, fee, ranking }: Measures,
): { order: Order; only: SQL | undefined }[] {
  if (sort === 'distance') {
    if (!distance) throw invalid('sort', 'Needs near=latitude,longitude')
    return [{ order: { by: distance, desc: false, type: 'float8' }, only: undefined }]
  }
  if (ranking && (sort === 'relevance' || sort === 'rank'))
    return [
      { order: { by: ranking.rank, desc: false, type: 'int4' }, only: sql`${ranking.rank} is not null` },
      { order: orderOf(listed.sorts.relevance), only: sql`${ranking.rank} is null` },
    ]
  const found = listed.sorts[sort]
  if (!found) throw invalid('sort', 'This list is not ordered so')
  const order = fee && sort.startsWith('fee') ? { by: fee, desc: found.desc, type: 'int4' } : orderOf(found)
  if (found.by.notNull) return [{ order, only: undefined }]
  return [
    { order, only: sql`${order.by} is not null` },
    { order: orderOf(listed.sorts.relevance), only: sql`${order.by} is null` },
  ]
}

/**
 * The keys of one window, chosen from the index alone; the rows are fetched afterwards, as many as are visible. A cursor seeks; only pages
 * by number count the rows before them, and those too are keys of the index.
 */
export async function windowKeys(
  db: Db,
  listed: Listed,
  where: SQL,
  w: Window,
  measures: Measures = {},
): Promise<ListingKeys> {
  const orders = ordersOf(listed, w.sort, measures)
  const after = w.cursor === undefined ? undefined : decodeCursor(w.cursor, w.sort)
  const size = w.limit ?? (after || w.page !== undefined ? 20 : w.offset)
  let skip = after || w.page === undefined ? 0 : (w.page - 1) * size
  const keys: Key[] = []
  for (const [phase, { order, only }] of orders.entries()) {
    if (after && phase < after.phase) continue
    const beyondCondition = after?.phase === phase ? await beyondRow(db, listed, order, after.id) : undefined
    const read = await keysStatement(db, listed, and(where, only, beyondCondition), order, measures.distance)
      .limit(size + 1 - keys.length)
      .offset(skip)
      .execute({ today: today() })
    keys.push(...read)
    if (keys.length > size) {
      const last = keys[size - 1]
      const lastPhase = keys.length - read.length >= size ? phase - 1 : phase
      return toKeys(keys.slice(0, size), last ? encodeCursor({ sort: w.sort, phase: lastPhase, id: last.id }) : null)
    }
    if (skip > 0 && phase + 1 < orders.length)
      skip = read.length > 0 ? 0 : Math.max(0, skip - (await countOf(db, listed, where, only)))
  }
  return toKeys(keys, null)
}
const toKeys = (keys: readonly Key[], cursor: string | null): ListingKeys => ({
  ids: keys.map((k) => k.id),
  distances: new Map(keys.flatMap((k) => (k.away === null ? [] : [[k.id, Math.round(k.away * 10) / 10] as const]))),
  cursor,
})

async function countOf(db: Db, listed: Listed, where: SQL, only: SQL | undefined): Promise<number> {
  const [counted] = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(listed.table)
    .where(and(where, only))
    .execute({ today: today() })
  return counted?.n ?? 0
}
/** The statement that reads keys: its columns are in the index of its order. */
export function keysStatement(
  db: Db,
  listed: Listed,
  where: SQL | undefined,
  order: Order,
  distance: SQL<number> | undefined,
) {
  const { id } = listed.table
  const direction = sql.raw(order.desc ? 'desc' : 'asc')
  return db
    .select({
      id: sql<number>`${id}`,
      away: distance ? sql<number | null>`${distance}` : sql<number | null>`null::float8`,
    })
    .from(listed.table)
    .where(where)
    .orderBy(sql`${order.by} ${direction}`, sql`${id} ${direction}`)
}
/** Rows after this one in the order, by its value as it is now. */
async function beyondRow(db: Db, listed: Listed, { by: column, desc, type }: Order, row: number): Promise<SQL> {
  const { id } = listed.table
  const [cursorRow] = await db
    .select({ value: sql<string | null>`(${column})::text` })
    .from(listed.table)
    .where(and(eq(id, row), listed.published))
  if (!cursorRow || cursorRow.value === null) throw invalid('cursor', 'This list has changed meanwhile. Begin again')
  const operator = sql.raw(desc ? '<' : '>')
  return sql`(${column}, ${id}) ${operator} (${cursorRow.value}::text::${sql.raw(type)}, ${row}::int)`
}
