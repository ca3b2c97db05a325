import {
  ApiError,
  findEntity,
  instituteTypes,
  nameFieldOf,
  type PublicPages,
  type RedirectKind,
  type RedirectRow,
  redirectKinds,
} from '@pravesh/contract'
import { addressKindOf } from '../../catalogue/addresses/redirect.ts'
import { columnsOf, tableOfEntity } from '../../catalogue/records/tables.ts'
import { columnOf } from '../../catalogue/records/where.ts'
import { type AnyPgColumn, and, eq, ilike, isNotNull, isNull, type PgTable, sql } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'
import { anyOf } from '../../platform/db/statements/any-of.ts'
import { college, redirect, school } from '../../platform/db/tables.ts'
import { idFilter, idsOfPage, inOrder, likePattern, newestOrder, type PageQuery } from '../../platform/http/page.ts'
import { publishInvalidation } from '../../platform/invalidation/publish.ts'
import { cacheTagsFor, institutePages } from '../../platform/invalidation/tags.ts'

type RedirectQuery = PageQuery<'id' | 'createdAt' | 'url'> & {
  kind?: RedirectKind | undefined
  deleted?: boolean | undefined
}
/** `stored`: the kind under which its addresses are stored. */
type AddressedKind = {
  stored: string
  table: PgTable
  columns: { id: AnyPgColumn; name: AnyPgColumn; url: AnyPgColumn }
  shown: PublicPages
}

function addressedKind(kind: RedirectKind): AddressedKind {
  const type = instituteTypes.find((name) => name === kind)
  if (type) {
    const table = { school, college }[type]
    return { stored: type, table, columns: table, shown: institutePages[type] }
  }
  const entity = findEntity(kind)
  const stored = entity && addressKindOf(entity)
  if (!stored) throw new Error(`Records of "${kind}" have no addresses`)
  const all = columnsOf(entity)
  const [id, name, url] = ['id', nameFieldOf(entity), 'url'].map((column) => columnOf(all, column))
  if (!id || !name || !url) throw new Error(`Records of "${kind}" have no names`)
  return { stored, table: tableOfEntity(entity), columns: { id, name, url }, shown: entity.shown }
}
const addressedKinds = redirectKinds.map((kind) => ({ kind, ...addressedKind(kind) }))
const kindOf = (stored: string) => {
  const found = addressedKinds.find((candidate) => candidate.stored === stored)
  if (!found) throw new Error(`No records have addresses of the kind "${stored}"`)
  return found
}

/** Names and present slugs of the records that these addresses lead to. */
async function targetsOf(db: Db, rows: readonly (typeof redirect.$inferSelect)[]) {
  const targets = new Map<string, { targetName: string; targetUrl: string }>()
  for (const stored of new Set(rows.map(({ kind }) => kind))) {
    const { table, columns } = kindOf(stored)
    const ids = rows.flatMap(({ kind, target }) => (kind === stored && target !== null ? [target] : []))
    const records = await db
      .select({
        id: sql<number>`${columns.id}`,
        targetName: sql<string>`${columns.name}`,
        targetUrl: sql<string>`${columns.url}`,
      })
      .from(table)
      .where(anyOf(columns.id, ids))
    for (const { id, ...target } of records) targets.set(`${stored} ${id}`, target)
  }
  return targets
}

/** A page of former addresses, newest first by default. */
export async function listRedirects(db: Db, query: RedirectQuery) {
  const where = and(
    idFilter(query, redirect.id),
    query.kind ? eq(redirect.kind, addressedKind(query.kind).stored) : undefined,
    query.deleted === undefined ? undefined : query.deleted ? isNull(redirect.target) : isNotNull(redirect.target),
    query.search ? ilike(redirect.url, likePattern(query.search)) : undefined,
  )
  const { ids, totals, ...page } = await idsOfPage(db, query, {
    order: newestOrder(query, redirect),
    where,
    from: (keys) => db.select(keys).from(redirect),
  })
  const rows = await db.select().from(redirect).where(anyOf(redirect.id, ids))
  const targets = await targetsOf(db, rows)
  const data = inOrder(ids, rows).map(
    ({ kind, ...row }): RedirectRow => ({
      ...row,
      kind: kindOf(kind).kind,
      ...(targets.get(`${kind} ${row.target}`) ?? { targetName: null, targetUrl: null }),
    }),
  )
  return { data, ...totals, ...page }
}

/** Removes former addresses, all that are named or none: NOT_FOUND where one is absent. Pages and responses at them are dropped. */
export function removeRedirects(db: Db, ids: readonly number[]): Promise<number[]> {
  return db.transaction(async (tx) => {
    const removed = await tx
      .delete(redirect)
      .where(anyOf(redirect.id, [...ids]))
      .returning()
    if (removed.length < new Set(ids).size) throw new ApiError('NOT_FOUND')
    for (const { kind, target } of removed)
      if (target !== null) await publishInvalidation(tx, cacheTagsFor(kindOf(kind).shown, [target]))
    return removed.map(({ id }) => id)
  })
}
