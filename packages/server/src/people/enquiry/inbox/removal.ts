import { ApiError, type EnquiryKind } from '@pravesh/contract'
import { and, isNotNull, isNull, type SQL, sql } from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { anyOf } from '../../../platform/db/statements/any-of.ts'
import { nextUpdatedAt } from '../../../platform/db/tables/updated-at.ts'
import { enquiry } from '../../../platform/db/tables.ts'
import { logEnquiryChanges } from './changes.ts'

const restorableMinutes = sql.raw('10')
const isRestorable = sql`${enquiry.deletedAt} > now() - make_interval(mins => ${restorableMinutes})`

/** Sets or clears `deletedAt` of all that are named or, where the condition fails for one, of none: NOT_FOUND. */
async function mark(
  tx: Tx,
  { ids, where, deletedAt }: { ids: readonly number[]; where: SQL | undefined; deletedAt: SQL | null },
) {
  const marked = await tx
    .update(enquiry)
    .set({ deletedAt, updatedAt: nextUpdatedAt(enquiry.updatedAt) })
    .where(and(anyOf(enquiry.id, ids), where))
    .returning({ id: enquiry.id, reference: enquiry.reference })
  if (marked.length === 0 || marked.length !== new Set(ids).size) throw new ApiError('NOT_FOUND')
  return marked
}

/** Deletes all that are named, of one of the kinds where they are named, or none: NOT_FOUND. They can be restored for 10 minutes. */
export function deleteAsStaff(
  db: Db,
  account: number,
  ids: readonly number[],
  kinds?: readonly EnquiryKind[],
): Promise<number[]> {
  return db.transaction(async (tx) => {
    const where = and(isNull(enquiry.deletedAt), kinds && anyOf(enquiry.kind, kinds))
    const deleted = await mark(tx, { ids, where, deletedAt: sql`now()` })
    await logEnquiryChanges(tx, { realm: 'admin', account }, 'deleted', deleted)
    return deleted.map(({ id }) => id)
  })
}

/** Restores all that are named and were deleted in the last 10 minutes, or none: NOT_FOUND. */
export function restoreAsStaff(db: Db, account: number, ids: readonly number[]): Promise<number[]> {
  return db.transaction(async (tx) => {
    const restored = await mark(tx, { ids, where: isRestorable, deletedAt: null })
    await logEnquiryChanges(tx, { realm: 'admin', account }, 'restored', restored)
    return restored.map(({ id }) => id)
  })
}

/** Removes enquiries that were deleted more than 10 minutes ago for good, with notes and messages. The records of contact reads stay. */
export async function removeDeleted(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    const removed = await tx
      .delete(enquiry)
      .where(and(isNotNull(enquiry.deletedAt), sql`not ${isRestorable}`))
      .returning({ id: enquiry.id, reference: enquiry.reference })
    await logEnquiryChanges(tx, null, 'removed', removed)
  })
}

/**
 * Deletes enquiries for good, with notes and messages, at their person's request or when their time is over. Returns their number. The
 * records of contact reads stay.
 */
export async function eraseEnquiries(tx: Tx, where: SQL | undefined): Promise<number> {
  const removed = await tx.delete(enquiry).where(where).returning({ id: enquiry.id, reference: enquiry.reference })
  await logEnquiryChanges(tx, null, 'removed', removed)
  return removed.length
}
