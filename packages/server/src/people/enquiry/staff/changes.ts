import { isDeepStrictEqual } from 'node:util'
import { ApiError, type EnquiryChange, type EnquiryKind, type EnquiryRemark, enquiryExtras } from '@pravesh/contract'
import type { Config } from '../../../platform/config/config.ts'
import { and, eq, inArray, isNull } from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { nextUpdatedAt } from '../../../platform/db/tables/updated-at.ts'
import { adminAccount, enquiry, enquiryNote } from '../../../platform/db/tables.ts'
import { e164 } from '../../../platform/http/request/mobile.ts'
import { countTry } from '../../../platform/limits/throttle.ts'
import { queueMail } from '../../../services/delivery/post.ts'
import { logEdit, logMove } from '../inbox/changes.ts'
import { createEmailDraft, renderEmail } from '../mails/email-template.ts'
import { nextStatus } from '../record.ts'
import { insertReply, replyJob, takeBackReply } from '../take-back.ts'
import { writeEnquiry } from '../write.ts'
import { getAsStaff } from './staff.ts'

type EnquiryRecord = typeof enquiry.$inferSelect
const invalid = (field: string, message: string) => new ApiError('INVALID', { errors: [{ field, message }] })

async function locked(tx: Tx, id: number, kinds?: readonly EnquiryKind[]): Promise<EnquiryRecord> {
  const where = and(eq(enquiry.id, id), isNull(enquiry.deletedAt), kinds && inArray(enquiry.kind, [...kinds]))
  const [row] = await tx.select().from(enquiry).where(where).for('update')
  if (!row) throw new ApiError('NOT_FOUND')
  return row
}
const staffAccess = (account: number, id: number, kinds?: readonly EnquiryKind[], withoutContact?: boolean) => ({
  lock: (tx: Tx) => locked(tx, id, kinds),
  read: (tx: Tx) => getAsStaff(tx, account, id, { withoutContact }),
})
type Move = { status?: EnquiryRecord['status'] | undefined; assignee?: number | null | undefined }
/**
 * The columns that a move sets: a new assignee has the enquiry in hand, an unassigned one is new. INVALID where there is no such
 * administrator.
 */
async function moved(tx: Tx, row: EnquiryRecord, { status, assignee }: Move): Promise<Partial<EnquiryRecord>> {
  if (assignee) {
    const [found] = await tx.select({ id: adminAccount.id }).from(adminAccount).where(eq(adminAccount.id, assignee))
    if (!found) throw invalid('assignee', 'No such administrator')
  }
  const back = assignee === null && row.status === 'assigned' ? 'new' : row.status
  const next = status ?? (assignee && row.status === 'new' ? 'assigned' : back)
  return { status: next, ...(assignee === undefined ? {} : { assignee }) }
}

const personFields = ['name', 'mobile', 'email', 'city', 'state', 'message'] as const
/** Names of the fields whose values differ, those of the kind among them. */
function editedFields(row: EnquiryRecord, set: Partial<EnquiryRecord> & Pick<EnquiryRecord, 'details'>): string[] {
  const ofPerson = personFields.filter((field) => set[field] !== undefined && set[field] !== row[field])
  const names = new Set([...Object.keys(row.details), ...Object.keys(set.details)])
  return [...ofPerson, ...[...names].filter((name) => !isDeepStrictEqual(row.details[name], set.details[name]))]
}

/** Changes the fields named. NOT_FOUND where there is none; CONFLICT with the enquiry where it changed after `updatedAt`. */
export function updateAsStaff(
  db: Db,
  account: number,
  kinds: readonly EnquiryKind[],
  id: number,
  { status, assignee, mobile, name, email, city, state, message, updatedAt, ...extras }: EnquiryChange,
) {
  return writeEnquiry(db, updatedAt, staffAccess(account, id, kinds), async (tx, row) => {
    const allowed = row.kind === 'student' ? [] : Object.keys(enquiryExtras[row.kind])
    const details = { ...row.details }
    for (const [field, value] of Object.entries(extras as Record<string, unknown>)) {
      if (!allowed.includes(field) || value === undefined) continue
      if (value === null) delete details[field]
      else details[field] = value
    }
    const set: Partial<EnquiryRecord> = { ...(await moved(tx, row, { status, assignee })), details }
    if (name !== undefined) set.name = name
    if (mobile !== undefined) set.mobile = e164(mobile)
    if (email !== undefined) set.email = email
    if (city !== undefined) set.city = city || null
    if (state !== undefined) set.state = state || null
    if (message !== undefined) set.message = message || null
    await tx
      .update(enquiry)
      .set({ ...set, updatedAt: nextUpdatedAt(enquiry.updatedAt) })
      .where(eq(enquiry.id, id))
    await logMove(tx, { realm: 'admin', account }, row, set)
    const corrected = editedFields(row, { ...set, details })
    await logEdit(tx, { realm: 'admin', account }, row, corrected)
  })
}

/**
 * Stores a remark, mails a reply, logs a call, sets a follow-up day, assigns and sets a status in one transaction. CONFLICT with the
 * enquiry where it changed after `updatedAt`.
 */
export async function addNoteAsStaff(
  db: Db,
  config: Pick<Config, 'encryptionKeys'>,
  account: number,
  id: number,
  {
    remark,
    reply,
    status,
    assignee,
    call,
    followUpOn,
    updatedAt,
    unread: _isRead,
    withoutContact,
    ...emailFields
  }: EnquiryRemark,
  kinds?: readonly EnquiryKind[],
  /** The body field with the text to the person: errors refer to it. */
  replyField = 'reply',
) {
  const replies = reply !== undefined || emailFields.template !== undefined
  if (replies) await countTry(db, [['reply', 'admin', account], 500, 60])
  const access = staffAccess(account, id, kinds, withoutContact)
  return writeEnquiry(db, updatedAt, access, async (tx, row) => {
    const isChanged = [remark, call, followUpOn, status, assignee].some((value) => value !== undefined)
    // What is read and not changed keeps its version, for whoever else reads it.
    if (!isChanged && !replies) return
    const note = { enquiry: id, realm: 'admin' as const, account }
    if (remark !== undefined) await tx.insert(enquiryNote).values({ ...note, kind: 'remark', body: remark })
    if (replies) {
      // Without an address a grievance's reply is read by its number.
      if (!row.email && row.kind !== 'grievance')
        throw invalid(reply === undefined ? 'template' : replyField, 'They left no e-mail address: call them')
      const mail = renderEmail(await createEmailDraft(tx, { ...emailFields, text: reply }), row)
      const sent = await insertReply(tx, { ...note, body: mail.text })
      if (row.email) await queueMail(tx, config, { to: row.email, ...mail }, replyJob(sent))
    }
    if (call) {
      const { outcome, body = '' } = call
      await tx.insert(enquiryNote).values({ ...note, kind: 'call', outcome, body })
    }
    const set = await moved(tx, row, { status: status ?? nextStatus(row.status, { replies, call }), assignee })
    const followUp = followUpOn === undefined ? {} : { followUpOn }
    await tx
      .update(enquiry)
      .set({ ...set, ...followUp, updatedAt: nextUpdatedAt(enquiry.updatedAt) })
      .where(eq(enquiry.id, id))
    await logMove(tx, { realm: 'admin', account }, row, { ...set, ...followUp })
  })
}

/** Takes back a reply of this administrator. NOT_FOUND for another's; CONFLICT once it is sent. */
export const takeBackAsStaff = (db: Db, account: number, reply: number) =>
  takeBackReply(db, { realm: 'admin', account }, reply, {
    where: isNull(enquiry.deletedAt),
    read: (tx, id) => getAsStaff(tx, account, id),
  })
