import type { AdminEnquiry } from '@pravesh/contract'
import { type AnyPgColumn, and, eq, ilike, type SQL, sql } from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { anyOf } from '../../../platform/db/statements/any-of.ts'
import { adminAccount, enquiryChange } from '../../../platform/db/tables.ts'
import { idFilter, idsOfPage, inOrder, likePattern, newestOrder, type PageQuery } from '../../../platform/http/page.ts'

/** The author of a change; null for a job. */
export type ChangeAuthor = { realm: 'admin' | 'buyer'; account: number } | null
type EnquiryReference = { id: number; reference: string }
type Changeable = EnquiryReference & {
  status: AdminEnquiry['status']
  assignee: number | null
  followUpOn: string | null
}
type Change = {
  status?: AdminEnquiry['status'] | undefined
  assignee?: number | null | undefined
  followUpOn?: string | null | undefined
}
type Action = typeof enquiryChange.$inferInsert.action

/** Name of the account of a row of a log or a note, by its realm; null where none is known. */
export const authorName = ({ realm, account }: { realm: AnyPgColumn; account: AnyPgColumn }): SQL<string | null> =>
  sql<string | null>`case ${realm}
    when 'admin' then (select coalesce(a.name, a.username) from admin_account a where a.id = ${account})
    when 'buyer' then (select coalesce(b.name, b.email) from buyer_account b where b.id = ${account}) end`

/** Writes an entry of the change log for each of these enquiries, in the transaction of the change. */
export async function logEnquiryChanges(
  tx: Tx,
  author: ChangeAuthor,
  action: Action,
  enquiries: readonly EnquiryReference[],
): Promise<void> {
  if (enquiries.length === 0) return
  const rows = enquiries.map(({ id, reference }) => ({ enquiry: id, reference, action, ...author }))
  await tx.insert(enquiryChange).values(rows)
}

/** Writes down that the status, the assignee or the follow-up day of an enquiry changed; nothing where none did. */
export async function logMove(tx: Tx, author: ChangeAuthor, before: Changeable, after: Change): Promise<void> {
  const base = { enquiry: before.id, reference: before.reference, ...author }
  const { status = before.status, assignee = before.assignee, followUpOn = before.followUpOn } = after
  if (status !== before.status)
    await tx.insert(enquiryChange).values({ ...base, action: 'status', details: { from: before.status, to: status } })
  if (followUpOn !== before.followUpOn) {
    const details = { from: before.followUpOn, to: followUpOn }
    await tx.insert(enquiryChange).values({ ...base, action: 'follow-up', details })
  }
  if (assignee === before.assignee) return
  const ids = [before.assignee, assignee].filter((id) => id !== null)
  const names = await tx
    .select({ id: adminAccount.id, name: sql<string>`coalesce(${adminAccount.name}, ${adminAccount.username})` })
    .from(adminAccount)
    .where(anyOf(adminAccount.id, ids))
  const nameOf = (id: number | null) => names.find((found) => found.id === id)?.name ?? null
  await tx
    .insert(enquiryChange)
    .values({ ...base, action: 'assignee', details: { from: nameOf(before.assignee), to: nameOf(assignee) } })
}

/** Writes down which fields of an enquiry were corrected, by their names alone; nothing where none was. */
export async function logEdit(tx: Tx, author: ChangeAuthor, { id, reference }: EnquiryReference, fields: string[]) {
  if (fields.length === 0) return
  await tx.insert(enquiryChange).values({ enquiry: id, reference, action: 'edited', ...author, details: { fields } })
}

type LogQuery = PageQuery<'id' | 'createdAt'> & { enquiry?: number | undefined; action?: Action | undefined }
/** A page of the change log, newest first by default; search matches references. */
export async function listEnquiryChanges(db: Db, q: LogQuery) {
  const t = enquiryChange
  const where = and(
    idFilter(q, t.id),
    q.enquiry === undefined ? undefined : eq(t.enquiry, q.enquiry),
    q.action ? eq(t.action, q.action) : undefined,
    q.search ? ilike(t.reference, likePattern(q.search)) : undefined,
  )
  const { ids, totals, ...page } = await idsOfPage(db, q, {
    order: newestOrder(q, t),
    where,
    from: (keys) => db.select(keys).from(t),
  })
  const { id, action, enquiry, reference, realm, details, createdAt } = t
  const rows = await db
    .select({ id, action, enquiry, reference, realm, by: authorName(t), details, createdAt })
    .from(t)
    .where(anyOf(id, ids))
  return { data: inOrder(ids, rows), ...totals, ...page }
}
