import { ApiError, type BuyerEnquiry, type EnquiryAnswer } from '@pravesh/contract'
import { nameOfInstitute } from '../../../catalogue/institute/found.ts'
import type { Institute } from '../../../catalogue/institute/institute.ts'
import { and, eq, type SQL } from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { nextUpdatedAt } from '../../../platform/db/tables/updated-at.ts'
import { enquiry, enquiryNote } from '../../../platform/db/tables.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { countTry } from '../../../platform/limits/throttle.ts'
import type { NotifyConfig } from '../../../services/mail/notify.ts'
import { logMove } from '../inbox/changes.ts'
import { mailReply } from '../mail-reply.ts'
import { nextStatus } from '../record.ts'
import { readOne } from '../staff/read.ts'
import { insertReply, takeBackReply } from '../take-back.ts'
import { writeEnquiry } from '../write.ts'
import { addressed, type EnquiryGroup, readerOf, readFor } from './list.ts'
import { assigneeIn, logAssignee, markOpened, markUnread } from './work.ts'

/**
 * One enquiry that was addressed to the institute. That this account read its contact is written down, and it is no longer unread for it.
 * NOT_FOUND where there is none.
 */
export async function oneInstituteEnquiry(
  db: Db,
  actor: Actor,
  institute: Institute,
  group: EnquiryGroup,
  id: number,
): Promise<BuyerEnquiry> {
  const where = and(addressed(institute, group), eq(enquiry.id, id))
  const found = await readOne(db, { reader: readerOf(actor), where, select: readFor(db) })
  if (!found) throw new ApiError('NOT_FOUND')
  await markOpened(db, id, actor.account)
  return found
}
const instituteAccess = (actor: Actor, where: SQL | undefined, withoutContact: boolean | undefined) => ({
  async lock(tx: Tx) {
    const [row] = await tx.select().from(enquiry).where(where).for('update')
    if (!row) throw new ApiError('NOT_FOUND')
    return row
  },
  async read(tx: Tx) {
    const record = await readOne(tx, { reader: readerOf(actor), where, select: readFor(tx), withoutContact })
    if (!record) throw new Error('A locked enquiry was not there')
    return record
  },
})
/**
 * Stores a remark, posts a reply, sets a status, an assignee and a follow-up day in one transaction. NOT_FOUND where it is addressed to
 * another institute; INVALID where nobody of it who may answer is the assignee; CONFLICT with the enquiry where it changed after
 * `updatedAt`. Whether it is unread is the caller's own, and changes nothing for others.
 */
export async function answerEnquiry(
  db: Db,
  config: NotifyConfig,
  actor: Actor,
  institute: Institute,
  group: EnquiryGroup,
  { id, updatedAt, unread, withoutContact, ...change }: EnquiryAnswer,
): Promise<BuyerEnquiry> {
  const { remark, reply, call, status, assignee, followUpOn } = change
  if (reply !== undefined) await countTry(db, [['reply', 'buyer', actor.account], 200, 60])
  const where = and(addressed(institute, group), eq(enquiry.id, id))
  return writeEnquiry(db, updatedAt, instituteAccess(actor, where, withoutContact), async (tx, current) => {
    const hasNote = remark !== undefined || reply !== undefined || call !== undefined
    if (hasNote || unread === false) await markOpened(tx, id, actor.account)
    if (unread) await markUnread(tx, id, actor.account)
    if (Object.values(change).every((value) => value === undefined)) return
    const given = assignee ? await assigneeIn(tx, institute, assignee) : assignee
    const note = { enquiry: id, realm: 'buyer' as const, account: actor.account }
    if (remark !== undefined) await tx.insert(enquiryNote).values({ ...note, kind: 'remark', body: remark })
    if (call)
      await tx.insert(enquiryNote).values({ ...note, kind: 'call', outcome: call.outcome, body: call.body ?? '' })
    if (reply !== undefined) {
      if (!current.email)
        throw new ApiError('INVALID', {
          errors: [{ field: 'reply', message: 'They left no e-mail address: call them' }],
        })
      const sent = await insertReply(tx, { ...note, body: reply })
      const asked = { ...current, email: current.email }
      await mailReply(tx, config, asked, { reply, institute: await nameOfInstitute(tx, institute), note: sent })
    }
    const next = status ?? nextStatus(current.status, { replies: reply !== undefined, call }) ?? current.status
    await tx
      .update(enquiry)
      .set({
        status: next,
        ...(given === undefined ? {} : { instituteAssignee: given }),
        ...(followUpOn === undefined ? {} : { instituteFollowUpOn: followUpOn }),
        updatedAt: nextUpdatedAt(enquiry.updatedAt),
      })
      .where(eq(enquiry.id, id))
    const author = { realm: 'buyer' as const, account: actor.account }
    // The log names the follow-up day of whoever set it: this one is the institute's.
    const before = { ...current, followUpOn: current.instituteFollowUpOn }
    await logMove(tx, author, before, { status: next, followUpOn })
    await logAssignee(tx, author, current, given)
  })
}

/** Takes back a reply of this account to an enquiry that was addressed to the institute. NOT_FOUND for another's; CONFLICT once it is sent. */
export const takeBackInstituteReply = (
  db: Db,
  actor: Actor,
  institute: Institute,
  group: EnquiryGroup,
  { id, reply }: { id: number; reply: number },
): Promise<BuyerEnquiry> => {
  const where = and(addressed(institute, group), eq(enquiry.id, id))
  const { read } = instituteAccess(actor, where, false)
  return takeBackReply(db, { realm: 'buyer', account: actor.account }, reply, { where, read })
}
