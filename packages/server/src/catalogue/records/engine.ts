import { ApiError, type Entity, nameFieldOf } from '@pravesh/contract'
import { type AnyPgColumn, eq } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { anyOf } from '../../platform/db/statements/any-of.ts'
import { nextUpdatedAt } from '../../platform/db/tables/updated-at.ts'
import { idsOfPage, inOrder } from '../../platform/http/page.ts'
import { publishInvalidation } from '../../platform/invalidation/publish.ts'
import { cacheTagsFor } from '../../platform/invalidation/tags.ts'
import { addressKindOf, rememberDeleted, rememberUrl } from '../addresses/redirect.ts'
import { putInBin } from '../bin/bin.ts'
import { storedRows } from '../bin/stored-rows.ts'
import { type ChangeAuthor, lastChangeAuthor, logCatalogueChanges } from './changes.ts'
import { assertUnreferenced, missingReferences } from './references.ts'
import { columnsOf, tableOfEntity } from './tables.ts'
import { columnOf, type ListQuery, listConditionOf, orderOf } from './where.ts'
import { toWriteError } from './write-errors.ts'

type Values = Record<string, unknown>

/** A page of records with the total, counted up to the bound. */
export async function listRecords(db: Db, entity: Entity, query: ListQuery) {
  const table = tableOfEntity(entity)
  const columns = columnsOf(entity)
  const { ids, totals, ...page } = await idsOfPage(db, query, {
    order: orderOf(entity, columns, query),
    where: listConditionOf(entity, columns, query),
    from: (keys) => db.select(keys).from(table),
  })
  const rows = (await db
    .select()
    .from(table)
    .where(anyOf(columnOf(columns, 'id'), ids))) as (Values & { id: number })[]
  return { data: inOrder(ids, rows) as Values[], ...totals, ...page }
}

async function checked<T>(db: Db, entity: Entity, values: Values, write: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await db.transaction(async (tx) => {
      const errors = await missingReferences(tx, entity, values)
      if (errors.length > 0) throw new ApiError('INVALID', { errors })
      return await write(tx)
    })
  } catch (error) {
    throw toWriteError(error, entity)
  }
}
/** Validates the complete record. Throws INVALID, which rolls the transaction back. */
function assertValidRecord(entity: Entity, row: Values): void {
  const errors = entity.check?.(row) ?? []
  if (errors.length > 0) throw new ApiError('INVALID', { errors })
}
async function invalidateRecords(tx: Tx, entity: Entity, ids: readonly number[]): Promise<void> {
  await publishInvalidation(tx, cacheTagsFor(entity.shown, ids))
}

/** Adds a record. DUPLICATE where a unique field is taken, INVALID where a reference leads nowhere. */
export function createRecord(db: Db, entity: Entity, author: ChangeAuthor, values: Values): Promise<Values> {
  return checked(db, entity, values, async (tx) => {
    const [row] = (await tx.insert(tableOfEntity(entity)).values(values).returning()) as Values[]
    if (!row) throw new Error('An insert answered no row')
    assertValidRecord(entity, row)
    await logCatalogueChanges(tx, entity, author, [{ after: row }])
    await invalidateRecords(tx, entity, [Number(row.id)])
    return row
  })
}
/** Throws CONFLICT with the record and its last author where it was changed since `updatedAt`. The row is locked by then. */
async function assertUnchanged(tx: Tx, entity: Entity, record: Values, updatedAt: string): Promise<void> {
  if (Date.parse(updatedAt) === Date.parse(String(record.updatedAt))) return
  throw new ApiError('CONFLICT', {
    message: `Somebody else changed this ${entity.label.toLowerCase()} meanwhile`,
    record,
    changedBy: await lastChangeAuthor(tx, entity, Number(record.id)),
  })
}
/** A record by its id. NOT_FOUND where there is none. */
export async function findRecord(db: Db, entity: Entity, id: number): Promise<Values> {
  const byId = eq(columnOf(columnsOf(entity), 'id'), id)
  const [row] = (await db.select().from(tableOfEntity(entity)).where(byId)) as Values[]
  if (!row) throw new ApiError('NOT_FOUND')
  return row
}
/** A change of a record: `updatedAt` is that of the record as it was read. */
export type RecordUpdate = Values & { id: number; updatedAt: string }
/**
 * Changes the fields named. NOT_FOUND where there is no such record; CONFLICT with the current record where it was changed since
 * `updatedAt`.
 */
export function updateRecord(
  db: Db,
  entity: Entity,
  author: ChangeAuthor,
  { id, updatedAt, ...values }: RecordUpdate,
): Promise<Values> {
  return checked(db, entity, values, async (tx) => {
    const table = tableOfEntity(entity)
    const columns = columnsOf(entity)
    const byId = eq(columnOf(columns, 'id'), id)
    const [before] = (await tx.select().from(table).where(byId).for('update')) as Values[]
    if (!before) throw new ApiError('NOT_FOUND')
    await assertUnchanged(tx, entity, before, updatedAt)
    const change = { ...values, updatedAt: nextUpdatedAt(columnOf(columns, 'updatedAt')) }
    const [row] = (await tx.update(table).set(change).where(byId).returning()) as Values[]
    if (!row) throw new Error('A locked record was not there')
    assertValidRecord(entity, row)
    const kind = addressKindOf(entity)
    if (kind && row.url !== before.url) await rememberUrl(tx, kind, String(before.url), id, String(row.url))
    await logCatalogueChanges(tx, entity, author, [{ before, after: row }])
    await invalidateRecords(tx, entity, [Number(row.id)])
    return row
  })
}
/** Deletes records, all or none. IN_USE with the counts while something refers to one of them. */
export function removeRecords(db: Db, entity: Entity, author: ChangeAuthor, ids: readonly number[]): Promise<number[]> {
  return checked(db, entity, {}, async (tx) => {
    await assertUnreferenced(tx, entity, ids)
    const idColumn = columnsOf(entity).id as AnyPgColumn
    const table = Object.assign(tableOfEntity(entity), { id: idColumn })
    const stored = await storedRows(tx, table, ids)
    const deleted = (await tx.delete(tableOfEntity(entity)).where(anyOf(idColumn, ids)).returning()) as Values[]
    if (deleted.length < new Set(ids).size) throw new ApiError('NOT_FOUND')
    const kind = addressKindOf(entity)
    for (const record of deleted) {
      const content = {
        kind: entity.name,
        record: Number(record.id),
        name: String(record[nameFieldOf(entity)] ?? record.id),
      }
      const url = typeof record.url === 'string' ? record.url : null
      await putInBin(tx, { ...content, url, rows: stored.get(content.record) ?? [], by: author.name }, kind)
    }
    if (kind)
      await rememberDeleted(
        tx,
        kind,
        deleted.map(({ id, url }) => ({ id: Number(id), url: String(url) })),
      )
    const revisions = deleted.map((before) => ({ before }))
    await logCatalogueChanges(tx, entity, author, revisions)
    await invalidateRecords(tx, entity, ids)
    return deleted.map((row) => Number(row.id))
  })
}
