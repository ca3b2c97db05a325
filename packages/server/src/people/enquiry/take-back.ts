import { ApiError, takeBackSeconds } from '@pravesh/contract'
import { and, desc, eq, type SQL, sql } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { nextUpdatedAt } from '../../platform/db/tables/updated-at.ts'
import { enquiry, enquiryChange, enquiryNote } from '../../platform/db/tables.ts'
import { dropJob, hasJob } from '../../services/jobs/queue.ts'
import { type ChangeAuthor, logMove } from './inbox/changes.ts'

type NewReply = Omit<typeof enquiryNote.$inferInsert, 'id' | 'kind'>
/** Stores a reply in the conversation; returns its id. */
export async function insertReply(tx: Tx, reply: NewReply): Promise<number> {
  const [added] = await tx
    .insert(enquiryNote)
    .values({ ...reply, kind: 'reply' })
    .returning({ id: enquiryNote.id })
  if (!added) throw new Error('An insert answered no row')
  return added.id
}

/** The key and the delay of the job that sends a reply: until it is due, the reply can be taken back. */
export const replyJob = (note: number) => ({ key: `reply:${note}`, delaySeconds: takeBackSeconds })

type Status = typeof enquiry.$inferSelect.status
/** Status from which a reply that is gone moved an enquiry; undefined where a reply since then remains. */
async function statusBefore(tx: Tx, id: number): Promise<Status | undefined> {
  const t = enquiryChange
  const [move] = await tx
    .select({
      from: sql<Status>`${t.details}->>'from'`,
      isOfReply: sql<boolean>`${t.details}->>'to' = 'replied' and not exists (select from enquiry_note n
        where n.enquiry = ${id} and n.kind = 'reply' and n.created_at >= ${t.createdAt})`,
    })
    .from(t)
    .where(and(eq(t.enquiry, id), eq(t.action, 'status')))
    .orderBy(desc(t.id))
    .limit(1)
  return move?.isOfReply ? move.from : undefined
}

/** How a caller reaches the enquiry of a reply. */
type Access<Enquiry> = {
  /** Enquiries that the caller may answer. */
  where: SQL | undefined
  read: (tx: Tx, id: number) => Promise<Enquiry>
}
/**
 * Removes a reply of this author from the conversation with its unsent mail, and returns the enquiry, in the status from before the reply.
 * NOT_FOUND for a reply of another, or of a mail to many; CONFLICT once it is sent, or its seconds are over where there is no mail.
 */
export function takeBackReply<Enquiry>(
  db: Db,
  author: NonNullable<ChangeAuthor>,
  reply: number,
  { where, read }: Access<Enquiry>,
): Promise<Enquiry> {
  const note = enquiryNote
  const ofAuthor = and(eq(note.realm, author.realm), eq(note.account, author.account))
  const ownReply = and(eq(note.id, reply), eq(note.kind, 'reply'), ofAuthor)
  // A mail to many has letters of its own, and is cancelled.
  const isSingle = sql`not exists (select from mass_mail_person p
    where p.enquiry = ${note.enquiry} and p.posted_at = ${note.createdAt})`
  const isRecent = sql`${note.createdAt} > clock_timestamp() - make_interval(secs => ${takeBackSeconds})`
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ row: enquiry })
      .from(enquiry)
      .innerJoin(note, eq(note.enquiry, enquiry.id))
      .where(and(where, ownReply, isSingle))
      .for('update', { of: enquiry })
    if (!found) throw new ApiError('NOT_FOUND')
    const { row } = found
    const removed = await tx.delete(note).where(and(ownReply, isRecent)).returning({ id: note.id })
    const { key } = replyJob(reply)
    // A reply without a mail has no job: its time alone decides.
    const isUnsent = removed.length > 0 && ((await dropJob(tx, key)) || !(await hasJob(tx, key)))
    if (!isUnsent) throw new ApiError('CONFLICT', { message: 'The reply is sent: it cannot be taken back' })
    const status = row.status === 'replied' ? await statusBefore(tx, row.id) : undefined
    await tx
      .update(enquiry)
      .set({ ...(status && { status }), updatedAt: nextUpdatedAt(enquiry.updatedAt) })
      .where(eq(enquiry.id, row.id))
    await logMove(tx, author, row, { status })
    return read(tx, row.id)
  })
}
