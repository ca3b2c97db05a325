import {
  ApiError,
  type BuyerEnquiry,
  type BuyerEnquiryRow,
  type EnquiryAnswer,
  type EnquiryKind,
} from '@pravesh/contract'
import { nameOfInstitute } from '../../../catalogue/institute/found.ts'
import type { Institute } from '../../../catalogue/institute/institute.ts'
import { and, eq, inArray, isNull, notInArray, type SQL } from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { nextUpdatedAt } from '../../../platform/db/tables/updated-at.ts'
import { enquiry, enquiryNote } from '../../../platform/db/tables.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { PageQuery } from '../../../platform/http/page.ts'
import { countTry } from '../../../platform/limits/throttle.ts'
import type { NotifyConfig } from '../../../services/mail/notify.ts'
import { masked, maskedIn } from '../../account/masked.ts'
import type { ContactReader } from '../contact-reads.ts'
import { logMove } from '../inbox/changes.ts'
import { staffColumns } from '../inbox/subject.ts'
import { mailReply } from '../mail-reply.ts'
import { nextStatus } from '../record.ts'
import { isOpenEnquiry, isReceivedToday, isReplyDueSoon, isReplyOverdue } from '../reply-by.ts'
import { readOne, readPage, withThreads } from '../staff/read.ts'
import { writeEnquiry } from '../write.ts'

export type EnquiryGroup = 'general' | 'admission'
type InstituteEnquiriesQuery = PageQuery<'id' | 'createdAt' | 'status'> & {
  status?: BuyerEnquiry['status'] | undefined
  kind?: EnquiryKind | undefined
  replyDue?: keyof typeof replyDueFilters | undefined
  received?: 'today' | undefined
}
const replyDueFilters = { open: isOpenEnquiry, soon: isReplyDueSoon, overdue: isReplyOverdue }
const readerOf = ({ account }: Actor): ContactReader => ({ realm: 'buyer', account })
/** Kinds of enquiries in the inbox of admissions; all others are general. */
export const admissionKinds: EnquiryKind[] = ['admission-school', 'admission-college']

/** Addressed to this institute, and of the group. */
const addressed = ({ type, id }: Institute, group: EnquiryGroup): SQL | undefined =>
  and(
    eq(enquiry.instituteType, type),
    eq(enquiry.instituteId, id),
    isNull(enquiry.deletedAt),
    (group === 'admission' ? inArray : notInArray)(enquiry.kind, admissionKinds),
  )

const readFor =
  (db: Db | Tx) =>
  async (where: SQL | undefined, order: SQL[]): Promise<BuyerEnquiry[]> => {
    const rows = await db
      .select(staffColumns)
      .from(enquiry)
      .where(where)
      .orderBy(...order)
    return withThreads(db, 'buyer', rows)
  }
/** An enquiry as a row of a list, without its contact. */
function rowOf({
  mobile,
  email,
  message,
  more: laterMessages,
  remarks,
  replies,
  calls,
  details,
  ...row
}: BuyerEnquiry): BuyerEnquiryRow {
  return {
    ...row,
    maskedMobile: masked(mobile) ?? '',
    maskedEmail: masked(email),
    message: message && maskedIn(message).slice(0, 200),
    laterMessages: laterMessages.length,
  }
}
/**
 * A page of the enquiries addressed to the institute, newest first by default, with masked contacts. A search for a contact is recorded as
 * a read.
 */
export async function listInstituteEnquiries(
  db: Db,
  actor: Actor,
  institute: Institute,
  group: EnquiryGroup,
  q: InstituteEnquiriesQuery,
) {
  const where = and(
    addressed(institute, group),
    q.status ? eq(enquiry.status, q.status) : undefined,
    q.kind ? eq(enquiry.kind, q.kind) : undefined,
    q.replyDue && replyDueFilters[q.replyDue],
    q.received && isReceivedToday,
  )
  const read = readFor(db)
  const select = async (...args: Parameters<typeof read>) => (await read(...args)).map(rowOf)
  return readPage(db, q, { reader: readerOf(actor), where, select })
}
/** One enquiry that was addressed to the institute. That this account read its contact is written down. NOT_FOUND where there is none. */
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
  return found
}
const instituteAccess = (actor: Actor, where: SQL | undefined) => ({
  async lock(tx: Tx) {
    const [row] = await tx.select().from(enquiry).where(where).for('update')
    if (!row) throw new ApiError('NOT_FOUND')
    return row
  },
  async read(tx: Tx) {
    const record = await readOne(tx, { reader: readerOf(actor), where, select: readFor(tx) })
    if (!record) throw new Error('A locked enquiry was not there')
    return record
  },
})
/**
 * Stores a remark, posts a reply and sets a status in one transaction. NOT_FOUND where it is addressed to another institute; CONFLICT with
 * the enquiry where it changed after `updatedAt`.
 */
export async function answerEnquiry(
  db: Db,
  config: NotifyConfig,
  actor: Actor,
  institute: Institute,
  group: EnquiryGroup,
  { id, remark, reply, call, status, updatedAt }: EnquiryAnswer,
): Promise<BuyerEnquiry> {
  if (reply !== undefined) await countTry(db, [['reply', 'buyer', actor.account], 200, 60])
  const where = and(addressed(institute, group), eq(enquiry.id, id))
  return writeEnquiry(db, updatedAt, instituteAccess(actor, where), async (tx, current) => {
    const note = { enquiry: id, realm: 'buyer' as const, account: actor.account }
    if (remark !== undefined) await tx.insert(enquiryNote).values({ ...note, kind: 'remark', body: remark })
    if (call)
      await tx.insert(enquiryNote).values({ ...note, kind: 'call', outcome: call.outcome, body: call.body ?? '' })
    if (reply !== undefined) {
      if (!current.email)
        throw new ApiError('INVALID', {
          errors: [{ field: 'reply', message: 'They left no e-mail address: call them' }],
        })
      await tx.insert(enquiryNote).values({ ...note, kind: 'reply', body: reply })
      const asked = { ...current, email: current.email }
      await mailReply(tx, config, asked, { reply, institute: await nameOfInstitute(tx, institute) })
    }
    const next = status ?? nextStatus(current.status, { replies: reply !== undefined, call }) ?? current.status
    await tx
      .update(enquiry)
      .set({ status: next, updatedAt: nextUpdatedAt(enquiry.updatedAt) })
      .where(eq(enquiry.id, id))
    await logMove(tx, { realm: 'buyer', account: actor.account }, current, { status: next })
  })
}
