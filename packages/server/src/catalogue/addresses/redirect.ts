import type { Entity, PageKind } from '@pravesh/contract'
import { and, eq, inArray } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { redirect } from '../../platform/db/tables.ts'
import { type SlugKind, slugKindOf } from './former-slug.ts'

/** Kinds of lasting addresses: a page of its own, or a place in the address of a listing. */
type AddressKind = PageKind | SlugKind
const pageKinds = ['exam', 'article', 'career', 'course', 'counselling'] as const

/** The kind under which former addresses of a catalogue's records are stored; undefined for records without an address. */
export const addressKindOf = ({ table }: Pick<Entity, 'table'>): AddressKind | undefined =>
  pageKinds.find((kind) => kind === table) ?? slugKindOf(table)

/** Stores the old address of a record whose address changed, and removes the new one from the former addresses. */
export async function rememberUrl(tx: Tx, kind: AddressKind, from: string, target: number, to: string): Promise<void> {
  await tx.delete(redirect).where(and(eq(redirect.kind, kind), eq(redirect.url, to)))
  await tx
    .insert(redirect)
    .values({ kind, url: from, target })
    .onConflictDoUpdate({ target: [redirect.kind, redirect.url], set: { target } })
}

/** Stores the current and former addresses of deleted records as gone. */
export async function rememberDeleted(
  tx: Tx,
  kind: AddressKind,
  records: readonly { id: number; url: string }[],
): Promise<void> {
  const deletedTarget = { target: null }
  const ids = records.map(({ id }) => id)
  await tx
    .update(redirect)
    .set(deletedTarget)
    .where(and(eq(redirect.kind, kind), inArray(redirect.target, ids)))
  await tx
    .insert(redirect)
    .values(records.map(({ url }) => ({ kind, url, ...deletedTarget })))
    .onConflictDoUpdate({ target: [redirect.kind, redirect.url], set: deletedTarget })
}

/** The target of an unused address: the id of a record, `gone` where that was deleted, undefined for an unknown address. */
export async function formerTarget(db: Db, kind: AddressKind, url: string): Promise<number | 'gone' | undefined> {
  const [row] = await db
    .select({ target: redirect.target })
    .from(redirect)
    .where(and(eq(redirect.kind, kind), eq(redirect.url, url)))
  return row && (row.target ?? 'gone')
}
