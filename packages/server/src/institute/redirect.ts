import type { InstituteType } from '@pravesh/contract'
import { and, eq } from '../db/drizzle.ts'
import type { Db, Tx } from '../db/index.ts'
import { redirect } from '../db/tables.ts'

export type RedirectKind = InstituteType

/** Keeps the old address of a moved thing, and frees the new one if it was kept for another. */
export async function rememberUrl(tx: Tx, kind: RedirectKind, from: string, target: number, to: string): Promise<void> {
  await tx.delete(redirect).where(and(eq(redirect.kind, kind), eq(redirect.url, to)))
  await tx
    .insert(redirect)
    .values({ kind, url: from, target })
    .onConflictDoUpdate({ target: [redirect.kind, redirect.url], set: { target } })
}
/** The id that an old address leads to. */
export async function movedTo(db: Db, kind: RedirectKind, url: string): Promise<number | undefined> {
  const [row] = await db
    .select()
    .from(redirect)
    .where(and(eq(redirect.kind, kind), eq(redirect.url, url)))
  return row?.target
}
