import { isDeepStrictEqual } from 'node:util'
import type { InstituteType } from '@pravesh/contract'
import type { DeletedRecord } from '../../catalogue/bin/bin.ts'
import { insertOfPeople, insertStored, partTablesOf } from '../../catalogue/bin/stored-rows.ts'
import type { Author } from '../../catalogue/institute/changes/changes.ts'
import { eq, getTableName } from '../../platform/db/drizzle.ts'
import type { Tx } from '../../platform/db/index.ts'
import { instituteTables } from '../../platform/db/tables/tables-of.ts'
import type { StoredMerge, StoredRow } from '../../platform/db/tables.ts'
import { publishInvalidation } from '../../platform/invalidation/publish.ts'
import { cacheTagsFor, institutePages } from '../../platform/invalidation/tags.ts'
import { followRating } from '../review/rating.ts'
import { moveBack } from './follow.ts'
import { derivedFields, saveFields, setDerived } from './merge.ts'

/**
 * Takes a merge back: the duplicate's rows are inserted again, what followed returns, and fields that were taken over get their former
 * values unless somebody changed them since. Returns the names of those that stay.
 */
export async function takeMergeBack(
  tx: Tx,
  author: Author,
  kind: InstituteType,
  { record: duplicate, rows }: DeletedRecord,
  { keep, fields, moved }: StoredMerge,
): Promise<string[]> {
  const table = instituteTables[kind]
  const own = [table, ...partTablesOf(table).map((part) => part.table)].map((ownTable) => getTableName(ownTable))
  const isOwn = (row: StoredRow) => own.includes(row.table)
  await insertStored(tx, rows.filter(isOwn))
  await insertOfPeople(
    tx,
    rows.filter((row) => !isOwn(row)),
  )
  await moveBack(tx, { kind, keep, duplicate }, moved)
  const [kept]: Readonly<Record<string, unknown>>[] = await tx.select().from(table).where(eq(table.id, keep))
  const unchanged = kept ? fields.filter(({ name, after }) => isSame(kept[name], after)) : []
  const derived: readonly string[] = derivedFields[kind].names
  const former = (isDerived: boolean) =>
    Object.fromEntries(
      unchanged.flatMap(({ name, before }) => (derived.includes(name) === isDerived ? [[name, before]] : [])),
    )
  if (Object.keys(former(false)).length > 0) await saveFields(tx, author, kind, keep, former(false))
  await setDerived(tx, kind, keep, former(true))
  for (const id of [keep, duplicate]) await followRating(tx, { type: kind, id })
  await publishInvalidation(tx, cacheTagsFor(institutePages[kind], [keep, duplicate]))
  const names = new Set(unchanged.map(({ name }) => name))
  return fields.flatMap(({ name }) => (names.has(name) || name === 'sources' ? [] : [name]))
}

/** True for equal values, as JSON has them: dates and absent properties are stored so. */
const isSame = (value: unknown, stored: unknown) =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(value ?? null)), stored ?? null)
