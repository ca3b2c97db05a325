import { ApiError, type ListingSort } from '@pravesh/contract'
import { and, asc, desc, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Db } from '../db/index.ts'
import type { Listed } from './kind.ts'

export type Window = {
  offset: number
  page?: number | undefined
  limit?: number | undefined
  cursor?: string | undefined
  sort: ListingSort
}
type Key = { id: number; value: string | null; away: number | null }

const cursorSchema = z.tuple([z.string(), z.union([z.string(), z.null()]), z.int()])
const encode = (sort: string, key: Pick<Key, 'id' | 'value'>) =>
  Buffer.from(JSON.stringify([sort, key.value, key.id])).toString('base64url')
function decode(cursor: string, sort: string): Pick<Key, 'id' | 'value'> {
  try {
    const [of, value, id] = cursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
    if (of === sort) return { value, id }
  } catch {
    // falls through: a cursor that cannot be read is refused like one of another sort
  }
  throw new ApiError('INVALID', { errors: [{ field: 'cursor', message: 'Not a place in this list' }] })
}

/** How the sort orders: by a column, or by distance from the point asked for. Unknown values come last. */
function orderOf(listed: Listed, sort: ListingSort, distance: SQL<number> | undefined): Order {
  if (sort === 'distance') {
    if (!distance)
      throw new ApiError('INVALID', { errors: [{ field: 'sort', message: 'Needs near=latitude,longitude' }] })
    return { by: distance, descending: false, cast: 'float8', nullable: false, away: distance }
  }
  const found = listed.sorts[sort]
  if (!found) throw new ApiError('INVALID', { errors: [{ field: 'sort', message: 'This list is not ordered so' }] })
  return {
    by: found.by,
    descending: found.desc,
    cast: found.by.getSQLType(),
    nullable: !found.by.notNull,
    away: distance,
  }
}

type Order = {
  by: SQL | AnyPgColumn
  descending: boolean
  cast: string
  nullable: boolean
  /** Kilometres from the point asked for. */
  away: SQL<number> | undefined
}

/**
 * The keys of one window, chosen from the index alone; the rows are fetched by the caller, as many as are shown. Rows
 * whose value is not known come last, in a second step, because the index of an order holds the known ones only.
 */
export async function windowKeys(db: Db, listed: Listed, where: SQL | undefined, w: Window, distance?: SQL<number>) {
  const order = orderOf(listed, w.sort, distance)
  const after = w.cursor === undefined ? undefined : decode(w.cursor, w.sort)
  const size = w.limit ?? (w.cursor === undefined && w.page === undefined ? w.offset : 20)
  const skip = w.page === undefined || after ? 0 : (w.page - 1) * size
  const read = (condition: SQL | undefined, ordered: SQL, limit: number) =>
    keysOf(db, listed, and(where, condition), order, ordered, limit, skip)
  const { by, descending } = order
  const inOrder = descending ? sql`${by} desc` : sql`${by} asc`
  const keys: Key[] = []
  if (skip > 0 || !order.nullable) {
    const past = after && afterKey(listed, order, after)
    keys.push(...(await read(past, order.nullable ? sql`${inOrder} nulls last` : inOrder, size + 1)))
  } else {
    if (after?.value !== null)
      keys.push(
        ...(await read(and(sql`${by} is not null`, after && afterKey(listed, order, after)), inOrder, size + 1)),
      )
    if (keys.length <= size) {
      const past = after?.value === null ? afterKey(listed, order, after) : undefined
      keys.push(...(await read(and(sql`${by} is null`, past), sql`${by}`, size + 1 - keys.length)))
    }
  }
  const shown = keys.slice(0, size)
  const last = shown.at(-1)
  return {
    ids: shown.map((k) => k.id),
    distances: new Map(
      shown.flatMap((k): [number, number][] => (k.away === null ? [] : [[k.id, Math.round(k.away * 10) / 10]])),
    ),
    cursor: keys.length > size && last ? encode(w.sort, last) : null,
  }
}
function keysOf(
  db: Db,
  listed: Listed,
  where: SQL | undefined,
  { by, descending, away }: Order,
  ordered: SQL,
  limit: number,
  skip: number,
): Promise<Key[]> {
  const { id } = listed.table
  return db
    .select({ id: sql<number>`${id}`, value: sql<string | null>`(${by})::text`, away: away ?? sql<null>`null` })
    .from(listed.table)
    .where(where)
    .orderBy(ordered, descending ? desc(id) : asc(id))
    .limit(limit)
    .offset(skip)
}
/** Beyond the last row shown, in the order of the window. */
function afterKey({ table: { id } }: Listed, { by, descending, cast }: Order, key: Pick<Key, 'id' | 'value'>): SQL {
  const beyond = descending ? sql`${id} < ${key.id}` : sql`${id} > ${key.id}`
  if (key.value === null) return beyond
  const at = sql`${key.value}::${sql.raw(cast)}`
  return descending ? sql`(${by}, ${id}) < (${at}, ${key.id}::int)` : sql`(${by}, ${id}) > (${at}, ${key.id}::int)`
}
