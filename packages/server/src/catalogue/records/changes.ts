import { isDeepStrictEqual } from 'node:util'
import { type CatalogueChange, type Entity, entities, findEntity, nameFieldOf } from '@pravesh/contract'
import { and, desc, eq, ilike, inArray, or, sql } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { anyOf } from '../../platform/db/statements/any-of.ts'
import { catalogueChange } from '../../platform/db/tables.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { idFilter, idsOfPage, inOrder, likePattern, newestOrder, type PageQuery } from '../../platform/http/page.ts'

/** Author of a change; `account` is null if Pravesh changed the record without a known person. */
export type ChangeAuthor = { realm: CatalogueChange['realm']; account: number | null; name: string }
type Values = Readonly<Record<string, unknown>>
type EntryContent = Pick<CatalogueChange, 'entity' | 'record' | 'recordName' | 'action' | 'fields'>

/** The caller as the author of a change. Throws for a family, which changes no catalogue. */
export function changeAuthorOf({ realm, account, name }: Actor): ChangeAuthor {
  if (realm === 'student') throw new Error('A family changed a catalogue')
  return { realm, account, name }
}

/** Characters of the values of one field, before and after together; of longer ones the log has the name alone. */
const maxValueLength = 40_000
/** The entity's fields whose values differ, with both values; an absent value equals null. */
function changedFields(entity: Entity, before: Values, after: Values): CatalogueChange['fields'] {
  return Object.keys(entity.fields).flatMap((name) => {
    const values = { before: before[name] ?? null, after: after[name] ?? null }
    if (isDeepStrictEqual(values.before, values.after)) return []
    return [JSON.stringify(values).length > maxValueLength ? { name } : { name, ...values }]
  })
}

/** Action of a save, by whether it changes that the record is public. */
function actionOf(before: Values, after: Values): CatalogueChange['action'] {
  const [wasPublished, isPublished] = [before.status === 'published', after.status === 'published']
  if (wasPublished === isPublished) return 'changed'
  return isPublished ? 'published' : 'unpublished'
}

type Revision = { before?: Values; after?: Values }

function entryOf(entity: Entity, { before, after }: Revision, addedAction: 'added' | 'restored'): EntryContent[] {
  const record = after ?? before
  if (!record) throw new Error('A change has neither a state before nor one after')
  const fields = before && after ? changedFields(entity, before, after) : []
  if (before && after && fields.length === 0) return []
  return [
    {
      entity: entity.name,
      record: Number(record.id),
      recordName: String(record[nameFieldOf(entity)] ?? record.id),
      action: before && after ? actionOf(before, after) : after ? addedAction : 'deleted',
      fields,
    },
  ]
}

/**
 * Writes entries of the change log, in the transaction of the change. A revision without `before` is a new record, one
 * without `after` a deleted one, and `addedAction` says whether a new one came from the bin; a save that changes no field leaves no entry.
 */
export async function logCatalogueChanges(
  tx: Tx,
  entity: Entity,
  { realm, account, name }: ChangeAuthor,
  revisions: readonly Revision[],
  addedAction: 'added' | 'restored' = 'added',
): Promise<void> {
  const entries = revisions.flatMap((revision) => entryOf(entity, revision, addedAction))
  if (entries.length === 0) return
  await tx.insert(catalogueChange).values(entries.map((entry) => ({ ...entry, realm, account, by: name })))
}

/** Name of the last author of a record; undefined if the change log has no entry of it. */
export async function lastChangeAuthor(tx: Tx, entity: Entity, record: number): Promise<string | undefined> {
  const [last] = await tx
    .select({ by: catalogueChange.by })
    .from(catalogueChange)
    .where(and(eq(catalogueChange.entity, entity.name), eq(catalogueChange.record, record)))
    .orderBy(desc(catalogueChange.id))
    .limit(1)
  return last?.by
}

type ChangeQuery = PageQuery<'id' | 'createdAt'> & {
  entity?: string | undefined
  record?: number | undefined
  action?: CatalogueChange['action'] | undefined
}
/** Of one record all names of its catalogue: cities have two, and either editor changes the same record. */
function sharedNames(name: string, record: number | undefined): string[] {
  if (record === undefined) return [name]
  const table = findEntity(name)?.table
  return entities.flatMap((entity) => (entity.table === table ? [entity.name] : []))
}
/** A page of the change log, newest first by default. */
export async function listCatalogueChanges(db: Db, query: ChangeQuery) {
  const t = catalogueChange
  const like = query.search ? likePattern(query.search) : undefined
  const where = and(
    idFilter(query, t.id),
    query.entity ? inArray(t.entity, sharedNames(query.entity, query.record)) : undefined,
    query.record === undefined ? undefined : eq(t.record, query.record),
    query.action ? eq(t.action, query.action) : undefined,
    like ? or(ilike(t.by, like), ilike(t.recordName, like), ilike(sql`${t.fields}::text`, like)) : undefined,
  )
  const { ids, totals, ...page } = await idsOfPage(db, query, {
    order: newestOrder(query, t),
    where,
    from: (keys) => db.select(keys).from(t),
  })
  return { data: inOrder(ids, await db.select().from(t).where(anyOf(t.id, ids))), ...totals, ...page }
}
