import { ApiError } from '@pravesh/contract'
import type { Institute } from '../../../catalogue/institute/institute.ts'
import { and, eq, sql } from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { anyOf } from '../../../platform/db/statements/any-of.ts'
import { buyerAccount, enquiryChange, instituteEnquiryOpening } from '../../../platform/db/tables.ts'
import { listAnsweringColleagues } from '../../team/answering.ts'

/** The account of a person of the institute who may answer. INVALID at `assignee` where it is no such person's. */
export async function assigneeIn(tx: Tx, institute: Institute, assignee: number): Promise<number> {
  const colleagues = await listAnsweringColleagues(tx, institute, assignee)
  if (!colleagues.some(({ isSelf }) => isSelf))
    throw new ApiError('INVALID', { errors: [{ field: 'assignee', message: 'No such colleague who may answer' }] })
  return assignee
}

/** Marks an enquiry as opened by a person of an institute since its person's last message. */
export async function markOpened(db: Db | Tx, enquiry: number, account: number): Promise<void> {
  await db.insert(instituteEnquiryOpening).values({ enquiry, account }).onConflictDoNothing()
}
/** Marks an enquiry as not opened by a person of an institute. */
export async function markUnread(tx: Tx, enquiry: number, account: number): Promise<void> {
  const opening = instituteEnquiryOpening
  await tx.delete(opening).where(and(eq(opening.enquiry, enquiry), eq(opening.account, account)))
}

type Assigned = { id: number; reference: string; instituteAssignee: number | null }
/** Writes down by name that an enquiry has another assignee at the institute; nothing where it has not. */
export async function logAssignee(
  tx: Tx,
  author: { realm: 'buyer'; account: number },
  { id, reference, instituteAssignee: before }: Assigned,
  after: number | null = before,
): Promise<void> {
  if (after === before) return
  const names = await tx
    .select({ id: buyerAccount.id, name: sql<string>`coalesce(${buyerAccount.name}, ${buyerAccount.email})` })
    .from(buyerAccount)
    .where(
      anyOf(
        buyerAccount.id,
        [before, after].filter((account) => account !== null),
      ),
    )
  const nameOf = (account: number | null) => names.find((found) => found.id === account)?.name ?? null
  const details = { from: nameOf(before), to: nameOf(after) }
  await tx.insert(enquiryChange).values({ enquiry: id, reference, action: 'assignee', ...author, details })
}
