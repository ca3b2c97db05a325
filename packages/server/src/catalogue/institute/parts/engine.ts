import { ApiError, type PartChange } from '@pravesh/contract'
import {
  type AnyPgColumn,
  and,
  asc,
  desc,
  eq,
  ilike,
  inArray,
  or,
  type SQL,
  sql,
} from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { instituteTables } from '../../../platform/db/tables/tables-of.ts'
import { nextUpdatedAt } from '../../../platform/db/tables/updated-at.ts'
import { idFilter, likePattern, limitOffset, totalsOf } from '../../../platform/http/page.ts'
import { isStale } from '../../../platform/http/request/if-unchanged.ts'
import { publishInvalidation } from '../../../platform/invalidation/publish.ts'
import { cacheTagsFor, institutePages } from '../../../platform/invalidation/tags.ts'
import { columnOf, type ListQuery } from '../../records/where.ts'
import { isSameValue, type PartValues } from '../changes/change-values.ts'
import { type Author, lastAuthor, noteChange, partEntry } from '../changes/changes.ts'
import { mustExist } from '../found.ts'
import type { Institute } from '../institute.ts'
import { arrange } from './order.ts'
import { ownedBy, type Part, type Values } from './part.ts'

/** As many parts of one kind as an institute may have. */
const maxParts = 500

/** Takes the institute for this transaction, so that writers of its parts come one after another. NOT_FOUND if absent. */
export async function takeInstitute(tx: Tx, institute: Institute): Promise<void> {
  const table = instituteTables[institute.type]
  const [locked] = await tx
    .update(table)
    .set({ updatedAt: new Date().toISOString() })
    .where(eq(table.id, institute.id))
    .returning({ id: table.id })
  if (!locked) throw new ApiError('NOT_FOUND')
}
/**
 * Throws CONFLICT with the part and the institute's last author where the part was changed since `readAt`, the time that the author of
 * an update read. The institute is locked by then.
 */
export async function assertPartUnchanged(
  tx: Tx,
  author: Author,
  institute: Institute,
  part: Values,
  readAt: unknown,
): Promise<void> {
  if (!isStale(typeof readAt === 'string' ? readAt : null, String(part.updatedAt))) return
  throw new ApiError('CONFLICT', {
    message: 'Somebody else changed it meanwhile',
    record: part,
    changedBy: await lastAuthor(tx, institute, author),
  })
}
/** Invalidates the cached pages of this institute. */
export const invalidatePages = (tx: Tx, { type, id }: Institute): Promise<void> =>
  publishInvalidation(tx, cacheTagsFor(institutePages[type], [id]))

const general = ['page', 'limit', 'search', 'sort', 'order', 'ids', 'id', 'type', 'us_id']

/** A page of an institute's parts, in its own order by default. NOT_FOUND where there is no such institute. */
export async function listParts(db: Db, part: Part, institute: Institute, query: ListQuery) {
  await mustExist(db, institute)
  const { table, columns } = part
  const id = columnOf(columns, 'id')
  const like = query.search ? likePattern(query.search) : undefined
  const where = and(
    ownedBy(part, institute),
    idFilter(query, id),
    like ? or(...part.search.map((column) => ilike(column, like))) : undefined,
    ...Object.entries(query).flatMap(([name, value]) =>
      general.includes(name) || value === undefined ? [] : [eq(columnOf(columns, name), value)],
    ),
  )
  const direction = query.order === 'desc' ? desc : asc
  const { limit, offset } = limitOffset(query)
  const data = (await db
    .select(responseColumns(part))
    .from(table)
    .where(where)
    .orderBy(direction(columnOf(columns, query.sort ?? 'order')), direction(id))
    .limit(limit)
    .offset(offset)) as Values[]
  const counted = await totalsOf(db, db.select({ one: sql`1` }).from(table).where(where))
  return { data, ...counted, page: query.page, limit }
}
/** The fields of a response: all columns except the owner and computed ones. */
function responseColumns(part: Part): Record<string, AnyPgColumn | SQL.Aliased> {
  const { school: _school, college: _college, ...columns } = part.columns as Record<string, AnyPgColumn>
  const computed = Object.entries(part.computed ?? {}).map(([name, value]) => [name, value.as(name)])
  return { ...columns, ...Object.fromEntries(computed) }
}
/** One part of this institute. NOT_FOUND where it is another's or absent. */
export async function partById(db: Db | Tx, part: Part, institute: Institute, id: number): Promise<Values> {
  const [row] = await db
    .select(responseColumns(part))
    .from(part.table)
    .where(and(ownedBy(part, institute), eq(columnOf(part.columns, 'id'), id)))
  if (!row) throw new ApiError('NOT_FOUND')
  return row
}
async function checked(tx: Tx, part: Part, institute: Institute, after: Values, input: Values): Promise<void> {
  const errors = (await part.check?.(tx, institute, after, input)) ?? []
  if (errors.length > 0) throw new ApiError('INVALID', { errors })
}
type Write = { action: PartChange['action']; records: readonly PartValues[] }
/** Completes every write of parts: derives dependent columns, records the author, and invalidates the pages. */
async function settled(
  tx: Tx,
  author: Author,
  part: Part,
  institute: Institute,
  { action, records }: Write,
): Promise<void> {
  await part.changed?.(tx, institute)
  const entries = records.map(({ before, after }) => {
    const record = after ?? before ?? {}
    const title = part.titleFields.map((field) => record[field]).find(isFilled)
    return partEntry(part.kind, { action, id: Number(record.id), title }, { before, after })
  })
  await noteChange(tx, institute, author, entries)
  await invalidatePages(tx, institute)
}
const isFilled = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Adds a part: at `order`, the others moving down, or at the end. */
export function addPart(
  db: Db,
  author: Author,
  part: Part,
  institute: Institute,
  { order, ...values }: Values,
): Promise<Values> {
  return db.transaction(async (tx) => {
    await takeInstitute(tx, institute)
    await checked(tx, part, institute, values, values)
    if ((await tx.$count(part.table, ownedBy(part, institute))) >= maxParts)
      throw new ApiError('CONFLICT', { message: `There are ${maxParts} already. Delete some first` })
    const [row] = (await tx
      .insert(part.table)
      .values({ ...values, [institute.type]: institute.id })
      .returning({ id: columnOf(part.columns, 'id') })) as { id: number }[]
    if (!row) throw new Error('An insert answered no row')
    await arrange(tx, part, institute, { id: row.id, to: Number(order ?? maxParts + 1) })
    const added = await partById(tx, part, institute, row.id)
    await settled(tx, author, part, institute, { action: 'added', records: [{ after: added }] })
    return added
  })
}
/**
 * Changes the fields named of a part; `order` moves it among the others. A save that changes nothing is no line of the log. CONFLICT
 * with the part where it was changed since the `updatedAt` that the change names.
 */
export function changePart(
  db: Db,
  author: Author,
  part: Part,
  institute: Institute,
  id: number,
  change: Values,
): Promise<Values> {
  const { order, id: _id, updatedAt: readAt, ...values } = change
  return db.transaction(async (tx) => {
    await takeInstitute(tx, institute)
    const before = await partById(tx, part, institute, id)
    await assertPartUnchanged(tx, author, institute, before, readAt)
    await checked(tx, part, institute, { ...before, ...values }, values)
    await tx
      .update(part.table)
      .set({ ...values, updatedAt: nextUpdatedAt(columnOf(part.columns, 'updatedAt')) })
      .where(eq(columnOf(part.columns, 'id'), id))
    if (order !== undefined) await arrange(tx, part, institute, { id, to: Number(order) })
    const after = await partById(tx, part, institute, id)
    const isChanged = !isSameValue({ ...before, updatedAt: null }, { ...after, updatedAt: null })
    await settled(tx, author, part, institute, { action: 'changed', records: isChanged ? [{ before, after }] : [] })
    return after
  })
}
/** Deletes parts of this institute, all or none; the others close ranks. */
export function removeParts(
  db: Db,
  author: Author,
  part: Part,
  institute: Institute,
  ids: readonly number[],
): Promise<number[]> {
  return db.transaction(async (tx) => {
    await takeInstitute(tx, institute)
    const where = and(ownedBy(part, institute), inArray(columnOf(part.columns, 'id'), [...ids]))
    const records = (await tx.select(responseColumns(part)).from(part.table).where(where)) as Values[]
    if (records.length < new Set(ids).size) throw new ApiError('NOT_FOUND')
    await tx.delete(part.table).where(where)
    await arrange(tx, part, institute)
    await settled(tx, author, part, institute, { action: 'deleted', records: records.map((before) => ({ before })) })
    return records.map((record) => Number(record.id))
  })
}
